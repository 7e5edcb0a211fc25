# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""The table of the second reading: what lies where, who may step where, what numbers count. It changes nothing by itself."""

import random
from dataclasses import dataclass, field

import pieces

NEIGHBOURS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
ROOM = {"normal": 1, "double": 2}


@dataclass
class Laid:
    at: tuple
    rotation: int
    owner: str | None = None
    counters: list = field(default_factory=list)
    last_owner: str | None = None


@dataclass
class Icon:
    counter: bool
    won_by: str | None = None


@dataclass
class Beside:
    at: tuple
    block: str
    side: int  # as on the table
    owner: str


def over(cell, side):
    return (cell[0] + NEIGHBOURS[side][0], cell[1] + NEIGHBOURS[side][1])


class Table:
    """`off` are the house rules played the other way."""

    def __init__(self, seed, players, edition=pieces.FIRST, off=()):
        self.random = random.Random(seed)
        self.edition, self.off = edition, set(off)
        if edition == pieces.SECOND:
            self.off |= {"A-045", "A-104", "A-108"}
        self.players = pieces.COLOURS[:players]
        self.pool = {colour: pieces.COUNTERS[players] for colour in self.players}
        self.bonus = {colour: 0 for colour in self.players}
        self.supply, self.choices, self.turn, self.winners, self.over = 24, 0, 0, [], False
        self.faces, self.pawns, self.cards = pieces.faces(self.random, edition), pieces.pawns(self.random), pieces.cards(edition)
        self.laid = {"central-core": Laid((0, 0), 0)}
        self.beside, self.icons = {}, {}
        self.bonus_cards = {block: None for block in ("financial-sector", "ai") if block in self.faces}
        for name, pawn in self.pawns.items():
            colour = name.removeprefix("speedrunner-")
            if colour in self.players:
                pawn.state, pawn.by, pawn.at = "cybernet", colour, ("central-core", "c")
            elif colour in pieces.COLOURS:
                pawn.state = "removed"

    def is_off(self, ruling):
        return ruling in self.off

    # places

    def block_at(self, cell):
        return next((block for block, laid in self.laid.items() if laid.at == cell), None)

    def taken(self, cell):
        """A block card takes its cell, unless A-111 is off."""
        cards = any(card.at == cell for card in self.beside.values()) and not self.is_off("A-111")
        return self.block_at(cell) is not None or cards

    def printed(self, block, side):
        return (side - self.laid[block].rotation) % 6

    def space_over(self, block, side):
        """The space of a laid block that reaches its side, as on the table."""
        wanted = self.printed(block, side)
        return next((name for name, space in self.faces[block].spaces.items() if wanted in space.sides), None)

    def space(self, place):
        return pieces.Space("figure", []) if place[0] in self.beside else self.faces[place[0]].spaces[place[1]]

    def borders(self, block, name, arrows):
        """The places across the borders that a space reaches."""
        face, laid = self.faces[block], self.laid[block]
        for printed in face.spaces[name].sides:
            side = (printed + laid.rotation) % 6
            other = self.block_at(over(laid.at, side))
            there = other and self.space_over(other, (side + 3) % 6)
            if there is not None:
                entered = self.faces[other].arrows.get(self.printed(other, (side + 3) % 6))
                against = face.arrows.get(printed) == "in" or entered == "out"
                if not (arrows and against):
                    yield (other, there)
            yield from ((card, "c") for card, lies in self.beside.items() if lies.block == block and lies.side == side)

    def steps(self, place, arrows=True):
        """The places one step on; without arrows, those next to it."""
        if place[0] in self.beside:
            card = self.beside[place[0]]
            there = self.space_over(card.block, card.side)
            return [] if there is None else [(card.block, there)]
        links = self.faces[place[0]].links
        ends = [end for start, end in links if start == place[1]]
        ends += [] if arrows else [start for start, end in links if end == place[1]]
        return sorted({*((place[0], end) for end in ends), *self.borders(*place, arrows)})

    def has_room(self, place, pawn):
        standing = sum(other.at == place for name, other in self.pawns.items() if name != pawn)
        return standing < ROOM.get(self.space(place).kind, len(self.pawns))

    def ways(self, pawn, most):
        """The places where the pawn may end, each with a shortest path."""
        paths, waiting, ends = {self.pawns[pawn].at: []}, [self.pawns[pawn].at], {}
        while waiting:
            place = waiting.pop(0)
            for step in self.steps(place) if len(paths[place]) < most else ():
                if step not in paths:
                    paths[step] = [*paths[place], step]
                    waiting.append(step)
                    if self.has_room(step, pawn):
                        ends[step] = paths[step]
        return ends

    def in_range(self, pawn, target):
        """R-092, R-086; in the second edition the same block only (R-153)."""
        here, there = self.pawns[pawn].at, self.pawns[target].at
        if here[0] == there[0]:
            return True
        bare = here[1] is None or there[1] is None
        if self.edition == pieces.SECOND or (bare and not self.is_off("A-032")):
            return False

        def stands_on(place):
            return [place] if place[1] is not None else [(place[0], name) for name in self.faces[place[0]].spaces]

        return any(end in self.steps(start, arrows=False) for start in stands_on(here) for end in stands_on(there))

    def whole_corners(self, block):
        """The cells of each icon that this block now completes (R-056, R-057), clockwise: where the supply is short, no
        rule says which goes without."""
        laid, found = self.laid[block], []
        for corner in range(6):
            cells = (over(laid.at, (corner - 1) % 6), over(laid.at, corner))
            others = [self.block_at(cell) for cell in cells]
            if None in others:
                continue
            parts = zip((block, *others), (corner, corner + 2, corner + 4))
            if all(self.faces[one].corners[self.printed(one, at)] for one, at in parts):
                found.append(tuple(sorted((laid.at, *cells))))
        return [cells for cells in found if cells not in self.icons]

    # numbers

    def in_cybernet(self):
        return [name for name, pawn in self.pawns.items() if pawn.state == "cybernet"]

    def carried(self, pawn):
        return [name for name, card in self.cards.items() if card.state == "equipped" and card.pawn == pawn]

    def uses(self, pawn):
        return [self.cards[card].use for card in self.carried(pawn)]

    def eliminating(self, name):
        """R-094 to R-097, A-086, A-088: own dice or the equipment's, then items, then the space."""
        pawn, carried = self.pawns[name], [self.cards[card] for card in self.carried(name)]
        own = next((card for card in carried if card.use == "defence"), pawn)
        ranks = [(own.unshielded, own.shielded)]
        items = [card for card in carried if card.use != "defence"]
        ranks.append((sum((card.unshielded for card in items), []), sum((card.shielded for card in items), [])))
        if pawn.at[1] is not None:
            ranks.append((self.space(pawn.at).unshielded, self.space(pawn.at).shielded))
        if self.is_off("A-086"):
            return {number for rank in ranks for number in rank[0]} - {number for rank in ranks for number in rank[1]}
        numbers = set()
        for unshielded, shielded in ranks:
            numbers = (numbers | set(unshielded)) - set(shielded)
        return numbers

    def icebreaking(self, name):
        """How many dice, how many of them black, and the fixed numbers (R-074 to R-078, A-061)."""
        pawn, carried = self.pawns[name], [self.cards[card] for card in self.carried(name)]
        dice = 1 + sum(card.dice for card in carried) + (self.bonus_cards.get("ai") == pawn.by)
        fixed = {*pawn.fixed, *(number for card in carried for number in card.fixed)}
        return dice, sum(card.dice for card in carried if card.black), fixed

    def score(self, colour):
        """R-020, R-021, A-010, A-011."""
        out = sum(laid.counters.count(colour) for laid in self.laid.values())
        if not self.is_off("A-009"):
            out += sum(pawn.counter == colour for pawn in self.pawns.values())
        owned = self.bonus[colour]
        if not self.is_off("A-011"):
            owned += sum(card.paid for card in self.cards.values() if card.owner == colour)
            owned += sum(pawn.paid for pawn in self.pawns.values() if pawn.payer == colour)
        return out, owned
