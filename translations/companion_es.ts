<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AdjustBlock</name>
    <message>
        <source>Turn of the block</source>
        <translation>Orientación del bloque</translation>
    </message>
    <message>
        <source>Another cell</source>
        <translation>Otro hueco</translation>
    </message>
    <message>
        <source>Back into the pile</source>
        <translation>Devolver a la pila</translation>
    </message>
    <message>
        <source>Its face</source>
        <translation>Su cara</translation>
    </message>
    <message>
        <source>Counters of %1</source>
        <translation>Contadores de %1</translation>
    </message>
    <message>
        <source>Bonus counters on it</source>
        <translation>Contadores de bonificación encima</translation>
    </message>
    <message>
        <source>Tap the cell where it lies. A tap on it then turns it.</source>
        <translation>Toca el hueco donde está. Después, cada toque en él lo gira.</translation>
    </message>
    <message>
        <source>Who controls it</source>
        <translation>Quién lo controla</translation>
    </message>
    <message>
        <source>It lies %1.</source>
        <comment>beside a block</comment>
        <translation>Está %1.</translation>
    </message>
</context>
<context>
    <name>AdjustCard</name>
    <message>
        <source>Where it is</source>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>On which pawn</source>
        <translation>En qué peón</translation>
    </message>
    <message>
        <source>none yet: tap it, or choose</source>
        <translation>aún ninguno: tócalo o elige</translation>
    </message>
    <message>
        <source>Beside which block</source>
        <translation>Junto a qué bloque</translation>
    </message>
    <message>
        <source>Tap the cell where it lies, or choose it here.</source>
        <translation>Toca el hueco donde está o elígelo aquí.</translation>
    </message>
    <message>
        <source>On which side of it</source>
        <translation>En qué lado</translation>
    </message>
    <message>
        <source>Who paid for it or holds it</source>
        <translation>Quién la pagó o la guarda</translation>
    </message>
    <message>
        <source>Bonus counters paid for it</source>
        <translation>Contadores de bonificación pagados por ella</translation>
    </message>
</context>
<context>
    <name>AdjustChanges</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and what will be of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>goes back into the pile</source>
        <translation>vuelve a la pila</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>control: %1</translation>
    </message>
    <message>
        <source>counters of %1: %2</source>
        <translation>contadores de %1: %2</translation>
    </message>
    <message>
        <source>bonus counters on it: %1</source>
        <translation>contadores de bonificación encima: %1</translation>
    </message>
    <message>
        <source>paid: %1</source>
        <translation>pagado: %1</translation>
    </message>
    <message>
        <source>paid for by %1</source>
        <translation>pagado por: %1</translation>
    </message>
    <message>
        <source>counter on its card: %1</source>
        <translation>contador en su carta: %1</translation>
    </message>
    <message>
        <source>each-turn icons used</source>
        <translation>iconos de «cada turno» usados</translation>
    </message>
    <message>
        <source>spaces left of its own movement: %1</source>
        <translation>casillas restantes de su movimiento propio: %1</translation>
    </message>
    <message>
        <source>own movement not begun</source>
        <translation>movimiento propio sin empezar</translation>
    </message>
    <message>
        <source>beside %1, at [%2, %3]</source>
        <translation>junto al bloque %1, en [%2, %3]</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>whose card</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>is called %1</source>
        <translation>pasa a llamarse %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>color: %1</translation>
    </message>
    <message>
        <source>leaves the table</source>
        <translation>deja la mesa</translation>
    </message>
    <message>
        <source>is back at the table</source>
        <translation>vuelve a la mesa</translation>
    </message>
    <message>
        <source>control counters in all: %1</source>
        <translation>contadores de control en total: %1</translation>
    </message>
    <message>
        <source>in the Cybernet: %1</source>
        <translation>en Cybernet: %1</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>contadores de bonificación libres: %1</translation>
    </message>
    <message>
        <source>opening cards: %1</source>
        <translation>cartas iniciales: %1</translation>
    </message>
    <message>
        <source>markers show Black ICE</source>
        <translation>los marcadores muestran ICE negro</translation>
    </message>
    <message>
        <source>markers show no Black ICE</source>
        <translation>los marcadores no muestran ICE negro</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>número %1</translation>
    </message>
    <message>
        <source>Bonus icons</source>
        <translation>Figuras de bonificación</translation>
    </message>
    <message>
        <source>formed: %1</source>
        <translation>formadas: %1</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>beside %1 (%2), turned by %3</source>
        <comment>a block, on which side of it</comment>
        <translation>junto al bloque %1 (%2), orientación %3</translation>
    </message>
    <message>
        <source>in the middle, turned by %1</source>
        <translation>en el centro, orientación %1</translation>
    </message>
    <message>
        <source>alone at [%1, %2], turned by %3</source>
        <translation>sin vecinos, en [%1, %2], orientación %3</translation>
    </message>
    <message>
        <source>lies %1</source>
        <comment>beside a block</comment>
        <translation>está %1</translation>
    </message>
</context>
<context>
    <name>AdjustChooser</name>
    <message>
        <source>in the pile</source>
        <translation>en la pila</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>bajo control de %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>bloque sin control</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>number %1, %2, %3</source>
        <translation>número %1, %2, %3</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>contadores de bonificación libres: %1</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Players, turn</source>
        <translation>Jugadores, turno</translation>
    </message>
    <message>
        <source>Nothing here has that name.</source>
        <translation>Aquí no hay nada con ese nombre.</translation>
    </message>
</context>
<context>
    <name>AdjustIcons</name>
    <message>
        <source>No icon there</source>
        <translation>Ahí no hay figura</translation>
    </message>
    <message>
        <source>A counter lies on it</source>
        <translation>Tiene un contador encima</translation>
    </message>
    <message>
        <source>Nothing lies on it</source>
        <translation>No tiene nada encima</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Ganada por %1</translation>
    </message>
    <message>
        <source>Bonus icon with %1</source>
        <translation>Figura de bonificación con %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
</context>
<context>
    <name>AdjustParts</name>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>aún sin elegir</translation>
    </message>
</context>
<context>
    <name>AdjustPawn</name>
    <message>
        <source>Where it is</source>
        <translation>Dónde está</translation>
    </message>
    <message>
        <source>On which block or card</source>
        <translation>En qué bloque o carta</translation>
    </message>
    <message>
        <source>Tap the space where it stands, or choose it here.</source>
        <translation>Toca la casilla donde está o elígela aquí.</translation>
    </message>
    <message>
        <source>On which space</source>
        <translation>En qué casilla</translation>
    </message>
    <message>
        <source>Bonus counters paid for it</source>
        <translation>Contadores de bonificación pagados por él</translation>
    </message>
    <message>
        <source>Who paid</source>
        <translation>Quién pagó</translation>
    </message>
    <message>
        <source>Whose counter lies on it</source>
        <translation>De quién es el contador que lleva</translation>
    </message>
    <message>
        <source>Each-turn icons used this turn</source>
        <translation>Iconos de «cada turno» usados este turno</translation>
    </message>
    <message>
        <source>Spaces left of its own movement (−1: not begun)</source>
        <translation>Casillas restantes de su movimiento propio (−1: sin empezar)</translation>
    </message>
    <message>
        <source>Who controls it</source>
        <translation>Quién lo controla</translation>
    </message>
</context>
<context>
    <name>AdjustPlayer</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Control counters in the Cybernet</source>
        <translation>Contadores de control en Cybernet</translation>
    </message>
    <message>
        <source>Free bonus counters</source>
        <translation>Contadores de bonificación libres</translation>
    </message>
    <message>
        <source>Control counters in all</source>
        <translation>Contadores de control en total</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Cartas iniciales</translation>
    </message>
    <message>
        <source>Has left the table</source>
        <translation>Ha dejado la mesa</translation>
    </message>
    <message>
        <source>The turn then passes this player by.</source>
        <translation>El turno se salta entonces a este jugador.</translation>
    </message>
    <message>
        <source>Control markers show Black ICE</source>
        <translation>Los marcadores de control muestran ICE negro</translation>
    </message>
    <message>
        <source>Failing on a block of this player then eliminates the pawn.</source>
        <translation>En ese caso, fallar contra un bloque de este jugador cuesta el peón.</translation>
    </message>
</context>
<context>
    <name>AdjustTurn</name>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Quién ha ganado</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation>Número de turno</translation>
    </message>
</context>
<context>
    <name>AdjustWords</name>
    <message>
        <source>In the Cybernet</source>
        <translation>En Cybernet</translation>
    </message>
    <message>
        <source>Waits for Reboot</source>
        <translation>Espera un Reboot</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>No está en juego</translation>
    </message>
    <message>
        <source>Out for the game</source>
        <translation>Fuera de la partida</translation>
    </message>
    <message>
        <source>In the deck or a hand</source>
        <translation>En el mazo o en una mano</translation>
    </message>
    <message>
        <source>On a pawn</source>
        <translation>En un peón</translation>
    </message>
    <message>
        <source>Placed beside a block</source>
        <translation>Colocada junto a un bloque</translation>
    </message>
    <message>
        <source>Held by a player</source>
        <translation>Guardada por un jugador</translation>
    </message>
    <message>
        <source>Played, on the table</source>
        <translation>Jugada, en la mesa</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartada</translation>
    </message>
</context>
<context>
    <name>BlockPainter</name>
    <message>
        <source>no ICE</source>
        <translation>sin ICE</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>cara sin anotar</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>pile</source>
        <translation>pila</translation>
    </message>
    <message>
        <source>bonus counters left: %1</source>
        <translation>contadores de bonificación restantes: %1</translation>
    </message>
    <message>
        <source>sample faces</source>
        <translation>caras de muestra</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>how long it has been played</comment>
        <translation>este turno: %1</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>controlled by %1</source>
        <translation>bajo control de %1</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>cara sin anotar</translation>
    </message>
    <message>
        <source>Black ICE %1</source>
        <translation>ICE negro %1</translation>
    </message>
    <message>
        <source>ICE %1</source>
        <translation>ICE %1</translation>
    </message>
    <message>
        <source>refused here</source>
        <translation>aquí no se puede</translation>
    </message>
    <message>
        <source>free place, legal turns: %1</source>
        <translation>ubicación libre, orientaciones válidas: %1</translation>
    </message>
    <message>
        <source>%1 would lie here, turn %2</source>
        <translation>%1 quedaría aquí, orientación %2</translation>
    </message>
    <message>
        <source>%1, movement actions: %2</source>
        <translation>%1, acciones de movimiento: %2</translation>
    </message>
    <message>
        <source>block card</source>
        <translation>carta de bloque</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>junto al bloque %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) together: %1</source>
        <translation>
            <numerusform>%n peón: %1</numerusform>
            <numerusform>%n peones juntos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>free place for the card</source>
        <translation>ubicación libre para la carta</translation>
    </message>
</context>
<context>
    <name>Carrying</name>
    <message>
        <source>%1 goes only to a pawn with the ability Icebreaker. Choose such a pawn.</source>
        <translation>La carta %1 es solo para un peón con la habilidad Icebreaker. Elige uno que la tenga.</translation>
    </message>
    <message>
        <source>%1 goes only to a pawn with the ability Delete. Choose such a pawn.</source>
        <translation>La carta %1 es solo para un peón con la habilidad Delete. Elige uno que la tenga.</translation>
    </message>
    <message>
        <source>%1 goes only to a drone. Choose one.</source>
        <translation>La carta %1 es solo para un dron. Elige uno.</translation>
    </message>
    <message>
        <source>%1 is no pawn of %2 and cannot carry %3. Choose a pawn that is.</source>
        <translation>El peón %1 no es de %2 y no puede llevar la carta %3. Elige uno que lo sea.</translation>
    </message>
    <message>
        <source>%1 is carried by a pawn from the start. Choose the pawn.</source>
        <translation>La carta %1 la lleva un peón desde el principio. Elige ese peón.</translation>
    </message>
    <message>
        <source>%1 is a drone, and drones do not carry %2. Choose another pawn.</source>
        <translation>El peón %1 es un dron, y los drones no llevan la carta %2. Elige otro peón.</translation>
    </message>
    <message>
        <source>%1 has no place left for %2, and nothing is taken off by choice. Choose another pawn.</source>
        <translation>El peón %1 no tiene ranura libre para la carta %2, y nada se quita a voluntad. Elige otro peón.</translation>
    </message>
    <message>
        <source>%1 is malware and goes on the pawn of an opponent, which %2 is not. Choose one of those.</source>
        <translation>La carta %1 es malware y se pone en el peón de un rival; el peón %2 no lo es. Elige uno que lo sea.</translation>
    </message>
    <message>
        <source>%1 needs a pawn of your own on %2. Move one there first.</source>
        <translation>La carta %1 necesita un peón tuyo en %2. Lleva antes uno allí.</translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message>
        <source>played</source>
        <translation>de juego</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Tiempo de juego: %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1 de juego</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Tiempo restante: %1</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>Face of %1</source>
        <translation>Cara del bloque %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carta %1</translation>
    </message>
    <message>
        <source>Pawn card of %1</source>
        <translation>Carta de peón: %1</translation>
    </message>
    <message numerus="yes">
        <source>Catalogue with %n piece(s)</source>
        <translation>
            <numerusform>Catálogo con %n pieza</numerusform>
            <numerusform>Catálogo con %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting rolls</source>
        <translation>Tiradas iniciales</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Search: %1</translation>
    </message>
    <message>
        <source>Movement of %1</source>
        <translation>Movimiento del peón %1</translation>
    </message>
    <message>
        <source>Movement of %1 to %2</source>
        <translation>Movimiento del peón %1 a %2</translation>
    </message>
    <message>
        <source>Movement roll of %1</source>
        <translation>Tirada de movimiento del peón %1</translation>
    </message>
    <message>
        <source>Icebreaker on %1</source>
        <translation>Icebreaker contra %1</translation>
    </message>
    <message>
        <source>Delete on %1</source>
        <translation>Delete contra %1</translation>
    </message>
    <message>
        <source>Reboot of %1</source>
        <translation>Reboot del peón %1</translation>
    </message>
    <message>
        <source>Equip %1 on %2</source>
        <translation>Equipar %2 con %1</translation>
    </message>
    <message>
        <source>Pay for %1</source>
        <translation>Pagar la carta %1</translation>
    </message>
    <message>
        <source>Entry of %1</source>
        <translation>Entrada en juego del peón %1</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Efecto de %1</translation>
    </message>
    <message>
        <source>Sacrifice of %1</source>
        <translation>Sacrificio del peón %1</translation>
    </message>
    <message>
        <source>Choice: %1</source>
        <translation>Elección: %1</translation>
    </message>
    <message>
        <source>Roll for an effect</source>
        <translation>Tirada de un efecto</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Fase siguiente</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>the command that ends the game</comment>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Cambio a mano</translation>
    </message>
    <message>
        <source>Own movement of %1</source>
        <translation>Movimiento propio del peón %1</translation>
    </message>
    <message>
        <source>Own movement of %1 to %2</source>
        <translation>Movimiento propio del peón %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>Reboot of %1 with %n card(s)</source>
        <translation>
            <numerusform>Reboot del peón %1 con %n carta</numerusform>
            <numerusform>Reboot del peón %1 con %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Place the card %1 beside %2, %3</source>
        <comment>a card, a block, a direction</comment>
        <translation>Colocar la carta %1 junto al bloque %2, al %3</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what is done, a pawn</comment>
        <translation>%1, con el peón %2</translation>
    </message>
    <message>
        <source>Effect of %1, %2</source>
        <comment>a piece, one of its spaces</comment>
        <translation>Efecto de %1, %2</translation>
    </message>
    <message>
        <source>%1, by the icon of each turn</source>
        <comment>what is done</comment>
        <translation>%1, con el icono de «cada turno»</translation>
    </message>
</context>
<context>
    <name>EffectFields</name>
    <message>
        <source>What the effect does</source>
        <translation>Qué hace el efecto</translation>
    </message>
    <message>
        <source>Which pawn</source>
        <translation>Qué peón</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Qué carta</translation>
    </message>
    <message>
        <source>How far it reaches</source>
        <translation>Hasta dónde llega</translation>
    </message>
    <message>
        <source>Skulls unknown</source>
        <translation>Calaveras sin anotar</translation>
    </message>
    <message>
        <source>How many: 1</source>
        <translation>Cantidad: 1</translation>
    </message>
    <message>
        <source>skulls</source>
        <translation>calaveras</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>cantidad</translation>
    </message>
    <message>
        <source>What the players do</source>
        <translation>Qué hacen los jugadores</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n calavera de ataque</numerusform>
            <numerusform>%n calaveras de ataque</numerusform>
        </translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>en cualquier lugar</translation>
    </message>
    <message>
        <source>on this block</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>en este bloque</translation>
    </message>
    <message>
        <source>on a block beside it</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>en un bloque adyacente</translation>
    </message>
    <message>
        <source>%1 comes in, controlled by nobody</source>
        <translation>entra el peón %1, sin que nadie lo controle</translation>
    </message>
    <message>
        <source>its controller gains %1</source>
        <translation>quien lo controla obtiene el peón %1</translation>
    </message>
    <message>
        <source>its controller gains the card %1</source>
        <translation>quien lo controla obtiene la carta %1</translation>
    </message>
    <message>
        <source>attack on all pawns, %1</source>
        <translation>ataque a todos los peones, %1</translation>
    </message>
    <message>
        <source>attack on one pawn %1, %2</source>
        <translation>ataque a un peón %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more control counter(s) on the block</source>
        <translation>
            <numerusform>%n contador de control más en el bloque</numerusform>
            <numerusform>%n contadores de control más en el bloque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every player takes back %n control counter(s)</source>
        <translation>
            <numerusform>cada jugador recupera %n contador de control</numerusform>
            <numerusform>cada jugador recupera %n contadores de control</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for the player</source>
        <translation>
            <numerusform>%n contador de bonificación para el jugador</numerusform>
            <numerusform>%n contadores de bonificación para el jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for every player</source>
        <translation>
            <numerusform>%n contador de bonificación para cada jugador</numerusform>
            <numerusform>%n contadores de bonificación para cada jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) onto the block</source>
        <translation>
            <numerusform>%n contador de bonificación sobre el bloque</numerusform>
            <numerusform>%n contadores de bonificación sobre el bloque</numerusform>
        </translation>
    </message>
    <message>
        <source>every player with more than one pawn sacrifices one</source>
        <translation>cada jugador con más de un peón sacrifica uno</translation>
    </message>
    <message numerus="yes">
        <source>discarding, %n card(s)</source>
        <translation>
            <numerusform>descarte de %n carta</numerusform>
            <numerusform>descarte de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>one pawn loses all its cards</source>
        <translation>un peón pierde todas sus cartas</translation>
    </message>
    <message>
        <source>it serves its controller as Central Core</source>
        <translation>sirve de Núcleo Central a quien lo controla</translation>
    </message>
    <message>
        <source>the players do what it says</source>
        <translation>los jugadores hacen lo que dice</translation>
    </message>
    <message>
        <source>on placement</source>
        <comment>when an effect works</comment>
        <translation>al colocarlo</translation>
    </message>
    <message>
        <source>under control</source>
        <comment>when an effect works</comment>
        <translation>bajo control</translation>
    </message>
    <message>
        <source>at the beginning of the turn</source>
        <comment>when an effect works</comment>
        <translation>al inicio del turno</translation>
    </message>
    <message>
        <source>by its space</source>
        <comment>when an effect works</comment>
        <translation>por su casilla</translation>
    </message>
    <message>
        <source>by sacrifice</source>
        <comment>when an effect works</comment>
        <translation>por sacrificio</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <comment>an effect</comment>
        <translation>%1 (opcional)</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die/dice for %2.</source>
        <translation>
            <numerusform>%1 tira %n dado para %2.</numerusform>
            <numerusform>%1 tira %n dados para %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a pawn for %2.</source>
        <translation>%1 elige un peón para %2.</translation>
    </message>
    <message>
        <source>%1 chooses a player for %2.</source>
        <translation>%1 elige un jugador para %2.</translation>
    </message>
    <message>
        <source>%1 chooses a block for %2.</source>
        <translation>%1 elige un bloque para %2.</translation>
    </message>
    <message>
        <source>%1 chooses a card for %2.</source>
        <translation>%1 elige una carta para %2.</translation>
    </message>
    <message>
        <source>%1 chooses a space for the pawn %2.</source>
        <translation>%1 elige una casilla para el peón %2.</translation>
    </message>
    <message>
        <source>%1 chooses a space for %2.</source>
        <translation>%1 elige una casilla para %2.</translation>
    </message>
    <message>
        <source>%1 decides whether the effect of %2 works.</source>
        <translation>%1 decide si el efecto de %2 se activa.</translation>
    </message>
    <message>
        <source>%1 chooses whom %2 attacks.</source>
        <translation>%1 elige a quién ataca %2.</translation>
    </message>
    <message>
        <source>%1 chooses the pawn that is sacrificed for %2.</source>
        <translation>%1 elige el peón que se sacrifica por %2.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 takes control of %2.</source>
        <translation>%1 obtiene el control de %2.</translation>
    </message>
    <message>
        <source>%1 loses control of %2.</source>
        <translation>%1 pierde el control de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n control counter(s) on %2.</source>
        <translation>
            <numerusform>%1 coloca %n contador de control en %2.</numerusform>
            <numerusform>%1 coloca %n contadores de control en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n control counter(s) from %2.</source>
        <translation>
            <numerusform>%1 recupera %n contador de control de %2.</numerusform>
            <numerusform>%1 recupera %n contadores de control de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the bonus counter between %2.</source>
        <translation>%1 gana el contador de bonificación entre %2.</translation>
    </message>
    <message>
        <source>%1 wins the bonus icon between %2; it holds no counter.</source>
        <translation>%1 gana la figura de bonificación entre %2; no tiene contador.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>%1 toma %n contador de bonificación de %2.</numerusform>
            <numerusform>%1 toma %n contadores de bonificación de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n bonus counter(s).</source>
        <translation>
            <numerusform>%1 recibe %n contador de bonificación.</numerusform>
            <numerusform>%1 recibe %n contadores de bonificación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) now lie on %1.</source>
        <translation>
            <numerusform>Ahora hay %n contador de bonificación en %1.</numerusform>
            <numerusform>Ahora hay %n contadores de bonificación en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n bonus counter(s) for %2.</source>
        <translation>
            <numerusform>%1 paga %n contador de bonificación por %2.</numerusform>
            <numerusform>%1 paga %n contadores de bonificación por %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) go back from %1 to the supply.</source>
        <translation>
            <numerusform>%n contador de bonificación vuelve de %1 a la reserva general.</numerusform>
            <numerusform>%n contadores de bonificación vuelven de %1 a la reserva general.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets back %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>%1 recupera %n contador de bonificación de %2.</numerusform>
            <numerusform>%1 recupera %n contadores de bonificación de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated and waits for Reboot.</source>
        <translation>Peón eliminado: %1. Espera un Reboot.</translation>
    </message>
    <message>
        <source>%1 is eliminated and goes to the reserve.</source>
        <translation>Peón eliminado: %1. Pasa a la zona de reserva.</translation>
    </message>
    <message>
        <source>%1 is eliminated and out of the game.</source>
        <translation>Peón eliminado: %1. Queda fuera de la partida.</translation>
    </message>
    <message>
        <source>%1 comes back by Reboot at %2.</source>
        <translation>El peón %1 vuelve al juego por Reboot: %2.</translation>
    </message>
    <message>
        <source>%1 is now controlled by %2.</source>
        <translation>El peón %1 está ahora bajo control de %2.</translation>
    </message>
    <message>
        <source>Nobody controls %1 any more.</source>
        <translation>Ya nadie controla el peón %1.</translation>
    </message>
    <message>
        <source>%1 equips %2 on %3.</source>
        <translation>%1 equipa el peón %3 con la carta %2.</translation>
    </message>
    <message>
        <source>%1 pays for %2 and keeps it for later.</source>
        <translation>%1 paga la carta %2 y la guarda para más tarde.</translation>
    </message>
    <message>
        <source>%1 places the card %2 beside %3.</source>
        <translation>%1 coloca la carta %2 junto al bloque %3.</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile.</source>
        <translation>La carta %1 va a la pila de descartes.</translation>
    </message>
    <message>
        <source>%1 gets the bonus card %2.</source>
        <translation>%1 recibe la carta de bonificación %2.</translation>
    </message>
    <message>
        <source>The bonus card %1 goes back to the common area.</source>
        <translation>La carta de bonificación %1 vuelve a la zona común.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 descarta %n carta.</numerusform>
            <numerusform>%1 descarta %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s) the game.</source>
        <translation>
            <numerusform>%1 gana la partida.</numerusform>
            <numerusform>%1 ganan la partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a note of the players</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>the turn</source>
        <comment>put by hand</comment>
        <translation>el turno</translation>
    </message>
    <message>
        <source>the players</source>
        <comment>put by hand</comment>
        <translation>los jugadores</translation>
    </message>
    <message>
        <source>the bonus icons</source>
        <comment>put by hand</comment>
        <translation>las figuras de bonificación</translation>
    </message>
    <message>
        <source>the winner</source>
        <comment>put by hand</comment>
        <translation>el ganador</translation>
    </message>
    <message>
        <source>Put by hand.</source>
        <translation>Cambiado a mano.</translation>
    </message>
    <message>
        <source>Put by hand: %1.</source>
        <translation>Cambiado a mano: %1.</translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>a sentence, then the players&apos; words</comment>
        <translation>%1 Motivo: %2</translation>
    </message>
    <message>
        <source>Done although %1 refuses it. Reason: %2</source>
        <comment>a rule, then the players&apos; words</comment>
        <translation>Hecho aunque la regla %1 no lo permite. Motivo: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known to the app taken as the players say.</source>
        <translation>
            <numerusform>%n dato que la app no conoce, tomado como dicen los jugadores.</numerusform>
            <numerusform>%n datos que la app no conoce, tomados como dicen los jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>The face of %1 is entered.</source>
        <translation>Cara del bloque %1 anotada.</translation>
    </message>
    <message>
        <source>The card %1 is entered.</source>
        <translation>Carta %1 anotada.</translation>
    </message>
    <message>
        <source>The pawn card of %1 is entered.</source>
        <translation>Carta de peón %1 anotada.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Empieza %1.</translation>
    </message>
    <message>
        <source>Opening hands: %1.</source>
        <translation>Manos iniciales: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Turno %1: %2.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>a phase</comment>
        <translation>Ahora: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept.</source>
        <translation>
            <numerusform>Se guarda %n carta.</numerusform>
            <numerusform>Se guardan %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn.</source>
        <translation>
            <numerusform>Se roba %n carta.</numerusform>
            <numerusform>Se roban %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is played and lies on the table until recycling.</source>
        <translation>Se juega la carta %1 y queda en la mesa hasta reciclar.</translation>
    </message>
    <message>
        <source>%1 uses its icon for %2; it is spent for this turn.</source>
        <translation>El peón %1 usa su icono de %2; queda gastado este turno.</translation>
    </message>
    <message>
        <source>%1 places %2 beside %3.</source>
        <translation>%1 coloca %2 junto a %3.</translation>
    </message>
    <message>
        <source>%1 places %2.</source>
        <translation>%1 coloca %2.</translation>
    </message>
    <message>
        <source>A bonus icon forms between %1 and gets a bonus counter.</source>
        <translation>Se forma una figura de bonificación entre %1 y recibe un contador de bonificación.</translation>
    </message>
    <message>
        <source>A bonus icon forms between %1, but no bonus counter is left.</source>
        <translation>Se forma una figura de bonificación entre %1, pero no quedan contadores de bonificación.</translation>
    </message>
    <message>
        <source>Effect of %1, %2: %3.</source>
        <comment>a piece, when, what</comment>
        <translation>Efecto de %1, %2: %3.</translation>
    </message>
    <message>
        <source>The effect of %1 finds nothing to do.</source>
        <translation>El efecto de %1 queda sin aplicar.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Elección: %1.</translation>
    </message>
    <message>
        <source>The roll is made.</source>
        <translation>La tirada está hecha.</translation>
    </message>
    <message>
        <source>The open choice falls away.</source>
        <translation>La elección pendiente se anula.</translation>
    </message>
    <message>
        <source>%1 enters at %2; nobody controls it.</source>
        <translation>El peón %1 entra en %2; nadie lo controla.</translation>
    </message>
    <message>
        <source>%1 enters at %2, controlled by %3.</source>
        <translation>El peón %1 entra en %2, bajo control de %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n step(s) to %2.</source>
        <translation>
            <numerusform>El peón %1 se mueve %n paso hasta %2.</numerusform>
            <numerusform>El peón %1 se mueve %n pasos hasta %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move up to %n space(s) this turn.</source>
        <translation>
            <numerusform>El peón %1 puede moverse hasta %n casilla este turno.</numerusform>
            <numerusform>El peón %1 puede moverse hasta %n casillas este turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n movement action(s) of %2 for later.</source>
        <translation>
            <numerusform>El peón %1 guarda %n acción de movimiento de %2 para después.</numerusform>
            <numerusform>El peón %1 guarda %n acciones de movimiento de %2 para después.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice on the table: %1.</source>
        <translation>Dados en la mesa: %1.</translation>
    </message>
    <message>
        <source>Dice of the app: %1.</source>
        <translation>Dados de la app: %1.</translation>
    </message>
    <message>
        <source>%1 chooses for %2: %3.</source>
        <comment>player, source, answer</comment>
        <translation>%1 elige para %2: %3.</translation>
    </message>
    <message>
        <source>%1 rolls for %2.</source>
        <translation>%1 tira los dados para %2.</translation>
    </message>
    <message>
        <source>%1 succeeds with Icebreaker on %2.</source>
        <translation>El peón %1 usa Icebreaker contra %2: éxito.</translation>
    </message>
    <message>
        <source>%1 fails with Icebreaker on %2 and is lost.</source>
        <translation>El peón %1 usa Icebreaker contra %2: fallo, y se pierde.</translation>
    </message>
    <message>
        <source>%1 fails with Icebreaker on %2.</source>
        <translation>El peón %1 usa Icebreaker contra %2: fallo.</translation>
    </message>
    <message>
        <source>%1 succeeds with Delete on %2.</source>
        <translation>El peón %1 usa Delete contra %2: éxito.</translation>
    </message>
    <message>
        <source>%1 fails with Delete on %2.</source>
        <translation>El peón %1 usa Delete contra %2: fallo.</translation>
    </message>
    <message>
        <source>Everybody has left the table, so nobody wins.</source>
        <translation>Todos han dejado la mesa, así que no gana nadie.</translation>
    </message>
    <message>
        <source>%1 has left the table</source>
        <comment>put by hand</comment>
        <translation>%1 ha dejado la mesa</translation>
    </message>
    <message>
        <source>%1 is back at the table</source>
        <comment>put by hand</comment>
        <translation>%1 vuelve a la mesa</translation>
    </message>
    <message>
        <source>%1 fills the hand.</source>
        <translation>%1 completa su mano.</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>sin paso</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>en ambos sentidos</translation>
    </message>
    <message>
        <source>only out</source>
        <translation>solo salida</translation>
    </message>
    <message>
        <source>only in</source>
        <translation>solo entrada</translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>colocar un peón</translation>
    </message>
    <message>
        <source>gain a pawn</source>
        <translation>obtener un peón</translation>
    </message>
    <message>
        <source>gain a card</source>
        <translation>obtener una carta</translation>
    </message>
    <message>
        <source>attack all</source>
        <translation>atacar a todos los peones</translation>
    </message>
    <message>
        <source>attack one</source>
        <translation>atacar a un peón</translation>
    </message>
    <message>
        <source>extra counter</source>
        <translation>contador adicional</translation>
    </message>
    <message>
        <source>counter back</source>
        <translation>recuperar un contador</translation>
    </message>
    <message>
        <source>bonus counter</source>
        <translation>contador de bonificación</translation>
    </message>
    <message>
        <source>bonus to all</source>
        <translation>bonificación para todos</translation>
    </message>
    <message>
        <source>bonus on the block</source>
        <translation>bonificación en el bloque</translation>
    </message>
    <message>
        <source>sacrifice one</source>
        <translation>sacrificar un peón</translation>
    </message>
    <message>
        <source>discard cards</source>
        <translation>descartar cartas</translation>
    </message>
    <message>
        <source>strip a pawn</source>
        <translation>dejar un peón sin cartas</translation>
    </message>
    <message>
        <source>acts as the Core</source>
        <translation>hace de Núcleo</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>una nota</translation>
    </message>
    <message>
        <source>Way to %1: %2</source>
        <translation>Paso al %1: %2</translation>
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
        <translation>Por el borde, %1: %2</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>reach of an attack</comment>
        <translation>en cualquier lugar</translation>
    </message>
    <message>
        <source>on this block</source>
        <comment>reach of an attack</comment>
        <translation>en este bloque</translation>
    </message>
    <message>
        <source>on a block beside it</source>
        <comment>reach of an attack</comment>
        <translation>en un bloque adyacente</translation>
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
        <translation>sin ICE</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE negro</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Movimiento propio</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as many spaces as %n die/dice show</source>
        <translation>
            <numerusform>tantas casillas como se saque con %n dado</numerusform>
            <numerusform>tantas casillas como se saque con %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n bloque</numerusform>
            <numerusform>%n bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>dos peones</translation>
    </message>
    <message>
        <source>any number of pawns</source>
        <translation>cualquier número de peones</translation>
    </message>
    <message>
        <source>figure space</source>
        <translation>casilla de peón</translation>
    </message>
    <message>
        <source>shielded defence %1</source>
        <comment>numbers</comment>
        <translation>defensa blindada %1</translation>
    </message>
    <message>
        <source>defence %1</source>
        <comment>numbers</comment>
        <translation>defensa sin blindaje %1</translation>
    </message>
    <message>
        <source>only out over the border</source>
        <translation>solo salida por el borde</translation>
    </message>
    <message>
        <source>only in over the border</source>
        <translation>solo entrada por el borde</translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>límite de mano %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n calavera de ataque</numerusform>
            <numerusform>%n calaveras de ataque</numerusform>
        </translation>
    </message>
    <message>
        <source>generic item</source>
        <translation>objeto genérico</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>neuroconsole</source>
        <translation>neuroconsola</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>weapon of drones</source>
        <translation>arma de drones</translation>
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
        <translation>carta de bloque</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>carta de acción</translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice, one black</source>
        <translation>
            <numerusform>Icebreaker con %n dado más, negro</numerusform>
            <numerusform>Icebreaker con %n dados más, uno negro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice</source>
        <translation>
            <numerusform>Icebreaker con %n dado más</numerusform>
            <numerusform>Icebreaker con %n dados más</numerusform>
        </translation>
    </message>
    <message>
        <source>fixed numbers %1</source>
        <translation>números fijos %1</translation>
    </message>
    <message>
        <source>against others&apos; blocks</source>
        <translation>contra bloques de otros</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>sin anotar</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no effect, no ability</comment>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>FactRows</name>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1: aún sin anotar</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún sin anotar</translation>
    </message>
    <message>
        <source>%1: another number</source>
        <translation>%1: otro número</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>casillas</translation>
    </message>
    <message>
        <source>a roll</source>
        <translation>una tirada</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Cuántos dados</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE negro</translation>
    </message>
    <message>
        <source>Unshielded</source>
        <translation>Sin blindaje</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>Shielded</source>
        <translation>Blindado</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>a salvo</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Números fijos</translation>
    </message>
    <message>
        <source>succeed too</source>
        <translation>también aciertan</translation>
    </message>
    <message>
        <source>One of them is black</source>
        <translation>Uno de ellos es negro</translation>
    </message>
    <message>
        <source>Only against blocks of others</source>
        <translation>Solo contra bloques de otros</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Enter which sides of %1 have a space.</source>
        <translation>Anota qué lados de %1 tienen casilla.</translation>
    </message>
    <message>
        <source>Enter which corners of %1 show a bonus part.</source>
        <translation>Anota qué esquinas de %1 muestran un fragmento de bonificación.</translation>
    </message>
    <message>
        <source>Enter the ICE of %1.</source>
        <translation>Anota el ICE de %1.</translation>
    </message>
    <message>
        <source>Enter the spaces of %1.</source>
        <translation>Anota las casillas de %1.</translation>
    </message>
    <message>
        <source>Enter how the spaces of %1 are linked.</source>
        <translation>Anota cómo se comunican las casillas de %1.</translation>
    </message>
    <message>
        <source>Enter the direction arrows of %1.</source>
        <translation>Anota las flechas de dirección de %1.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 on placement.</source>
        <translation>Anota el efecto de %1 en Cybernet.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 under control.</source>
        <translation>Anota el efecto de %1 bajo control.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 at the beginning of a turn.</source>
        <translation>Anota el efecto de %1 al inicio del turno.</translation>
    </message>
    <message>
        <source>Enter the attack skulls of %1.</source>
        <translation>Anota las calaveras de ataque de %1.</translation>
    </message>
    <message>
        <source>Enter the defence dice of %1.</source>
        <translation>Anota los dados de defensa de %1.</translation>
    </message>
    <message>
        <source>Enter the cost of %1 in bonus counters.</source>
        <translation>Anota el coste de %1 en contadores de bonificación.</translation>
    </message>
    <message>
        <source>Enter what kind of item %1 is.</source>
        <translation>Anota qué tipo de objeto es %1.</translation>
    </message>
    <message>
        <source>Enter the movement actions of %1.</source>
        <translation>Anota las acciones de movimiento de %1.</translation>
    </message>
    <message>
        <source>Enter the actions that %1 gives.</source>
        <translation>Anota las acciones que da %1.</translation>
    </message>
    <message>
        <source>Enter the own movement of %1.</source>
        <translation>Anota el movimiento propio de %1.</translation>
    </message>
    <message>
        <source>Enter the abilities of %1.</source>
        <translation>Anota las habilidades de %1.</translation>
    </message>
    <message>
        <source>Enter whether %1 takes movement from cards.</source>
        <translation>Anota si %1 acepta movimiento de cartas.</translation>
    </message>
    <message>
        <source>Enter the fixed Icebreaker numbers of %1.</source>
        <translation>Anota los números fijos de Icebreaker de %1.</translation>
    </message>
    <message>
        <source>Enter the Icebreaker bonus of %1.</source>
        <translation>Anota la bonificación de Icebreaker de %1.</translation>
    </message>
    <message>
        <source>Enter the slots of %1.</source>
        <translation>Anota las ranuras de %1.</translation>
    </message>
    <message>
        <source>What is not entered yet counted as none.</source>
        <translation>Lo que falta por anotar contó como nada.</translation>
    </message>
    <message>
        <source>What is not entered yet counted as none. %1</source>
        <comment>a request to enter it follows</comment>
        <translation>Un dato aún sin anotar contó como nada. %1</translation>
    </message>
    <message>
        <source>This pawn carries more than one generic item; the rules name no limit.</source>
        <translation>Este peón lleva más de un objeto genérico; las reglas no ponen límite.</translation>
    </message>
    <message>
        <source>This pawn carries more than one bot; the rules name no limit.</source>
        <translation>Este peón lleva más de un bot; las reglas no ponen límite.</translation>
    </message>
    <message>
        <source>No bonus counter was left for this.</source>
        <translation>No quedaba ningún contador de bonificación para esto.</translation>
    </message>
    <message>
        <source>A sample face was used; its numbers are invented.</source>
        <translation>Se ha usado una cara de muestra; sus números son inventados.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 by sacrifice.</source>
        <translation>Anota el efecto de %1 por sacrificio.</translation>
    </message>
    <message>
        <source>The effect of %1 on placement is not entered: none fires.</source>
        <translation>No está anotado el efecto al colocar el bloque %1: no se activa ninguno.</translation>
    </message>
    <message>
        <source>The corners of %1 are not entered: no bonus icon closes with it.</source>
        <translation>Las esquinas del bloque %1 no están anotadas: con él no se completa ninguna figura de bonificación.</translation>
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
            <numerusform>%n contador de bonificación</numerusform>
            <numerusform>%n contadores de bonificación</numerusform>
        </translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a space and what is printed there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Contadores</translation>
    </message>
    <message>
        <source>On placement</source>
        <translation>Al colocarlo</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Bajo control</translation>
    </message>
    <message>
        <source>At the beginning of a turn</source>
        <translation>Al inicio del turno</translation>
    </message>
    <message>
        <source>Cards beside it</source>
        <translation>Cartas a su lado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Lleva</translation>
    </message>
    <message>
        <source>Malware</source>
        <translation>Malware</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>counters and a player</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>control counter of %1</source>
        <translation>contador de control de %1</translation>
    </message>
    <message>
        <source>Used this turn</source>
        <translation>Usado este turno</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n calavera de ataque</numerusform>
            <numerusform>%n calaveras de ataque</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>no movement from cards</source>
        <translation>no le dan movimiento</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Cada turno</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>No puede</translation>
    </message>
    <message>
        <source>Hand maximum</source>
        <translation>Límite de mano</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en el peón %1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>junto al bloque %1</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>guardada por %1</translation>
    </message>
    <message>
        <source>played, on the table</source>
        <translation>jugada, en la mesa</translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>límite de mano %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>movimiento %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <comment>abilities</comment>
        <translation>da %1</translation>
    </message>
    <message>
        <source>bars %1</source>
        <comment>abilities</comment>
        <translation>impide %1</translation>
    </message>
    <message>
        <source>each turn %1</source>
        <comment>abilities</comment>
        <translation>cada turno %1</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Its pawn</source>
        <translation>Su peón</translation>
    </message>
</context>
<context>
    <name>FiguresWords</name>
    <message>
        <source>The game goes on</source>
        <translation>La partida sigue</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>the winner of the game</comment>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 and %2 win together</source>
        <comment>winners; the first may be several</comment>
        <translation>%1 y %2 comparten la victoria</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <comment>of a game that goes on</comment>
        <translation>Turno %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n control counters were placed in turn %1.</source>
        <translation>
            <numerusform>Todos los contadores de control (%n) quedaron colocados en el turno %1.</numerusform>
            <numerusform>Los %n contadores de control quedaron colocados en el turno %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All control counters were placed in turn %1.</source>
        <translation>Todos los contadores de control quedaron colocados en el turno %1.</translation>
    </message>
    <message>
        <source>Time was up in turn %1.</source>
        <translation>El tiempo se acabó en el turno %1.</translation>
    </message>
    <message>
        <source>The end was put by hand in turn %1.</source>
        <translation>La partida se terminó a mano en el turno %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <comment>a time</comment>
        <translation>Tiempo de juego: %1.</translation>
    </message>
    <message>
        <source>Counters in the Cybernet, by turn</source>
        <translation>Contadores en Cybernet, por turno</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>drawn %1</source>
        <comment>how often each face fell</comment>
        <translation>dados de la app %1</translation>
    </message>
    <message>
        <source>typed %1</source>
        <comment>how often each face fell</comment>
        <translation>dados anotados %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rolls succeeded</source>
        <translation>
            <numerusform>%1 de %n tirada con éxito</numerusform>
            <numerusform>%1 de %n tiradas con éxito</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to be expected</source>
        <comment>a number of rolls</comment>
        <translation>Lo esperable: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice hit, %1 to be expected</source>
        <translation>
            <numerusform>%n dado acertó, lo esperable era %1</numerusform>
            <numerusform>%n dados acertaron, lo esperable era %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Counters in the Cybernet</source>
        <translation>Contadores en Cybernet</translation>
    </message>
    <message>
        <source>Bonus counters</source>
        <translation>Contadores de bonificación</translation>
    </message>
    <message>
        <source>Bonus icons won</source>
        <translation>Figuras de bonificación ganadas</translation>
    </message>
    <message>
        <source>Pawns lost</source>
        <translation>Peones perdidos</translation>
    </message>
    <message>
        <source>Dice thrown</source>
        <translation>Dados tirados</translation>
    </message>
    <message>
        <source>Rolls that succeeded</source>
        <translation>Tiradas con éxito</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>successful rolls</comment>
        <translation>Esperables</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>successful rolls above what was to be expected</comment>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bonus icons won</source>
        <translation>
            <numerusform>%1 de %n figura de bonificación ganada</numerusform>
            <numerusform>%1 de %n figuras de bonificación ganadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowParts</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Why? Rule %1</source>
        <translation>¿Por qué? Regla %1</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo aun así</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <translation>Preparación</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>heading in the log</comment>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>typed</source>
        <comment>mark of an entry: the players&apos; own dice</comment>
        <translation>dados anotados</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>mark of an entry: dice of the app</comment>
        <translation>dados de la app</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>mark of an entry</comment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>mark of an entry: sent by the app</comment>
        <translation>automático</translation>
    </message>
    <message>
        <source>as said</source>
        <comment>mark of an entry: not checked</comment>
        <translation>de palabra</translation>
    </message>
    <message>
        <source>ruling: %1</source>
        <comment>mark of an entry, with the players&apos; reason</comment>
        <translation>decisión de mesa: %1</translation>
    </message>
    <message>
        <source>turned %1</source>
        <comment>mark of a placed block</comment>
        <translation>orientación %1</translation>
    </message>
    <message>
        <source>Faces: %1.</source>
        <comment>names of blocks</comment>
        <translation>Caras de bloques: %1.</translation>
    </message>
    <message>
        <source>Cards: %1.</source>
        <comment>names of cards</comment>
        <translation>Cartas: %1.</translation>
    </message>
    <message>
        <source>Pawns: %1.</source>
        <comment>names of pawns</comment>
        <translation>Peones: %1.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>What this device remembered of your pieces cannot be read. The file is kept as %1.</source>
        <translation>No se puede leer lo que este dispositivo recordaba de tus piezas. El archivo se guarda como %1.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>preparación</translation>
    </message>
    <message>
        <source>beginning phase</source>
        <translation>fase de inicio</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>fase de acción</translation>
    </message>
    <message>
        <source>recycling phase</source>
        <translation>fase de reciclar acciones</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partida</translation>
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
        <translation>noreste</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sureste</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>Central Core</source>
        <translation>Núcleo Central</translation>
    </message>
    <message>
        <source>Cleaner %1</source>
        <translation>Limpiador %1</translation>
    </message>
    <message>
        <source>Red Speedrunner</source>
        <translation>Speedrunner rojo</translation>
    </message>
    <message>
        <source>Blue Speedrunner</source>
        <translation>Speedrunner azul</translation>
    </message>
    <message>
        <source>Green Speedrunner</source>
        <translation>Speedrunner verde</translation>
    </message>
    <message>
        <source>Yellow Speedrunner</source>
        <translation>Speedrunner amarillo</translation>
    </message>
    <message>
        <source>Probe drone</source>
        <translation>Dron Sonda</translation>
    </message>
    <message>
        <source>MK-2 drone</source>
        <translation>Dron MK-2</translation>
    </message>
    <message>
        <source>Mar II drone</source>
        <translation>Dron Mar II</translation>
    </message>
    <message>
        <source>Turret drone</source>
        <translation>Dron Torreta</translation>
    </message>
    <message>
        <source>Hulk drone</source>
        <translation>Dron Hulk</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <translation>Cíborg</translation>
    </message>
    <message>
        <source>unknown block</source>
        <translation>bloque desconocido</translation>
    </message>
    <message>
        <source>unknown pawn</source>
        <translation>peón desconocido</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carta desconocida</translation>
    </message>
    <message>
        <source>space of %1</source>
        <translation>casilla de %1</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>casilla %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a block and one of its spaces</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
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
        <translation>Aquí no hay ningún juego «%1»; hay zaibatsu.</translation>
    </message>
    <message>
        <source>A player is written NAME:COLOUR with the colour red, blue, green or yellow, not &quot;%1&quot;.</source>
        <translation>Un jugador se escribe NOMBRE:COLOR con el color red, blue, green o yellow, no «%1».</translation>
    </message>
    <message>
        <source>The edition is first-2011 or second-2017, not &quot;%1&quot;.</source>
        <translation>La edición es first-2011 o second-2017, no «%1».</translation>
    </message>
    <message>
        <source>--track takes all, control or scores, not &quot;%1&quot;.</source>
        <translation>--track admite all, control o scores, no «%1».</translation>
    </message>
    <message>
        <source>A house rule is written A-009=off or A-009=on, not &quot;%1&quot;.</source>
        <translation>Una regla de la casa se escribe A-009=off o A-009=on, no «%1».</translation>
    </message>
    <message>
        <source>--time-limit takes minutes as a whole number, not &quot;%1&quot;.</source>
        <translation>--time-limit admite un número entero de minutos, no «%1».</translation>
    </message>
    <message>
        <source>--seed takes a whole number of 0 or more, not &quot;%1&quot;.</source>
        <translation>--seed admite un entero mayor o igual que 0, no «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>No se puede leer «%1»: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no catalogue: %2</source>
        <translation>«%1» no es un catálogo: %2</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; is no catalogue: %2 (and %n more problems)</source>
        <translation>
            <numerusform>«%1» no es un catálogo: %2 (y %n problema más)</numerusform>
            <numerusform>«%1» no es un catálogo: %2 (y %n problemas más)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>Beside the board</source>
        <translation>Junto al tablero</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Tap a pawn, a block or a player.</source>
        <translation>Toca un peón, un bloque o un jugador.</translation>
    </message>
    <message>
        <source>not in the Cybernet</source>
        <translation>no está en Cybernet</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>bajo control de %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>bloque sin control</translation>
    </message>
    <message>
        <source>%1 of %2 counters in the Cybernet</source>
        <translation>%1 de %2 contadores en Cybernet</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Adjust by hand</source>
        <translation>Ajustar a mano</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo aun así</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Abrir el registro</translation>
    </message>
    <message>
        <source>Enter the face</source>
        <translation>Anotar la cara</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Otro color</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Deja la mesa</translation>
    </message>
    <message>
        <source>Lay the table as it stands</source>
        <translation>Montar la mesa tal como está</translation>
    </message>
    <message>
        <source>Choose which</source>
        <translation>Elegir cuál</translation>
    </message>
    <message>
        <source>Enter the card</source>
        <translation>Anotar la carta</translation>
    </message>
    <message>
        <source>Enter the pawn card</source>
        <translation>Anotar la carta de peón</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Abrir las reglas</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>Sobre: %1</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Es el turno de %1.</translation>
    </message>
</context>
<context>
    <name>NowWords</name>
    <message>
        <source>Starting roll</source>
        <translation>Tirada inicial</translation>
    </message>
    <message>
        <source>Open choice</source>
        <translation>Elección pendiente</translation>
    </message>
    <message>
        <source>Use an effect</source>
        <translation>Usar un efecto</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Movimiento propio</translation>
    </message>
    <message>
        <source>Roll for movement</source>
        <translation>Tirada de movimiento</translation>
    </message>
    <message>
        <source>Equip an item</source>
        <translation>Equipar un objeto</translation>
    </message>
    <message>
        <source>Block card</source>
        <translation>Carta de bloque</translation>
    </message>
    <message>
        <source>Let a pawn enter</source>
        <translation>Hacer entrar un peón</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Sacrificio</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Fase siguiente</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>The game begins with the starting roll.</source>
        <translation>La partida empieza con la tirada inicial.</translation>
    </message>
    <message>
        <source>On to the action phase.</source>
        <translation>A la fase de acción.</translation>
    </message>
    <message>
        <source>On to recycling.</source>
        <translation>A reciclar acciones.</translation>
    </message>
    <message>
        <source>On to the next player.</source>
        <translation>Al jugador siguiente.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is nothing to do this with now.</source>
        <translation>Ahora no hay con qué hacerlo.</translation>
    </message>
    <message>
        <source>Who rolls highest begins.</source>
        <translation>Empieza quien saque más.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) to use</source>
        <translation>
            <numerusform>%n efecto por usar</numerusform>
            <numerusform>%n efectos por usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) in reach</source>
        <translation>
            <numerusform>%n objetivo al alcance</numerusform>
            <numerusform>%n objetivos al alcance</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a number of spaces, a number of actions</comment>
        <translation>%1 con %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll is the most it may move this turn.</source>
        <translation>La tirada es lo máximo que puede moverse este turno.</translation>
    </message>
    <message>
        <source>Back to the Central Core.</source>
        <translation>De vuelta al Núcleo Central.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) free to pay</source>
        <translation>
            <numerusform>%n contador de bonificación libre para pagar</numerusform>
            <numerusform>%n contadores de bonificación libres para pagar</numerusform>
        </translation>
    </message>
    <message>
        <source>The pawn is eliminated.</source>
        <translation>El peón queda eliminado.</translation>
    </message>
    <message>
        <source>Time is up: most control counters win.</source>
        <translation>Se acabó el tiempo: gana quien tenga más contadores de control.</translation>
    </message>
    <message>
        <source>What kind of item a card is and what it costs is not entered yet.</source>
        <translation>Aún no está anotado qué tipo de objeto es cada carta ni cuánto cuesta.</translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left</source>
        <translation>
            <numerusform>De la pila: queda %n bloque</numerusform>
            <numerusform>De la pila: quedan %n bloques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left, beside %1</source>
        <translation>
            <numerusform>De la pila (queda %n bloque), junto al bloque %1</numerusform>
            <numerusform>De la pila (quedan %n bloques), junto al bloque %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>%1 is in use already. Choose another card.</source>
        <translation>La carta %1 ya está en uso. Elige otra.</translation>
    </message>
    <message>
        <source>%1 does not give %2. Play a card that does.</source>
        <translation>La carta %1 no da %2. Juega una que dé esa acción.</translation>
    </message>
    <message>
        <source>%1 costs %2, %3 has %4. Win bonus counters first.</source>
        <translation>%1 cuesta %2 y %3 tiene %4. Consigue antes más contadores.</translation>
    </message>
    <message>
        <source>%1 is no item and no bot. Play it for its action or movement.</source>
        <translation>La carta %1 no es objeto ni bot. Juégala por su acción o su movimiento.</translation>
    </message>
    <message>
        <source>%1 has no effect to use now. Choose another one.</source>
        <translation>%1 no tiene ahora ningún efecto que usar. Elige otra cosa.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n contador de bonificación</numerusform>
            <numerusform>%n contadores de bonificación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled here: %1. Entered: %2. Enter as many as are rolled.</source>
        <comment>each a number of dice</comment>
        <translation>Aquí hay que tirar %1; has anotado %2. Anota tantos dados como se tiran.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6. Enter one of these numbers.</source>
        <translation>Un dado muestra de 1 a 6. Anota uno de esos números.</translation>
    </message>
    <message>
        <source>No such choice is open. Look at what is asked now.</source>
        <translation>Esa elección no está pendiente. Mira qué se pide ahora.</translation>
    </message>
    <message>
        <source>This is not among the answers offered. Choose one of them.</source>
        <translation>No está entre las respuestas ofrecidas. Elige una de ellas.</translation>
    </message>
    <message>
        <source>No dice are rolled here. Leave them out.</source>
        <translation>Aquí no se tiran dados. No los anotes.</translation>
    </message>
    <message>
        <source>No step leads to %1 from there. A step follows a link or a shared side with a space on both blocks.</source>
        <translation>Desde ahí ningún paso lleva a %1. Un paso sigue un enlace o un lado común con casilla en ambos bloques.</translation>
    </message>
    <message>
        <source>An arrow bars the step to %1. Find a way that follows the arrows.</source>
        <translation>Una flecha impide el paso a %1. Busca un camino que siga las flechas.</translation>
    </message>
    <message>
        <source>%1 is full. End the movement on a space with room.</source>
        <translation>No cabe nadie más en %1. Termina en una casilla con sitio.</translation>
    </message>
    <message>
        <source>This way takes %1, there are %2. Choose a nearer space.</source>
        <comment>each a number of movement actions</comment>
        <translation>Este camino cuesta %1 y tienes %2. Elige una casilla más cercana.</translation>
    </message>
    <message>
        <source>%1 gives %2, not %3. Enter what is printed on it.</source>
        <comment>each a number of movement actions</comment>
        <translation>La carta %1 da %2, no %3. Anota lo que está impreso.</translation>
    </message>
    <message>
        <source>%1 takes no movement from cards. Use its own movement.</source>
        <translation>El peón %1 no acepta movimiento de cartas. Usa su movimiento propio.</translation>
    </message>
    <message>
        <source>%1 has no movement of its own. Play a card for its movement.</source>
        <translation>El peón %1 no tiene movimiento propio. Juega una carta por su movimiento.</translation>
    </message>
    <message>
        <source>%1 has used its own movement. It moves again next turn.</source>
        <translation>El peón %1 ya ha usado su movimiento propio. Podrá volver a moverse el próximo turno.</translation>
    </message>
    <message>
        <source>%1 has not rolled for its movement yet. Roll first.</source>
        <translation>El peón %1 aún no ha tirado para moverse. Tira primero.</translation>
    </message>
    <message>
        <source>%1 has already rolled for its movement. There is one roll each turn.</source>
        <translation>El peón %1 ya ha tirado para moverse. Hay una tirada por turno.</translation>
    </message>
    <message>
        <source>There is no space %1. Choose one that the block has.</source>
        <translation>Esa casilla no existe: %1. Elige una que tenga el bloque.</translation>
    </message>
    <message>
        <source>%1 has to stand on a space. Choose a space of the block.</source>
        <translation>El peón %1 tiene que estar en una casilla. Elige una del bloque.</translation>
    </message>
    <message>
        <source>%1 moves to a block that touches its own. Choose one of those.</source>
        <translation>El peón %1 pasa a un bloque adyacente al suyo. Elige uno.</translation>
    </message>
    <message>
        <source>The restriction icon keeps %1 from moving. Choose another pawn.</source>
        <translation>El icono de restricción impide moverse al peón %1. Elige otro.</translation>
    </message>
    <message numerus="yes">
        <source>%n movement action(s)</source>
        <translation>
            <numerusform>%n acción de movimiento</numerusform>
            <numerusform>%n acciones de movimiento</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stand on %2. Move it there first.</source>
        <translation>El peón %1 no está en el bloque %2. Llévalo allí primero.</translation>
    </message>
    <message>
        <source>%1 has no ICE, so nobody can take control of it. Choose another block.</source>
        <translation>El bloque %1 no tiene ICE, así que nadie puede controlarlo. Elige otro bloque.</translation>
    </message>
    <message>
        <source>%1 is under control of %2 already. Choose a block that is not.</source>
        <translation>El bloque %1 ya está bajo control de %2. Elige uno que no lo esté.</translation>
    </message>
    <message>
        <source>%1 is controlled by %2 already. Choose a pawn that is not.</source>
        <translation>El peón %1 ya está bajo control de %2. Elige uno que no lo esté.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches its own block and adjacent spaces.</source>
        <translation>El peón %1 está fuera de alcance. Icebreaker alcanza su propio bloque y las casillas adyacentes.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches only pawns on the same block.</source>
        <translation>El peón %1 está fuera de alcance. Icebreaker solo alcanza peones del mismo bloque.</translation>
    </message>
    <message>
        <source>%1 has no ICE dice on its card. Choose a pawn that has some.</source>
        <translation>El peón %1 no tiene dados de ICE en su carta. Elige uno que tenga.</translation>
    </message>
    <message>
        <source>Defence equipment covers the ICE dice of %1. It cannot be taken while it wears it.</source>
        <translation>Un equipo de defensa cubre los dados de ICE del peón %1. No se puede obtener su control mientras lo lleve.</translation>
    </message>
    <message>
        <source>%1 has no control counter left to mark it with. Free one first.</source>
        <translation>A %1 no le queda ningún contador de control que colocar. Libera uno antes.</translation>
    </message>
    <message>
        <source>%1 is your own pawn, and this table does not allow that. Choose another target.</source>
        <translation>El peón %1 es tuyo y en esta mesa no se permite Delete contra peones propios. Elige otro objetivo.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches its own block and adjacent spaces.</source>
        <translation>El peón %1 está fuera de alcance. Delete alcanza su propio bloque y las casillas adyacentes.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches only pawns on the same block.</source>
        <translation>El peón %1 está fuera de alcance. Delete solo alcanza peones del mismo bloque.</translation>
    </message>
    <message>
        <source>%1 has no attack skull, so there is no die to roll. Give it a weapon first.</source>
        <translation>El peón %1 no tiene calaveras de ataque, así que no hay dado que tirar. Dale un arma primero.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a target that stands there.</source>
        <translation>El peón %1 no está en Cybernet. Elige un objetivo que lo esté.</translation>
    </message>
    <message>
        <source>A cell holds one piece, and %1 would be a second one. Put it elsewhere.</source>
        <translation>En un hueco cabe una sola pieza y %1 sería la segunda. Ponla en otro sitio.</translation>
    </message>
    <message>
        <source>%1 does not have that many control counters. Put fewer.</source>
        <translation>%1 no tiene tantos contadores de control. Pon menos.</translation>
    </message>
    <message>
        <source>There are not that many bonus counters. Put fewer, 24 in all.</source>
        <translation>No hay tantos contadores de bonificación. Pon menos, 24 en total.</translation>
    </message>
    <message>
        <source>This table has no such piece. Choose one that it has.</source>
        <translation>Esta mesa no tiene esa pieza. Elige una que tenga.</translation>
    </message>
    <message>
        <source>%1 cannot stand there: there is no such space. Choose a space that exists.</source>
        <translation>El peón %1 no puede estar ahí: no existe esa casilla. Elige una que exista.</translation>
    </message>
    <message>
        <source>State and place of %1 do not agree. A piece has a place exactly while it is in the Cybernet.</source>
        <translation>El estado y el lugar de %1 no concuerdan. Una pieza tiene lugar solo mientras está en Cybernet.</translation>
    </message>
    <message>
        <source>%1 would lie beside nothing. Put it beside a block in the Cybernet.</source>
        <translation>La carta %1 no estaría junto a nada. Ponla junto a un bloque de Cybernet.</translation>
    </message>
    <message>
        <source>A pawn stands on a space of %1 that would vanish. Move the pawn first.</source>
        <translation>Un peón está en una casilla del bloque %1, y esa casilla desaparecería. Mueve antes el peón.</translation>
    </message>
    <message>
        <source>The Central Core lies at [0, 0] and belongs to nobody. Leave it there.</source>
        <translation>El Núcleo Central está en [0, 0] y no es de nadie. Déjalo ahí.</translation>
    </message>
    <message>
        <source>Nobody plays this colour. Choose the colour of a player.</source>
        <translation>Nadie juega con ese color. Elige el color de un jugador.</translation>
    </message>
    <message>
        <source>A number for %1 is out of range. Enter one that fits.</source>
        <translation>Un número de %1 está fuera de rango. Anota uno que valga.</translation>
    </message>
    <message>
        <source>The copies of %1 would differ. Enter them alike.</source>
        <translation>Las copias de la carta %1 serían distintas. Anótalas iguales.</translation>
    </message>
    <message>
        <source>Nothing would change. Name at least one thing to put by hand.</source>
        <translation>No cambiaría nada. Indica al menos una cosa que cambiar a mano.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Place it first.</source>
        <translation>La pieza %1 no está en Cybernet. Colócala primero.</translation>
    </message>
    <message>
        <source>The game has not begun. Enter the starting rolls first.</source>
        <translation>La partida no ha empezado. Anota antes las tiradas iniciales.</translation>
    </message>
    <message>
        <source>The game has begun. Starting rolls come before any play.</source>
        <translation>La partida ya ha empezado. Las tiradas iniciales van antes de jugar.</translation>
    </message>
    <message>
        <source>Not now: this is the %1. Go on to the phase it belongs to.</source>
        <translation>Ahora no: es la %1. Pasa a la fase que corresponde.</translation>
    </message>
    <message>
        <source>The game is over. Only notes and changes by hand are possible.</source>
        <translation>La partida ha terminado. Solo se pueden hacer notas y cambios a mano.</translation>
    </message>
    <message>
        <source>%1 is not controlled by %2. Choose a pawn that is.</source>
        <translation>El peón %1 no está bajo control de %2. Elige uno que lo esté.</translation>
    </message>
    <message>
        <source>Nobody controls %1, so it does nothing. Choose a pawn of your own.</source>
        <translation>Nadie controla al peón %1, así que no hace nada. Elige un peón tuyo.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a pawn that stands there.</source>
        <translation>El peón %1 no está en Cybernet. Elige uno que lo esté.</translation>
    </message>
    <message>
        <source>%1 does not have the ability %2. Choose a pawn that has it.</source>
        <translation>El peón %1 no tiene la habilidad %2. Elige uno que la tenga.</translation>
    </message>
    <message>
        <source>%1 bears the “cannot” icon for %2. Choose another pawn.</source>
        <translation>El peón %1 lleva el icono «no puede» para %2. Elige otro.</translation>
    </message>
    <message>
        <source>%1 has used its icon for %2 this turn. Play a card, or wait for the next turn.</source>
        <translation>El peón %1 ya ha usado su icono de %2 este turno. Juega una carta o espera al próximo turno.</translation>
    </message>
    <message>
        <source>%1 has no each-turn icon for %2. Play a card instead.</source>
        <translation>El peón %1 no tiene icono de «cada turno» para %2. Juega una carta.</translation>
    </message>
    <message>
        <source>%1 is not eliminated. Reboot brings back eliminated pawns only.</source>
        <translation>El peón %1 no está eliminado. Reboot solo trae de vuelta peones eliminados.</translation>
    </message>
    <message>
        <source>%1 does not have the ability Reboot. It returns only by its own entry rule.</source>
        <translation>El peón %1 no tiene la habilidad Reboot. Solo vuelve por su propia regla de entrada.</translation>
    </message>
    <message>
        <source>%1 does not stand on a block, so Search has no reference block. Move it onto one first.</source>
        <translation>El peón %1 no está en un bloque, así que Search no tiene bloque de referencia. Llévalo antes a uno.</translation>
    </message>
    <message>
        <source>%1 is no longer in the pile. Choose a block that has not been placed.</source>
        <translation>El bloque %1 ya no está en la pila. Elige uno que no se haya colocado.</translation>
    </message>
    <message>
        <source>The pile is empty: there is nothing left to find by Search.</source>
        <translation>La pila está vacía: Search ya no encuentra nada.</translation>
    </message>
    <message>
        <source>This cell does not touch the reference block, %1. Choose a cell beside it.</source>
        <translation>Este hueco no toca el bloque de referencia (%1). Elige uno adyacente.</translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Blocks join only where both sides have a space.</source>
        <translation>Este lado del bloque %1 no tiene casilla. Los bloques se unen solo donde ambos lados tienen una.</translation>
    </message>
    <message>
        <source>%1 would touch %2 with a wall. Turn it until a side with a space meets it.</source>
        <translation>El bloque %1 tocaría al bloque %2 con un lado sin casilla. Gíralo hasta que lo toque un lado con casilla.</translation>
    </message>
    <message>
        <source>%1 rolls %2 for the start, not %3. Enter as many as are rolled.</source>
        <comment>each a number of dice</comment>
        <translation>%1 tira %2 para empezar, no %3. Anota tantos dados como se tiran.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6. Put the roll of %1 right.</source>
        <translation>Un dado muestra de 1 a 6. Corrige la tirada: %1.</translation>
    </message>
    <message>
        <source>A roll of %1 is missing. All roll once, then only the tied again, until one is highest.</source>
        <translation>Falta una tirada: %1. Todos tiran una vez y luego solo los empatados, hasta que uno saque más.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes one card or any %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>El Reboot del peón %1 pide una carta o %2 cualesquiera, no %3.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>El Reboot del peón %1 pide %2, no %3.</translation>
    </message>
    <message>
        <source>%1 would stay where it is. Name the spaces it moves to.</source>
        <translation>El peón %1 se quedaría donde está. Indica las casillas por las que va.</translation>
    </message>
    <message>
        <source>The cards give %1 together, not %2. Enter what is printed on them.</source>
        <comment>each a number of movement actions</comment>
        <translation>Las cartas dan en total %1, no %2. Anota lo que llevan impreso.</translation>
    </message>
    <message>
        <source>%1 cannot use Delete on itself. Choose another target.</source>
        <translation>El peón %1 no puede usar Delete contra sí mismo. Elige otro objetivo.</translation>
    </message>
    <message>
        <source>%1 has no room for %2. Choose another space.</source>
        <translation>En %1 no cabe el peón %2. Elige otra casilla.</translation>
    </message>
    <message>
        <source>%1 would hold more pawns than it has room for. Move one first.</source>
        <translation>En %1 habría más peones de los que caben. Mueve antes uno.</translation>
    </message>
    <message>
        <source>Nobody plays %1. Choose the colour of a player.</source>
        <translation>Nadie juega con este color: %1. Elige el color de un jugador.</translation>
    </message>
    <message>
        <source>%1 has this colour already. Choose a free one.</source>
        <translation>Ese color ya lo tiene %1. Elige uno libre.</translation>
    </message>
    <message>
        <source>A choice of %1 is still open. Answer it first.</source>
        <translation>Queda pendiente una elección de %1. Respóndela primero.</translation>
    </message>
    <message>
        <source>The effect of %1 in the beginning phase is still to come. Use it first.</source>
        <translation>Falta usar el efecto de %1 en la fase de inicio. Úsalo primero.</translation>
    </message>
    <message>
        <source>%1 lies in this cell. Choose an empty one beside the reference block.</source>
        <translation>Este hueco lo ocupa %1. Elige uno libre junto al bloque de referencia.</translation>
    </message>
    <message>
        <source>Arrows bar the step from %2 into %1 here. Turn it or choose another side.</source>
        <translation>Aquí las flechas impiden el paso del bloque %2 al bloque %1. Gíralo o elige otro lado.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes any %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>El Reboot del peón %1 pide %2 cualesquiera, no %3.</translation>
    </message>
    <message>
        <source>%1 does this by itself. Leave the card out.</source>
        <translation>Esto lo hace %1 sin carta. No nombres ninguna.</translation>
    </message>
    <message>
        <source>%1 needs one card for this, not %2. Name the one that is played.</source>
        <comment>a number of cards</comment>
        <translation>El peón %1 necesita una sola carta para esto, no %2. Nombra la que se juega.</translation>
    </message>
    <message>
        <source>%1 is a bonus card: it comes and goes with its block and is not played. Choose another card.</source>
        <translation>La carta %1 es de bonificación: llega y se va con su bloque y no se juega. Elige otra carta.</translation>
    </message>
    <message>
        <source>Another choice of %1 comes first. Answer that one.</source>
        <translation>Antes hay otra elección pendiente de %1. Respóndela primero.</translation>
    </message>
    <message>
        <source>%1 moves to a block that touches its own where both have a space. Choose one of those.</source>
        <translation>El peón %1 pasa a un bloque adyacente al suyo por un lado en el que ambos tienen casilla. Elige uno.</translation>
    </message>
    <message>
        <source>%1 moves without a roll. Name where it moves to.</source>
        <translation>El peón %1 se mueve sin tirada. Indica adónde va.</translation>
    </message>
    <message>
        <source>%1 keeps %2, and the hand maximum is %3. Discard down to it.</source>
        <comment>%2 and %3: each a number of cards</comment>
        <translation>%1 guarda %2, y el límite de mano es de %3. Descarta hasta llegar a él.</translation>
    </message>
    <message>
        <source>%1 draws up to the hand maximum: %2 at most, not %3.</source>
        <comment>%2 and %3: each a number of cards</comment>
        <translation>%1 roba hasta el límite de mano: %2 como mucho, no %3.</translation>
    </message>
    <message>
        <source>A pawn stands on a space of %1 that would vanish. Move the pawn first.</source>
        <comment>a card</comment>
        <translation>Un peón está en una casilla de la carta %1, y esa casilla desaparecería. Mueve antes el peón.</translation>
    </message>
    <message>
        <source>No side of %1 has a space, so it fits nowhere. Put it under the pile and take the next one.</source>
        <translation>Ningún lado del bloque %1 tiene casilla, así que no encaja en ningún sitio. Ponlo debajo de la pila y roba el siguiente.</translation>
    </message>
    <message>
        <source>This table keeps only the scores. Put counters by hand, or start a new table that tracks more and enter there what lies in the Cybernet.</source>
        <translation>Esta mesa solo lleva la puntuación. Ajusta los contadores a mano o empieza una mesa nueva que registre más y anota allí lo que hay en Cybernet.</translation>
    </message>
    <message>
        <source>%1 would lie on %2, which is not in the Cybernet. Take the card off in the same step.</source>
        <translation>La carta %1 quedaría en el peón %2, que no está en Cybernet. Retira la carta en el mismo paso.</translation>
    </message>
    <message>
        <source>Bonus counters would lie on %1, which is not in the Cybernet. Take them off in the same step.</source>
        <translation>Quedarían contadores de bonificación en el peón %1, que no está en Cybernet. Retíralos en el mismo paso.</translation>
    </message>
</context>
<context>
    <name>OddsQuestion</name>
    <message>
        <source>%1 takes numbers from 1 to 6 with commas between them, not &quot;%2&quot;.</source>
        <translation>%1 admite números del 1 al 6 separados por comas, no «%2».</translation>
    </message>
    <message>
        <source>%1 takes a whole number from 1 to %2, not &quot;%3&quot;.</source>
        <translation>%1 admite un entero del 1 al %2, no «%3».</translation>
    </message>
    <message>
        <source>This question takes no %1.</source>
        <translation>Esta pregunta no admite %1.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>Without ICE numbers there is nothing to break.</source>
        <translation>Sin números de ICE no hay nada que romper.</translation>
    </message>
    <message>
        <source>At least one die must be rolled.</source>
        <translation>Hay que tirar al menos un dado.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n dice can be counted.</source>
        <translation>
            <numerusform>Se puede calcular con %n dado como mucho.</numerusform>
            <numerusform>Se puede calcular con %n dados como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many pawns for one roll.</source>
        <translation>Son demasiados peones para una tirada.</translation>
    </message>
    <message>
        <source>%1 in %2, %3 %</source>
        <translation>%1 de cada %2, %3&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Success on %1 with %n dice: %2. The pawn is lost: %3.</source>
        <translation>
            <numerusform>Éxito con %1 y %n dado: %2. Pérdida del peón: %3.</numerusform>
            <numerusform>Éxito con %1 y %n dados: %2. Pérdida del peón: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminates on %1 with %n dice: %2.</source>
        <translation>
            <numerusform>Elimina con %1 y %n dado: %2.</numerusform>
            <numerusform>Elimina con %1 y %n dados: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>no number</source>
        <translation>ningún número</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>a chance: 3 in 4</comment>
        <translation>%1 de cada %2</translation>
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
        <translation>fijo</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>where a die comes from</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>space</source>
        <comment>where a die comes from</comment>
        <translation>casilla</translation>
    </message>
    <message>
        <source>A miss costs the pawn: the target has Black ICE.</source>
        <translation>Un fallo cuesta el peón: el objetivo tiene ICE negro.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: another player&apos;s block acts as Black ICE.</source>
        <translation>Un fallo cuesta el peón: el bloque de otro jugador cuenta como ICE negro.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: a black die is rolled.</source>
        <translation>Un fallo cuesta el peón: se tira un dado negro.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: this table plays that for pawns of other players.</source>
        <translation>Un fallo cuesta el peón: esta mesa lo juega así con los peones de otros jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>+ %n black die/dice</source>
        <translation>
            <numerusform>+ %n dado negro</numerusform>
            <numerusform>+ %n dados negros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n die/dice</source>
        <translation>
            <numerusform>+ %n dado</numerusform>
            <numerusform>+ %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nobody&apos;s block</source>
        <translation>%1, bloque sin control</translation>
    </message>
    <message>
        <source>%1, controlled by %2</source>
        <translation>%1, bajo control de %2</translation>
    </message>
    <message>
        <source>%1, controlled by nobody</source>
        <translation>%1, sin control</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n die/dice</source>
        <translation>
            <numerusform>Tirar %n dado</numerusform>
            <numerusform>Tirar %n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>takes control</source>
        <translation>obtiene el control</translation>
    </message>
    <message>
        <source>loses the pawn</source>
        <translation>pierde el peón</translation>
    </message>
    <message>
        <source>eliminates it</source>
        <translation>lo elimina</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>generic item</source>
        <translation>objeto genérico</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>neuroconsole</source>
        <translation>neuroconsola</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arma</translation>
    </message>
    <message>
        <source>drone weapon</source>
        <translation>arma de drones</translation>
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
        <translation>carta de bloque</translation>
    </message>
    <message>
        <source>action only</source>
        <translation>solo acción</translation>
    </message>
    <message>
        <source>Kind not known yet</source>
        <translation>Tipo aún sin anotar</translation>
    </message>
    <message>
        <source>Generic items</source>
        <translation>Objetos genéricos</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Neuroconsoles</source>
        <translation>Neuroconsolas</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armas</translation>
    </message>
    <message>
        <source>Drone weapons</source>
        <translation>Armas de drones</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Malware</source>
        <translation>Malware</translation>
    </message>
    <message>
        <source>Block cards</source>
        <translation>Cartas de bloque</translation>
    </message>
    <message>
        <source>Action only</source>
        <translation>Solo acción</translation>
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
        <translation>armadura</translation>
    </message>
    <message>
        <source>module</source>
        <translation>módulo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>no hay</translation>
    </message>
    <message>
        <source>unshielded %1</source>
        <translation>sin blindaje %1</translation>
    </message>
    <message>
        <source>shielded %1</source>
        <translation>blindado %1</translation>
    </message>
    <message>
        <source>Black ICE %1</source>
        <translation>ICE negro %1</translation>
    </message>
    <message numerus="yes">
        <source>+%n die(s)</source>
        <translation>
            <numerusform>+%n dado</numerusform>
            <numerusform>+%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>one of them black</source>
        <translation>uno de ellos negro</translation>
    </message>
    <message>
        <source>fixed %1</source>
        <translation>números fijos %1</translation>
    </message>
    <message>
        <source>against blocks of others</source>
        <translation>contra bloques de otros</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a roll of %n die(s)</source>
        <translation>
            <numerusform>una tirada de %n dado</numerusform>
            <numerusform>una tirada de %n dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n bloque</numerusform>
            <numerusform>%n bloques</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n contador de bonificación</numerusform>
            <numerusform>%n contadores de bonificación</numerusform>
        </translation>
    </message>
    <message>
        <source>lets %1 in</source>
        <translation>hace entrar al peón %1</translation>
    </message>
    <message>
        <source>Icebreaker %1</source>
        <translation>Icebreaker %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n calavera de ataque</numerusform>
            <numerusform>%n calaveras de ataque</numerusform>
        </translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>mano %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>movimiento %1</translation>
    </message>
    <message>
        <source>moves by itself: %1</source>
        <translation>movimiento propio: %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>da %1</translation>
    </message>
    <message>
        <source>bars %1</source>
        <translation>impide %1</translation>
    </message>
    <message>
        <source>each turn %1</source>
        <translation>cada turno %1</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>“%1”</source>
        <comment>a heading of the printed rulebook</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>First edition (2011): %1</source>
        <comment>headings</comment>
        <translation>Primera edición (2011): %1</translation>
    </message>
    <message>
        <source>Spanish pages on placing blocks</source>
        <translation>Páginas en español sobre la colocación de bloques</translation>
    </message>
    <message>
        <source>Second edition (2017)</source>
        <translation>Segunda edición (2017)</translation>
    </message>
    <message>
        <source>Second edition (2017): p. %1</source>
        <comment>page numbers</comment>
        <translation>Segunda edición (2017): pág. %1</translation>
    </message>
    <message>
        <source>Printed in neither rulebook.</source>
        <translation>No figura en ninguno de los dos reglamentos.</translation>
    </message>
    <message>
        <source>A rule of the game</source>
        <translation>Una regla del juego</translation>
    </message>
    <message>
        <source>A ruling where the rulebook is silent; a table may agree on the other way</source>
        <translation>Una decisión donde el reglamento calla; la mesa puede acordar lo contrario</translation>
    </message>
    <message>
        <source>A ruling in which the editions differ</source>
        <translation>Una decisión en la que las ediciones difieren</translation>
    </message>
    <message>
        <source>A ruling where the rulebook is silent</source>
        <translation>Una decisión donde el reglamento calla</translation>
    </message>
</context>
<context>
    <name>PlacementCheck</name>
    <message>
        <source>Both sides that meet have a space.</source>
        <translation>Los dos lados que se tocan tienen casilla.</translation>
    </message>
    <message>
        <source>On this side the block that lies has a wall. Blocks join only where both sides have a space.</source>
        <translation>Por este lado el bloque colocado no tiene casilla. Los bloques se unen solo donde ambos lados tienen una.</translation>
    </message>
    <message>
        <source>The new block would touch it with a wall. Turn it until a side with a space meets it.</source>
        <translation>El bloque nuevo tocaría el bloque colocado por un lado sin casilla. Gíralo hasta que lo toque por uno con casilla.</translation>
    </message>
    <message>
        <source>one bonus icon closes</source>
        <translation>se completa una figura de bonificación</translation>
    </message>
    <message>
        <source>no icon, the block that lies shows no part in this corner</source>
        <translation>ninguna figura, porque el bloque colocado no muestra fragmento en esa esquina</translation>
    </message>
    <message>
        <source>no icon, the new block shows no part in this corner</source>
        <translation>ninguna figura, porque el bloque nuevo no muestra fragmento en esa esquina</translation>
    </message>
    <message>
        <source>no icon, the third block shows no part in this corner</source>
        <translation>ninguna figura, porque el tercer bloque no muestra fragmento en esa esquina</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>%1 is not under control of %2. A block card needs a block that is.</source>
        <translation>El bloque %1 no está bajo control de %2. Una carta de bloque necesita uno que lo esté.</translation>
    </message>
    <message>
        <source>Nobody controls the Central Core, so no block card lies beside it. Choose a block you control.</source>
        <translation>Nadie controla el Núcleo Central, así que no hay cartas de bloque a su lado. Elige un bloque que controles.</translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Place the card at a side with a space.</source>
        <translation>Este lado del bloque %1 no tiene casilla. Coloca la carta en un lado con casilla.</translation>
    </message>
    <message>
        <source>%1 is not a block card. Choose one that is.</source>
        <translation>La carta %1 no es una carta de bloque. Elige una que lo sea.</translation>
    </message>
    <message>
        <source>%1 enters only while its block card lies in the Cybernet. Place that card first.</source>
        <translation>El peón %1 solo entra mientras su carta de bloque esté en Cybernet. Coloca antes esa carta.</translation>
    </message>
    <message>
        <source>%1 does not enter by paying. It comes by its own entry rule.</source>
        <translation>El peón %1 no entra pagando. Llega por su propia regla de entrada.</translation>
    </message>
    <message>
        <source>%1 is in play already. Choose another one.</source>
        <translation>%1 ya está en juego. Elige otra pieza.</translation>
    </message>
    <message>
        <source>%1 lies in this cell. Choose an empty one beside %2.</source>
        <translation>Este hueco lo ocupa %1. Elige uno libre junto al bloque %2.</translation>
    </message>
    <message>
        <source>%1 has no ICE, so no block card is joined to it. Choose a block with ICE.</source>
        <translation>El bloque %1 no tiene ICE, así que no se le une ninguna carta de bloque. Elige un bloque con ICE.</translation>
    </message>
</context>
<context>
    <name>PlayedWith</name>
    <message>
        <source>the pawn&apos;s own icon, once this turn</source>
        <translation>el icono propio del peón, una vez este turno</translation>
    </message>
    <message>
        <source>a card that is not named</source>
        <translation>una carta sin nombrar</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Se juega con</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Esto no es JSON válido.</translation>
    </message>
    <message>
        <source>This is larger than the app reads.</source>
        <translation>Es más grande de lo que la app puede leer.</translation>
    </message>
    <message>
        <source>This is nested deeper than the app reads.</source>
        <translation>Está anidado con más profundidad de la que la app puede leer.</translation>
    </message>
    <message>
        <source>The field %1 stands there twice.</source>
        <translation>El campo %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>The field %1 is missing.</source>
        <translation>Falta el campo %1.</translation>
    </message>
    <message>
        <source>A value has the wrong type: %1.</source>
        <translation>Un valor es del tipo equivocado: %1.</translation>
    </message>
    <message>
        <source>The word %1 is not known here.</source>
        <translation>Aquí no se conoce la palabra %1.</translation>
    </message>
    <message>
        <source>A value is out of range: %1.</source>
        <translation>Un valor está fuera de rango: %1.</translation>
    </message>
    <message>
        <source>A text is longer than allowed.</source>
        <translation>Un texto es más largo de lo permitido.</translation>
    </message>
    <message>
        <source>The field %1 is not known.</source>
        <translation>No se conoce el campo %1.</translation>
    </message>
    <message>
        <source>This was written by a newer version of the app: %1.</source>
        <translation>Lo ha escrito una versión más nueva de la app: %1.</translation>
    </message>
    <message>
        <source>This belongs to another game: %1.</source>
        <translation>Es de otro juego: %1.</translation>
    </message>
    <message>
        <source>This was changed after it was written: its checksum does not fit.</source>
        <translation>Se ha cambiado después de escribirse: la suma de control no cuadra.</translation>
    </message>
    <message>
        <source>The entries are not in their order.</source>
        <translation>Las entradas no están en orden.</translation>
    </message>
    <message>
        <source>There is nothing to read.</source>
        <translation>No hay nada que leer.</translation>
    </message>
    <message>
        <source>Entries are missing or too many.</source>
        <translation>Faltan o sobran entradas.</translation>
    </message>
    <message>
        <source>See line %1, %2.</source>
        <comment>a line number and a place in it</comment>
        <translation>Mira la línea %1, %2.</translation>
    </message>
    <message>
        <source>See line %1.</source>
        <translation>Mira la línea %1.</translation>
    </message>
    <message>
        <source>See %1.</source>
        <comment>a place in a text</comment>
        <translation>Mira %1.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>This is a folder, not a table file.</source>
        <translation>Es una carpeta, no un archivo de mesa.</translation>
    </message>
    <message>
        <source>The file cannot be read. It was left as it is.</source>
        <translation>No se puede leer el archivo. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file is empty. It was left as it is.</source>
        <translation>El archivo está vacío. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>This is no table file. It was left as it is.</source>
        <translation>No es un archivo de mesa. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>A newer version of the app made this file. It was left as it is.</source>
        <translation>Este archivo es de una versión más nueva de la app. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file is larger than the app reads. It was left as it is.</source>
        <translation>El archivo es más grande de lo que la app puede leer. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file is damaged from entry %1 on. It was left as it is.</source>
        <translation>El archivo está dañado desde la entrada %1. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file is damaged. It was left as it is.</source>
        <translation>El archivo está dañado. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The file may only be read, so nothing can be saved in it.</source>
        <translation>El archivo es de solo lectura, así que no se puede guardar nada en él.</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name.</source>
        <translation>Ya existe un archivo con ese nombre. Elige otro nombre.</translation>
    </message>
    <message>
        <source>The disk is full. Make room and try again.</source>
        <translation>El disco está lleno. Haz sitio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>No se ha podido escribir el archivo.</translation>
    </message>
    <message>
        <source>Another program holds the file. Try again in a moment.</source>
        <translation>Otro programa está usando el archivo. Inténtalo dentro de un momento.</translation>
    </message>
    <message>
        <source>Two to four players sit at a table.</source>
        <translation>En una mesa juegan de dos a cuatro.</translation>
    </message>
    <message>
        <source>Player %1 has a colour that is taken. Choose another one.</source>
        <translation>El jugador %1 tiene un color ya ocupado. Elige otro.</translation>
    </message>
    <message>
        <source>Player %1 has no name. Enter one.</source>
        <translation>El jugador %1 no tiene nombre. Anota uno.</translation>
    </message>
    <message>
        <source>The name of player %1 is too long. Use up to 40 letters.</source>
        <translation>El nombre del jugador %1 es demasiado largo. Usa como mucho 40 caracteres.</translation>
    </message>
    <message>
        <source>There is no house rule %1.</source>
        <translation>No existe la regla de la casa %1.</translation>
    </message>
    <message>
        <source>The time limit has to lie between 1 and 1440 minutes.</source>
        <translation>El límite de tiempo tiene que estar entre 1 y 1440 minutos.</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>A table is open</source>
        <translation>Hay una mesa abierta</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>Used cards go to the discard pile in recycling.</source>
        <translation>Las cartas usadas van a la pila de descartes al reciclar.</translation>
    </message>
    <message>
        <source>No effect works.</source>
        <translation>No se activa ningún efecto.</translation>
    </message>
    <message>
        <source>The effect of %1 works on placement, not now.</source>
        <translation>El efecto del bloque %1 se activa al colocarlo, no ahora.</translation>
    </message>
    <message>
        <source>%1: %2 → %3 of %4 in the Cybernet</source>
        <comment>a player and numbers of control counters</comment>
        <translation>%1: %2 → %3 de %4 en Cybernet</translation>
    </message>
    <message numerus="yes">
        <source>%1 now has %n free bonus counter(s).</source>
        <translation>
            <numerusform>%1 tiene ahora %n contador de bonificación libre.</numerusform>
            <numerusform>%1 tiene ahora %n contadores de bonificación libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>No number would have done.</source>
        <translation>Ningún número habría servido.</translation>
    </message>
    <message>
        <source>Needed: %1.</source>
        <comment>one number of a die</comment>
        <translation>Hacía falta: %1.</translation>
    </message>
    <message>
        <source>Needed: %1 or %2.</source>
        <comment>numbers of a die</comment>
        <translation>Hacía falta: %1 o %2.</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>The 24 blocks, no two alike</source>
        <translation>Los 24 bloques, todos distintos</translation>
    </message>
    <message>
        <source>The cards and pawns of the game</source>
        <translation>Las cartas y los peones del juego</translation>
    </message>
    <message>
        <source>The highest roll begins</source>
        <translation>Empieza quien saque más</translation>
    </message>
    <message>
        <source>All control counters in the Cybernet win the game</source>
        <translation>Con todos tus contadores de control en Cybernet ganas la partida</translation>
    </message>
    <message>
        <source>The three phases of a turn</source>
        <translation>Las tres fases del turno</translation>
    </message>
    <message>
        <source>Effects of the beginning phase come first</source>
        <translation>Primero los efectos de la fase de inicio</translation>
    </message>
    <message>
        <source>Actions belong to the action phase</source>
        <translation>Las acciones son de la fase de acción</translation>
    </message>
    <message>
        <source>A played card lies on the table until recycling</source>
        <translation>Una carta jugada queda en la mesa hasta reciclar</translation>
    </message>
    <message>
        <source>Each card is used in one way only</source>
        <translation>Cada carta se usa de una sola forma</translation>
    </message>
    <message>
        <source>Items, bots and block cards have their cost</source>
        <translation>Objetos, bots y cartas de bloque tienen su coste</translation>
    </message>
    <message>
        <source>One movement action is one space</source>
        <translation>Una acción de movimiento es una casilla</translation>
    </message>
    <message>
        <source>The restriction icon bars movement by cards</source>
        <translation>El icono de restricción impide moverse con cartas</translation>
    </message>
    <message>
        <source>A normal space holds one pawn</source>
        <translation>En una casilla normal cabe un peón</translation>
    </message>
    <message>
        <source>A double space holds two pawns</source>
        <translation>En una casilla doble caben dos peones</translation>
    </message>
    <message>
        <source>An arrow is followed in its direction only</source>
        <translation>Una flecha se sigue solo en su sentido</translation>
    </message>
    <message>
        <source>Search needs a pawn with that ability</source>
        <translation>Search necesita un peón con esa habilidad</translation>
    </message>
    <message>
        <source>The block under the pawn is the reference block</source>
        <translation>El bloque bajo el peón es el bloque de referencia</translation>
    </message>
    <message>
        <source>The new block comes from the pile</source>
        <translation>El bloque nuevo viene de la pila</translation>
    </message>
    <message>
        <source>The new block lies beside the reference block</source>
        <translation>El bloque nuevo va junto al bloque de referencia</translation>
    </message>
    <message>
        <source>The new block needs an empty cell</source>
        <translation>El bloque nuevo necesita un hueco libre</translation>
    </message>
    <message>
        <source>The side of the reference block needs a space</source>
        <translation>El lado del bloque de referencia necesita casilla</translation>
    </message>
    <message>
        <source>The touching side of the new block needs a space</source>
        <translation>El lado del bloque nuevo que hace contacto necesita casilla</translation>
    </message>
    <message>
        <source>The player chooses among the valid places</source>
        <translation>El jugador elige entre las ubicaciones válidas</translation>
    </message>
    <message>
        <source>Three bonus parts form a bonus icon</source>
        <translation>Tres fragmentos forman una figura de bonificación</translation>
    </message>
    <message>
        <source>Effects on placement work at once</source>
        <translation>Los efectos en Cybernet se activan al colocar el bloque</translation>
    </message>
    <message>
        <source>Icebreaker needs a pawn with that ability</source>
        <translation>Icebreaker necesita un peón con esa habilidad</translation>
    </message>
    <message>
        <source>The pawn stands on the block it attacks</source>
        <translation>El peón está en el bloque que ataca</translation>
    </message>
    <message>
        <source>A block without ICE cannot be controlled</source>
        <translation>Un bloque sin ICE no se puede controlar</translation>
    </message>
    <message>
        <source>A die on a number of the ICE succeeds</source>
        <translation>Un dado con un número del ICE acierta</translation>
    </message>
    <message>
        <source>A miss against Black ICE costs the pawn</source>
        <translation>Fallar contra ICE negro cuesta el peón</translation>
    </message>
    <message>
        <source>Success brings control and a control counter</source>
        <translation>El éxito da el control y un contador de control</translation>
    </message>
    <message>
        <source>Effects under control work after the counter</source>
        <translation>Los efectos bajo control se activan tras poner el contador</translation>
    </message>
    <message>
        <source>A miss on the block of another player costs the pawn</source>
        <translation>Fallar contra un bloque de otro jugador cuesta el peón</translation>
    </message>
    <message>
        <source>Blocks of other players may be attacked</source>
        <translation>Se pueden atacar bloques de otros jugadores</translation>
    </message>
    <message>
        <source>A miss with a black die costs the pawn</source>
        <translation>Fallar con un dado negro cuesta el peón</translation>
    </message>
    <message>
        <source>The bonus counter goes to the owner of all three blocks</source>
        <translation>El contador de bonificación es de quien controla los tres bloques</translation>
    </message>
    <message>
        <source>Only a pawn with ICE dice can be taken over</source>
        <translation>Solo se obtiene el control de un peón con dados de ICE</translation>
    </message>
    <message>
        <source>Reach of Icebreaker on pawns</source>
        <translation>Alcance de Icebreaker contra peones</translation>
    </message>
    <message>
        <source>A pawn taken over changes its controller</source>
        <translation>Si aciertas, el peón pasa a tu control</translation>
    </message>
    <message>
        <source>Defence equipment covers the ICE dice</source>
        <translation>El equipo de defensa cubre los dados de ICE</translation>
    </message>
    <message>
        <source>Delete needs a pawn with that ability</source>
        <translation>Delete necesita un peón con esa habilidad</translation>
    </message>
    <message>
        <source>Reach of Delete</source>
        <translation>Alcance de Delete</translation>
    </message>
    <message>
        <source>An unshielded number eliminates</source>
        <translation>Un número sin blindaje elimina</translation>
    </message>
    <message>
        <source>A shielded number protects</source>
        <translation>Un número blindado protege</translation>
    </message>
    <message>
        <source>What becomes of an eliminated pawn</source>
        <translation>Qué pasa con un peón eliminado</translation>
    </message>
    <message>
        <source>A pawn with Reboot waits face down</source>
        <translation>Un peón con Reboot espera boca abajo</translation>
    </message>
    <message>
        <source>Reboot needs an eliminated pawn with that ability</source>
        <translation>Reboot necesita un peón eliminado con esa habilidad</translation>
    </message>
    <message>
        <source>Reboot leads to the Central Core</source>
        <translation>Reboot lleva al Núcleo Central</translation>
    </message>
    <message>
        <source>Where a pawn enters</source>
        <translation>Por dónde entra un peón</translation>
    </message>
    <message>
        <source>Drones carry nothing but the Automatic Gun</source>
        <translation>Los drones solo llevan la Automatic Gun</translation>
    </message>
    <message>
        <source>The Hulk moves one block each turn</source>
        <translation>El Hulk se mueve un bloque por turno</translation>
    </message>
    <message>
        <source>How the Cracker enters</source>
        <translation>Cómo entra el Cracker</translation>
    </message>
    <message>
        <source>How the Cyborg enters</source>
        <translation>Cómo entra el Cíborg</translation>
    </message>
    <message>
        <source>The Cyborg rolls for its movement</source>
        <translation>El Cíborg tira para moverse</translation>
    </message>
    <message>
        <source>Own movement, once each turn</source>
        <translation>Movimiento propio, una vez por turno</translation>
    </message>
    <message>
        <source>An item is bought with bonus counters</source>
        <translation>Un objeto se compra con contadores de bonificación</translation>
    </message>
    <message>
        <source>Paid counters lie on the card</source>
        <translation>Los contadores pagados quedan en la carta</translation>
    </message>
    <message>
        <source>Paid counters come back when the card is lost</source>
        <translation>Los contadores pagados vuelven al perder la carta</translation>
    </message>
    <message>
        <source>An item goes to one pawn of its buyer</source>
        <translation>Un objeto va a un peón de quien lo compra</translation>
    </message>
    <message>
        <source>A lost item goes to the discard pile</source>
        <translation>Un objeto perdido va a la pila de descartes</translation>
    </message>
    <message>
        <source>One piece of defence equipment for each pawn</source>
        <translation>Un equipo de defensa por peón</translation>
    </message>
    <message>
        <source>Neuroconsoles go to pawns with Icebreaker</source>
        <translation>Las neuroconsolas son para peones con Icebreaker</translation>
    </message>
    <message>
        <source>Weapons go to pawns with Delete</source>
        <translation>Las armas son para peones con Delete</translation>
    </message>
    <message>
        <source>The Automatic Gun goes to drones</source>
        <translation>La Automatic Gun es para drones</translation>
    </message>
    <message>
        <source>Bots go to pawns with Icebreaker</source>
        <translation>Los bots son para peones con Icebreaker</translation>
    </message>
    <message>
        <source>A block card lies beside a block you control</source>
        <translation>Una carta de bloque va junto a un bloque que controlas</translation>
    </message>
    <message>
        <source>Bonus cards go with their block</source>
        <translation>Las cartas de bonificación van con su bloque</translation>
    </message>
    <message>
        <source>Malware hinders opponents</source>
        <translation>El malware estorba a los rivales</translation>
    </message>
    <message>
        <source>Two kinds of block effects</source>
        <translation>Dos clases de efectos de bloque</translation>
    </message>
    <message>
        <source>An ability needs its card</source>
        <translation>Una habilidad necesita su carta</translation>
    </message>
    <message>
        <source>An each-turn icon works once each turn</source>
        <translation>Un icono de «cada turno» vale una vez por turno</translation>
    </message>
    <message>
        <source>Only the controller acts with a pawn</source>
        <translation>Solo quien controla un peón actúa con él</translation>
    </message>
    <message>
        <source>The “cannot” icon bars an action</source>
        <translation>El icono «no puede» impide una acción</translation>
    </message>
    <message>
        <source>What a block shows</source>
        <translation>Qué muestra un bloque</translation>
    </message>
    <message>
        <source>What Reboot costs in the second edition</source>
        <translation>Qué cuesta Reboot en la segunda edición</translation>
    </message>
    <message>
        <source>No Delete on itself</source>
        <translation>Nada de Delete contra sí mismo</translation>
    </message>
    <message>
        <source>The “cannot” icon in the second edition</source>
        <translation>El icono «no puede» en la segunda edición</translation>
    </message>
    <message>
        <source>Cards need a free slot of their kind</source>
        <translation>Las cartas necesitan una ranura libre de su clase</translation>
    </message>
    <message>
        <source>Cards for enemies need a pawn on their block</source>
        <translation>Las cartas contra un rival necesitan un peón en su bloque</translation>
    </message>
    <message>
        <source>Block cards in the second edition</source>
        <translation>Las cartas de bloque en la segunda edición</translation>
    </message>
    <message>
        <source>Tied players roll again</source>
        <translation>Los empatados repiten la tirada</translation>
    </message>
    <message>
        <source>Finishing a movement before the next action</source>
        <translation>Terminar un movimiento antes de otra acción</translation>
    </message>
    <message>
        <source>The Hulk uses no spaces</source>
        <translation>El Hulk no usa casillas</translation>
    </message>
    <message>
        <source>Placing against arrows</source>
        <translation>Colocar contra las flechas</translation>
    </message>
    <message>
        <source>Search with an empty pile</source>
        <translation>Search con la pila vacía</translation>
    </message>
    <message>
        <source>Search from a block card</source>
        <translation>Search desde una carta de bloque</translation>
    </message>
    <message>
        <source>Icebreaker on your own block</source>
        <translation>Icebreaker contra tu propio bloque</translation>
    </message>
    <message>
        <source>Counters of the former owner go back</source>
        <translation>Vuelven los contadores de quien lo controlaba</translation>
    </message>
    <message>
        <source>No control counter left</source>
        <translation>Sin contadores de control</translation>
    </message>
    <message>
        <source>Which pawns can be taken over</source>
        <translation>De qué peones se puede obtener el control</translation>
    </message>
    <message>
        <source>A miss on the pawn of another player</source>
        <translation>Fallar contra el peón de otro jugador</translation>
    </message>
    <message>
        <source>Delete on your own pawns</source>
        <translation>Delete contra tus propios peones</translation>
    </message>
    <message>
        <source>No attack without skulls</source>
        <translation>No hay ataque sin calaveras</translation>
    </message>
    <message>
        <source>Sacrificed means eliminated</source>
        <translation>Sacrificado es eliminado</translation>
    </message>
    <message>
        <source>Paying and equipping</source>
        <translation>Pagar y equipar</translation>
    </message>
    <message>
        <source>Only pawns in the Cybernet are equipped</source>
        <translation>Solo se equipan peones que están en Cybernet</translation>
    </message>
    <message>
        <source>How many generic items</source>
        <translation>Cuántos objetos genéricos</translation>
    </message>
    <message>
        <source>One special item of each kind</source>
        <translation>Un objeto especializado de cada clase</translation>
    </message>
    <message>
        <source>Bot and neuroconsole together</source>
        <translation>Bot y neuroconsola juntos</translation>
    </message>
    <message>
        <source>Where malware reaches</source>
        <translation>Hasta dónde llega el malware</translation>
    </message>
    <message>
        <source>A block card needs a side with a space</source>
        <translation>Una carta de bloque necesita un lado con casilla</translation>
    </message>
    <message>
        <source>The table has the last word</source>
        <translation>La mesa tiene la última palabra</translation>
    </message>
    <message>
        <source>No block card beside the Central Core</source>
        <translation>Ninguna carta de bloque junto al Núcleo Central</translation>
    </message>
    <message>
        <source>Dice of the app or your own</source>
        <translation>Dados de la app o dados propios</translation>
    </message>
    <message>
        <source>Ten control counters in each colour</source>
        <translation>Diez contadores de control de cada color</translation>
    </message>
    <message>
        <source>24 bonus counters in the supply</source>
        <translation>24 contadores de bonificación en la reserva general</translation>
    </message>
    <message>
        <source>The Central Core lies in the centre</source>
        <translation>El Núcleo Central está en el centro</translation>
    </message>
    <message>
        <source>Each player has a colour of his own</source>
        <translation>Cada jugador tiene su propio color</translation>
    </message>
    <message>
        <source>What happens when time is up</source>
        <translation>Qué pasa al acabar el tiempo</translation>
    </message>
    <message>
        <source>Effects of spaces are optional</source>
        <translation>Los efectos de casilla son opcionales</translation>
    </message>
    <message>
        <source>Two to four players</source>
        <translation>De dos a cuatro jugadores</translation>
    </message>
    <message>
        <source>Where the Hulk may go</source>
        <translation>Adónde puede ir el Hulk</translation>
    </message>
    <message>
        <source>What the restriction icon bars</source>
        <translation>Qué impide el icono de restricción</translation>
    </message>
    <message>
        <source>Reach of Icebreaker by edition</source>
        <translation>Alcance de Icebreaker según la edición</translation>
    </message>
    <message>
        <source>When a controlled block has Black ICE</source>
        <translation>Cuándo un bloque controlado tiene ICE negro</translation>
    </message>
    <message>
        <source>Reach of Delete by edition</source>
        <translation>Alcance de Delete según la edición</translation>
    </message>
    <message>
        <source>What Reboot costs by edition</source>
        <translation>Qué cuesta Reboot según la edición</translation>
    </message>
    <message>
        <source>Pawns on a discarded block card</source>
        <translation>Peones de una carta de bloque descartada</translation>
    </message>
    <message>
        <source>Reach in the second edition</source>
        <translation>Alcance en la segunda edición</translation>
    </message>
    <message>
        <source>No Icebreaker on your own pieces</source>
        <translation>Nada de Icebreaker contra tus propias piezas</translation>
    </message>
    <message>
        <source>Unused cards are kept or discarded</source>
        <translation>Las cartas sin usar se guardan o se descartan</translation>
    </message>
    <message>
        <source>The hand is filled up to its maximum</source>
        <translation>La mano se completa hasta su límite</translation>
    </message>
    <message>
        <source>More cards in hand than the maximum</source>
        <translation>Una mano por encima de su límite</translation>
    </message>
    <message>
        <source>A block that fits nowhere</source>
        <translation>Un bloque que no encaja en ningún sitio</translation>
    </message>
</context>
<context>
    <name>SavedTables</name>
    <message>
        <source>Zaibatsu, first edition</source>
        <translation>Zaibatsu, primera edición</translation>
    </message>
    <message>
        <source>Zaibatsu, second edition</source>
        <translation>Zaibatsu, segunda edición</translation>
    </message>
    <message>
        <source>not begun yet</source>
        <translation>sin empezar</translation>
    </message>
    <message>
        <source>turn %1, %2 to act</source>
        <translation>turno %1, le toca a %2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>ha ganado %1</translation>
    </message>
    <message>
        <source>shared: %1</source>
        <translation>victoria compartida: %1</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>This table is here already: &quot;%1&quot;.</source>
        <translation>Esta mesa ya está aquí: «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here up to entry %2. This file goes on from there to entry %3.</source>
        <translation>«%1» está aquí hasta la entrada %2. Este archivo continúa desde ahí hasta la entrada %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here already and goes further: to entry %2, this file to entry %3.</source>
        <translation>«%1» ya está aquí y llega más lejos: hasta la entrada %2, y este archivo hasta la entrada %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here already, but went on otherwise after entry %2: here to entry %3, in this file to entry %4.</source>
        <translation>«%1» ya está aquí, pero sigue de otra manera tras la entrada %2: aquí hasta la entrada %3 y en este archivo hasta la entrada %4.</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, entrada %2</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>While the app rolls them.</source>
        <translation>Mientras la app los tira.</translation>
    </message>
    <message>
        <source>Hit and miss</source>
        <translation>Acierto y fallo</translation>
    </message>
    <message>
        <source>Whether a roll has succeeded.</source>
        <translation>Si una tirada ha tenido éxito o no.</translation>
    </message>
    <message>
        <source>Blocks and pawns</source>
        <translation>Bloques y peones</translation>
    </message>
    <message>
        <source>When one comes in, is lost or comes back.</source>
        <translation>Cuando uno entra, se pierde o vuelve.</translation>
    </message>
    <message>
        <source>Control and bonus</source>
        <translation>Control y bonificación</translation>
    </message>
    <message>
        <source>Each player has a tone; bonus icons sound like glass.</source>
        <translation>Cada jugador tiene un tono; las figuras de bonificación suenan a cristal.</translation>
    </message>
    <message>
        <source>Refusals and undo</source>
        <translation>Rechazos y deshacer</translation>
    </message>
    <message>
        <source>When the rules say no.</source>
        <translation>Cuando las reglas dicen que no.</translation>
    </message>
    <message>
        <source>Turns and the end</source>
        <translation>Turnos y final</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>When five minutes and one minute are left.</source>
        <translation>Cuando quedan cinco minutos y cuando queda uno.</translation>
    </message>
    <message>
        <source>When the next player begins, and when somebody wins.</source>
        <translation>Cuando empieza el jugador siguiente o alguien gana.</translation>
    </message>
</context>
<context>
    <name>StandingParts</name>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo aun así</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Anotar</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n free bonus counter(s).</source>
        <translation>
            <numerusform>%1 tiene %n contador de bonificación libre.</numerusform>
            <numerusform>%1 tiene %n contadores de bonificación libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and its cost</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>Turn %1, %2, %3</source>
        <comment>number, player, phase</comment>
        <translation>Turno %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 (%2): %3 of %4 control counters in the Cybernet, %5 free bonus counters, hand maximum %6</source>
        <comment>name, colour, numbers</comment>
        <translation>%1 (%2): %3 de %4 contadores de control en Cybernet, contadores de bonificación libres %5, límite de mano %6</translation>
    </message>
    <message>
        <source>%1 at [%2, %3], turned %4</source>
        <comment>a block</comment>
        <translation>%1 en [%2, %3], orientación %4</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>bajo control de %1</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>sin control</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n bonus counter(s) on it</source>
        <translation>
            <numerusform>%1, %2, con %n contador de bonificación encima</numerusform>
            <numerusform>%1, %2, con %n contadores de bonificación encima</numerusform>
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
        <translation>%1 (%2): peón eliminado, espera un Reboot</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a pawn, whose it is, where it stands</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a card and its pawn</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>a card and a block</comment>
        <translation>%1 junto a %2</translation>
    </message>
    <message>
        <source>%1 held by %2</source>
        <comment>a card and a player</comment>
        <translation>Carta %1, guardada por %2</translation>
    </message>
    <message>
        <source>%1 played, on the table</source>
        <comment>a card</comment>
        <translation>Carta %1, jugada, en la mesa</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Victoria de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the pile</source>
        <translation>
            <numerusform>Queda %n bloque en la pila</numerusform>
            <numerusform>Quedan %n bloques en la pila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) left in the supply</source>
        <translation>
            <numerusform>Queda %n contador de bonificación en la reserva general</numerusform>
            <numerusform>Quedan %n contadores de bonificación en la reserva general</numerusform>
        </translation>
    </message>
    <message>
        <source>This table follows blocks and control; pawns stand where they were last said to be.</source>
        <translation>Esta mesa registra los bloques y el control; los peones están donde se dijo por última vez.</translation>
    </message>
    <message>
        <source>This table keeps only the scores.</source>
        <translation>Esta mesa solo lleva la puntuación.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n entry(s) could not be saved yet. Play on; the app keeps trying.</source>
        <translation>
            <numerusform>%n entrada aún no se ha podido guardar. Sigue jugando; la app lo sigue intentando.</numerusform>
            <numerusform>%n entradas aún no se han podido guardar. Sigue jugando; la app lo sigue intentando.</numerusform>
        </translation>
    </message>
    <message>
        <source>This table may only be read: nothing new is saved.</source>
        <translation>Esta mesa es de solo lectura: no se guarda nada nuevo.</translation>
    </message>
    <message>
        <source>Another program changed this table. It was loaded again.</source>
        <translation>Otro programa ha cambiado esta mesa. Se ha cargado de nuevo.</translation>
    </message>
    <message>
        <source>There are not that many steps to go.</source>
        <translation>No hay tantos pasos.</translation>
    </message>
    <message>
        <source>There is no such entry.</source>
        <translation>No existe esa entrada.</translation>
    </message>
    <message>
        <source>Another program changed this table. It was loaded again; nothing was done.</source>
        <translation>Otro programa ha cambiado esta mesa. Se ha cargado de nuevo; no se ha hecho nada.</translation>
    </message>
    <message>
        <source>This is done but could not be saved yet.</source>
        <translation>Está hecho, pero aún no se ha podido guardar.</translation>
    </message>
    <message>
        <source>The table stands as before its first entry.</source>
        <translation>La mesa está como antes de su primera entrada.</translation>
    </message>
    <message>
        <source>The table stands as after entry %1.</source>
        <translation>La mesa está como después de la entrada %1.</translation>
    </message>
    <message>
        <source>Entry %1 is not in force. Choose one that is.</source>
        <translation>La entrada %1 no está en vigor. Elige una que lo esté.</translation>
    </message>
    <message>
        <source>This is no command. %1</source>
        <comment>then a sentence saying why</comment>
        <translation>Esto no es una orden. %1</translation>
    </message>
    <message>
        <source>The words after %1 are not right.</source>
        <translation>Las palabras tras %1 no son correctas.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n die/dice.</source>
        <translation>
            <numerusform>Anota %n dado.</numerusform>
            <numerusform>Anota %n dados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Later entries that would be illegal can be dropped (drop) or kept (keep).</source>
        <translation>Las entradas posteriores que serían ilegales se pueden quitar (drop) o mantener (keep).</translation>
    </message>
    <message numerus="yes">
        <source>%n later entry(s) would come out differently.</source>
        <translation>
            <numerusform>%n entrada posterior saldría distinta.</numerusform>
            <numerusform>%n entradas posteriores saldrían distintas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) would be illegal.</source>
        <translation>
            <numerusform>%n entrada sería ilegal.</numerusform>
            <numerusform>%n entradas serían ilegales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 is fixed.</source>
        <translation>La entrada %1 está corregida.</translation>
    </message>
    <message numerus="yes">
        <source>[%1, %2], turned %3: %n bonus icon(s)</source>
        <translation>
            <numerusform>[%1, %2], orientación %3: %n figura de bonificación</numerusform>
            <numerusform>[%1, %2], orientación %3: %n figuras de bonificación</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>this pawn</source>
        <comment>stands for a pawn&apos;s name</comment>
        <translation>en cuestión</translation>
    </message>
    <message>
        <source>this block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation>en cuestión</translation>
    </message>
    <message>
        <source>the other block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation>vecino</translation>
    </message>
    <message>
        <source>this card</source>
        <comment>stands for a card&apos;s name</comment>
        <translation>en cuestión</translation>
    </message>
    <message>
        <source>this space</source>
        <comment>stands for a space&apos;s name</comment>
        <translation>esta casilla</translation>
    </message>
    <message>
        <source>this action</source>
        <comment>stands for an action&apos;s name</comment>
        <translation>esta acción</translation>
    </message>
    <message>
        <source>this piece</source>
        <comment>stands for any piece&apos;s name</comment>
        <translation>esta pieza</translation>
    </message>
    <message>
        <source>another piece</source>
        <comment>lies in a cell</comment>
        <translation>otra pieza</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>&quot;%1&quot; is a folder, not a file.</source>
        <translation>«%1» es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>No se puede leer «%1»: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large.</source>
        <translation>«%1» es demasiado grande.</translation>
    </message>
    <message>
        <source>Another program keeps writing to this table. Try again later.</source>
        <translation>Otro programa sigue escribiendo en esta mesa. Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>No se ha podido guardar la mesa.</translation>
    </message>
    <message>
        <source>Usage: zaibatsu-table %1</source>
        <translation>Uso: zaibatsu-table %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 upwards, not &quot;%2&quot;.</source>
        <translation>%1 tiene que ser un entero mayor o igual que 1, no «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of %2.</source>
        <translation>«%1» no es una opción de la orden %2.</translation>
    </message>
    <message>
        <source>%1 may stand only once.</source>
        <translation>%1 solo puede aparecer una vez.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 no admite valor.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>Something is missing behind %1.</source>
        <translation>Falta algo detrás de %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>«%1» es una palabra de más.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>Table %1 is ready.</source>
        <translation>La mesa %1 está lista.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read.</source>
        <translation>No se puede leer «%1».</translation>
    </message>
    <message>
        <source>%1 takes %2, not &quot;%3&quot;.</source>
        <translation>%1 admite %2, no «%3».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language of this app: en, es, fr or ru.</source>
        <translation>«%1» no es un idioma de esta app: en, es, fr o ru.</translation>
    </message>
    <message>
        <source>%1 The verbs are %2.</source>
        <translation>%1 Los verbos son %2.</translation>
    </message>
    <message>
        <source>A verb is missing.</source>
        <translation>Falta un verbo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no verb.</source>
        <translation>«%1» no es un verbo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <translation>No se ha podido escribir «%1»: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The table is whole: %n entries.</source>
        <translation>
            <numerusform>La mesa está íntegra: %n entrada.</numerusform>
            <numerusform>La mesa está íntegra: %n entradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries exported.</source>
        <translation>
            <numerusform>%n entrada exportada.</numerusform>
            <numerusform>%n entradas exportadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>%n entrada importada.</numerusform>
            <numerusform>%n entradas importadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Log of the table</source>
        <translation>Registro de la mesa</translation>
    </message>
    <message>
        <source>There is no entry %1.</source>
        <translation>No existe la entrada %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that this table knows.</source>
        <translation>Esta mesa no conoce «%1».</translation>
    </message>
    <message>
        <source>The game of this table has no %1.</source>
        <translation>El juego de esta mesa no tiene %1.</translation>
    </message>
    <message>
        <source>There are no odds of &quot;%1&quot;.</source>
        <translation>No hay probabilidades de «%1».</translation>
    </message>
    <message>
        <source>The rulebook of this program cannot be read.</source>
        <translation>No se puede leer el reglamento de este programa.</translation>
    </message>
    <message>
        <source>The rulebook has nothing about &quot;%1&quot;.</source>
        <translation>El reglamento no tiene nada sobre «%1».</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Also explained in: %1</source>
        <translation>También se explica en: %1</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>Véase también: %1</translation>
    </message>
    <message>
        <source>Printed in: %1</source>
        <translation>En el reglamento impreso: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no entry of the rulebook and no rule.</source>
        <translation>«%1» no es una entrada del reglamento ni una regla.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that rules can do.</source>
        <translation>«%1» no es una orden de rules.</translation>
    </message>
    <message>
        <source>The rulebook knows no game &quot;%1&quot;, only %2.</source>
        <translation>El reglamento no conoce el juego «%1», solo %2.</translation>
    </message>
</context>
<context>
    <name>presentation::NowModel</name>
    <message>
        <source>not possible now</source>
        <translation>no es posible ahora</translation>
    </message>
    <message>
        <source>chance %1</source>
        <translation>probabilidad: %1</translation>
    </message>
    <message>
        <source>risk for the pawn %1</source>
        <translation>riesgo para el peón: %1</translation>
    </message>
    <message>
        <source>not in the Cybernet</source>
        <translation>no está en Cybernet</translation>
    </message>
    <message>
        <source>still in the pile</source>
        <translation>aún en la pila</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>bajo control de %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>bloque sin control</translation>
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
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>tiene el turno</translation>
    </message>
    <message>
        <source>%1 of %2 control counters in the Cybernet</source>
        <translation>%1 de %2 contadores de control en Cybernet</translation>
    </message>
    <message numerus="yes">
        <source>%n free bonus counter(s)</source>
        <translation>
            <numerusform>%n contador de bonificación libre</numerusform>
            <numerusform>%n contadores de bonificación libres</numerusform>
        </translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>límite de mano %1</translation>
    </message>
</context>
<context>
    <name>presentation::RulebookWords</name>
    <message>
        <source>Only in the second edition</source>
        <translation>Solo en la segunda edición</translation>
    </message>
    <message>
        <source>Only in the first edition</source>
        <translation>Solo en la primera edición</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
    <message>
        <source>Printed in neither rulebook</source>
        <translation>No figura en ningún reglamento impreso</translation>
    </message>
    <message>
        <source>In print: %1</source>
        <translation>Impreso en: %1</translation>
    </message>
    <message>
        <source>The copy goes on top of the Cache and resolves first.</source>
        <translation>La copia va encima de la Caché y se resuelve primero.</translation>
    </message>
    <message>
        <source>Three numbers of ICE, two, one, and Black ICE, where every other number costs the pawn.</source>
        <translation>ICE de tres números, de dos, de uno e ICE negro, en el que cualquier otro número te cuesta el peón.</translation>
    </message>
    <message>
        <source>The Token goes to slot 3: it is free and fits. Slot 2 takes another kind of Program.</source>
        <translation>El Token va a la ranura 3: está libre y sirve. La ranura 2 es para otra clase de Programa.</translation>
    </message>
    <message>
        <source>The four steps: Reveal protocol, Enter protocol, tokens, DF.</source>
        <translation>Los cuatro pasos: protocolo de revelación, protocolo de entrada, fichas, DF.</translation>
    </message>
    <message>
        <source>The parts of a room card, numbered as in the text.</source>
        <translation>Las partes de una carta de sala, numeradas como en el texto.</translation>
    </message>
    <message>
        <source>Your three phases; then the player on your left.</source>
        <translation>Tus tres fases; luego juega quien está a tu izquierda.</translation>
    </message>
    <message>
        <source>Set-up and end</source>
        <translation>Preparación y final</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>Information blocks</source>
        <translation>Bloques de información</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Bonus counters</source>
        <translation>Contadores de bonificación</translation>
    </message>
    <message>
        <source>Icebreaker</source>
        <translation>Icebreaker</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Delete and Reboot</source>
        <translation>Delete y Reboot</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>Items and cards</source>
        <translation>Objetos y cartas</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Segunda edición</translation>
    </message>
    <message>
        <source>Components and pictograms</source>
        <translation>Componentes y símbolos</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Frequent disputes</source>
        <translation>Dudas frecuentes</translation>
    </message>
    <message>
        <source>The facility</source>
        <translation>Las instalaciones</translation>
    </message>
    <message>
        <source>Parts of a room</source>
        <translation>Partes de una sala</translation>
    </message>
    <message>
        <source>Revealing a room</source>
        <translation>Revelar una sala</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protocolos</translation>
    </message>
    <message>
        <source>Tokens and cards</source>
        <translation>Fichas y cartas</translation>
    </message>
    <message>
        <source>Security and end</source>
        <translation>Seguridad y final</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Persistent copies</source>
        <translation>Copias persistentes</translation>
    </message>
    <message>
        <source>Copies in the Cache</source>
        <translation>Copias en la Caché</translation>
    </message>
    <message>
        <source>What a copy is like</source>
        <translation>Cómo es una copia</translation>
    </message>
    <message>
        <source>Resolving a copy</source>
        <translation>Resolver una copia</translation>
    </message>
    <message>
        <source>Spanish pages on placing blocks</source>
        <translation>páginas en español sobre la colocación de bloques</translation>
    </message>
    <message>
        <source>French encyclopaedia, part</source>
        <translation>enciclopedia francesa, parte</translation>
    </message>
    <message>
        <source>p.</source>
        <translation>p.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>1: name, 2: effect, 3: ICE, 4: space, 5: defence dice, 6: direction arrow, 7: bonus part.</source>
        <translation>1: nombre, 2: efecto, 3: ICE, 4: casilla, 5: dados de defensa, 6: flecha de dirección, 7: fragmento de bonificación.</translation>
    </message>
    <message>
        <source>Left: three bonus parts meet, a counter is placed. Right: the new block is turned another way, one part is missing.</source>
        <translation>A la izquierda se juntan tres fragmentos y se pone un contador. A la derecha, el bloque nuevo está girado de otro modo y falta un fragmento.</translation>
    </message>
    <message>
        <source>Corners mark the numbers that eliminate. Black dice protect. Dice on the space count with the pawn’s own.</source>
        <translation>Con esquinas marcadas, los números que eliminan. Los dados negros protegen. Los dados de la casilla se suman a los del peón.</translation>
    </message>
    <message>
        <source>The fixed number joins those of the ICE, unless it is there already. A bot adds a number of its own.</source>
        <translation>El número fijo se une a los del ICE; si ya está, no añade nada. Un bot da otro número fijo.</translation>
    </message>
    <message>
        <source>Two of three movement actions are used. The third is lost: it goes to no other pawn.</source>
        <translation>De tres acciones de movimiento se usan dos. La tercera se pierde: no pasa a otro peón.</translation>
    </message>
    <message>
        <source>Two of the six turns fit: there a space of the new block meets a space of the pawn’s block.</source>
        <translation>De las seis orientaciones valen dos: en ellas una casilla del bloque nuevo da a una casilla del bloque del peón.</translation>
    </message>
    <message>
        <source>Left: legal, for only the side towards the pawn’s block has to fit. Right: four placements that are refused.</source>
        <translation>A la izquierda, válida: basta con que encaje el lado que da al bloque del peón. A la derecha, cuatro que no valen.</translation>
    </message>
    <message>
        <source>Ticks: cells at a side of the pawn’s block with a space. Cross: a cell at a wall.</source>
        <translation>Los huecos con marca dan a un lado con casilla del bloque del peón; el de la cruz, a un lado sin casilla.</translation>
    </message>
</context>
<context>
    <name>ui::ActionRow</name>
    <message>
        <source>Why not: %1</source>
        <translation>Por qué no se puede: %1</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>Sobre: %1</translation>
    </message>
</context>
<context>
    <name>ui::AdjustFlow</name>
    <message>
        <source>Adjust by hand</source>
        <translation>Ajustar a mano</translation>
    </message>
    <message>
        <source>Marked in the log as a ruling of the table.</source>
        <translation>Queda en el registro como decisión de la mesa.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What is to be put</source>
        <translation>Qué ajustar</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Filtrar los nombres</translation>
    </message>
    <message>
        <source>What is gathered cannot be so yet.</source>
        <translation>Los cambios pendientes aún no pueden quedar así.</translation>
    </message>
    <message>
        <source>Changes gathered: %1</source>
        <translation>Cambios pendientes: %1</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>El turno</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>It cannot be so</source>
        <translation>Así no puede ser</translation>
    </message>
    <message>
        <source>What will change</source>
        <translation>Qué va a cambiar</translation>
    </message>
    <message>
        <source>Still to be chosen: where it is</source>
        <translation>Falta elegir dónde está</translation>
    </message>
</context>
<context>
    <name>ui::AnywayFlow</name>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo aun así</translation>
    </message>
    <message>
        <source>Why? The reason goes into the log, and the rule is marked as set aside by the table.</source>
        <translation>¿Por qué? El motivo queda en el registro, y la regla, marcada como apartada por la mesa.</translation>
    </message>
    <message>
        <source>We play it so</source>
        <translation>Lo jugamos así</translation>
    </message>
    <message>
        <source>We agreed on it this once</source>
        <translation>Lo hemos acordado solo por esta vez</translation>
    </message>
    <message>
        <source>It was so on the real table</source>
        <translation>Así estaba en la mesa real</translation>
    </message>
    <message>
        <source>To put a mistake right</source>
        <translation>Para corregir un error</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Otro motivo</translation>
    </message>
</context>
<context>
    <name>ui::BoardView</name>
    <message>
        <source>Cybernet</source>
        <translation>Cybernet</translation>
    </message>
    <message>
        <source>Arrow keys go from piece to piece, Enter taps, R turns, plus and minus zoom.</source>
        <translation>Las flechas van de pieza en pieza, Intro toca, R gira, más y menos acercan y alejan.</translation>
    </message>
    <message>
        <source>Turn the block</source>
        <translation>Girar el bloque</translation>
    </message>
</context>
<context>
    <name>ui::CardEditor</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Movement actions</source>
        <translation>Acciones de movimiento</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Keep card</source>
        <translation>Guardar carta</translation>
    </message>
    <message>
        <source>Kind of use</source>
        <translation>Tipo de uso</translation>
    </message>
    <message>
        <source>bonus counters</source>
        <translation>contadores de bonificación</translation>
    </message>
    <message>
        <source>Played as an action card</source>
        <translation>Jugada como carta de acción</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>acciones</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Ranura</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Se pone en</translation>
    </message>
    <message>
        <source>an own pawn</source>
        <translation>un peón propio</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>un peón rival</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>un bloque</translation>
    </message>
    <message>
        <source>Which pawn it lets in</source>
        <translation>Qué peón hace entrar</translation>
    </message>
    <message>
        <source>Lets in</source>
        <translation>Hace entrar</translation>
    </message>
    <message>
        <source>Icebreaker dice</source>
        <translation>Dados de Icebreaker</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadidos</translation>
    </message>
    <message>
        <source>Attack skulls</source>
        <translation>Calaveras de ataque</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Dados de defensa</translation>
    </message>
    <message>
        <source>instead of the pawn&apos;s</source>
        <translation>en vez de los del peón</translation>
    </message>
    <message>
        <source>beside the pawn&apos;s</source>
        <translation>además de los del peón</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>Movement change</source>
        <translation>Cambio de movimiento</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Movimiento propio</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>to its pawn</source>
        <translation>a su peón</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>No puede</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>prohibidas</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Cada turno</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>sin carta</translation>
    </message>
    <message>
        <source>Something else is printed on it</source>
        <translation>Lleva impreso algo más</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>in the box, all alike</source>
        <translation>en la caja, todas iguales</translation>
    </message>
</context>
<context>
    <name>ui::CardFlow</name>
    <message>
        <source>Enter the card</source>
        <translation>Anotar la carta</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Otra carta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Which card do you want to enter?</source>
        <translation>¿Qué carta quieres anotar?</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Filtrar los nombres</translation>
    </message>
    <message>
        <source>A card that is missing here: type its name above.</source>
        <translation>Si falta una carta, escribe su nombre arriba.</translation>
    </message>
    <message>
        <source>Enter a new card: %1</source>
        <translation>Anotar una carta nueva: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <comment>a card&apos;s name</comment>
        <translation>
            <numerusform>%1, %n copia</numerusform>
            <numerusform>%1, %n copias</numerusform>
        </translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>aún sin anotar</translation>
    </message>
    <message>
        <source>cost not known yet</source>
        <translation>coste aún sin anotar</translation>
    </message>
    <message>
        <source>What it does is not entered yet.</source>
        <translation>Aún no está anotado qué hace.</translation>
    </message>
</context>
<context>
    <name>ui::EndFlow</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Keep the log</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>New table, same players</source>
        <translation>Mesa nueva, mismos jugadores</translation>
    </message>
    <message>
        <source>Filled: drawn. Hollow: typed. Dashed: what fair dice give.</source>
        <translation>Relleno: dados de la app. Hueco: dados anotados. Línea discontinua: lo esperable con dados equilibrados.</translation>
    </message>
    <message>
        <source>%1: luck %2</source>
        <comment>successes to be expected, and how far off</comment>
        <translation>%1; suerte: %2</translation>
    </message>
    <message>
        <source>Pawns lost: %1</source>
        <translation>Peones perdidos: %1</translation>
    </message>
</context>
<context>
    <name>ui::EnterFlow</name>
    <message>
        <source>over %1 beside %2</source>
        <translation>por la carta %1, junto al bloque %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Hacer entrar un peón</translation>
    </message>
    <message>
        <source>Which pawn comes in?</source>
        <translation>¿Qué peón entra?</translation>
    </message>
</context>
<context>
    <name>ui::EquipFlow</name>
    <message>
        <source>carries %1</source>
        <translation>lleva %1</translation>
    </message>
    <message>
        <source>Pay now, carry it later</source>
        <translation>Pagar ahora, llevarla después</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Peón</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Which pawn carries it?</source>
        <translation>¿Qué peón la lleva?</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Equipar</translation>
    </message>
    <message>
        <source>Which card is equipped?</source>
        <translation>¿Qué carta se equipa?</translation>
    </message>
</context>
<context>
    <name>ui::FaceCanvas</name>
    <message>
        <source>middle</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>Side %1: %2</source>
        <translation>Lado %1: %2</translation>
    </message>
    <message>
        <source>with a space</source>
        <translation>con casilla</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>sin casilla</translation>
    </message>
    <message>
        <source>Corner %1: %2</source>
        <translation>Esquina %1: %2</translation>
    </message>
    <message>
        <source>bonus part</source>
        <translation>fragmento de bonificación</translation>
    </message>
    <message>
        <source>no bonus part</source>
        <translation>sin fragmento</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Casilla: %1</translation>
    </message>
</context>
<context>
    <name>ui::FaceEditor</name>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Tap a side, a corner or a space. Drag from space to space for an arrow.</source>
        <translation>Toca un lado, una esquina o una casilla. Arrastra de casilla a casilla para una flecha.</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>lados</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>esquinas</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>casillas</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>efecto</translation>
    </message>
    <message>
        <source>Face of</source>
        <translation>Cara del bloque</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>Dejar sin anotar</translation>
    </message>
    <message>
        <source>The spaces of this face do not follow the seven positions. They stay as they are until a side or a space is changed here.</source>
        <translation>Las casillas de esta cara no siguen las siete posiciones. Quedan como están hasta que cambies aquí un lado o una casilla.</translation>
    </message>
    <message>
        <source>Tap a space to say how many pawns it holds.</source>
        <translation>Toca una casilla para decir cuántos peones caben.</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Casilla: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>peón</translation>
    </message>
    <message>
        <source>Unshielded</source>
        <translation>Sin blindaje</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>Shielded</source>
        <translation>Blindado</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>a salvo</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>no other space yet</source>
        <translation>aún no hay otra casilla</translation>
    </message>
    <message>
        <source>Which figure</source>
        <translation>Qué peón</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE negro</translation>
    </message>
    <message>
        <source>no ICE</source>
        <translation>sin ICE</translation>
    </message>
    <message>
        <source>When the effect works</source>
        <translation>Cuándo se activa el efecto</translation>
    </message>
    <message>
        <source>on placement</source>
        <translation>al colocarlo</translation>
    </message>
    <message>
        <source>while controlled</source>
        <translation>bajo control</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>cada turno</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Calaveras</translation>
    </message>
    <message>
        <source>As printed on your tile. Kept for every later table.</source>
        <translation>Tal como está impresa en tu bloque. Se guarda para todas las mesas.</translation>
    </message>
    <message>
        <source>Keep face</source>
        <translation>Guardar cara</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One space for the whole block</source>
        <translation>Una sola casilla para todo el bloque</translation>
    </message>
    <message>
        <source>It holds any number of pawns and reaches every open side.</source>
        <translation>Admite cualquier número de peones y llega a todos los lados con casilla.</translation>
    </message>
    <message>
        <source>Show the other spaces</source>
        <translation>Mostrar las demás casillas</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when an effect works: what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Quitar este efecto</translation>
    </message>
    <message>
        <source>Another effect</source>
        <translation>Otro efecto</translation>
    </message>
    <message>
        <source>Effect of this space</source>
        <translation>Efecto de esta casilla</translation>
    </message>
    <message>
        <source>Another effect of this space</source>
        <translation>Otro efecto de esta casilla</translation>
    </message>
    <message>
        <source>Over the border</source>
        <translation>Por el borde</translation>
    </message>
    <message>
        <source>Cards more in hand</source>
        <translation>Cartas adicionales en la mano</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>more cards</source>
        <translation>cartas adicionales</translation>
    </message>
    <message>
        <source>Skulls of the space</source>
        <translation>Calaveras de la casilla</translation>
    </message>
    <message>
        <source>of the space</source>
        <translation>de la casilla</translation>
    </message>
</context>
<context>
    <name>ui::FixPanel</name>
    <message>
        <source>The note says</source>
        <translation>La nota dice</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Entrada %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Cerrar (%1)</translation>
    </message>
    <message>
        <source>Table at %1</source>
        <translation>Mesa tras la %1</translation>
    </message>
    <message>
        <source>Look at the table after entry %1</source>
        <translation>Ver la mesa tras la entrada %1</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Deshacer hasta aquí</translation>
    </message>
    <message>
        <source>Undo everything after entry %1</source>
        <translation>Deshacer todo tras la entrada %1</translation>
    </message>
    <message>
        <source>Back at entry %1. Redo brings the rest again.</source>
        <translation>De vuelta en la entrada %1. «Rehacer» trae el resto.</translation>
    </message>
    <message numerus="yes">
        <source>The dice showed</source>
        <translation>
            <numerusform>En el dado salió</numerusform>
            <numerusform>En los dados salió</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1 showed %2</source>
        <translation>En el dado %1 salió %2</translation>
    </message>
    <message>
        <source>Change the command as text</source>
        <translation>Editar la orden como texto</translation>
    </message>
    <message>
        <source>The command as it is kept</source>
        <translation>La orden tal como se guarda</translation>
    </message>
    <message>
        <source>Show what would change</source>
        <translation>Mostrar qué cambiaría</translation>
    </message>
    <message>
        <source>Entry %1 is put right.</source>
        <translation>La entrada %1 está corregida.</translation>
    </message>
    <message numerus="yes">
        <source>%n later entries would not be legal any more.</source>
        <translation>
            <numerusform>%n entrada posterior dejaría de ser legal.</numerusform>
            <numerusform>%n entradas posteriores dejarían de ser legales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed yet.</source>
        <translation>Aún no ha cambiado nada.</translation>
    </message>
    <message>
        <source>All other later entries stay as they are; drawn dice keep their faces.</source>
        <translation>Las demás entradas posteriores quedan como están; los dados de la app conservan sus caras.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries come out differently; drawn dice keep their faces.</source>
        <translation>
            <numerusform>%n entrada sale distinta; los dados de la app conservan sus caras.</numerusform>
            <numerusform>%n entradas salen distintas; los dados de la app conservan sus caras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why: rule %1</source>
        <translation>Por qué: regla %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>Corregirla</translation>
    </message>
    <message numerus="yes">
        <source>Fix, drop those %n</source>
        <translation>
            <numerusform>Corregir, quitar %n</numerusform>
            <numerusform>Corregir, quitar esas %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix, keep as rulings</source>
        <translation>Corregir, dejar como decisiones</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Ahora: %1</translation>
    </message>
</context>
<context>
    <name>ui::HandOver</name>
    <message>
        <source>Cards kept</source>
        <translation>Cartas guardadas</translation>
    </message>
    <message>
        <source>Keep or discard</source>
        <translation>Guarda o descarta</translation>
    </message>
    <message>
        <source>each unused card. Kept:</source>
        <translation>cada carta sin usar. Guardadas:</translation>
    </message>
    <message>
        <source>Discard the cards used</source>
        <translation>Descarta las cartas usadas</translation>
    </message>
    <message>
        <source>All that lie on the table.</source>
        <translation>Todas las que están en la mesa.</translation>
    </message>
    <message>
        <source>Known to lie on the table: %1</source>
        <translation>En la mesa, según la app: %1</translation>
    </message>
    <message>
        <source>Draw cards: %1</source>
        <translation>Roba cartas: %1</translation>
    </message>
    <message>
        <source>up to the hand maximum</source>
        <translation>hasta el límite de mano</translation>
    </message>
    <message>
        <source>%1, recycling</source>
        <translation>%1, reciclar acciones</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>hand maximum</source>
        <translation>límite de mano</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>The table turns to face %1.</source>
        <translation>El tablero gira hacia %1.</translation>
    </message>
    <message>
        <source>The table does not turn.</source>
        <translation>El tablero no gira.</translation>
    </message>
    <message>
        <source>Do not turn</source>
        <translation>No girar</translation>
    </message>
    <message>
        <source>Turn the table</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Jugador siguiente</translation>
    </message>
    <message>
        <source>I am %1, go</source>
        <translation>Soy %1, adelante</translation>
    </message>
    <message>
        <source>%1/%2 in the Cybernet</source>
        <translation>%1/%2 en Cybernet</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Anotar la cara del bloque %1</translation>
    </message>
    <message>
        <source>Ask for no more faces this evening</source>
        <translation>No pedir más caras hoy</translation>
    </message>
</context>
<context>
    <name>ui::HomeScreen</name>
    <message>
        <source>New table</source>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>A fan-made aid. Own words and drawings, no art of any game. Nothing leaves this device.</source>
        <translation>Una ayuda hecha por aficionados. Textos y dibujos propios, sin ilustraciones de ningún juego. Nada sale de este dispositivo.</translation>
    </message>
    <message>
        <source>Zaibatsu Companion</source>
        <translation>Zaibatsu Companion</translation>
    </message>
    <message>
        <source>for the table you already have</source>
        <translation>para la partida que ya tienes en la mesa</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Picture of the table %1</source>
        <translation>Imagen de la mesa %1</translation>
    </message>
    <message>
        <source>Continue this table</source>
        <translation>Seguir con esta mesa</translation>
    </message>
    <message>
        <source>No table is running. Lay the Central Core in the middle, then start a new table here.</source>
        <translation>No hay ninguna mesa en curso. Pon el Núcleo Central en medio y empieza aquí una mesa nueva.</translation>
    </message>
    <message>
        <source>New Zaibatsu table</source>
        <translation>Nueva mesa de Zaibatsu</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>de 2 a 4 jugadores</translation>
    </message>
    <message>
        <source>not in this version yet</source>
        <translation>todavía no está en esta versión</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Consulta rápida</translation>
    </message>
    <message>
        <source>Dice and odds</source>
        <translation>Dados y probabilidades</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Tirar dados</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date of this year</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Mesas guardadas</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Importar una mesa</translation>
    </message>
    <message>
        <source>Bin (%1)</source>
        <translation>Papelera (%1)</translation>
    </message>
    <message>
        <source>Tables in the bin</source>
        <translation>Mesas en la papelera</translation>
    </message>
    <message>
        <source>None yet. A table is kept here from its first entry on.</source>
        <translation>Aún ninguna. Una mesa se guarda aquí desde su primera entrada.</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Más sobre %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Rename the table %1</source>
        <translation>Cambiar el nombre de la mesa «%1»</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nombre de la mesa</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Guardar este nombre</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Recuperar %1</translation>
    </message>
    <message>
        <source>Go on with what is good</source>
        <translation>Seguir con la parte intacta</translation>
    </message>
    <message>
        <source>%1 goes on with what is good. The damaged file is kept aside.</source>
        <translation>%1 sigue con la parte intacta. El archivo dañado se guarda aparte.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day and a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Kept copies</source>
        <translation>Copias guardadas</translation>
    </message>
    <message>
        <source>None yet: one is kept each time the table is opened.</source>
        <translation>Aún no hay ninguna: se guarda una cada vez que se abre la mesa.</translation>
    </message>
    <message>
        <source>Kept each time the table is opened, the latest three. Opening one makes a table of its own.</source>
        <translation>Se guardan al abrir la mesa, las tres últimas. Al abrir una se crea otra mesa.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of a table</comment>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Open as a new table</source>
        <translation>Abrir como mesa nueva</translation>
    </message>
    <message>
        <source>Open as a new table: %1</source>
        <translation>Abrir como mesa nueva: %1</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Exportar: %1</translation>
    </message>
    <message>
        <source>Is this placement legal?</source>
        <translation>¿Se puede colocar así?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>ui::HouseRules</name>
    <message>
        <source>The control counter on Idoru counts as lying in the Cybernet.</source>
        <translation>El contador de control sobre Idoru cuenta como puesto en Cybernet.</translation>
    </message>
    <message>
        <source>When time is up and counters tie, bonus counters on cards count too, not only free ones.</source>
        <translation>Al acabar el tiempo con empate, cuentan también los contadores de bonificación sobre cartas, no solo los libres.</translation>
    </message>
    <message>
        <source>A hand above its maximum is cut down in recycling.</source>
        <translation>Una mano por encima de su límite se recorta al reciclar.</translation>
    </message>
    <message>
        <source>Acting in another player&apos;s turn goes as the edition says: never in the first, some pawns in the second.</source>
        <translation>Actuar en el turno de otro depende de la edición: nunca en la primera, algunos peones en la segunda.</translation>
    </message>
    <message>
        <source>A movement card is finished before the next action begins.</source>
        <translation>Una carta de movimiento se termina antes de la acción siguiente.</translation>
    </message>
    <message>
        <source>Arrows only stop steps against them; spaces stay adjacent either way.</source>
        <translation>Las flechas solo impiden los pasos en contra; las casillas siguen siendo adyacentes en ambos sentidos.</translation>
    </message>
    <message>
        <source>A drone makes its own movement in one piece.</source>
        <translation>Un dron hace su movimiento propio de una vez.</translation>
    </message>
    <message>
        <source>The Hulk goes to any block edge to edge, with or without a passage.</source>
        <translation>El Hulk va a cualquier bloque adyacente, haya paso o no.</translation>
    </message>
    <message>
        <source>The Hulk stands on the block, on none of its spaces.</source>
        <translation>El Hulk está en el bloque, en ninguna de sus casillas.</translation>
    </message>
    <message>
        <source>The Cyborg spends its movement roll in one piece.</source>
        <translation>El Cíborg gasta su tirada de movimiento de una vez.</translation>
    </message>
    <message>
        <source>Movement +1 and −1 change what the edition says: cards only in the first, own movement too in the second.</source>
        <translation>El +1 y el −1 de movimiento se aplican según la edición: solo a las cartas en la primera, también al movimiento propio en la segunda.</translation>
    </message>
    <message>
        <source>The icon against movement bars what the edition says: cards in the first, all movement in the second.</source>
        <translation>El icono de restricción impide lo que dice la edición: las cartas en la primera, todo movimiento en la segunda.</translation>
    </message>
    <message>
        <source>Arrows do not matter when a block is placed.</source>
        <translation>Las flechas no importan al colocar un bloque.</translation>
    </message>
    <message>
        <source>No Search starts from a block card.</source>
        <translation>Desde una carta de bloque no se puede hacer Search.</translation>
    </message>
    <message>
        <source>An area attack is one roll for all pawns.</source>
        <translation>Un ataque de área es una tirada para todos los peones.</translation>
    </message>
    <message>
        <source>Your own block is no target for the Icebreaker.</source>
        <translation>Tu propio bloque no es objetivo de Icebreaker.</translation>
    </message>
    <message>
        <source>A bonus icon that touches a block nobody can control cannot be won.</source>
        <translation>Una figura de bonificación que toca un bloque que nadie puede controlar no se puede ganar.</translation>
    </message>
    <message>
        <source>Without a control counter in the pool, no Icebreaker on a block.</source>
        <translation>Sin contador de control disponible, no hay Icebreaker contra un bloque.</translation>
    </message>
    <message>
        <source>A block&apos;s effect fires again when the same player regains it.</source>
        <translation>El efecto de un bloque se activa otra vez cuando el mismo jugador lo recupera.</translation>
    </message>
    <message>
        <source>A pawn in the Cybernet stays where it is when its block changes hands.</source>
        <translation>Un peón en Cybernet se queda donde está cuando su bloque cambia de manos.</translation>
    </message>
    <message>
        <source>When a block becomes nobody&apos;s, its pawn stays with its holder.</source>
        <translation>Cuando un bloque queda sin control, su peón sigue con quien lo tiene.</translation>
    </message>
    <message>
        <source>A pawn comes back when anybody gains its block, its last holder too.</source>
        <translation>Un peón vuelve cuando cualquiera obtiene su bloque, también el último que lo tuvo.</translation>
    </message>
    <message>
        <source>The Icebreaker reaches pawns as far as the edition says.</source>
        <translation>El alcance de Icebreaker contra peones depende de la edición.</translation>
    </message>
    <message>
        <source>Failing against another player&apos;s pawn with white ICE costs nothing.</source>
        <translation>Fallar contra el peón de otro con ICE blanco no cuesta nada.</translation>
    </message>
    <message>
        <source>Controlled blocks have Black ICE as the edition says: always in the first, as the marker shows in the second.</source>
        <translation>Los bloques controlados tienen ICE negro según la edición: siempre en la primera, según el marcador en la segunda.</translation>
    </message>
    <message>
        <source>Delete reaches as far as the edition says.</source>
        <translation>El alcance de Delete depende de la edición.</translation>
    </message>
    <message>
        <source>Own pawns may be targets of Delete.</source>
        <translation>Los peones propios pueden ser objetivo de Delete.</translation>
    </message>
    <message>
        <source>A number both shielded and not: the item or the space decides over the pawn&apos;s own die.</source>
        <translation>Un número blindado y sin blindaje a la vez: el objeto o la casilla prevalece sobre el dado propio del peón.</translation>
    </message>
    <message>
        <source>Reboot costs what the edition says: its card, or in the second any four cards.</source>
        <translation>Reboot cuesta lo que dice la edición: su carta, o en la segunda cuatro cartas cualesquiera.</translation>
    </message>
    <message>
        <source>A card is paid and equipped in one step.</source>
        <translation>Una carta se paga y se equipa de una vez.</translation>
    </message>
    <message>
        <source>A pawn may carry several generic items.</source>
        <translation>Un peón puede llevar varios objetos genéricos.</translation>
    </message>
    <message>
        <source>Bots and a neuroconsole may lie on the same pawn.</source>
        <translation>Los bots y una neuroconsola pueden estar en el mismo peón.</translation>
    </message>
    <message>
        <source>Malware goes on any opponent&apos;s pawn, however far away.</source>
        <translation>El malware se pone en cualquier peón rival, esté donde esté.</translation>
    </message>
    <message>
        <source>A block card lies beside a block you control, on a side with a space.</source>
        <translation>Una carta de bloque va junto a un bloque que controlas, en un lado con casilla.</translation>
    </message>
    <message>
        <source>A block card takes its cell: no block can be placed there.</source>
        <translation>Una carta de bloque ocupa su hueco: ahí no se puede colocar ningún bloque.</translation>
    </message>
    <message>
        <source>Pawns on a discarded block card move to its block instead of being eliminated.</source>
        <translation>Los peones de una carta de bloque descartada pasan a su bloque en vez de ser eliminados.</translation>
    </message>
    <message>
        <source>Counters paid for the Cracker or the Cyborg come back to their payer.</source>
        <translation>Los contadores pagados por el Cracker o el Cíborg vuelven a quien los pagó.</translation>
    </message>
    <message>
        <source>A barred ability stays barred when a card adds it, as the edition says.</source>
        <translation>Una habilidad prohibida sigue prohibida si una carta la añade, según la edición.</translation>
    </message>
    <message>
        <source>One neuroconsole and one weapon a pawn, instead of one of them in all.</source>
        <translation>Una neuroconsola y un arma por peón, en vez de solo una de las dos cosas.</translation>
    </message>
    <message>
        <source>Colours are chosen or dealt as the edition says. The app takes any, so nothing changes here.</source>
        <translation>Los colores se eligen o se reparten según la edición. La app acepta cualquiera, así que aquí no cambia nada.</translation>
    </message>
    <message>
        <source>The pile lies face up in the first edition, face down in the second. The app knows no order, so nothing changes here.</source>
        <translation>En la primera edición la pila va boca arriba; en la segunda, boca abajo. La app no conoce su orden: aquí nada cambia.</translation>
    </message>
</context>
<context>
    <name>ui::LayingFlow</name>
    <message>
        <source>The table as it stands</source>
        <translation>La mesa tal como está</translation>
    </message>
    <message>
        <source>Each piece is kept as soon as it is put.</source>
        <translation>Cada pieza se guarda en cuanto la pones.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>All laid out: whose turn?</source>
        <translation>Todo puesto: ¿a quién le toca?</translation>
    </message>
    <message>
        <source>The table as it stood</source>
        <translation>La mesa tal como estaba</translation>
    </message>
</context>
<context>
    <name>ui::LogScreen</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Entrada %1: %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Rehecho.</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Note for the log</source>
        <translation>Nota para el registro</translation>
    </message>
    <message>
        <source>What should be remembered?</source>
        <translation>¿Qué hay que recordar?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>The note is in the log.</source>
        <translation>La nota está en el registro.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows or hides each of them.</source>
        <translation>Muestra u oculta cada una.</translation>
    </message>
    <message>
        <source>On turn %1: </source>
        <translation>Sobre el turno %1: </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not on disk yet. Play goes on; they are written as soon as it works again.</source>
        <translation>
            <numerusform>%n entrada aún no está en el disco. La partida sigue; se escribirá en cuanto sea posible.</numerusform>
            <numerusform>%n entradas aún no están en el disco. La partida sigue; se escribirán en cuanto sea posible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Intentar ahora</translation>
    </message>
    <message>
        <source>This table can only be looked at: its file cannot be written.</source>
        <translation>Esta mesa solo se puede mirar: no se puede escribir en su archivo.</translation>
    </message>
    <message>
        <source>%1 is in the bin.</source>
        <translation>%1 está en la papelera.</translation>
    </message>
    <message>
        <source>There are no odds to show for this game.</source>
        <translation>No hay probabilidades que mostrar para este juego.</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Importar una mesa</translation>
    </message>
    <message>
        <source>Tables (*.zbt *.jsonl)</source>
        <translation>Mesas (*.zbt *.jsonl)</translation>
    </message>
    <message>
        <source>The table is in the list.</source>
        <translation>La mesa está en la lista.</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends.</source>
        <translation>No se han podido guardar los ajustes; valen hasta cerrar el programa.</translation>
    </message>
    <message>
        <source>This language is missing in this copy of the program.</source>
        <translation>Este idioma falta en esta copia del programa.</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>Cerrar o volver</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Al elemento siguiente</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Esta lista</translation>
    </message>
    <message>
        <source>Keys on this screen</source>
        <translation>Teclas en esta pantalla</translation>
    </message>
    <message>
        <source>No rule has the number %1.</source>
        <translation>Ninguna regla lleva el número %1.</translation>
    </message>
    <message>
        <source>Where it is printed</source>
        <translation>Dónde está impreso</translation>
    </message>
    <message>
        <source>This table is here already</source>
        <translation>Esta mesa ya está aquí</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambas</translation>
    </message>
    <message>
        <source>Take the longer one</source>
        <translation>Quedarse con la más larga</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportada a %1</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns</source>
        <translation>Importar caras, cartas y peones</translation>
    </message>
    <message>
        <source>Catalogues (*.json)</source>
        <translation>Catálogos (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Taken in for every later table: %n piece(s).</source>
        <comment>faces, cards and pawns</comment>
        <translation>
            <numerusform>%n pieza importada para todas las mesas futuras.</numerusform>
            <numerusform>%n piezas importadas para todas las mesas futuras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file was not taken in</source>
        <translation>Este archivo no se ha importado</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed. What is wrong with it, %n in all:</source>
        <translation>
            <numerusform>No ha cambiado nada. %n problema en el archivo:</numerusform>
            <numerusform>No ha cambiado nada. %n problemas en el archivo:</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>The log as PDF</source>
        <translation>El registro en PDF</translation>
    </message>
    <message>
        <source>To print or to send.</source>
        <translation>Para imprimir o enviar.</translation>
    </message>
    <message>
        <source>The log as HTML</source>
        <translation>El registro en HTML</translation>
    </message>
    <message>
        <source>A page for any browser.</source>
        <translation>Una página para cualquier navegador.</translation>
    </message>
    <message>
        <source>The log as text</source>
        <translation>El registro en texto</translation>
    </message>
    <message>
        <source>Plain lines, for any program.</source>
        <translation>Texto sin formato, para cualquier programa.</translation>
    </message>
    <message>
        <source>The table itself</source>
        <translation>La mesa en sí</translation>
    </message>
    <message>
        <source>To go on with it on another device.</source>
        <translation>Para seguir con ella en otro dispositivo.</translation>
    </message>
    <message>
        <source>There are no placements to check in this game.</source>
        <translation>En este juego no hay colocaciones que comprobar.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>The bookmarks could not be saved; they hold until the rules are closed.</source>
        <translation>No se han podido guardar los marcadores; valen hasta cerrar las reglas.</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Abrir las reglas</translation>
    </message>
    <message>
        <source>The rule about what has the focus</source>
        <translation>La regla sobre el elemento actual</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>ui::MoveFlow</name>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move, uses %1 of %2</source>
        <translation>Mover, usa %1 de %2</translation>
    </message>
    <message>
        <source>Movement actions on the card</source>
        <translation>Acciones de movimiento de la carta</translation>
    </message>
    <message>
        <source>Movement actions: %1</source>
        <translation>Acciones de movimiento: %1</translation>
    </message>
    <message>
        <source>Way chosen</source>
        <translation>Camino elegido</translation>
    </message>
    <message>
        <source>No space can be reached with so few actions.</source>
        <translation>Con tan pocas acciones no se llega a ninguna casilla.</translation>
    </message>
    <message>
        <source>Tap a space; each shows what it costs.</source>
        <translation>Toca una casilla; cada una muestra lo que cuesta.</translation>
    </message>
    <message>
        <source>Tap a space on the way to go round another side.</source>
        <translation>Toca una casilla del camino para pasar por otro lado.</translation>
    </message>
    <message>
        <source>Nobody has entered yet which sides of %1 have a space. Enter its face, or tap where the pawn goes.</source>
        <translation>Nadie ha anotado aún qué lados del bloque %1 tienen casilla. Anota su cara o toca adonde va el peón.</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Anotar la cara del bloque %1</translation>
    </message>
    <message>
        <source>Move there all the same: we know the way</source>
        <translation>Mover ahí aun así: sabemos el camino</translation>
    </message>
</context>
<context>
    <name>ui::NewTableScreen</name>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Players, in seating order</source>
        <translation>Jugadores, por orden de asiento</translation>
    </message>
    <message>
        <source>Starting roll</source>
        <translation>Tirada inicial</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Añadir un tercer jugador</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Añadir un cuarto jugador</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>%1 ha sacado %2</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>empieza</translation>
    </message>
    <message>
        <source>plays second</source>
        <translation>en 2.º lugar</translation>
    </message>
    <message>
        <source>plays third</source>
        <translation>en 3.er lugar</translation>
    </message>
    <message>
        <source>plays fourth</source>
        <translation>en 4.º lugar</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Move or remove %1</source>
        <translation>Mover o quitar a %1</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Subir un puesto</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>Bajar un puesto</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Roll for the start</source>
        <translation>Hacer la tirada inicial</translation>
    </message>
    <message>
        <source>%1 rolled:</source>
        <translation>%1 ha sacado:</translation>
    </message>
    <message>
        <source>%1 rolled again:</source>
        <translation>%1 ha sacado en el desempate:</translation>
    </message>
    <message>
        <source>Type the rolls again</source>
        <translation>Anotar otra vez las tiradas</translation>
    </message>
    <message>
        <source>Player %1 has no name yet.</source>
        <translation>El jugador %1 aún no tiene nombre.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Dos jugadores se llaman %1.</translation>
    </message>
    <message>
        <source>The starting roll is not complete yet.</source>
        <translation>La tirada inicial aún no está completa.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>How much to track</source>
        <translation>Cuánto registrar</translation>
    </message>
    <message>
        <source>Edition of your box</source>
        <translation>Edición de tu caja</translation>
    </message>
    <message>
        <source>First, 2011</source>
        <translation>Primera, 2011</translation>
    </message>
    <message>
        <source>Second, 2017</source>
        <translation>Segunda, 2017</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>App rolls</source>
        <translation>Los tira la app</translation>
    </message>
    <message>
        <source>We roll</source>
        <translation>Los tiramos</translation>
    </message>
    <message>
        <source>Table name</source>
        <translation>Nombre de la mesa</translation>
    </message>
    <message>
        <source>the players&apos; names</source>
        <translation>los nombres de los jugadores</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>steps, places and dice are checked</source>
        <translation>se comprueban pasos, lugares y dados</translation>
    </message>
    <message>
        <source>Blocks and control</source>
        <translation>Bloques y control</translation>
    </message>
    <message>
        <source>steps and places are declared</source>
        <translation>pasos y lugares se declaran</translation>
    </message>
    <message>
        <source>Scores only</source>
        <translation>Solo puntuación</translation>
    </message>
    <message>
        <source>counters and turns</source>
        <translation>contadores y turnos</translation>
    </message>
    <message>
        <source>Start, %1 first</source>
        <translation>Empezar, primero %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>New Zaibatsu table</source>
        <translation>Nueva mesa de Zaibatsu</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>Empieza %1</translation>
    </message>
    <message>
        <source>A tie: %1 roll again</source>
        <translation>Empate: %1 repiten la tirada</translation>
    </message>
    <message>
        <source>The highest die starts</source>
        <translation>Empieza quien saque más</translation>
    </message>
    <message numerus="yes">
        <source>%n control counters each.</source>
        <translation>
            <numerusform>%n contador de control para cada uno.</numerusform>
            <numerusform>%n contadores de control para cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the order of the seats, clockwise.</source>
        <translation>Después, por orden de asiento, en sentido horario.</translation>
    </message>
    <message>
        <source>Ties are rolled again among those who tied.</source>
        <translation>Los empatados repiten entre ellos.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message numerus="yes">
        <source>%n switches</source>
        <translation>
            <numerusform>%n opción</numerusform>
            <numerusform>%n opciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, all at their default</source>
        <translation>%1, todas por defecto</translation>
    </message>
    <message>
        <source>%1, %2 set apart</source>
        <translation>%1, cambiadas: %2</translation>
    </message>
    <message>
        <source>As the table stands: lay the blocks, owners, pawns and counters first, then play on.</source>
        <translation>Tal como está la mesa: primero se ponen los bloques, sus dueños, los peones y los contadores, y luego se sigue jugando.</translation>
    </message>
    <message>
        <source>120 min</source>
        <translation>120 min</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Nobody rolls for the start</source>
        <translation>Nadie tira para empezar</translation>
    </message>
    <message>
        <source>Whose turn it is comes last, once everything is laid out.</source>
        <translation>A quién le toca se dice al final, con todo puesto.</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Desde cero</translation>
    </message>
    <message>
        <source>As the table stands</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>Lay the table</source>
        <translation>Montar la mesa</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>Sobre: %1</translation>
    </message>
</context>
<context>
    <name>ui::NoteFlow</name>
    <message>
        <source>Note for the log</source>
        <translation>Nota para el registro</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Guardar nota</translation>
    </message>
</context>
<context>
    <name>ui::OddsFlow</name>
    <message>
        <source>Roll the die</source>
        <translation>Tirar el dado</translation>
    </message>
    <message>
        <source>Roll %1 dice</source>
        <translation>Tirar %1 dados</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 succeeds</source>
        <translation>%1: éxito</translation>
    </message>
    <message>
        <source>%1 does not succeed</source>
        <translation>%1: fallo</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Anotar la cara del bloque %1</translation>
    </message>
    <message>
        <source>Which fixed number stands on the pawn&apos;s card?</source>
        <translation>¿Qué número fijo hay en la carta del peón?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>the app rolls</source>
        <translation>con la app</translation>
    </message>
    <message>
        <source>or tap what your dice show</source>
        <translation>o toca lo que muestran tus dados</translation>
    </message>
    <message>
        <source>or tap what your die shows</source>
        <translation>o toca lo que muestra tu dado</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Enter the card %1</source>
        <translation>Anotar la carta %1</translation>
    </message>
    <message>
        <source>Enter the pawn card of %1</source>
        <translation>Anotar la carta de peón: %1</translation>
    </message>
    <message>
        <source>Or roll at the table and say what came of it</source>
        <translation>O tira en la mesa y di qué ha salido</translation>
    </message>
    <message>
        <source>It succeeded</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>It failed</source>
        <translation>Fallo</translation>
    </message>
</context>
<context>
    <name>ui::PawnEditor</name>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Fixed Icebreaker numbers</source>
        <translation>Números fijos de Icebreaker</translation>
    </message>
    <message>
        <source>Attack skulls</source>
        <translation>Calaveras de ataque</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Dados de defensa</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Movimiento propio</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Pawn card</source>
        <translation>Carta de peón</translation>
    </message>
    <message>
        <source>Keep pawn card</source>
        <translation>Guardar carta de peón</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Números fijos</translation>
    </message>
    <message>
        <source>of its Icebreaker</source>
        <translation>de su Icebreaker</translation>
    </message>
    <message>
        <source>bonus counters</source>
        <translation>contadores de bonificación</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Cards move it</source>
        <translation>Se mueve con cartas</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Icebreaker dice</source>
        <translation>Dados de Icebreaker</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadidos</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>No puede</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>prohibidas</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Cada turno</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>sin carta</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>Movement change</source>
        <translation>Cambio de movimiento</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>acciones</translation>
    </message>
    <message>
        <source>Something else is printed on it</source>
        <translation>Lleva impreso algo más</translation>
    </message>
    <message>
        <source>Acts in any turn</source>
        <translation>Actúa en cualquier turno</translation>
    </message>
    <message>
        <source>Reboot by</source>
        <translation>Reboot con</translation>
    </message>
    <message>
        <source>a Reboot card</source>
        <translation>una carta Reboot</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>cuatro cartas</translation>
    </message>
    <message>
        <source>either</source>
        <translation>lo uno o lo otro</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Ranuras</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>these:</source>
        <translation>estas:</translation>
    </message>
</context>
<context>
    <name>ui::PickFlow</name>
    <message>
        <source>%1, with %2</source>
        <comment>an action, a pawn</comment>
        <translation>%1, con el peón %2</translation>
    </message>
    <message>
        <source>Show all choices</source>
        <translation>Ver todas las opciones</translation>
    </message>
</context>
<context>
    <name>ui::PieceEditor</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Dejar como está</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún sin anotar</translation>
    </message>
    <message>
        <source>What else is printed</source>
        <translation>Qué más hay impreso</translation>
    </message>
    <message>
        <source>in your own words</source>
        <translation>con tus palabras</translation>
    </message>
    <message>
        <source>As printed on your copy. Kept for every later table.</source>
        <translation>Tal como está impreso en tu ejemplar. Se guarda para todas las mesas.</translation>
    </message>
</context>
<context>
    <name>ui::PlaceCardFlow</name>
    <message>
        <source>Not here</source>
        <translation>Aquí no</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Tap a glowing cell, or choose the block and its side here.</source>
        <translation>Toca un hueco iluminado o elige aquí el bloque y su lado.</translation>
    </message>
    <message>
        <source>Place card</source>
        <translation>Colocar carta</translation>
    </message>
    <message>
        <source>Which card is placed?</source>
        <translation>¿Qué carta se coloca?</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Colocar aquí</translation>
    </message>
</context>
<context>
    <name>ui::PlacementPicture</name>
    <message>
        <source>new</source>
        <comment>the new block</comment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a third block</comment>
        <translation>tercero</translation>
    </message>
    <message numerus="yes">
        <source>Lay it %1: %n turn(s) legal</source>
        <translation>
            <numerusform>Ponerlo aquí: %1 (%n orientación válida)</numerusform>
            <numerusform>Ponerlo aquí: %1 (%n orientaciones válidas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it %1</source>
        <translation>Ponerlo aquí: %1</translation>
    </message>
    <message>
        <source>How the blocks lie</source>
        <translation>Cómo están los bloques</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPanel</name>
    <message>
        <source>%1, %2 of %3 counters in the Cybernet</source>
        <translation>%1, %2 de %3 contadores en Cybernet</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>contadores de bonificación libres: %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>máx. %1</translation>
    </message>
    <message>
        <source>hand maximum: %1</source>
        <translation>límite de mano: %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pila</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan: %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Cartas: %1</translation>
    </message>
</context>
<context>
    <name>ui::QuickOdds</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Dice and odds</source>
        <translation>Dados y probabilidades</translation>
    </message>
    <message>
        <source>What is rolled</source>
        <translation>Qué se tira</translation>
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
        <translation>Números del ICE</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Números fijos</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Dados que se tiran</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE negro</translation>
    </message>
    <message>
        <source>One die is black</source>
        <translation>Un dado es negro</translation>
    </message>
    <message>
        <source>Another player controls the block</source>
        <translation>Otro jugador controla el bloque</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Calaveras</translation>
    </message>
    <message>
        <source>Unshielded numbers of the pawn</source>
        <translation>Números sin blindaje del peón</translation>
    </message>
    <message>
        <source>Shielded numbers of the pawn</source>
        <translation>Números blindados del peón</translation>
    </message>
    <message>
        <source>Unshielded numbers of its space</source>
        <translation>Números sin blindaje de su casilla</translation>
    </message>
    <message>
        <source>Shielded numbers of its space</source>
        <translation>Números blindados de su casilla</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>acierta</translation>
    </message>
    <message>
        <source>loses the pawn</source>
        <translation>pierde el peón</translation>
    </message>
    <message>
        <source>eliminates</source>
        <translation>elimina</translation>
    </message>
    <message>
        <source>Tap the numbers on the dice of the ICE.</source>
        <translation>Toca los números de los dados del ICE.</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Consulta rápida</translation>
    </message>
</context>
<context>
    <name>ui::QuickPlacement</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Is this placement legal?</source>
        <translation>¿Se puede colocar así?</translation>
    </message>
    <message>
        <source>Which block</source>
        <translation>Qué bloque</translation>
    </message>
    <message>
        <source>Block that lies</source>
        <translation>Bloque colocado</translation>
    </message>
    <message>
        <source>New block</source>
        <translation>Bloque nuevo</translation>
    </message>
    <message>
        <source>As it lies on the table.</source>
        <translation>Tal como está en la mesa.</translation>
    </message>
    <message>
        <source>As printed, before it is turned.</source>
        <translation>Tal como está impreso, antes de girarlo.</translation>
    </message>
    <message>
        <source>Tap where the new block is to lie.</source>
        <translation>Toca donde irá el bloque nuevo.</translation>
    </message>
    <message>
        <source>Turn of the new block</source>
        <translation>Orientación del bloque nuevo</translation>
    </message>
    <message>
        <source>Third block, %1</source>
        <translation>Tercer bloque, %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>no hay</translation>
    </message>
    <message>
        <source>no part</source>
        <translation>sin fragmento</translation>
    </message>
    <message>
        <source>bonus part</source>
        <translation>con fragmento</translation>
    </message>
    <message>
        <source>%1 of 6 legal here</source>
        <translation>válidas aquí: %1 de 6</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Consulta rápida</translation>
    </message>
    <message>
        <source>Tap the sides of both blocks that have a space, and the corners with a bonus part.</source>
        <translation>Toca en ambos bloques los lados con casilla y las esquinas con fragmento de bonificación.</translation>
    </message>
    <message>
        <source>Yes, it may lie there</source>
        <translation>Sí, puede ir ahí</translation>
    </message>
    <message>
        <source>No, not there</source>
        <translation>No, ahí no</translation>
    </message>
    <message>
        <source>Third block, %1: %2</source>
        <translation>Tercer bloque, %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ResultFlow</name>
    <message>
        <source>The dice roll</source>
        <translation>Los dados ruedan</translation>
    </message>
    <message>
        <source>typed by the players</source>
        <translation>anotado por los jugadores</translation>
    </message>
    <message>
        <source>rolled by the app</source>
        <translation>tirado por la app</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>ui::RollScreen</name>
    <message>
        <source>Nothing rolled yet.</source>
        <translation>Aún no se ha tirado nada.</translation>
    </message>
    <message>
        <source>%1: %2 in all</source>
        <translation>%1: %2 en total</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Cuántos dados</translation>
    </message>
    <message>
        <source>These dice belong to no table and are kept nowhere.</source>
        <translation>Estos dados no son de ninguna mesa y no se guardan.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Tirar dados</translation>
    </message>
</context>
<context>
    <name>ui::RulesColumn</name>
    <message>
        <source>Look up a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>About what is tapped</source>
        <translation>Sobre lo que has tocado</translation>
    </message>
    <message>
        <source>The rulebook has nothing about these words.</source>
        <translation>No se ha encontrado nada con estas palabras.</translation>
    </message>
</context>
<context>
    <name>ui::RulesScreen</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Lately read</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>its chapters are listed</source>
        <translation>capítulos desplegados</translation>
    </message>
    <message>
        <source>its chapters are folded</source>
        <translation>capítulos plegados</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Buscar una regla</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>None yet. The ribbon beside an entry puts one.</source>
        <translation>Aún no hay ninguno. Abre una entrada y toca la cinta para poner uno.</translation>
    </message>
    <message>
        <source>Nothing was read yet.</source>
        <translation>Aún no has leído nada.</translation>
    </message>
    <message>
        <source>The rulebook has nothing about these words.</source>
        <translation>No se ha encontrado nada con estas palabras.</translation>
    </message>
    <message>
        <source>One word is often enough, as it is printed on the card or block.</source>
        <translation>A menudo basta una palabra, tal como está impresa en la carta o el bloque.</translation>
    </message>
    <message>
        <source>Nothing for these words. Shown: %1</source>
        <translation>No hay nada con estas palabras. Resultados de: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of the rulebook</comment>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>The rulebook has no entry %1.</source>
        <translation>No existe la entrada %1.</translation>
    </message>
    <message>
        <source>Open an entry first: it is then shown in two languages.</source>
        <translation>Abre primero una entrada para verla en dos idiomas.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Two languages</source>
        <translation>Dos idiomas</translation>
    </message>
    <message>
        <source>Language of the rules: %1</source>
        <translation>Idioma de las reglas: %1</translation>
    </message>
    <message>
        <source>Type a few words in any of the four languages, or choose a chapter. Endings, accents and slips of the finger do not matter.</source>
        <translation>Escribe unas palabras en cualquiera de los cuatro idiomas o elige un capítulo. No importan las terminaciones, los acentos ni las erratas.</translation>
    </message>
    <message>
        <source>Take the bookmark out</source>
        <translation>Quitar el marcador</translation>
    </message>
    <message>
        <source>Put a bookmark here</source>
        <translation>Poner un marcador aquí</translation>
    </message>
    <message>
        <source>The entry read before</source>
        <translation>Volver a la entrada leída antes</translation>
    </message>
    <message>
        <source>The entry read after</source>
        <translation>Ir a la leída después</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Primer idioma</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>ui::SearchFlow</name>
    <message>
        <source>from %1</source>
        <translation>desde el bloque %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Which block was drawn?</source>
        <translation>¿Qué bloque ha salido?</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Filtrar los nombres</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>cara sin anotar</translation>
    </message>
    <message>
        <source>No block of that name is left in the pile.</source>
        <translation>En la pila no queda ningún bloque con ese nombre.</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Aquí no</translation>
    </message>
    <message>
        <source>This block fits nowhere beside the pawn&apos;s block. Tap a cell to see why.</source>
        <translation>Este bloque no encaja junto al bloque del peón. Toca un hueco para ver por qué.</translation>
    </message>
    <message>
        <source>Tap a glowing cell. Any other cell says why it cannot be.</source>
        <translation>Toca un hueco iluminado. Los demás dicen por qué no puede ser.</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Colocar aquí</translation>
    </message>
    <message>
        <source>drawn from the pile</source>
        <translation>robado de la pila</translation>
    </message>
    <message>
        <source>Change the face</source>
        <translation>Cambiar la cara</translation>
    </message>
    <message>
        <source>Another block</source>
        <translation>Otro bloque</translation>
    </message>
    <message>
        <source>Turn of the block</source>
        <translation>Orientación del bloque</translation>
    </message>
    <message>
        <source>%1 of 6 legal here</source>
        <translation>válidas aquí: %1 de 6</translation>
    </message>
    <message>
        <source>What placing it here does</source>
        <translation>Qué hace colocarlo aquí</translation>
    </message>
    <message>
        <source>One bonus icon closes</source>
        <translation>Se completa una figura de bonificación</translation>
    </message>
    <message>
        <source>%1 and this block</source>
        <translation>%1 y este bloque</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>On placement</source>
        <translation>Al colocarlo</translation>
    </message>
    <message>
        <source>Waits until somebody takes control</source>
        <translation>Espera a que alguien obtenga el control</translation>
    </message>
    <message>
        <source>Nothing more: no icon closes and no effect fires.</source>
        <translation>Nada más: no se completa ninguna figura ni se activa ningún efecto.</translation>
    </message>
    <message>
        <source>Nobody has entered yet which sides of %1 have a space.</source>
        <translation>Nadie ha anotado aún qué lados del bloque %1 tienen casilla.</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Anotar la cara del bloque %1</translation>
    </message>
    <message>
        <source>Place it all the same: we know where it fits</source>
        <translation>Colocar aun así: sabemos dónde encaja</translation>
    </message>
</context>
<context>
    <name>ui::SettingsScreen</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>This device</source>
        <translation>Este dispositivo</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos animaciones</translation>
    </message>
    <message>
        <source>Nothing slides, tumbles or pulses.</source>
        <translation>Nada se desliza, rueda ni late.</translation>
    </message>
    <message>
        <source>We roll real dice</source>
        <translation>Tiramos dados reales</translation>
    </message>
    <message>
        <source>New tables begin with typed dice.</source>
        <translation>Las mesas nuevas empiezan con dados anotados.</translation>
    </message>
    <message>
        <source>Screen stays on</source>
        <translation>Pantalla siempre encendida</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Your faces, cards and pawns</source>
        <translation>Tus caras, cartas y peones</translation>
    </message>
    <message>
        <source>What was entered as printed is remembered for every later table. One file carries it to another device.</source>
        <translation>Lo anotado tal como está impreso se recuerda para todas las mesas. Un solo archivo lo lleva a otro dispositivo.</translation>
    </message>
    <message>
        <source>While a table is open and its clock runs.</source>
        <translation>Con una mesa abierta y su reloj en marcha.</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Segunda edición</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Primera edición</translation>
    </message>
    <message>
        <source>nothing entered yet</source>
        <translation>aún nada anotado</translation>
    </message>
    <message numerus="yes">
        <source>%n remembered</source>
        <translation>
            <numerusform>%n pieza recordada</numerusform>
            <numerusform>%n piezas recordadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export what was entered, second edition</source>
        <translation>Exportar lo anotado, segunda edición</translation>
    </message>
    <message>
        <source>Export what was entered, first edition</source>
        <translation>Exportar lo anotado, primera edición</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns, second edition</source>
        <translation>Importar caras, cartas y peones, segunda edición</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns, first edition</source>
        <translation>Importar caras, cartas y peones, primera edición</translation>
    </message>
</context>
<context>
    <name>ui::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Cerrar (%1)</translation>
    </message>
</context>
<context>
    <name>ui::SoundSettings</name>
    <message>
        <source>Sound on</source>
        <translation>Sonido activado</translation>
    </message>
    <message>
        <source>For those who look at the table and not at the screen.</source>
        <translation>Para quien mira la mesa y no la pantalla.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Play it: %1</source>
        <translation>Escuchar: %1</translation>
    </message>
</context>
<context>
    <name>ui::Specimen</name>
    <message>
        <source>Zaibatsu Companion, specimen</source>
        <translation>Zaibatsu Companion, muestrario</translation>
    </message>
    <message>
        <source>Shape is the owner. Neon is a meaning: cyan can be done, violet is a bonus, pink is a loss.</source>
        <translation>La forma indica el dueño. El neón tiene un sentido: cian se puede, violeta es bonificación, rosa es pérdida.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>Owners and counters</source>
        <translation>Dueños y contadores</translation>
    </message>
    <message>
        <source>Dice and bonus counters</source>
        <translation>Dados y contadores de bonificación</translation>
    </message>
    <message>
        <source>Actions, effects, controls</source>
        <translation>Acciones, efectos, controles</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipografía</translation>
    </message>
    <message>
        <source>Buttons, 48 px and up, 8 px apart</source>
        <translation>Botones, desde 48 px, a 8 px</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Elecciones</translation>
    </message>
    <message>
        <source>Colours of this theme</source>
        <translation>Colores de este tema</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>reposo</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>amenazado</translation>
    </message>
    <message>
        <source>going to</source>
        <translation>en camino</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>unshielded</source>
        <translation>sin blindaje</translation>
    </message>
    <message>
        <source>shielded</source>
        <translation>blindado</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>cannot hit</source>
        <translation>no puede acertar</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>tachado</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>ICE negro</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonificación</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Fase siguiente</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Whole Cybernet</source>
        <translation>Todo Cybernet</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Añadir un cuarto jugador</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Discreto</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Posible</translation>
    </message>
    <message>
        <source>cyan edge, one tap</source>
        <translation>borde cian, un toque</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Imposible</translation>
    </message>
    <message>
        <source>grey, with the reason and a way to the rule</source>
        <translation>gris, con el motivo y un camino a la regla</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not on disk yet.</source>
        <translation>
            <numerusform>%n entrada aún no está en el disco.</numerusform>
            <numerusform>%n entradas aún no están en el disco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>A switch, and its whole row is the target</source>
        <translation>Un interruptor, y toda su fila se toca</translation>
    </message>
    <message>
        <source>60 × 34, with a tick when on</source>
        <translation>60 × 34, con marca al encender</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Apagado</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>steps, places and dice are checked</source>
        <translation>se comprueban pasos, lugares y dados</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>anotado</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>gain a pawn</source>
        <translation>obtener un peón</translation>
    </message>
    <message>
        <source>gain a card</source>
        <translation>obtener una carta</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Specimen</source>
        <translation>Muestrario</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
</context>
<context>
    <name>ui::StepBar</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: menos</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: más</translation>
    </message>
</context>
<context>
    <name>ui::TableBar</name>
    <message>
        <source>Home</source>
        <translation>Pantalla inicial</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, ahora</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Fase siguiente</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Teclas y ayuda</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Recycling</source>
        <translation>Reciclar</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Poner en marcha el reloj</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>turn and how long it has been played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What happens in it</source>
        <translation>Qué ocurre en esta fase</translation>
    </message>
</context>
<context>
    <name>ui::TimeUpFlow</name>
    <message>
        <source>Time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>End the game by time</source>
        <translation>Terminar la partida por tiempo</translation>
    </message>
    <message>
        <source>Most control counters in the Cybernet win, then most bonus counters. The game ends only if you say so.</source>
        <translation>Gana quien tenga más contadores de control en Cybernet y, si hay empate, más contadores de bonificación. La partida solo termina si tú lo dices.</translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>Ahora ganaría %1</translation>
    </message>
    <message>
        <source>These would share the win now: %1</source>
        <translation>Ahora compartirían la victoria: %1</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>%1 of %2 counters in the Cybernet, free bonus counters: %3</source>
        <translation>%1 de %2 contadores en Cybernet; contadores de bonificación libres: %3</translation>
    </message>
</context>
<context>
    <name>ui::Toast</name>
    <message>
        <source>Why: rule %1</source>
        <translation>Por qué: regla %1</translation>
    </message>
</context>
<context>
    <name>ui::TopBar</name>
    <message>
        <source>Back: %1</source>
        <translation>Atrás: %1</translation>
    </message>
</context>
<context>
    <name>ui::TurnDial</name>
    <message>
        <source>Turn back</source>
        <translation>Girar a la izquierda</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Girar a la derecha</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Orientación %1</translation>
    </message>
    <message>
        <source>Turn %1, not legal here</source>
        <translation>Orientación %1, no válida aquí</translation>
    </message>
</context>
<context>
    <name>ui::ZaibatsuScreen</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Adjust by hand</source>
        <translation>Ajustar a mano</translation>
    </message>
    <message>
        <source>Note for the log</source>
        <translation>Nota para el registro</translation>
    </message>
    <message>
        <source>Face of %1</source>
        <translation>Cara del bloque %1</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Turn to another seat</source>
        <translation>Girar hacia otro asiento</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Teclas y ayuda</translation>
    </message>
    <message>
        <source>Choose one; those on the board can be tapped there.</source>
        <translation>Elige aquí o tocando el tablero.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo aun así</translation>
    </message>
    <message>
        <source>The table as it was after entry %1. Nothing can be changed here.</source>
        <translation>La mesa como estaba tras la entrada %1. Aquí no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar otra vez</translation>
    </message>
    <message>
        <source>Another window has changed this table; it was loaded again.</source>
        <translation>Otra ventana ha cambiado esta mesa; se ha cargado de nuevo.</translation>
    </message>
    <message>
        <source>Parts of the table</source>
        <translation>Partes de la mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Whole Cybernet</source>
        <translation>Todo Cybernet</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Poner en marcha el reloj</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>Another colour for %1</source>
        <translation>Otro color para %1</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 deja la mesa</translation>
    </message>
    <message>
        <source>Rename or recolour a player</source>
        <translation>Cambiar el nombre o el color de un jugador</translation>
    </message>
    <message>
        <source>Pawn card of %1</source>
        <translation>Carta de peón: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>End the game by time</source>
        <translation>Terminar la partida por tiempo</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Cómo ha terminado la partida</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Se acabó el tiempo.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes are left.</source>
        <translation>
            <numerusform>Queda %n minuto.</numerusform>
            <numerusform>Quedan %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which is meant? The reason is asked for next.</source>
        <translation>¿Cuál es? El motivo se pide después.</translation>
    </message>
    <message numerus="yes">
        <source>This device remembers what is printed on %n piece(s) that this table does not know.</source>
        <translation>
            <numerusform>Este dispositivo recuerda lo que hay impreso en %n pieza que esta mesa no conoce.</numerusform>
            <numerusform>Este dispositivo recuerda lo que hay impreso en %n piezas que esta mesa no conoce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Incorporar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Entry before</source>
        <translation>Entrada anterior</translation>
    </message>
    <message>
        <source>Entry after</source>
        <translation>Entrada siguiente</translation>
    </message>
    <message>
        <source>About this phase</source>
        <translation>Sobre esta fase</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
</TS>
