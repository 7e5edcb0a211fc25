# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Items, malware, block cards and the pawns they let in: who may carry what, and what it costs (R-120 to R-135)."""

import pieces
from choices import refused
from consequences import event
from deeds import Deeds
from table import Beside, over

ALONE = {"defence": "R-127", "neuroconsole": "R-128", "weapon": "R-129"}
NEEDS = {"neuroconsole": ("icebreaker", "R-128"), "bot": ("icebreaker", "R-131"), "weapon": ("delete", "R-129")}
SPECIAL = ("neuroconsole", "weapon", "drone-weapon")
LETS_IN = {"cracker": ("gentleman-loser", "R-114"), "cyborg": ("cabazia-club", "R-116")}


class Purchases(Deeds):

    def free_cards(self, *uses):
        return [name for name, card in self.cards.items() if card.state in ("supply", "discarded") and (card.use in uses)]

    def pay(self, events, cost, **on):
        self.bonus[self.active] -= cost
        if cost:
            events.append(event("bonus-counters-paid", player=self.active, count=cost, **on))

    def equip(self):
        free = self.free_cards("generic", "bot", "malware", "defence", *SPECIAL)
        if not free:
            return False
        name = self.random.choice(free)
        card = self.cards[name]
        pawns = self.mine()
        if card.use == "malware":
            pawns = [other for other in self.in_cybernet() if self.pawns[other].by not in (None, self.active) or self.chance(0.1)]
        if not pawns:
            return False
        pawn, events = self.random.choice(pawns), []
        refusal = self.why_not_malware(pawn) if card.use == "malware" else self.why_not_carry(pawn, card.use)
        if not refusal and card.cost > self.bonus[self.active]:
            refusal = refused("too-few-bonus", "R-120")
        if refusal:
            return self.say("equip", refusal, card=name, pawn=pawn)
        self.pay(events, card.cost, card=name)
        card.state, card.pawn, card.paid, card.owner = "equipped", pawn, card.cost, self.active
        events.append(event("card-equipped", card=name, pawn=pawn))
        return self.say("equip", events, card=name, pawn=pawn)

    def why_not_malware(self, name):
        """R-139, A-108."""
        pawn = self.pawns[name]
        if pawn.by in (None, self.active):
            return refused("malware-own-pawn", "R-139")
        if not self.is_off("A-108"):
            return None
        if not any(self.pawns[own].at[0] == pawn.at[0] for own in self.mine()):
            return refused("not-same-block", "R-163")
        return refused("slot-taken", "R-163") if {"malware", "generic"} & set(self.uses(name)) else None

    def why_not_carry(self, name, use):
        """R-108, R-126 to R-131, A-102 to A-104."""
        abilities, carried = self.pawns[name].abilities, self.uses(name)
        if name in pieces.DRONES and use != "drone-weapon":
            return refused("drone-carries-none", "R-108")
        if name not in pieces.DRONES and use == "drone-weapon":
            return refused("only-drones", "R-130")
        ability, rule = NEEDS.get(use, (None, None))
        if ability and ability not in abilities:
            return refused(f"needs-{ability}", rule)
        if use in ALONE and use in carried:
            return refused("slot-taken", ALONE[use])
        if self.is_off("A-103") and use in SPECIAL and set(SPECIAL) & set(carried):
            return refused("slot-taken", "A-103")
        if self.is_off("A-102") and use == "generic" and "generic" in carried:
            return refused("slot-taken", "A-102")
        if self.is_off("A-104") and use in ("bot", "neuroconsole") and {"bot", "neuroconsole"} & set(carried):
            return refused("slot-taken", "A-104")
        return None

    def place_card(self):
        """R-134, A-110, A-111."""
        free, own = self.free_cards("block-card"), [block for block, laid in self.laid.items() if laid.owner == self.active]
        if not free or not own or self.edition == pieces.SECOND:
            return False
        name, block, side = self.random.choice(free), self.random.choice(own), self.random.randrange(6)
        cell, card = over(self.laid[block].at, side), self.cards[name]
        walled = self.space_over(block, side) is None and not self.is_off("A-110")
        refusal = None
        if self.taken(cell) and walled:
            return False
        if self.taken(cell):
            refusal = refused("cell-taken", "R-134")
        elif walled:
            refusal = refused("side-without-space", "A-110")
        elif card.cost > self.bonus[self.active]:
            refusal = refused("too-few-bonus", "R-120")
        if refusal:
            return self.say("place-card", refusal, card=name, beside=block, side=side)
        events = []
        self.pay(events, card.cost, card=name)
        card.state, card.paid, card.owner = "cybernet", card.cost, self.active
        self.beside[name] = Beside(cell, block, side, self.active)
        events.append(event("card-placed", card=name, beside=block, at=list(cell)))
        return self.say("place-card", events, card=name, beside=block, side=side)

    def let_in(self):
        """R-114 to R-118."""
        name = self.random.choice(sorted(LETS_IN))
        pawn, (card, rule) = self.pawns[name], LETS_IN[name]
        refusal = None
        if pawn.state != "reserve":
            refusal = refused("already-in-play", rule)
        elif card not in self.beside or self.beside[card].owner != self.active:
            refusal = refused("card-not-placed", rule)
        elif pawn.cost > self.bonus[self.active]:
            refusal = refused("too-few-bonus", rule)
        if refusal:
            return self.chance(0.15) and self.say("enter", refusal, pawn=name)
        events = []
        self.pay(events, pawn.cost, pawn=name)
        pawn.state, pawn.by, pawn.at, pawn.paid, pawn.payer = "cybernet", self.active, (card, "c"), pawn.cost, self.active
        events.append(event("pawn-placed", pawn=name, at=f"{card}/c", player=self.active))
        return self.say("enter", events, pawn=name)
