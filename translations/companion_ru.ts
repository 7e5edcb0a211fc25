<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>BlockPainter</name>
    <message>
        <source>no ICE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Carrying</name>
    <message>
        <source>%1 cannot carry %2. Choose a pawn that can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drone carries nothing but the Automatic Gun. Choose another pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place for %1 is taken, and nothing is taken off by choice. Choose another pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes only to a pawn with the ability Icebreaker. Choose such a pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes only to a pawn with the ability Delete. Choose such a pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes only to a drone. Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malware goes on the pawn of an opponent. Choose one of those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a pawn of your own on the same block. Move one there first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>Face of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pawn card of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Catalogue with %n piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Starting rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement roll of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icebreaker on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reboot of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equip %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the card %1 beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacrifice of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for an effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>the command that ends the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>where the attacked pawn may stand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on this block</source>
        <comment>where the attacked pawn may stand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a block beside it</source>
        <comment>where the attacked pawn may stand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes in, controlled by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its controller gains %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its controller gains the card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack on all pawns, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack on one pawn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more control counter(s) on the block</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every player takes back %n control counter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for the player</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for every player</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) onto the block</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>every player with more than one pawn sacrifices one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>discarding, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>one pawn loses all its cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it serves its controller as Central Core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players do what it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on placement</source>
        <comment>when an effect works</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under control</source>
        <comment>when an effect works</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the beginning of the turn</source>
        <comment>when an effect works</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by its space</source>
        <comment>when an effect works</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by sacrifice</source>
        <comment>when an effect works</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <comment>an effect</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die/dice for %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a pawn for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a player for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a block for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a card for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a space for the pawn %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a space for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decides whether the effect of %2 works.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>Icebreaker on %1 succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icebreaker on %1 fails, and %2 is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icebreaker on %1 fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete on %1 succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete on %1 fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes control of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses control of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n control counter(s) on %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n control counter(s) from %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the bonus counter between %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the bonus icon between %2; it holds no counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus counter(s) from %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n bonus counter(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) now lie on %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n bonus counter(s) for %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) go back from %1 to the supply.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets back %n bonus counter(s) from %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated and waits for Reboot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is eliminated and goes to the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is eliminated and out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes back by Reboot at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is now controlled by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody controls %1 any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 equips %2 on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays for %2 and keeps it for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places the card %2 beside %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes to the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets the bonus card %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus card %1 goes back to the common area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s) the game.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a note of the players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn</source>
        <comment>put by hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players</source>
        <comment>put by hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bonus icons</source>
        <comment>put by hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner</source>
        <comment>put by hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put by hand: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>a sentence, then the players&apos; words</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done although %1 refuses it. Reason: %2</source>
        <comment>a rule, then the players&apos; words</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known to the app taken as the players say.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face of %1 is entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card %1 is entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawn card of %1 is entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening hands: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>a phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is played and lies on the table until recycling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses its icon for %2; it is spent for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places %2 beside %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus icon forms between %1 and gets a bonus counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus icon forms between %1, but no bonus counter is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect of %1, %2: %3.</source>
        <comment>a piece, when, what</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The effect of %1 finds nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open choice falls away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 enters at %2; nobody controls it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 enters at %2, controlled by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n step(s) to %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move up to %n space(s) this turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n movement action(s) of %2 for later.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dice on the table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of the app: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Enter which sides of %1 have a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter which corners of %1 show a bonus part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the ICE of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the spaces of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter how the spaces of %1 are linked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the direction arrows of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the effect of %1 on placement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the effect of %1 under control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the effect of %1 at the beginning of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the attack skulls of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the defence dice of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the cost of %1 in bonus counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter what kind of item %1 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the movement actions of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the actions that %1 gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the own movement of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the abilities of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter whether %1 takes movement from cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the fixed Icebreaker numbers of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the Icebreaker bonus of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the slots of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not entered yet counted as none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not entered yet, so it counted as none. %1</source>
        <comment>a request to enter it follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pawn carries more than one generic item; the rules name no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pawn carries more than one bot; the rules name no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bonus counter was left for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample face was used; its numbers are invented.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recycling phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icebreaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>the ability</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <comment>the ability</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reboot</source>
        <comment>the ability</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central Core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleaner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Speedrunner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue Speedrunner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green Speedrunner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow Speedrunner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probe drone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MK-2 drone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mar II drone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turret drone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hulk drone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyborg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a block and one of its spaces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a name within a sentence, with quotation marks where the language wants them</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>%1 is in use already. Choose another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not give %2. Play a card that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs %2, %3 has %4. Win bonus counters first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no item and no bot. Play it for its action or movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no effect to use now. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This takes %1, not %2.</source>
        <comment>each a number of cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled here: %1. Entered: %2. Enter as many as are rolled.</source>
        <comment>each a number of dice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die shows 1 to 6. Enter one of these numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such choice is open. Look at what is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not among the answers offered. Choose one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice are rolled here. Leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rolls do not decide who starts. Only the tied roll again, until one is highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step leads to %1 from there. A step follows a link or a shared side with a space on both blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrow bars the step to %1. Find a way that follows the arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is full. End the movement on a space with room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This way takes %1, there are %2. Choose a nearer space.</source>
        <comment>each a number of movement actions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2, not %3. Enter what is printed on it.</source>
        <comment>each a number of movement actions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no movement from cards. Use its own movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no movement of its own. Play a card for its movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has used its own movement. It moves again next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not rolled for its movement yet. Roll first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has already rolled for its movement. There is one roll each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no space %1. Choose one that the block has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has to stand on a space. Choose a space of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to a block that touches its own. Choose one of those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The restriction icon keeps %1 from moving. Choose another pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n movement action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stand on %2. Move it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no ICE, so nobody can take control of it. Choose another block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is under control of %2 already. Choose a block that is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is controlled by %2 already. Choose a pawn that is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches its own block and adjacent spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches only pawns on the same block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no ICE dice on its card. Choose a pawn that has some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defence equipment covers the ICE dice of %1. It cannot be taken while it wears it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no control counter left to mark it with. Free one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn cannot use Delete on itself. Choose another target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is your own pawn, and this table does not allow that. Choose another target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches its own block and adjacent spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches only pawns on the same block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no attack skull, so there is no die to roll. Give it a weapon first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a target that stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card keeps %1 safe from Delete. Choose another target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell holds one piece, and %1 would be a second one. Put it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no room for one more pawn. Choose another space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not have that many control counters. Put fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not that many bonus counters. Put fewer, 24 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table has no such piece. Choose one that it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot stand there: there is no such space. Choose a space that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State and place of %1 do not agree. A piece has a place exactly while it is in the Cybernet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would lie beside nothing. Put it beside a block in the Cybernet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn stands on a space of %1 that would vanish. Move the pawn first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Central Core lies at [0, 0] and belongs to nobody. Leave it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays this colour. Choose the colour of a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number for %1 is out of range. Enter one that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has this colour. Choose a free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copies of %1 would differ. Enter them alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would change. Name at least one thing to put by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Place it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has not begun. Enter the starting rolls first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has begun. Starting rolls come before any play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: this is the %1. Go on to the phase it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Only notes and changes by hand are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A choice is still open. Answer it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not controlled by %2. Choose a pawn that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody controls %1, so it does nothing. Choose a pawn of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1. Wait for your own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect of the beginning phase is still to come. Use it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a pawn that stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not have the ability %2. Choose a pawn that has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bears the “cannot” icon for %2. Choose another pawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has used its icon for %2 this turn. Play a card, or wait for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no each-turn icon for %2. Play a card instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not eliminated. Reboot brings back eliminated pawns only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not have the ability Reboot. It returns only by its own entry rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules leave open what %1 would do here. Settle it at the table and do it anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not stand on a block, so Search has no reference block. Move it onto one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer in the pile. Choose a block that has not been placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is empty: there is nothing left to find by Search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell does not touch the reference block, %1. Choose a cell beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is taken. Choose an empty one beside the reference block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Blocks join only where both sides have a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would touch %2 with a wall. Turn it until a side with a space meets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows bar the step into %1 here. Turn it or choose another side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>%1 is not under control of %2. A block card needs a block that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody controls the Central Core, so no block card lies beside it. Choose a block you control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Place the card at a side with a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is taken. Choose an empty one beside the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a block card. Choose one that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 enters only while its block card lies in the Cybernet. Place that card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not enter by paying. It comes by its own entry rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in play already. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>this pawn</source>
        <comment>stands for a pawn&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this card</source>
        <comment>stands for a card&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this space</source>
        <comment>stands for a space&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this action</source>
        <comment>stands for an action&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this piece</source>
        <comment>stands for any piece&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
