# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""What an effect asks the players, and their answers: one after another, in the order in which the questions arose."""

import pieces
from consequences import Consequences, event


def refused(code, rule):
    return {"code": code, "rule": rule}


class Choices(Consequences):

    def __init__(self, *words, **more):
        super().__init__(*words, **more)
        self.said = []  # (command, its events or its refusal)
        self.action_cards = {f"{kind}-{n}": False for kind, copies in (("icebreaker", 14), ("delete", 8), ("reboot", 8))
                             for n in range(1, copies + 1)} if self.edition == pieces.FIRST else {}
        self.active = self.players[0]
        self.pending = []  # (choice, what answers it)

    def say(self, verb, outcome, /, **fields):
        self.said.append(({"type": verb, **fields}, outcome))
        return True

    def chance(self, share):
        return self.random.random() < share

    def roll(self, count):
        return [self.random.randint(1, 6) for _ in range(count)]

    # questions

    def ask(self, events, answer, **what):
        self.choices += 1
        self.pending.append((self.choices, answer))
        events.append(event("choice-opened", choice=self.choices, **what))

    def answer_all(self):
        while self.pending and not self.over:
            choice, answer = self.pending.pop(0)
            answer(choice)
        return True

    def answer(self, choice, events, **how):
        self.say("choose", [event("choice-made", choice=choice), *events], choice=choice, **how)

    def from_the_active(self):
        first = self.players.index(self.active)
        return (*self.players[first:], *self.players[:first])

    def effect_on_placement(self, events, block):
        """R-061, after the icons (A-046)."""
        kind, what = self.faces[block].placed or (None, None)
        if kind:
            events.append(event("effect-fired", source=block, effect=kind, when="placed"))
            effect = {"place-pawn": self.place_pawn, "bonus-to-all": self.bonus_to_all, "attack-all": self.attack_all,
                      "attack-one": self.attack_one, "strip": self.strip_one, "sacrifice-one": self.sacrifice_one,
                      "return-counter": self.return_counter}[kind]
            effect(events, block, what)

    def place_pawn(self, events, block, pawn):
        self.enter(events, pawn, block, None)

    def bonus_to_all(self, events, _block, _count):
        for player in self.from_the_active():
            if self.supply:
                self.supply -= 1
                self.bonus[player] += 1
                events.append(event("bonus-counters-gained", player=player, count=1))

    # attacks

    def attack_all(self, events, _block, skulls):
        """A-052."""
        everybody = self.in_cybernet()
        for names in [[name] for name in everybody] if self.is_off("A-052") else [everybody]:
            self.ask_for_dice(events, names, skulls)

    def ask_for_dice(self, events, names, skulls):
        def answer(choice):
            dice = self.roll(skulls)
            after = [event("dice-rolled", dice=dice)]
            self.strike(after, [name for name in names if self.pawns[name].state == "cybernet"], dice)
            self.answer(choice, after, dice=dice)

        self.ask(events, answer, kind="dice", count=skulls, player=self.active)

    def attack_one(self, events, _block, skulls):
        """First the pawn, then the dice."""
        def answer(choice):
            target, after = self.random.choice(self.in_cybernet()), []
            self.ask_for_dice(after, [target], skulls)
            self.answer(choice, after, pawn=target)

        self.ask(events, answer, kind="pawn", player=self.active, options=self.in_cybernet())

    # pawns and blocks

    def strip_one(self, events, _block, _count):
        laden = [name for name in self.in_cybernet() if self.carried(name)]

        def answer(choice):
            name, after = self.random.choice(laden), []
            for card in self.carried(name):
                self.discard(after, card)
            self.answer(choice, after, pawn=name)

        if laden:
            self.ask(events, answer, kind="pawn", player=self.active, options=laden)

    def sacrifice_one(self, events, _block, _count):
        """Every player with more than one pawn."""
        def answer_of(own):
            def answer(choice):
                name, after = self.random.choice(own), []
                self.eliminate(after, name)
                self.answer(choice, after, pawn=name)
            return answer

        for player in self.from_the_active():
            own = [name for name in self.in_cybernet() if self.pawns[name].by == player]
            if len(own) > 1:
                self.ask(events, answer_of(own), kind="pawn", player=player, options=own)

    def return_counter(self, events, _block, _count):
        def answer_of(player, blocks):
            def answer(choice):
                block, after = self.random.choice(blocks), []
                homeless = self.give_block_back(after, block, player)
                self.ask_for_spaces(after, homeless, block, effect=False)
                self.answer(choice, after, block=block)
            return answer

        for player in self.from_the_active():
            blocks = [block for block, laid in self.laid.items() if player in laid.counters]
            if blocks:
                self.ask(events, answer_of(player, blocks), kind="block", player=player)

    def ask_for_spaces(self, events, homeless, block, effect):
        """A-113: each pawn of a lost block card finds a space; then the block's effect, if it was conquered (R-070)."""
        def answer_of(name):
            def answer(choice):
                spaces = [space for space in self.faces[block].spaces if self.has_room((block, space), name)]
                self.pawns[name].at = (block, self.random.choice(spaces))
                after = [event("pawn-moved", pawn=name)]
                if effect and name == homeless[-1]:
                    self.effect_under_control(after, block, self.active)
                self.answer(choice, after, at="/".join(self.pawns[name].at))
            return answer

        for name in homeless:
            self.ask(events, answer_of(name), kind="place", player=self.pawns[name].by or self.active)
