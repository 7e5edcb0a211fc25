# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Blocks, pawns and cards of one invented table, drawn from a seed, and the command that enters them as players would."""

from dataclasses import dataclass, field

FIRST, SECOND = "first-2011", "second-2017"
COLOURS = ("red", "blue", "green", "yellow")
DRONES = ("probe-drone", "mar-ii-drone", "turret-drone", "hulk-drone")
GIVES = {"pink-district": "gynoid", "combat-prototypes": "probe-drone", "cleaner-a": "cleaner-a", "cleaner-b": "cleaner-b",
         "cleaner-c": "cleaner-c", "cleaner-d": "cleaner-d", "engineering-war": "mar-ii-drone",
         "military-development": "turret-drone", "armament-research": "hulk-drone"}
FIGURES = {**{block: pawn for block, pawn in GIVES.items() if pawn != "hulk-drone"}, "toei-company": "idoru"}
OTHERS = ("clandestine-broadcast", "sprawl", "yakuza", "antro", "copyleft", "electromagnetic-pulse", "google-ex-machina",
          "financial-sector", "freeside")
ONLY_IN = {FIRST: ("stand-alone-complex", "underground", "mercado-negro", "ai"),
           SECOND: ("hacktivism", "black-clinic", "corporate-scandal", "arms-industry")}
COUNTERS = {2: 10, 3: 8, 4: 6}


@dataclass
class Space:
    kind: str
    sides: list
    shielded: list = field(default_factory=list)
    unshielded: list = field(default_factory=list)
    pawn: str | None = None


@dataclass
class Face:
    sides: list
    corners: list
    ice: list | None
    black: bool = False
    spaces: dict = field(default_factory=dict)
    links: list = field(default_factory=list)  # (from, to), both ways when both stand here
    arrows: dict = field(default_factory=dict)  # printed side: in or out
    placed: tuple | None = None
    controlled: tuple | None = None


@dataclass
class Pawn:
    abilities: tuple
    unshielded: list
    shielded: list
    fixed: list = field(default_factory=list)
    skulls: int = 0
    ice: list | None = None
    own: tuple = ("none", 0)
    card_movement: bool = True
    cost: int | None = None
    state: str = "reserve"
    by: str | None = None
    at: tuple | None = None  # (block or card, space), the space None on a bare block
    rolled: int | None = None
    left: int | None = None
    paid: int = 0
    payer: str | None = None
    counter: str | None = None


@dataclass
class Card:
    use: str
    cost: int
    dice: int = 0
    black: bool = False
    fixed: list = field(default_factory=list)
    skulls: int = 0
    unshielded: list = field(default_factory=list)
    shielded: list = field(default_factory=list)
    state: str = "supply"
    pawn: str | None = None
    paid: int = 0
    owner: str | None = None


def block_names(edition):
    return sorted((*GIVES, "toei-company", *OTHERS, *ONLY_IN[edition]))


def some_links(random, sides):
    """Each space with the middle and with those of the sides next to its own; now and then one way only."""
    links = []
    for side in (side for side in range(6) if sides[side]):
        ends = ["c"] + ([str((side + 1) % 6)] if sides[(side + 1) % 6] else [])
        for end in ends:
            ways = [(str(side), end), (end, str(side))]
            links += ways if random.random() < 0.88 else [random.choice(ways)]
    return links


def some_face(random, block):
    sides = [True] * 6
    while sum(sides) in (0, 1, 2, 6):
        sides = [random.random() < 0.75 for _ in range(6)]
    kinds = ("normal", "normal", "normal", "double")
    spaces = {str(side): Space(random.choice(kinds), [side]) for side in range(6) if sides[side]}
    spaces["c"] = Space("figure", [], pawn=FIGURES[block]) if block in FIGURES else Space(random.choice(("normal", "large")), [])
    for space in spaces.values():
        if random.random() < 0.2:
            shielded, unshielded = random.sample(range(1, 7), 2)
            space.shielded = [shielded] if random.random() < 0.5 else []
            space.unshielded = [unshielded] if random.random() < 0.5 else []
    ice = sorted(random.sample(range(1, 7), random.choice((1, 2, 2, 3, 3))))
    return Face(sides, [random.random() < 0.8 for _ in range(6)], ice,
                random.random() < 0.12, spaces, some_links(random, sides),
                {side: random.choice(("in", "out")) for side in range(6) if sides[side] and random.random() < 0.07})


def faces(random, edition):
    core = Face([True] * 6, [random.random() < 0.5 for _ in range(6)], None, spaces={"c": Space("large", list(range(6)))})
    drawn = {"central-core": core, **{block: some_face(random, block) for block in block_names(edition)}}
    drawn["toei-company"].placed = ("place-pawn", "idoru")
    drawn["electromagnetic-pulse"].placed = ("attack-all", 1)
    drawn["copyleft"].placed = ("bonus-to-all", 1)
    drawn["sprawl"].placed = ("sacrifice-one", 1)
    drawn["google-ex-machina"].placed = ("return-counter", 1)
    drawn["yakuza"].placed = ("strip", 1)
    drawn["clandestine-broadcast"].placed = ("attack-one", 2)
    drawn["antro"].controlled = ("bonus", 1)
    drawn["freeside"].controlled = ("extra-counter", 1)
    for block, pawn in GIVES.items():
        drawn[block].controlled = ("gain-pawn", pawn)
    for block in ("financial-sector", "ai"):
        if block in drawn:
            drawn[block].controlled = ("gain-card", block)
    return drawn


def pawns(random):
    def one(*abilities, **rest):
        numbers = random.sample(range(1, 7), 3)
        return Pawn(abilities, sorted(numbers[:2]), numbers[2:], **rest)

    drawn = {}
    for colour, number in zip(COLOURS, random.sample(range(1, 7), 4)):
        drawn[f"speedrunner-{colour}"] = one("icebreaker", "search", "reboot", fixed=[number])
    for letter in "abcd":
        ice = [random.randint(1, 6)] if random.random() < 0.5 else None
        drawn[f"cleaner-{letter}"] = one("delete", skulls=random.choice((1, 2, 3)), ice=ice)
    moves = (("spaces", 3), ("spaces", 5), ("none", 0), ("blocks", 1))
    for drone, own in zip(DRONES, moves):
        armed = drone != "probe-drone"
        drawn[drone] = one(*(("delete",) if armed else ()), skulls=2 if armed else 0, own=own, card_movement=False)
    drawn["gynoid"] = one(ice=[3])
    drawn["idoru"] = one("search", ice=sorted(random.sample(range(1, 7), 2)))
    drawn["cracker"] = one("icebreaker", fixed=[random.randint(1, 6)], cost=1)
    drawn["cyborg"] = one("delete", skulls=2, own=("roll", 1), card_movement=False, cost=1)
    return drawn


def cards(edition):
    first, second = ("cyberspace-seven-1", "cyberspace-seven-2") if edition == FIRST else ("cyberspace-seven", "7g-ma-mi")
    return {
        "chipware": Card("generic", 1, dice=1, shielded=[3]),
        "nanosoft": Card("generic", 0, dice=1, black=True, shielded=[2, 5], unshielded=[6]),
        "military-exoskeleton": Card("defence", 1, unshielded=[1], shielded=[2, 3]),
        "full-body-prosthesis": Card("defence", 0, unshielded=[5, 6], shielded=[4]),
        "widowmaker": Card("weapon", 1, skulls=2, unshielded=[2]),
        "automatic-gun": Card("drone-weapon", 0, skulls=1),
        "gaspar": Card("bot", 1, fixed=[4], shielded=[1]),
        "durendin": Card("bot", 0, fixed=[2, 5]),
        first: Card("neuroconsole", 0, fixed=[6]),
        second: Card("neuroconsole", 0, fixed=[6]),
        "virus": Card("malware", 0, unshielded=[2]),
        "worm": Card("malware", 1, unshielded=[3]),
        "gentleman-loser": Card("block-card", 0),
        "cabazia-club": Card("block-card", 1),
    }


def told_effect(effect):
    kind, what = effect
    keys = {"place-pawn": "pawn", "gain-pawn": "pawn", "gain-card": "card", "attack-all": "skulls", "attack-one": "skulls"}
    return {"effect": kind, keys.get(kind, "count"): what}


def told_space(name, space, arrows):
    told = {"id": name, "kind": space.kind, "sides": space.sides}
    if space.pawn:
        told["pawn"] = space.pawn
    if space.shielded or space.unshielded:
        told.update(shielded=space.shielded, unshielded=space.unshielded)
    here = {str(side): arrows[side] for side in space.sides if side in arrows}
    return {**told, "arrows": here} if here else told


def told_face(block, face):
    ice = None if face.ice is None else {"numbers": face.ice, "black": face.black}
    told = {"block": block, "sides": face.sides, "corners": face.corners, "ice": ice}
    if block == "central-core":
        return told
    told["spaces"] = [told_space(name, space, face.arrows) for name, space in face.spaces.items()]
    told["links"] = [{"from": start, "to": end, "one_way": (end, start) not in face.links}
                     for i, (start, end) in enumerate(face.links) if (end, start) not in face.links[:i]]
    told["placed"] = told_effect(face.placed) if face.placed else []
    told["controlled"] = told_effect(face.controlled) if face.controlled else []
    return told


def told_pawn(name, pawn):
    told = {"pawn": name, "abilities": list(pawn.abilities), "fixed": pawn.fixed, "skulls": pawn.skulls,
            "defence": {"unshielded": pawn.unshielded, "shielded": pawn.shielded},
            "ice": None if pawn.ice is None else {"numbers": pawn.ice, "black": False}, "card_movement": pawn.card_movement,
            "own_movement": {"kind": pawn.own[0], "count": pawn.own[1]}, "icebreaker": {"dice": 0, "black": False},
            "reboot_by": ["card"]}
    return told if pawn.cost is None else {**told, "cost": pawn.cost}


def told_card(name, card):
    told = {"card": name, "use": card.use, "cost": card.cost}
    if card.dice or card.fixed:
        told["icebreaker"] = {"dice": card.dice, "black": card.black, "fixed": card.fixed}
    if card.skulls:
        told["skulls"] = card.skulls
    if card.unshielded or card.shielded:
        told["defence"] = {"unshielded": card.unshielded, "shielded": card.shielded}
    return {**told, "grants": ["delete"]} if card.use == "drone-weapon" else told


def entered(drawn_faces, drawn_pawns, drawn_cards):
    """The command with which the players enter it all; copies of one card share an entry."""
    once = {name[:-2] if name[-2:] in ("-1", "-2") else name: card for name, card in drawn_cards.items()}
    return {"type": "set-catalogue", "blocks": [told_face(*one) for one in drawn_faces.items()],
            "cards": [told_card(*one) for one in once.items()],
            "pawns": [told_pawn(*one) for one in drawn_pawns.items() if one[1].state != "removed"]}
