<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AdjustBlock</name>
    <message>
        <source>Turn of the block</source>
        <translation>Orientation du bloc</translation>
    </message>
    <message>
        <source>Another cell</source>
        <translation>Autre emplacement</translation>
    </message>
    <message>
        <source>Back into the pile</source>
        <translation>Remettre dans la pile</translation>
    </message>
    <message>
        <source>Its face</source>
        <translation>Sa face</translation>
    </message>
    <message>
        <source>Counters of %1</source>
        <translation>Compteurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bonus counters on it</source>
        <translation>Compteurs de bonus dessus</translation>
    </message>
    <message>
        <source>Tap the cell where it lies. A tap on it then turns it.</source>
        <translation>Touchez son emplacement. Touchez ensuite le bloc pour le tourner.</translation>
    </message>
    <message>
        <source>Who controls it</source>
        <translation>Qui le contrôle</translation>
    </message>
    <message>
        <source>It lies %1.</source>
        <comment>beside a block</comment>
        <translation>Il est %1.</translation>
    </message>
</context>
<context>
    <name>AdjustCard</name>
    <message>
        <source>Where it is</source>
        <translation>Où elle est</translation>
    </message>
    <message>
        <source>On which pawn</source>
        <translation>Sur quel pion</translation>
    </message>
    <message>
        <source>none yet: tap it, or choose</source>
        <translation>aucun encore&#xa0;: touchez-le ou choisissez</translation>
    </message>
    <message>
        <source>Beside which block</source>
        <translation>À côté de quel bloc</translation>
    </message>
    <message>
        <source>Tap the cell where it lies, or choose it here.</source>
        <translation>Touchez son emplacement, ou choisissez-le ici.</translation>
    </message>
    <message>
        <source>On which side of it</source>
        <translation>De quel côté du bloc</translation>
    </message>
    <message>
        <source>Who paid for it or holds it</source>
        <translation>Qui l’a payée ou la détient</translation>
    </message>
    <message>
        <source>Bonus counters paid for it</source>
        <translation>Compteurs de bonus payés</translation>
    </message>
</context>
<context>
    <name>AdjustChanges</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and what will be of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>goes back into the pile</source>
        <translation>retourne dans la pile</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>contrôlé par %1</translation>
    </message>
    <message>
        <source>counters of %1: %2</source>
        <translation>compteurs (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>bonus counters on it: %1</source>
        <translation>compteurs de bonus dessus&#xa0;: %1</translation>
    </message>
    <message>
        <source>paid: %1</source>
        <translation>payé&#xa0;: %1</translation>
    </message>
    <message>
        <source>paid for by %1</source>
        <translation>payé par %1</translation>
    </message>
    <message>
        <source>counter on its card: %1</source>
        <translation>compteur sur sa carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>each-turn icons used</source>
        <translation>icônes «&#xa0;chaque tour&#xa0;» utilisées</translation>
    </message>
    <message>
        <source>spaces left of its own movement: %1</source>
        <translation>cases restantes du déplacement propre&#xa0;: %1</translation>
    </message>
    <message>
        <source>own movement not begun</source>
        <translation>déplacement propre non commencé</translation>
    </message>
    <message>
        <source>beside %1, at [%2, %3]</source>
        <translation>à côté du bloc %1, en [%2, %3]</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>whose card</comment>
        <translation>à %1</translation>
    </message>
    <message>
        <source>is called %1</source>
        <translation>s’appelle désormais %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>prend la couleur %1</translation>
    </message>
    <message>
        <source>leaves the table</source>
        <translation>quitte la table</translation>
    </message>
    <message>
        <source>is back at the table</source>
        <translation>est de retour à la table</translation>
    </message>
    <message>
        <source>control counters in all: %1</source>
        <translation>compteurs de contrôle en tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>in the Cybernet: %1</source>
        <translation>dans le Cybernet&#xa0;: %1</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>compteurs de bonus libres&#xa0;: %1</translation>
    </message>
    <message>
        <source>opening cards: %1</source>
        <translation>cartes de départ&#xa0;: %1</translation>
    </message>
    <message>
        <source>markers show Black ICE</source>
        <translation>les marqueurs montrent un ICE noir</translation>
    </message>
    <message>
        <source>markers show no Black ICE</source>
        <translation>les marqueurs ne montrent pas d’ICE noir</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>n°&#xa0;%1</translation>
    </message>
    <message>
        <source>Bonus icons</source>
        <translation>Figures de bonus</translation>
    </message>
    <message>
        <source>formed: %1</source>
        <translation>formées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>beside %1 (%2), turned by %3</source>
        <comment>a block, on which side of it</comment>
        <translation>à côté du bloc %1 (%2), orientation %3</translation>
    </message>
    <message>
        <source>in the middle, turned by %1</source>
        <translation>au centre, orientation %1</translation>
    </message>
    <message>
        <source>alone at [%1, %2], turned by %3</source>
        <translation>sans voisin, en [%1, %2], orientation %3</translation>
    </message>
    <message>
        <source>lies %1</source>
        <comment>beside a block</comment>
        <translation>posé %1</translation>
    </message>
</context>
<context>
    <name>AdjustChooser</name>
    <message>
        <source>in the pile</source>
        <translation>dans la pile</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>contrôlé par %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>bloc non contrôlé</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>number %1, %2, %3</source>
        <translation>n°&#xa0;%1, %2, %3</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>compteurs de bonus libres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Players, turn</source>
        <translation>Joueurs, tour</translation>
    </message>
    <message>
        <source>Nothing here has that name.</source>
        <translation>Rien ici ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>AdjustIcons</name>
    <message>
        <source>No icon there</source>
        <translation>Pas de figure ici</translation>
    </message>
    <message>
        <source>A counter lies on it</source>
        <translation>Avec un compteur</translation>
    </message>
    <message>
        <source>Nothing lies on it</source>
        <translation>Sans compteur</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>Bonus icon with %1</source>
        <translation>Figure de bonus avec %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
</context>
<context>
    <name>AdjustParts</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>pas encore choisi</translation>
    </message>
</context>
<context>
    <name>AdjustPawn</name>
    <message>
        <source>Where it is</source>
        <translation>Où il est</translation>
    </message>
    <message>
        <source>On which block or card</source>
        <translation>Sur quel bloc ou quelle carte</translation>
    </message>
    <message>
        <source>Tap the space where it stands, or choose it here.</source>
        <translation>Touchez sa case, ou choisissez-la ici.</translation>
    </message>
    <message>
        <source>On which space</source>
        <translation>Sur quelle case</translation>
    </message>
    <message>
        <source>Bonus counters paid for it</source>
        <translation>Compteurs de bonus payés</translation>
    </message>
    <message>
        <source>Who paid</source>
        <translation>Qui a payé</translation>
    </message>
    <message>
        <source>Whose counter lies on it</source>
        <translation>À qui est le compteur posé dessus</translation>
    </message>
    <message>
        <source>Each-turn icons used this turn</source>
        <translation>Icônes «&#xa0;chaque tour&#xa0;» utilisées ce tour</translation>
    </message>
    <message>
        <source>Spaces left of its own movement (−1: not begun)</source>
        <translation>Cases restantes du déplacement propre (−1&#xa0;: non commencé)</translation>
    </message>
    <message>
        <source>Who controls it</source>
        <translation>Qui le contrôle</translation>
    </message>
</context>
<context>
    <name>AdjustPlayer</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Control counters in the Cybernet</source>
        <translation>Compteurs de contrôle dans le Cybernet</translation>
    </message>
    <message>
        <source>Free bonus counters</source>
        <translation>Compteurs de bonus libres</translation>
    </message>
    <message>
        <source>Control counters in all</source>
        <translation>Compteurs de contrôle en tout</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Cartes de départ</translation>
    </message>
    <message>
        <source>Has left the table</source>
        <translation>A quitté la table</translation>
    </message>
    <message>
        <source>The turn then passes this player by.</source>
        <translation>Son tour est alors sauté.</translation>
    </message>
    <message>
        <source>Control markers show Black ICE</source>
        <translation>Les marqueurs de contrôle montrent un ICE noir</translation>
    </message>
    <message>
        <source>Failing on a block of this player then eliminates the pawn.</source>
        <translation>Un échec sur un bloc de ce joueur élimine alors le pion.</translation>
    </message>
</context>
<context>
    <name>AdjustTurn</name>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Qui a gagné</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation>Numéro du tour</translation>
    </message>
</context>
<context>
    <name>AdjustWords</name>
    <message>
        <source>In the Cybernet</source>
        <translation>Dans le Cybernet</translation>
    </message>
    <message>
        <source>Waits for Reboot</source>
        <translation>Attend un Reboot</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Pas en jeu</translation>
    </message>
    <message>
        <source>Out for the game</source>
        <translation>Hors de la partie</translation>
    </message>
    <message>
        <source>In the deck or a hand</source>
        <translation>Dans la pioche ou en main</translation>
    </message>
    <message>
        <source>On a pawn</source>
        <translation>Sur un pion</translation>
    </message>
    <message>
        <source>Placed beside a block</source>
        <translation>Posée à côté d’un bloc</translation>
    </message>
    <message>
        <source>Held by a player</source>
        <translation>Détenue par un joueur</translation>
    </message>
    <message>
        <source>Played, on the table</source>
        <translation>Jouée, sur la table</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Défaussée</translation>
    </message>
</context>
<context>
    <name>BlockPainter</name>
    <message>
        <source>no ICE</source>
        <translation>sans ICE</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>face non saisie</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n sens</numerusform>
            <numerusform>%n sens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>pile</source>
        <translation>pile</translation>
    </message>
    <message>
        <source>bonus counters left: %1</source>
        <translation>compteurs de bonus restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>sample faces</source>
        <translation>faces d’exemple</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>how long it has been played</comment>
        <translation>tour %1</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>controlled by %1</source>
        <translation>contrôlé par %1</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>face non saisie</translation>
    </message>
    <message>
        <source>Black ICE %1</source>
        <translation>ICE noir %1</translation>
    </message>
    <message>
        <source>ICE %1</source>
        <translation>ICE %1</translation>
    </message>
    <message>
        <source>refused here</source>
        <translation>refusé ici</translation>
    </message>
    <message>
        <source>free place, legal turns: %1</source>
        <translation>emplacement libre, orientations valides&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 would lie here, turn %2</source>
        <translation>%1 serait ici, orientation %2</translation>
    </message>
    <message>
        <source>%1, movement actions: %2</source>
        <translation>%1, actions de déplacement&#xa0;: %2</translation>
    </message>
    <message>
        <source>block card</source>
        <translation>carte de bloc</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>à côté du bloc %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) together: %1</source>
        <translation>
            <numerusform>%n pion&#xa0;: %1</numerusform>
            <numerusform>%n pions ensemble&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>free place for the card</source>
        <translation>emplacement libre pour la carte</translation>
    </message>
</context>
<context>
    <name>Carrying</name>
    <message>
        <source>%1 goes only to a pawn with the ability Icebreaker. Choose such a pawn.</source>
        <translation>La carte %1 ne va que sur un pion doté de la capacité Icebreaker. Choisissez-en un.</translation>
    </message>
    <message>
        <source>%1 goes only to a pawn with the ability Delete. Choose such a pawn.</source>
        <translation>La carte %1 ne va que sur un pion doté de la capacité Delete. Choisissez-en un.</translation>
    </message>
    <message>
        <source>%1 goes only to a drone. Choose one.</source>
        <translation>La carte %1 ne va que sur un drone. Choisissez-en un.</translation>
    </message>
    <message>
        <source>%1 is no pawn of %2 and cannot carry %3. Choose a pawn that is.</source>
        <translation>Le pion %1 n’est pas contrôlé par %2 et ne peut pas porter la carte %3. Choisissez-en un qui l’est.</translation>
    </message>
    <message>
        <source>%1 is carried by a pawn from the start. Choose the pawn.</source>
        <translation>La carte %1 est portée par un pion dès le début. Choisissez ce pion.</translation>
    </message>
    <message>
        <source>%1 is a drone, and drones do not carry %2. Choose another pawn.</source>
        <translation>Le pion %1 est un drone, et les drones ne portent pas la carte %2. Choisissez un autre pion.</translation>
    </message>
    <message>
        <source>%1 has no place left for %2, and nothing is taken off by choice. Choose another pawn.</source>
        <translation>Le pion %1 n’a plus d’emplacement pour la carte %2, et rien ne se retire volontairement. Choisissez un autre pion.</translation>
    </message>
    <message>
        <source>%1 is malware and goes on the pawn of an opponent, which %2 is not. Choose one of those.</source>
        <translation>La carte %1 est un malware et se pose sur un pion adverse&#xa0;; le pion %2 n’en est pas un. Choisissez-en un.</translation>
    </message>
    <message>
        <source>%1 needs a pawn of your own on %2. Move one there first.</source>
        <translation>La carte %1 demande l’un de vos pions sur le bloc %2. Amenez-y d’abord un pion.</translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message>
        <source>played</source>
        <translation>de jeu</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Temps de jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 de jeu</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Temps restant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Temps écoulé</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>Face of %1</source>
        <translation>Face du bloc %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carte %1</translation>
    </message>
    <message>
        <source>Pawn card of %1</source>
        <translation>Carte de pion&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Catalogue with %n piece(s)</source>
        <translation>
            <numerusform>Catalogue de %n pièce</numerusform>
            <numerusform>Catalogue de %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting rolls</source>
        <translation>Jets de départ</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Search&#xa0;: %1</translation>
    </message>
    <message>
        <source>Movement of %1</source>
        <translation>Déplacement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Movement of %1 to %2</source>
        <translation>Déplacement&#xa0;: %1 vers %2</translation>
    </message>
    <message>
        <source>Movement roll of %1</source>
        <translation>Jet de déplacement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Icebreaker on %1</source>
        <translation>Icebreaker sur %1</translation>
    </message>
    <message>
        <source>Delete on %1</source>
        <translation>Delete sur %1</translation>
    </message>
    <message>
        <source>Reboot of %1</source>
        <translation>Reboot&#xa0;: %1</translation>
    </message>
    <message>
        <source>Equip %1 on %2</source>
        <translation>Équiper le pion %2 avec %1</translation>
    </message>
    <message>
        <source>Pay for %1</source>
        <translation>Payer la carte %1</translation>
    </message>
    <message>
        <source>Entry of %1</source>
        <translation>Entrée en jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sacrifice of %1</source>
        <translation>Sacrifice&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choice: %1</source>
        <translation>Choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Roll for an effect</source>
        <translation>Jet pour un effet</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>the command that ends the game</comment>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Modification à la main</translation>
    </message>
    <message>
        <source>Own movement of %1</source>
        <translation>Déplacement propre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Own movement of %1 to %2</source>
        <translation>Déplacement propre&#xa0;: %1 vers %2</translation>
    </message>
    <message numerus="yes">
        <source>Reboot of %1 with %n card(s)</source>
        <translation>
            <numerusform>Reboot avec %n carte&#xa0;: %1</numerusform>
            <numerusform>Reboot avec %n cartes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Place the card %1 beside %2, %3</source>
        <comment>a card, a block, a direction</comment>
        <translation>Poser la carte %1 à côté du bloc %2, %3</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what is done, a pawn</comment>
        <translation>%1, par le pion %2</translation>
    </message>
    <message>
        <source>Effect of %1, %2</source>
        <comment>a piece, one of its spaces</comment>
        <translation>Effet&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1, by the icon of each turn</source>
        <comment>what is done</comment>
        <translation>%1, par l’icône «&#xa0;chaque tour&#xa0;»</translation>
    </message>
</context>
<context>
    <name>EffectFields</name>
    <message>
        <source>What the effect does</source>
        <translation>Ce que fait l’effet</translation>
    </message>
    <message>
        <source>Which pawn</source>
        <translation>Quel pion</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Quelle carte</translation>
    </message>
    <message>
        <source>How far it reaches</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Skulls unknown</source>
        <translation>Crânes inconnus</translation>
    </message>
    <message>
        <source>How many: 1</source>
        <translation>Combien&#xa0;: 1</translation>
    </message>
    <message>
        <source>skulls</source>
        <translation>crânes</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>combien</translation>
    </message>
    <message>
        <source>What the players do</source>
        <translation>Ce que font les joueurs</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n crâne d’attaque</numerusform>
            <numerusform>%n crânes d’attaque</numerusform>
        </translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>n’importe où</translation>
    </message>
    <message>
        <source>on this block</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>sur ce bloc</translation>
    </message>
    <message>
        <source>on a block beside it</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>sur un bloc voisin</translation>
    </message>
    <message>
        <source>%1 comes in, controlled by nobody</source>
        <translation>le pion %1 entre en jeu, sans contrôleur</translation>
    </message>
    <message>
        <source>its controller gains %1</source>
        <translation>son contrôleur obtient le pion %1</translation>
    </message>
    <message>
        <source>its controller gains the card %1</source>
        <translation>son contrôleur obtient la carte %1</translation>
    </message>
    <message>
        <source>attack on all pawns, %1</source>
        <translation>attaque contre tous les pions, %1</translation>
    </message>
    <message>
        <source>attack on one pawn %1, %2</source>
        <translation>attaque contre un pion %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more control counter(s) on the block</source>
        <translation>
            <numerusform>%n compteur de contrôle de plus sur le bloc</numerusform>
            <numerusform>%n compteurs de contrôle de plus sur le bloc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every player takes back %n control counter(s)</source>
        <translation>
            <numerusform>chaque joueur reprend %n compteur de contrôle</numerusform>
            <numerusform>chaque joueur reprend %n compteurs de contrôle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for the player</source>
        <translation>
            <numerusform>%n compteur de bonus pour le joueur</numerusform>
            <numerusform>%n compteurs de bonus pour le joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for every player</source>
        <translation>
            <numerusform>%n compteur de bonus pour chaque joueur</numerusform>
            <numerusform>%n compteurs de bonus pour chaque joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) onto the block</source>
        <translation>
            <numerusform>%n compteur de bonus sur le bloc</numerusform>
            <numerusform>%n compteurs de bonus sur le bloc</numerusform>
        </translation>
    </message>
    <message>
        <source>every player with more than one pawn sacrifices one</source>
        <translation>chaque joueur qui a plus d’un pion en sacrifie un</translation>
    </message>
    <message numerus="yes">
        <source>discarding, %n card(s)</source>
        <translation>
            <numerusform>défausse de %n carte</numerusform>
            <numerusform>défausse de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>one pawn loses all its cards</source>
        <translation>un pion perd toutes ses cartes</translation>
    </message>
    <message>
        <source>it serves its controller as Central Core</source>
        <translation>il sert de Noyau central à son contrôleur</translation>
    </message>
    <message>
        <source>the players do what it says</source>
        <translation>les joueurs font ce qui est écrit</translation>
    </message>
    <message>
        <source>on placement</source>
        <comment>when an effect works</comment>
        <translation>à la pose</translation>
    </message>
    <message>
        <source>under control</source>
        <comment>when an effect works</comment>
        <translation>sous contrôle</translation>
    </message>
    <message>
        <source>at the beginning of the turn</source>
        <comment>when an effect works</comment>
        <translation>au début du tour</translation>
    </message>
    <message>
        <source>by its space</source>
        <comment>when an effect works</comment>
        <translation>par sa case</translation>
    </message>
    <message>
        <source>by sacrifice</source>
        <comment>when an effect works</comment>
        <translation>par sacrifice</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <comment>an effect</comment>
        <translation>%1 (facultatif)</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die/dice for %2.</source>
        <translation>
            <numerusform>%1 lance %n dé pour %2.</numerusform>
            <numerusform>%1 lance %n dés pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a pawn for %2.</source>
        <translation>%1 choisit un pion pour %2.</translation>
    </message>
    <message>
        <source>%1 chooses a player for %2.</source>
        <translation>%1 choisit un joueur pour %2.</translation>
    </message>
    <message>
        <source>%1 chooses a block for %2.</source>
        <translation>%1 choisit un bloc pour %2.</translation>
    </message>
    <message>
        <source>%1 chooses a card for %2.</source>
        <translation>%1 choisit une carte pour %2.</translation>
    </message>
    <message>
        <source>%1 chooses a space for the pawn %2.</source>
        <translation>%1 choisit une case pour le pion %2.</translation>
    </message>
    <message>
        <source>%1 chooses a space for %2.</source>
        <translation>%1 choisit une case pour %2.</translation>
    </message>
    <message>
        <source>%1 decides whether the effect of %2 works.</source>
        <translation>%1 décide si l’effet s’applique&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 chooses whom %2 attacks.</source>
        <translation>%1 choisit qui %2 attaque.</translation>
    </message>
    <message>
        <source>%1 chooses the pawn that is sacrificed for %2.</source>
        <translation>%1 choisit le pion sacrifié pour %2.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 takes control of %2.</source>
        <translation>%1 prend le contrôle du bloc %2.</translation>
    </message>
    <message>
        <source>%1 loses control of %2.</source>
        <translation>%1 perd le contrôle du bloc %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n control counter(s) on %2.</source>
        <translation>
            <numerusform>%1 pose %n compteur de contrôle sur %2.</numerusform>
            <numerusform>%1 pose %n compteurs de contrôle sur %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n control counter(s) from %2.</source>
        <translation>
            <numerusform>%1 reprend %n compteur de contrôle sur %2.</numerusform>
            <numerusform>%1 reprend %n compteurs de contrôle sur %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the bonus counter between %2.</source>
        <translation>%1 gagne le compteur de bonus entre %2.</translation>
    </message>
    <message>
        <source>%1 wins the bonus icon between %2; it holds no counter.</source>
        <translation>%1 gagne la figure de bonus entre %2&#xa0;; elle est sans compteur.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>%1 prend %n compteur de bonus sur %2.</numerusform>
            <numerusform>%1 prend %n compteurs de bonus sur %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n bonus counter(s).</source>
        <translation>
            <numerusform>%1 reçoit %n compteur de bonus.</numerusform>
            <numerusform>%1 reçoit %n compteurs de bonus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) now lie on %1.</source>
        <translation>
            <numerusform>%n compteur de bonus posé sur %1.</numerusform>
            <numerusform>%n compteurs de bonus posés sur %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n bonus counter(s) for %2.</source>
        <translation>
            <numerusform>%1 paie %n compteur de bonus pour %2.</numerusform>
            <numerusform>%1 paie %n compteurs de bonus pour %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) go back from %1 to the supply.</source>
        <translation>
            <numerusform>%n compteur de bonus posé sur %1 revient à la réserve commune.</numerusform>
            <numerusform>%n compteurs de bonus posés sur %1 reviennent à la réserve commune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets back %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>%1 récupère %n compteur de bonus posé sur %2.</numerusform>
            <numerusform>%1 récupère %n compteurs de bonus posés sur %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated and waits for Reboot.</source>
        <translation>Pion éliminé&#xa0;: %1. Il attend un Reboot.</translation>
    </message>
    <message>
        <source>%1 is eliminated and goes to the reserve.</source>
        <translation>Pion éliminé&#xa0;: %1. Il passe en réserve.</translation>
    </message>
    <message>
        <source>%1 is eliminated and out of the game.</source>
        <translation>Pion éliminé&#xa0;: %1. Il quitte la partie.</translation>
    </message>
    <message>
        <source>%1 comes back by Reboot at %2.</source>
        <translation>%1 revient en jeu par Reboot&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is now controlled by %2.</source>
        <translation>Le pion %1 est maintenant contrôlé par %2.</translation>
    </message>
    <message>
        <source>Nobody controls %1 any more.</source>
        <translation>Plus personne ne contrôle le pion %1.</translation>
    </message>
    <message>
        <source>%1 equips %2 on %3.</source>
        <translation>%1 équipe le pion %3 avec %2.</translation>
    </message>
    <message>
        <source>%1 pays for %2 and keeps it for later.</source>
        <translation>%1 paie la carte %2 et la garde pour plus tard.</translation>
    </message>
    <message>
        <source>%1 places the card %2 beside %3.</source>
        <translation>%1 pose la carte %2 à côté du bloc %3.</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile.</source>
        <translation>La carte %1 va à la défausse.</translation>
    </message>
    <message>
        <source>%1 gets the bonus card %2.</source>
        <translation>%1 reçoit la carte bonus %2.</translation>
    </message>
    <message>
        <source>The bonus card %1 goes back to the common area.</source>
        <translation>La carte bonus %1 revient dans la zone commune.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 défausse %n carte.</numerusform>
            <numerusform>%1 défausse %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s) the game.</source>
        <translation>
            <numerusform>%1 gagne la partie.</numerusform>
            <numerusform>%1 gagnent la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a note of the players</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the turn</source>
        <comment>put by hand</comment>
        <translation>le tour</translation>
    </message>
    <message>
        <source>the players</source>
        <comment>put by hand</comment>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>the bonus icons</source>
        <comment>put by hand</comment>
        <translation>les figures de bonus</translation>
    </message>
    <message>
        <source>the winner</source>
        <comment>put by hand</comment>
        <translation>le vainqueur</translation>
    </message>
    <message>
        <source>Put by hand.</source>
        <translation>Modifié à la main.</translation>
    </message>
    <message>
        <source>Put by hand: %1.</source>
        <translation>Modifié à la main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>a sentence, then the players&apos; words</comment>
        <translation>%1 Raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>Done although %1 refuses it. Reason: %2</source>
        <comment>a rule, then the players&apos; words</comment>
        <translation>Fait bien que la règle %1 le refuse. Raison&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known to the app taken as the players say.</source>
        <translation>
            <numerusform>%n donnée inconnue de l’appli, reprise telle que les joueurs l’annoncent.</numerusform>
            <numerusform>%n données inconnues de l’appli, reprises telles que les joueurs les annoncent.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The face of %1 is entered.</source>
        <translation>Face du bloc %1 saisie.</translation>
    </message>
    <message>
        <source>The card %1 is entered.</source>
        <translation>Carte %1 saisie.</translation>
    </message>
    <message>
        <source>The pawn card of %1 is entered.</source>
        <translation>Carte de pion %1 saisie.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>Opening hands: %1.</source>
        <translation>Mains de départ&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Tour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>a phase</comment>
        <translation>Maintenant&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept.</source>
        <translation>
            <numerusform>%n carte gardée.</numerusform>
            <numerusform>%n cartes gardées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn.</source>
        <translation>
            <numerusform>%n carte piochée.</numerusform>
            <numerusform>%n cartes piochées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is played and lies on the table until recycling.</source>
        <translation>La carte %1 est jouée et reste sur la table jusqu’au recyclage.</translation>
    </message>
    <message>
        <source>%1 uses its icon for %2; it is spent for this turn.</source>
        <translation>%1 utilise son icône %2&#xa0;; elle est épuisée pour ce tour.</translation>
    </message>
    <message>
        <source>%1 places %2 beside %3.</source>
        <translation>%1 pose %2 à côté du bloc %3.</translation>
    </message>
    <message>
        <source>%1 places %2.</source>
        <translation>%1 pose %2.</translation>
    </message>
    <message>
        <source>A bonus icon forms between %1 and gets a bonus counter.</source>
        <translation>Une figure de bonus se forme entre %1 et reçoit un compteur de bonus.</translation>
    </message>
    <message>
        <source>A bonus icon forms between %1, but no bonus counter is left.</source>
        <translation>Une figure de bonus se forme entre %1, mais il ne reste plus de compteur de bonus.</translation>
    </message>
    <message>
        <source>Effect of %1, %2: %3.</source>
        <comment>a piece, when, what</comment>
        <translation>Effet (%1, %2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The effect of %1 finds nothing to do.</source>
        <translation>%1&#xa0;: l’effet est sans objet.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Choisi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The roll is made.</source>
        <translation>Le jet est fait.</translation>
    </message>
    <message>
        <source>The open choice falls away.</source>
        <translation>Le choix en attente est annulé.</translation>
    </message>
    <message>
        <source>%1 enters at %2; nobody controls it.</source>
        <translation>Le pion %1 entre en jeu&#xa0;: %2. Personne ne le contrôle.</translation>
    </message>
    <message>
        <source>%1 enters at %2, controlled by %3.</source>
        <translation>Le pion %1, contrôlé par %3, entre en jeu&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n step(s) to %2.</source>
        <translation>
            <numerusform>%1 avance de %n pas&#xa0;: %2.</numerusform>
            <numerusform>%1 avance de %n pas&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move up to %n space(s) this turn.</source>
        <translation>
            <numerusform>%1 peut avancer de %n case au plus pendant ce tour.</numerusform>
            <numerusform>%1 peut avancer de %n cases au plus pendant ce tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n movement action(s) of %2 for later.</source>
        <translation>
            <numerusform>%1 garde pour plus tard %n action de déplacement de la carte %2.</numerusform>
            <numerusform>%1 garde pour plus tard %n actions de déplacement de la carte %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice on the table: %1.</source>
        <translation>Dés sur la table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Dice of the app: %1.</source>
        <translation>Dés de l’appli&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 chooses for %2: %3.</source>
        <comment>player, source, answer</comment>
        <translation>%1 choisit pour %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 rolls for %2.</source>
        <translation>%1 lance les dés pour %2.</translation>
    </message>
    <message>
        <source>%1 succeeds with Icebreaker on %2.</source>
        <translation>%1 utilise Icebreaker sur %2&#xa0;: réussite.</translation>
    </message>
    <message>
        <source>%1 fails with Icebreaker on %2 and is lost.</source>
        <translation>%1 utilise Icebreaker sur %2&#xa0;: échec, et le pion est perdu.</translation>
    </message>
    <message>
        <source>%1 fails with Icebreaker on %2.</source>
        <translation>%1 utilise Icebreaker sur %2&#xa0;: échec.</translation>
    </message>
    <message>
        <source>%1 succeeds with Delete on %2.</source>
        <translation>%1 utilise Delete sur %2&#xa0;: réussite.</translation>
    </message>
    <message>
        <source>%1 fails with Delete on %2.</source>
        <translation>%1 utilise Delete sur %2&#xa0;: échec.</translation>
    </message>
    <message>
        <source>Everybody has left the table, so nobody wins.</source>
        <translation>Tout le monde a quitté la table&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>%1 has left the table</source>
        <comment>put by hand</comment>
        <translation>%1 a quitté la table</translation>
    </message>
    <message>
        <source>%1 is back at the table</source>
        <comment>put by hand</comment>
        <translation>%1 est de retour à la table</translation>
    </message>
    <message>
        <source>%1 fills the hand.</source>
        <translation>%1 complète sa main.</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>pas de passage</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>dans les deux sens</translation>
    </message>
    <message>
        <source>only out</source>
        <translation>sortie seule</translation>
    </message>
    <message>
        <source>only in</source>
        <translation>entrée seule</translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>placer un pion</translation>
    </message>
    <message>
        <source>gain a pawn</source>
        <translation>obtenir un pion</translation>
    </message>
    <message>
        <source>gain a card</source>
        <translation>obtenir une carte</translation>
    </message>
    <message>
        <source>attack all</source>
        <translation>attaquer tous les pions</translation>
    </message>
    <message>
        <source>attack one</source>
        <translation>attaquer un pion</translation>
    </message>
    <message>
        <source>extra counter</source>
        <translation>compteur en plus</translation>
    </message>
    <message>
        <source>counter back</source>
        <translation>reprendre un compteur</translation>
    </message>
    <message>
        <source>bonus counter</source>
        <translation>compteur de bonus</translation>
    </message>
    <message>
        <source>bonus to all</source>
        <translation>bonus pour tous</translation>
    </message>
    <message>
        <source>bonus on the block</source>
        <translation>bonus sur le bloc</translation>
    </message>
    <message>
        <source>sacrifice one</source>
        <translation>sacrifier un pion</translation>
    </message>
    <message>
        <source>discard cards</source>
        <translation>défausser des cartes</translation>
    </message>
    <message>
        <source>strip a pawn</source>
        <translation>dépouiller un pion</translation>
    </message>
    <message>
        <source>acts as the Core</source>
        <translation>sert de Noyau</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>une note</translation>
    </message>
    <message>
        <source>Way to %1: %2</source>
        <translation>Passage, direction %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>NE</source>
        <comment>north-east</comment>
        <translation>NE</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>south-east</comment>
        <translation>SE</translation>
    </message>
    <message>
        <source>SW</source>
        <comment>south-west</comment>
        <translation>SO</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>NW</source>
        <comment>north-west</comment>
        <translation>NO</translation>
    </message>
    <message>
        <source>Over the border, %1: %2</source>
        <translation>Par le bord, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>reach of an attack</comment>
        <translation>n’importe où</translation>
    </message>
    <message>
        <source>on this block</source>
        <comment>reach of an attack</comment>
        <translation>sur ce bloc</translation>
    </message>
    <message>
        <source>on a block beside it</source>
        <comment>reach of an attack</comment>
        <translation>sur un bloc voisin</translation>
    </message>
</context>
<context>
    <name>FactLines</name>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>no ICE</source>
        <translation>sans ICE</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE noir</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Déplacement propre</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as many spaces as %n die/dice show</source>
        <translation>
            <numerusform>autant de cases que donne %n dé</numerusform>
            <numerusform>autant de cases que donnent %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n bloc</numerusform>
            <numerusform>%n blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>deux pions</translation>
    </message>
    <message>
        <source>any number of pawns</source>
        <translation>autant de pions que l’on veut</translation>
    </message>
    <message>
        <source>figure space</source>
        <translation>case de pion</translation>
    </message>
    <message>
        <source>shielded defence %1</source>
        <comment>numbers</comment>
        <translation>défense blindée %1</translation>
    </message>
    <message>
        <source>defence %1</source>
        <comment>numbers</comment>
        <translation>défense %1</translation>
    </message>
    <message>
        <source>only out over the border</source>
        <translation>sortie seule par le bord</translation>
    </message>
    <message>
        <source>only in over the border</source>
        <translation>entrée seule par le bord</translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>limite de main %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n crâne d’attaque</numerusform>
            <numerusform>%n crânes d’attaque</numerusform>
        </translation>
    </message>
    <message>
        <source>generic item</source>
        <translation>objet générique</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>neuroconsole</source>
        <translation>neuroconsole</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>weapon of drones</source>
        <translation>arme de drone</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>malware</source>
        <translation>malware</translation>
    </message>
    <message>
        <source>block card</source>
        <translation>carte de bloc</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>carte d’action</translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice, one black</source>
        <translation>
            <numerusform>Icebreaker avec %n dé de plus, noir</numerusform>
            <numerusform>Icebreaker avec %n dés de plus, dont un noir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice</source>
        <translation>
            <numerusform>Icebreaker avec %n dé de plus</numerusform>
            <numerusform>Icebreaker avec %n dés de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>fixed numbers %1</source>
        <translation>nombres fixes %1</translation>
    </message>
    <message>
        <source>against others&apos; blocks</source>
        <translation>contre les blocs des autres</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>à renseigner</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no effect, no ability</comment>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>FactRows</name>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1&#xa0;: à renseigner</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>à renseigner</translation>
    </message>
    <message>
        <source>%1: another number</source>
        <translation>%1&#xa0;: autre nombre</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>a roll</source>
        <translation>un jet</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Combien de dés</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE noir</translation>
    </message>
    <message>
        <source>Unshielded</source>
        <translation>Non blindé</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>Shielded</source>
        <translation>Blindé</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>à l’abri</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Nombres fixes</translation>
    </message>
    <message>
        <source>succeed too</source>
        <translation>réussissent aussi</translation>
    </message>
    <message>
        <source>One of them is black</source>
        <translation>L’un d’eux est noir</translation>
    </message>
    <message>
        <source>Only against blocks of others</source>
        <translation>Contre les blocs des autres seulement</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Enter which sides of %1 have a space.</source>
        <translation>%1&#xa0;: saisissez quels côtés ont une case.</translation>
    </message>
    <message>
        <source>Enter which corners of %1 show a bonus part.</source>
        <translation>%1&#xa0;: saisissez quels coins montrent un fragment de bonus.</translation>
    </message>
    <message>
        <source>Enter the ICE of %1.</source>
        <translation>%1&#xa0;: saisissez l’ICE.</translation>
    </message>
    <message>
        <source>Enter the spaces of %1.</source>
        <translation>%1&#xa0;: saisissez les cases.</translation>
    </message>
    <message>
        <source>Enter how the spaces of %1 are linked.</source>
        <translation>%1&#xa0;: saisissez comment les cases sont reliées.</translation>
    </message>
    <message>
        <source>Enter the direction arrows of %1.</source>
        <translation>%1&#xa0;: saisissez les flèches de direction.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 on placement.</source>
        <translation>%1&#xa0;: saisissez l’effet à la pose.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 under control.</source>
        <translation>%1&#xa0;: saisissez l’effet sous contrôle.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 at the beginning of a turn.</source>
        <translation>%1&#xa0;: saisissez l’effet au début du tour.</translation>
    </message>
    <message>
        <source>Enter the attack skulls of %1.</source>
        <translation>%1&#xa0;: saisissez les crânes d’attaque.</translation>
    </message>
    <message>
        <source>Enter the defence dice of %1.</source>
        <translation>%1&#xa0;: saisissez les dés de défense.</translation>
    </message>
    <message>
        <source>Enter the cost of %1 in bonus counters.</source>
        <translation>%1&#xa0;: saisissez le coût en compteurs de bonus.</translation>
    </message>
    <message>
        <source>Enter what kind of item %1 is.</source>
        <translation>%1&#xa0;: saisissez le type d’objet.</translation>
    </message>
    <message>
        <source>Enter the movement actions of %1.</source>
        <translation>%1&#xa0;: saisissez les actions de déplacement.</translation>
    </message>
    <message>
        <source>Enter the actions that %1 gives.</source>
        <translation>%1&#xa0;: saisissez les actions que donne la carte.</translation>
    </message>
    <message>
        <source>Enter the own movement of %1.</source>
        <translation>%1&#xa0;: saisissez le déplacement propre.</translation>
    </message>
    <message>
        <source>Enter the abilities of %1.</source>
        <translation>%1&#xa0;: saisissez les capacités.</translation>
    </message>
    <message>
        <source>Enter whether %1 takes movement from cards.</source>
        <translation>%1&#xa0;: saisissez si le pion accepte le déplacement par carte.</translation>
    </message>
    <message>
        <source>Enter the fixed Icebreaker numbers of %1.</source>
        <translation>%1&#xa0;: saisissez les nombres fixes d’Icebreaker.</translation>
    </message>
    <message>
        <source>Enter the Icebreaker bonus of %1.</source>
        <translation>%1&#xa0;: saisissez le bonus d’Icebreaker.</translation>
    </message>
    <message>
        <source>Enter the slots of %1.</source>
        <translation>%1&#xa0;: saisissez les emplacements.</translation>
    </message>
    <message>
        <source>What is not entered yet counted as none.</source>
        <translation>Ce qui n’est pas encore saisi a été compté comme absent.</translation>
    </message>
    <message>
        <source>What is not entered yet counted as none. %1</source>
        <comment>a request to enter it follows</comment>
        <translation>Une donnée n’est pas encore saisie et a été comptée comme absente. %1</translation>
    </message>
    <message>
        <source>This pawn carries more than one generic item; the rules name no limit.</source>
        <translation>Ce pion porte plus d’un objet générique&#xa0;; les règles ne fixent pas de limite.</translation>
    </message>
    <message>
        <source>This pawn carries more than one bot; the rules name no limit.</source>
        <translation>Ce pion porte plus d’un bot&#xa0;; les règles ne fixent pas de limite.</translation>
    </message>
    <message>
        <source>No bonus counter was left for this.</source>
        <translation>Il ne restait pas de compteur de bonus pour cela.</translation>
    </message>
    <message>
        <source>A sample face was used; its numbers are invented.</source>
        <translation>Une face d’exemple a servi&#xa0;; ses nombres sont inventés.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 by sacrifice.</source>
        <translation>%1&#xa0;: saisissez l’effet par sacrifice.</translation>
    </message>
    <message>
        <source>The effect of %1 on placement is not entered: none fires.</source>
        <translation>L’effet à la pose du bloc %1 n’est pas saisi&#xa0;: aucun effet ne se déclenche.</translation>
    </message>
    <message>
        <source>The corners of %1 are not entered: no bonus icon closes with it.</source>
        <translation>Les coins du bloc %1 ne sont pas saisis&#xa0;: il ne complète aucune figure de bonus.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of counters</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n compteur de bonus</numerusform>
            <numerusform>%n compteurs de bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a space and what is printed there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Compteurs</translation>
    </message>
    <message>
        <source>On placement</source>
        <translation>À la pose</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Sous contrôle</translation>
    </message>
    <message>
        <source>At the beginning of a turn</source>
        <translation>Au début du tour</translation>
    </message>
    <message>
        <source>Cards beside it</source>
        <translation>Cartes à côté</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Cartes portées</translation>
    </message>
    <message>
        <source>Malware</source>
        <translation>Malware</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>counters and a player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>control counter of %1</source>
        <translation>compteur de contrôle (%1)</translation>
    </message>
    <message>
        <source>Used this turn</source>
        <translation>Utilisé ce tour</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n crâne d’attaque</numerusform>
            <numerusform>%n crânes d’attaque</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>no movement from cards</source>
        <translation>pas de déplacement par carte</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Chaque tour</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Ne peut pas</translation>
    </message>
    <message>
        <source>Hand maximum</source>
        <translation>Limite de main</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>à côté du bloc %1</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>détenue par %1</translation>
    </message>
    <message>
        <source>played, on the table</source>
        <translation>jouée, sur la table</translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>limite de main %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>déplacement %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <comment>abilities</comment>
        <translation>donne %1</translation>
    </message>
    <message>
        <source>bars %1</source>
        <comment>abilities</comment>
        <translation>interdit %1</translation>
    </message>
    <message>
        <source>each turn %1</source>
        <comment>abilities</comment>
        <translation>chaque tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Its pawn</source>
        <translation>Son pion</translation>
    </message>
</context>
<context>
    <name>FiguresWords</name>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>the winner of the game</comment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 and %2 win together</source>
        <comment>winners; the first may be several</comment>
        <translation>%1 et %2 gagnent ensemble</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <comment>of a game that goes on</comment>
        <translation>Tour %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n control counters were placed in turn %1.</source>
        <translation>
            <numerusform>Le compteur de contrôle (%n) était posé au tour %1.</numerusform>
            <numerusform>Les %n compteurs de contrôle étaient tous posés au tour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All control counters were placed in turn %1.</source>
        <translation>Tous les compteurs de contrôle étaient posés au tour %1.</translation>
    </message>
    <message>
        <source>Time was up in turn %1.</source>
        <translation>Temps écoulé au tour %1.</translation>
    </message>
    <message>
        <source>The end was put by hand in turn %1.</source>
        <translation>Fin de partie décidée à la main au tour %1.</translation>
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
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <comment>a time</comment>
        <translation>Durée de la partie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Counters in the Cybernet, by turn</source>
        <translation>Compteurs dans le Cybernet, par tour</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>drawn %1</source>
        <comment>how often each face fell</comment>
        <translation>dés de l’appli (%1)</translation>
    </message>
    <message>
        <source>typed %1</source>
        <comment>how often each face fell</comment>
        <translation>dés saisis (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rolls succeeded</source>
        <translation>
            <numerusform>Jets réussis&#xa0;: %1 sur %n</numerusform>
            <numerusform>Jets réussis&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to be expected</source>
        <comment>a number of rolls</comment>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice hit, %1 to be expected</source>
        <translation>
            <numerusform>%n dé qui touche, attendu&#xa0;: %1</numerusform>
            <numerusform>%n dés qui touchent, attendu&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Counters in the Cybernet</source>
        <translation>Compteurs dans le Cybernet</translation>
    </message>
    <message>
        <source>Bonus counters</source>
        <translation>Compteurs de bonus</translation>
    </message>
    <message>
        <source>Bonus icons won</source>
        <translation>Figures de bonus gagnées</translation>
    </message>
    <message>
        <source>Pawns lost</source>
        <translation>Pions perdus</translation>
    </message>
    <message>
        <source>Dice thrown</source>
        <translation>Dés lancés</translation>
    </message>
    <message>
        <source>Rolls that succeeded</source>
        <translation>Jets réussis</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>successful rolls</comment>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>successful rolls above what was to be expected</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bonus icons won</source>
        <translation>
            <numerusform>Figures de bonus gagnées&#xa0;: %1 sur %n</numerusform>
            <numerusform>Figures de bonus gagnées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowParts</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Why? Rule %1</source>
        <translation>Pourquoi&#xa0;? Règle %1</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>base</source>
        <comment>the hand maximum before any card</comment>
        <translation>de base</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of cards and where it comes from</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Set-up</source>
        <comment>heading in the log</comment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>heading in the log</comment>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>typed</source>
        <comment>mark of an entry: the players&apos; own dice</comment>
        <translation>vos dés</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>mark of an entry: dice of the app</comment>
        <translation>dés de l’appli</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>mark of an entry</comment>
        <translation>à la main</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>mark of an entry: sent by the app</comment>
        <translation>auto</translation>
    </message>
    <message>
        <source>as said</source>
        <comment>mark of an entry: not checked</comment>
        <translation>sur parole</translation>
    </message>
    <message>
        <source>ruling: %1</source>
        <comment>mark of an entry, with the players&apos; reason</comment>
        <translation>décision de table&#xa0;: %1</translation>
    </message>
    <message>
        <source>turned %1</source>
        <comment>mark of a placed block</comment>
        <translation>orientation %1</translation>
    </message>
    <message>
        <source>Faces: %1.</source>
        <comment>names of blocks</comment>
        <translation>Faces des blocs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cards: %1.</source>
        <comment>names of cards</comment>
        <translation>Cartes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pawns: %1.</source>
        <comment>names of pawns</comment>
        <translation>Pions&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>What this device remembered of your pieces cannot be read. The file is kept as %1.</source>
        <translation>Ce que cet appareil a retenu de vos pièces ne peut pas être lu. Le fichier est gardé sous le nom %1.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>beginning phase</source>
        <translation>phase de début</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>phase d’action</translation>
    </message>
    <message>
        <source>recycling phase</source>
        <translation>phase de recyclage</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partie</translation>
    </message>
    <message>
        <source>Icebreaker</source>
        <translation>Icebreaker</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>the ability</comment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>the ability</comment>
        <translation>Search</translation>
    </message>
    <message>
        <source>Reboot</source>
        <comment>the ability</comment>
        <translation>Reboot</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>Central Core</source>
        <translation>Noyau central</translation>
    </message>
    <message>
        <source>Cleaner %1</source>
        <translation>Nettoyeur %1</translation>
    </message>
    <message>
        <source>Red Speedrunner</source>
        <translation>Speedrunner rouge</translation>
    </message>
    <message>
        <source>Blue Speedrunner</source>
        <translation>Speedrunner bleu</translation>
    </message>
    <message>
        <source>Green Speedrunner</source>
        <translation>Speedrunner vert</translation>
    </message>
    <message>
        <source>Yellow Speedrunner</source>
        <translation>Speedrunner jaune</translation>
    </message>
    <message>
        <source>Probe drone</source>
        <translation>Drone sonde</translation>
    </message>
    <message>
        <source>MK-2 drone</source>
        <translation>Drone MK-2</translation>
    </message>
    <message>
        <source>Mar II drone</source>
        <translation>Drone Mar II</translation>
    </message>
    <message>
        <source>Turret drone</source>
        <translation>Drone tourelle</translation>
    </message>
    <message>
        <source>Hulk drone</source>
        <translation>Drone Hulk</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>unknown block</source>
        <translation>bloc inconnu</translation>
    </message>
    <message>
        <source>unknown pawn</source>
        <translation>pion inconnu</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carte inconnue</translation>
    </message>
    <message>
        <source>space of %1</source>
        <translation>case du pion %1</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>case %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a block and one of its spaces</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a name within a sentence, with quotation marks where the language wants them</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>NewTableWords</name>
    <message>
        <source>There is no game &quot;%1&quot; here; there is zaibatsu.</source>
        <translation>Il n’y a pas de jeu «&#xa0;%1&#xa0;» ici&#xa0;; il y a zaibatsu.</translation>
    </message>
    <message>
        <source>A player is written NAME:COLOUR with the colour red, blue, green or yellow, not &quot;%1&quot;.</source>
        <translation>Un joueur s’écrit NOM:COULEUR avec la couleur red, blue, green ou yellow, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The edition is first-2011 or second-2017, not &quot;%1&quot;.</source>
        <translation>L’édition est first-2011 ou second-2017, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--track takes all, control or scores, not &quot;%1&quot;.</source>
        <translation>--track prend all, control ou scores, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A house rule is written A-009=off or A-009=on, not &quot;%1&quot;.</source>
        <translation>Une règle maison s’écrit A-009=off ou A-009=on, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--time-limit takes minutes as a whole number, not &quot;%1&quot;.</source>
        <translation>--time-limit prend un nombre entier de minutes, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--seed takes a whole number of 0 or more, not &quot;%1&quot;.</source>
        <translation>--seed prend un entier positif ou nul, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no catalogue: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un catalogue&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; is no catalogue: %2 (and %n more problems)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» n’est pas un catalogue&#xa0;: %2 (et %n autre problème)</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» n’est pas un catalogue&#xa0;: %2 (et %n autres problèmes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>Beside the board</source>
        <translation>À côté du plateau</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Tap a pawn, a block or a player.</source>
        <translation>Touchez un pion, un bloc ou un joueur.</translation>
    </message>
    <message>
        <source>not in the Cybernet</source>
        <translation>hors du Cybernet</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>contrôlé par %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>bloc non contrôlé</translation>
    </message>
    <message>
        <source>%1 of %2 counters in the Cybernet</source>
        <translation>compteurs dans le Cybernet&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Adjust by hand</source>
        <translation>Ajuster à la main</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Ouvrir le journal</translation>
    </message>
    <message>
        <source>Enter the face</source>
        <translation>Saisir la face</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Autre couleur</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Quitte la table</translation>
    </message>
    <message>
        <source>Lay the table as it stands</source>
        <translation>Reproduire la partie en cours</translation>
    </message>
    <message>
        <source>Choose which</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Enter the card</source>
        <translation>Saisir la carte</translation>
    </message>
    <message>
        <source>Enter the pawn card</source>
        <translation>Saisir la carte de pion</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Ouvrir les règles</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>À propos&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>C’est le tour de %1.</translation>
    </message>
</context>
<context>
    <name>NowWords</name>
    <message>
        <source>Starting roll</source>
        <translation>Jet de départ</translation>
    </message>
    <message>
        <source>Open choice</source>
        <translation>Choix en attente</translation>
    </message>
    <message>
        <source>Use an effect</source>
        <translation>Utiliser un effet</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Déplacement propre</translation>
    </message>
    <message>
        <source>Roll for movement</source>
        <translation>Jet de déplacement</translation>
    </message>
    <message>
        <source>Equip an item</source>
        <translation>Équiper un objet</translation>
    </message>
    <message>
        <source>Block card</source>
        <translation>Carte de bloc</translation>
    </message>
    <message>
        <source>Let a pawn enter</source>
        <translation>Faire entrer un pion</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrifice</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>The game begins with the starting roll.</source>
        <translation>La partie commence par le jet de départ.</translation>
    </message>
    <message>
        <source>On to the action phase.</source>
        <translation>On passe à la phase d’action.</translation>
    </message>
    <message>
        <source>On to recycling.</source>
        <translation>On passe au recyclage.</translation>
    </message>
    <message>
        <source>On to the next player.</source>
        <translation>On passe au joueur suivant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>There is nothing to do this with now.</source>
        <translation>Rien ne le permet pour l’instant.</translation>
    </message>
    <message>
        <source>Who rolls highest begins.</source>
        <translation>Le plus haut résultat commence.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) to use</source>
        <translation>
            <numerusform>%n effet à utiliser</numerusform>
            <numerusform>%n effets à utiliser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) in reach</source>
        <translation>
            <numerusform>%n cible à portée</numerusform>
            <numerusform>%n cibles à portée</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a number of spaces, a number of actions</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll is the most it may move this turn.</source>
        <translation>Le jet donne son déplacement maximal ce tour.</translation>
    </message>
    <message>
        <source>Back to the Central Core.</source>
        <translation>Retour au Noyau central.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) free to pay</source>
        <translation>
            <numerusform>%n compteur de bonus libre pour payer</numerusform>
            <numerusform>%n compteurs de bonus libres pour payer</numerusform>
        </translation>
    </message>
    <message>
        <source>The pawn is eliminated.</source>
        <translation>Le pion est éliminé.</translation>
    </message>
    <message>
        <source>Time is up: most control counters win.</source>
        <translation>Temps écoulé&#xa0;: le plus grand nombre de compteurs de contrôle l’emporte.</translation>
    </message>
    <message>
        <source>What kind of item a card is and what it costs is not entered yet.</source>
        <translation>Le type d’objet et le coût des cartes ne sont pas encore saisis.</translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left</source>
        <translation>
            <numerusform>De la pile&#xa0;: %n bloc restant</numerusform>
            <numerusform>De la pile&#xa0;: %n blocs restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left, beside %1</source>
        <translation>
            <numerusform>De la pile (%n bloc restant), à côté du bloc %1</numerusform>
            <numerusform>De la pile (%n blocs restants), à côté du bloc %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>%1 is in use already. Choose another card.</source>
        <translation>La carte %1 est déjà utilisée. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 does not give %2. Play a card that does.</source>
        <translation>La carte %1 ne donne pas %2. Jouez-en une qui donne cette action.</translation>
    </message>
    <message>
        <source>%1 costs %2, %3 has %4. Win bonus counters first.</source>
        <translation>%1 coûte %2, et %3 a %4. Gagnez d’abord des compteurs de bonus.</translation>
    </message>
    <message>
        <source>%1 is no item and no bot. Play it for its action or movement.</source>
        <translation>La carte %1 n’est ni objet ni bot. Jouez-la pour son action ou son déplacement.</translation>
    </message>
    <message>
        <source>%1 has no effect to use now. Choose another one.</source>
        <translation>%1 n’a pas d’effet à utiliser maintenant. Choisissez autre chose.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n compteur de bonus</numerusform>
            <numerusform>%n compteurs de bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled here: %1. Entered: %2. Enter as many as are rolled.</source>
        <comment>each a number of dice</comment>
        <translation>Ici, on lance %1&#xa0;; vous avez saisi %2. Saisissez autant de dés qu’on en lance.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6. Enter one of these numbers.</source>
        <translation>Un dé montre un nombre de 1 à 6. Saisissez l’un d’eux.</translation>
    </message>
    <message>
        <source>No such choice is open. Look at what is asked now.</source>
        <translation>Ce choix n’est pas en attente. Regardez ce qui est demandé.</translation>
    </message>
    <message>
        <source>This is not among the answers offered. Choose one of them.</source>
        <translation>Ce n’est pas parmi les réponses proposées. Choisissez-en une.</translation>
    </message>
    <message>
        <source>No dice are rolled here. Leave them out.</source>
        <translation>Aucun dé n’est lancé ici. N’en saisissez pas.</translation>
    </message>
    <message>
        <source>No step leads to %1 from there. A step follows a link or a shared side with a space on both blocks.</source>
        <translation>Aucun pas ne mène de là vers %1. Un pas suit un lien, ou un côté commun avec une case sur les deux blocs.</translation>
    </message>
    <message>
        <source>An arrow bars the step to %1. Find a way that follows the arrows.</source>
        <translation>Une flèche interdit le pas vers %1. Cherchez un chemin qui suit les flèches.</translation>
    </message>
    <message>
        <source>%1 is full. End the movement on a space with room.</source>
        <translation>Plus de place sur %1. Finissez là où il en reste.</translation>
    </message>
    <message>
        <source>This way takes %1, there are %2. Choose a nearer space.</source>
        <comment>each a number of movement actions</comment>
        <translation>Ce chemin coûte %1, et vous avez %2. Choisissez une case plus proche.</translation>
    </message>
    <message>
        <source>%1 gives %2, not %3. Enter what is printed on it.</source>
        <comment>each a number of movement actions</comment>
        <translation>La carte %1 donne %2, pas %3. Saisissez ce qui est imprimé.</translation>
    </message>
    <message>
        <source>%1 takes no movement from cards. Use its own movement.</source>
        <translation>Le pion %1 n’accepte pas de déplacement par carte. Utilisez son déplacement propre.</translation>
    </message>
    <message>
        <source>%1 has no movement of its own. Play a card for its movement.</source>
        <translation>Le pion %1 n’a pas de déplacement propre. Jouez une carte pour son déplacement.</translation>
    </message>
    <message>
        <source>%1 has used its own movement. It moves again next turn.</source>
        <translation>Le pion %1 a déjà utilisé son déplacement propre. Il pourra de nouveau bouger au prochain tour.</translation>
    </message>
    <message>
        <source>%1 has not rolled for its movement yet. Roll first.</source>
        <translation>Le pion %1 n’a pas encore fait son jet de déplacement. Lancez d’abord.</translation>
    </message>
    <message>
        <source>%1 has already rolled for its movement. There is one roll each turn.</source>
        <translation>Le pion %1 a déjà fait son jet de déplacement. Il y en a un par tour.</translation>
    </message>
    <message>
        <source>There is no space %1. Choose one that the block has.</source>
        <translation>Case introuvable&#xa0;: %1. Choisissez-en une que le bloc possède.</translation>
    </message>
    <message>
        <source>%1 has to stand on a space. Choose a space of the block.</source>
        <translation>Le pion %1 doit être sur une case. Choisissez une case du bloc.</translation>
    </message>
    <message>
        <source>%1 moves to a block that touches its own. Choose one of those.</source>
        <translation>Le pion %1 va sur un bloc qui touche le sien. Choisissez-en un.</translation>
    </message>
    <message>
        <source>The restriction icon keeps %1 from moving. Choose another pawn.</source>
        <translation>L’icône de restriction empêche le pion %1 de bouger. Choisissez-en un autre.</translation>
    </message>
    <message numerus="yes">
        <source>%n movement action(s)</source>
        <translation>
            <numerusform>%n action de déplacement</numerusform>
            <numerusform>%n actions de déplacement</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stand on %2. Move it there first.</source>
        <translation>Le pion %1 n’est pas sur le bloc %2. Amenez-le d’abord.</translation>
    </message>
    <message>
        <source>%1 has no ICE, so nobody can take control of it. Choose another block.</source>
        <translation>Le bloc %1 n’a pas d’ICE, donc personne ne peut le contrôler. Choisissez un autre bloc.</translation>
    </message>
    <message>
        <source>%1 is under control of %2 already. Choose a block that is not.</source>
        <translation>Le bloc %1 est déjà contrôlé par %2. Choisissez-en un qui ne l’est pas.</translation>
    </message>
    <message>
        <source>%1 is controlled by %2 already. Choose a pawn that is not.</source>
        <translation>Le pion %1 est déjà contrôlé par %2. Choisissez-en un qui ne l’est pas.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches its own block and adjacent spaces.</source>
        <translation>Le pion %1 est hors de portée. Icebreaker atteint le même bloc et les cases adjacentes.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches only pawns on the same block.</source>
        <translation>Le pion %1 est hors de portée. Icebreaker n’atteint que les pions du même bloc.</translation>
    </message>
    <message>
        <source>%1 has no ICE dice on its card. Choose a pawn that has some.</source>
        <translation>Le pion %1 n’a pas de dés d’ICE sur sa carte. Choisissez-en un qui en a.</translation>
    </message>
    <message>
        <source>Defence equipment covers the ICE dice of %1. It cannot be taken while it wears it.</source>
        <translation>Un équipement de défense couvre les dés d’ICE du pion %1. Tant qu’il le porte, on ne peut pas en prendre le contrôle.</translation>
    </message>
    <message>
        <source>%1 has no control counter left to mark it with. Free one first.</source>
        <translation>%1 n’a plus de compteur de contrôle à poser. Libérez-en un d’abord.</translation>
    </message>
    <message>
        <source>%1 is your own pawn, and this table does not allow that. Choose another target.</source>
        <translation>Le pion %1 est à vous, et cette table n’autorise pas Delete sur ses propres pions. Choisissez une autre cible.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches its own block and adjacent spaces.</source>
        <translation>Le pion %1 est hors de portée. Delete atteint le même bloc et les cases adjacentes.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches only pawns on the same block.</source>
        <translation>Le pion %1 est hors de portée. Delete n’atteint que les pions du même bloc.</translation>
    </message>
    <message>
        <source>%1 has no attack skull, so there is no die to roll. Give it a weapon first.</source>
        <translation>Le pion %1 n’a pas de crâne d’attaque, donc aucun dé à lancer. Donnez-lui d’abord une arme.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a target that stands there.</source>
        <translation>Le pion %1 n’est pas dans le Cybernet. Choisissez une cible qui s’y trouve.</translation>
    </message>
    <message>
        <source>A cell holds one piece, and %1 would be a second one. Put it elsewhere.</source>
        <translation>Un emplacement ne contient qu’une pièce, et %1 serait la deuxième. Mettez-la ailleurs.</translation>
    </message>
    <message>
        <source>%1 does not have that many control counters. Put fewer.</source>
        <translation>%1 n’a pas autant de compteurs de contrôle. Mettez-en moins.</translation>
    </message>
    <message>
        <source>There are not that many bonus counters. Put fewer, 24 in all.</source>
        <translation>Il n’y a pas autant de compteurs de bonus. Mettez-en moins, 24 en tout.</translation>
    </message>
    <message>
        <source>This table has no such piece. Choose one that it has.</source>
        <translation>Cette table n’a pas cette pièce. Choisissez-en une qui s’y trouve.</translation>
    </message>
    <message>
        <source>%1 cannot stand there: there is no such space. Choose a space that exists.</source>
        <translation>Le pion %1 ne peut pas être là&#xa0;: cette case n’existe pas. Choisissez une case qui existe.</translation>
    </message>
    <message>
        <source>State and place of %1 do not agree. A piece has a place exactly while it is in the Cybernet.</source>
        <translation>L’état et la place se contredisent&#xa0;: %1. Une pièce n’a de place que dans le Cybernet.</translation>
    </message>
    <message>
        <source>%1 would lie beside nothing. Put it beside a block in the Cybernet.</source>
        <translation>La carte %1 ne toucherait rien. Mettez-la à côté d’un bloc du Cybernet.</translation>
    </message>
    <message>
        <source>A pawn stands on a space of %1 that would vanish. Move the pawn first.</source>
        <translation>Un pion se tient sur une case du bloc %1, et cette case disparaîtrait. Déplacez d’abord le pion.</translation>
    </message>
    <message>
        <source>The Central Core lies at [0, 0] and belongs to nobody. Leave it there.</source>
        <translation>Le Noyau central est en [0, 0] et n’est à personne. Laissez-le là.</translation>
    </message>
    <message>
        <source>Nobody plays this colour. Choose the colour of a player.</source>
        <translation>Personne ne joue cette couleur. Choisissez celle d’un joueur.</translation>
    </message>
    <message>
        <source>A number for %1 is out of range. Enter one that fits.</source>
        <translation>Un nombre est hors limites&#xa0;: %1. Saisissez-en un qui convient.</translation>
    </message>
    <message>
        <source>The copies of %1 would differ. Enter them alike.</source>
        <translation>Les exemplaires de la carte %1 seraient différents. Saisissez-les à l’identique.</translation>
    </message>
    <message>
        <source>Nothing would change. Name at least one thing to put by hand.</source>
        <translation>Rien ne changerait. Indiquez au moins une chose à modifier à la main.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Place it first.</source>
        <translation>%1&#xa0;: pas encore dans le Cybernet. Posez d’abord ce bloc ou cette carte.</translation>
    </message>
    <message>
        <source>The game has not begun. Enter the starting rolls first.</source>
        <translation>La partie n’a pas commencé. Saisissez d’abord les jets de départ.</translation>
    </message>
    <message>
        <source>The game has begun. Starting rolls come before any play.</source>
        <translation>La partie a commencé. Les jets de départ viennent avant tout.</translation>
    </message>
    <message>
        <source>Not now: this is the %1. Go on to the phase it belongs to.</source>
        <translation>Pas maintenant&#xa0;: c’est la %1. Passez à la phase voulue.</translation>
    </message>
    <message>
        <source>The game is over. Only notes and changes by hand are possible.</source>
        <translation>La partie est finie. Seules les notes et les modifications à la main restent possibles.</translation>
    </message>
    <message>
        <source>%1 is not controlled by %2. Choose a pawn that is.</source>
        <translation>Le pion %1 n’est pas contrôlé par %2. Choisissez-en un qui l’est.</translation>
    </message>
    <message>
        <source>Nobody controls %1, so it does nothing. Choose a pawn of your own.</source>
        <translation>Personne ne contrôle le pion %1&#xa0;: il ne fait rien. Choisissez l’un de vos pions.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a pawn that stands there.</source>
        <translation>Le pion %1 n’est pas dans le Cybernet. Choisissez-en un qui s’y trouve.</translation>
    </message>
    <message>
        <source>%1 does not have the ability %2. Choose a pawn that has it.</source>
        <translation>Le pion %1 n’a pas la capacité %2. Choisissez-en un qui l’a.</translation>
    </message>
    <message>
        <source>%1 bears the “cannot” icon for %2. Choose another pawn.</source>
        <translation>Le pion %1 porte l’icône «&#xa0;ne peut pas&#xa0;» pour %2. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 has used its icon for %2 this turn. Play a card, or wait for the next turn.</source>
        <translation>Le pion %1 a déjà utilisé son icône %2 pendant ce tour. Jouez une carte ou attendez le prochain tour.</translation>
    </message>
    <message>
        <source>%1 has no each-turn icon for %2. Play a card instead.</source>
        <translation>Le pion %1 n’a pas d’icône «&#xa0;chaque tour&#xa0;» pour %2. Jouez plutôt une carte.</translation>
    </message>
    <message>
        <source>%1 is not eliminated. Reboot brings back eliminated pawns only.</source>
        <translation>Le pion %1 n’est pas éliminé. Reboot ne ramène que des pions éliminés.</translation>
    </message>
    <message>
        <source>%1 does not have the ability Reboot. It returns only by its own entry rule.</source>
        <translation>Le pion %1 n’a pas la capacité Reboot. Il ne revient que par sa propre règle d’entrée.</translation>
    </message>
    <message>
        <source>%1 does not stand on a block, so Search has no reference block. Move it onto one first.</source>
        <translation>Le pion %1 n’est pas sur un bloc, donc Search n’a pas de bloc de référence. Amenez-le d’abord sur un bloc.</translation>
    </message>
    <message>
        <source>%1 is no longer in the pile. Choose a block that has not been placed.</source>
        <translation>Le bloc %1 n’est plus dans la pile. Choisissez-en un qui n’est pas posé.</translation>
    </message>
    <message>
        <source>The pile is empty: there is nothing left to find by Search.</source>
        <translation>La pile est vide&#xa0;: Search ne trouve plus rien.</translation>
    </message>
    <message>
        <source>This cell does not touch the reference block, %1. Choose a cell beside it.</source>
        <translation>Cet emplacement ne touche pas le bloc de référence (%1). Choisissez-en un à côté.</translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Blocks join only where both sides have a space.</source>
        <translation>Ce côté du bloc %1 n’a pas de case. Les blocs ne se raccordent que là où les deux côtés en ont une.</translation>
    </message>
    <message>
        <source>%1 would touch %2 with a wall. Turn it until a side with a space meets it.</source>
        <translation>Le bloc %1 toucherait le bloc %2 par un côté sans case. Tournez-le pour présenter un côté avec case.</translation>
    </message>
    <message>
        <source>%1 rolls %2 for the start, not %3. Enter as many as are rolled.</source>
        <comment>each a number of dice</comment>
        <translation>%1 lance %2 pour le départ, pas %3. Saisissez autant de dés qu’on en lance.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6. Put the roll of %1 right.</source>
        <translation>Un dé montre un nombre de 1 à 6. Corrigez le jet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A roll of %1 is missing. All roll once, then only the tied again, until one is highest.</source>
        <translation>Il manque un jet&#xa0;: %1. Tous lancent une fois, puis les ex æquo seuls, jusqu’à ce que l’un d’eux l’emporte.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes one card or any %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>Le Reboot du pion %1 demande une carte ou %2 au choix, pas %3.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>Le Reboot du pion %1 demande %2, pas %3.</translation>
    </message>
    <message>
        <source>%1 would stay where it is. Name the spaces it moves to.</source>
        <translation>Le pion %1 resterait où il est. Indiquez les cases de son trajet.</translation>
    </message>
    <message>
        <source>The cards give %1 together, not %2. Enter what is printed on them.</source>
        <comment>each a number of movement actions</comment>
        <translation>Les cartes donnent %1 en tout, pas %2. Saisissez ce qui y est imprimé.</translation>
    </message>
    <message>
        <source>%1 cannot use Delete on itself. Choose another target.</source>
        <translation>Le pion %1 ne peut pas utiliser Delete contre lui-même. Choisissez une autre cible.</translation>
    </message>
    <message>
        <source>%1 has no room for %2. Choose another space.</source>
        <translation>Plus de place sur %1 pour le pion %2. Choisissez une autre case.</translation>
    </message>
    <message>
        <source>%1 would hold more pawns than it has room for. Move one first.</source>
        <translation>Il y aurait sur %1 plus de pions que de place. Déplacez-en un d’abord.</translation>
    </message>
    <message>
        <source>Nobody plays %1. Choose the colour of a player.</source>
        <translation>Personne ne joue cette couleur&#xa0;: %1. Choisissez celle d’un joueur.</translation>
    </message>
    <message>
        <source>%1 has this colour already. Choose a free one.</source>
        <translation>%1 a déjà cette couleur. Choisissez-en une libre.</translation>
    </message>
    <message>
        <source>A choice of %1 is still open. Answer it first.</source>
        <translation>%1 a un choix en attente. Répondez-y d’abord.</translation>
    </message>
    <message>
        <source>The effect of %1 in the beginning phase is still to come. Use it first.</source>
        <translation>%1&#xa0;: il reste un effet de la phase de début. Utilisez-le d’abord.</translation>
    </message>
    <message>
        <source>%1 lies in this cell. Choose an empty one beside the reference block.</source>
        <translation>Cet emplacement est pris par %1. Choisissez-en un libre à côté du bloc de référence.</translation>
    </message>
    <message>
        <source>Arrows bar the step from %2 into %1 here. Turn it or choose another side.</source>
        <translation>Ici, les flèches interdisent d’aller du bloc %2 au bloc %1. Tournez-le ou choisissez un autre côté.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes any %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>Le Reboot du pion %1 demande %2 au choix, pas %3.</translation>
    </message>
    <message>
        <source>%1 does this by itself. Leave the card out.</source>
        <translation>%1&#xa0;: aucune carte pour cela. N’en nommez pas.</translation>
    </message>
    <message>
        <source>%1 needs one card for this, not %2. Name the one that is played.</source>
        <comment>a number of cards</comment>
        <translation>Il faut au pion %1 une seule carte pour cela, pas %2. Nommez celle qui est jouée.</translation>
    </message>
    <message>
        <source>%1 is a bonus card: it comes and goes with its block and is not played. Choose another card.</source>
        <translation>La carte %1 est une carte bonus&#xa0;: elle vient et repart avec son bloc et ne se joue pas. Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>Another choice of %1 comes first. Answer that one.</source>
        <translation>%1 a un autre choix en attente, qui passe avant. Répondez-y d’abord.</translation>
    </message>
    <message>
        <source>%1 moves to a block that touches its own where both have a space. Choose one of those.</source>
        <translation>Le pion %1 va sur un bloc qui touche le sien par un côté où les deux ont une case. Choisissez-en un.</translation>
    </message>
    <message>
        <source>%1 moves without a roll. Name where it moves to.</source>
        <translation>Le pion %1 se déplace sans jet. Indiquez où il va.</translation>
    </message>
    <message>
        <source>%1 keeps %2, and the hand maximum is %3. Discard down to it.</source>
        <comment>%2 and %3: each a number of cards</comment>
        <translation>%1 garde %2, et la limite de main est de %3. Défaussez l’excédent.</translation>
    </message>
    <message>
        <source>%1 draws up to the hand maximum: %2 at most, not %3.</source>
        <comment>%2 and %3: each a number of cards</comment>
        <translation>%1 pioche jusqu’à la limite de main&#xa0;: %2 au plus, pas %3.</translation>
    </message>
    <message>
        <source>A pawn stands on a space of %1 that would vanish. Move the pawn first.</source>
        <comment>a card</comment>
        <translation>Un pion se tient sur une case de la carte %1, et cette case disparaîtrait. Déplacez d’abord le pion.</translation>
    </message>
    <message>
        <source>No side of %1 has a space, so it fits nowhere. Put it under the pile and take the next one.</source>
        <translation>Aucun côté du bloc %1 n’a de case&#xa0;: il ne va nulle part. Remettez-le sous la pile et piochez le suivant.</translation>
    </message>
    <message>
        <source>This table keeps only the scores. Put counters by hand, or start a new table that tracks more and enter there what lies in the Cybernet.</source>
        <translation>Cette table ne tient que les scores. Ajustez les compteurs à la main, ou commencez une nouvelle table qui suit davantage et saisissez-y ce qui se trouve dans le Cybernet.</translation>
    </message>
    <message>
        <source>%1 would lie on %2, which is not in the Cybernet. Take the card off in the same step.</source>
        <translation>La carte %1 resterait sur le pion %2, qui n’est pas dans le Cybernet. Retirez la carte dans la même étape.</translation>
    </message>
    <message>
        <source>Bonus counters would lie on %1, which is not in the Cybernet. Take them off in the same step.</source>
        <translation>Des compteurs de bonus resteraient sur le pion %1, qui n’est pas dans le Cybernet. Retirez-les dans la même étape.</translation>
    </message>
</context>
<context>
    <name>OddsQuestion</name>
    <message>
        <source>%1 takes numbers from 1 to 6 with commas between them, not &quot;%2&quot;.</source>
        <translation>%1 prend des nombres de 1 à 6 séparés par des virgules, pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 takes a whole number from 1 to %2, not &quot;%3&quot;.</source>
        <translation>%1 prend un entier de 1 à %2, pas «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>This question takes no %1.</source>
        <translation>Cette question ne prend pas %1.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Il manque %1.</translation>
    </message>
    <message>
        <source>Without ICE numbers there is nothing to break.</source>
        <translation>Sans nombres d’ICE, il n’y a rien à briser.</translation>
    </message>
    <message>
        <source>At least one die must be rolled.</source>
        <translation>Il faut lancer au moins un dé.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n dice can be counted.</source>
        <translation>
            <numerusform>Le calcul va jusqu’à %n dé.</numerusform>
            <numerusform>Le calcul va jusqu’à %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many pawns for one roll.</source>
        <translation>C’est trop de pions pour un jet.</translation>
    </message>
    <message>
        <source>%1 in %2, %3 %</source>
        <translation>%1 sur %2, %3&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Success on %1 with %n dice: %2. The pawn is lost: %3.</source>
        <translation>
            <numerusform>Réussite sur %1 avec %n dé&#xa0;: %2. Perte du pion&#xa0;: %3.</numerusform>
            <numerusform>Réussite sur %1 avec %n dés&#xa0;: %2. Perte du pion&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminates on %1 with %n dice: %2.</source>
        <translation>
            <numerusform>Élimination sur %1 avec %n dé&#xa0;: %2.</numerusform>
            <numerusform>Élimination sur %1 avec %n dés&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>no number</source>
        <translation>aucun nombre</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>a chance: 3 in 4</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>base</source>
        <comment>where a die comes from</comment>
        <translation>de base</translation>
    </message>
    <message>
        <source>ICE</source>
        <comment>where a number comes from</comment>
        <translation>ICE</translation>
    </message>
    <message>
        <source>fixed</source>
        <comment>a number printed on the pawn&apos;s card</comment>
        <translation>fixe</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>where a die comes from</comment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>space</source>
        <comment>where a die comes from</comment>
        <translation>case</translation>
    </message>
    <message>
        <source>A miss costs the pawn: the target has Black ICE.</source>
        <translation>Un échec coûte le pion&#xa0;: la cible a un ICE noir.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: another player&apos;s block acts as Black ICE.</source>
        <translation>Un échec coûte le pion&#xa0;: le bloc d’un autre joueur compte comme ICE noir.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: a black die is rolled.</source>
        <translation>Un échec coûte le pion&#xa0;: un dé noir est lancé.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: this table plays that for pawns of other players.</source>
        <translation>Un échec coûte le pion&#xa0;: à cette table, c’est la règle contre les pions des autres joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>+ %n black die/dice</source>
        <translation>
            <numerusform>+ %n dé noir</numerusform>
            <numerusform>+ %n dés noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n die/dice</source>
        <translation>
            <numerusform>+ %n dé</numerusform>
            <numerusform>+ %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nobody&apos;s block</source>
        <translation>%1, bloc non contrôlé</translation>
    </message>
    <message>
        <source>%1, controlled by %2</source>
        <translation>%1, contrôlé par %2</translation>
    </message>
    <message>
        <source>%1, controlled by nobody</source>
        <translation>%1, non contrôlé</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n die/dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>takes control</source>
        <translation>prend le contrôle</translation>
    </message>
    <message>
        <source>loses the pawn</source>
        <translation>perd le pion</translation>
    </message>
    <message>
        <source>eliminates it</source>
        <translation>l’élimine</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>generic item</source>
        <translation>objet générique</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>neuroconsole</source>
        <translation>neuroconsole</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>drone weapon</source>
        <translation>arme de drone</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>malware</source>
        <translation>malware</translation>
    </message>
    <message>
        <source>block card</source>
        <translation>carte de bloc</translation>
    </message>
    <message>
        <source>action only</source>
        <translation>action seule</translation>
    </message>
    <message>
        <source>Kind not known yet</source>
        <translation>Type pas encore connu</translation>
    </message>
    <message>
        <source>Generic items</source>
        <translation>Objets génériques</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Neuroconsoles</source>
        <translation>Neuroconsoles</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Drone weapons</source>
        <translation>Armes de drone</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Malware</source>
        <translation>Malwares</translation>
    </message>
    <message>
        <source>Block cards</source>
        <translation>Cartes de bloc</translation>
    </message>
    <message>
        <source>Action only</source>
        <translation>Action seule</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>add-on</translation>
    </message>
    <message>
        <source>gadget</source>
        <translation>gadget</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armure</translation>
    </message>
    <message>
        <source>module</source>
        <translation>module</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>unshielded %1</source>
        <translation>non blindé %1</translation>
    </message>
    <message>
        <source>shielded %1</source>
        <translation>blindé %1</translation>
    </message>
    <message>
        <source>Black ICE %1</source>
        <translation>ICE noir %1</translation>
    </message>
    <message numerus="yes">
        <source>+%n die(s)</source>
        <translation>
            <numerusform>+%n dé</numerusform>
            <numerusform>+%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>one of them black</source>
        <translation>dont un noir</translation>
    </message>
    <message>
        <source>fixed %1</source>
        <translation>fixe %1</translation>
    </message>
    <message>
        <source>against blocks of others</source>
        <translation>contre les blocs des autres</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a roll of %n die(s)</source>
        <translation>
            <numerusform>un jet de %n dé</numerusform>
            <numerusform>un jet de %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n bloc</numerusform>
            <numerusform>%n blocs</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n compteur de bonus</numerusform>
            <numerusform>%n compteurs de bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>lets %1 in</source>
        <translation>fait entrer le pion %1</translation>
    </message>
    <message>
        <source>Icebreaker %1</source>
        <translation>Icebreaker %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n crâne d’attaque</numerusform>
            <numerusform>%n crânes d’attaque</numerusform>
        </translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>main %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>déplacement %1</translation>
    </message>
    <message>
        <source>moves by itself: %1</source>
        <translation>déplacement propre&#xa0;: %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>donne %1</translation>
    </message>
    <message>
        <source>bars %1</source>
        <translation>interdit %1</translation>
    </message>
    <message>
        <source>each turn %1</source>
        <translation>chaque tour&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>“%1”</source>
        <comment>a heading of the printed rulebook</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>First edition (2011): %1</source>
        <comment>headings</comment>
        <translation>Première édition (2011)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Spanish pages on placing blocks</source>
        <translation>Pages en espagnol sur la pose des blocs</translation>
    </message>
    <message>
        <source>Second edition (2017)</source>
        <translation>Seconde édition (2017)</translation>
    </message>
    <message>
        <source>Second edition (2017): p. %1</source>
        <comment>page numbers</comment>
        <translation>Seconde édition (2017)&#xa0;: p. %1</translation>
    </message>
    <message>
        <source>Printed in neither rulebook.</source>
        <translation>Ne figure dans aucun des deux livrets de règles.</translation>
    </message>
    <message>
        <source>A rule of the game</source>
        <translation>Une règle du jeu</translation>
    </message>
    <message>
        <source>A ruling where the rulebook is silent; a table may agree on the other way</source>
        <translation>Une décision là où la règle se tait&#xa0;; la table peut convenir de l’inverse</translation>
    </message>
    <message>
        <source>A ruling in which the editions differ</source>
        <translation>Une décision sur laquelle les éditions diffèrent</translation>
    </message>
    <message>
        <source>A ruling where the rulebook is silent</source>
        <translation>Une décision là où la règle se tait</translation>
    </message>
</context>
<context>
    <name>PlacementCheck</name>
    <message>
        <source>Both sides that meet have a space.</source>
        <translation>Les deux côtés qui se touchent ont une case.</translation>
    </message>
    <message>
        <source>On this side the block that lies has a wall. Blocks join only where both sides have a space.</source>
        <translation>De ce côté, le bloc posé n’a pas de case. Les blocs ne se raccordent que là où les deux côtés en ont une.</translation>
    </message>
    <message>
        <source>The new block would touch it with a wall. Turn it until a side with a space meets it.</source>
        <translation>Le nouveau bloc toucherait le bloc posé par un côté sans case. Tournez-le pour présenter un côté avec case.</translation>
    </message>
    <message>
        <source>one bonus icon closes</source>
        <translation>une figure de bonus est complète</translation>
    </message>
    <message>
        <source>no icon, the block that lies shows no part in this corner</source>
        <translation>aucune figure, car le bloc posé n’a pas de fragment dans ce coin</translation>
    </message>
    <message>
        <source>no icon, the new block shows no part in this corner</source>
        <translation>aucune figure, car le nouveau bloc n’a pas de fragment dans ce coin</translation>
    </message>
    <message>
        <source>no icon, the third block shows no part in this corner</source>
        <translation>aucune figure, car le troisième bloc n’a pas de fragment dans ce coin</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>%1 is not under control of %2. A block card needs a block that is.</source>
        <translation>Le bloc %1 n’est pas contrôlé par %2. Une carte de bloc en demande un qui l’est.</translation>
    </message>
    <message>
        <source>Nobody controls the Central Core, so no block card lies beside it. Choose a block you control.</source>
        <translation>Personne ne contrôle le Noyau central&#xa0;: aucune carte de bloc ne se pose à côté. Choisissez un bloc que vous contrôlez.</translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Place the card at a side with a space.</source>
        <translation>Ce côté du bloc %1 n’a pas de case. Posez la carte sur un côté avec case.</translation>
    </message>
    <message>
        <source>%1 is not a block card. Choose one that is.</source>
        <translation>La carte %1 n’est pas une carte de bloc. Choisissez-en une qui l’est.</translation>
    </message>
    <message>
        <source>%1 enters only while its block card lies in the Cybernet. Place that card first.</source>
        <translation>Le pion %1 n’entre que si sa carte de bloc est dans le Cybernet. Posez d’abord cette carte.</translation>
    </message>
    <message>
        <source>%1 does not enter by paying. It comes by its own entry rule.</source>
        <translation>Le pion %1 n’entre pas en payant. Il arrive par sa propre règle d’entrée.</translation>
    </message>
    <message>
        <source>%1 is in play already. Choose another one.</source>
        <translation>%1 est déjà en jeu. Choisissez une autre pièce.</translation>
    </message>
    <message>
        <source>%1 lies in this cell. Choose an empty one beside %2.</source>
        <translation>Cet emplacement est pris par %1. Choisissez-en un libre à côté du bloc %2.</translation>
    </message>
    <message>
        <source>%1 has no ICE, so no block card is joined to it. Choose a block with ICE.</source>
        <translation>Le bloc %1 n’a pas d’ICE&#xa0;: aucune carte de bloc ne s’y attache. Choisissez un bloc avec ICE.</translation>
    </message>
</context>
<context>
    <name>PlayedWith</name>
    <message>
        <source>the pawn&apos;s own icon, once this turn</source>
        <translation>l’icône du pion, une fois ce tour</translation>
    </message>
    <message>
        <source>a card that is not named</source>
        <translation>une carte non précisée</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Joué avec</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Ce n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>This is larger than the app reads.</source>
        <translation>C’est plus gros que ce que l’appli peut lire.</translation>
    </message>
    <message>
        <source>This is nested deeper than the app reads.</source>
        <translation>C’est imbriqué trop profondément pour l’appli.</translation>
    </message>
    <message>
        <source>The field %1 stands there twice.</source>
        <translation>Le champ %1 apparaît deux fois.</translation>
    </message>
    <message>
        <source>The field %1 is missing.</source>
        <translation>Il manque le champ %1.</translation>
    </message>
    <message>
        <source>A value has the wrong type: %1.</source>
        <translation>Une valeur est du mauvais type&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The word %1 is not known here.</source>
        <translation>Le mot %1 n’est pas connu ici.</translation>
    </message>
    <message>
        <source>A value is out of range: %1.</source>
        <translation>Une valeur est hors limites&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A text is longer than allowed.</source>
        <translation>Un texte dépasse la longueur permise.</translation>
    </message>
    <message>
        <source>The field %1 is not known.</source>
        <translation>Le champ %1 n’est pas connu.</translation>
    </message>
    <message>
        <source>This was written by a newer version of the app: %1.</source>
        <translation>Écrit par une version plus récente de l’appli&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This belongs to another game: %1.</source>
        <translation>Cela vient d’un autre jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This was changed after it was written: its checksum does not fit.</source>
        <translation>Modifié après coup&#xa0;: la somme de contrôle ne correspond pas.</translation>
    </message>
    <message>
        <source>The entries are not in their order.</source>
        <translation>Les entrées ne sont pas dans l’ordre.</translation>
    </message>
    <message>
        <source>There is nothing to read.</source>
        <translation>Il n’y a rien à lire.</translation>
    </message>
    <message>
        <source>Entries are missing or too many.</source>
        <translation>Il manque des entrées ou il y en a trop.</translation>
    </message>
    <message>
        <source>See line %1, %2.</source>
        <comment>a line number and a place in it</comment>
        <translation>Voir la ligne %1, %2.</translation>
    </message>
    <message>
        <source>See line %1.</source>
        <translation>Voir la ligne %1.</translation>
    </message>
    <message>
        <source>See %1.</source>
        <comment>a place in a text</comment>
        <translation>Voir %1.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This is a folder, not a table file.</source>
        <translation>C’est un dossier, pas un fichier de table.</translation>
    </message>
    <message>
        <source>The file cannot be read. It was left as it is.</source>
        <translation>Le fichier ne peut pas être lu. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>The file is empty. It was left as it is.</source>
        <translation>Le fichier est vide. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>This is no table file. It was left as it is.</source>
        <translation>Ce n’est pas un fichier de table. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>A newer version of the app made this file. It was left as it is.</source>
        <translation>Ce fichier vient d’une version plus récente de l’appli. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>The file is larger than the app reads. It was left as it is.</source>
        <translation>Le fichier est plus gros que ce que l’appli peut lire. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>The file is damaged from entry %1 on. It was left as it is.</source>
        <translation>Le fichier est abîmé à partir de l’entrée %1. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>The file is damaged. It was left as it is.</source>
        <translation>Le fichier est abîmé. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>The file may only be read, so nothing can be saved in it.</source>
        <translation>Le fichier est en lecture seule&#xa0;: rien ne peut y être enregistré.</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name.</source>
        <translation>Un fichier de ce nom existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The disk is full. Make room and try again.</source>
        <translation>Le disque est plein. Faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Another program holds the file. Try again in a moment.</source>
        <translation>Un autre programme utilise le fichier. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Two to four players sit at a table.</source>
        <translation>Une table compte de deux à quatre joueurs.</translation>
    </message>
    <message>
        <source>Player %1 has a colour that is taken. Choose another one.</source>
        <translation>Le joueur %1 a une couleur déjà prise. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Player %1 has no name. Enter one.</source>
        <translation>Le joueur %1 n’a pas de nom. Saisissez-en un.</translation>
    </message>
    <message>
        <source>The name of player %1 is too long. Use up to 40 letters.</source>
        <translation>Le nom du joueur %1 est trop long. Utilisez 40 caractères au plus.</translation>
    </message>
    <message>
        <source>There is no house rule %1.</source>
        <translation>La règle maison %1 n’existe pas.</translation>
    </message>
    <message>
        <source>The time limit has to lie between 1 and 1440 minutes.</source>
        <translation>La limite de temps doit être comprise entre 1 et 1440 minutes.</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>A table is open</source>
        <translation>Une table est ouverte</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>Used cards go to the discard pile in recycling.</source>
        <translation>Les cartes utilisées vont à la défausse au recyclage.</translation>
    </message>
    <message>
        <source>No effect works.</source>
        <translation>Aucun effet ne se déclenche.</translation>
    </message>
    <message>
        <source>The effect of %1 works on placement, not now.</source>
        <translation>L’effet du bloc %1 se déclenche à la pose, pas maintenant.</translation>
    </message>
    <message>
        <source>%1: %2 → %3 of %4 in the Cybernet</source>
        <comment>a player and numbers of control counters</comment>
        <translation>%1&#xa0;: %2 → %3 sur %4 dans le Cybernet</translation>
    </message>
    <message numerus="yes">
        <source>%1 now has %n free bonus counter(s).</source>
        <translation>
            <numerusform>%1 a maintenant %n compteur de bonus libre.</numerusform>
            <numerusform>%1 a maintenant %n compteurs de bonus libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>No number would have done.</source>
        <translation>Aucun résultat n’aurait suffi.</translation>
    </message>
    <message>
        <source>Needed: %1.</source>
        <comment>one number of a die</comment>
        <translation>Il fallait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Needed: %1 or %2.</source>
        <comment>numbers of a die</comment>
        <translation>Il fallait&#xa0;: %1 ou %2.</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>The 24 blocks, no two alike</source>
        <translation>Les 24 blocs, tous différents</translation>
    </message>
    <message>
        <source>The cards and pawns of the game</source>
        <translation>Les cartes et les pions du jeu</translation>
    </message>
    <message>
        <source>The highest roll begins</source>
        <translation>Le plus haut résultat commence</translation>
    </message>
    <message>
        <source>All control counters in the Cybernet win the game</source>
        <translation>Tous ses compteurs de contrôle dans le Cybernet&#xa0;: partie gagnée</translation>
    </message>
    <message>
        <source>The three phases of a turn</source>
        <translation>Les trois phases d’un tour</translation>
    </message>
    <message>
        <source>Effects of the beginning phase come first</source>
        <translation>Les effets de la phase de début d’abord</translation>
    </message>
    <message>
        <source>Actions belong to the action phase</source>
        <translation>Les actions se font en phase d’action</translation>
    </message>
    <message>
        <source>A played card lies on the table until recycling</source>
        <translation>Une carte jouée reste sur la table jusqu’au recyclage</translation>
    </message>
    <message>
        <source>Each card is used in one way only</source>
        <translation>Chaque carte sert d’une seule façon</translation>
    </message>
    <message>
        <source>Items, bots and block cards have their cost</source>
        <translation>Objets, bots et cartes de bloc ont leur coût</translation>
    </message>
    <message>
        <source>One movement action is one space</source>
        <translation>Une action de déplacement vaut une case</translation>
    </message>
    <message>
        <source>The restriction icon bars movement by cards</source>
        <translation>L’icône de restriction interdit le déplacement par carte</translation>
    </message>
    <message>
        <source>A normal space holds one pawn</source>
        <translation>Une case normale accueille un pion</translation>
    </message>
    <message>
        <source>A double space holds two pawns</source>
        <translation>Une case double accueille deux pions</translation>
    </message>
    <message>
        <source>An arrow is followed in its direction only</source>
        <translation>Une flèche ne se suit que dans son sens</translation>
    </message>
    <message>
        <source>Search needs a pawn with that ability</source>
        <translation>Search demande un pion doté de cette capacité</translation>
    </message>
    <message>
        <source>The block under the pawn is the reference block</source>
        <translation>Le bloc sous le pion est le bloc de référence</translation>
    </message>
    <message>
        <source>The new block comes from the pile</source>
        <translation>Le nouveau bloc vient de la pile</translation>
    </message>
    <message>
        <source>The new block lies beside the reference block</source>
        <translation>Le nouveau bloc se pose à côté du bloc de référence</translation>
    </message>
    <message>
        <source>The new block needs an empty cell</source>
        <translation>Le nouveau bloc demande un emplacement libre</translation>
    </message>
    <message>
        <source>The side of the reference block needs a space</source>
        <translation>Le côté du bloc de référence doit avoir une case</translation>
    </message>
    <message>
        <source>The touching side of the new block needs a space</source>
        <translation>Le côté en contact du nouveau bloc doit avoir une case</translation>
    </message>
    <message>
        <source>The player chooses among the valid places</source>
        <translation>Le joueur choisit parmi les emplacements valides</translation>
    </message>
    <message>
        <source>Three bonus parts form a bonus icon</source>
        <translation>Trois fragments forment une figure de bonus</translation>
    </message>
    <message>
        <source>Effects on placement work at once</source>
        <translation>Les effets à la pose se déclenchent aussitôt</translation>
    </message>
    <message>
        <source>Icebreaker needs a pawn with that ability</source>
        <translation>Icebreaker demande un pion doté de cette capacité</translation>
    </message>
    <message>
        <source>The pawn stands on the block it attacks</source>
        <translation>Le pion se tient sur le bloc qu’il attaque</translation>
    </message>
    <message>
        <source>A block without ICE cannot be controlled</source>
        <translation>Un bloc sans ICE ne peut pas être contrôlé</translation>
    </message>
    <message>
        <source>A die on a number of the ICE succeeds</source>
        <translation>Un dé qui montre un nombre de l’ICE réussit</translation>
    </message>
    <message>
        <source>A miss against Black ICE costs the pawn</source>
        <translation>Un échec contre un ICE noir coûte le pion</translation>
    </message>
    <message>
        <source>Success brings control and a control counter</source>
        <translation>La réussite donne le contrôle et un compteur de contrôle</translation>
    </message>
    <message>
        <source>Effects under control work after the counter</source>
        <translation>Les effets sous contrôle se déclenchent après la pose du compteur</translation>
    </message>
    <message>
        <source>A miss on the block of another player costs the pawn</source>
        <translation>Un échec sur le bloc d’un autre joueur coûte le pion</translation>
    </message>
    <message>
        <source>Blocks of other players may be attacked</source>
        <translation>On peut attaquer les blocs des autres joueurs</translation>
    </message>
    <message>
        <source>A miss with a black die costs the pawn</source>
        <translation>Un échec avec un dé noir coûte le pion</translation>
    </message>
    <message>
        <source>The bonus counter goes to the owner of all three blocks</source>
        <translation>Le compteur de bonus va à qui contrôle les trois blocs</translation>
    </message>
    <message>
        <source>Only a pawn with ICE dice can be taken over</source>
        <translation>Seul un pion avec des dés d’ICE peut changer de contrôleur</translation>
    </message>
    <message>
        <source>Reach of Icebreaker on pawns</source>
        <translation>Portée d’Icebreaker sur les pions</translation>
    </message>
    <message>
        <source>A pawn taken over changes its controller</source>
        <translation>Icebreaker réussi sur un pion&#xa0;: il change de contrôleur</translation>
    </message>
    <message>
        <source>Defence equipment covers the ICE dice</source>
        <translation>L’équipement de défense couvre les dés d’ICE</translation>
    </message>
    <message>
        <source>Delete needs a pawn with that ability</source>
        <translation>Delete demande un pion doté de cette capacité</translation>
    </message>
    <message>
        <source>Reach of Delete</source>
        <translation>Portée de Delete</translation>
    </message>
    <message>
        <source>An unshielded number eliminates</source>
        <translation>Un nombre non blindé élimine</translation>
    </message>
    <message>
        <source>A shielded number protects</source>
        <translation>Un nombre blindé protège</translation>
    </message>
    <message>
        <source>What becomes of an eliminated pawn</source>
        <translation>Ce que devient un pion éliminé</translation>
    </message>
    <message>
        <source>A pawn with Reboot waits face down</source>
        <translation>Un pion avec Reboot attend face cachée</translation>
    </message>
    <message>
        <source>Reboot needs an eliminated pawn with that ability</source>
        <translation>Reboot demande un pion éliminé doté de cette capacité</translation>
    </message>
    <message>
        <source>Reboot leads to the Central Core</source>
        <translation>Reboot mène au Noyau central</translation>
    </message>
    <message>
        <source>Where a pawn enters</source>
        <translation>Où entre un pion</translation>
    </message>
    <message>
        <source>Drones carry nothing but the Automatic Gun</source>
        <translation>Les drones ne portent que l’Automatic Gun</translation>
    </message>
    <message>
        <source>The Hulk moves one block each turn</source>
        <translation>Le Hulk avance d’un bloc par tour</translation>
    </message>
    <message>
        <source>How the Cracker enters</source>
        <translation>Comment entre le Cracker</translation>
    </message>
    <message>
        <source>How the Cyborg enters</source>
        <translation>Comment entre le Cyborg</translation>
    </message>
    <message>
        <source>The Cyborg rolls for its movement</source>
        <translation>Le Cyborg lance un dé pour se déplacer</translation>
    </message>
    <message>
        <source>Own movement, once each turn</source>
        <translation>Déplacement propre, une fois par tour</translation>
    </message>
    <message>
        <source>An item is bought with bonus counters</source>
        <translation>Un objet s’achète avec des compteurs de bonus</translation>
    </message>
    <message>
        <source>Paid counters lie on the card</source>
        <translation>Les compteurs payés restent sur la carte</translation>
    </message>
    <message>
        <source>Paid counters come back when the card is lost</source>
        <translation>Les compteurs payés reviennent quand la carte est perdue</translation>
    </message>
    <message>
        <source>An item goes to one pawn of its buyer</source>
        <translation>Un objet va à un pion de son acheteur</translation>
    </message>
    <message>
        <source>A lost item goes to the discard pile</source>
        <translation>Un objet perdu va à la défausse</translation>
    </message>
    <message>
        <source>One piece of defence equipment for each pawn</source>
        <translation>Un équipement de défense par pion</translation>
    </message>
    <message>
        <source>Neuroconsoles go to pawns with Icebreaker</source>
        <translation>Les neuroconsoles vont aux pions avec Icebreaker</translation>
    </message>
    <message>
        <source>Weapons go to pawns with Delete</source>
        <translation>Les armes vont aux pions avec Delete</translation>
    </message>
    <message>
        <source>The Automatic Gun goes to drones</source>
        <translation>L’Automatic Gun va aux drones</translation>
    </message>
    <message>
        <source>Bots go to pawns with Icebreaker</source>
        <translation>Les bots vont aux pions avec Icebreaker</translation>
    </message>
    <message>
        <source>A block card lies beside a block you control</source>
        <translation>Une carte de bloc se pose à côté d’un bloc que vous contrôlez</translation>
    </message>
    <message>
        <source>Bonus cards go with their block</source>
        <translation>Les cartes bonus suivent leur bloc</translation>
    </message>
    <message>
        <source>Malware hinders opponents</source>
        <translation>Le malware gêne les adversaires</translation>
    </message>
    <message>
        <source>Two kinds of block effects</source>
        <translation>Deux sortes d’effets de bloc</translation>
    </message>
    <message>
        <source>An ability needs its card</source>
        <translation>Une capacité demande sa carte</translation>
    </message>
    <message>
        <source>An each-turn icon works once each turn</source>
        <translation>Une icône «&#xa0;chaque tour&#xa0;» sert une fois par tour</translation>
    </message>
    <message>
        <source>Only the controller acts with a pawn</source>
        <translation>Seul son contrôleur agit avec un pion</translation>
    </message>
    <message>
        <source>The “cannot” icon bars an action</source>
        <translation>L’icône «&#xa0;ne peut pas&#xa0;» interdit une action</translation>
    </message>
    <message>
        <source>What a block shows</source>
        <translation>Ce que montre un bloc</translation>
    </message>
    <message>
        <source>What Reboot costs in the second edition</source>
        <translation>Ce que coûte Reboot dans la seconde édition</translation>
    </message>
    <message>
        <source>No Delete on itself</source>
        <translation>Pas de Delete sur soi-même</translation>
    </message>
    <message>
        <source>The “cannot” icon in the second edition</source>
        <translation>L’icône «&#xa0;ne peut pas&#xa0;» dans la seconde édition</translation>
    </message>
    <message>
        <source>Cards need a free slot of their kind</source>
        <translation>Les cartes demandent un emplacement libre de leur type</translation>
    </message>
    <message>
        <source>Cards for enemies need a pawn on their block</source>
        <translation>Une carte contre un pion adverse demande un pion sur son bloc</translation>
    </message>
    <message>
        <source>Block cards in the second edition</source>
        <translation>Les cartes de bloc dans la seconde édition</translation>
    </message>
    <message>
        <source>Tied players roll again</source>
        <translation>Les ex æquo relancent</translation>
    </message>
    <message>
        <source>Finishing a movement before the next action</source>
        <translation>Finir un déplacement avant une autre action</translation>
    </message>
    <message>
        <source>The Hulk uses no spaces</source>
        <translation>Le Hulk n’utilise pas de cases</translation>
    </message>
    <message>
        <source>Placing against arrows</source>
        <translation>Poser un bloc à contresens d’une flèche</translation>
    </message>
    <message>
        <source>Search with an empty pile</source>
        <translation>Search avec une pile vide</translation>
    </message>
    <message>
        <source>Search from a block card</source>
        <translation>Search depuis une carte de bloc</translation>
    </message>
    <message>
        <source>Icebreaker on your own block</source>
        <translation>Icebreaker sur votre propre bloc</translation>
    </message>
    <message>
        <source>Counters of the former owner go back</source>
        <translation>Les compteurs de l’ancien contrôleur lui reviennent</translation>
    </message>
    <message>
        <source>No control counter left</source>
        <translation>Plus de compteur de contrôle</translation>
    </message>
    <message>
        <source>Which pawns can be taken over</source>
        <translation>Quels pions on peut prendre</translation>
    </message>
    <message>
        <source>A miss on the pawn of another player</source>
        <translation>Un échec sur le pion d’un autre joueur</translation>
    </message>
    <message>
        <source>Delete on your own pawns</source>
        <translation>Delete sur vos propres pions</translation>
    </message>
    <message>
        <source>No attack without skulls</source>
        <translation>Pas d’attaque sans crânes</translation>
    </message>
    <message>
        <source>Sacrificed means eliminated</source>
        <translation>Sacrifié veut dire éliminé</translation>
    </message>
    <message>
        <source>Paying and equipping</source>
        <translation>Payer et équiper</translation>
    </message>
    <message>
        <source>Only pawns in the Cybernet are equipped</source>
        <translation>On n’équipe que les pions du Cybernet</translation>
    </message>
    <message>
        <source>How many generic items</source>
        <translation>Combien d’objets génériques</translation>
    </message>
    <message>
        <source>One special item of each kind</source>
        <translation>Un objet spécial de chaque type</translation>
    </message>
    <message>
        <source>Bot and neuroconsole together</source>
        <translation>Bot et neuroconsole ensemble</translation>
    </message>
    <message>
        <source>Where malware reaches</source>
        <translation>Jusqu’où va le malware</translation>
    </message>
    <message>
        <source>A block card needs a side with a space</source>
        <translation>Une carte de bloc demande un côté avec case</translation>
    </message>
    <message>
        <source>The table has the last word</source>
        <translation>La table a le dernier mot</translation>
    </message>
    <message>
        <source>No block card beside the Central Core</source>
        <translation>Pas de carte de bloc à côté du Noyau central</translation>
    </message>
    <message>
        <source>Dice of the app or your own</source>
        <translation>Dés de l’appli ou les vôtres</translation>
    </message>
    <message>
        <source>Ten control counters in each colour</source>
        <translation>Dix compteurs de contrôle par couleur</translation>
    </message>
    <message>
        <source>24 bonus counters in the supply</source>
        <translation>24 compteurs de bonus en réserve commune</translation>
    </message>
    <message>
        <source>The Central Core lies in the centre</source>
        <translation>Le Noyau central est au centre</translation>
    </message>
    <message>
        <source>Each player has a colour of his own</source>
        <translation>Chaque joueur a sa propre couleur</translation>
    </message>
    <message>
        <source>What happens when time is up</source>
        <translation>Ce qui se passe quand le temps est écoulé</translation>
    </message>
    <message>
        <source>Effects of spaces are optional</source>
        <translation>Les effets de case sont facultatifs</translation>
    </message>
    <message>
        <source>Two to four players</source>
        <translation>De deux à quatre joueurs</translation>
    </message>
    <message>
        <source>Where the Hulk may go</source>
        <translation>Où le Hulk peut aller</translation>
    </message>
    <message>
        <source>What the restriction icon bars</source>
        <translation>Ce qu’interdit l’icône de restriction</translation>
    </message>
    <message>
        <source>Reach of Icebreaker by edition</source>
        <translation>Portée d’Icebreaker selon l’édition</translation>
    </message>
    <message>
        <source>When a controlled block has Black ICE</source>
        <translation>Quand un bloc contrôlé a un ICE noir</translation>
    </message>
    <message>
        <source>Reach of Delete by edition</source>
        <translation>Portée de Delete selon l’édition</translation>
    </message>
    <message>
        <source>What Reboot costs by edition</source>
        <translation>Ce que coûte Reboot selon l’édition</translation>
    </message>
    <message>
        <source>Pawns on a discarded block card</source>
        <translation>Les pions d’une carte de bloc défaussée</translation>
    </message>
    <message>
        <source>Reach in the second edition</source>
        <translation>Portée dans la seconde édition</translation>
    </message>
    <message>
        <source>No Icebreaker on your own pieces</source>
        <translation>Pas d’Icebreaker sur ses propres blocs et pions</translation>
    </message>
    <message>
        <source>Unused cards are kept or discarded</source>
        <translation>Les cartes inutilisées sont gardées ou défaussées</translation>
    </message>
    <message>
        <source>The hand is filled up to its maximum</source>
        <translation>La main est complétée jusqu’à sa limite</translation>
    </message>
    <message>
        <source>More cards in hand than the maximum</source>
        <translation>Une main qui dépasse sa limite</translation>
    </message>
    <message>
        <source>A block that fits nowhere</source>
        <translation>Un bloc qui ne va nulle part</translation>
    </message>
</context>
<context>
    <name>SavedTables</name>
    <message>
        <source>Zaibatsu, first edition</source>
        <translation>Zaibatsu, première édition</translation>
    </message>
    <message>
        <source>Zaibatsu, second edition</source>
        <translation>Zaibatsu, seconde édition</translation>
    </message>
    <message>
        <source>not begun yet</source>
        <translation>pas encore commencée</translation>
    </message>
    <message>
        <source>turn %1, %2 to act</source>
        <translation>tour %1, à %2 de jouer</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>shared: %1</source>
        <translation>victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>This table is here already: &quot;%1&quot;.</source>
        <translation>Cette table est déjà ici&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here up to entry %2. This file goes on from there to entry %3.</source>
        <translation>«&#xa0;%1&#xa0;» est ici jusqu’à l’entrée %2. Ce fichier continue de là jusqu’à l’entrée %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here already and goes further: to entry %2, this file to entry %3.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ici et va plus loin&#xa0;: jusqu’à l’entrée %2, et ce fichier jusqu’à l’entrée %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here already, but went on otherwise after entry %2: here to entry %3, in this file to entry %4.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ici, mais la suite diffère après l’entrée %2&#xa0;: ici jusqu’à l’entrée %3, dans ce fichier jusqu’à l’entrée %4.</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, entrée %2</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>While the app rolls them.</source>
        <translation>Quand l’appli les lance.</translation>
    </message>
    <message>
        <source>Hit and miss</source>
        <translation>Réussite et échec</translation>
    </message>
    <message>
        <source>Whether a roll has succeeded.</source>
        <translation>Si un jet a réussi.</translation>
    </message>
    <message>
        <source>Blocks and pawns</source>
        <translation>Blocs et pions</translation>
    </message>
    <message>
        <source>When one comes in, is lost or comes back.</source>
        <translation>Quand l’un d’eux arrive, est perdu ou revient.</translation>
    </message>
    <message>
        <source>Control and bonus</source>
        <translation>Contrôle et bonus</translation>
    </message>
    <message>
        <source>Each player has a tone; bonus icons sound like glass.</source>
        <translation>Chaque joueur a sa note&#xa0;; les figures de bonus tintent comme du verre.</translation>
    </message>
    <message>
        <source>Refusals and undo</source>
        <translation>Refus et annulation</translation>
    </message>
    <message>
        <source>When the rules say no.</source>
        <translation>Quand la règle dit non.</translation>
    </message>
    <message>
        <source>Turns and the end</source>
        <translation>Tours et fin</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>When five minutes and one minute are left.</source>
        <translation>Quand il reste cinq minutes, puis une.</translation>
    </message>
    <message>
        <source>When the next player begins, and when somebody wins.</source>
        <translation>Quand le joueur suivant commence, et quand quelqu’un gagne.</translation>
    </message>
</context>
<context>
    <name>StandingParts</name>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Saisir</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n free bonus counter(s).</source>
        <translation>
            <numerusform>%1 a %n compteur de bonus libre.</numerusform>
            <numerusform>%1 a %n compteurs de bonus libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and its cost</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>Turn %1, %2, %3</source>
        <comment>number, player, phase</comment>
        <translation>Tour %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 (%2): %3 of %4 control counters in the Cybernet, %5 free bonus counters, hand maximum %6</source>
        <comment>name, colour, numbers</comment>
        <translation>%1 (%2)&#xa0;: compteurs de contrôle dans le Cybernet %3 sur %4, compteurs de bonus libres %5, limite de main %6</translation>
    </message>
    <message>
        <source>%1 at [%2, %3], turned %4</source>
        <comment>a block</comment>
        <translation>%1 en [%2, %3], orientation %4</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>contrôlé par %1</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>non contrôlé</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n bonus counter(s) on it</source>
        <translation>
            <numerusform>%1, %2, %n compteur de bonus dessus</numerusform>
            <numerusform>%1, %2, %n compteurs de bonus dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a block and whose it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2): eliminated, waits for Reboot</source>
        <comment>a pawn and whose it is</comment>
        <translation>%1 (%2)&#xa0;: éliminé, attend un Reboot</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a pawn, whose it is, where it stands</comment>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a card and its pawn</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>a card and a block</comment>
        <translation>%1 à côté du bloc %2</translation>
    </message>
    <message>
        <source>%1 held by %2</source>
        <comment>a card and a player</comment>
        <translation>Carte %1 détenue par %2</translation>
    </message>
    <message>
        <source>%1 played, on the table</source>
        <comment>a card</comment>
        <translation>Carte %1 jouée, sur la table</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Partie gagnée par %1</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the pile</source>
        <translation>
            <numerusform>%n bloc reste dans la pile</numerusform>
            <numerusform>%n blocs restent dans la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) left in the supply</source>
        <translation>
            <numerusform>%n compteur de bonus reste dans la réserve commune</numerusform>
            <numerusform>%n compteurs de bonus restent dans la réserve commune</numerusform>
        </translation>
    </message>
    <message>
        <source>This table follows blocks and control; pawns stand where they were last said to be.</source>
        <translation>Cette table suit les blocs et le contrôle&#xa0;; les pions sont là où on les a annoncés en dernier lieu.</translation>
    </message>
    <message>
        <source>This table keeps only the scores.</source>
        <translation>Cette table ne tient que les scores.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n entry(s) could not be saved yet. Play on; the app keeps trying.</source>
        <translation>
            <numerusform>%n entrée n’a pas encore pu être enregistrée. Continuez à jouer&#xa0;; l’appli réessaie.</numerusform>
            <numerusform>%n entrées n’ont pas encore pu être enregistrées. Continuez à jouer&#xa0;; l’appli réessaie.</numerusform>
        </translation>
    </message>
    <message>
        <source>This table may only be read: nothing new is saved.</source>
        <translation>Cette table est en lecture seule&#xa0;: rien de nouveau n’est enregistré.</translation>
    </message>
    <message>
        <source>Another program changed this table. It was loaded again.</source>
        <translation>Un autre programme a changé cette table. Elle a été rechargée.</translation>
    </message>
    <message>
        <source>There are not that many steps to go.</source>
        <translation>Il n’y a pas autant d’étapes.</translation>
    </message>
    <message>
        <source>There is no such entry.</source>
        <translation>Cette entrée n’existe pas.</translation>
    </message>
    <message>
        <source>Another program changed this table. It was loaded again; nothing was done.</source>
        <translation>Un autre programme a changé cette table. Elle a été rechargée&#xa0;; rien n’a été fait.</translation>
    </message>
    <message>
        <source>This is done but could not be saved yet.</source>
        <translation>C’est fait, mais pas encore enregistré.</translation>
    </message>
    <message>
        <source>The table stands as before its first entry.</source>
        <translation>La table est comme avant sa première entrée.</translation>
    </message>
    <message>
        <source>The table stands as after entry %1.</source>
        <translation>La table est comme après l’entrée %1.</translation>
    </message>
    <message>
        <source>Entry %1 is not in force. Choose one that is.</source>
        <translation>L’entrée %1 n’est pas en vigueur. Choisissez-en une qui l’est.</translation>
    </message>
    <message>
        <source>This is no command. %1</source>
        <comment>then a sentence saying why</comment>
        <translation>Ce n’est pas une commande. %1</translation>
    </message>
    <message>
        <source>The words after %1 are not right.</source>
        <translation>Les mots après %1 ne conviennent pas.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n die/dice.</source>
        <translation>
            <numerusform>Saisissez %n dé.</numerusform>
            <numerusform>Saisissez %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Later entries that would be illegal can be dropped (drop) or kept (keep).</source>
        <translation>Les entrées suivantes qui seraient illégales peuvent être retirées (drop) ou gardées (keep).</translation>
    </message>
    <message numerus="yes">
        <source>%n later entry(s) would come out differently.</source>
        <translation>
            <numerusform>%n entrée suivante changerait.</numerusform>
            <numerusform>%n entrées suivantes changeraient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) would be illegal.</source>
        <translation>
            <numerusform>%n entrée serait illégale.</numerusform>
            <numerusform>%n entrées seraient illégales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 is fixed.</source>
        <translation>L’entrée %1 est corrigée.</translation>
    </message>
    <message numerus="yes">
        <source>[%1, %2], turned %3: %n bonus icon(s)</source>
        <translation>
            <numerusform>[%1, %2], orientation %3&#xa0;: %n figure de bonus</numerusform>
            <numerusform>[%1, %2], orientation %3&#xa0;: %n figures de bonus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>this pawn</source>
        <comment>stands for a pawn&apos;s name</comment>
        <translation>en question</translation>
    </message>
    <message>
        <source>this block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation>en question</translation>
    </message>
    <message>
        <source>the other block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation>voisin</translation>
    </message>
    <message>
        <source>this card</source>
        <comment>stands for a card&apos;s name</comment>
        <translation>en question</translation>
    </message>
    <message>
        <source>this space</source>
        <comment>stands for a space&apos;s name</comment>
        <translation>cette case</translation>
    </message>
    <message>
        <source>this action</source>
        <comment>stands for an action&apos;s name</comment>
        <translation>cette action</translation>
    </message>
    <message>
        <source>this piece</source>
        <comment>stands for any piece&apos;s name</comment>
        <translation>cette pièce</translation>
    </message>
    <message>
        <source>another piece</source>
        <comment>lies in a cell</comment>
        <translation>une autre pièce</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>&quot;%1&quot; is a folder, not a file.</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large.</source>
        <translation>«&#xa0;%1&#xa0;» est trop gros.</translation>
    </message>
    <message>
        <source>Another program keeps writing to this table. Try again later.</source>
        <translation>Un autre programme écrit sans cesse dans cette table. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>La table n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Usage: zaibatsu-table %1</source>
        <translation>Usage&#xa0;: zaibatsu-table %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 upwards, not &quot;%2&quot;.</source>
        <translation>%1 doit être un entier supérieur ou égal à 1, pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une option de la commande %2.</translation>
    </message>
    <message>
        <source>%1 may stand only once.</source>
        <translation>%1 ne peut figurer qu’une fois.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 demande une valeur.</translation>
    </message>
    <message>
        <source>Something is missing behind %1.</source>
        <translation>Il manque quelque chose après %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>«&#xa0;%1&#xa0;» est un mot de trop.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Il manque %1.</translation>
    </message>
    <message>
        <source>Table %1 is ready.</source>
        <translation>La table %1 est prête.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu.</translation>
    </message>
    <message>
        <source>%1 takes %2, not &quot;%3&quot;.</source>
        <translation>%1 prend %2, pas «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language of this app: en, es, fr or ru.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une langue de cette appli&#xa0;: en, es, fr ou ru.</translation>
    </message>
    <message>
        <source>%1 The verbs are %2.</source>
        <translation>%1 Les verbes sont %2.</translation>
    </message>
    <message>
        <source>A verb is missing.</source>
        <translation>Il manque un verbe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no verb.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un verbe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être écrit&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The table is whole: %n entries.</source>
        <translation>
            <numerusform>La table est intacte&#xa0;: %n entrée.</numerusform>
            <numerusform>La table est intacte&#xa0;: %n entrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries exported.</source>
        <translation>
            <numerusform>%n entrée exportée.</numerusform>
            <numerusform>%n entrées exportées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n entrée importée.</numerusform>
            <numerusform>%n entrées importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Log of the table</source>
        <translation>Journal de la table</translation>
    </message>
    <message>
        <source>There is no entry %1.</source>
        <translation>L’entrée %1 n’existe pas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that this table knows.</source>
        <translation>Cette table ne connaît pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The game of this table has no %1.</source>
        <translation>Le jeu de cette table n’a pas %1.</translation>
    </message>
    <message>
        <source>There are no odds of &quot;%1&quot;.</source>
        <translation>Il n’y a pas de probabilités pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The rulebook of this program cannot be read.</source>
        <translation>Le livret de règles de ce programme est illisible.</translation>
    </message>
    <message>
        <source>The rulebook has nothing about &quot;%1&quot;.</source>
        <translation>Le livret de règles n’a rien sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Also explained in: %1</source>
        <translation>Aussi expliqué dans&#xa0;: %1</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>Voir aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Printed in: %1</source>
        <translation>Dans les règles imprimées&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no entry of the rulebook and no rule.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une entrée du livret ni une règle.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that rules can do.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une commande de rules.</translation>
    </message>
    <message>
        <source>The rulebook knows no game &quot;%1&quot;, only %2.</source>
        <translation>Le livret ne connaît pas le jeu «&#xa0;%1&#xa0;», seulement %2.</translation>
    </message>
</context>
<context>
    <name>presentation::NowModel</name>
    <message>
        <source>not possible now</source>
        <translation>impossible maintenant</translation>
    </message>
    <message>
        <source>chance %1</source>
        <translation>probabilité %1</translation>
    </message>
    <message>
        <source>risk for the pawn %1</source>
        <translation>risque pour le pion %1</translation>
    </message>
    <message>
        <source>not in the Cybernet</source>
        <translation>hors du Cybernet</translation>
    </message>
    <message>
        <source>still in the pile</source>
        <translation>encore dans la pile</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>contrôlé par %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>bloc non contrôlé</translation>
    </message>
</context>
<context>
    <name>presentation::PlayersModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a player&apos;s name and colour</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté la table</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>%1 of %2 control counters in the Cybernet</source>
        <translation>compteurs de contrôle dans le Cybernet&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n free bonus counter(s)</source>
        <translation>
            <numerusform>%n compteur de bonus libre</numerusform>
            <numerusform>%n compteurs de bonus libres</numerusform>
        </translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>limite de main %1</translation>
    </message>
</context>
<context>
    <name>presentation::RulebookWords</name>
    <message>
        <source>Only in the second edition</source>
        <translation>Seulement dans la seconde édition</translation>
    </message>
    <message>
        <source>Only in the first edition</source>
        <translation>Seulement dans la première édition</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>Printed in neither rulebook</source>
        <translation>Ne figure dans aucun livret</translation>
    </message>
    <message>
        <source>In print: %1</source>
        <translation>Dans les règles imprimées&#xa0;: %1</translation>
    </message>
    <message>
        <source>The copy goes on top of the Cache and resolves first.</source>
        <translation>La copie va sur le dessus de la Cache et se résout en premier.</translation>
    </message>
    <message>
        <source>Three numbers of ICE, two, one, and Black ICE, where every other number costs the pawn.</source>
        <translation>ICE à trois nombres, à deux, à un, puis ICE noir, où tout autre nombre coûte le pion.</translation>
    </message>
    <message>
        <source>The Token goes to slot 3: it is free and fits. Slot 2 takes another kind of Program.</source>
        <translation>Le Token va sur l’emplacement 3&#xa0;: il est libre et convient. L’emplacement 2 accueille une autre sorte de Programme.</translation>
    </message>
    <message>
        <source>The four steps: Reveal protocol, Enter protocol, tokens, DF.</source>
        <translation>Les quatre étapes&#xa0;: protocole de révélation, protocole d’entrée, jetons, FD.</translation>
    </message>
    <message>
        <source>The parts of a room card, numbered as in the text.</source>
        <translation>Les parties d’une carte de salle, numérotées comme dans le texte.</translation>
    </message>
    <message>
        <source>Your three phases; then the player on your left.</source>
        <translation>Vos trois phases, puis c’est au joueur à votre gauche.</translation>
    </message>
    <message>
        <source>Set-up and end</source>
        <translation>Mise en place et fin</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Information blocks</source>
        <translation>Blocs d’information</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Bonus counters</source>
        <translation>Compteurs de bonus</translation>
    </message>
    <message>
        <source>Icebreaker</source>
        <translation>Icebreaker</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Delete and Reboot</source>
        <translation>Delete et Reboot</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Items and cards</source>
        <translation>Objets et cartes</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Seconde édition</translation>
    </message>
    <message>
        <source>Components and pictograms</source>
        <translation>Matériel et symboles</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Frequent disputes</source>
        <translation>Points litigieux</translation>
    </message>
    <message>
        <source>The facility</source>
        <translation>Le complexe</translation>
    </message>
    <message>
        <source>Parts of a room</source>
        <translation>Parties d’une salle</translation>
    </message>
    <message>
        <source>Revealing a room</source>
        <translation>Révéler une salle</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protocoles</translation>
    </message>
    <message>
        <source>Tokens and cards</source>
        <translation>Jetons et cartes</translation>
    </message>
    <message>
        <source>Security and end</source>
        <translation>Sécurité et fin</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Persistent copies</source>
        <translation>Copies persistantes</translation>
    </message>
    <message>
        <source>Copies in the Cache</source>
        <translation>Copies dans la Cache</translation>
    </message>
    <message>
        <source>What a copy is like</source>
        <translation>Caractéristiques d’une copie</translation>
    </message>
    <message>
        <source>Resolving a copy</source>
        <translation>Résoudre une copie</translation>
    </message>
    <message>
        <source>Spanish pages on placing blocks</source>
        <translation>pages en espagnol sur la pose des blocs</translation>
    </message>
    <message>
        <source>French encyclopaedia, part</source>
        <translation>encyclopédie française, partie</translation>
    </message>
    <message>
        <source>p.</source>
        <translation>p.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>1: name, 2: effect, 3: ICE, 4: space, 5: defence dice, 6: direction arrow, 7: bonus part.</source>
        <translation>1&#xa0;: nom, 2&#xa0;: effet, 3&#xa0;: ICE, 4&#xa0;: case, 5&#xa0;: dés de défense, 6&#xa0;: flèche de direction, 7&#xa0;: fragment de bonus.</translation>
    </message>
    <message>
        <source>Left: three bonus parts meet, a counter is placed. Right: the new block is turned another way, one part is missing.</source>
        <translation>À gauche, trois fragments se rejoignent&#xa0;: on pose un compteur. À droite, le nouveau bloc est tourné autrement&#xa0;: il manque un fragment.</translation>
    </message>
    <message>
        <source>Corners mark the numbers that eliminate. Black dice protect. Dice on the space count with the pawn’s own.</source>
        <translation>Les coins marquent les nombres qui éliminent. Les dés noirs protègent. Les dés de la case s’ajoutent à ceux du pion.</translation>
    </message>
    <message>
        <source>The fixed number joins those of the ICE, unless it is there already. A bot adds a number of its own.</source>
        <translation>Le nombre fixe rejoint ceux de l’ICE, sauf s’il y est déjà. Un bot ajoute le sien.</translation>
    </message>
    <message>
        <source>Two of three movement actions are used. The third is lost: it goes to no other pawn.</source>
        <translation>Deux actions de déplacement sur trois sont utilisées. La troisième est perdue&#xa0;: elle ne va à aucun autre pion.</translation>
    </message>
    <message>
        <source>Two of the six turns fit: there a space of the new block meets a space of the pawn’s block.</source>
        <translation>Deux des six orientations conviennent&#xa0;: une case du nouveau bloc y rejoint une case du bloc du pion.</translation>
    </message>
    <message>
        <source>Left: legal, for only the side towards the pawn’s block has to fit. Right: four placements that are refused.</source>
        <translation>À gauche, pose valide&#xa0;: seul le côté face au bloc du pion doit convenir. À droite, quatre poses refusées.</translation>
    </message>
    <message>
        <source>Ticks: cells at a side of the pawn’s block with a space. Cross: a cell at a wall.</source>
        <translation>Coches&#xa0;: emplacements le long d’un côté avec case du bloc du pion. Croix&#xa0;: un emplacement le long d’un mur.</translation>
    </message>
</context>
<context>
    <name>ui::ActionRow</name>
    <message>
        <source>Why not: %1</source>
        <translation>Pourquoi c’est impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>À propos&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::AdjustFlow</name>
    <message>
        <source>Adjust by hand</source>
        <translation>Ajuster à la main</translation>
    </message>
    <message>
        <source>Marked in the log as a ruling of the table.</source>
        <translation>Noté au journal comme décision de la table.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>What is to be put</source>
        <translation>Ce qu’il faut modifier</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Filtrer les noms</translation>
    </message>
    <message>
        <source>What is gathered cannot be so yet.</source>
        <translation>En l’état, ces modifications sont impossibles.</translation>
    </message>
    <message>
        <source>Changes gathered: %1</source>
        <translation>Modifications prévues&#xa0;: %1</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>It cannot be so</source>
        <translation>C’est impossible ainsi</translation>
    </message>
    <message>
        <source>What will change</source>
        <translation>Ce qui va changer</translation>
    </message>
    <message>
        <source>Still to be chosen: where it is</source>
        <translation>Reste à choisir où elle se trouve</translation>
    </message>
</context>
<context>
    <name>ui::AnywayFlow</name>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Why? The reason goes into the log, and the rule is marked as set aside by the table.</source>
        <translation>Pourquoi&#xa0;? La raison est notée au journal, et la règle y est marquée comme écartée par la table.</translation>
    </message>
    <message>
        <source>We play it so</source>
        <translation>On joue comme ça</translation>
    </message>
    <message>
        <source>We agreed on it this once</source>
        <translation>On s’est mis d’accord pour cette fois</translation>
    </message>
    <message>
        <source>It was so on the real table</source>
        <translation>C’était ainsi sur la vraie table</translation>
    </message>
    <message>
        <source>To put a mistake right</source>
        <translation>Pour corriger une erreur</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Autre raison</translation>
    </message>
</context>
<context>
    <name>ui::BoardView</name>
    <message>
        <source>Cybernet</source>
        <translation>Le Cybernet</translation>
    </message>
    <message>
        <source>Arrow keys go from piece to piece, Enter taps, R turns, plus and minus zoom.</source>
        <translation>Les flèches passent d’une pièce à l’autre, Entrée touche la pièce, R tourne, plus et moins zooment.</translation>
    </message>
    <message>
        <source>Turn the block</source>
        <translation>Tourner le bloc</translation>
    </message>
</context>
<context>
    <name>ui::CardEditor</name>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Movement actions</source>
        <translation>Actions de déplacement</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Keep card</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Kind of use</source>
        <translation>Type d’usage</translation>
    </message>
    <message>
        <source>bonus counters</source>
        <translation>compteurs de bonus</translation>
    </message>
    <message>
        <source>Played as an action card</source>
        <translation>Jouée comme carte d’action</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Se pose sur</translation>
    </message>
    <message>
        <source>an own pawn</source>
        <translation>un de vos pions</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>un pion adverse</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>un bloc</translation>
    </message>
    <message>
        <source>Which pawn it lets in</source>
        <translation>Quel pion elle fait entrer</translation>
    </message>
    <message>
        <source>Lets in</source>
        <translation>Fait entrer</translation>
    </message>
    <message>
        <source>Icebreaker dice</source>
        <translation>Dés d’Icebreaker</translation>
    </message>
    <message>
        <source>added</source>
        <translation>en plus</translation>
    </message>
    <message>
        <source>Attack skulls</source>
        <translation>Crânes d’attaque</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Dés de défense</translation>
    </message>
    <message>
        <source>instead of the pawn&apos;s</source>
        <translation>au lieu de ceux du pion</translation>
    </message>
    <message>
        <source>beside the pawn&apos;s</source>
        <translation>en plus de ceux du pion</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Movement change</source>
        <translation>Déplacement +/−</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Déplacement propre</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>to its pawn</source>
        <translation>à son pion</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Ne peut pas</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Chaque tour</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>sans carte</translation>
    </message>
    <message>
        <source>Something else is printed on it</source>
        <translation>Autre chose y est imprimé</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>in the box, all alike</source>
        <translation>dans la boîte, tous identiques</translation>
    </message>
</context>
<context>
    <name>ui::CardFlow</name>
    <message>
        <source>Enter the card</source>
        <translation>Saisir la carte</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Autre carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Which card do you want to enter?</source>
        <translation>Quelle carte voulez-vous saisir&#xa0;?</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Filtrer les noms</translation>
    </message>
    <message>
        <source>A card that is missing here: type its name above.</source>
        <translation>Une carte manque&#xa0;? Tapez son nom ci-dessus.</translation>
    </message>
    <message>
        <source>Enter a new card: %1</source>
        <translation>Saisir une nouvelle carte&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <comment>a card&apos;s name</comment>
        <translation>
            <numerusform>%1, %n exemplaire</numerusform>
            <numerusform>%1, %n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>pas encore saisie</translation>
    </message>
    <message>
        <source>cost not known yet</source>
        <translation>coût pas encore connu</translation>
    </message>
    <message>
        <source>What it does is not entered yet.</source>
        <translation>Son effet n’est pas encore saisi.</translation>
    </message>
</context>
<context>
    <name>ui::EndFlow</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Keep the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>New table, same players</source>
        <translation>Nouvelle table, mêmes joueurs</translation>
    </message>
    <message>
        <source>Filled: drawn. Hollow: typed. Dashed: what fair dice give.</source>
        <translation>Plein&#xa0;: dés de l’appli. Creux&#xa0;: dés saisis. Tirets&#xa0;: ce que donnent des dés équitables.</translation>
    </message>
    <message>
        <source>%1: luck %2</source>
        <comment>successes to be expected, and how far off</comment>
        <translation>%1&#xa0;; chance&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pawns lost: %1</source>
        <translation>Pions perdus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::EnterFlow</name>
    <message>
        <source>over %1 beside %2</source>
        <translation>par la carte %1, à côté du bloc %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Faire entrer un pion</translation>
    </message>
    <message>
        <source>Which pawn comes in?</source>
        <translation>Quel pion entre en jeu&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ui::EquipFlow</name>
    <message>
        <source>carries %1</source>
        <translation>porte %1</translation>
    </message>
    <message>
        <source>Pay now, carry it later</source>
        <translation>Payer maintenant, équiper plus tard</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Which pawn carries it?</source>
        <translation>Quel pion la porte&#xa0;?</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Équiper</translation>
    </message>
    <message>
        <source>Which card is equipped?</source>
        <translation>Quelle carte équiper&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ui::FaceCanvas</name>
    <message>
        <source>middle</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>Side %1: %2</source>
        <translation>Côté %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>with a space</source>
        <translation>avec case</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>sans case</translation>
    </message>
    <message>
        <source>Corner %1: %2</source>
        <translation>Coin %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>bonus part</source>
        <translation>fragment de bonus</translation>
    </message>
    <message>
        <source>no bonus part</source>
        <translation>sans fragment</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Case&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::FaceEditor</name>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Tap a side, a corner or a space. Drag from space to space for an arrow.</source>
        <translation>Touchez un côté, un coin ou une case. Glissez d’une case à l’autre pour une flèche.</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>côtés</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>coins</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>Face of</source>
        <translation>Face du bloc</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>Laisser inconnue</translation>
    </message>
    <message>
        <source>The spaces of this face do not follow the seven positions. They stay as they are until a side or a space is changed here.</source>
        <translation>Les cases de cette face ne suivent pas les sept positions. Elles restent telles quelles tant que vous ne changez ici ni côté ni case.</translation>
    </message>
    <message>
        <source>Tap a space to say how many pawns it holds.</source>
        <translation>Touchez une case pour dire combien de pions elle accueille.</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Case&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>any</source>
        <translation>illimité</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>Unshielded</source>
        <translation>Non blindé</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>Shielded</source>
        <translation>Blindé</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>à l’abri</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>no other space yet</source>
        <translation>pas encore d’autre case</translation>
    </message>
    <message>
        <source>Which figure</source>
        <translation>Quel pion</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE noir</translation>
    </message>
    <message>
        <source>no ICE</source>
        <translation>sans ICE</translation>
    </message>
    <message>
        <source>When the effect works</source>
        <translation>Quand l’effet se déclenche</translation>
    </message>
    <message>
        <source>on placement</source>
        <translation>à la pose</translation>
    </message>
    <message>
        <source>while controlled</source>
        <translation>sous contrôle</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>à chaque tour</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Crânes</translation>
    </message>
    <message>
        <source>As printed on your tile. Kept for every later table.</source>
        <translation>Telle qu’imprimée sur votre bloc. Enregistrée pour vos prochaines tables.</translation>
    </message>
    <message>
        <source>Keep face</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One space for the whole block</source>
        <translation>Une seule case pour tout le bloc</translation>
    </message>
    <message>
        <source>It holds any number of pawns and reaches every open side.</source>
        <translation>Elle accueille autant de pions que l’on veut et touche chaque côté ouvert.</translation>
    </message>
    <message>
        <source>Show the other spaces</source>
        <translation>Montrer les autres cases</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when an effect works: what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Retirer cet effet</translation>
    </message>
    <message>
        <source>Another effect</source>
        <translation>Autre effet</translation>
    </message>
    <message>
        <source>Effect of this space</source>
        <translation>Effet de cette case</translation>
    </message>
    <message>
        <source>Another effect of this space</source>
        <translation>Autre effet de cette case</translation>
    </message>
    <message>
        <source>Over the border</source>
        <translation>Par le bord</translation>
    </message>
    <message>
        <source>Cards more in hand</source>
        <translation>Cartes de plus en main</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>more cards</source>
        <translation>cartes de plus</translation>
    </message>
    <message>
        <source>Skulls of the space</source>
        <translation>Crânes de la case</translation>
    </message>
    <message>
        <source>of the space</source>
        <translation>de la case</translation>
    </message>
</context>
<context>
    <name>ui::FixPanel</name>
    <message>
        <source>The note says</source>
        <translation>La note dit</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Entrée %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Fermer (%1)</translation>
    </message>
    <message>
        <source>Table at %1</source>
        <translation>Table à l’entrée %1</translation>
    </message>
    <message>
        <source>Look at the table after entry %1</source>
        <translation>Voir la table après l’entrée %1</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Défaire jusqu’ici</translation>
    </message>
    <message>
        <source>Undo everything after entry %1</source>
        <translation>Défaire tout après l’entrée %1</translation>
    </message>
    <message>
        <source>Back at entry %1. Redo brings the rest again.</source>
        <translation>De retour à l’entrée %1. «&#xa0;Refaire&#xa0;» ramène le reste.</translation>
    </message>
    <message numerus="yes">
        <source>The dice showed</source>
        <translation>
            <numerusform>Le dé a montré</numerusform>
            <numerusform>Les dés ont montré</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1 showed %2</source>
        <translation>Le dé %1 a montré %2</translation>
    </message>
    <message>
        <source>Change the command as text</source>
        <translation>Modifier le texte de la commande</translation>
    </message>
    <message>
        <source>The command as it is kept</source>
        <translation>La commande telle qu’elle est enregistrée</translation>
    </message>
    <message>
        <source>Show what would change</source>
        <translation>Montrer ce qui changerait</translation>
    </message>
    <message>
        <source>Entry %1 is put right.</source>
        <translation>L’entrée %1 est corrigée.</translation>
    </message>
    <message numerus="yes">
        <source>%n later entries would not be legal any more.</source>
        <translation>
            <numerusform>%n entrée suivante ne serait plus légale.</numerusform>
            <numerusform>%n entrées suivantes ne seraient plus légales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed yet.</source>
        <translation>Rien n’a encore changé.</translation>
    </message>
    <message>
        <source>All other later entries stay as they are; drawn dice keep their faces.</source>
        <translation>Toutes les autres entrées suivantes restent telles quelles&#xa0;; les dés de l’appli gardent leurs faces.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries come out differently; drawn dice keep their faces.</source>
        <translation>
            <numerusform>%n entrée change&#xa0;; les dés de l’appli gardent leurs faces.</numerusform>
            <numerusform>%n entrées changent&#xa0;; les dés de l’appli gardent leurs faces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why: rule %1</source>
        <translation>Pourquoi&#xa0;: règle %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>Corriger</translation>
    </message>
    <message numerus="yes">
        <source>Fix, drop those %n</source>
        <translation>
            <numerusform>Corriger, en retirer %n</numerusform>
            <numerusform>Corriger, en retirer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix, keep as rulings</source>
        <translation>Corriger, garder comme décisions</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Désormais&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::HandOver</name>
    <message>
        <source>Cards kept</source>
        <translation>Cartes gardées</translation>
    </message>
    <message>
        <source>Keep or discard</source>
        <translation>Gardez ou défaussez</translation>
    </message>
    <message>
        <source>each unused card. Kept:</source>
        <translation>chaque carte inutilisée. Gardées&#xa0;:</translation>
    </message>
    <message>
        <source>Discard the cards used</source>
        <translation>Défaussez les cartes utilisées</translation>
    </message>
    <message>
        <source>All that lie on the table.</source>
        <translation>Toutes celles qui sont sur la table.</translation>
    </message>
    <message>
        <source>Known to lie on the table: %1</source>
        <translation>Sur la table, d’après l’appli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Draw cards: %1</source>
        <translation>Piochez des cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>up to the hand maximum</source>
        <translation>jusqu’à la limite de main</translation>
    </message>
    <message>
        <source>%1, recycling</source>
        <translation>%1, recyclage</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>hand maximum</source>
        <translation>limite de main</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>The table turns to face %1.</source>
        <translation>Le plateau se tourne vers %1.</translation>
    </message>
    <message>
        <source>The table does not turn.</source>
        <translation>Le plateau ne tourne pas.</translation>
    </message>
    <message>
        <source>Do not turn</source>
        <translation>Ne pas tourner</translation>
    </message>
    <message>
        <source>Turn the table</source>
        <translation>Tourner le plateau</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Joueur suivant</translation>
    </message>
    <message>
        <source>I am %1, go</source>
        <translation>Je suis %1, c’est parti</translation>
    </message>
    <message>
        <source>%1/%2 in the Cybernet</source>
        <translation>%1/%2 dans le Cybernet</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Saisir la face du bloc %1</translation>
    </message>
    <message>
        <source>Ask for no more faces this evening</source>
        <translation>Ne plus demander de faces ce soir</translation>
    </message>
</context>
<context>
    <name>ui::HomeScreen</name>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>A fan-made aid. Own words and drawings, no art of any game. Nothing leaves this device.</source>
        <translation>Une aide réalisée par des fans. Textes et dessins maison, aucune illustration d’un jeu. Rien ne quitte cet appareil.</translation>
    </message>
    <message>
        <source>Zaibatsu Companion</source>
        <translation>Zaibatsu Companion</translation>
    </message>
    <message>
        <source>for the table you already have</source>
        <translation>pour votre partie autour de la table</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Picture of the table %1</source>
        <translation>Image de la table %1</translation>
    </message>
    <message>
        <source>Continue this table</source>
        <translation>Continuer cette table</translation>
    </message>
    <message>
        <source>No table is running. Lay the Central Core in the middle, then start a new table here.</source>
        <translation>Aucune table en cours. Posez le Noyau central au milieu, puis commencez ici une nouvelle table.</translation>
    </message>
    <message>
        <source>New Zaibatsu table</source>
        <translation>Nouvelle table de Zaibatsu</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 à 4 joueurs</translation>
    </message>
    <message>
        <source>not in this version yet</source>
        <translation>pas encore dans cette version</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Vérification rapide</translation>
    </message>
    <message>
        <source>Dice and odds</source>
        <translation>Dés et probabilités</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Lancer des dés</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date of this year</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Tables enregistrées</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Importer une table</translation>
    </message>
    <message>
        <source>Bin (%1)</source>
        <translation>Corbeille (%1)</translation>
    </message>
    <message>
        <source>Tables in the bin</source>
        <translation>Tables dans la corbeille</translation>
    </message>
    <message>
        <source>None yet. A table is kept here from its first entry on.</source>
        <translation>Aucune encore. Une table est enregistrée ici dès sa première entrée.</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ne s’ouvre pas</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Plus sur %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Rename the table %1</source>
        <translation>Renommer la table «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Restaurer %1</translation>
    </message>
    <message>
        <source>Go on with what is good</source>
        <translation>Continuer avec ce qui est intact</translation>
    </message>
    <message>
        <source>%1 goes on with what is good. The damaged file is kept aside.</source>
        <translation>%1 continue avec ce qui est intact. Le fichier abîmé est mis de côté.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day and a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Kept copies</source>
        <translation>Copies conservées</translation>
    </message>
    <message>
        <source>None yet: one is kept each time the table is opened.</source>
        <translation>Aucune pour l’instant&#xa0;: une copie est conservée à chaque ouverture de la table.</translation>
    </message>
    <message>
        <source>Kept each time the table is opened, the latest three. Opening one makes a table of its own.</source>
        <translation>Conservées à chaque ouverture de la table, les trois dernières. En ouvrir une crée une table à part.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of a table</comment>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Open as a new table</source>
        <translation>Ouvrir comme nouvelle table</translation>
    </message>
    <message>
        <source>Open as a new table: %1</source>
        <translation>Ouvrir comme nouvelle table&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Exporter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Is this placement legal?</source>
        <translation>Ce placement est-il permis&#xa0;?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>ui::HouseRules</name>
    <message>
        <source>The control counter on Idoru counts as lying in the Cybernet.</source>
        <translation>Le compteur de contrôle sur Idoru compte comme posé dans le Cybernet.</translation>
    </message>
    <message>
        <source>When time is up and counters tie, bonus counters on cards count too, not only free ones.</source>
        <translation>Quand le temps est écoulé, en cas d’égalité, les compteurs de bonus sur les cartes comptent aussi, pas seulement les libres.</translation>
    </message>
    <message>
        <source>A hand above its maximum is cut down in recycling.</source>
        <translation>Une main qui dépasse sa limite est réduite au recyclage.</translation>
    </message>
    <message>
        <source>Acting in another player&apos;s turn goes as the edition says: never in the first, some pawns in the second.</source>
        <translation>Agir pendant le tour d’un autre dépend de l’édition&#xa0;: jamais dans la première, certains pions dans la seconde.</translation>
    </message>
    <message>
        <source>A movement card is finished before the next action begins.</source>
        <translation>Une carte de déplacement se termine avant l’action suivante.</translation>
    </message>
    <message>
        <source>Arrows only stop steps against them; spaces stay adjacent either way.</source>
        <translation>Les flèches n’arrêtent que les pas à contresens&#xa0;; les cases restent adjacentes dans les deux sens.</translation>
    </message>
    <message>
        <source>A drone makes its own movement in one piece.</source>
        <translation>Un drone fait son déplacement propre d’une traite.</translation>
    </message>
    <message>
        <source>The Hulk goes to any block edge to edge, with or without a passage.</source>
        <translation>Le Hulk va sur tout bloc voisin, avec ou sans passage.</translation>
    </message>
    <message>
        <source>The Hulk stands on the block, on none of its spaces.</source>
        <translation>Le Hulk se tient sur le bloc, sur aucune de ses cases.</translation>
    </message>
    <message>
        <source>The Cyborg spends its movement roll in one piece.</source>
        <translation>Le Cyborg utilise son jet de déplacement d’une traite.</translation>
    </message>
    <message>
        <source>Movement +1 and −1 change what the edition says: cards only in the first, own movement too in the second.</source>
        <translation>Les +1 et −1 de déplacement s’appliquent selon l’édition&#xa0;: aux cartes seulement dans la première, aussi au déplacement propre dans la seconde.</translation>
    </message>
    <message>
        <source>The icon against movement bars what the edition says: cards in the first, all movement in the second.</source>
        <translation>L’icône de restriction interdit ce que dit l’édition&#xa0;: les cartes dans la première, tout déplacement dans la seconde.</translation>
    </message>
    <message>
        <source>Arrows do not matter when a block is placed.</source>
        <translation>Les flèches ne comptent pas quand un bloc est posé.</translation>
    </message>
    <message>
        <source>No Search starts from a block card.</source>
        <translation>Aucun Search ne part d’une carte de bloc.</translation>
    </message>
    <message>
        <source>An area attack is one roll for all pawns.</source>
        <translation>Une attaque de zone est un seul jet pour tous les pions.</translation>
    </message>
    <message>
        <source>Your own block is no target for the Icebreaker.</source>
        <translation>Votre propre bloc n’est pas une cible d’Icebreaker.</translation>
    </message>
    <message>
        <source>A bonus icon that touches a block nobody can control cannot be won.</source>
        <translation>Une figure de bonus qui touche un bloc que personne ne peut contrôler ne peut pas être gagnée.</translation>
    </message>
    <message>
        <source>Without a control counter in the pool, no Icebreaker on a block.</source>
        <translation>Sans compteur de contrôle disponible, pas d’Icebreaker sur un bloc.</translation>
    </message>
    <message>
        <source>A block&apos;s effect fires again when the same player regains it.</source>
        <translation>L’effet d’un bloc se déclenche de nouveau quand le même joueur le reprend.</translation>
    </message>
    <message>
        <source>A pawn in the Cybernet stays where it is when its block changes hands.</source>
        <translation>Un pion dans le Cybernet reste en place quand son bloc change de mains.</translation>
    </message>
    <message>
        <source>When a block becomes nobody&apos;s, its pawn stays with its holder.</source>
        <translation>Quand un bloc n’est plus à personne, son pion reste à qui le contrôle.</translation>
    </message>
    <message>
        <source>A pawn comes back when anybody gains its block, its last holder too.</source>
        <translation>Un pion revient quand quelqu’un prend son bloc, même si c’est son dernier contrôleur.</translation>
    </message>
    <message>
        <source>The Icebreaker reaches pawns as far as the edition says.</source>
        <translation>La portée d’Icebreaker sur les pions dépend de l’édition.</translation>
    </message>
    <message>
        <source>Failing against another player&apos;s pawn with white ICE costs nothing.</source>
        <translation>Un échec contre le pion d’un autre joueur ne coûte rien si l’ICE est blanc.</translation>
    </message>
    <message>
        <source>Controlled blocks have Black ICE as the edition says: always in the first, as the marker shows in the second.</source>
        <translation>Les blocs contrôlés ont un ICE noir selon l’édition&#xa0;: toujours dans la première, selon le marqueur dans la seconde.</translation>
    </message>
    <message>
        <source>Delete reaches as far as the edition says.</source>
        <translation>La portée de Delete dépend de l’édition.</translation>
    </message>
    <message>
        <source>Own pawns may be targets of Delete.</source>
        <translation>On peut viser ses propres pions avec Delete.</translation>
    </message>
    <message>
        <source>A number both shielded and not: the item or the space decides over the pawn&apos;s own die.</source>
        <translation>Un nombre à la fois blindé et non&#xa0;: l’objet ou la case l’emporte sur le dé du pion.</translation>
    </message>
    <message>
        <source>Reboot costs what the edition says: its card, or in the second any four cards.</source>
        <translation>Reboot coûte ce que dit l’édition&#xa0;: sa carte, ou dans la seconde quatre cartes au choix.</translation>
    </message>
    <message>
        <source>A card is paid and equipped in one step.</source>
        <translation>Une carte se paie et équipe un pion en une seule étape.</translation>
    </message>
    <message>
        <source>A pawn may carry several generic items.</source>
        <translation>Un pion peut porter plusieurs objets génériques.</translation>
    </message>
    <message>
        <source>Bots and a neuroconsole may lie on the same pawn.</source>
        <translation>Des bots et une neuroconsole peuvent être sur le même pion.</translation>
    </message>
    <message>
        <source>Malware goes on any opponent&apos;s pawn, however far away.</source>
        <translation>Le malware se pose sur n’importe quel pion adverse, si loin soit-il.</translation>
    </message>
    <message>
        <source>A block card lies beside a block you control, on a side with a space.</source>
        <translation>Une carte de bloc se pose à côté d’un bloc que vous contrôlez, sur un côté avec case.</translation>
    </message>
    <message>
        <source>A block card takes its cell: no block can be placed there.</source>
        <translation>Une carte de bloc occupe son emplacement&#xa0;: aucun bloc ne peut s’y poser.</translation>
    </message>
    <message>
        <source>Pawns on a discarded block card move to its block instead of being eliminated.</source>
        <translation>Les pions d’une carte de bloc défaussée passent sur son bloc au lieu d’être éliminés.</translation>
    </message>
    <message>
        <source>Counters paid for the Cracker or the Cyborg come back to their payer.</source>
        <translation>Les compteurs payés pour le Cracker ou le Cyborg reviennent à qui les a payés.</translation>
    </message>
    <message>
        <source>A barred ability stays barred when a card adds it, as the edition says.</source>
        <translation>Une capacité interdite le reste quand une carte l’ajoute, selon l’édition.</translation>
    </message>
    <message>
        <source>One neuroconsole and one weapon a pawn, instead of one of them in all.</source>
        <translation>Une neuroconsole et une arme par pion, au lieu d’une seule des deux.</translation>
    </message>
    <message>
        <source>Colours are chosen or dealt as the edition says. The app takes any, so nothing changes here.</source>
        <translation>Les couleurs se choisissent ou se distribuent selon l’édition. L’appli les accepte toutes, donc rien ne change ici.</translation>
    </message>
    <message>
        <source>The pile lies face up in the first edition, face down in the second. The app knows no order, so nothing changes here.</source>
        <translation>La pile est face visible dans la première édition, face cachée dans la seconde. L’appli ignore son ordre&#xa0;: rien ne change ici.</translation>
    </message>
</context>
<context>
    <name>ui::LayingFlow</name>
    <message>
        <source>The table as it stands</source>
        <translation>La table telle qu’elle est</translation>
    </message>
    <message>
        <source>Each piece is kept as soon as it is put.</source>
        <translation>Chaque pièce est enregistrée dès qu’elle est posée.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>All laid out: whose turn?</source>
        <translation>Tout est posé&#xa0;: à qui le tour&#xa0;?</translation>
    </message>
    <message>
        <source>The table as it stood</source>
        <translation>La table telle qu’elle était</translation>
    </message>
</context>
<context>
    <name>ui::LogScreen</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Entrée %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Coup annulé.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Coup refait.</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Note for the log</source>
        <translation>Note pour le journal</translation>
    </message>
    <message>
        <source>What should be remembered?</source>
        <translation>De quoi faut-il se souvenir&#xa0;?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The note is in the log.</source>
        <translation>La note est dans le journal.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows or hides each of them.</source>
        <translation>Affiche ou masque chacune d’elles.</translation>
    </message>
    <message>
        <source>On turn %1: </source>
        <translation>Sur le tour %1&#xa0;: </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not on disk yet. Play goes on; they are written as soon as it works again.</source>
        <translation>
            <numerusform>%n entrée n’est pas encore sur le disque. La partie continue&#xa0;; elle sera écrite dès que possible.</numerusform>
            <numerusform>%n entrées ne sont pas encore sur le disque. La partie continue&#xa0;; elles seront écrites dès que possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>This table can only be looked at: its file cannot be written.</source>
        <translation>Cette table est en lecture seule&#xa0;: son fichier ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>%1 is in the bin.</source>
        <translation>%1 est dans la corbeille.</translation>
    </message>
    <message>
        <source>There are no odds to show for this game.</source>
        <translation>Il n’y a pas de probabilités à montrer pour ce jeu.</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Importer une table</translation>
    </message>
    <message>
        <source>Tables (*.zbt *.jsonl)</source>
        <translation>Fichiers de table (*.zbt *.jsonl)</translation>
    </message>
    <message>
        <source>The table is in the list.</source>
        <translation>La table est dans la liste.</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends.</source>
        <translation>Les réglages n’ont pas pu être enregistrés&#xa0;; ils valent jusqu’à la fin du programme.</translation>
    </message>
    <message>
        <source>This language is missing in this copy of the program.</source>
        <translation>Cette langue manque dans cette copie du programme.</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>Fermer ou revenir</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>À l’élément suivant</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>Keys on this screen</source>
        <translation>Touches de cet écran</translation>
    </message>
    <message>
        <source>No rule has the number %1.</source>
        <translation>Aucune règle ne porte le numéro %1.</translation>
    </message>
    <message>
        <source>Where it is printed</source>
        <translation>Où c’est imprimé</translation>
    </message>
    <message>
        <source>This table is here already</source>
        <translation>Cette table est déjà ici</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Take the longer one</source>
        <translation>Prendre la plus longue</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportée vers %1</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns</source>
        <translation>Importer des faces, cartes et pions</translation>
    </message>
    <message>
        <source>Catalogues (*.json)</source>
        <translation>Catalogues (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Taken in for every later table: %n piece(s).</source>
        <comment>faces, cards and pawns</comment>
        <translation>
            <numerusform>Importé pour toutes les prochaines tables&#xa0;: %n pièce.</numerusform>
            <numerusform>Importé pour toutes les prochaines tables&#xa0;: %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file was not taken in</source>
        <translation>Ce fichier n’a pas été importé</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed. What is wrong with it, %n in all:</source>
        <translation>
            <numerusform>Rien n’a été changé. Ce fichier a %n problème&#xa0;:</numerusform>
            <numerusform>Rien n’a été changé. Ce fichier a %n problèmes&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>The log as PDF</source>
        <translation>Le journal en PDF</translation>
    </message>
    <message>
        <source>To print or to send.</source>
        <translation>À imprimer ou à envoyer.</translation>
    </message>
    <message>
        <source>The log as HTML</source>
        <translation>Le journal en HTML</translation>
    </message>
    <message>
        <source>A page for any browser.</source>
        <translation>Une page pour n’importe quel navigateur.</translation>
    </message>
    <message>
        <source>The log as text</source>
        <translation>Le journal en texte</translation>
    </message>
    <message>
        <source>Plain lines, for any program.</source>
        <translation>Du texte simple, pour n’importe quel programme.</translation>
    </message>
    <message>
        <source>The table itself</source>
        <translation>La table elle-même</translation>
    </message>
    <message>
        <source>To go on with it on another device.</source>
        <translation>Pour la continuer sur un autre appareil.</translation>
    </message>
    <message>
        <source>There are no placements to check in this game.</source>
        <translation>Dans ce jeu, il n’y a pas de placement à vérifier.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>The bookmarks could not be saved; they hold until the rules are closed.</source>
        <translation>Les signets n’ont pas pu être enregistrés&#xa0;; ils restent jusqu’à la fermeture des règles.</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Ouvrir les règles</translation>
    </message>
    <message>
        <source>The rule about what has the focus</source>
        <translation>La règle sur l’élément sélectionné</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>ui::MoveFlow</name>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Move, uses %1 of %2</source>
        <translation>Se déplacer&#xa0;: %1/%2</translation>
    </message>
    <message>
        <source>Movement actions on the card</source>
        <translation>Actions de déplacement de la carte</translation>
    </message>
    <message>
        <source>Movement actions: %1</source>
        <translation>Actions de déplacement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Way chosen</source>
        <translation>Chemin choisi</translation>
    </message>
    <message>
        <source>No space can be reached with so few actions.</source>
        <translation>Aucune case n’est à portée avec si peu d’actions.</translation>
    </message>
    <message>
        <source>Tap a space; each shows what it costs.</source>
        <translation>Touchez une case&#xa0;; chacune montre son coût.</translation>
    </message>
    <message>
        <source>Tap a space on the way to go round another side.</source>
        <translation>Touchez une case en chemin pour passer par un autre côté.</translation>
    </message>
    <message>
        <source>Nobody has entered yet which sides of %1 have a space. Enter its face, or tap where the pawn goes.</source>
        <translation>Personne n’a encore saisi quels côtés du bloc %1 ont une case. Saisissez sa face, ou touchez là où va le pion.</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Saisir la face du bloc %1</translation>
    </message>
    <message>
        <source>Move there all the same: we know the way</source>
        <translation>Y aller quand même&#xa0;: on connaît le chemin</translation>
    </message>
</context>
<context>
    <name>ui::NewTableScreen</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Players, in seating order</source>
        <translation>Joueurs, dans l’ordre des places</translation>
    </message>
    <message>
        <source>Starting roll</source>
        <translation>Jet de départ</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Ajouter un troisième joueur</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>%1 a fait %2</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>plays second</source>
        <translation>2e à jouer</translation>
    </message>
    <message>
        <source>plays third</source>
        <translation>3e à jouer</translation>
    </message>
    <message>
        <source>plays fourth</source>
        <translation>4e à jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Move or remove %1</source>
        <translation>Déplacer ou retirer %1</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Une place plus haut</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Une place plus bas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Roll for the start</source>
        <translation>Faire le jet de départ</translation>
    </message>
    <message>
        <source>%1 rolled:</source>
        <translation>%1 a fait&#xa0;:</translation>
    </message>
    <message>
        <source>%1 rolled again:</source>
        <translation>%1 a relancé&#xa0;:</translation>
    </message>
    <message>
        <source>Type the rolls again</source>
        <translation>Saisir de nouveau les jets</translation>
    </message>
    <message>
        <source>Player %1 has no name yet.</source>
        <translation>Le joueur %1 n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Deux joueurs s’appellent %1.</translation>
    </message>
    <message>
        <source>The starting roll is not complete yet.</source>
        <translation>Le jet de départ n’est pas encore complet.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>How much to track</source>
        <translation>Ce qui est suivi</translation>
    </message>
    <message>
        <source>Edition of your box</source>
        <translation>Édition de votre boîte</translation>
    </message>
    <message>
        <source>First, 2011</source>
        <translation>Première, 2011</translation>
    </message>
    <message>
        <source>Second, 2017</source>
        <translation>Seconde, 2017</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>App rolls</source>
        <translation>L’appli lance</translation>
    </message>
    <message>
        <source>We roll</source>
        <translation>Nous lançons</translation>
    </message>
    <message>
        <source>Table name</source>
        <translation>Nom de la table</translation>
    </message>
    <message>
        <source>the players&apos; names</source>
        <translation>les noms des joueurs</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>steps, places and dice are checked</source>
        <translation>pas, emplacements et dés sont vérifiés</translation>
    </message>
    <message>
        <source>Blocks and control</source>
        <translation>Blocs et contrôle</translation>
    </message>
    <message>
        <source>steps and places are declared</source>
        <translation>pas et emplacements sont annoncés</translation>
    </message>
    <message>
        <source>Scores only</source>
        <translation>Scores seulement</translation>
    </message>
    <message>
        <source>counters and turns</source>
        <translation>compteurs et tours</translation>
    </message>
    <message>
        <source>Start, %1 first</source>
        <translation>Commencer, %1 en premier</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>New Zaibatsu table</source>
        <translation>Nouvelle table de Zaibatsu</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>A tie: %1 roll again</source>
        <translation>Égalité&#xa0;: %1 relancent</translation>
    </message>
    <message>
        <source>The highest die starts</source>
        <translation>Le plus haut résultat commence</translation>
    </message>
    <message numerus="yes">
        <source>%n control counters each.</source>
        <translation>
            <numerusform>%n compteur de contrôle chacun.</numerusform>
            <numerusform>%n compteurs de contrôle chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the order of the seats, clockwise.</source>
        <translation>Ensuite, l’ordre des places, dans le sens horaire.</translation>
    </message>
    <message>
        <source>Ties are rolled again among those who tied.</source>
        <translation>Les ex æquo relancent entre eux.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message numerus="yes">
        <source>%n switches</source>
        <translation>
            <numerusform>%n réglage</numerusform>
            <numerusform>%n réglages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, all at their default</source>
        <translation>%1, tous par défaut</translation>
    </message>
    <message>
        <source>%1, %2 set apart</source>
        <translation>%1, modifiés&#xa0;: %2</translation>
    </message>
    <message>
        <source>As the table stands: lay the blocks, owners, pawns and counters first, then play on.</source>
        <translation>Partie en cours&#xa0;: posez d’abord les blocs, leurs contrôleurs, les pions et les compteurs, puis continuez à jouer.</translation>
    </message>
    <message>
        <source>120 min</source>
        <translation>120 min</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Nobody rolls for the start</source>
        <translation>Pas de jet de départ</translation>
    </message>
    <message>
        <source>Whose turn it is comes last, once everything is laid out.</source>
        <translation>Vous indiquerez à qui c’est le tour une fois tout posé.</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>As the table stands</source>
        <translation>Partie en cours</translation>
    </message>
    <message>
        <source>Lay the table</source>
        <translation>Reproduire la table</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>À propos&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::NoteFlow</name>
    <message>
        <source>Note for the log</source>
        <translation>Note pour le journal</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>ui::OddsFlow</name>
    <message>
        <source>Roll the die</source>
        <translation>Lancer le dé</translation>
    </message>
    <message>
        <source>Roll %1 dice</source>
        <translation>Lancer %1 dés</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 succeeds</source>
        <translation>%1 réussit</translation>
    </message>
    <message>
        <source>%1 does not succeed</source>
        <translation>%1 ne réussit pas</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Saisir la face du bloc %1</translation>
    </message>
    <message>
        <source>Which fixed number stands on the pawn&apos;s card?</source>
        <translation>Quel nombre fixe figure sur la carte du pion&#xa0;?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>the app rolls</source>
        <translation>l’appli lance</translation>
    </message>
    <message>
        <source>or tap what your dice show</source>
        <translation>ou touchez ce que montrent vos dés</translation>
    </message>
    <message>
        <source>or tap what your die shows</source>
        <translation>ou touchez ce que montre votre dé</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Enter the card %1</source>
        <translation>Saisir la carte %1</translation>
    </message>
    <message>
        <source>Enter the pawn card of %1</source>
        <translation>Saisir la carte de pion %1</translation>
    </message>
    <message>
        <source>Or roll at the table and say what came of it</source>
        <translation>Ou lancez à la table et donnez le résultat</translation>
    </message>
    <message>
        <source>It succeeded</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>It failed</source>
        <translation>Échec</translation>
    </message>
</context>
<context>
    <name>ui::PawnEditor</name>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Fixed Icebreaker numbers</source>
        <translation>Nombres fixes d’Icebreaker</translation>
    </message>
    <message>
        <source>Attack skulls</source>
        <translation>Crânes d’attaque</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Dés de défense</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Déplacement propre</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Pawn card</source>
        <translation>Carte de pion</translation>
    </message>
    <message>
        <source>Keep pawn card</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Nombres fixes</translation>
    </message>
    <message>
        <source>of its Icebreaker</source>
        <translation>de son Icebreaker</translation>
    </message>
    <message>
        <source>bonus counters</source>
        <translation>compteurs de bonus</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cards move it</source>
        <translation>Déplacement par carte</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Icebreaker dice</source>
        <translation>Dés d’Icebreaker</translation>
    </message>
    <message>
        <source>added</source>
        <translation>en plus</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Ne peut pas</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Chaque tour</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>sans carte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Movement change</source>
        <translation>Déplacement +/−</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>Something else is printed on it</source>
        <translation>Autre chose y est imprimé</translation>
    </message>
    <message>
        <source>Acts in any turn</source>
        <translation>Agit à tous les tours</translation>
    </message>
    <message>
        <source>Reboot by</source>
        <translation>Reboot avec</translation>
    </message>
    <message>
        <source>a Reboot card</source>
        <translation>une carte Reboot</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>quatre cartes</translation>
    </message>
    <message>
        <source>either</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>these:</source>
        <translation>ceux-ci&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::PickFlow</name>
    <message>
        <source>%1, with %2</source>
        <comment>an action, a pawn</comment>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>Show all choices</source>
        <translation>Voir tous les choix</translation>
    </message>
</context>
<context>
    <name>ui::PieceEditor</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>à renseigner</translation>
    </message>
    <message>
        <source>What else is printed</source>
        <translation>Ce qui y figure d’autre</translation>
    </message>
    <message>
        <source>in your own words</source>
        <translation>avec vos mots</translation>
    </message>
    <message>
        <source>As printed on your copy. Kept for every later table.</source>
        <translation>Tel qu’imprimé sur votre exemplaire. Enregistré pour vos prochaines tables.</translation>
    </message>
</context>
<context>
    <name>ui::PlaceCardFlow</name>
    <message>
        <source>Not here</source>
        <translation>Pas ici</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Tap a glowing cell, or choose the block and its side here.</source>
        <translation>Touchez un emplacement lumineux, ou choisissez ici le bloc et son côté.</translation>
    </message>
    <message>
        <source>Place card</source>
        <translation>Poser la carte</translation>
    </message>
    <message>
        <source>Which card is placed?</source>
        <translation>Quelle carte poser&#xa0;?</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Poser ici</translation>
    </message>
</context>
<context>
    <name>ui::PlacementPicture</name>
    <message>
        <source>new</source>
        <comment>the new block</comment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a third block</comment>
        <translation>troisième</translation>
    </message>
    <message numerus="yes">
        <source>Lay it %1: %n turn(s) legal</source>
        <translation>
            <numerusform>Le poser ici&#xa0;: %1 (%n orientation valide)</numerusform>
            <numerusform>Le poser ici&#xa0;: %1 (%n orientations valides)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it %1</source>
        <translation>Le poser ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>How the blocks lie</source>
        <translation>Position des blocs</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPanel</name>
    <message>
        <source>%1, %2 of %3 counters in the Cybernet</source>
        <translation>%1, compteurs dans le Cybernet&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>compteurs de bonus libres&#xa0;: %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>hand maximum: %1</source>
        <translation>limite de main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::QuickOdds</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Dice and odds</source>
        <translation>Dés et probabilités</translation>
    </message>
    <message>
        <source>What is rolled</source>
        <translation>Ce qui est lancé</translation>
    </message>
    <message>
        <source>Icebreaker</source>
        <translation>Icebreaker</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Numbers of the ICE</source>
        <translation>Nombres de l’ICE</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Nombres fixes</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Dés lancés</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE noir</translation>
    </message>
    <message>
        <source>One die is black</source>
        <translation>Un dé est noir</translation>
    </message>
    <message>
        <source>Another player controls the block</source>
        <translation>Un autre joueur contrôle le bloc</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Crânes</translation>
    </message>
    <message>
        <source>Unshielded numbers of the pawn</source>
        <translation>Nombres non blindés du pion</translation>
    </message>
    <message>
        <source>Shielded numbers of the pawn</source>
        <translation>Nombres blindés du pion</translation>
    </message>
    <message>
        <source>Unshielded numbers of its space</source>
        <translation>Nombres non blindés de sa case</translation>
    </message>
    <message>
        <source>Shielded numbers of its space</source>
        <translation>Nombres blindés de sa case</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>réussit</translation>
    </message>
    <message>
        <source>loses the pawn</source>
        <translation>perd le pion</translation>
    </message>
    <message>
        <source>eliminates</source>
        <translation>élimine</translation>
    </message>
    <message>
        <source>Tap the numbers on the dice of the ICE.</source>
        <translation>Touchez les nombres des dés de l’ICE.</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Vérification rapide</translation>
    </message>
</context>
<context>
    <name>ui::QuickPlacement</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Is this placement legal?</source>
        <translation>Ce placement est-il permis&#xa0;?</translation>
    </message>
    <message>
        <source>Which block</source>
        <translation>Quel bloc</translation>
    </message>
    <message>
        <source>Block that lies</source>
        <translation>Bloc posé</translation>
    </message>
    <message>
        <source>New block</source>
        <translation>Nouveau bloc</translation>
    </message>
    <message>
        <source>As it lies on the table.</source>
        <translation>Tel qu’il est posé sur la table.</translation>
    </message>
    <message>
        <source>As printed, before it is turned.</source>
        <translation>Tel qu’imprimé, avant de le tourner.</translation>
    </message>
    <message>
        <source>Tap where the new block is to lie.</source>
        <translation>Touchez l’endroit où ira le nouveau bloc.</translation>
    </message>
    <message>
        <source>Turn of the new block</source>
        <translation>Orientation du nouveau bloc</translation>
    </message>
    <message>
        <source>Third block, %1</source>
        <translation>Troisième bloc, %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no part</source>
        <translation>sans fragment</translation>
    </message>
    <message>
        <source>bonus part</source>
        <translation>avec fragment</translation>
    </message>
    <message>
        <source>%1 of 6 legal here</source>
        <translation>valides ici&#xa0;: %1 sur 6</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Vérification rapide</translation>
    </message>
    <message>
        <source>Tap the sides of both blocks that have a space, and the corners with a bonus part.</source>
        <translation>Touchez, sur les deux blocs, les côtés avec case et les coins avec fragment de bonus.</translation>
    </message>
    <message>
        <source>Yes, it may lie there</source>
        <translation>Oui, il peut aller là</translation>
    </message>
    <message>
        <source>No, not there</source>
        <translation>Non, pas là</translation>
    </message>
    <message>
        <source>Third block, %1: %2</source>
        <translation>Troisième bloc, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::ResultFlow</name>
    <message>
        <source>The dice roll</source>
        <translation>Les dés roulent</translation>
    </message>
    <message>
        <source>typed by the players</source>
        <translation>saisi par les joueurs</translation>
    </message>
    <message>
        <source>rolled by the app</source>
        <translation>lancé par l’appli</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>ui::RollScreen</name>
    <message>
        <source>Nothing rolled yet.</source>
        <translation>Rien n’a encore été lancé.</translation>
    </message>
    <message>
        <source>%1: %2 in all</source>
        <translation>%1&#xa0;: %2 en tout</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Combien de dés</translation>
    </message>
    <message>
        <source>These dice belong to no table and are kept nowhere.</source>
        <translation>Ces dés n’appartiennent à aucune table et ne sont enregistrés nulle part.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Lancer des dés</translation>
    </message>
</context>
<context>
    <name>ui::RulesColumn</name>
    <message>
        <source>Look up a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>About what is tapped</source>
        <translation>À propos de la sélection</translation>
    </message>
    <message>
        <source>The rulebook has nothing about these words.</source>
        <translation>Aucun article pour ces mots.</translation>
    </message>
</context>
<context>
    <name>ui::RulesScreen</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Lately read</source>
        <translation>Lus récemment</translation>
    </message>
    <message>
        <source>its chapters are listed</source>
        <translation>ses chapitres sont affichés</translation>
    </message>
    <message>
        <source>its chapters are folded</source>
        <translation>ses chapitres sont repliés</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>None yet. The ribbon beside an entry puts one.</source>
        <translation>Aucun pour l’instant. Le ruban à côté d’un article en pose un.</translation>
    </message>
    <message>
        <source>Nothing was read yet.</source>
        <translation>Rien n’a encore été lu.</translation>
    </message>
    <message>
        <source>The rulebook has nothing about these words.</source>
        <translation>Aucun article pour ces mots.</translation>
    </message>
    <message>
        <source>One word is often enough, as it is printed on the card or block.</source>
        <translation>Un mot suffit souvent, tel qu’il est imprimé sur la carte ou le bloc.</translation>
    </message>
    <message>
        <source>Nothing for these words. Shown: %1</source>
        <translation>Rien pour ces mots. Résultats pour&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of the rulebook</comment>
        <translation>
            <numerusform>%n article</numerusform>
            <numerusform>%n articles</numerusform>
        </translation>
    </message>
    <message>
        <source>The rulebook has no entry %1.</source>
        <translation>Les règles n’ont pas d’article %1.</translation>
    </message>
    <message>
        <source>Open an entry first: it is then shown in two languages.</source>
        <translation>Ouvrez d’abord un article&#xa0;: il s’affiche alors en deux langues.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Two languages</source>
        <translation>Deux langues</translation>
    </message>
    <message>
        <source>Language of the rules: %1</source>
        <translation>Langue des règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type a few words in any of the four languages, or choose a chapter. Endings, accents and slips of the finger do not matter.</source>
        <translation>Tapez quelques mots dans l’une des quatre langues, ou choisissez un chapitre. Terminaisons, accents et fautes de frappe ne comptent pas.</translation>
    </message>
    <message>
        <source>Take the bookmark out</source>
        <translation>Retirer le signet</translation>
    </message>
    <message>
        <source>Put a bookmark here</source>
        <translation>Poser un signet ici</translation>
    </message>
    <message>
        <source>The entry read before</source>
        <translation>Article lu avant</translation>
    </message>
    <message>
        <source>The entry read after</source>
        <translation>Article lu ensuite</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Seconde langue</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Première langue</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>ui::SearchFlow</name>
    <message>
        <source>from %1</source>
        <translation>depuis le bloc %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Which block was drawn?</source>
        <translation>Quel bloc a été pioché&#xa0;?</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Filtrer les noms</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>face non saisie</translation>
    </message>
    <message>
        <source>No block of that name is left in the pile.</source>
        <translation>Aucun bloc de ce nom ne reste dans la pile.</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Pas ici</translation>
    </message>
    <message>
        <source>This block fits nowhere beside the pawn&apos;s block. Tap a cell to see why.</source>
        <translation>Ce bloc ne va nulle part à côté du bloc du pion. Touchez un emplacement pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Tap a glowing cell. Any other cell says why it cannot be.</source>
        <translation>Touchez un emplacement lumineux. Les autres disent pourquoi c’est impossible.</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>drawn from the pile</source>
        <translation>pioché dans la pile</translation>
    </message>
    <message>
        <source>Change the face</source>
        <translation>Changer la face</translation>
    </message>
    <message>
        <source>Another block</source>
        <translation>Un autre bloc</translation>
    </message>
    <message>
        <source>Turn of the block</source>
        <translation>Orientation du bloc</translation>
    </message>
    <message>
        <source>%1 of 6 legal here</source>
        <translation>valides ici&#xa0;: %1 sur 6</translation>
    </message>
    <message>
        <source>What placing it here does</source>
        <translation>Ce que donne la pose ici</translation>
    </message>
    <message>
        <source>One bonus icon closes</source>
        <translation>Une figure de bonus est complète</translation>
    </message>
    <message>
        <source>%1 and this block</source>
        <translation>%1 et ce bloc</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>On placement</source>
        <translation>À la pose</translation>
    </message>
    <message>
        <source>Waits until somebody takes control</source>
        <translation>Attend que quelqu’un prenne le contrôle</translation>
    </message>
    <message>
        <source>Nothing more: no icon closes and no effect fires.</source>
        <translation>Rien de plus&#xa0;: aucune figure complétée, aucun effet déclenché.</translation>
    </message>
    <message>
        <source>Nobody has entered yet which sides of %1 have a space.</source>
        <translation>Personne n’a encore saisi quels côtés du bloc %1 ont une case.</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Saisir la face du bloc %1</translation>
    </message>
    <message>
        <source>Place it all the same: we know where it fits</source>
        <translation>Le poser quand même&#xa0;: on sait où il va</translation>
    </message>
</context>
<context>
    <name>ui::SettingsScreen</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>This device</source>
        <translation>Cet appareil</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins d’animations</translation>
    </message>
    <message>
        <source>Nothing slides, tumbles or pulses.</source>
        <translation>Rien ne glisse, ne roule ni ne pulse.</translation>
    </message>
    <message>
        <source>We roll real dice</source>
        <translation>Nous lançons de vrais dés</translation>
    </message>
    <message>
        <source>New tables begin with typed dice.</source>
        <translation>Les nouvelles tables commencent avec des dés saisis.</translation>
    </message>
    <message>
        <source>Screen stays on</source>
        <translation>L’écran reste allumé</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Your faces, cards and pawns</source>
        <translation>Vos faces, cartes et pions</translation>
    </message>
    <message>
        <source>What was entered as printed is remembered for every later table. One file carries it to another device.</source>
        <translation>Ce que vous avez saisi d’après vos pièces est retenu pour vos prochaines tables. Un fichier permet de l’emporter sur un autre appareil.</translation>
    </message>
    <message>
        <source>While a table is open and its clock runs.</source>
        <translation>Tant qu’une table est ouverte et que son horloge tourne.</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Seconde édition</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Première édition</translation>
    </message>
    <message>
        <source>nothing entered yet</source>
        <translation>rien de saisi encore</translation>
    </message>
    <message numerus="yes">
        <source>%n remembered</source>
        <translation>
            <numerusform>%n pièce retenue</numerusform>
            <numerusform>%n pièces retenues</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export what was entered, second edition</source>
        <translation>Exporter ce qui a été saisi, seconde édition</translation>
    </message>
    <message>
        <source>Export what was entered, first edition</source>
        <translation>Exporter ce qui a été saisi, première édition</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns, second edition</source>
        <translation>Importer des faces, cartes et pions, seconde édition</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns, first edition</source>
        <translation>Importer des faces, cartes et pions, première édition</translation>
    </message>
</context>
<context>
    <name>ui::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Fermer (%1)</translation>
    </message>
</context>
<context>
    <name>ui::SoundSettings</name>
    <message>
        <source>Sound on</source>
        <translation>Son activé</translation>
    </message>
    <message>
        <source>For those who look at the table and not at the screen.</source>
        <translation>Pour ceux qui regardent la table plutôt que l’écran.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Play it: %1</source>
        <translation>Écouter&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::Specimen</name>
    <message>
        <source>Zaibatsu Companion, specimen</source>
        <translation>Zaibatsu Companion, spécimen</translation>
    </message>
    <message>
        <source>Shape is the owner. Neon is a meaning: cyan can be done, violet is a bonus, pink is a loss.</source>
        <translation>La forme dit le propriétaire. Le néon a un sens&#xa0;: cyan possible, violet bonus, rose perte.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Owners and counters</source>
        <translation>Propriétaires et compteurs</translation>
    </message>
    <message>
        <source>Dice and bonus counters</source>
        <translation>Dés et compteurs de bonus</translation>
    </message>
    <message>
        <source>Actions, effects, controls</source>
        <translation>Actions, effets, commandes</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typographie</translation>
    </message>
    <message>
        <source>Buttons, 48 px and up, 8 px apart</source>
        <translation>Boutons, 48 px et plus, espacés de 8 px</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Colours of this theme</source>
        <translation>Couleurs de ce thème</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>repos</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>menacé</translation>
    </message>
    <message>
        <source>going to</source>
        <translation>en route</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>unshielded</source>
        <translation>non blindé</translation>
    </message>
    <message>
        <source>shielded</source>
        <translation>blindé</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>cannot hit</source>
        <translation>ne peut pas toucher</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>barré</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE noir</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Whole Cybernet</source>
        <translation>Tout le Cybernet</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Discret</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Possible</translation>
    </message>
    <message>
        <source>cyan edge, one tap</source>
        <translation>bord cyan, un toucher</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>grey, with the reason and a way to the rule</source>
        <translation>gris, avec la raison et un accès à la règle</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not on disk yet.</source>
        <translation>
            <numerusform>%n entrée n’est pas encore sur le disque.</numerusform>
            <numerusform>%n entrées ne sont pas encore sur le disque.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>A switch, and its whole row is the target</source>
        <translation>Un interrupteur, et toute sa ligne se touche</translation>
    </message>
    <message>
        <source>60 × 34, with a tick when on</source>
        <translation>60 × 34, coché quand il est actif</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Éteint</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>steps, places and dice are checked</source>
        <translation>pas, emplacements et dés sont vérifiés</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>gain a pawn</source>
        <translation>obtenir un pion</translation>
    </message>
    <message>
        <source>gain a card</source>
        <translation>obtenir une carte</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardé</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Specimen</source>
        <translation>Spécimen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Poser</translation>
    </message>
</context>
<context>
    <name>ui::StepBar</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1&#xa0;: moins</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1&#xa0;: plus</translation>
    </message>
</context>
<context>
    <name>ui::TableBar</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, maintenant</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Touches et aide</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Recycling</source>
        <translation>Recyclage</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Relancer l’horloge</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>turn and how long it has been played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What happens in it</source>
        <translation>Ce qui s’y passe</translation>
    </message>
</context>
<context>
    <name>ui::TimeUpFlow</name>
    <message>
        <source>Time is up</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>End the game by time</source>
        <translation>Terminer la partie au temps écoulé</translation>
    </message>
    <message>
        <source>Most control counters in the Cybernet win, then most bonus counters. The game ends only if you say so.</source>
        <translation>Le plus grand nombre de compteurs de contrôle dans le Cybernet l’emporte, puis celui de compteurs de bonus. La partie ne finit que si vous le dites.</translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>%1 gagnerait maintenant</translation>
    </message>
    <message>
        <source>These would share the win now: %1</source>
        <translation>Victoire partagée si on finit maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>%1 of %2 counters in the Cybernet, free bonus counters: %3</source>
        <translation>compteurs dans le Cybernet&#xa0;: %1 sur %2, compteurs de bonus libres&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ui::Toast</name>
    <message>
        <source>Why: rule %1</source>
        <translation>Pourquoi&#xa0;: règle %1</translation>
    </message>
</context>
<context>
    <name>ui::TopBar</name>
    <message>
        <source>Back: %1</source>
        <translation>Retour&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::TurnDial</name>
    <message>
        <source>Turn back</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Orientation %1</translation>
    </message>
    <message>
        <source>Turn %1, not legal here</source>
        <translation>Orientation %1, non valide ici</translation>
    </message>
</context>
<context>
    <name>ui::ZaibatsuScreen</name>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Adjust by hand</source>
        <translation>Ajuster à la main</translation>
    </message>
    <message>
        <source>Note for the log</source>
        <translation>Note pour le journal</translation>
    </message>
    <message>
        <source>Face of %1</source>
        <translation>Face du bloc %1</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Turn to another seat</source>
        <translation>Tourner vers une autre place</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Touches et aide</translation>
    </message>
    <message>
        <source>Choose one; those on the board can be tapped there.</source>
        <translation>Faites votre choix, ici ou en touchant le plateau.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>The table as it was after entry %1. Nothing can be changed here.</source>
        <translation>La table telle qu’elle était après l’entrée %1. Rien ne peut être changé ici.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Another window has changed this table; it was loaded again.</source>
        <translation>Une autre fenêtre a changé cette table&#xa0;; elle a été rechargée.</translation>
    </message>
    <message>
        <source>Parts of the table</source>
        <translation>Parties de la table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Whole Cybernet</source>
        <translation>Tout le Cybernet</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Relancer l’horloge</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Another colour for %1</source>
        <translation>Autre couleur pour %1</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>Rename or recolour a player</source>
        <translation>Renommer un joueur, changer sa couleur</translation>
    </message>
    <message>
        <source>Pawn card of %1</source>
        <translation>Carte de pion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>End the game by time</source>
        <translation>Terminer la partie au temps écoulé</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes are left.</source>
        <translation>
            <numerusform>Il reste %n minute.</numerusform>
            <numerusform>Il reste %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which is meant? The reason is asked for next.</source>
        <translation>De quoi s’agit-il&#xa0;? La raison sera demandée ensuite.</translation>
    </message>
    <message numerus="yes">
        <source>This device remembers what is printed on %n piece(s) that this table does not know.</source>
        <translation>
            <numerusform>Cet appareil a retenu ce qui est imprimé sur %n pièce que cette table ne connaît pas.</numerusform>
            <numerusform>Cet appareil a retenu ce qui est imprimé sur %n pièces que cette table ne connaît pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Entry before</source>
        <translation>Entrée précédente</translation>
    </message>
    <message>
        <source>Entry after</source>
        <translation>Entrée suivante</translation>
    </message>
    <message>
        <source>About this phase</source>
        <translation>À propos de cette phase</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
</TS>
