# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""What follows from a deed, as the rules say it: each method changes the table and adds the events that must come."""

from table import Icon, Table


def event(what, /, **fields):
    return {"type": what, **fields}


class Consequences(Table):

    def discard(self, events, name):
        """R-122, R-125, A-093."""
        card = self.cards[name]
        if card.paid:
            self.bonus[card.owner] += card.paid
            events.append(event("bonus-counters-returned", player=card.owner, count=card.paid, card=name))
        card.state, card.pawn, card.paid, card.owner = "discarded", None, 0, None
        events.append(event("card-discarded", card=name))

    def lose_what_lies_on(self, events, name):
        """Equipment, what was paid (A-117) and Idoru's counter (A-098, A-122)."""
        pawn = self.pawns[name]
        for card in self.carried(name):
            self.discard(events, card)
        if pawn.paid:
            if self.is_off("A-117"):
                self.supply += pawn.paid
            else:
                self.bonus[pawn.payer] += pawn.paid
            events.append(event("bonus-counters-returned", player=pawn.payer, count=pawn.paid, pawn=name))
        if pawn.counter:
            self.pool[pawn.counter] += 1
            events.append(event("counter-returned", pawn=name, player=pawn.counter, count=1))
        pawn.paid, pawn.payer, pawn.counter = 0, None, None

    def eliminate(self, events, name):
        """R-098, R-099, R-102, R-113."""
        pawn = self.pawns[name]
        self.lose_what_lies_on(events, name)
        waits = "reboot" in pawn.abilities and pawn.by
        pawn.state = "removed" if name == "idoru" else "eliminated" if waits else "reserve"
        events.append(event("pawn-eliminated", pawn=name, to=pawn.state))
        pawn.at = None
        if not waits:
            pawn.by = None

    def figure_space(self, block, name):
        return block, None if name == "hulk-drone" else "c"

    def enter(self, events, name, block, player):
        """R-104, R-106: on the space with its figure; the Hulk on the block alone."""
        pawn = self.pawns[name]
        pawn.state, pawn.by, pawn.at = "cybernet", player, self.figure_space(block, name)
        events.append(event("pawn-placed", pawn=name, at=block if name == "hulk-drone" else f"{block}/c", player=player))

    def change_controller(self, events, name, player):
        """R-087 to R-089, R-112."""
        pawn = self.pawns[name]
        self.lose_what_lies_on(events, name)
        events.append(event("pawn-control-changed", pawn=name, **{"from": pawn.by}, to=player))
        pawn.by = player
        if name == "idoru" and self.pool[player]:
            self.pool[player] -= 1
            pawn.counter = player
            events.append(event("counter-placed", pawn=name, player=player, count=1))
            self.look_for_the_win(events, player)

    def look_for_the_win(self, events, player):
        """R-019, A-008, A-009."""
        holds_idoru = self.is_off("A-009") and any(pawn.counter == player for pawn in self.pawns.values())
        if self.pool[player] == 0 and not holds_idoru:
            self.over, self.winners = True, [player]
            events.append(event("game-won", winners=[player]))

    def lay_counter(self, events, block, player):
        if self.pool[player]:
            self.pool[player] -= 1
            self.laid[block].counters.append(player)
            events.append(event("counter-placed", block=block, player=player, count=1))
        self.look_for_the_win(events, player)

    def take_block(self, events, block, player):
        """R-069, A-064; the pawns that lose their block card are returned (A-113)."""
        laid, former = self.laid[block], self.laid[block].owner
        if former:
            self.pool[former] += len(laid.counters)
            if laid.counters:
                events.append(event("counter-returned", block=block, player=former, count=len(laid.counters)))
            events.append(event("control-lost", block=block, player=former))
        laid.owner, laid.counters = player, []
        self.regained, laid.last_owner = laid.last_owner == player, player
        events.append(event("control-gained", block=block, player=player))
        self.lay_counter(events, block, player)
        if self.over:
            return []
        homeless = self.leave_the_block(events, block, former) if former else []
        self.win_icons(events, block, player)
        return homeless

    def leave_the_block(self, events, block, former):
        """R-135, A-118: bonus card and block cards of the loser."""
        if self.bonus_cards.get(block) == former:
            self.bonus_cards[block] = None
            events.append(event("bonus-card-moved", card=block, **{"from": former}, to=None))
        homeless = []
        for card in [name for name, lies in self.beside.items() if lies.block == block]:
            homeless += [name for name, pawn in self.pawns.items() if pawn.at and pawn.at[0] == card]
            self.discard(events, card)
            del self.beside[card]
        if self.is_off("A-113"):
            for name in homeless:
                self.eliminate(events, name)
            return []
        return homeless

    def win_icons(self, events, block, player):
        """R-082, A-065, A-066."""
        for cells, icon in sorted(self.icons.items()):
            if self.laid[block].at not in cells or icon.won_by:
                continue
            blocks = [self.block_at(cell) for cell in cells]
            if self.is_off("A-066"):
                blocks = [one for one in blocks if self.faces[one].ice is not None]
            if all(self.laid[one].owner == player for one in blocks):
                self.bonus[player] += icon.counter
                found = {"cells": [list(cell) for cell in cells], "counter": icon.counter}
                events.append(event("bonus-counter-won", player=player, **found))
                icon.won_by, icon.counter = player, False

    def give_block_back(self, events, block, player):
        """A player takes back one counter; with the last one control is lost to nobody (A-074)."""
        laid = self.laid[block]
        laid.counters.remove(player)
        self.pool[player] += 1
        events.append(event("counter-returned", block=block, player=player, count=1))
        if laid.counters:
            return []
        laid.owner = None
        events.append(event("control-lost", block=block, player=player))
        kind, what = self.faces[block].controlled or (None, None)
        if kind == "gain-pawn" and self.is_off("A-074") and self.pawns[what].state == "cybernet" and self.pawns[what].by:
            self.change_controller(events, what, None)
        return self.leave_the_block(events, block, player)

    def effect_under_control(self, events, block, player):
        """R-070, R-081, A-071 to A-075."""
        kind, what = self.faces[block].controlled or (None, None)
        away = kind == "gain-pawn" and self.pawns[what].state != "cybernet"
        if not kind or (self.regained and self.is_off("A-075" if away else "A-071")):
            return
        events.append(event("effect-fired", source=block, effect=kind, when="controlled", player=player))
        if kind == "gain-card":
            self.bonus_cards[block] = player
            events.append(event("bonus-card-moved", card=block, **{"from": None}, to=player))
        elif kind == "extra-counter" and self.pool[player]:
            self.lay_counter(events, block, player)
        elif kind == "bonus" and self.supply:
            self.supply -= 1
            self.bonus[player] += 1
            events.append(event("bonus-counters-gained", player=player, count=1))
        elif kind == "gain-pawn":
            self.gain_pawn(events, block, what, player)

    def gain_pawn(self, events, block, name, player):
        pawn = self.pawns[name]
        if pawn.state != "cybernet":
            self.enter(events, name, block, player)
            return
        if pawn.by != player:
            self.change_controller(events, name, player)
        if self.is_off("A-072") and pawn.at != self.figure_space(block, name):
            self.enter(events, name, block, player)

    def form_icons(self, events, block):
        """R-056 to R-060, A-048."""
        for cells in self.whole_corners(block):
            self.icons[cells] = icon = Icon(self.supply > 0)
            self.supply -= icon.counter
            events.append(event("bonus-icon-formed", cells=[list(cell) for cell in cells], counter=icon.counter))

    def strike(self, events, names, dice):
        """A-052, A-085: each pawn of which a die shows an unshielded number."""
        for name in names:
            if self.eliminating(name) & set(dice):
                self.eliminate(events, name)
