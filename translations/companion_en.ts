<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>BlockPainter</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message numerus="yes">
        <source>%n pawn(s) together: %1</source>
        <translation>
            <numerusform>%n pawn: %1</numerusform>
            <numerusform>%n pawns together: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message numerus="yes">
        <source>Catalogue with %n piece(s)</source>
        <translation>
            <numerusform>Catalogue with %n piece</numerusform>
            <numerusform>Catalogue with %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reboot of %1 with %n card(s)</source>
        <translation>
            <numerusform>Reboot of %1 with %n card</numerusform>
            <numerusform>Reboot of %1 with %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n attack skull</numerusform>
            <numerusform>%n attack skulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more control counter(s) on the block</source>
        <translation>
            <numerusform>%n more control counter on the block</numerusform>
            <numerusform>%n more control counters on the block</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every player takes back %n control counter(s)</source>
        <translation>
            <numerusform>every player takes back %n control counter</numerusform>
            <numerusform>every player takes back %n control counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for the player</source>
        <translation>
            <numerusform>%n bonus counter for the player</numerusform>
            <numerusform>%n bonus counters for the player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for every player</source>
        <translation>
            <numerusform>%n bonus counter for every player</numerusform>
            <numerusform>%n bonus counters for every player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) onto the block</source>
        <translation>
            <numerusform>%n bonus counter onto the block</numerusform>
            <numerusform>%n bonus counters onto the block</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding, %n card(s)</source>
        <translation>
            <numerusform>discarding, %n card</numerusform>
            <numerusform>discarding, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die/dice for %2.</source>
        <translation>
            <numerusform>%1 rolls %n die for %2.</numerusform>
            <numerusform>%1 rolls %n dice for %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>%1 places %n control counter(s) on %2.</source>
        <translation>
            <numerusform>%1 places %n control counter on %2.</numerusform>
            <numerusform>%1 places %n control counters on %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n control counter(s) from %2.</source>
        <translation>
            <numerusform>%1 takes back %n control counter from %2.</numerusform>
            <numerusform>%1 takes back %n control counters from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>%1 takes %n bonus counter from %2.</numerusform>
            <numerusform>%1 takes %n bonus counters from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n bonus counter(s).</source>
        <translation>
            <numerusform>%1 gets %n bonus counter.</numerusform>
            <numerusform>%1 gets %n bonus counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) now lie on %1.</source>
        <translation>
            <numerusform>%n bonus counter now lies on %1.</numerusform>
            <numerusform>%n bonus counters now lie on %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n bonus counter(s) for %2.</source>
        <translation>
            <numerusform>%1 pays %n bonus counter for %2.</numerusform>
            <numerusform>%1 pays %n bonus counters for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) go back from %1 to the supply.</source>
        <translation>
            <numerusform>%n bonus counter goes back from %1 to the supply.</numerusform>
            <numerusform>%n bonus counters go back from %1 to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets back %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>%1 gets back %n bonus counter from %2.</numerusform>
            <numerusform>%1 gets back %n bonus counters from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 discards %n card.</numerusform>
            <numerusform>%1 discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s) the game.</source>
        <translation>
            <numerusform>%1 wins the game.</numerusform>
            <numerusform>%1 win the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known to the app taken as the players say.</source>
        <translation>
            <numerusform>%n thing not known to the app taken as the players say.</numerusform>
            <numerusform>%n things not known to the app taken as the players say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept.</source>
        <translation>
            <numerusform>%n card kept.</numerusform>
            <numerusform>%n cards kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn.</source>
        <translation>
            <numerusform>%n card drawn.</numerusform>
            <numerusform>%n cards drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n step(s) to %2.</source>
        <translation>
            <numerusform>%1 moves %n step to %2.</numerusform>
            <numerusform>%1 moves %n steps to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move up to %n space(s) this turn.</source>
        <translation>
            <numerusform>%1 may move up to %n space this turn.</numerusform>
            <numerusform>%1 may move up to %n spaces this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n movement action(s) of %2 for later.</source>
        <translation>
            <numerusform>%1 keeps %n movement action of %2 for later.</numerusform>
            <numerusform>%1 keeps %n movement actions of %2 for later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactLines</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as many spaces as %n die/dice show</source>
        <translation>
            <numerusform>as many spaces as %n die shows</numerusform>
            <numerusform>as many spaces as %n dice show</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n attack skull</numerusform>
            <numerusform>%n attack skulls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice, one black</source>
        <translation>
            <numerusform>Icebreaker with %n more die, a black one</numerusform>
            <numerusform>Icebreaker with %n more dice, one black</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice</source>
        <translation>
            <numerusform>Icebreaker with %n more die</numerusform>
            <numerusform>Icebreaker with %n more dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n bonus counter</numerusform>
            <numerusform>%n bonus counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n attack skull</numerusform>
            <numerusform>%n attack skulls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresWords</name>
    <message numerus="yes">
        <source>All %n control counters were placed in turn %1.</source>
        <translation>
            <numerusform>The only control counter was placed in turn %1.</numerusform>
            <numerusform>All %n control counters were placed in turn %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rolls succeeded</source>
        <translation>
            <numerusform>%1 of %n roll succeeded</numerusform>
            <numerusform>%1 of %n rolls succeeded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice hit, %1 to be expected</source>
        <translation>
            <numerusform>%n die hit, %1 to be expected</numerusform>
            <numerusform>%n dice hit, %1 to be expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bonus icons won</source>
        <translation>
            <numerusform>%1 of %n bonus icon won</numerusform>
            <numerusform>%1 of %n bonus icons won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewTableWords</name>
    <message numerus="yes">
        <source>&quot;%1&quot; is no catalogue: %2 (and %n more problems)</source>
        <translation>
            <numerusform>&quot;%1&quot; is no catalogue: %2 (and %n more problem)</numerusform>
            <numerusform>&quot;%1&quot; is no catalogue: %2 (and %n more problems)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NowWords</name>
    <message numerus="yes">
        <source>%n effect(s) to use</source>
        <translation>
            <numerusform>%n effect to use</numerusform>
            <numerusform>%n effects to use</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) in reach</source>
        <translation>
            <numerusform>%n target in reach</numerusform>
            <numerusform>%n targets in reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) free to pay</source>
        <translation>
            <numerusform>%n bonus counter free to pay</numerusform>
            <numerusform>%n bonus counters free to pay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left</source>
        <translation>
            <numerusform>From the pile, %n block left</numerusform>
            <numerusform>From the pile, %n blocks left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left, beside %1</source>
        <translation>
            <numerusform>From the pile, %n block left, beside %1</numerusform>
            <numerusform>From the pile, %n blocks left, beside %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n bonus counter</numerusform>
            <numerusform>%n bonus counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement action(s)</source>
        <translation>
            <numerusform>%n movement action</numerusform>
            <numerusform>%n movement actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsQuestion</name>
    <message numerus="yes">
        <source>At most %n dice can be counted.</source>
        <translation>
            <numerusform>At most %n die can be counted.</numerusform>
            <numerusform>At most %n dice can be counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Success on %1 with %n dice: %2. The pawn is lost: %3.</source>
        <translation>
            <numerusform>Success on %1 with %n die: %2. The pawn is lost: %3.</numerusform>
            <numerusform>Success on %1 with %n dice: %2. The pawn is lost: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminates on %1 with %n dice: %2.</source>
        <translation>
            <numerusform>Eliminates on %1 with %n die: %2.</numerusform>
            <numerusform>Eliminates on %1 with %n dice: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message numerus="yes">
        <source>+ %n black die/dice</source>
        <translation>
            <numerusform>+ %n black die</numerusform>
            <numerusform>+ %n black dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n die/dice</source>
        <translation>
            <numerusform>+ %n die</numerusform>
            <numerusform>+ %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n die/dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message numerus="yes">
        <source>+%n die(s)</source>
        <translation>
            <numerusform>+%n die</numerusform>
            <numerusform>+%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a roll of %n die(s)</source>
        <translation>
            <numerusform>a roll of %n die</numerusform>
            <numerusform>a roll of %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n bonus counter</numerusform>
            <numerusform>%n bonus counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n attack skull</numerusform>
            <numerusform>%n attack skulls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message numerus="yes">
        <source>%1 now has %n free bonus counter(s).</source>
        <translation>
            <numerusform>%1 now has %n free bonus counter.</numerusform>
            <numerusform>%1 now has %n free bonus counters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingParts</name>
    <message numerus="yes">
        <source>%1 has %n free bonus counter(s).</source>
        <translation>
            <numerusform>%1 has %n free bonus counter.</numerusform>
            <numerusform>%1 has %n free bonus counters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message numerus="yes">
        <source>%1, %2, %n bonus counter(s) on it</source>
        <translation>
            <numerusform>%1, %2, %n bonus counter on it</numerusform>
            <numerusform>%1, %2, %n bonus counters on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the pile</source>
        <translation>
            <numerusform>%n block left in the pile</numerusform>
            <numerusform>%n blocks left in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) left in the supply</source>
        <translation>
            <numerusform>%n bonus counter left in the supply</numerusform>
            <numerusform>%n bonus counters left in the supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n entry(s) could not be saved yet. Play on; the app keeps trying.</source>
        <translation>
            <numerusform>%n entry could not be saved yet. Play on; the app keeps trying.</numerusform>
            <numerusform>%n entries could not be saved yet. Play on; the app keeps trying.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n die/dice.</source>
        <translation>
            <numerusform>Enter %n die.</numerusform>
            <numerusform>Enter %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later entry(s) would come out differently.</source>
        <translation>
            <numerusform>%n later entry would come out differently.</numerusform>
            <numerusform>%n later entries would come out differently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) would be illegal.</source>
        <translation>
            <numerusform>%n entry would be illegal.</numerusform>
            <numerusform>%n entries would be illegal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[%1, %2], turned %3: %n bonus icon(s)</source>
        <translation>
            <numerusform>[%1, %2], turned %3: %n bonus icon</numerusform>
            <numerusform>[%1, %2], turned %3: %n bonus icons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>The table is whole: %n entries.</source>
        <translation>
            <numerusform>The table is whole: %n entry.</numerusform>
            <numerusform>The table is whole: %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries exported.</source>
        <translation>
            <numerusform>%n entry exported.</numerusform>
            <numerusform>%n entries exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n entry imported.</numerusform>
            <numerusform>%n entries imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>presentation::PlayersModel</name>
    <message numerus="yes">
        <source>%n free bonus counter(s)</source>
        <translation>
            <numerusform>%n free bonus counter</numerusform>
            <numerusform>%n free bonus counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CardFlow</name>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <comment>a card&apos;s name</comment>
        <translation>
            <numerusform>%1, %n copy</numerusform>
            <numerusform>%1, %n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FixPanel</name>
    <message numerus="yes">
        <source>The dice showed</source>
        <translation>
            <numerusform>The die showed</numerusform>
            <numerusform>The dice showed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later entries would not be legal any more.</source>
        <translation>
            <numerusform>%n later entry would not be legal any more.</numerusform>
            <numerusform>%n later entries would not be legal any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries come out differently; drawn dice keep their faces.</source>
        <translation>
            <numerusform>%n entry comes out differently; drawn dice keep their faces.</numerusform>
            <numerusform>%n entries come out differently; drawn dice keep their faces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix, drop those %n</source>
        <translation>
            <numerusform>Fix, drop that %n</numerusform>
            <numerusform>Fix, drop those %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HomeScreen</name>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of a table</comment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LogScreen</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n entries are not on disk yet. Play goes on; they are written as soon as it works again.</source>
        <translation>
            <numerusform>%n entry is not on disk yet. Play goes on; it is written as soon as it works again.</numerusform>
            <numerusform>%n entries are not on disk yet. Play goes on; they are written as soon as it works again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken in for every later table: %n piece(s).</source>
        <comment>faces, cards and pawns</comment>
        <translation>
            <numerusform>Taken in for every later table: %n piece.</numerusform>
            <numerusform>Taken in for every later table: %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed. What is wrong with it, %n in all:</source>
        <translation>
            <numerusform>Nothing was changed. What is wrong with it:</numerusform>
            <numerusform>Nothing was changed. What is wrong with it, %n in all:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::NewTableScreen</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n control counters each.</source>
        <translation>
            <numerusform>%n control counter each.</numerusform>
            <numerusform>%n control counters each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switches</source>
        <translation>
            <numerusform>%n switch</numerusform>
            <numerusform>%n switches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlacementPicture</name>
    <message numerus="yes">
        <source>Lay it %1: %n turn(s) legal</source>
        <translation>
            <numerusform>Lay it %1: %n turn legal</numerusform>
            <numerusform>Lay it %1: %n turns legal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RulesScreen</name>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of the rulebook</comment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SettingsScreen</name>
    <message numerus="yes">
        <source>%n remembered</source>
        <translation>
            <numerusform>%n remembered</numerusform>
            <numerusform>%n remembered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Specimen</name>
    <message numerus="yes">
        <source>%n entries are not on disk yet.</source>
        <translation>
            <numerusform>%n entry is not on disk yet.</numerusform>
            <numerusform>%n entries are not on disk yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ZaibatsuScreen</name>
    <message numerus="yes">
        <source>%n minutes are left.</source>
        <translation>
            <numerusform>%n minute is left.</numerusform>
            <numerusform>%n minutes are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This device remembers what is printed on %n piece(s) that this table does not know.</source>
        <translation>
            <numerusform>This device remembers what is printed on %n piece that this table does not know.</numerusform>
            <numerusform>This device remembers what is printed on %n pieces that this table does not know.</numerusform>
        </translation>
    </message>
</context>
</TS>
