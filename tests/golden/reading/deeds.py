# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""What a player may try on his turn. Each deed says its command with what must come of it, or gives up and says False."""

import pieces
from choices import Choices, refused
from consequences import event
from table import Laid, over


class Deeds(Choices):

    def mine(self, fits=lambda pawn: True):
        return [name for name in self.in_cybernet() if self.pawns[name].by == self.active and fits(self.pawns[name])]

    def rule(self, first, second):
        return second if self.edition == pieces.SECOND else first

    def played(self, events, kind):
        """Now and then the action card is named; it then lies on the table till recycling (R-026)."""
        free = [card for card, used in self.action_cards.items() if not used and card.startswith(kind)]
        if not free or self.chance(0.5):
            return {}
        card = self.random.choice(free)
        self.action_cards[card] = True
        events.append(event("card-played", card=card))
        return {"card": card}

    # Search

    def search(self):
        seekers = self.mine(lambda pawn: "search" in pawn.abilities and pawn.at[0] in self.laid)
        pile = [block for block in self.faces if block not in self.laid]
        if not seekers or not pile:
            return False
        name, block = self.random.choice(seekers), self.random.choice(pile)
        reference = self.pawns[name].at[0]
        if self.chance(0.15):
            return self.search_anywhere(name, block, reference)
        places = [(side, rotation) for side in range(6) for rotation in range(6)
                  if self.why_not_there(reference, block, side, rotation) is None]
        if not places:
            return False
        if self.chance(0.7):
            most = max(self.icons_there(reference, block, *place) for place in places)
            places = [place for place in places if self.icons_there(reference, block, *place) == most]
        side, rotation = self.random.choice(places)
        cell = over(self.laid[reference].at, side)
        events = [event("block-placed", block=block, at=list(cell), rotation=rotation, player=self.active)]
        self.laid[block] = Laid(cell, rotation)
        self.form_icons(events, block)
        self.effect_on_placement(events, block)
        self.say("search", events, pawn=name, block=block, at=list(cell), rotation=rotation)
        if self.pending and self.chance(0.2):
            self.say("phase", refused("choice-open", "R-061"))
        return self.answer_all()

    def why_not_there(self, reference, block, side, rotation):
        """R-050 to R-052, in this order."""
        if self.taken(over(self.laid[reference].at, side)):
            return refused("cell-taken", "R-050")
        if not self.faces[reference].sides[self.printed(reference, side)]:
            return refused("reference-side-without-space", "R-051")
        if not self.faces[block].sides[(side + 3 - rotation) % 6]:
            return refused("side-without-space", "R-052")
        return None

    def search_anywhere(self, name, block, reference):
        side, rotation = self.random.randrange(6), self.random.randrange(6)
        refusal = self.why_not_there(reference, block, side, rotation)
        at = list(over(self.laid[reference].at, side))
        return bool(refusal) and self.say("search", refusal, pawn=name, block=block, at=at, rotation=rotation)

    def icons_there(self, reference, block, side, rotation):
        self.laid[block] = Laid(over(self.laid[reference].at, side), rotation)
        count = len(self.whole_corners(block))
        del self.laid[block]
        return count

    # movement

    def move(self):
        walkers = self.mine(lambda pawn: pawn.card_movement)
        if not walkers:
            return False
        actions = self.random.choice((1, 2, 3, 3, 4, 5))
        return self.walk(self.random.choice(walkers), actions, actions=actions) is not None

    def walk(self, name, most, **how):
        """The number of spaces walked; 0 for a refused try, None where no way leads."""
        pawn = self.pawns[name]
        if self.chance(0.12) and self.walk_onto_a_full_space(name, most, **how):
            return 0
        ways = self.ways(name, most)
        if not ways:
            return None
        wanted = [end for end in ways if end[0] in self.laid and end[0] not in ("central-core", pawn.at[0])
                  and self.laid[end[0]].owner != self.active]
        end = self.random.choice(sorted(wanted if wanted and self.chance(0.8) else ways))
        pawn.at = end
        self.say("move", [event("pawn-moved", pawn=name)], pawn=name, path=["/".join(step) for step in ways[end]], **how)
        return len(ways[end])

    def walk_onto_a_full_space(self, name, most, **how):
        path, place = [], self.pawns[name].at
        for _ in range(self.random.randint(1, most)):
            steps = self.steps(place)
            if not steps:
                break
            place = self.random.choice(steps)
            path.append(place)
        if not path or place == self.pawns[name].at or self.has_room(place, name):
            return False
        refusal = refused("space-full", "R-040" if self.space(place).kind == "double" else "R-039")
        return self.say("move", refusal, pawn=name, path=["/".join(step) for step in path], **how)

    def own_movement(self):
        movers = self.mine(lambda pawn: pawn.own[0] != "none")
        if not movers:
            return False
        name = self.random.choice(movers)
        pawn = self.pawns[name]
        kind, count = pawn.own
        if kind == "blocks":
            return self.move_by_blocks(name)
        if kind == "roll" and pawn.rolled is None:
            dice = self.roll(1)
            pawn.rolled = dice[0]
            self.say("roll-movement", [event("dice-rolled"), event("movement-rolled", count=dice[0])], pawn=name, dice=dice)
        count = pawn.rolled if kind == "roll" else count
        ruling, rule = ("A-033", "R-117") if kind == "roll" else ("A-030", "R-119")
        if pawn.left == 0:
            steps = self.steps(pawn.at)
            path = ["/".join(steps[0])] if steps else ["central-core/c"]
            return self.say("move", refused("own-movement-used", rule), pawn=name, path=path, own=True)
        walked = self.walk(name, count if pawn.left is None else pawn.left, own=True)
        if walked:
            pawn.left = (count if pawn.left is None else pawn.left) - walked if self.is_off(ruling) else 0
        return walked is not None

    def move_by_blocks(self, name):
        """R-109, A-031."""
        pawn = self.pawns[name]
        here = pawn.at[0]
        near = {side: self.block_at(over(self.laid[here].at, side)) for side in range(6)}
        side = self.random.choice([side for side, block in near.items() if block])
        walled = self.space_over(here, side) is None or self.space_over(near[side], (side + 3) % 6) is None
        outcome = [event("pawn-moved", pawn=name)]
        if pawn.left == 0:
            outcome = refused("own-movement-used", "R-109")
        elif walled and self.is_off("A-031"):
            outcome = refused("not-adjacent-block", "R-109")
        else:
            pawn.at, pawn.left = (near[side], None), 0
        return self.say("move", outcome, pawn=name, path=[near[side]], own=True)

    # Icebreaker

    def icebreak(self):
        breakers = self.mine(lambda pawn: "icebreaker" in pawn.abilities)
        if not breakers:
            return False
        name = self.random.choice(breakers)
        targets = [other for other in self.in_cybernet() if self.pawns[other].ice and self.pawns[other].by != self.active
                   and self.in_range(name, other)]
        if targets and self.chance(0.4):
            return self.icebreak_pawn(name, self.random.choice(targets))
        block = self.pawns[name].at[0]
        return block in self.laid and self.icebreak_block(name, block)

    def icebreak_block(self, name, block):
        face, laid = self.faces[block], self.laid[block]
        own = laid.owner == self.active
        if face.ice is None or own:
            if not self.chance(0.1):
                return False
            if not own or not self.is_off("A-054"):
                refusal = refused("own-block", self.rule("A-054", "R-154")) if own else refused("no-ice", "R-065")
                return self.say("icebreak", refusal, pawn=name, block=block)
        elif laid.owner and self.chance(0.5):
            return False
        if not own and self.pool[self.active] == 0 and not self.is_off("A-068"):
            return self.say("icebreak", refused("no-counter-left", "A-068"), pawn=name, block=block)
        fatal = face.black or laid.owner is not None
        events, command, success = self.attempt(name, {"block": block}, face.ice, fatal)
        homeless = self.take_block(events, block, self.active) if success and not own else []
        if success and not own and not homeless and not self.over:
            self.effect_under_control(events, block, self.active)
        self.ask_for_spaces(events, homeless, block, effect=True)
        self.say("icebreak", events, **command)
        return self.answer_all()

    def attempt(self, name, target, ice, fatal):
        """R-066 to R-078: the roll and what it means."""
        count, black, numbers = self.icebreaking(name)
        numbers, dice, events = numbers | set(ice), self.roll(count), []
        card = self.played(events, "icebreaker")
        events.append(event("dice-rolled", dice=dice))
        success = bool(numbers & set(dice))
        if success:
            events.append(event("icebreak-succeeded", numbers=sorted(numbers), **target))
        else:
            events.append(event("icebreak-failed", numbers=sorted(numbers), fatal=fatal or black > 0, **target))
            if fatal or black:
                self.eliminate(events, name)
        return events, {"pawn": name, "dice": dice, **target, **card}, success

    def icebreak_pawn(self, name, target):
        """R-085 to R-090, A-078."""
        if "defence" in self.uses(target):
            return self.say("icebreak", refused("ice-covered", "R-090"), pawn=name, target=target)
        if target == "idoru" and self.pool[self.active] == 0 and not self.is_off("A-068"):
            return self.say("icebreak", refused("no-counter-left", "A-068"), pawn=name, target=target)
        other = self.pawns[target]
        fatal = self.is_off("A-078") and other.by is not None
        events, command, success = self.attempt(name, {"target": target}, other.ice, fatal)
        if success:
            self.change_controller(events, target, self.active)
        return self.say("icebreak", events, **command)

    # Delete, Reboot, sacrifice

    def delete(self):
        armed = [name for name in self.mine() if "delete" in self.pawns[name].abilities or "drone-weapon" in self.uses(name)]
        if not armed:
            return False
        name = self.random.choice(armed)
        targets = [other for other in self.in_cybernet()
                   if other != name and (self.pawns[other].by != self.active or self.chance(0.1))]
        near = [other for other in targets if self.in_range(name, other)]
        if not near:
            far = [other for other in targets if self.pawns[other].by != self.active]
            refusal = refused("not-in-range", self.rule("R-092", "R-153"))
            return bool(far) and self.chance(0.1) and self.say("delete", refusal, pawn=name, target=self.random.choice(far))
        target = self.random.choice(near)
        if self.is_off("A-084") and self.pawns[target].by == self.active:
            return self.say("delete", refused("own-pawn", "A-084"), pawn=name, target=target)
        dice = self.roll(self.pawns[name].skulls + sum(self.cards[card].skulls for card in self.carried(name)))
        events, numbers = [], self.eliminating(target)
        card = self.played(events, "delete")
        outcome = "delete-succeeded" if numbers & set(dice) else "delete-failed"
        events += [event("dice-rolled", dice=dice), event(outcome, target=target, numbers=sorted(numbers))]
        self.strike(events, [target], dice)
        return self.say("delete", events, pawn=name, target=target, dice=dice, **card)

    def reboot(self):
        waiting = [name for name, pawn in self.pawns.items() if pawn.state == "eliminated" and pawn.by == self.active]
        if not waiting:
            return False
        name, events = self.random.choice(waiting), []
        self.pawns[name].state, self.pawns[name].at = "cybernet", ("central-core", "c")
        card = self.played(events, "reboot")
        events.append(event("pawn-rebooted", pawn=name, at="central-core/c"))
        return self.say("reboot", events, pawn=name, **card)

    def sacrifice(self):
        pawns, events = self.mine(), []
        if not pawns or not self.chance(0.1):
            return False
        name = self.random.choice(pawns)
        self.eliminate(events, name)
        return self.say("sacrifice", events, pawn=name)
