# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""A second reading of the rules plays whole games, says of each command what must come, and holds the program to it.

The reading knows the rules file and nothing of the sources. Each game has its own blocks, pawns, cards and, but for the
first few, house rules played the other way. `reading_test.py PROGRAM [FIRST LAST]` plays the games of those seeds;
`reading_test.py PROGRAM --write FILE SEED PLAYERS [EDITION]` writes one as a table for golden_test.py to record.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

import pieces
from choices import refused
from consequences import event
from purchases import Purchases

MEMORY = "/dev/shm"
NAMES = ("Ana", "Bo", "Cy", "Di")
TURNS = 60
GAMES = 24
AS_AGREED = 6  # the first games are played without house rules
SWITCHES = ("A-009", "A-011", "A-030", "A-031", "A-032", "A-033", "A-052", "A-054", "A-066", "A-068", "A-071", "A-072",
            "A-074", "A-075", "A-078", "A-084", "A-086", "A-102", "A-103", "A-104", "A-108", "A-110", "A-111", "A-113", "A-117")
ONLY_FIRST = ("A-032", "A-054", "A-084", "A-104", "A-108", "A-110", "A-111", "A-113", "A-117")
# What may stand among the events without being foretold: it changes nothing.
SILENT = ("effect-lapsed",)


class Game(Purchases):

    def begin(self):
        rolls = dict(zip(self.players, ([face] for face in self.random.sample(range(1, 7), len(self.players)))))
        self.active = max(self.players, key=lambda colour: rolls[colour])
        self.say("starting-rolls", [event("start-rolled"), event("turn-began", number=1, player=self.active),
                                    event("phase-began", phase="beginning")], rolls=rolls)
        told = pieces.entered(self.faces, self.pawns, self.cards)
        self.say(told.pop("type"), None, **told)

    def take_turn(self):
        deeds = ((self.search, 4), (self.move, 5), (self.icebreak, 7), (self.delete, 2), (self.equip, 1),
                 (self.place_card, 1), (self.let_in, 1), (self.own_movement, 2), (self.sacrifice, 0.3), (self.reboot, 8))
        self.turn += 1
        self.say("phase", [event("phase-began", phase="action")])
        for _ in range(6 * self.random.randint(4, 8)):
            self.random.choices([deed for deed, _ in deeds], [weight for _, weight in deeds])[0]()
            if self.over:
                return
        self.say("phase", [event("phase-began", phase="recycling")])
        self.action_cards = dict.fromkeys(self.action_cards, False)
        self.active = self.players[(self.players.index(self.active) + 1) % len(self.players)]
        for pawn in self.pawns.values():
            pawn.rolled = pawn.left = None
        self.say("phase", [event("turn-began", number=self.turn + 1, player=self.active), event("phase-began", phase="beginning")])

    def whole(self):
        self.begin()
        while not self.over and self.turn < TURNS:
            self.take_turn()
        if self.over:
            self.say("phase", refused("game-over", "R-019"))
        else:
            scores = {player: self.score(player) for player in self.players}
            self.winners = [player for player in self.players if scores[player] == max(scores.values())]
            self.say("end", [event("game-won", winners=self.winners, time_up=True)])
        return self

    def words(self):
        seats = [word for name, colour in zip(NAMES, self.players) for word in ("--player", f"{name}:{colour}")]
        rules = [word for ruling in sorted(self.off) for word in ("--house-rule", f"{ruling}=off")]
        return ["--game", "zaibatsu", *seats, "--edition", self.edition, *rules]


def plain(place):
    return place and "/".join(part for part in place if part is not None)


def difference(expected, answer):
    """What is wrong with one answer. Events of one command may come in another order, but nothing after the win."""
    if isinstance(expected, dict):
        refusal = answer.get("refusal", {})
        return None if expected == {key: refusal.get(key) for key in expected} else f"expected {expected}"
    if not answer["ok"]:
        return f"expected {expected}"
    if expected is None:
        return None
    came = [one for one in answer["events"] if one["type"] not in SILENT]
    for one in expected:
        found = next((other for other in came if one.items() <= other.items()), None)
        if not found:
            return f"missing {one}"
        came.remove(found)
    won = [one["type"] for one in answer["events"]].count("game-won")
    if won and answer["events"][-1]["type"] != "game-won":
        return "something after the win"
    return f"not foretold {came}" if came else None


def differences_at_the_end(game, show):
    """Every part of the table as the reading has it, beside what the program shows."""
    icons = {tuple(map(tuple, icon["cells"])): (icon["counter"], icon["won_by"]) for icon in show["icons"]}
    yield "icons", icons, {cells: (icon.counter, icon.won_by) for cells, icon in game.icons.items()}
    yield "winners", show["winners"], game.winners
    yield "supply", show["supply"]["bonus"], game.supply
    for one in show["players"]:
        colour = one["colour"]
        maximum = 5 + (game.bonus_cards["financial-sector"] == colour)
        yield colour, (one["bonus"], one["counters"]["pool"], one["hand_max"]), (game.bonus[colour], game.pool[colour], maximum)
    for one in show["blocks"]:
        laid = game.laid[one["block"]]
        yield (one["block"], (tuple(one["at"]), one["rotation"], one["owner"], one["counters"]),
               (laid.at, laid.rotation, laid.owner, laid.counters))
    for one in show["pawns"]:
        pawn = game.pawns[one["pawn"]]
        yield one["pawn"], (one["state"], one["controller"], one["at"]), (pawn.state, pawn.by, plain(pawn.at))
    for one in show["cards"]:
        card = game.cards.get(one["card"])
        if card:
            yield (one["card"], (one["state"], one["pawn"], one["paid"], one["owner"]),
                   (card.state, card.pawn, card.paid, card.owner))


def run(program, words, given=""):
    return subprocess.run([program, *words], input=given, capture_output=True, text=True, check=False).stdout


def first_fault(program, game):
    with tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        table = os.path.join(folder, "table.zbt")
        run(program, ["new", table, *game.words()])
        given = "".join(json.dumps(command) + "\n" for command, _ in game.said)
        answers = [json.loads(line) for line in run(program, ["do", table, "-", "--keep-going"], given).splitlines()]
        show = json.loads(run(program, ["show", table, "--json"]))
    for (command, expected), answer in zip(game.said, answers, strict=True):
        if wrong := difference(expected, answer):
            return f"{json.dumps(command)}\n  {wrong}\n  came {json.dumps(answer)}"
    apart = [one for one in differences_at_the_end(game, show) if one[1] != one[2]]
    return "\n  ".join(f"{name}: shown {shown}, expected {expected}" for name, shown, expected in apart)


def game_of(seed):
    """Two, three and four players in turn; every fourth game of the second edition."""
    edition = pieces.SECOND if seed % 4 == 3 else pieces.FIRST
    draw = random.Random(-1 - seed)
    off = [ruling for ruling in SWITCHES if draw.random() < 0.3 and not (edition == pieces.SECOND and ruling in ONLY_FIRST)]
    return Game(seed, 2 + seed % 3, edition, off if seed >= AS_AGREED else ()).whole()


def write(name, seed, players, edition=pieces.FIRST):
    game = Game(int(seed), int(players), edition).whole()
    with open(name, "w", encoding="utf8") as file:
        for step in ({"new": game.words()}, *({"do": command} for command, _ in game.said)):
            file.write(json.dumps(step, separators=(",", ":")) + "\n")
    print(f"{len(game.said)} commands, {game.turn} turns, won by {' and '.join(game.winners)}")


def main():
    program, *words = sys.argv[1:]
    if words[:1] == ["--write"]:
        write(*words[1:])
        return
    seeds = range(*map(int, words)) if words else range(GAMES)
    commands = faults = 0
    for seed in seeds:
        game = game_of(seed)
        commands += len(game.said)
        if fault := first_fault(program, game):
            faults += 1
            print(f"seed {seed}, {' '.join(game.words())}:\n  {fault}")
    print(f"{len(seeds)} games, {commands} commands, {faults} with a fault")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
