<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>AdjustBlock</name>
    <message>
        <source>Turn of the block</source>
        <translation>Поворот блока</translation>
    </message>
    <message>
        <source>Another cell</source>
        <translation>Другое место</translation>
    </message>
    <message>
        <source>Back into the pile</source>
        <translation>Назад в стопку</translation>
    </message>
    <message>
        <source>Its face</source>
        <translation>Лицевая сторона</translation>
    </message>
    <message>
        <source>Counters of %1</source>
        <translation>Жетоны игрока %1</translation>
    </message>
    <message>
        <source>Bonus counters on it</source>
        <translation>Бонусные жетоны на блоке</translation>
    </message>
    <message>
        <source>Tap the cell where it lies. A tap on it then turns it.</source>
        <translation>Коснитесь места, где лежит блок. Затем касайтесь блока, чтобы повернуть его.</translation>
    </message>
    <message>
        <source>Who controls it</source>
        <translation>Кто контролирует</translation>
    </message>
    <message>
        <source>It lies %1.</source>
        <comment>beside a block</comment>
        <translation>Лежит %1.</translation>
    </message>
</context>
<context>
    <name>AdjustCard</name>
    <message>
        <source>Where it is</source>
        <translation>Где карта</translation>
    </message>
    <message>
        <source>On which pawn</source>
        <translation>На какой пешке</translation>
    </message>
    <message>
        <source>none yet: tap it, or choose</source>
        <translation>пока нет: коснитесь или выберите</translation>
    </message>
    <message>
        <source>Beside which block</source>
        <translation>Рядом с каким блоком</translation>
    </message>
    <message>
        <source>Tap the cell where it lies, or choose it here.</source>
        <translation>Коснитесь места, где лежит карта, или выберите его здесь.</translation>
    </message>
    <message>
        <source>On which side of it</source>
        <translation>С какой стороны от него</translation>
    </message>
    <message>
        <source>Who paid for it or holds it</source>
        <translation>Кто заплатил за неё или держит её</translation>
    </message>
    <message>
        <source>Bonus counters paid for it</source>
        <translation>Уплачено бонусных жетонов</translation>
    </message>
</context>
<context>
    <name>AdjustChanges</name>
    <message>
        <source>nobody</source>
        <translation>нет</translation>
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
        <translation>возвращается в стопку</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>хозяин: %1</translation>
    </message>
    <message>
        <source>counters of %1: %2</source>
        <translation>жетонов игрока %1: %2</translation>
    </message>
    <message>
        <source>bonus counters on it: %1</source>
        <translation>бонусных жетонов на блоке: %1</translation>
    </message>
    <message>
        <source>paid: %1</source>
        <translation>уплачено: %1</translation>
    </message>
    <message>
        <source>paid for by %1</source>
        <translation>плательщик: %1</translation>
    </message>
    <message>
        <source>counter on its card: %1</source>
        <translation>хозяин жетона на карте: %1</translation>
    </message>
    <message>
        <source>each-turn icons used</source>
        <translation>потраченные значки «каждый ход»</translation>
    </message>
    <message>
        <source>spaces left of its own movement: %1</source>
        <translation>осталось клеток собственного движения: %1</translation>
    </message>
    <message>
        <source>own movement not begun</source>
        <translation>собственное движение не начато</translation>
    </message>
    <message>
        <source>beside %1, at [%2, %3]</source>
        <translation>рядом с блоком %1, в [%2, %3]</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>whose card</comment>
        <translation>хозяин: %1</translation>
    </message>
    <message>
        <source>is called %1</source>
        <translation>имя: %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>цвет: %1</translation>
    </message>
    <message>
        <source>leaves the table</source>
        <translation>уходит из-за стола</translation>
    </message>
    <message>
        <source>is back at the table</source>
        <translation>снова за столом</translation>
    </message>
    <message>
        <source>control counters in all: %1</source>
        <translation>всего жетонов контроля: %1</translation>
    </message>
    <message>
        <source>in the Cybernet: %1</source>
        <translation>в Кибернете: %1</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>свободных бонусных жетонов: %1</translation>
    </message>
    <message>
        <source>opening cards: %1</source>
        <translation>карт в начале игры: %1</translation>
    </message>
    <message>
        <source>markers show Black ICE</source>
        <translation>на жетонах чёрный ICE</translation>
    </message>
    <message>
        <source>markers show no Black ICE</source>
        <translation>на жетонах нет чёрного ICE</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>№&#xa0;%1</translation>
    </message>
    <message>
        <source>Bonus icons</source>
        <translation>Фигуры бонуса</translation>
    </message>
    <message>
        <source>formed: %1</source>
        <translation>сложено: %1</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победитель</translation>
    </message>
    <message>
        <source>beside %1 (%2), turned by %3</source>
        <comment>a block, on which side of it</comment>
        <translation>рядом с блоком %1 (%2), поворот %3</translation>
    </message>
    <message>
        <source>in the middle, turned by %1</source>
        <translation>в центре, поворот %1</translation>
    </message>
    <message>
        <source>alone at [%1, %2], turned by %3</source>
        <translation>без соседей, в [%1, %2], поворот %3</translation>
    </message>
    <message>
        <source>lies %1</source>
        <comment>beside a block</comment>
        <translation>лежит %1</translation>
    </message>
</context>
<context>
    <name>AdjustChooser</name>
    <message>
        <source>in the pile</source>
        <translation>в стопке</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>под контролем игрока %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>ничей блок</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>number %1, %2, %3</source>
        <translation>№&#xa0;%1, %2, %3</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>свободных бонусных жетонов: %1</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Блоки</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Players, turn</source>
        <translation>Игроки, ход</translation>
    </message>
    <message>
        <source>Nothing here has that name.</source>
        <translation>Ничего с таким названием здесь нет.</translation>
    </message>
</context>
<context>
    <name>AdjustIcons</name>
    <message>
        <source>No icon there</source>
        <translation>Фигуры нет</translation>
    </message>
    <message>
        <source>A counter lies on it</source>
        <translation>На ней лежит жетон</translation>
    </message>
    <message>
        <source>Nothing lies on it</source>
        <translation>На ней ничего нет</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Досталась игроку %1</translation>
    </message>
    <message>
        <source>Bonus icon with %1</source>
        <translation>Фигура бонуса с блоками %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
</context>
<context>
    <name>AdjustParts</name>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>ещё не выбрано</translation>
    </message>
</context>
<context>
    <name>AdjustPawn</name>
    <message>
        <source>Where it is</source>
        <translation>Где пешка</translation>
    </message>
    <message>
        <source>On which block or card</source>
        <translation>На каком блоке или карте</translation>
    </message>
    <message>
        <source>Tap the space where it stands, or choose it here.</source>
        <translation>Коснитесь клетки, где стоит пешка, или выберите её здесь.</translation>
    </message>
    <message>
        <source>On which space</source>
        <translation>На какой клетке</translation>
    </message>
    <message>
        <source>Bonus counters paid for it</source>
        <translation>Уплачено бонусных жетонов</translation>
    </message>
    <message>
        <source>Who paid</source>
        <translation>Кто заплатил</translation>
    </message>
    <message>
        <source>Whose counter lies on it</source>
        <translation>Хозяин жетона на карте</translation>
    </message>
    <message>
        <source>Each-turn icons used this turn</source>
        <translation>Значки «каждый ход», потраченные в этот ход</translation>
    </message>
    <message>
        <source>Spaces left of its own movement (−1: not begun)</source>
        <translation>Осталось клеток собственного движения (−1: не начато)</translation>
    </message>
    <message>
        <source>Who controls it</source>
        <translation>Кто контролирует</translation>
    </message>
</context>
<context>
    <name>AdjustPlayer</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Control counters in the Cybernet</source>
        <translation>Жетоны контроля в Кибернете</translation>
    </message>
    <message>
        <source>Free bonus counters</source>
        <translation>Свободные бонусные жетоны</translation>
    </message>
    <message>
        <source>Control counters in all</source>
        <translation>Всего жетонов контроля</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Карт в начале игры</translation>
    </message>
    <message>
        <source>Has left the table</source>
        <translation>Больше не за столом</translation>
    </message>
    <message>
        <source>The turn then passes this player by.</source>
        <translation>Тогда ход этого игрока пропускают.</translation>
    </message>
    <message>
        <source>Control markers show Black ICE</source>
        <translation>На жетонах контроля чёрный ICE</translation>
    </message>
    <message>
        <source>Failing on a block of this player then eliminates the pawn.</source>
        <translation>Тогда промах против блока этого игрока стоит пешки.</translation>
    </message>
</context>
<context>
    <name>AdjustTurn</name>
    <message>
        <source>Phase</source>
        <translation>Фаза</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Кто победил</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Number of the turn</source>
        <translation>Номер хода</translation>
    </message>
</context>
<context>
    <name>AdjustWords</name>
    <message>
        <source>In the Cybernet</source>
        <translation>В Кибернете</translation>
    </message>
    <message>
        <source>Waits for Reboot</source>
        <translation>Ждёт Reboot</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>В резерве</translation>
    </message>
    <message>
        <source>Out for the game</source>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>In the deck or a hand</source>
        <translation>В колоде или на руке</translation>
    </message>
    <message>
        <source>On a pawn</source>
        <translation>На пешке</translation>
    </message>
    <message>
        <source>Placed beside a block</source>
        <translation>Рядом с блоком</translation>
    </message>
    <message>
        <source>Held by a player</source>
        <translation>У игрока</translation>
    </message>
    <message>
        <source>Played, on the table</source>
        <translation>Сыграна, на столе</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>В сбросе</translation>
    </message>
</context>
<context>
    <name>BlockPainter</name>
    <message>
        <source>no ICE</source>
        <translation>без ICE</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>блок не заполнен</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n поворот</numerusform>
            <numerusform>%n поворота</numerusform>
            <numerusform>%n поворотов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardMarks</name>
    <message>
        <source>pile</source>
        <translation>стопка</translation>
    </message>
    <message>
        <source>bonus counters left: %1</source>
        <translation>осталось бонусных жетонов: %1</translation>
    </message>
    <message>
        <source>sample faces</source>
        <translation>образцы</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>how long it has been played</comment>
        <translation>ход %1</translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>controlled by %1</source>
        <translation>под контролем игрока %1</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>лицевая сторона ещё не заполнена</translation>
    </message>
    <message>
        <source>Black ICE %1</source>
        <translation>чёрный ICE %1</translation>
    </message>
    <message>
        <source>ICE %1</source>
        <translation>ICE %1</translation>
    </message>
    <message>
        <source>refused here</source>
        <translation>здесь нельзя</translation>
    </message>
    <message>
        <source>free place, legal turns: %1</source>
        <translation>свободное место, допустимых поворотов: %1</translation>
    </message>
    <message>
        <source>%1 would lie here, turn %2</source>
        <translation>здесь окажется блок %1, поворот %2</translation>
    </message>
    <message>
        <source>%1, movement actions: %2</source>
        <translation>%1, действий движения: %2</translation>
    </message>
    <message>
        <source>block card</source>
        <translation>карта блока</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>рядом с блоком %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) together: %1</source>
        <translation>
            <numerusform>вместе %n пешка: %1</numerusform>
            <numerusform>вместе %n пешки: %1</numerusform>
            <numerusform>вместе %n пешек: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>free place for the card</source>
        <translation>свободное место для карты</translation>
    </message>
</context>
<context>
    <name>Carrying</name>
    <message>
        <source>%1 goes only to a pawn with the ability Icebreaker. Choose such a pawn.</source>
        <translation>Карта %1 подходит только пешке со способностью Icebreaker. Выберите такую пешку.</translation>
    </message>
    <message>
        <source>%1 goes only to a pawn with the ability Delete. Choose such a pawn.</source>
        <translation>Карта %1 подходит только пешке со способностью Delete. Выберите такую пешку.</translation>
    </message>
    <message>
        <source>%1 goes only to a drone. Choose one.</source>
        <translation>Карта %1 подходит только дрону. Выберите дрона.</translation>
    </message>
    <message>
        <source>%1 is no pawn of %2 and cannot carry %3. Choose a pawn that is.</source>
        <translation>Пешка %1 не принадлежит игроку %2 и не может нести карту %3. Выберите его пешку.</translation>
    </message>
    <message>
        <source>%1 is carried by a pawn from the start. Choose the pawn.</source>
        <translation>Карту %1 сразу кладут на пешку. Выберите пешку.</translation>
    </message>
    <message>
        <source>%1 is a drone, and drones do not carry %2. Choose another pawn.</source>
        <translation>Пешка %1&#xa0;— дрон, а дроны не носят карту %2. Выберите другую пешку.</translation>
    </message>
    <message>
        <source>%1 has no place left for %2, and nothing is taken off by choice. Choose another pawn.</source>
        <translation>У пешки %1 нет места для карты %2, а снимать карты по желанию нельзя. Выберите другую пешку.</translation>
    </message>
    <message>
        <source>%1 is malware and goes on the pawn of an opponent, which %2 is not. Choose one of those.</source>
        <translation>Карта %1&#xa0;— вредоносная программа для пешки соперника, а пешка %2 не его. Выберите пешку соперника.</translation>
    </message>
    <message>
        <source>%1 needs a pawn of your own on %2. Move one there first.</source>
        <translation>Карте %1 нужна ваша пешка на том же месте: %2. Сначала приведите её туда.</translation>
    </message>
</context>
<context>
    <name>ClockWords</name>
    <message>
        <source>played</source>
        <translation>в игре</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Время игры: %1</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>в игре %1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Осталось: %1</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Время вышло</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>Face of %1</source>
        <translation>Лицевая сторона блока %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Карта %1</translation>
    </message>
    <message>
        <source>Pawn card of %1</source>
        <translation>Карта пешки %1</translation>
    </message>
    <message numerus="yes">
        <source>Catalogue with %n piece(s)</source>
        <translation>
            <numerusform>Каталог: %n компонент</numerusform>
            <numerusform>Каталог: %n компонента</numerusform>
            <numerusform>Каталог: %n компонентов</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting rolls</source>
        <translation>Начальные броски</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Search: %1</translation>
    </message>
    <message>
        <source>Movement of %1</source>
        <translation>Движение: %1</translation>
    </message>
    <message>
        <source>Movement of %1 to %2</source>
        <translation>Движение: %1 → %2</translation>
    </message>
    <message>
        <source>Movement roll of %1</source>
        <translation>Бросок на движение: %1</translation>
    </message>
    <message>
        <source>Icebreaker on %1</source>
        <translation>Icebreaker против %1</translation>
    </message>
    <message>
        <source>Delete on %1</source>
        <translation>Delete против %1</translation>
    </message>
    <message>
        <source>Reboot of %1</source>
        <translation>Reboot: %1</translation>
    </message>
    <message>
        <source>Equip %1 on %2</source>
        <translation>Снаряжение пешки %2: %1</translation>
    </message>
    <message>
        <source>Pay for %1</source>
        <translation>Оплата: %1</translation>
    </message>
    <message>
        <source>Entry of %1</source>
        <translation>Вход: %1</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Эффект: %1</translation>
    </message>
    <message>
        <source>Sacrifice of %1</source>
        <translation>Жертва: %1</translation>
    </message>
    <message>
        <source>Choice: %1</source>
        <translation>Выбор: %1</translation>
    </message>
    <message>
        <source>Roll for an effect</source>
        <translation>Бросок для эффекта</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Следующая фаза</translation>
    </message>
    <message>
        <source>Time is up</source>
        <comment>the command that ends the game</comment>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Изменение вручную</translation>
    </message>
    <message>
        <source>Own movement of %1</source>
        <translation>Собственное движение: %1</translation>
    </message>
    <message>
        <source>Own movement of %1 to %2</source>
        <translation>Собственное движение: %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>Reboot of %1 with %n card(s)</source>
        <translation>
            <numerusform>Reboot: %1 (%n карта)</numerusform>
            <numerusform>Reboot: %1 (%n карты)</numerusform>
            <numerusform>Reboot: %1 (%n карт)</numerusform>
        </translation>
    </message>
    <message>
        <source>Place the card %1 beside %2, %3</source>
        <comment>a card, a block, a direction</comment>
        <translation>Размещение карты %1 рядом с блоком %2, %3</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what is done, a pawn</comment>
        <translation>%1, пешка %2</translation>
    </message>
    <message>
        <source>Effect of %1, %2</source>
        <comment>a piece, one of its spaces</comment>
        <translation>Эффект: %1, %2</translation>
    </message>
    <message>
        <source>%1, by the icon of each turn</source>
        <comment>what is done</comment>
        <translation>%1, по значку «каждый ход»</translation>
    </message>
</context>
<context>
    <name>EffectFields</name>
    <message>
        <source>What the effect does</source>
        <translation>Что делает эффект</translation>
    </message>
    <message>
        <source>Which pawn</source>
        <translation>Какая пешка</translation>
    </message>
    <message>
        <source>Which card</source>
        <translation>Какая карта</translation>
    </message>
    <message>
        <source>How far it reaches</source>
        <translation>Досягаемость</translation>
    </message>
    <message>
        <source>Skulls unknown</source>
        <translation>Черепа неизвестны</translation>
    </message>
    <message>
        <source>How many: 1</source>
        <translation>Сколько: 1</translation>
    </message>
    <message>
        <source>skulls</source>
        <translation>черепа</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>сколько</translation>
    </message>
    <message>
        <source>What the players do</source>
        <translation>Что делают игроки</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>по желанию</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n череп атаки</numerusform>
            <numerusform>%n черепа атаки</numerusform>
            <numerusform>%n черепов атаки</numerusform>
        </translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>где угодно</translation>
    </message>
    <message>
        <source>on this block</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>на этом блоке</translation>
    </message>
    <message>
        <source>on a block beside it</source>
        <comment>where the attacked pawn may stand</comment>
        <translation>на соседнем блоке</translation>
    </message>
    <message>
        <source>%1 comes in, controlled by nobody</source>
        <translation>входит пешка %1, её пока никто не контролирует</translation>
    </message>
    <message>
        <source>its controller gains %1</source>
        <translation>хозяин получает пешку %1</translation>
    </message>
    <message>
        <source>its controller gains the card %1</source>
        <translation>хозяин получает карту %1</translation>
    </message>
    <message>
        <source>attack on all pawns, %1</source>
        <translation>атака на все пешки, %1</translation>
    </message>
    <message>
        <source>attack on one pawn %1, %2</source>
        <translation>атака на одну пешку %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more control counter(s) on the block</source>
        <translation>
            <numerusform>ещё %n жетон контроля на блок</numerusform>
            <numerusform>ещё %n жетона контроля на блок</numerusform>
            <numerusform>ещё %n жетонов контроля на блок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every player takes back %n control counter(s)</source>
        <translation>
            <numerusform>каждый игрок забирает %n жетон контроля</numerusform>
            <numerusform>каждый игрок забирает %n жетона контроля</numerusform>
            <numerusform>каждый игрок забирает %n жетонов контроля</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for the player</source>
        <translation>
            <numerusform>%n бонусный жетон игроку</numerusform>
            <numerusform>%n бонусных жетона игроку</numerusform>
            <numerusform>%n бонусных жетонов игроку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) for every player</source>
        <translation>
            <numerusform>%n бонусный жетон каждому игроку</numerusform>
            <numerusform>%n бонусных жетона каждому игроку</numerusform>
            <numerusform>%n бонусных жетонов каждому игроку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) onto the block</source>
        <translation>
            <numerusform>%n бонусный жетон на блок</numerusform>
            <numerusform>%n бонусных жетона на блок</numerusform>
            <numerusform>%n бонусных жетонов на блок</numerusform>
        </translation>
    </message>
    <message>
        <source>every player with more than one pawn sacrifices one</source>
        <translation>каждый игрок, у которого больше одной пешки, жертвует одной</translation>
    </message>
    <message numerus="yes">
        <source>discarding, %n card(s)</source>
        <translation>
            <numerusform>сброс: %n карта</numerusform>
            <numerusform>сброс: %n карты</numerusform>
            <numerusform>сброс: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>one pawn loses all its cards</source>
        <translation>одна пешка теряет все свои карты</translation>
    </message>
    <message>
        <source>it serves its controller as Central Core</source>
        <translation>служит хозяину Центральным ядром</translation>
    </message>
    <message>
        <source>the players do what it says</source>
        <translation>игроки выполняют написанное</translation>
    </message>
    <message>
        <source>on placement</source>
        <comment>when an effect works</comment>
        <translation>при размещении</translation>
    </message>
    <message>
        <source>under control</source>
        <comment>when an effect works</comment>
        <translation>под контролем</translation>
    </message>
    <message>
        <source>at the beginning of the turn</source>
        <comment>when an effect works</comment>
        <translation>в начале хода</translation>
    </message>
    <message>
        <source>by its space</source>
        <comment>when an effect works</comment>
        <translation>от клетки</translation>
    </message>
    <message>
        <source>by sacrifice</source>
        <comment>when an effect works</comment>
        <translation>ценой жертвы</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <comment>an effect</comment>
        <translation>%1 (по желанию)</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die/dice for %2.</source>
        <translation>
            <numerusform>Игрок %1 бросает %n кубик для эффекта %2.</numerusform>
            <numerusform>Игрок %1 бросает %n кубика для эффекта %2.</numerusform>
            <numerusform>Игрок %1 бросает %n кубиков для эффекта %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a pawn for %2.</source>
        <translation>Игрок %1 выбирает пешку для эффекта %2.</translation>
    </message>
    <message>
        <source>%1 chooses a player for %2.</source>
        <translation>Игрок %1 выбирает игрока для эффекта %2.</translation>
    </message>
    <message>
        <source>%1 chooses a block for %2.</source>
        <translation>Игрок %1 выбирает блок для эффекта %2.</translation>
    </message>
    <message>
        <source>%1 chooses a card for %2.</source>
        <translation>Игрок %1 выбирает карту для эффекта %2.</translation>
    </message>
    <message>
        <source>%1 chooses a space for the pawn %2.</source>
        <translation>Игрок %1 выбирает клетку для пешки %2.</translation>
    </message>
    <message>
        <source>%1 chooses a space for %2.</source>
        <translation>Игрок %1 выбирает клетку для эффекта %2.</translation>
    </message>
    <message>
        <source>%1 decides whether the effect of %2 works.</source>
        <translation>Игрок %1 решает, сработает ли эффект %2.</translation>
    </message>
    <message>
        <source>%1 chooses whom %2 attacks.</source>
        <translation>Игрок %1 выбирает, кого атакует эффект %2.</translation>
    </message>
    <message>
        <source>%1 chooses the pawn that is sacrificed for %2.</source>
        <translation>Игрок %1 выбирает пешку, которой жертвует ради эффекта %2.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 takes control of %2.</source>
        <translation>Игрок %1 берёт под контроль блок %2.</translation>
    </message>
    <message>
        <source>%1 loses control of %2.</source>
        <translation>Игрок %1 теряет контроль над блоком %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n control counter(s) on %2.</source>
        <translation>
            <numerusform>Игрок %1 кладёт %n жетон контроля на %2.</numerusform>
            <numerusform>Игрок %1 кладёт %n жетона контроля на %2.</numerusform>
            <numerusform>Игрок %1 кладёт %n жетонов контроля на %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes back %n control counter(s) from %2.</source>
        <translation>
            <numerusform>Игрок %1 забирает %n жетон контроля с %2.</numerusform>
            <numerusform>Игрок %1 забирает %n жетона контроля с %2.</numerusform>
            <numerusform>Игрок %1 забирает %n жетонов контроля с %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the bonus counter between %2.</source>
        <translation>Игрок %1 получает бонусный жетон между блоками %2.</translation>
    </message>
    <message>
        <source>%1 wins the bonus icon between %2; it holds no counter.</source>
        <translation>Игрок %1 получает фигуру бонуса между блоками %2; жетона на ней нет.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>Игрок %1 берёт %n бонусный жетон с блока %2.</numerusform>
            <numerusform>Игрок %1 берёт %n бонусных жетона с блока %2.</numerusform>
            <numerusform>Игрок %1 берёт %n бонусных жетонов с блока %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n bonus counter(s).</source>
        <translation>
            <numerusform>Игрок %1 получает %n бонусный жетон.</numerusform>
            <numerusform>Игрок %1 получает %n бонусных жетона.</numerusform>
            <numerusform>Игрок %1 получает %n бонусных жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) now lie on %1.</source>
        <translation>
            <numerusform>На блок %1 положен %n бонусный жетон.</numerusform>
            <numerusform>На блок %1 положено %n бонусных жетона.</numerusform>
            <numerusform>На блок %1 положено %n бонусных жетонов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n bonus counter(s) for %2.</source>
        <translation>
            <numerusform>Игрок %1 платит %n бонусный жетон за %2.</numerusform>
            <numerusform>Игрок %1 платит %n бонусных жетона за %2.</numerusform>
            <numerusform>Игрок %1 платит %n бонусных жетонов за %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) go back from %1 to the supply.</source>
        <translation>
            <numerusform>%n бонусный жетон возвращается с %1 в общий запас.</numerusform>
            <numerusform>%n бонусных жетона возвращаются с %1 в общий запас.</numerusform>
            <numerusform>%n бонусных жетонов возвращаются с %1 в общий запас.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets back %n bonus counter(s) from %2.</source>
        <translation>
            <numerusform>Игрок %1 возвращает себе %n бонусный жетон с %2.</numerusform>
            <numerusform>Игрок %1 возвращает себе %n бонусных жетона с %2.</numerusform>
            <numerusform>Игрок %1 возвращает себе %n бонусных жетонов с %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated and waits for Reboot.</source>
        <translation>Пешка %1 устранена и ждёт Reboot.</translation>
    </message>
    <message>
        <source>%1 is eliminated and goes to the reserve.</source>
        <translation>Пешка %1 устранена и уходит в резерв.</translation>
    </message>
    <message>
        <source>%1 is eliminated and out of the game.</source>
        <translation>Пешка %1 устранена и выбывает из игры.</translation>
    </message>
    <message>
        <source>%1 comes back by Reboot at %2.</source>
        <translation>Пешка %1 возвращается по Reboot: %2.</translation>
    </message>
    <message>
        <source>%1 is now controlled by %2.</source>
        <translation>Пешку %1 теперь контролирует игрок %2.</translation>
    </message>
    <message>
        <source>Nobody controls %1 any more.</source>
        <translation>Пешку %1 больше никто не контролирует.</translation>
    </message>
    <message>
        <source>%1 equips %2 on %3.</source>
        <translation>Игрок %1 снаряжает пешку %3 картой %2.</translation>
    </message>
    <message>
        <source>%1 pays for %2 and keeps it for later.</source>
        <translation>Игрок %1 оплачивает карту %2 и оставляет её на потом.</translation>
    </message>
    <message>
        <source>%1 places the card %2 beside %3.</source>
        <translation>Игрок %1 кладёт карту %2 рядом с блоком %3.</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile.</source>
        <translation>Карта %1 уходит в сброс.</translation>
    </message>
    <message>
        <source>%1 gets the bonus card %2.</source>
        <translation>Игрок %1 получает бонусную карту %2.</translation>
    </message>
    <message>
        <source>The bonus card %1 goes back to the common area.</source>
        <translation>Бонусная карта %1 возвращается в общую зону.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>Игрок %1 сбрасывает %n карту.</numerusform>
            <numerusform>Игрок %1 сбрасывает %n карты.</numerusform>
            <numerusform>Игрок %1 сбрасывает %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win(s) the game.</source>
        <translation>
            <numerusform>Победитель: %1.</numerusform>
            <numerusform>Победу делят: %1.</numerusform>
            <numerusform>Победу делят: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a note of the players</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>the turn</source>
        <comment>put by hand</comment>
        <translation>ход</translation>
    </message>
    <message>
        <source>the players</source>
        <comment>put by hand</comment>
        <translation>игроки</translation>
    </message>
    <message>
        <source>the bonus icons</source>
        <comment>put by hand</comment>
        <translation>фигуры бонуса</translation>
    </message>
    <message>
        <source>the winner</source>
        <comment>put by hand</comment>
        <translation>победитель</translation>
    </message>
    <message>
        <source>Put by hand.</source>
        <translation>Изменено вручную.</translation>
    </message>
    <message>
        <source>Put by hand: %1.</source>
        <translation>Изменено вручную: %1.</translation>
    </message>
    <message>
        <source>%1 Reason: %2</source>
        <comment>a sentence, then the players&apos; words</comment>
        <translation>%1 Причина: %2</translation>
    </message>
    <message>
        <source>Done although %1 refuses it. Reason: %2</source>
        <comment>a rule, then the players&apos; words</comment>
        <translation>Сделано, хотя это запрещает правило %1. Причина: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known to the app taken as the players say.</source>
        <translation>
            <numerusform>Со слов игроков принято то, чего приложение не знает: %n факт.</numerusform>
            <numerusform>Со слов игроков принято то, чего приложение не знает: %n факта.</numerusform>
            <numerusform>Со слов игроков принято то, чего приложение не знает: %n фактов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of a list</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>The face of %1 is entered.</source>
        <translation>Лицевая сторона блока %1 заполнена.</translation>
    </message>
    <message>
        <source>The card %1 is entered.</source>
        <translation>Данные карты %1 введены.</translation>
    </message>
    <message>
        <source>The pawn card of %1 is entered.</source>
        <translation>Данные карты пешки %1 введены.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and a number of cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Начинает %1.</translation>
    </message>
    <message>
        <source>Opening hands: %1.</source>
        <translation>Начальные руки: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Ход %1: %2.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>a phase</comment>
        <translation>Теперь: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) kept.</source>
        <translation>
            <numerusform>Оставлена %n карта.</numerusform>
            <numerusform>Оставлены %n карты.</numerusform>
            <numerusform>Оставлено %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn.</source>
        <translation>
            <numerusform>Взята %n карта.</numerusform>
            <numerusform>Взяты %n карты.</numerusform>
            <numerusform>Взято %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is played and lies on the table until recycling.</source>
        <translation>Карта %1 сыграна и лежит на столе до переработки.</translation>
    </message>
    <message>
        <source>%1 uses its icon for %2; it is spent for this turn.</source>
        <translation>Пешка %1 использует свой значок %2; на этот ход он потрачен.</translation>
    </message>
    <message>
        <source>%1 places %2 beside %3.</source>
        <translation>Игрок %1 размещает блок %2 рядом с блоком %3.</translation>
    </message>
    <message>
        <source>%1 places %2.</source>
        <translation>Игрок %1 размещает блок %2.</translation>
    </message>
    <message>
        <source>A bonus icon forms between %1 and gets a bonus counter.</source>
        <translation>Между блоками %1 складывается фигура бонуса; на неё кладётся бонусный жетон.</translation>
    </message>
    <message>
        <source>A bonus icon forms between %1, but no bonus counter is left.</source>
        <translation>Между блоками %1 складывается фигура бонуса, но бонусных жетонов не осталось.</translation>
    </message>
    <message>
        <source>Effect of %1, %2: %3.</source>
        <comment>a piece, when, what</comment>
        <translation>Эффект %1, %2: %3.</translation>
    </message>
    <message>
        <source>The effect of %1 finds nothing to do.</source>
        <translation>Эффект %1 срабатывает впустую.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Выбрано: %1.</translation>
    </message>
    <message>
        <source>The roll is made.</source>
        <translation>Бросок сделан.</translation>
    </message>
    <message>
        <source>The open choice falls away.</source>
        <translation>Открытый выбор отпадает.</translation>
    </message>
    <message>
        <source>%1 enters at %2; nobody controls it.</source>
        <translation>Пешка %1 входит: %2; её никто не контролирует.</translation>
    </message>
    <message>
        <source>%1 enters at %2, controlled by %3.</source>
        <translation>Пешка %1 входит: %2; её контролирует игрок %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n step(s) to %2.</source>
        <translation>
            <numerusform>Пешка %1 делает %n шаг: %2.</numerusform>
            <numerusform>Пешка %1 делает %n шага: %2.</numerusform>
            <numerusform>Пешка %1 делает %n шагов: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may move up to %n space(s) this turn.</source>
        <translation>
            <numerusform>Пешка %1 может пройти в этот ход до %n клетки.</numerusform>
            <numerusform>Пешка %1 может пройти в этот ход до %n клеток.</numerusform>
            <numerusform>Пешка %1 может пройти в этот ход до %n клеток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n movement action(s) of %2 for later.</source>
        <translation>
            <numerusform>У пешки %1 остаётся на потом %n действие движения карты %2.</numerusform>
            <numerusform>У пешки %1 остаётся на потом %n действия движения карты %2.</numerusform>
            <numerusform>У пешки %1 остаётся на потом %n действий движения карты %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice on the table: %1.</source>
        <translation>Кубики на столе: %1.</translation>
    </message>
    <message>
        <source>Dice of the app: %1.</source>
        <translation>Кубики приложения: %1.</translation>
    </message>
    <message>
        <source>%1 chooses for %2: %3.</source>
        <comment>player, source, answer</comment>
        <translation>Игрок %1 выбирает для эффекта %2: %3.</translation>
    </message>
    <message>
        <source>%1 rolls for %2.</source>
        <translation>Игрок %1 бросает кубики для эффекта %2.</translation>
    </message>
    <message>
        <source>%1 succeeds with Icebreaker on %2.</source>
        <translation>%1: Icebreaker против %2 — успех.</translation>
    </message>
    <message>
        <source>%1 fails with Icebreaker on %2 and is lost.</source>
        <translation>%1: Icebreaker против %2 — промах, пешка потеряна.</translation>
    </message>
    <message>
        <source>%1 fails with Icebreaker on %2.</source>
        <translation>%1: Icebreaker против %2 — промах.</translation>
    </message>
    <message>
        <source>%1 succeeds with Delete on %2.</source>
        <translation>%1: Delete против %2 — успех.</translation>
    </message>
    <message>
        <source>%1 fails with Delete on %2.</source>
        <translation>%1: Delete против %2 — промах.</translation>
    </message>
    <message>
        <source>Everybody has left the table, so nobody wins.</source>
        <translation>За столом никого не осталось, поэтому победителя нет.</translation>
    </message>
    <message>
        <source>%1 has left the table</source>
        <comment>put by hand</comment>
        <translation>%1 больше не за столом</translation>
    </message>
    <message>
        <source>%1 is back at the table</source>
        <comment>put by hand</comment>
        <translation>%1 снова за столом</translation>
    </message>
    <message>
        <source>%1 fills the hand.</source>
        <translation>Игрок %1 пополняет руку.</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>нет пути</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>в обе стороны</translation>
    </message>
    <message>
        <source>only out</source>
        <translation>только туда</translation>
    </message>
    <message>
        <source>only in</source>
        <translation>только оттуда</translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>поставить пешку</translation>
    </message>
    <message>
        <source>gain a pawn</source>
        <translation>получить пешку</translation>
    </message>
    <message>
        <source>gain a card</source>
        <translation>получить карту</translation>
    </message>
    <message>
        <source>attack all</source>
        <translation>атака на все пешки</translation>
    </message>
    <message>
        <source>attack one</source>
        <translation>атака на одну пешку</translation>
    </message>
    <message>
        <source>extra counter</source>
        <translation>ещё жетон контроля</translation>
    </message>
    <message>
        <source>counter back</source>
        <translation>вернуть жетон</translation>
    </message>
    <message>
        <source>bonus counter</source>
        <translation>бонусный жетон</translation>
    </message>
    <message>
        <source>bonus to all</source>
        <translation>бонус всем</translation>
    </message>
    <message>
        <source>bonus on the block</source>
        <translation>бонус на блок</translation>
    </message>
    <message>
        <source>sacrifice one</source>
        <translation>пожертвовать пешкой</translation>
    </message>
    <message>
        <source>discard cards</source>
        <translation>сбросить карты</translation>
    </message>
    <message>
        <source>strip a pawn</source>
        <translation>снять всё с пешки</translation>
    </message>
    <message>
        <source>acts as the Core</source>
        <translation>служит ядром</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>Way to %1: %2</source>
        <translation>Путь, %1: %2</translation>
    </message>
    <message>
        <source>NE</source>
        <comment>north-east</comment>
        <translation>СВ</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>В</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>south-east</comment>
        <translation>ЮВ</translation>
    </message>
    <message>
        <source>SW</source>
        <comment>south-west</comment>
        <translation>ЮЗ</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>З</translation>
    </message>
    <message>
        <source>NW</source>
        <comment>north-west</comment>
        <translation>СЗ</translation>
    </message>
    <message>
        <source>Over the border, %1: %2</source>
        <translation>Через границу, %1: %2</translation>
    </message>
    <message>
        <source>anywhere</source>
        <comment>reach of an attack</comment>
        <translation>где угодно</translation>
    </message>
    <message>
        <source>on this block</source>
        <comment>reach of an attack</comment>
        <translation>на этом блоке</translation>
    </message>
    <message>
        <source>on a block beside it</source>
        <comment>reach of an attack</comment>
        <translation>на соседнем блоке</translation>
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
        <translation>без ICE</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>Чёрный ICE</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Собственное движение</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as many spaces as %n die/dice show</source>
        <translation>
            <numerusform>столько клеток, сколько выпадет на %n кубике</numerusform>
            <numerusform>столько клеток, сколько выпадет на %n кубиках</numerusform>
            <numerusform>столько клеток, сколько выпадет на %n кубиках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n блок</numerusform>
            <numerusform>%n блока</numerusform>
            <numerusform>%n блоков</numerusform>
        </translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>две пешки</translation>
    </message>
    <message>
        <source>any number of pawns</source>
        <translation>сколько угодно пешек</translation>
    </message>
    <message>
        <source>figure space</source>
        <translation>клетка пешки</translation>
    </message>
    <message>
        <source>shielded defence %1</source>
        <comment>numbers</comment>
        <translation>защищённые числа %1</translation>
    </message>
    <message>
        <source>defence %1</source>
        <comment>numbers</comment>
        <translation>незащищённые числа %1</translation>
    </message>
    <message>
        <source>only out over the border</source>
        <translation>через границу только наружу</translation>
    </message>
    <message>
        <source>only in over the border</source>
        <translation>через границу только внутрь</translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>лимит руки %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n череп атаки</numerusform>
            <numerusform>%n черепа атаки</numerusform>
            <numerusform>%n черепов атаки</numerusform>
        </translation>
    </message>
    <message>
        <source>generic item</source>
        <translation>обычный предмет</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>neuroconsole</source>
        <translation>нейроконсоль</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>оружие</translation>
    </message>
    <message>
        <source>weapon of drones</source>
        <translation>оружие дронов</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>malware</source>
        <translation>зловред</translation>
    </message>
    <message>
        <source>block card</source>
        <translation>карта блока</translation>
    </message>
    <message>
        <source>action card</source>
        <translation>карта действия</translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice, one black</source>
        <translation>
            <numerusform>+%n кубик к Icebreaker, чёрный</numerusform>
            <numerusform>+%n кубика к Icebreaker, один чёрный</numerusform>
            <numerusform>+%n кубиков к Icebreaker, один чёрный</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Icebreaker with %n more die/dice</source>
        <translation>
            <numerusform>+%n кубик к Icebreaker</numerusform>
            <numerusform>+%n кубика к Icebreaker</numerusform>
            <numerusform>+%n кубиков к Icebreaker</numerusform>
        </translation>
    </message>
    <message>
        <source>fixed numbers %1</source>
        <translation>постоянные числа %1</translation>
    </message>
    <message>
        <source>against others&apos; blocks</source>
        <translation>против чужих блоков</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no effect, no ability</comment>
        <translation>нет</translation>
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
        <translation>%1: пока неизвестно</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>пока неизвестно</translation>
    </message>
    <message>
        <source>%1: another number</source>
        <translation>%1: другое число</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>клетки</translation>
    </message>
    <message>
        <source>a roll</source>
        <translation>бросок</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>блоки</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Сколько кубиков</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>Чёрный ICE</translation>
    </message>
    <message>
        <source>Unshielded</source>
        <translation>Незащищённые</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>устраняют</translation>
    </message>
    <message>
        <source>Shielded</source>
        <translation>Защищённые</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>спасают</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Постоянные числа</translation>
    </message>
    <message>
        <source>succeed too</source>
        <translation>тоже успех</translation>
    </message>
    <message>
        <source>One of them is black</source>
        <translation>Один из них чёрный</translation>
    </message>
    <message>
        <source>Only against blocks of others</source>
        <translation>Только против чужих блоков</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>Enter which sides of %1 have a space.</source>
        <translation>Укажите, у каких сторон блока %1 есть клетка.</translation>
    </message>
    <message>
        <source>Enter which corners of %1 show a bonus part.</source>
        <translation>Укажите, на каких углах блока %1 есть фрагмент бонуса.</translation>
    </message>
    <message>
        <source>Enter the ICE of %1.</source>
        <translation>Укажите ICE для %1.</translation>
    </message>
    <message>
        <source>Enter the spaces of %1.</source>
        <translation>Укажите клетки %1.</translation>
    </message>
    <message>
        <source>Enter how the spaces of %1 are linked.</source>
        <translation>Укажите, как соединены клетки %1.</translation>
    </message>
    <message>
        <source>Enter the direction arrows of %1.</source>
        <translation>Укажите стрелки направления %1.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 on placement.</source>
        <translation>Укажите эффект %1 при размещении.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 under control.</source>
        <translation>Укажите эффект %1 под контролем.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 at the beginning of a turn.</source>
        <translation>Укажите эффект %1 в начале хода.</translation>
    </message>
    <message>
        <source>Enter the attack skulls of %1.</source>
        <translation>Укажите черепа атаки %1.</translation>
    </message>
    <message>
        <source>Enter the defence dice of %1.</source>
        <translation>Укажите кубики защиты %1.</translation>
    </message>
    <message>
        <source>Enter the cost of %1 in bonus counters.</source>
        <translation>Укажите цену %1 в бонусных жетонах.</translation>
    </message>
    <message>
        <source>Enter what kind of item %1 is.</source>
        <translation>Укажите, что за предмет %1.</translation>
    </message>
    <message>
        <source>Enter the movement actions of %1.</source>
        <translation>Укажите, сколько действий движения даёт карта %1.</translation>
    </message>
    <message>
        <source>Enter the actions that %1 gives.</source>
        <translation>Укажите, какие действия даёт карта %1.</translation>
    </message>
    <message>
        <source>Enter the own movement of %1.</source>
        <translation>Укажите собственное движение пешки %1.</translation>
    </message>
    <message>
        <source>Enter the abilities of %1.</source>
        <translation>Укажите способности %1.</translation>
    </message>
    <message>
        <source>Enter whether %1 takes movement from cards.</source>
        <translation>Укажите, двигают ли пешку %1 картами.</translation>
    </message>
    <message>
        <source>Enter the fixed Icebreaker numbers of %1.</source>
        <translation>Укажите постоянные числа Icebreaker для %1.</translation>
    </message>
    <message>
        <source>Enter the Icebreaker bonus of %1.</source>
        <translation>Укажите бонус Icebreaker для %1.</translation>
    </message>
    <message>
        <source>Enter the slots of %1.</source>
        <translation>Укажите слоты %1.</translation>
    </message>
    <message>
        <source>What is not entered yet counted as none.</source>
        <translation>Что не указано, считается отсутствующим.</translation>
    </message>
    <message>
        <source>What is not entered yet counted as none. %1</source>
        <comment>a request to enter it follows</comment>
        <translation>Ещё не указано, поэтому считается отсутствующим. %1</translation>
    </message>
    <message>
        <source>This pawn carries more than one generic item; the rules name no limit.</source>
        <translation>Эта пешка несёт больше одного обычного предмета; предела правила не называют.</translation>
    </message>
    <message>
        <source>This pawn carries more than one bot; the rules name no limit.</source>
        <translation>Эта пешка несёт больше одного бота; предела правила не называют.</translation>
    </message>
    <message>
        <source>No bonus counter was left for this.</source>
        <translation>Бонусного жетона для этого не осталось.</translation>
    </message>
    <message>
        <source>A sample face was used; its numbers are invented.</source>
        <translation>Использован блок-образец; его числа выдуманы.</translation>
    </message>
    <message>
        <source>Enter the effect of %1 by sacrifice.</source>
        <translation>Укажите эффект %1 при жертве.</translation>
    </message>
    <message>
        <source>The effect of %1 on placement is not entered: none fires.</source>
        <translation>Эффект блока %1 при размещении не указан: ничего не срабатывает.</translation>
    </message>
    <message>
        <source>The corners of %1 are not entered: no bonus icon closes with it.</source>
        <translation>Углы блока %1 не указаны: с ним не складывается ни одна фигура бонуса.</translation>
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
            <numerusform>%n бонусный жетон</numerusform>
            <numerusform>%n бонусных жетона</numerusform>
            <numerusform>%n бонусных жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Клетки</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a space and what is printed there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>On placement</source>
        <translation>При размещении</translation>
    </message>
    <message>
        <source>Under control</source>
        <translation>Под контролем</translation>
    </message>
    <message>
        <source>At the beginning of a turn</source>
        <translation>В начале хода</translation>
    </message>
    <message>
        <source>Cards beside it</source>
        <translation>Карты рядом</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Несёт</translation>
    </message>
    <message>
        <source>Malware</source>
        <translation>Вредоносные программы</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Уплачено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>counters and a player</comment>
        <translation>%1 игрока %2</translation>
    </message>
    <message>
        <source>control counter of %1</source>
        <translation>жетон контроля игрока %1</translation>
    </message>
    <message>
        <source>Used this turn</source>
        <translation>Потрачено в этот ход</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n череп атаки</numerusform>
            <numerusform>%n черепа атаки</numerusform>
            <numerusform>%n черепов атаки</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>no movement from cards</source>
        <translation>картами не двигают</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Не может</translation>
    </message>
    <message>
        <source>Hand maximum</source>
        <translation>Лимит руки</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>на пешке %1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>рядом с блоком %1</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>у игрока %1</translation>
    </message>
    <message>
        <source>played, on the table</source>
        <translation>сыграна, на столе</translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>лимит руки %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>движение %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <comment>abilities</comment>
        <translation>даёт %1</translation>
    </message>
    <message>
        <source>bars %1</source>
        <comment>abilities</comment>
        <translation>запрещает %1</translation>
    </message>
    <message>
        <source>each turn %1</source>
        <comment>abilities</comment>
        <translation>каждый ход %1</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>Its pawn</source>
        <translation>Её пешка</translation>
    </message>
</context>
<context>
    <name>FiguresWords</name>
    <message>
        <source>The game goes on</source>
        <translation>Игра продолжается</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Победителя нет</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>the winner of the game</comment>
        <translation>Победитель: %1</translation>
    </message>
    <message>
        <source>%1 and %2 win together</source>
        <comment>winners; the first may be several</comment>
        <translation>Победу делят: %1 и %2</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <comment>of a game that goes on</comment>
        <translation>Ход %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n control counters were placed in turn %1.</source>
        <translation>
            <numerusform>Ход %1: выложен %n жетон контроля, то есть все.</numerusform>
            <numerusform>Ход %1: выложены все %n жетона контроля.</numerusform>
            <numerusform>Ход %1: выложены все %n жетонов контроля.</numerusform>
        </translation>
    </message>
    <message>
        <source>All control counters were placed in turn %1.</source>
        <translation>Ход %1: выложены все жетоны контроля.</translation>
    </message>
    <message>
        <source>Time was up in turn %1.</source>
        <translation>Ход %1: время вышло.</translation>
    </message>
    <message>
        <source>The end was put by hand in turn %1.</source>
        <translation>Партия завершена вручную на %1-м ходу.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n час</numerusform>
            <numerusform>%n часа</numerusform>
            <numerusform>%n часов</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <comment>a time</comment>
        <translation>Время игры: %1.</translation>
    </message>
    <message>
        <source>Counters in the Cybernet, by turn</source>
        <translation>Жетоны в Кибернете по ходам</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>drawn %1</source>
        <comment>how often each face fell</comment>
        <translation>бросило приложение — %1</translation>
    </message>
    <message>
        <source>typed %1</source>
        <comment>how often each face fell</comment>
        <translation>ввели игроки — %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rolls succeeded</source>
        <translation>
            <numerusform>Успешных бросков: %1 из %n</numerusform>
            <numerusform>Успешных бросков: %1 из %n</numerusform>
            <numerusform>Успешных бросков: %1 из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to be expected</source>
        <comment>a number of rolls</comment>
        <translation>Ожидалось: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice hit, %1 to be expected</source>
        <translation>
            <numerusform>%n попадание, ожидалось %1</numerusform>
            <numerusform>%n попадания, ожидалось %1</numerusform>
            <numerusform>%n попаданий, ожидалось %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Counters in the Cybernet</source>
        <translation>Жетоны в Кибернете</translation>
    </message>
    <message>
        <source>Bonus counters</source>
        <translation>Бонусные жетоны</translation>
    </message>
    <message>
        <source>Bonus icons won</source>
        <translation>Получено фигур бонуса</translation>
    </message>
    <message>
        <source>Pawns lost</source>
        <translation>Потеряно пешек</translation>
    </message>
    <message>
        <source>Dice thrown</source>
        <translation>Брошено кубиков</translation>
    </message>
    <message>
        <source>Rolls that succeeded</source>
        <translation>Успешные броски</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>successful rolls</comment>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>Luck</source>
        <comment>successful rolls above what was to be expected</comment>
        <translation>Удача</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bonus icons won</source>
        <translation>
            <numerusform>Получено фигур бонуса: %1 из %n</numerusform>
            <numerusform>Получено фигур бонуса: %1 из %n</numerusform>
            <numerusform>Получено фигур бонуса: %1 из %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowParts</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Why? Rule %1</source>
        <translation>Почему? Правило %1</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>base</source>
        <comment>the hand maximum before any card</comment>
        <translation>основа</translation>
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
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>heading in the log</comment>
        <translation>%1, ход %2</translation>
    </message>
    <message>
        <source>typed</source>
        <comment>mark of an entry: the players&apos; own dice</comment>
        <translation>свои кубики</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>mark of an entry: dice of the app</comment>
        <translation>кубики приложения</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>mark of an entry</comment>
        <translation>вручную</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>mark of an entry: sent by the app</comment>
        <translation>авто</translation>
    </message>
    <message>
        <source>as said</source>
        <comment>mark of an entry: not checked</comment>
        <translation>со слов</translation>
    </message>
    <message>
        <source>ruling: %1</source>
        <comment>mark of an entry, with the players&apos; reason</comment>
        <translation>решение игроков: %1</translation>
    </message>
    <message>
        <source>turned %1</source>
        <comment>mark of a placed block</comment>
        <translation>поворот %1</translation>
    </message>
    <message>
        <source>Faces: %1.</source>
        <comment>names of blocks</comment>
        <translation>Лицевые стороны блоков: %1.</translation>
    </message>
    <message>
        <source>Cards: %1.</source>
        <comment>names of cards</comment>
        <translation>Карты: %1.</translation>
    </message>
    <message>
        <source>Pawns: %1.</source>
        <comment>names of pawns</comment>
        <translation>Пешки: %1.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>What this device remembered of your pieces cannot be read. The file is kept as %1.</source>
        <translation>То, что устройство помнило о ваших компонентах, не читается. Файл сохранён как %1.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>подготовка</translation>
    </message>
    <message>
        <source>beginning phase</source>
        <translation>начальная фаза</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>фаза действий</translation>
    </message>
    <message>
        <source>recycling phase</source>
        <translation>фаза переработки</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>конец игры</translation>
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
        <translation>северо-восток</translation>
    </message>
    <message>
        <source>east</source>
        <translation>восток</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>юго-восток</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>юго-запад</translation>
    </message>
    <message>
        <source>west</source>
        <translation>запад</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>северо-запад</translation>
    </message>
    <message>
        <source>Central Core</source>
        <translation>Центральное ядро</translation>
    </message>
    <message>
        <source>Cleaner %1</source>
        <translation>Чистильщик %1</translation>
    </message>
    <message>
        <source>Red Speedrunner</source>
        <translation>Красный спидраннер</translation>
    </message>
    <message>
        <source>Blue Speedrunner</source>
        <translation>Синий спидраннер</translation>
    </message>
    <message>
        <source>Green Speedrunner</source>
        <translation>Зелёный спидраннер</translation>
    </message>
    <message>
        <source>Yellow Speedrunner</source>
        <translation>Жёлтый спидраннер</translation>
    </message>
    <message>
        <source>Probe drone</source>
        <translation>Дрон-зонд</translation>
    </message>
    <message>
        <source>MK-2 drone</source>
        <translation>Дрон MK-2</translation>
    </message>
    <message>
        <source>Mar II drone</source>
        <translation>Дрон Mar II</translation>
    </message>
    <message>
        <source>Turret drone</source>
        <translation>Дрон-турель</translation>
    </message>
    <message>
        <source>Hulk drone</source>
        <translation>Дрон Hulk</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <translation>Киборг</translation>
    </message>
    <message>
        <source>unknown block</source>
        <translation>неизвестный блок</translation>
    </message>
    <message>
        <source>unknown pawn</source>
        <translation>неизвестная пешка</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>неизвестная карта</translation>
    </message>
    <message>
        <source>space of %1</source>
        <translation>клетка пешки %1</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>середина</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>клетка %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a block and one of its spaces</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a name within a sentence, with quotation marks where the language wants them</comment>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>NewTableWords</name>
    <message>
        <source>There is no game &quot;%1&quot; here; there is zaibatsu.</source>
        <translation>Игры «%1» здесь нет; есть zaibatsu.</translation>
    </message>
    <message>
        <source>A player is written NAME:COLOUR with the colour red, blue, green or yellow, not &quot;%1&quot;.</source>
        <translation>Игрок пишется ИМЯ:ЦВЕТ, цвет&#xa0;— red, blue, green или yellow, а не «%1».</translation>
    </message>
    <message>
        <source>The edition is first-2011 or second-2017, not &quot;%1&quot;.</source>
        <translation>Издание&#xa0;— first-2011 или second-2017, а не «%1».</translation>
    </message>
    <message>
        <source>--track takes all, control or scores, not &quot;%1&quot;.</source>
        <translation>--track принимает all, control или scores, а не «%1».</translation>
    </message>
    <message>
        <source>A house rule is written A-009=off or A-009=on, not &quot;%1&quot;.</source>
        <translation>Домашнее правило пишется A-009=off или A-009=on, а не «%1».</translation>
    </message>
    <message>
        <source>--time-limit takes minutes as a whole number, not &quot;%1&quot;.</source>
        <translation>--time-limit принимает целое число минут, а не «%1».</translation>
    </message>
    <message>
        <source>--seed takes a whole number of 0 or more, not &quot;%1&quot;.</source>
        <translation>--seed принимает целое число от 0, а не «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>«%1» не читается: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no catalogue: %2</source>
        <translation>«%1»&#xa0;— не каталог: %2</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; is no catalogue: %2 (and %n more problems)</source>
        <translation>
            <numerusform>«%1»&#xa0;— не каталог: %2 (и ещё %n ошибка)</numerusform>
            <numerusform>«%1»&#xa0;— не каталог: %2 (и ещё %n ошибки)</numerusform>
            <numerusform>«%1»&#xa0;— не каталог: %2 (и ещё %n ошибок)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>Beside the board</source>
        <translation>Рядом с полем</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Tap a pawn, a block or a player.</source>
        <translation>Коснитесь пешки, блока или игрока.</translation>
    </message>
    <message>
        <source>not in the Cybernet</source>
        <translation>не в Кибернете</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>под контролем игрока %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>ничей блок</translation>
    </message>
    <message>
        <source>%1 of %2 counters in the Cybernet</source>
        <translation>жетонов в Кибернете: %1 из %2</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>пост.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Сейчас нельзя</translation>
    </message>
    <message>
        <source>Adjust by hand</source>
        <translation>Изменить вручную</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Открыть журнал</translation>
    </message>
    <message>
        <source>Enter the face</source>
        <translation>Заполнить лицевую сторону</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Другой цвет</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Уходит из-за стола</translation>
    </message>
    <message>
        <source>Lay the table as it stands</source>
        <translation>Перенести партию со стола</translation>
    </message>
    <message>
        <source>Choose which</source>
        <translation>Уточнить</translation>
    </message>
    <message>
        <source>Enter the card</source>
        <translation>Заполнить карту</translation>
    </message>
    <message>
        <source>Enter the pawn card</source>
        <translation>Заполнить карту пешки</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Открыть правила</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>Подробнее: %1</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Сейчас ходит %1.</translation>
    </message>
</context>
<context>
    <name>NowWords</name>
    <message>
        <source>Starting roll</source>
        <translation>Начальный бросок</translation>
    </message>
    <message>
        <source>Open choice</source>
        <translation>Открытый выбор</translation>
    </message>
    <message>
        <source>Use an effect</source>
        <translation>Использовать эффект</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Собственное движение</translation>
    </message>
    <message>
        <source>Roll for movement</source>
        <translation>Бросок на движение</translation>
    </message>
    <message>
        <source>Equip an item</source>
        <translation>Снарядить пешку</translation>
    </message>
    <message>
        <source>Block card</source>
        <translation>Карта блока</translation>
    </message>
    <message>
        <source>Let a pawn enter</source>
        <translation>Ввести пешку</translation>
    </message>
    <message>
        <source>Sacrifice</source>
        <translation>Жертва</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Следующая фаза</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>The game begins with the starting roll.</source>
        <translation>Игра начинается с начального броска.</translation>
    </message>
    <message>
        <source>On to the action phase.</source>
        <translation>К фазе действий.</translation>
    </message>
    <message>
        <source>On to recycling.</source>
        <translation>К переработке.</translation>
    </message>
    <message>
        <source>On to the next player.</source>
        <translation>К следующему игроку.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>There is nothing to do this with now.</source>
        <translation>Сейчас это делать не с чем.</translation>
    </message>
    <message>
        <source>Who rolls highest begins.</source>
        <translation>Начинает тот, у кого выпало больше.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) to use</source>
        <translation>
            <numerusform>%n эффект</numerusform>
            <numerusform>%n эффекта</numerusform>
            <numerusform>%n эффектов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) in reach</source>
        <translation>
            <numerusform>%n цель в пределах досягаемости</numerusform>
            <numerusform>%n цели в пределах досягаемости</numerusform>
            <numerusform>%n целей в пределах досягаемости</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a number of spaces, a number of actions</comment>
        <translation>%1 за %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n действие</numerusform>
            <numerusform>%n действия</numerusform>
            <numerusform>%n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll is the most it may move this turn.</source>
        <translation>Бросок&#xa0;— это предел её движения в этот ход.</translation>
    </message>
    <message>
        <source>Back to the Central Core.</source>
        <translation>Назад на Центральное ядро.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) free to pay</source>
        <translation>
            <numerusform>%n свободный бонусный жетон</numerusform>
            <numerusform>%n свободных бонусных жетона</numerusform>
            <numerusform>%n свободных бонусных жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>The pawn is eliminated.</source>
        <translation>Пешка устраняется.</translation>
    </message>
    <message>
        <source>Time is up: most control counters win.</source>
        <translation>Время вышло: побеждает тот, у кого больше жетонов контроля.</translation>
    </message>
    <message>
        <source>What kind of item a card is and what it costs is not entered yet.</source>
        <translation>Ещё не указано, что за предметы на картах и сколько они стоят.</translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left</source>
        <translation>
            <numerusform>Из стопки (остался %n блок)</numerusform>
            <numerusform>Из стопки (осталось %n блока)</numerusform>
            <numerusform>Из стопки (осталось %n блоков)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the pile, %n block(s) left, beside %1</source>
        <translation>
            <numerusform>Из стопки (остался %n блок), рядом с блоком %1</numerusform>
            <numerusform>Из стопки (осталось %n блока), рядом с блоком %1</numerusform>
            <numerusform>Из стопки (осталось %n блоков), рядом с блоком %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Obstacles</name>
    <message>
        <source>%1 is in use already. Choose another card.</source>
        <translation>Карта %1 уже занята. Выберите другую.</translation>
    </message>
    <message>
        <source>%1 does not give %2. Play a card that does.</source>
        <translation>Карта %1 не даёт %2. Сыграйте ту, которая даёт.</translation>
    </message>
    <message>
        <source>%1 costs %2, %3 has %4. Win bonus counters first.</source>
        <translation>%1 стоит %2, а у игрока %3 — %4. Сначала добудьте бонусные жетоны.</translation>
    </message>
    <message>
        <source>%1 is no item and no bot. Play it for its action or movement.</source>
        <translation>Карта %1 — не предмет и не бот. Сыграйте её ради действия или движения.</translation>
    </message>
    <message>
        <source>%1 has no effect to use now. Choose another one.</source>
        <translation>Сейчас нет эффекта, который можно использовать: %1. Выберите другой.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n бонусный жетон</numerusform>
            <numerusform>%n бонусных жетона</numerusform>
            <numerusform>%n бонусных жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled here: %1. Entered: %2. Enter as many as are rolled.</source>
        <comment>each a number of dice</comment>
        <translation>Здесь бросают: %1. Введено: %2. Введите столько, сколько бросают.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6. Enter one of these numbers.</source>
        <translation>На кубике от 1 до 6. Введите одно из этих чисел.</translation>
    </message>
    <message>
        <source>No such choice is open. Look at what is asked now.</source>
        <translation>Такого открытого выбора нет. Посмотрите, о чём спрашивают сейчас.</translation>
    </message>
    <message>
        <source>This is not among the answers offered. Choose one of them.</source>
        <translation>Этого нет среди предложенных ответов. Выберите один из них.</translation>
    </message>
    <message>
        <source>No dice are rolled here. Leave them out.</source>
        <translation>Здесь кубики не бросают. Уберите их.</translation>
    </message>
    <message>
        <source>No step leads to %1 from there. A step follows a link or a shared side with a space on both blocks.</source>
        <translation>Одним шагом туда не попасть: %1. Шаг ведёт по связи клеток или через общую сторону, где клетка есть у обоих блоков.</translation>
    </message>
    <message>
        <source>An arrow bars the step to %1. Find a way that follows the arrows.</source>
        <translation>Стрелка не пускает туда: %1. Найдите путь по стрелкам.</translation>
    </message>
    <message>
        <source>%1 is full. End the movement on a space with room.</source>
        <translation>Места больше нет: %1. Закончите движение там, где есть место.</translation>
    </message>
    <message>
        <source>This way takes %1, there are %2. Choose a nearer space.</source>
        <comment>each a number of movement actions</comment>
        <translation>Для этого пути нужно %1, а есть %2. Выберите клетку ближе.</translation>
    </message>
    <message>
        <source>%1 gives %2, not %3. Enter what is printed on it.</source>
        <comment>each a number of movement actions</comment>
        <translation>Карта %1 даёт %2, а не %3. Введите то, что на ней напечатано.</translation>
    </message>
    <message>
        <source>%1 takes no movement from cards. Use its own movement.</source>
        <translation>Пешку %1 нельзя двигать картами. Используйте её собственное движение.</translation>
    </message>
    <message>
        <source>%1 has no movement of its own. Play a card for its movement.</source>
        <translation>У пешки %1 нет собственного движения. Сыграйте карту ради движения.</translation>
    </message>
    <message>
        <source>%1 has used its own movement. It moves again next turn.</source>
        <translation>Пешка %1 уже использовала собственное движение. Она пойдёт в следующий ход.</translation>
    </message>
    <message>
        <source>%1 has not rolled for its movement yet. Roll first.</source>
        <translation>Бросок на движение пешки %1 ещё не сделан. Сначала бросьте кубик.</translation>
    </message>
    <message>
        <source>%1 has already rolled for its movement. There is one roll each turn.</source>
        <translation>Бросок на движение пешки %1 уже сделан. Он один за ход.</translation>
    </message>
    <message>
        <source>There is no space %1. Choose one that the block has.</source>
        <translation>Такой клетки нет: %1. Выберите ту, что есть на блоке.</translation>
    </message>
    <message>
        <source>%1 has to stand on a space. Choose a space of the block.</source>
        <translation>Пешка %1 должна стоять на клетке. Выберите клетку блока.</translation>
    </message>
    <message>
        <source>%1 moves to a block that touches its own. Choose one of those.</source>
        <translation>Пешка %1 переходит на соседний блок. Выберите один из них.</translation>
    </message>
    <message>
        <source>The restriction icon keeps %1 from moving. Choose another pawn.</source>
        <translation>Значок ограничения не даёт пешке %1 двигаться. Выберите другую.</translation>
    </message>
    <message numerus="yes">
        <source>%n movement action(s)</source>
        <translation>
            <numerusform>%n действие движения</numerusform>
            <numerusform>%n действия движения</numerusform>
            <numerusform>%n действий движения</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not stand on %2. Move it there first.</source>
        <translation>Пешка %1 не стоит на блоке %2. Сначала приведите её туда.</translation>
    </message>
    <message>
        <source>%1 has no ICE, so nobody can take control of it. Choose another block.</source>
        <translation>У блока %1 нет ICE, взять его под контроль нельзя. Выберите другой блок.</translation>
    </message>
    <message>
        <source>%1 is under control of %2 already. Choose a block that is not.</source>
        <translation>Блок %1 уже под контролем игрока %2. Выберите другой.</translation>
    </message>
    <message>
        <source>%1 is controlled by %2 already. Choose a pawn that is not.</source>
        <translation>Пешка %1 уже под контролем игрока %2. Выберите другую.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches its own block and adjacent spaces.</source>
        <translation>До пешки %1 не достать. Icebreaker достаёт до своего блока и соседних клеток.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Icebreaker reaches only pawns on the same block.</source>
        <translation>До пешки %1 не достать. Icebreaker достаёт только до пешек на том же блоке.</translation>
    </message>
    <message>
        <source>%1 has no ICE dice on its card. Choose a pawn that has some.</source>
        <translation>У пешки %1 нет кубиков ICE на карте. Выберите ту, у которой они есть.</translation>
    </message>
    <message>
        <source>Defence equipment covers the ICE dice of %1. It cannot be taken while it wears it.</source>
        <translation>Защитное снаряжение закрывает кубики ICE пешки %1. Пока оно на ней, захватить её нельзя.</translation>
    </message>
    <message>
        <source>%1 has no control counter left to mark it with. Free one first.</source>
        <translation>У игрока %1 не осталось жетона контроля для отметки. Сначала освободите один.</translation>
    </message>
    <message>
        <source>%1 is your own pawn, and this table does not allow that. Choose another target.</source>
        <translation>Пешка %1 — ваша, а за этим столом так не играют. Выберите другую цель.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches its own block and adjacent spaces.</source>
        <translation>До пешки %1 не достать. Delete достаёт до своего блока и соседних клеток.</translation>
    </message>
    <message>
        <source>%1 is out of reach. Delete reaches only pawns on the same block.</source>
        <translation>До пешки %1 не достать. Delete достаёт только до пешек на том же блоке.</translation>
    </message>
    <message>
        <source>%1 has no attack skull, so there is no die to roll. Give it a weapon first.</source>
        <translation>У пешки %1 нет черепов атаки, бросать нечего. Сначала дайте ей оружие.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a target that stands there.</source>
        <translation>Пешки %1 нет в Кибернете. Выберите цель, которая там есть.</translation>
    </message>
    <message>
        <source>A cell holds one piece, and %1 would be a second one. Put it elsewhere.</source>
        <translation>На одном месте лежит только один компонент, и %1 туда не поместится. Выберите другое место.</translation>
    </message>
    <message>
        <source>%1 does not have that many control counters. Put fewer.</source>
        <translation>У игрока %1 нет столько жетонов контроля. Положите меньше.</translation>
    </message>
    <message>
        <source>There are not that many bonus counters. Put fewer, 24 in all.</source>
        <translation>Столько бонусных жетонов нет: всего их 24. Положите меньше.</translation>
    </message>
    <message>
        <source>This table has no such piece. Choose one that it has.</source>
        <translation>В этой партии нет такого компонента. Выберите из тех, что есть.</translation>
    </message>
    <message>
        <source>%1 cannot stand there: there is no such space. Choose a space that exists.</source>
        <translation>Пешка %1 не может там стоять: такой клетки нет. Выберите существующую.</translation>
    </message>
    <message>
        <source>State and place of %1 do not agree. A piece has a place exactly while it is in the Cybernet.</source>
        <translation>Состояние и место не сходятся: %1. Место есть у компонента, только пока он в Кибернете.</translation>
    </message>
    <message>
        <source>%1 would lie beside nothing. Put it beside a block in the Cybernet.</source>
        <translation>Рядом с картой %1 не было бы ни одного блока. Положите её рядом с блоком в Кибернете.</translation>
    </message>
    <message>
        <source>A pawn stands on a space of %1 that would vanish. Move the pawn first.</source>
        <translation>Пешка стоит на клетке блока %1, которая исчезла бы. Сначала переставьте пешку.</translation>
    </message>
    <message>
        <source>The Central Core lies at [0, 0] and belongs to nobody. Leave it there.</source>
        <translation>Центральное ядро лежит в [0, 0] и никому не принадлежит. Оставьте его там.</translation>
    </message>
    <message>
        <source>Nobody plays this colour. Choose the colour of a player.</source>
        <translation>Этим цветом никто не играет. Выберите цвет игрока.</translation>
    </message>
    <message>
        <source>A number for %1 is out of range. Enter one that fits.</source>
        <translation>Недопустимое число: %1. Введите подходящее.</translation>
    </message>
    <message>
        <source>The copies of %1 would differ. Enter them alike.</source>
        <translation>Копии карты %1 различались бы. Заполните их одинаково.</translation>
    </message>
    <message>
        <source>Nothing would change. Name at least one thing to put by hand.</source>
        <translation>Ничего не изменилось бы. Укажите хотя бы одно изменение.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Place it first.</source>
        <translation>В Кибернете нет: %1. Сначала разместите.</translation>
    </message>
    <message>
        <source>The game has not begun. Enter the starting rolls first.</source>
        <translation>Игра не началась. Сначала введите начальные броски.</translation>
    </message>
    <message>
        <source>The game has begun. Starting rolls come before any play.</source>
        <translation>Игра уже идёт. Начальные броски делают до её начала.</translation>
    </message>
    <message>
        <source>Not now: this is the %1. Go on to the phase it belongs to.</source>
        <translation>Не сейчас: идёт %1. Перейдите к нужной фазе.</translation>
    </message>
    <message>
        <source>The game is over. Only notes and changes by hand are possible.</source>
        <translation>Игра окончена. Возможны только заметки и изменения вручную.</translation>
    </message>
    <message>
        <source>%1 is not controlled by %2. Choose a pawn that is.</source>
        <translation>Пешка %1 не под контролем игрока %2. Выберите ту, что под контролем.</translation>
    </message>
    <message>
        <source>Nobody controls %1, so it does nothing. Choose a pawn of your own.</source>
        <translation>Пешку %1 никто не контролирует, и она ничего не делает. Выберите свою.</translation>
    </message>
    <message>
        <source>%1 is not in the Cybernet. Choose a pawn that stands there.</source>
        <translation>Пешки %1 нет в Кибернете. Выберите ту, которая там есть.</translation>
    </message>
    <message>
        <source>%1 does not have the ability %2. Choose a pawn that has it.</source>
        <translation>У пешки %1 нет способности %2. Выберите ту, у которой есть.</translation>
    </message>
    <message>
        <source>%1 bears the “cannot” icon for %2. Choose another pawn.</source>
        <translation>У пешки %1 значок «не может» для %2. Выберите другую.</translation>
    </message>
    <message>
        <source>%1 has used its icon for %2 this turn. Play a card, or wait for the next turn.</source>
        <translation>Пешка %1 уже использовала значок %2 в этот ход. Сыграйте карту или дождитесь следующего хода.</translation>
    </message>
    <message>
        <source>%1 has no each-turn icon for %2. Play a card instead.</source>
        <translation>У пешки %1 нет значка «каждый ход» для %2. Сыграйте карту.</translation>
    </message>
    <message>
        <source>%1 is not eliminated. Reboot brings back eliminated pawns only.</source>
        <translation>Пешка %1 не устранена. Reboot возвращает только устранённых.</translation>
    </message>
    <message>
        <source>%1 does not have the ability Reboot. It returns only by its own entry rule.</source>
        <translation>У пешки %1 нет способности Reboot. Она возвращается только по своему правилу входа.</translation>
    </message>
    <message>
        <source>%1 does not stand on a block, so Search has no reference block. Move it onto one first.</source>
        <translation>Пешка %1 не стоит на блоке, и у Search нет опорного блока. Сначала приведите её на блок.</translation>
    </message>
    <message>
        <source>%1 is no longer in the pile. Choose a block that has not been placed.</source>
        <translation>Блока %1 уже нет в стопке. Выберите ещё не размещённый.</translation>
    </message>
    <message>
        <source>The pile is empty: there is nothing left to find by Search.</source>
        <translation>Стопка пуста: Search больше ничего не найдёт.</translation>
    </message>
    <message>
        <source>This cell does not touch the reference block, %1. Choose a cell beside it.</source>
        <translation>Это место не касается опорного блока %1. Выберите соседнее.</translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Blocks join only where both sides have a space.</source>
        <translation>У этой стороны блока %1 нет клетки. Блоки соединяются только там, где клетки есть у обеих сторон.</translation>
    </message>
    <message>
        <source>%1 would touch %2 with a wall. Turn it until a side with a space meets it.</source>
        <translation>Блок %1 коснётся блока %2 стороной без клетки. Поверните новый блок к нему стороной с клеткой.</translation>
    </message>
    <message>
        <source>%1 rolls %2 for the start, not %3. Enter as many as are rolled.</source>
        <comment>each a number of dice</comment>
        <translation>Игрок %1 бросает за первый ход %2, а не %3. Введите столько, сколько бросают.</translation>
    </message>
    <message>
        <source>A die shows 1 to 6. Put the roll of %1 right.</source>
        <translation>На кубике от 1 до 6. Исправьте бросок игрока %1.</translation>
    </message>
    <message>
        <source>A roll of %1 is missing. All roll once, then only the tied again, until one is highest.</source>
        <translation>Не хватает броска игрока %1. Сначала бросают все, затем только те, у кого поровну, пока у одного не выпадет больше.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes one card or any %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>Для Reboot пешки %1 нужна одна карта или любые %2, а не %3.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>Для Reboot пешки %1 нужно: %2, а не %3.</translation>
    </message>
    <message>
        <source>%1 would stay where it is. Name the spaces it moves to.</source>
        <translation>Пешка %1 осталась бы на месте. Укажите клетки, по которым она идёт.</translation>
    </message>
    <message>
        <source>The cards give %1 together, not %2. Enter what is printed on them.</source>
        <comment>each a number of movement actions</comment>
        <translation>Вместе карты дают %1, а не %2. Введите то, что на них напечатано.</translation>
    </message>
    <message>
        <source>%1 cannot use Delete on itself. Choose another target.</source>
        <translation>Пешка %1 не может применить Delete к себе. Выберите другую цель.</translation>
    </message>
    <message>
        <source>%1 has no room for %2. Choose another space.</source>
        <translation>Для пешки %2 здесь нет места: %1. Выберите другую клетку.</translation>
    </message>
    <message>
        <source>%1 would hold more pawns than it has room for. Move one first.</source>
        <translation>Столько пешек здесь не поместится: %1. Сначала переставьте одну.</translation>
    </message>
    <message>
        <source>Nobody plays %1. Choose the colour of a player.</source>
        <translation>Никто не играет этим цветом: %1. Выберите цвет игрока.</translation>
    </message>
    <message>
        <source>%1 has this colour already. Choose a free one.</source>
        <translation>Этот цвет уже у игрока %1. Выберите свободный.</translation>
    </message>
    <message>
        <source>A choice of %1 is still open. Answer it first.</source>
        <translation>Ещё открыт выбор игрока %1. Сначала ответьте на него.</translation>
    </message>
    <message>
        <source>The effect of %1 in the beginning phase is still to come. Use it first.</source>
        <translation>В начальной фазе остался эффект: %1. Сначала используйте его.</translation>
    </message>
    <message>
        <source>%1 lies in this cell. Choose an empty one beside the reference block.</source>
        <translation>Это место занято: %1. Выберите свободное рядом с опорным блоком.</translation>
    </message>
    <message>
        <source>Arrows bar the step from %2 into %1 here. Turn it or choose another side.</source>
        <translation>Стрелки не пускают здесь с блока %2 на блок %1. Поверните его или выберите другую сторону.</translation>
    </message>
    <message>
        <source>Reboot of %1 takes any %2, not %3.</source>
        <comment>each a number of cards</comment>
        <translation>Для Reboot пешки %1 нужны любые %2, а не %3.</translation>
    </message>
    <message>
        <source>%1 does this by itself. Leave the card out.</source>
        <translation>Карта здесь не нужна: %1 обходится без неё. Уберите карту.</translation>
    </message>
    <message>
        <source>%1 needs one card for this, not %2. Name the one that is played.</source>
        <comment>a number of cards</comment>
        <translation>Пешке %1 для этого нужна одна карта, а не %2. Назовите ту, которую играете.</translation>
    </message>
    <message>
        <source>%1 is a bonus card: it comes and goes with its block and is not played. Choose another card.</source>
        <translation>Карта %1 — бонусная: она приходит и уходит вместе со своим блоком, сыграть её нельзя. Выберите другую карту.</translation>
    </message>
    <message>
        <source>Another choice of %1 comes first. Answer that one.</source>
        <translation>Первым идёт другой выбор игрока %1. Сначала ответьте на него.</translation>
    </message>
    <message>
        <source>%1 moves to a block that touches its own where both have a space. Choose one of those.</source>
        <translation>Пешка %1 переходит на соседний блок через сторону, где клетка есть у обоих блоков. Выберите один из таких.</translation>
    </message>
    <message>
        <source>%1 moves without a roll. Name where it moves to.</source>
        <translation>Пешка %1 движется без броска. Укажите, куда.</translation>
    </message>
    <message>
        <source>%1 keeps %2, and the hand maximum is %3. Discard down to it.</source>
        <comment>%2 and %3: each a number of cards</comment>
        <translation>У игрока %1 остаётся %2, а лимит руки — %3. Сбросьте лишние.</translation>
    </message>
    <message>
        <source>%1 draws up to the hand maximum: %2 at most, not %3.</source>
        <comment>%2 and %3: each a number of cards</comment>
        <translation>Игрок %1 добирает карты до лимита руки: самое большее %2, а не %3.</translation>
    </message>
    <message>
        <source>A pawn stands on a space of %1 that would vanish. Move the pawn first.</source>
        <comment>a card</comment>
        <translation>Пешка стоит на клетке карты %1, а эта клетка исчезла бы. Сначала переставьте пешку.</translation>
    </message>
    <message>
        <source>No side of %1 has a space, so it fits nowhere. Put it under the pile and take the next one.</source>
        <translation>Ни у одной стороны блока %1 нет клетки, поэтому его некуда положить. Уберите его под низ стопки и возьмите следующий.</translation>
    </message>
    <message>
        <source>This table keeps only the scores. Put counters by hand, or start a new table that tracks more and enter there what lies in the Cybernet.</source>
        <translation>В этой партии ведётся только счёт. Измените жетоны вручную или начните новую партию, где отслеживается больше, и введите там всё, что лежит в Кибернете.</translation>
    </message>
    <message>
        <source>%1 would lie on %2, which is not in the Cybernet. Take the card off in the same step.</source>
        <translation>Карта %1 осталась бы на пешке %2, которой нет в Кибернете. Снимите карту этим же действием.</translation>
    </message>
    <message>
        <source>Bonus counters would lie on %1, which is not in the Cybernet. Take them off in the same step.</source>
        <translation>На пешке %1, которой нет в Кибернете, остались бы бонусные жетоны. Снимите их этим же действием.</translation>
    </message>
</context>
<context>
    <name>OddsQuestion</name>
    <message>
        <source>%1 takes numbers from 1 to 6 with commas between them, not &quot;%2&quot;.</source>
        <translation>%1 принимает числа от 1 до 6 через запятую, а не «%2».</translation>
    </message>
    <message>
        <source>%1 takes a whole number from 1 to %2, not &quot;%3&quot;.</source>
        <translation>%1 принимает целое число от 1 до %2, а не «%3».</translation>
    </message>
    <message>
        <source>This question takes no %1.</source>
        <translation>Этот вопрос не принимает %1.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Нет %1.</translation>
    </message>
    <message>
        <source>Without ICE numbers there is nothing to break.</source>
        <translation>Без чисел ICE взламывать нечего.</translation>
    </message>
    <message>
        <source>At least one die must be rolled.</source>
        <translation>Нужно бросить хотя бы один кубик.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n dice can be counted.</source>
        <translation>
            <numerusform>Можно посчитать не больше %n кубика.</numerusform>
            <numerusform>Можно посчитать не больше %n кубиков.</numerusform>
            <numerusform>Можно посчитать не больше %n кубиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many pawns for one roll.</source>
        <translation>Для одного броска слишком много пешек.</translation>
    </message>
    <message>
        <source>%1 in %2, %3 %</source>
        <translation>%1 из %2, %3&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Success on %1 with %n dice: %2. The pawn is lost: %3.</source>
        <translation>
            <numerusform>Успех при броске %n кубика (числа: %1): %2. Потеря пешки: %3.</numerusform>
            <numerusform>Успех при броске %n кубиков (числа: %1): %2. Потеря пешки: %3.</numerusform>
            <numerusform>Успех при броске %n кубиков (числа: %1): %2. Потеря пешки: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminates on %1 with %n dice: %2.</source>
        <translation>
            <numerusform>Устранение при броске %n кубика (числа: %1): %2.</numerusform>
            <numerusform>Устранение при броске %n кубиков (числа: %1): %2.</numerusform>
            <numerusform>Устранение при броске %n кубиков (числа: %1): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>no number</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>a chance: 3 in 4</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>base</source>
        <comment>where a die comes from</comment>
        <translation>основной</translation>
    </message>
    <message>
        <source>ICE</source>
        <comment>where a number comes from</comment>
        <translation>ICE</translation>
    </message>
    <message>
        <source>fixed</source>
        <comment>a number printed on the pawn&apos;s card</comment>
        <translation>пост.</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>where a die comes from</comment>
        <translation>карта</translation>
    </message>
    <message>
        <source>space</source>
        <comment>where a die comes from</comment>
        <translation>клетка</translation>
    </message>
    <message>
        <source>A miss costs the pawn: the target has Black ICE.</source>
        <translation>Промах стоит пешки: у цели чёрный ICE.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: another player&apos;s block acts as Black ICE.</source>
        <translation>Промах стоит пешки: блок другого игрока действует как чёрный ICE.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: a black die is rolled.</source>
        <translation>Промах стоит пешки: бросается чёрный кубик.</translation>
    </message>
    <message>
        <source>A miss costs the pawn: this table plays that for pawns of other players.</source>
        <translation>Промах стоит пешки: за этим столом так играют против чужих пешек.</translation>
    </message>
    <message numerus="yes">
        <source>+ %n black die/dice</source>
        <translation>
            <numerusform>+ %n чёрный кубик</numerusform>
            <numerusform>+ %n чёрных кубика</numerusform>
            <numerusform>+ %n чёрных кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n die/dice</source>
        <translation>
            <numerusform>+ %n кубик</numerusform>
            <numerusform>+ %n кубика</numerusform>
            <numerusform>+ %n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nobody&apos;s block</source>
        <translation>%1, ничей блок</translation>
    </message>
    <message>
        <source>%1, controlled by %2</source>
        <translation>%1, под контролем игрока %2</translation>
    </message>
    <message>
        <source>%1, controlled by nobody</source>
        <translation>%1, без хозяина</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n die/dice</source>
        <translation>
            <numerusform>Бросить %n кубик</numerusform>
            <numerusform>Бросить %n кубика</numerusform>
            <numerusform>Бросить %n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>takes control</source>
        <translation>берёт под контроль</translation>
    </message>
    <message>
        <source>loses the pawn</source>
        <translation>теряет пешку</translation>
    </message>
    <message>
        <source>eliminates it</source>
        <translation>устраняет её</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>generic item</source>
        <translation>обычный предмет</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>neuroconsole</source>
        <translation>нейроконсоль</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>оружие</translation>
    </message>
    <message>
        <source>drone weapon</source>
        <translation>оружие дронов</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>malware</source>
        <translation>зловред</translation>
    </message>
    <message>
        <source>block card</source>
        <translation>карта блока</translation>
    </message>
    <message>
        <source>action only</source>
        <translation>только действие</translation>
    </message>
    <message>
        <source>Kind not known yet</source>
        <translation>Вид пока неизвестен</translation>
    </message>
    <message>
        <source>Generic items</source>
        <translation>Обычные предметы</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Neuroconsoles</source>
        <translation>Нейроконсоли</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Drone weapons</source>
        <translation>Оружие дронов</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Боты</translation>
    </message>
    <message>
        <source>Malware</source>
        <translation>Вредоносные программы</translation>
    </message>
    <message>
        <source>Block cards</source>
        <translation>Карты блока</translation>
    </message>
    <message>
        <source>Action only</source>
        <translation>Только действие</translation>
    </message>
    <message>
        <source>add-on</source>
        <translation>дополнение</translation>
    </message>
    <message>
        <source>gadget</source>
        <translation>гаджет</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>броня</translation>
    </message>
    <message>
        <source>module</source>
        <translation>модуль</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>unshielded %1</source>
        <translation>незащищённые %1</translation>
    </message>
    <message>
        <source>shielded %1</source>
        <translation>защищённые %1</translation>
    </message>
    <message>
        <source>Black ICE %1</source>
        <translation>чёрный ICE %1</translation>
    </message>
    <message numerus="yes">
        <source>+%n die(s)</source>
        <translation>
            <numerusform>+%n кубик</numerusform>
            <numerusform>+%n кубика</numerusform>
            <numerusform>+%n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>one of them black</source>
        <translation>один из них чёрный</translation>
    </message>
    <message>
        <source>fixed %1</source>
        <translation>постоянные числа %1</translation>
    </message>
    <message>
        <source>against blocks of others</source>
        <translation>против чужих блоков</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a roll of %n die(s)</source>
        <translation>
            <numerusform>бросок %n кубика</numerusform>
            <numerusform>бросок %n кубиков</numerusform>
            <numerusform>бросок %n кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n блок</numerusform>
            <numerusform>%n блока</numerusform>
            <numerusform>%n блоков</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>бесплатно</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s)</source>
        <translation>
            <numerusform>%n бонусный жетон</numerusform>
            <numerusform>%n бонусных жетона</numerusform>
            <numerusform>%n бонусных жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>lets %1 in</source>
        <translation>вводит в игру пешку «%1»</translation>
    </message>
    <message>
        <source>Icebreaker %1</source>
        <translation>Icebreaker %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attack skull(s)</source>
        <translation>
            <numerusform>%n череп атаки</numerusform>
            <numerusform>%n черепа атаки</numerusform>
            <numerusform>%n черепов атаки</numerusform>
        </translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>лимит руки %1</translation>
    </message>
    <message>
        <source>movement %1</source>
        <translation>движение %1</translation>
    </message>
    <message>
        <source>moves by itself: %1</source>
        <translation>собственное движение: %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>даёт %1</translation>
    </message>
    <message>
        <source>bars %1</source>
        <translation>запрещает %1</translation>
    </message>
    <message>
        <source>each turn %1</source>
        <translation>каждый ход %1</translation>
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
        <translation>Первое издание (2011): %1</translation>
    </message>
    <message>
        <source>Spanish pages on placing blocks</source>
        <translation>Испанские страницы о размещении блоков</translation>
    </message>
    <message>
        <source>Second edition (2017)</source>
        <translation>Второе издание (2017)</translation>
    </message>
    <message>
        <source>Second edition (2017): p. %1</source>
        <comment>page numbers</comment>
        <translation>Второе издание (2017): с.&#xa0;%1</translation>
    </message>
    <message>
        <source>Printed in neither rulebook.</source>
        <translation>Ни в одной из книг правил этого нет.</translation>
    </message>
    <message>
        <source>A rule of the game</source>
        <translation>Правило игры</translation>
    </message>
    <message>
        <source>A ruling where the rulebook is silent; a table may agree on the other way</source>
        <translation>Толкование там, где правила молчат; за столом можно договориться иначе</translation>
    </message>
    <message>
        <source>A ruling in which the editions differ</source>
        <translation>Толкование, в котором издания расходятся</translation>
    </message>
    <message>
        <source>A ruling where the rulebook is silent</source>
        <translation>Толкование там, где правила молчат</translation>
    </message>
</context>
<context>
    <name>PlacementCheck</name>
    <message>
        <source>Both sides that meet have a space.</source>
        <translation>У обеих соприкасающихся сторон есть клетка.</translation>
    </message>
    <message>
        <source>On this side the block that lies has a wall. Blocks join only where both sides have a space.</source>
        <translation>С этой стороны у лежащего блока нет клетки. Блоки соединяются только там, где клетки есть у обеих сторон.</translation>
    </message>
    <message>
        <source>The new block would touch it with a wall. Turn it until a side with a space meets it.</source>
        <translation>Новый блок коснётся уже лежащего стороной без клетки. Поверните новый блок к нему стороной с клеткой.</translation>
    </message>
    <message>
        <source>one bonus icon closes</source>
        <translation>сложится одна фигура бонуса</translation>
    </message>
    <message>
        <source>no icon, the block that lies shows no part in this corner</source>
        <translation>фигуры нет, потому что у лежащего блока в этом углу нет фрагмента</translation>
    </message>
    <message>
        <source>no icon, the new block shows no part in this corner</source>
        <translation>фигуры нет, потому что у нового блока в этом углу нет фрагмента</translation>
    </message>
    <message>
        <source>no icon, the third block shows no part in this corner</source>
        <translation>фигуры нет, потому что у третьего блока в этом углу нет фрагмента</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>%1 is not under control of %2. A block card needs a block that is.</source>
        <translation>Блок %1 не под контролем игрока %2. Карте блока нужен подконтрольный блок.</translation>
    </message>
    <message>
        <source>Nobody controls the Central Core, so no block card lies beside it. Choose a block you control.</source>
        <translation>Центральное ядро никто не контролирует, поэтому карту блока рядом с ним не положить. Выберите блок под своим контролем.</translation>
    </message>
    <message>
        <source>This side of %1 is a wall. Place the card at a side with a space.</source>
        <translation>У этой стороны блока %1 нет клетки. Положите карту к стороне с клеткой.</translation>
    </message>
    <message>
        <source>%1 is not a block card. Choose one that is.</source>
        <translation>Карта %1&#xa0;— не карта блока. Выберите карту блока.</translation>
    </message>
    <message>
        <source>%1 enters only while its block card lies in the Cybernet. Place that card first.</source>
        <translation>Пешка %1 входит, только пока её карта блока в Кибернете. Сначала положите эту карту.</translation>
    </message>
    <message>
        <source>%1 does not enter by paying. It comes by its own entry rule.</source>
        <translation>Пешка %1 не входит за плату. У неё своё правило входа.</translation>
    </message>
    <message>
        <source>%1 is in play already. Choose another one.</source>
        <translation>Уже в игре: %1. Выберите другую пешку.</translation>
    </message>
    <message>
        <source>%1 lies in this cell. Choose an empty one beside %2.</source>
        <translation>Это место занято: %1. Выберите свободное рядом с блоком %2.</translation>
    </message>
    <message>
        <source>%1 has no ICE, so no block card is joined to it. Choose a block with ICE.</source>
        <translation>У блока %1 нет ICE, и карту блока к нему не присоединить. Выберите блок с ICE.</translation>
    </message>
</context>
<context>
    <name>PlayedWith</name>
    <message>
        <source>the pawn&apos;s own icon, once this turn</source>
        <translation>значок самой пешки, раз за этот ход</translation>
    </message>
    <message>
        <source>a card that is not named</source>
        <translation>карта не названа</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Что использовано</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>This is not valid JSON.</source>
        <translation>Это неправильный JSON.</translation>
    </message>
    <message>
        <source>This is larger than the app reads.</source>
        <translation>Это больше, чем читает приложение.</translation>
    </message>
    <message>
        <source>This is nested deeper than the app reads.</source>
        <translation>Вложенность глубже, чем читает приложение.</translation>
    </message>
    <message>
        <source>The field %1 stands there twice.</source>
        <translation>Поле %1 указано дважды.</translation>
    </message>
    <message>
        <source>The field %1 is missing.</source>
        <translation>Нет поля %1.</translation>
    </message>
    <message>
        <source>A value has the wrong type: %1.</source>
        <translation>Значение не того типа: %1.</translation>
    </message>
    <message>
        <source>The word %1 is not known here.</source>
        <translation>Слово %1 здесь неизвестно.</translation>
    </message>
    <message>
        <source>A value is out of range: %1.</source>
        <translation>Недопустимое значение: %1.</translation>
    </message>
    <message>
        <source>A text is longer than allowed.</source>
        <translation>Текст длиннее допустимого.</translation>
    </message>
    <message>
        <source>The field %1 is not known.</source>
        <translation>Поле %1 неизвестно.</translation>
    </message>
    <message>
        <source>This was written by a newer version of the app: %1.</source>
        <translation>Это записано более новой версией приложения: %1.</translation>
    </message>
    <message>
        <source>This belongs to another game: %1.</source>
        <translation>Это от другой игры: %1.</translation>
    </message>
    <message>
        <source>This was changed after it was written: its checksum does not fit.</source>
        <translation>Это изменили после записи: контрольная сумма не сходится.</translation>
    </message>
    <message>
        <source>The entries are not in their order.</source>
        <translation>Записи стоят не по порядку.</translation>
    </message>
    <message>
        <source>There is nothing to read.</source>
        <translation>Читать нечего.</translation>
    </message>
    <message>
        <source>Entries are missing or too many.</source>
        <translation>Записей не хватает или есть лишние.</translation>
    </message>
    <message>
        <source>See line %1, %2.</source>
        <comment>a line number and a place in it</comment>
        <translation>См. строку %1, %2.</translation>
    </message>
    <message>
        <source>See line %1.</source>
        <translation>См. строку %1.</translation>
    </message>
    <message>
        <source>See %1.</source>
        <comment>a place in a text</comment>
        <translation>См. %1.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message>
        <source>This is a folder, not a table file.</source>
        <translation>Это папка, а не файл партии.</translation>
    </message>
    <message>
        <source>The file cannot be read. It was left as it is.</source>
        <translation>Файл не читается. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>The file is empty. It was left as it is.</source>
        <translation>Файл пуст. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>This is no table file. It was left as it is.</source>
        <translation>Это не файл партии. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>A newer version of the app made this file. It was left as it is.</source>
        <translation>Этот файл сделан более новой версией приложения. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>The file is larger than the app reads. It was left as it is.</source>
        <translation>Файл больше, чем читает приложение. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>The file is damaged from entry %1 on. It was left as it is.</source>
        <translation>Файл повреждён начиная с записи %1. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>The file is damaged. It was left as it is.</source>
        <translation>Файл повреждён. Он оставлен как есть.</translation>
    </message>
    <message>
        <source>The file may only be read, so nothing can be saved in it.</source>
        <translation>Файл только для чтения, сохранить в нём ничего нельзя.</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name.</source>
        <translation>Файл с таким именем уже есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>The disk is full. Make room and try again.</source>
        <translation>Диск полон. Освободите место и попробуйте снова.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Файл не удалось записать.</translation>
    </message>
    <message>
        <source>Another program holds the file. Try again in a moment.</source>
        <translation>Файл занят другой программой. Попробуйте чуть позже.</translation>
    </message>
    <message>
        <source>Two to four players sit at a table.</source>
        <translation>За столом может быть от двух до четырёх игроков.</translation>
    </message>
    <message>
        <source>Player %1 has a colour that is taken. Choose another one.</source>
        <translation>Цвет игрока %1 уже занят. Выберите другой.</translation>
    </message>
    <message>
        <source>Player %1 has no name. Enter one.</source>
        <translation>У игрока %1 нет имени. Введите его.</translation>
    </message>
    <message>
        <source>The name of player %1 is too long. Use up to 40 letters.</source>
        <translation>Имя игрока %1 слишком длинное. Не больше 40 букв.</translation>
    </message>
    <message>
        <source>There is no house rule %1.</source>
        <translation>Домашнего правила %1 нет.</translation>
    </message>
    <message>
        <source>The time limit has to lie between 1 and 1440 minutes.</source>
        <translation>Лимит времени должен быть от 1 до 1440 минут.</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>A table is open</source>
        <translation>Открыта партия</translation>
    </message>
</context>
<context>
    <name>ResultText</name>
    <message>
        <source>Used cards go to the discard pile in recycling.</source>
        <translation>Сыгранные карты уходят в сброс в фазе переработки.</translation>
    </message>
    <message>
        <source>No effect works.</source>
        <translation>Ни один эффект не срабатывает.</translation>
    </message>
    <message>
        <source>The effect of %1 works on placement, not now.</source>
        <translation>Эффект %1 срабатывает при размещении, не сейчас.</translation>
    </message>
    <message>
        <source>%1: %2 → %3 of %4 in the Cybernet</source>
        <comment>a player and numbers of control counters</comment>
        <translation>%1: %2 → %3 из %4 в Кибернете</translation>
    </message>
    <message numerus="yes">
        <source>%1 now has %n free bonus counter(s).</source>
        <translation>
            <numerusform>У игрока %1 теперь %n свободный бонусный жетон.</numerusform>
            <numerusform>У игрока %1 теперь %n свободных бонусных жетона.</numerusform>
            <numerusform>У игрока %1 теперь %n свободных бонусных жетонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>No number would have done.</source>
        <translation>Не подошло бы ни одно число.</translation>
    </message>
    <message>
        <source>Needed: %1.</source>
        <comment>one number of a die</comment>
        <translation>Нужно было: %1.</translation>
    </message>
    <message>
        <source>Needed: %1 or %2.</source>
        <comment>numbers of a die</comment>
        <translation>Нужно было: %1 или %2.</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>The 24 blocks, no two alike</source>
        <translation>24 блока, все разные</translation>
    </message>
    <message>
        <source>The cards and pawns of the game</source>
        <translation>Карты и пешки игры</translation>
    </message>
    <message>
        <source>The highest roll begins</source>
        <translation>Начинает тот, у кого выпало больше</translation>
    </message>
    <message>
        <source>All control counters in the Cybernet win the game</source>
        <translation>Все жетоны контроля в Кибернете&#xa0;— победа</translation>
    </message>
    <message>
        <source>The three phases of a turn</source>
        <translation>Три фазы хода</translation>
    </message>
    <message>
        <source>Effects of the beginning phase come first</source>
        <translation>Сначала эффекты начальной фазы</translation>
    </message>
    <message>
        <source>Actions belong to the action phase</source>
        <translation>Действия&#xa0;— в фазе действий</translation>
    </message>
    <message>
        <source>A played card lies on the table until recycling</source>
        <translation>Сыгранная карта лежит на столе до переработки</translation>
    </message>
    <message>
        <source>Each card is used in one way only</source>
        <translation>Каждая карта используется одним способом</translation>
    </message>
    <message>
        <source>Items, bots and block cards have their cost</source>
        <translation>У предметов, ботов и карт блока есть цена</translation>
    </message>
    <message>
        <source>One movement action is one space</source>
        <translation>Одно действие движения&#xa0;— одна клетка</translation>
    </message>
    <message>
        <source>The restriction icon bars movement by cards</source>
        <translation>Значок ограничения запрещает движение картами</translation>
    </message>
    <message>
        <source>A normal space holds one pawn</source>
        <translation>На обычной клетке одна пешка</translation>
    </message>
    <message>
        <source>A double space holds two pawns</source>
        <translation>На двойной клетке две пешки</translation>
    </message>
    <message>
        <source>An arrow is followed in its direction only</source>
        <translation>По стрелке ходят только в её сторону</translation>
    </message>
    <message>
        <source>Search needs a pawn with that ability</source>
        <translation>Для Search нужна пешка с этой способностью</translation>
    </message>
    <message>
        <source>The block under the pawn is the reference block</source>
        <translation>Блок под пешкой&#xa0;— опорный</translation>
    </message>
    <message>
        <source>The new block comes from the pile</source>
        <translation>Новый блок берётся из стопки</translation>
    </message>
    <message>
        <source>The new block lies beside the reference block</source>
        <translation>Новый блок ложится рядом с опорным</translation>
    </message>
    <message>
        <source>The new block needs an empty cell</source>
        <translation>Новому блоку нужно свободное место</translation>
    </message>
    <message>
        <source>The side of the reference block needs a space</source>
        <translation>У стороны опорного блока должна быть клетка</translation>
    </message>
    <message>
        <source>The touching side of the new block needs a space</source>
        <translation>У касающейся стороны нового блока должна быть клетка</translation>
    </message>
    <message>
        <source>The player chooses among the valid places</source>
        <translation>Игрок выбирает из допустимых мест</translation>
    </message>
    <message>
        <source>Three bonus parts form a bonus icon</source>
        <translation>Три фрагмента складываются в фигуру бонуса</translation>
    </message>
    <message>
        <source>Effects on placement work at once</source>
        <translation>Эффекты при размещении срабатывают сразу</translation>
    </message>
    <message>
        <source>Icebreaker needs a pawn with that ability</source>
        <translation>Для Icebreaker нужна пешка с этой способностью</translation>
    </message>
    <message>
        <source>The pawn stands on the block it attacks</source>
        <translation>Пешка стоит на блоке, который атакует</translation>
    </message>
    <message>
        <source>A block without ICE cannot be controlled</source>
        <translation>Блок без ICE нельзя взять под контроль</translation>
    </message>
    <message>
        <source>A die on a number of the ICE succeeds</source>
        <translation>Кубик с числом ICE&#xa0;— успех</translation>
    </message>
    <message>
        <source>A miss against Black ICE costs the pawn</source>
        <translation>Промах против чёрного ICE стоит пешки</translation>
    </message>
    <message>
        <source>Success brings control and a control counter</source>
        <translation>Успех даёт контроль и жетон контроля</translation>
    </message>
    <message>
        <source>Effects under control work after the counter</source>
        <translation>Эффекты под контролем&#xa0;— после жетона</translation>
    </message>
    <message>
        <source>A miss on the block of another player costs the pawn</source>
        <translation>Промах на чужом блоке стоит пешки</translation>
    </message>
    <message>
        <source>Blocks of other players may be attacked</source>
        <translation>Чужие блоки можно атаковать</translation>
    </message>
    <message>
        <source>A miss with a black die costs the pawn</source>
        <translation>Промах с чёрным кубиком стоит пешки</translation>
    </message>
    <message>
        <source>The bonus counter goes to the owner of all three blocks</source>
        <translation>Бонусный жетон&#xa0;— хозяину всех трёх блоков</translation>
    </message>
    <message>
        <source>Only a pawn with ICE dice can be taken over</source>
        <translation>Захватить можно только пешку с кубиками ICE</translation>
    </message>
    <message>
        <source>Reach of Icebreaker on pawns</source>
        <translation>Досягаемость Icebreaker против пешек</translation>
    </message>
    <message>
        <source>A pawn taken over changes its controller</source>
        <translation>Захваченная пешка меняет хозяина</translation>
    </message>
    <message>
        <source>Defence equipment covers the ICE dice</source>
        <translation>Защитное снаряжение закрывает кубики ICE</translation>
    </message>
    <message>
        <source>Delete needs a pawn with that ability</source>
        <translation>Для Delete нужна пешка с этой способностью</translation>
    </message>
    <message>
        <source>Reach of Delete</source>
        <translation>Досягаемость Delete</translation>
    </message>
    <message>
        <source>An unshielded number eliminates</source>
        <translation>Незащищённое число устраняет</translation>
    </message>
    <message>
        <source>A shielded number protects</source>
        <translation>Защищённое число спасает</translation>
    </message>
    <message>
        <source>What becomes of an eliminated pawn</source>
        <translation>Что бывает с устранённой пешкой</translation>
    </message>
    <message>
        <source>A pawn with Reboot waits face down</source>
        <translation>Карта пешки с Reboot ждёт рубашкой вверх</translation>
    </message>
    <message>
        <source>Reboot needs an eliminated pawn with that ability</source>
        <translation>Для Reboot нужна устранённая пешка с этой способностью</translation>
    </message>
    <message>
        <source>Reboot leads to the Central Core</source>
        <translation>Reboot возвращает на Центральное ядро</translation>
    </message>
    <message>
        <source>Where a pawn enters</source>
        <translation>Где входит пешка</translation>
    </message>
    <message>
        <source>Drones carry nothing but the Automatic Gun</source>
        <translation>Дроны несут только Automatic Gun</translation>
    </message>
    <message>
        <source>The Hulk moves one block each turn</source>
        <translation>Hulk проходит один блок за ход</translation>
    </message>
    <message>
        <source>How the Cracker enters</source>
        <translation>Как входит Cracker</translation>
    </message>
    <message>
        <source>How the Cyborg enters</source>
        <translation>Как входит Киборг</translation>
    </message>
    <message>
        <source>The Cyborg rolls for its movement</source>
        <translation>Киборг бросает кубик на движение</translation>
    </message>
    <message>
        <source>Own movement, once each turn</source>
        <translation>Собственное движение, раз за ход</translation>
    </message>
    <message>
        <source>An item is bought with bonus counters</source>
        <translation>Предмет покупают за бонусные жетоны</translation>
    </message>
    <message>
        <source>Paid counters lie on the card</source>
        <translation>Уплаченные жетоны лежат на карте</translation>
    </message>
    <message>
        <source>Paid counters come back when the card is lost</source>
        <translation>Уплаченные жетоны возвращаются при потере карты</translation>
    </message>
    <message>
        <source>An item goes to one pawn of its buyer</source>
        <translation>Предмет достаётся одной пешке покупателя</translation>
    </message>
    <message>
        <source>A lost item goes to the discard pile</source>
        <translation>Потерянный предмет уходит в сброс</translation>
    </message>
    <message>
        <source>One piece of defence equipment for each pawn</source>
        <translation>Одно защитное снаряжение на пешку</translation>
    </message>
    <message>
        <source>Neuroconsoles go to pawns with Icebreaker</source>
        <translation>Нейроконсоли&#xa0;— пешкам с Icebreaker</translation>
    </message>
    <message>
        <source>Weapons go to pawns with Delete</source>
        <translation>Оружие&#xa0;— пешкам с Delete</translation>
    </message>
    <message>
        <source>The Automatic Gun goes to drones</source>
        <translation>Automatic Gun&#xa0;— дронам</translation>
    </message>
    <message>
        <source>Bots go to pawns with Icebreaker</source>
        <translation>Боты&#xa0;— пешкам с Icebreaker</translation>
    </message>
    <message>
        <source>A block card lies beside a block you control</source>
        <translation>Карта блока ложится рядом с вашим блоком</translation>
    </message>
    <message>
        <source>Bonus cards go with their block</source>
        <translation>Бонусные карты следуют за своим блоком</translation>
    </message>
    <message>
        <source>Malware hinders opponents</source>
        <translation>Вредоносные программы мешают соперникам</translation>
    </message>
    <message>
        <source>Two kinds of block effects</source>
        <translation>Два вида эффектов блока</translation>
    </message>
    <message>
        <source>An ability needs its card</source>
        <translation>Для способности нужна её карта</translation>
    </message>
    <message>
        <source>An each-turn icon works once each turn</source>
        <translation>Значок «каждый ход» действует раз за ход</translation>
    </message>
    <message>
        <source>Only the controller acts with a pawn</source>
        <translation>Пешкой действует только её хозяин</translation>
    </message>
    <message>
        <source>The “cannot” icon bars an action</source>
        <translation>Значок «не может» запрещает действие</translation>
    </message>
    <message>
        <source>What a block shows</source>
        <translation>Что показано на блоке</translation>
    </message>
    <message>
        <source>What Reboot costs in the second edition</source>
        <translation>Цена Reboot во втором издании</translation>
    </message>
    <message>
        <source>No Delete on itself</source>
        <translation>Delete не применяют к себе</translation>
    </message>
    <message>
        <source>The “cannot” icon in the second edition</source>
        <translation>Значок «не может» во втором издании</translation>
    </message>
    <message>
        <source>Cards need a free slot of their kind</source>
        <translation>Картам нужен свободный слот своего вида</translation>
    </message>
    <message>
        <source>Cards for enemies need a pawn on their block</source>
        <translation>Картам против соперника нужна пешка на его блоке</translation>
    </message>
    <message>
        <source>Block cards in the second edition</source>
        <translation>Карты блока во втором издании</translation>
    </message>
    <message>
        <source>Tied players roll again</source>
        <translation>При равенстве бросают снова</translation>
    </message>
    <message>
        <source>Finishing a movement before the next action</source>
        <translation>Движение заканчивают до другого действия</translation>
    </message>
    <message>
        <source>The Hulk uses no spaces</source>
        <translation>Hulk не занимает клеток</translation>
    </message>
    <message>
        <source>Placing against arrows</source>
        <translation>Размещение против стрелок</translation>
    </message>
    <message>
        <source>Search with an empty pile</source>
        <translation>Search при пустой стопке</translation>
    </message>
    <message>
        <source>Search from a block card</source>
        <translation>Search с карты блока</translation>
    </message>
    <message>
        <source>Icebreaker on your own block</source>
        <translation>Icebreaker против своего блока</translation>
    </message>
    <message>
        <source>Counters of the former owner go back</source>
        <translation>Жетоны прежнего хозяина возвращаются</translation>
    </message>
    <message>
        <source>No control counter left</source>
        <translation>Жетонов контроля не осталось</translation>
    </message>
    <message>
        <source>Which pawns can be taken over</source>
        <translation>Какие пешки можно захватить</translation>
    </message>
    <message>
        <source>A miss on the pawn of another player</source>
        <translation>Промах против чужой пешки</translation>
    </message>
    <message>
        <source>Delete on your own pawns</source>
        <translation>Delete против своих пешек</translation>
    </message>
    <message>
        <source>No attack without skulls</source>
        <translation>Без черепов нет атаки</translation>
    </message>
    <message>
        <source>Sacrificed means eliminated</source>
        <translation>Пожертвовать&#xa0;— значит устранить</translation>
    </message>
    <message>
        <source>Paying and equipping</source>
        <translation>Оплата и снаряжение</translation>
    </message>
    <message>
        <source>Only pawns in the Cybernet are equipped</source>
        <translation>Снарядить можно только пешку в Кибернете</translation>
    </message>
    <message>
        <source>How many generic items</source>
        <translation>Сколько обычных предметов</translation>
    </message>
    <message>
        <source>One special item of each kind</source>
        <translation>По одному особому предмету каждого вида</translation>
    </message>
    <message>
        <source>Bot and neuroconsole together</source>
        <translation>Бот вместе с нейроконсолью</translation>
    </message>
    <message>
        <source>Where malware reaches</source>
        <translation>Куда достают вредоносные программы</translation>
    </message>
    <message>
        <source>A block card needs a side with a space</source>
        <translation>Карте блока нужна сторона с клеткой</translation>
    </message>
    <message>
        <source>The table has the last word</source>
        <translation>Последнее слово&#xa0;— за игроками</translation>
    </message>
    <message>
        <source>No block card beside the Central Core</source>
        <translation>Рядом с Центральным ядром карт блока нет</translation>
    </message>
    <message>
        <source>Dice of the app or your own</source>
        <translation>Кубики приложения или свои</translation>
    </message>
    <message>
        <source>Ten control counters in each colour</source>
        <translation>По десять жетонов контроля каждого цвета</translation>
    </message>
    <message>
        <source>24 bonus counters in the supply</source>
        <translation>24 бонусных жетона в запасе</translation>
    </message>
    <message>
        <source>The Central Core lies in the centre</source>
        <translation>Центральное ядро лежит в центре</translation>
    </message>
    <message>
        <source>Each player has a colour of his own</source>
        <translation>У каждого игрока свой цвет</translation>
    </message>
    <message>
        <source>What happens when time is up</source>
        <translation>Что бывает, когда время вышло</translation>
    </message>
    <message>
        <source>Effects of spaces are optional</source>
        <translation>Эффекты клеток&#xa0;— по желанию</translation>
    </message>
    <message>
        <source>Two to four players</source>
        <translation>От двух до четырёх игроков</translation>
    </message>
    <message>
        <source>Where the Hulk may go</source>
        <translation>Куда может идти Hulk</translation>
    </message>
    <message>
        <source>What the restriction icon bars</source>
        <translation>Что запрещает значок ограничения</translation>
    </message>
    <message>
        <source>Reach of Icebreaker by edition</source>
        <translation>Досягаемость Icebreaker по изданиям</translation>
    </message>
    <message>
        <source>When a controlled block has Black ICE</source>
        <translation>Когда у подконтрольного блока чёрный ICE</translation>
    </message>
    <message>
        <source>Reach of Delete by edition</source>
        <translation>Досягаемость Delete по изданиям</translation>
    </message>
    <message>
        <source>What Reboot costs by edition</source>
        <translation>Цена Reboot по изданиям</translation>
    </message>
    <message>
        <source>Pawns on a discarded block card</source>
        <translation>Пешки со сброшенной карты блока</translation>
    </message>
    <message>
        <source>Reach in the second edition</source>
        <translation>Досягаемость во втором издании</translation>
    </message>
    <message>
        <source>No Icebreaker on your own pieces</source>
        <translation>Icebreaker не применяют к своему</translation>
    </message>
    <message>
        <source>Unused cards are kept or discarded</source>
        <translation>Неиспользованные карты оставляют или сбрасывают</translation>
    </message>
    <message>
        <source>The hand is filled up to its maximum</source>
        <translation>Руку пополняют до лимита</translation>
    </message>
    <message>
        <source>More cards in hand than the maximum</source>
        <translation>Карт на руке больше лимита</translation>
    </message>
    <message>
        <source>A block that fits nowhere</source>
        <translation>Блок, который некуда положить</translation>
    </message>
</context>
<context>
    <name>SavedTables</name>
    <message>
        <source>Zaibatsu, first edition</source>
        <translation>Zaibatsu, первое издание</translation>
    </message>
    <message>
        <source>Zaibatsu, second edition</source>
        <translation>Zaibatsu, второе издание</translation>
    </message>
    <message>
        <source>not begun yet</source>
        <translation>ещё не начата</translation>
    </message>
    <message>
        <source>turn %1, %2 to act</source>
        <translation>ход %1, ходит %2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>победитель: %1</translation>
    </message>
    <message>
        <source>shared: %1</source>
        <translation>победа общая: %1</translation>
    </message>
    <message>
        <source>over</source>
        <translation>окончена</translation>
    </message>
    <message>
        <source>This table is here already: &quot;%1&quot;.</source>
        <translation>Эта партия уже есть: «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here up to entry %2. This file goes on from there to entry %3.</source>
        <translation>«%1» здесь доведена до записи %2. Этот файл идёт дальше, до записи %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here already and goes further: to entry %2, this file to entry %3.</source>
        <translation>«%1» уже есть и идёт дальше: до записи %2, а этот файл&#xa0;— до записи %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is here already, but went on otherwise after entry %2: here to entry %3, in this file to entry %4.</source>
        <translation>«%1» уже есть, но после записи %2 пошла иначе: здесь до записи %3, в этом файле до записи %4.</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, запись %2</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>While the app rolls them.</source>
        <translation>Когда их бросает приложение.</translation>
    </message>
    <message>
        <source>Hit and miss</source>
        <translation>Успех и промах</translation>
    </message>
    <message>
        <source>Whether a roll has succeeded.</source>
        <translation>Удался ли бросок.</translation>
    </message>
    <message>
        <source>Blocks and pawns</source>
        <translation>Блоки и пешки</translation>
    </message>
    <message>
        <source>When one comes in, is lost or comes back.</source>
        <translation>Когда блок или пешка появляется, теряется или возвращается.</translation>
    </message>
    <message>
        <source>Control and bonus</source>
        <translation>Контроль и бонусы</translation>
    </message>
    <message>
        <source>Each player has a tone; bonus icons sound like glass.</source>
        <translation>У каждого игрока свой тон; фигуры бонуса звенят, как стекло.</translation>
    </message>
    <message>
        <source>Refusals and undo</source>
        <translation>Запреты и отмена</translation>
    </message>
    <message>
        <source>When the rules say no.</source>
        <translation>Когда правила запрещают.</translation>
    </message>
    <message>
        <source>Turns and the end</source>
        <translation>Ходы и конец игры</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Лимит времени</translation>
    </message>
    <message>
        <source>When five minutes and one minute are left.</source>
        <translation>Когда остаётся пять минут и одна минута.</translation>
    </message>
    <message>
        <source>When the next player begins, and when somebody wins.</source>
        <translation>Когда ход переходит дальше или кто-то побеждает.</translation>
    </message>
</context>
<context>
    <name>StandingParts</name>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Заполнить</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n free bonus counter(s).</source>
        <translation>
            <numerusform>У игрока %1&#xa0;— %n свободный бонусный жетон.</numerusform>
            <numerusform>У игрока %1&#xa0;— %n свободных бонусных жетона.</numerusform>
            <numerusform>У игрока %1&#xa0;— %n свободных бонусных жетонов.</numerusform>
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
        <translation>Ход %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 (%2): %3 of %4 control counters in the Cybernet, %5 free bonus counters, hand maximum %6</source>
        <comment>name, colour, numbers</comment>
        <translation>%1 (%2): жетонов контроля в Кибернете %3 из %4, свободных бонусных %5, лимит руки %6</translation>
    </message>
    <message>
        <source>%1 at [%2, %3], turned %4</source>
        <comment>a block</comment>
        <translation>%1: [%2, %3], поворот %4</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>под контролем игрока %1</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>без хозяина</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n bonus counter(s) on it</source>
        <translation>
            <numerusform>%1, %2, сверху %n бонусный жетон</numerusform>
            <numerusform>%1, %2, сверху %n бонусных жетона</numerusform>
            <numerusform>%1, %2, сверху %n бонусных жетонов</numerusform>
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
        <translation>%1 (%2): устранена, ждёт Reboot</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a pawn, whose it is, where it stands</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a card and its pawn</comment>
        <translation>%1 на пешке %2</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>a card and a block</comment>
        <translation>%1 рядом с блоком %2</translation>
    </message>
    <message>
        <source>%1 held by %2</source>
        <comment>a card and a player</comment>
        <translation>%1 у игрока %2</translation>
    </message>
    <message>
        <source>%1 played, on the table</source>
        <comment>a card</comment>
        <translation>%1 сыграна, на столе</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Победа: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the pile</source>
        <translation>
            <numerusform>В стопке %n блок</numerusform>
            <numerusform>В стопке %n блока</numerusform>
            <numerusform>В стопке %n блоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus counter(s) left in the supply</source>
        <translation>
            <numerusform>В запасе %n бонусный жетон</numerusform>
            <numerusform>В запасе %n бонусных жетона</numerusform>
            <numerusform>В запасе %n бонусных жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>This table follows blocks and control; pawns stand where they were last said to be.</source>
        <translation>В этой партии отслеживаются блоки и контроль; пешки стоят там, где их указали в последний раз.</translation>
    </message>
    <message>
        <source>This table keeps only the scores.</source>
        <translation>В этой партии ведётся только счёт.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%n entry(s) could not be saved yet. Play on; the app keeps trying.</source>
        <translation>
            <numerusform>%n запись пока не удалось сохранить. Играйте дальше; приложение пробует снова.</numerusform>
            <numerusform>%n записи пока не удалось сохранить. Играйте дальше; приложение пробует снова.</numerusform>
            <numerusform>%n записей пока не удалось сохранить. Играйте дальше; приложение пробует снова.</numerusform>
        </translation>
    </message>
    <message>
        <source>This table may only be read: nothing new is saved.</source>
        <translation>Эта партия только для чтения: новое не сохраняется.</translation>
    </message>
    <message>
        <source>Another program changed this table. It was loaded again.</source>
        <translation>Эту партию изменила другая программа. Она загружена заново.</translation>
    </message>
    <message>
        <source>There are not that many steps to go.</source>
        <translation>Столько шагов сделать нельзя.</translation>
    </message>
    <message>
        <source>There is no such entry.</source>
        <translation>Такой записи нет.</translation>
    </message>
    <message>
        <source>Another program changed this table. It was loaded again; nothing was done.</source>
        <translation>Эту партию изменила другая программа. Она загружена заново; ничего не сделано.</translation>
    </message>
    <message>
        <source>This is done but could not be saved yet.</source>
        <translation>Сделано, но пока не сохранено.</translation>
    </message>
    <message>
        <source>The table stands as before its first entry.</source>
        <translation>Партия вернулась к началу, до первой записи.</translation>
    </message>
    <message>
        <source>The table stands as after entry %1.</source>
        <translation>Партия теперь такая, как после записи %1.</translation>
    </message>
    <message>
        <source>Entry %1 is not in force. Choose one that is.</source>
        <translation>Запись %1 не действует. Выберите действующую.</translation>
    </message>
    <message>
        <source>This is no command. %1</source>
        <comment>then a sentence saying why</comment>
        <translation>Это не команда. %1</translation>
    </message>
    <message>
        <source>The words after %1 are not right.</source>
        <translation>Слова после %1 неверны.</translation>
    </message>
    <message numerus="yes">
        <source>Enter %n die/dice.</source>
        <translation>
            <numerusform>Введите %n кубик.</numerusform>
            <numerusform>Введите %n кубика.</numerusform>
            <numerusform>Введите %n кубиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Later entries that would be illegal can be dropped (drop) or kept (keep).</source>
        <translation>Последующие записи, ставшие недопустимыми, можно убрать (drop) или оставить (keep).</translation>
    </message>
    <message numerus="yes">
        <source>%n later entry(s) would come out differently.</source>
        <translation>
            <numerusform>Изменилась бы %n последующая запись.</numerusform>
            <numerusform>Изменились бы %n последующие записи.</numerusform>
            <numerusform>Изменились бы %n последующих записей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) would be illegal.</source>
        <translation>
            <numerusform>%n запись стала бы недопустимой.</numerusform>
            <numerusform>%n записи стали бы недопустимыми.</numerusform>
            <numerusform>%n записей стали бы недопустимыми.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1 is fixed.</source>
        <translation>Запись %1 исправлена.</translation>
    </message>
    <message numerus="yes">
        <source>[%1, %2], turned %3: %n bonus icon(s)</source>
        <translation>
            <numerusform>[%1, %2], поворот %3: %n фигура бонуса</numerusform>
            <numerusform>[%1, %2], поворот %3: %n фигуры бонуса</numerusform>
            <numerusform>[%1, %2], поворот %3: %n фигур бонуса</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>this pawn</source>
        <comment>stands for a pawn&apos;s name</comment>
        <translation>(не названа)</translation>
    </message>
    <message>
        <source>this block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation>(не назван)</translation>
    </message>
    <message>
        <source>the other block</source>
        <comment>stands for a block&apos;s name</comment>
        <translation>(соседний)</translation>
    </message>
    <message>
        <source>this card</source>
        <comment>stands for a card&apos;s name</comment>
        <translation>(не названа)</translation>
    </message>
    <message>
        <source>this space</source>
        <comment>stands for a space&apos;s name</comment>
        <translation>эта клетка</translation>
    </message>
    <message>
        <source>this action</source>
        <comment>stands for an action&apos;s name</comment>
        <translation>это действие</translation>
    </message>
    <message>
        <source>this piece</source>
        <comment>stands for any piece&apos;s name</comment>
        <translation>этот компонент</translation>
    </message>
    <message>
        <source>another piece</source>
        <comment>lies in a cell</comment>
        <translation>другой компонент</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>&quot;%1&quot; is a folder, not a file.</source>
        <translation>«%1»&#xa0;— папка, а не файл.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>«%1» не читается: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too large.</source>
        <translation>«%1» слишком велик.</translation>
    </message>
    <message>
        <source>Another program keeps writing to this table. Try again later.</source>
        <translation>Другая программа непрерывно пишет в эту партию. Попробуйте позже.</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>Партию не удалось сохранить.</translation>
    </message>
    <message>
        <source>Usage: zaibatsu-table %1</source>
        <translation>Использование: zaibatsu-table %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 upwards, not &quot;%2&quot;.</source>
        <translation>%1&#xa0;— целое число от 1, а не «%2».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of %2.</source>
        <translation>«%1»&#xa0;— не параметр команды %2.</translation>
    </message>
    <message>
        <source>%1 may stand only once.</source>
        <translation>%1 можно указать только один раз.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 не принимает значения.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 требует значения.</translation>
    </message>
    <message>
        <source>Something is missing behind %1.</source>
        <translation>После %1 чего-то не хватает.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one word too many.</source>
        <translation>«%1»&#xa0;— лишнее слово.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Нет %1.</translation>
    </message>
    <message>
        <source>Table %1 is ready.</source>
        <translation>Партия %1 готова.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read.</source>
        <translation>«%1» не читается.</translation>
    </message>
    <message>
        <source>%1 takes %2, not &quot;%3&quot;.</source>
        <translation>%1 принимает %2, а не «%3».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language of this app: en, es, fr or ru.</source>
        <translation>«%1»&#xa0;— не язык этого приложения: en, es, fr или ru.</translation>
    </message>
    <message>
        <source>%1 The verbs are %2.</source>
        <translation>%1 Команды: %2.</translation>
    </message>
    <message>
        <source>A verb is missing.</source>
        <translation>Нет команды.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no verb.</source>
        <translation>«%1»&#xa0;— не команда.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <translation>«%1» не удалось записать: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The table is whole: %n entries.</source>
        <translation>
            <numerusform>Партия цела: %n запись.</numerusform>
            <numerusform>Партия цела: %n записи.</numerusform>
            <numerusform>Партия цела: %n записей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries exported.</source>
        <translation>
            <numerusform>Экспортирована %n запись.</numerusform>
            <numerusform>Экспортированы %n записи.</numerusform>
            <numerusform>Экспортировано %n записей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries imported.</source>
        <translation>
            <numerusform>Импортирована %n запись.</numerusform>
            <numerusform>Импортированы %n записи.</numerusform>
            <numerusform>Импортировано %n записей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Log of the table</source>
        <translation>Журнал партии</translation>
    </message>
    <message>
        <source>There is no entry %1.</source>
        <translation>Записи %1 нет.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that this table knows.</source>
        <translation>«%1»: в этой партии такого нет.</translation>
    </message>
    <message>
        <source>The game of this table has no %1.</source>
        <translation>У игры этой партии нет команды %1.</translation>
    </message>
    <message>
        <source>There are no odds of &quot;%1&quot;.</source>
        <translation>Шансы для «%1» не считаются.</translation>
    </message>
    <message>
        <source>The rulebook of this program cannot be read.</source>
        <translation>Не удаётся прочитать справочник правил этой программы.</translation>
    </message>
    <message>
        <source>The rulebook has nothing about &quot;%1&quot;.</source>
        <translation>В справочнике ничего нет по запросу «%1».</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Also explained in: %1</source>
        <translation>Объясняется также здесь: %1</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>См. также: %1</translation>
    </message>
    <message>
        <source>Printed in: %1</source>
        <translation>В печатных правилах: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no entry of the rulebook and no rule.</source>
        <translation>«%1» — не статья справочника и не правило.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that rules can do.</source>
        <translation>У rules нет команды «%1».</translation>
    </message>
    <message>
        <source>The rulebook knows no game &quot;%1&quot;, only %2.</source>
        <translation>В справочнике нет игры «%1», есть только: %2.</translation>
    </message>
</context>
<context>
    <name>presentation::NowModel</name>
    <message>
        <source>not possible now</source>
        <translation>сейчас невозможно</translation>
    </message>
    <message>
        <source>chance %1</source>
        <translation>шанс %1</translation>
    </message>
    <message>
        <source>risk for the pawn %1</source>
        <translation>риск для пешки %1</translation>
    </message>
    <message>
        <source>not in the Cybernet</source>
        <translation>не в Кибернете</translation>
    </message>
    <message>
        <source>still in the pile</source>
        <translation>ещё в стопке</translation>
    </message>
    <message>
        <source>controlled by %1</source>
        <translation>под контролем игрока %1</translation>
    </message>
    <message>
        <source>nobody&apos;s block</source>
        <translation>ничей блок</translation>
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
        <translation>больше не играет</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>%1 of %2 control counters in the Cybernet</source>
        <translation>жетонов контроля в Кибернете: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n free bonus counter(s)</source>
        <translation>
            <numerusform>%n свободный бонусный жетон</numerusform>
            <numerusform>%n свободных бонусных жетона</numerusform>
            <numerusform>%n свободных бонусных жетонов</numerusform>
        </translation>
    </message>
    <message>
        <source>hand maximum %1</source>
        <translation>лимит руки %1</translation>
    </message>
</context>
<context>
    <name>presentation::RulebookWords</name>
    <message>
        <source>Only in the second edition</source>
        <translation>Только во втором издании</translation>
    </message>
    <message>
        <source>Only in the first edition</source>
        <translation>Только в первом издании</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>См. также</translation>
    </message>
    <message>
        <source>Printed in neither rulebook</source>
        <translation>В печатных правилах этого нет</translation>
    </message>
    <message>
        <source>In print: %1</source>
        <translation>В печатных правилах: %1</translation>
    </message>
    <message>
        <source>The copy goes on top of the Cache and resolves first.</source>
        <translation>Копия ложится на верх кэша и разыгрывается первой.</translation>
    </message>
    <message>
        <source>Three numbers of ICE, two, one, and Black ICE, where every other number costs the pawn.</source>
        <translation>Сверху вниз: низкий, средний, высокий и чёрный ICE. У чёрного любое другое число устраняет вашу пешку.</translation>
    </message>
    <message>
        <source>The Token goes to slot 3: it is free and fits. Slot 2 takes another kind of Program.</source>
        <translation>Жетон идёт в слот 3: он свободен и подходит. Слот 2 — для программ другого вида.</translation>
    </message>
    <message>
        <source>The four steps: Reveal protocol, Enter protocol, tokens, DF.</source>
        <translation>Четыре шага: протокол обнаружения, протокол входа, жетоны, ФД.</translation>
    </message>
    <message>
        <source>The parts of a room card, numbered as in the text.</source>
        <translation>Элементы карты комнаты; номера — как в тексте.</translation>
    </message>
    <message>
        <source>Your three phases; then the player on your left.</source>
        <translation>Три фазы вашего хода, потом ходит сосед слева.</translation>
    </message>
    <message>
        <source>Set-up and end</source>
        <translation>Подготовка и конец игры</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Information blocks</source>
        <translation>Информационные блоки</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Bonus counters</source>
        <translation>Бонусные жетоны</translation>
    </message>
    <message>
        <source>Icebreaker</source>
        <translation>Icebreaker</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Контроль</translation>
    </message>
    <message>
        <source>Delete and Reboot</source>
        <translation>Delete и Reboot</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>Items and cards</source>
        <translation>Предметы и карты</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Второе издание</translation>
    </message>
    <message>
        <source>Components and pictograms</source>
        <translation>Компоненты и символы</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Frequent disputes</source>
        <translation>Спорные вопросы</translation>
    </message>
    <message>
        <source>The facility</source>
        <translation>Предприятие</translation>
    </message>
    <message>
        <source>Parts of a room</source>
        <translation>Состав комнаты</translation>
    </message>
    <message>
        <source>Revealing a room</source>
        <translation>Вскрытие комнаты</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Протоколы</translation>
    </message>
    <message>
        <source>Tokens and cards</source>
        <translation>Жетоны и карты</translation>
    </message>
    <message>
        <source>Security and end</source>
        <translation>Безопасность и конец игры</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенты</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Копирование</translation>
    </message>
    <message>
        <source>Persistent copies</source>
        <translation>Копии в игре</translation>
    </message>
    <message>
        <source>Copies in the Cache</source>
        <translation>Копии в кэше</translation>
    </message>
    <message>
        <source>What a copy is like</source>
        <translation>Свойства копии</translation>
    </message>
    <message>
        <source>Resolving a copy</source>
        <translation>Розыгрыш копии</translation>
    </message>
    <message>
        <source>Spanish pages on placing blocks</source>
        <translation>испанские страницы о размещении блоков</translation>
    </message>
    <message>
        <source>French encyclopaedia, part</source>
        <translation>французская энциклопедия, часть</translation>
    </message>
    <message>
        <source>p.</source>
        <translation>с.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>1: name, 2: effect, 3: ICE, 4: space, 5: defence dice, 6: direction arrow, 7: bonus part.</source>
        <translation>1: название, 2: эффект, 3: ICE, 4: клетка, 5: кубики защиты, 6: стрелка направления, 7: фрагмент бонуса.</translation>
    </message>
    <message>
        <source>Left: three bonus parts meet, a counter is placed. Right: the new block is turned another way, one part is missing.</source>
        <translation>Слева сошлись три фрагмента: кладут бонусный жетон. Справа новый блок повёрнут иначе, и одного фрагмента не хватает.</translation>
    </message>
    <message>
        <source>Corners mark the numbers that eliminate. Black dice protect. Dice on the space count with the pawn’s own.</source>
        <translation>Уголками отмечены числа, которые устраняют пешку. Чёрные кубики защищают. Кубики на клетке добавляются к кубикам пешки.</translation>
    </message>
    <message>
        <source>The fixed number joins those of the ICE, unless it is there already. A bot adds a number of its own.</source>
        <translation>Постоянное число добавляется к числам ICE. Если оно там уже есть, ничего не меняется. Бот добавляет своё.</translation>
    </message>
    <message>
        <source>Two of three movement actions are used. The third is lost: it goes to no other pawn.</source>
        <translation>Из трёх действий движения использованы два. Третье пропадает: другой пешке его не отдать.</translation>
    </message>
    <message>
        <source>Two of the six turns fit: there a space of the new block meets a space of the pawn’s block.</source>
        <translation>Из шести поворотов подходят два: в них клетка нового блока встречается с клеткой блока с пешкой.</translation>
    </message>
    <message>
        <source>Left: legal, for only the side towards the pawn’s block has to fit. Right: four placements that are refused.</source>
        <translation>Слева можно: подойти должна только сторона к блоку с пешкой. Справа четыре недопустимых размещения.</translation>
    </message>
    <message>
        <source>Ticks: cells at a side of the pawn’s block with a space. Cross: a cell at a wall.</source>
        <translation>Галочки: места у тех сторон блока с пешкой, где есть клетка. Крестик: место у стены.</translation>
    </message>
</context>
<context>
    <name>ui::ActionRow</name>
    <message>
        <source>Why not: %1</source>
        <translation>Почему нельзя: %1</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>Подробнее: %1</translation>
    </message>
</context>
<context>
    <name>ui::AdjustFlow</name>
    <message>
        <source>Adjust by hand</source>
        <translation>Изменить вручную</translation>
    </message>
    <message>
        <source>Marked in the log as a ruling of the table.</source>
        <translation>Отмечается в журнале как решение игроков.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>What is to be put</source>
        <translation>Что изменить</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Поиск по названию</translation>
    </message>
    <message>
        <source>What is gathered cannot be so yet.</source>
        <translation>В таком виде изменения пока невозможны.</translation>
    </message>
    <message>
        <source>Changes gathered: %1</source>
        <translation>Собрано изменений: %1</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Другое</translation>
    </message>
    <message>
        <source>It cannot be so</source>
        <translation>Так нельзя</translation>
    </message>
    <message>
        <source>What will change</source>
        <translation>Что изменится</translation>
    </message>
    <message>
        <source>Still to be chosen: where it is</source>
        <translation>Осталось выбрать место</translation>
    </message>
</context>
<context>
    <name>ui::AnywayFlow</name>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Why? The reason goes into the log, and the rule is marked as set aside by the table.</source>
        <translation>Почему? Причина останется в журнале с пометкой «решение игроков».</translation>
    </message>
    <message>
        <source>We play it so</source>
        <translation>Мы так играем</translation>
    </message>
    <message>
        <source>We agreed on it this once</source>
        <translation>Договорились на этот раз</translation>
    </message>
    <message>
        <source>It was so on the real table</source>
        <translation>Так было на настоящем столе</translation>
    </message>
    <message>
        <source>To put a mistake right</source>
        <translation>Чтобы исправить ошибку</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Другая причина</translation>
    </message>
</context>
<context>
    <name>ui::BoardView</name>
    <message>
        <source>Cybernet</source>
        <translation>Кибернет</translation>
    </message>
    <message>
        <source>Arrow keys go from piece to piece, Enter taps, R turns, plus and minus zoom.</source>
        <translation>Стрелки ведут от элемента к элементу, Enter&#xa0;— касание, R&#xa0;— поворот, плюс и минус&#xa0;— масштаб.</translation>
    </message>
    <message>
        <source>Turn the block</source>
        <translation>Повернуть блок</translation>
    </message>
</context>
<context>
    <name>ui::CardEditor</name>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Movement actions</source>
        <translation>Действия движения</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Копии</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Keep card</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Kind of use</source>
        <translation>Вид применения</translation>
    </message>
    <message>
        <source>bonus counters</source>
        <translation>бонусные жетоны</translation>
    </message>
    <message>
        <source>Played as an action card</source>
        <translation>Если сыграть как карту действия</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>действия</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Слот</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Крепится к</translation>
    </message>
    <message>
        <source>an own pawn</source>
        <translation>своей пешке</translation>
    </message>
    <message>
        <source>an enemy</source>
        <translation>чужой пешке</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>блоку</translation>
    </message>
    <message>
        <source>Which pawn it lets in</source>
        <translation>Какую пешку вводит</translation>
    </message>
    <message>
        <source>Lets in</source>
        <translation>Вводит</translation>
    </message>
    <message>
        <source>Icebreaker dice</source>
        <translation>Кубики Icebreaker</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавляются</translation>
    </message>
    <message>
        <source>Attack skulls</source>
        <translation>Черепа атаки</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Кубики защиты</translation>
    </message>
    <message>
        <source>instead of the pawn&apos;s</source>
        <translation>вместо кубиков пешки</translation>
    </message>
    <message>
        <source>beside the pawn&apos;s</source>
        <translation>вдобавок к кубикам пешки</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
    <message>
        <source>Movement change</source>
        <translation>Изменение движения</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Собственное движение</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Даёт</translation>
    </message>
    <message>
        <source>to its pawn</source>
        <translation>своей пешке</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Не может</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>запрещено</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>без карты</translation>
    </message>
    <message>
        <source>Something else is printed on it</source>
        <translation>На ней напечатано ещё что-то</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>in the box, all alike</source>
        <translation>в коробке, все одинаковые</translation>
    </message>
</context>
<context>
    <name>ui::CardFlow</name>
    <message>
        <source>Enter the card</source>
        <translation>Заполнить карту</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Другая карта</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Which card do you want to enter?</source>
        <translation>Какую карту заполнить?</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Поиск по названию</translation>
    </message>
    <message>
        <source>A card that is missing here: type its name above.</source>
        <translation>Нужной карты нет? Введите её название выше.</translation>
    </message>
    <message>
        <source>Enter a new card: %1</source>
        <translation>Заполнить новую карту: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies</source>
        <comment>a card&apos;s name</comment>
        <translation>
            <numerusform>%1, %n копия</numerusform>
            <numerusform>%1, %n копии</numerusform>
            <numerusform>%1, %n копий</numerusform>
        </translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>ещё не заполнена</translation>
    </message>
    <message>
        <source>cost not known yet</source>
        <translation>цена пока неизвестна</translation>
    </message>
    <message>
        <source>What it does is not entered yet.</source>
        <translation>Ещё не указано, что она делает.</translation>
    </message>
</context>
<context>
    <name>ui::EndFlow</name>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Keep the log</source>
        <translation>Сохранить журнал</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть стол</translation>
    </message>
    <message>
        <source>New table, same players</source>
        <translation>Новая партия, те же игроки</translation>
    </message>
    <message>
        <source>Filled: drawn. Hollow: typed. Dashed: what fair dice give.</source>
        <translation>Заливка: бросило приложение. Контур: ввели игроки. Пунктир: как у честных кубиков.</translation>
    </message>
    <message>
        <source>%1: luck %2</source>
        <comment>successes to be expected, and how far off</comment>
        <translation>%1; удача: %2</translation>
    </message>
    <message>
        <source>Pawns lost: %1</source>
        <translation>Потеряно пешек: %1</translation>
    </message>
</context>
<context>
    <name>ui::EnterFlow</name>
    <message>
        <source>over %1 beside %2</source>
        <translation>через карту %1 рядом с блоком %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввести пешку</translation>
    </message>
    <message>
        <source>Which pawn comes in?</source>
        <translation>Какая пешка входит?</translation>
    </message>
</context>
<context>
    <name>ui::EquipFlow</name>
    <message>
        <source>carries %1</source>
        <translation>несёт: %1</translation>
    </message>
    <message>
        <source>Pay now, carry it later</source>
        <translation>Оплатить сейчас, снарядить позже</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Пешка</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Which pawn carries it?</source>
        <translation>Какая пешка получит карту?</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Снарядить</translation>
    </message>
    <message>
        <source>Which card is equipped?</source>
        <translation>Какой картой снарядить пешку?</translation>
    </message>
</context>
<context>
    <name>ui::FaceCanvas</name>
    <message>
        <source>middle</source>
        <translation>середина</translation>
    </message>
    <message>
        <source>Side %1: %2</source>
        <translation>Сторона %1: %2</translation>
    </message>
    <message>
        <source>with a space</source>
        <translation>с клеткой</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>без клетки</translation>
    </message>
    <message>
        <source>Corner %1: %2</source>
        <translation>Угол %1: %2</translation>
    </message>
    <message>
        <source>bonus part</source>
        <translation>фрагмент бонуса</translation>
    </message>
    <message>
        <source>no bonus part</source>
        <translation>без фрагмента</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Клетка: %1</translation>
    </message>
</context>
<context>
    <name>ui::FaceEditor</name>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Tap a side, a corner or a space. Drag from space to space for an arrow.</source>
        <translation>Коснитесь стороны, угла или клетки. Стрелку ведите от клетки к клетке.</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>стороны</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>углы</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>клетки</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>эффект</translation>
    </message>
    <message>
        <source>Face of</source>
        <translation>Лицевая сторона блока</translation>
    </message>
    <message>
        <source>Leave unknown</source>
        <translation>Не заполнять</translation>
    </message>
    <message>
        <source>The spaces of this face do not follow the seven positions. They stay as they are until a side or a space is changed here.</source>
        <translation>Клетки этого блока не в семи положениях. Они останутся как есть, пока здесь не изменят сторону или клетку.</translation>
    </message>
    <message>
        <source>Tap a space to say how many pawns it holds.</source>
        <translation>Коснитесь клетки, чтобы указать, сколько пешек на ней помещается.</translation>
    </message>
    <message>
        <source>Space: %1</source>
        <translation>Клетка: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Вместимость</translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>two</source>
        <translation>две</translation>
    </message>
    <message>
        <source>any</source>
        <translation>без лимита</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>с пешкой</translation>
    </message>
    <message>
        <source>Unshielded</source>
        <translation>Незащищённые</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>устраняют</translation>
    </message>
    <message>
        <source>Shielded</source>
        <translation>Защищённые</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>спасают</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Выходы</translation>
    </message>
    <message>
        <source>no other space yet</source>
        <translation>других клеток пока нет</translation>
    </message>
    <message>
        <source>Which figure</source>
        <translation>Какая пешка</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>Чёрный ICE</translation>
    </message>
    <message>
        <source>no ICE</source>
        <translation>без ICE</translation>
    </message>
    <message>
        <source>When the effect works</source>
        <translation>Когда срабатывает эффект</translation>
    </message>
    <message>
        <source>on placement</source>
        <translation>при размещении</translation>
    </message>
    <message>
        <source>while controlled</source>
        <translation>под контролем</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>каждый ход</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Эффект</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Черепа</translation>
    </message>
    <message>
        <source>As printed on your tile. Kept for every later table.</source>
        <translation>Как напечатано на вашем блоке. Сохраняется для следующих партий.</translation>
    </message>
    <message>
        <source>Keep face</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>One space for the whole block</source>
        <translation>Одна клетка на весь блок</translation>
    </message>
    <message>
        <source>It holds any number of pawns and reaches every open side.</source>
        <translation>Вмещает сколько угодно пешек и выходит на каждую открытую сторону.</translation>
    </message>
    <message>
        <source>Show the other spaces</source>
        <translation>Показать остальные клетки</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Эффекты</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when an effect works: what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Remove this effect</source>
        <translation>Убрать этот эффект</translation>
    </message>
    <message>
        <source>Another effect</source>
        <translation>Ещё эффект</translation>
    </message>
    <message>
        <source>Effect of this space</source>
        <translation>Эффект этой клетки</translation>
    </message>
    <message>
        <source>Another effect of this space</source>
        <translation>Ещё эффект этой клетки</translation>
    </message>
    <message>
        <source>Over the border</source>
        <translation>Через границу</translation>
    </message>
    <message>
        <source>Cards more in hand</source>
        <translation>На сколько карт больше на руке</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>more cards</source>
        <translation>ещё карт</translation>
    </message>
    <message>
        <source>Skulls of the space</source>
        <translation>Черепа клетки</translation>
    </message>
    <message>
        <source>of the space</source>
        <translation>на клетке</translation>
    </message>
</context>
<context>
    <name>ui::FixPanel</name>
    <message>
        <source>The note says</source>
        <translation>В заметке сказано</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Запись %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Закрыть (%1)</translation>
    </message>
    <message>
        <source>Table at %1</source>
        <translation>Стол после %1</translation>
    </message>
    <message>
        <source>Look at the table after entry %1</source>
        <translation>Посмотреть стол после записи %1</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Отменить досюда</translation>
    </message>
    <message>
        <source>Undo everything after entry %1</source>
        <translation>Отменить всё после записи %1</translation>
    </message>
    <message>
        <source>Back at entry %1. Redo brings the rest again.</source>
        <translation>Снова запись %1. «Вернуть» восстановит остальное.</translation>
    </message>
    <message numerus="yes">
        <source>The dice showed</source>
        <translation>
            <numerusform>Выпало</numerusform>
            <numerusform>Выпало</numerusform>
            <numerusform>Выпало</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1 showed %2</source>
        <translation>На кубике %1 выпало %2</translation>
    </message>
    <message>
        <source>Change the command as text</source>
        <translation>Изменить команду как текст</translation>
    </message>
    <message>
        <source>The command as it is kept</source>
        <translation>Команда, как она хранится</translation>
    </message>
    <message>
        <source>Show what would change</source>
        <translation>Показать, что изменится</translation>
    </message>
    <message>
        <source>Entry %1 is put right.</source>
        <translation>Запись %1 исправлена.</translation>
    </message>
    <message numerus="yes">
        <source>%n later entries would not be legal any more.</source>
        <translation>
            <numerusform>%n последующая запись стала бы недопустимой.</numerusform>
            <numerusform>%n последующие записи стали бы недопустимыми.</numerusform>
            <numerusform>%n последующих записей стали бы недопустимыми.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed yet.</source>
        <translation>Пока ничего не изменилось.</translation>
    </message>
    <message>
        <source>All other later entries stay as they are; drawn dice keep their faces.</source>
        <translation>Остальные последующие записи не изменятся; выпавшие кубики сохранятся.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries come out differently; drawn dice keep their faces.</source>
        <translation>
            <numerusform>Изменится %n запись; выпавшие кубики сохранятся.</numerusform>
            <numerusform>Изменятся %n записи; выпавшие кубики сохранятся.</numerusform>
            <numerusform>Изменятся %n записей; выпавшие кубики сохранятся.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why: rule %1</source>
        <translation>Почему: правило %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Не менять</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>Исправить</translation>
    </message>
    <message numerus="yes">
        <source>Fix, drop those %n</source>
        <translation>
            <numerusform>Исправить, убрать %n запись</numerusform>
            <numerusform>Исправить, убрать %n записи</numerusform>
            <numerusform>Исправить, убрать %n записей</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix, keep as rulings</source>
        <translation>Исправить, оставить как решения</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Теперь: %1</translation>
    </message>
</context>
<context>
    <name>ui::HandOver</name>
    <message>
        <source>Cards kept</source>
        <translation>Карт оставлено</translation>
    </message>
    <message>
        <source>Keep or discard</source>
        <translation>Оставьте или сбросьте</translation>
    </message>
    <message>
        <source>each unused card. Kept:</source>
        <translation>несыгранные карты. Оставлено:</translation>
    </message>
    <message>
        <source>Discard the cards used</source>
        <translation>Сбросьте сыгранные карты</translation>
    </message>
    <message>
        <source>All that lie on the table.</source>
        <translation>Все карты на столе.</translation>
    </message>
    <message>
        <source>Known to lie on the table: %1</source>
        <translation>На столе, насколько известно: %1</translation>
    </message>
    <message>
        <source>Draw cards: %1</source>
        <translation>Возьмите карты: %1</translation>
    </message>
    <message>
        <source>up to the hand maximum</source>
        <translation>до лимита руки</translation>
    </message>
    <message>
        <source>%1, recycling</source>
        <translation>%1, переработка</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>hand maximum</source>
        <translation>лимит руки</translation>
    </message>
    <message>
        <source>base</source>
        <translation>основа</translation>
    </message>
    <message>
        <source>The table turns to face %1.</source>
        <translation>Стол&#xa0;— лицом к игроку %1.</translation>
    </message>
    <message>
        <source>The table does not turn.</source>
        <translation>Стол остаётся на месте.</translation>
    </message>
    <message>
        <source>Do not turn</source>
        <translation>Не поворачивать</translation>
    </message>
    <message>
        <source>Turn the table</source>
        <translation>Повернуть стол</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>Следующий игрок</translation>
    </message>
    <message>
        <source>I am %1, go</source>
        <translation>Я&#xa0;— %1, мой ход</translation>
    </message>
    <message>
        <source>%1/%2 in the Cybernet</source>
        <translation>%1/%2 в Кибернете</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Заполнить лицевую сторону блока %1</translation>
    </message>
    <message>
        <source>Ask for no more faces this evening</source>
        <translation>Сегодня больше не спрашивать</translation>
    </message>
</context>
<context>
    <name>ui::HomeScreen</name>
    <message>
        <source>New table</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>A fan-made aid. Own words and drawings, no art of any game. Nothing leaves this device.</source>
        <translation>Неофициальный помощник от поклонников. Свои тексты и рисунки, ничего из оформления игр. Данные не покидают устройство.</translation>
    </message>
    <message>
        <source>Zaibatsu Companion</source>
        <translation>Zaibatsu Companion</translation>
    </message>
    <message>
        <source>for the table you already have</source>
        <translation>для стола, за которым вы играете</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Язык: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Picture of the table %1</source>
        <translation>Изображение партии %1</translation>
    </message>
    <message>
        <source>Continue this table</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>No table is running. Lay the Central Core in the middle, then start a new table here.</source>
        <translation>Начатых партий нет. Положите Центральное ядро в середину и начните здесь новую партию.</translation>
    </message>
    <message>
        <source>New Zaibatsu table</source>
        <translation>Новая партия Zaibatsu</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>от 2 до 4 игроков</translation>
    </message>
    <message>
        <source>not in this version yet</source>
        <translation>в этой версии ещё нет</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Быстрая проверка</translation>
    </message>
    <message>
        <source>Dice and odds</source>
        <translation>Кубики и шансы</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Бросить кубики</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>сегодня, %1</translation>
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
        <translation>Сохранённые партии</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Импортировать партию</translation>
    </message>
    <message>
        <source>Bin (%1)</source>
        <translation>Корзина (%1)</translation>
    </message>
    <message>
        <source>Tables in the bin</source>
        <translation>Партии в корзине</translation>
    </message>
    <message>
        <source>None yet. A table is kept here from its first entry on.</source>
        <translation>Пока пусто. Партия хранится здесь с первой записи.</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>не открывается</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>More about %1</source>
        <translation>Ещё: %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>В корзину</translation>
    </message>
    <message>
        <source>Rename the table %1</source>
        <translation>Переименовать партию «%1»</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Название партии</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Сохранить название</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Вернуть %1</translation>
    </message>
    <message>
        <source>Go on with what is good</source>
        <translation>Продолжить с тем, что цело</translation>
    </message>
    <message>
        <source>%1 goes on with what is good. The damaged file is kept aside.</source>
        <translation>%1: продолжается то, что цело. Повреждённый файл отложен.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day and a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Kept copies</source>
        <translation>Сохранённые копии</translation>
    </message>
    <message>
        <source>None yet: one is kept each time the table is opened.</source>
        <translation>Пока нет: копия сохраняется при каждом открытии партии.</translation>
    </message>
    <message>
        <source>Kept each time the table is opened, the latest three. Opening one makes a table of its own.</source>
        <translation>Сохраняются при каждом открытии партии, последние три. Открытая копия станет отдельной партией.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of a table</comment>
        <translation>
            <numerusform>%n запись</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записей</numerusform>
        </translation>
    </message>
    <message>
        <source>Open as a new table</source>
        <translation>Открыть как новую партию</translation>
    </message>
    <message>
        <source>Open as a new table: %1</source>
        <translation>Открыть как новую партию: %1</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Экспорт: %1</translation>
    </message>
    <message>
        <source>Is this placement legal?</source>
        <translation>Можно ли так положить?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>ui::HouseRules</name>
    <message>
        <source>The control counter on Idoru counts as lying in the Cybernet.</source>
        <translation>Жетон контроля на Idoru считается лежащим в Кибернете.</translation>
    </message>
    <message>
        <source>When time is up and counters tie, bonus counters on cards count too, not only free ones.</source>
        <translation>Если время вышло и жетонов поровну, считаются и бонусные жетоны на картах, а не только свободные.</translation>
    </message>
    <message>
        <source>A hand above its maximum is cut down in recycling.</source>
        <translation>Карты сверх лимита руки сбрасывают при переработке.</translation>
    </message>
    <message>
        <source>Acting in another player&apos;s turn goes as the edition says: never in the first, some pawns in the second.</source>
        <translation>Действия в чужой ход&#xa0;— как велит издание: в первом никогда, во втором некоторые пешки.</translation>
    </message>
    <message>
        <source>A movement card is finished before the next action begins.</source>
        <translation>Карту движения доигрывают до следующего действия.</translation>
    </message>
    <message>
        <source>Arrows only stop steps against them; spaces stay adjacent either way.</source>
        <translation>Стрелки запрещают лишь шаги против них; клетки остаются соседними.</translation>
    </message>
    <message>
        <source>A drone makes its own movement in one piece.</source>
        <translation>Дрон проходит своё движение целиком, за один раз.</translation>
    </message>
    <message>
        <source>The Hulk goes to any block edge to edge, with or without a passage.</source>
        <translation>Hulk идёт на любой соседний блок, есть проход или нет.</translation>
    </message>
    <message>
        <source>The Hulk stands on the block, on none of its spaces.</source>
        <translation>Hulk стоит на блоке, а не на его клетках.</translation>
    </message>
    <message>
        <source>The Cyborg spends its movement roll in one piece.</source>
        <translation>Киборг тратит бросок на движение целиком, за один раз.</translation>
    </message>
    <message>
        <source>Movement +1 and −1 change what the edition says: cards only in the first, own movement too in the second.</source>
        <translation>Движение +1 и −1 меняет то, что велит издание: в первом только карты, во втором и собственное.</translation>
    </message>
    <message>
        <source>The icon against movement bars what the edition says: cards in the first, all movement in the second.</source>
        <translation>Значок против движения запрещает то, что велит издание: в первом карты, во втором всё.</translation>
    </message>
    <message>
        <source>Arrows do not matter when a block is placed.</source>
        <translation>При размещении блока стрелки не важны.</translation>
    </message>
    <message>
        <source>No Search starts from a block card.</source>
        <translation>Search не делают с карты блока.</translation>
    </message>
    <message>
        <source>An area attack is one roll for all pawns.</source>
        <translation>Атака по области&#xa0;— один бросок на все пешки.</translation>
    </message>
    <message>
        <source>Your own block is no target for the Icebreaker.</source>
        <translation>Свой блок&#xa0;— не цель для Icebreaker.</translation>
    </message>
    <message>
        <source>A bonus icon that touches a block nobody can control cannot be won.</source>
        <translation>Фигуру бонуса у блока, который нельзя контролировать, получить нельзя.</translation>
    </message>
    <message>
        <source>Without a control counter in the pool, no Icebreaker on a block.</source>
        <translation>Без жетона контроля в запасе нет Icebreaker против блока.</translation>
    </message>
    <message>
        <source>A block&apos;s effect fires again when the same player regains it.</source>
        <translation>Эффект блока срабатывает снова, когда блок возвращает себе тот же игрок.</translation>
    </message>
    <message>
        <source>A pawn in the Cybernet stays where it is when its block changes hands.</source>
        <translation>Пешка в Кибернете остаётся на месте, когда её блок меняет хозяина.</translation>
    </message>
    <message>
        <source>When a block becomes nobody&apos;s, its pawn stays with its holder.</source>
        <translation>Когда блок становится ничьим, его пешка остаётся у хозяина.</translation>
    </message>
    <message>
        <source>A pawn comes back when anybody gains its block, its last holder too.</source>
        <translation>Пешка возвращается, когда её блок получает кто угодно, и прежний хозяин тоже.</translation>
    </message>
    <message>
        <source>The Icebreaker reaches pawns as far as the edition says.</source>
        <translation>Icebreaker достаёт до пешек так далеко, как велит издание.</translation>
    </message>
    <message>
        <source>Failing against another player&apos;s pawn with white ICE costs nothing.</source>
        <translation>Промах против чужой пешки с белым ICE ничего не стоит.</translation>
    </message>
    <message>
        <source>Controlled blocks have Black ICE as the edition says: always in the first, as the marker shows in the second.</source>
        <translation>Чёрный ICE у подконтрольных блоков — как велит издание: в первом всегда, во втором по жетону контроля.</translation>
    </message>
    <message>
        <source>Delete reaches as far as the edition says.</source>
        <translation>Delete достаёт так далеко, как велит издание.</translation>
    </message>
    <message>
        <source>Own pawns may be targets of Delete.</source>
        <translation>Свои пешки могут быть целью Delete.</translation>
    </message>
    <message>
        <source>A number both shielded and not: the item or the space decides over the pawn&apos;s own die.</source>
        <translation>Число и защищённое, и нет: предмет или клетка важнее кубика самой пешки.</translation>
    </message>
    <message>
        <source>Reboot costs what the edition says: its card, or in the second any four cards.</source>
        <translation>Цена Reboot — как велит издание: карта Reboot, во втором также любые четыре карты.</translation>
    </message>
    <message>
        <source>A card is paid and equipped in one step.</source>
        <translation>Карту оплачивают и сразу кладут на пешку.</translation>
    </message>
    <message>
        <source>A pawn may carry several generic items.</source>
        <translation>Пешка может нести несколько обычных предметов.</translation>
    </message>
    <message>
        <source>Bots and a neuroconsole may lie on the same pawn.</source>
        <translation>Боты и нейроконсоль могут быть на одной пешке.</translation>
    </message>
    <message>
        <source>Malware goes on any opponent&apos;s pawn, however far away.</source>
        <translation>Вредоносная программа кладётся на любую пешку соперника, как бы далеко она ни была.</translation>
    </message>
    <message>
        <source>A block card lies beside a block you control, on a side with a space.</source>
        <translation>Карта блока ложится рядом с блоком под вашим контролем, у стороны с клеткой.</translation>
    </message>
    <message>
        <source>A block card takes its cell: no block can be placed there.</source>
        <translation>Карта блока занимает место: блок туда не положить.</translation>
    </message>
    <message>
        <source>Pawns on a discarded block card move to its block instead of being eliminated.</source>
        <translation>Пешки со сброшенной карты блока переходят на её блок, а не устраняются.</translation>
    </message>
    <message>
        <source>Counters paid for the Cracker or the Cyborg come back to their payer.</source>
        <translation>Жетоны, уплаченные за Cracker или Киборга, возвращаются заплатившему.</translation>
    </message>
    <message>
        <source>A barred ability stays barred when a card adds it, as the edition says.</source>
        <translation>Запрещённая способность остаётся запрещённой, даже если её добавляет карта,&#xa0;— как велит издание.</translation>
    </message>
    <message>
        <source>One neuroconsole and one weapon a pawn, instead of one of them in all.</source>
        <translation>Одна нейроконсоль и одно оружие на пешку, а не что-то одно.</translation>
    </message>
    <message>
        <source>Colours are chosen or dealt as the edition says. The app takes any, so nothing changes here.</source>
        <translation>Цвета выбирают или раздают, как велит издание. Приложение принимает любые, поэтому здесь ничего не меняется.</translation>
    </message>
    <message>
        <source>The pile lies face up in the first edition, face down in the second. The app knows no order, so nothing changes here.</source>
        <translation>В первом издании стопка лежит лицевой стороной вверх, во втором&#xa0;— вниз. Приложение не знает её порядка, поэтому здесь ничего не меняется.</translation>
    </message>
</context>
<context>
    <name>ui::LayingFlow</name>
    <message>
        <source>The table as it stands</source>
        <translation>Расклад на столе</translation>
    </message>
    <message>
        <source>Each piece is kept as soon as it is put.</source>
        <translation>Каждый компонент сразу сохраняется.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>All laid out: whose turn?</source>
        <translation>Всё разложено: чей ход?</translation>
    </message>
    <message>
        <source>The table as it stood</source>
        <translation>Так было на столе</translation>
    </message>
</context>
<context>
    <name>ui::LogScreen</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Пока ничего не произошло.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Подготовка</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n запись</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записей</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <translation>Запись %1: %2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Возвращено.</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Искать в журнале</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Написать заметку</translation>
    </message>
    <message>
        <source>Note for the log</source>
        <translation>Заметка для журнала</translation>
    </message>
    <message>
        <source>What should be remembered?</source>
        <translation>Что запомнить?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>The note is in the log.</source>
        <translation>Заметка в журнале.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Поиск</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n раза</numerusform>
            <numerusform>%n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows or hides each of them.</source>
        <translation>Показывает или скрывает каждую запись.</translation>
    </message>
    <message>
        <source>On turn %1: </source>
        <translation>О ходе %1: </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not on disk yet. Play goes on; they are written as soon as it works again.</source>
        <translation>
            <numerusform>%n запись ещё не на диске. Игра идёт дальше; она запишется, как только получится.</numerusform>
            <numerusform>%n записи ещё не на диске. Игра идёт дальше; они запишутся, как только получится.</numerusform>
            <numerusform>%n записей ещё не на диске. Игра идёт дальше; они запишутся, как только получится.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>This table can only be looked at: its file cannot be written.</source>
        <translation>Эту партию можно только смотреть: её файл не записать.</translation>
    </message>
    <message>
        <source>%1 is in the bin.</source>
        <translation>В корзине: %1.</translation>
    </message>
    <message>
        <source>There are no odds to show for this game.</source>
        <translation>Для этой игры шансов нет.</translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation>Импортировать партию</translation>
    </message>
    <message>
        <source>Tables (*.zbt *.jsonl)</source>
        <translation>Партии (*.zbt *.jsonl)</translation>
    </message>
    <message>
        <source>The table is in the list.</source>
        <translation>Партия в списке.</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the program ends.</source>
        <translation>Настройки не удалось сохранить; они действуют до конца работы программы.</translation>
    </message>
    <message>
        <source>This language is missing in this copy of the program.</source>
        <translation>Этого языка нет в этой копии программы.</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>Закрыть или вернуться</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>К следующему элементу</translation>
    </message>
    <message>
        <source>Whole screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Этот список</translation>
    </message>
    <message>
        <source>Keys on this screen</source>
        <translation>Клавиши на этом экране</translation>
    </message>
    <message>
        <source>No rule has the number %1.</source>
        <translation>Правила с номером %1 нет.</translation>
    </message>
    <message>
        <source>Where it is printed</source>
        <translation>Где это напечатано</translation>
    </message>
    <message>
        <source>This table is here already</source>
        <translation>Эта партия уже есть</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Оставить обе</translation>
    </message>
    <message>
        <source>Take the longer one</source>
        <translation>Взять более длинную</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Экспортировано: %1</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns</source>
        <translation>Импорт лицевых сторон, карт и пешек</translation>
    </message>
    <message>
        <source>Catalogues (*.json)</source>
        <translation>Каталоги (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Taken in for every later table: %n piece(s).</source>
        <comment>faces, cards and pawns</comment>
        <translation>
            <numerusform>Принято для следующих партий: %n компонент.</numerusform>
            <numerusform>Принято для следующих партий: %n компонента.</numerusform>
            <numerusform>Принято для следующих партий: %n компонентов.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file was not taken in</source>
        <translation>Этот файл не принят</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed. What is wrong with it, %n in all:</source>
        <translation>
            <numerusform>Ничего не изменено. В файле %n ошибка:</numerusform>
            <numerusform>Ничего не изменено. В файле %n ошибки:</numerusform>
            <numerusform>Ничего не изменено. В файле %n ошибок:</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>The log as PDF</source>
        <translation>Журнал в PDF</translation>
    </message>
    <message>
        <source>To print or to send.</source>
        <translation>Чтобы распечатать или отправить.</translation>
    </message>
    <message>
        <source>The log as HTML</source>
        <translation>Журнал в HTML</translation>
    </message>
    <message>
        <source>A page for any browser.</source>
        <translation>Страница для любого браузера.</translation>
    </message>
    <message>
        <source>The log as text</source>
        <translation>Журнал в виде текста</translation>
    </message>
    <message>
        <source>Plain lines, for any program.</source>
        <translation>Обычный текст для любой программы.</translation>
    </message>
    <message>
        <source>The table itself</source>
        <translation>Сама партия</translation>
    </message>
    <message>
        <source>To go on with it on another device.</source>
        <translation>Чтобы продолжить на другом устройстве.</translation>
    </message>
    <message>
        <source>There are no placements to check in this game.</source>
        <translation>В этой игре нечего проверять: блоки не размещают.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>The bookmarks could not be saved; they hold until the rules are closed.</source>
        <translation>Закладки не удалось сохранить; они пропадут, когда вы закроете правила.</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Открыть правила</translation>
    </message>
    <message>
        <source>The rule about what has the focus</source>
        <translation>Правило о текущем элементе</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>ui::MoveFlow</name>
    <message>
        <source>Move</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Move, uses %1 of %2</source>
        <translation>Идти: %1 из %2</translation>
    </message>
    <message>
        <source>Movement actions on the card</source>
        <translation>Действия движения на карте</translation>
    </message>
    <message>
        <source>Movement actions: %1</source>
        <translation>Действия движения: %1</translation>
    </message>
    <message>
        <source>Way chosen</source>
        <translation>Выбранный путь</translation>
    </message>
    <message>
        <source>No space can be reached with so few actions.</source>
        <translation>За столько действий не дойти ни до одной клетки.</translation>
    </message>
    <message>
        <source>Tap a space; each shows what it costs.</source>
        <translation>Коснитесь клетки; на каждой показана цена.</translation>
    </message>
    <message>
        <source>Tap a space on the way to go round another side.</source>
        <translation>Коснитесь клетки на пути, чтобы обойти с другой стороны.</translation>
    </message>
    <message>
        <source>Nobody has entered yet which sides of %1 have a space. Enter its face, or tap where the pawn goes.</source>
        <translation>Ещё не введено, на каких сторонах блока «%1» есть клетка. Заполните его лицевую сторону или коснитесь места, куда идёт пешка.</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Заполнить лицевую сторону блока %1</translation>
    </message>
    <message>
        <source>Move there all the same: we know the way</source>
        <translation>Всё равно пойти: мы знаем путь</translation>
    </message>
</context>
<context>
    <name>ui::NewTableScreen</name>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Players, in seating order</source>
        <translation>Игроки по порядку мест</translation>
    </message>
    <message>
        <source>Starting roll</source>
        <translation>Начальный бросок</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Добавить третьего игрока</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Добавить четвёртого игрока</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>%1: выпало %2</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>начинает</translation>
    </message>
    <message>
        <source>plays second</source>
        <translation>ходит вторым</translation>
    </message>
    <message>
        <source>plays third</source>
        <translation>ходит третьим</translation>
    </message>
    <message>
        <source>plays fourth</source>
        <translation>ходит четвёртым</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Move or remove %1</source>
        <translation>Пересадить или убрать: %1</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>На место выше</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>На место ниже</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Roll for the start</source>
        <translation>Бросок за первый ход</translation>
    </message>
    <message>
        <source>%1 rolled:</source>
        <translation>%1&#xa0;— выпало:</translation>
    </message>
    <message>
        <source>%1 rolled again:</source>
        <translation>%1&#xa0;— снова выпало:</translation>
    </message>
    <message>
        <source>Type the rolls again</source>
        <translation>Ввести броски заново</translation>
    </message>
    <message>
        <source>Player %1 has no name yet.</source>
        <translation>У игрока %1 ещё нет имени.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Двух игроков зовут %1.</translation>
    </message>
    <message>
        <source>The starting roll is not complete yet.</source>
        <translation>Начальный бросок ещё не закончен.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>How much to track</source>
        <translation>Что отслеживать</translation>
    </message>
    <message>
        <source>Edition of your box</source>
        <translation>Ваше издание игры</translation>
    </message>
    <message>
        <source>First, 2011</source>
        <translation>Первое, 2011</translation>
    </message>
    <message>
        <source>Second, 2017</source>
        <translation>Второе, 2017</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Лимит времени</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>App rolls</source>
        <translation>Бросает приложение</translation>
    </message>
    <message>
        <source>We roll</source>
        <translation>Бросаем сами</translation>
    </message>
    <message>
        <source>Table name</source>
        <translation>Название партии</translation>
    </message>
    <message>
        <source>the players&apos; names</source>
        <translation>имена игроков</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>steps, places and dice are checked</source>
        <translation>шаги, места и кубики проверяются</translation>
    </message>
    <message>
        <source>Blocks and control</source>
        <translation>Блоки и контроль</translation>
    </message>
    <message>
        <source>steps and places are declared</source>
        <translation>шаги и места&#xa0;— со слов</translation>
    </message>
    <message>
        <source>Scores only</source>
        <translation>Только счёт</translation>
    </message>
    <message>
        <source>counters and turns</source>
        <translation>жетоны и ходы</translation>
    </message>
    <message>
        <source>Start, %1 first</source>
        <translation>Начать, первый&#xa0;— %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>New Zaibatsu table</source>
        <translation>Новая партия Zaibatsu</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>Начинает %1</translation>
    </message>
    <message>
        <source>A tie: %1 roll again</source>
        <translation>Поровну. Снова бросают: %1</translation>
    </message>
    <message>
        <source>The highest die starts</source>
        <translation>Начинает тот, у кого выпало больше</translation>
    </message>
    <message numerus="yes">
        <source>%n control counters each.</source>
        <translation>
            <numerusform>По %n жетону контроля каждому.</numerusform>
            <numerusform>По %n жетона контроля каждому.</numerusform>
            <numerusform>По %n жетонов контроля каждому.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the order of the seats, clockwise.</source>
        <translation>Затем по порядку мест, по часовой стрелке.</translation>
    </message>
    <message>
        <source>Ties are rolled again among those who tied.</source>
        <translation>При равенстве перебрасывают те, у кого поровну.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message numerus="yes">
        <source>%n switches</source>
        <translation>
            <numerusform>%n переключатель</numerusform>
            <numerusform>%n переключателя</numerusform>
            <numerusform>%n переключателей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, all at their default</source>
        <translation>%1, все по умолчанию</translation>
    </message>
    <message>
        <source>%1, %2 set apart</source>
        <translation>%1, изменено: %2</translation>
    </message>
    <message>
        <source>As the table stands: lay the blocks, owners, pawns and counters first, then play on.</source>
        <translation>Как на столе: сначала укажите блоки, хозяев, пешки и жетоны, затем играйте дальше.</translation>
    </message>
    <message>
        <source>120 min</source>
        <translation>120&#xa0;мин</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Nobody rolls for the start</source>
        <translation>Бросок за первый ход не нужен</translation>
    </message>
    <message>
        <source>Whose turn it is comes last, once everything is laid out.</source>
        <translation>Чей ход&#xa0;— в самом конце, когда всё разложено.</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>As the table stands</source>
        <translation>Как на столе</translation>
    </message>
    <message>
        <source>Lay the table</source>
        <translation>Перенести со стола</translation>
    </message>
    <message>
        <source>About: %1</source>
        <translation>Подробнее: %1</translation>
    </message>
</context>
<context>
    <name>ui::NoteFlow</name>
    <message>
        <source>Note for the log</source>
        <translation>Заметка для журнала</translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation>Сохранить заметку</translation>
    </message>
</context>
<context>
    <name>ui::OddsFlow</name>
    <message>
        <source>Roll the die</source>
        <translation>Бросить кубик</translation>
    </message>
    <message>
        <source>Roll %1 dice</source>
        <translation>Бросить кубики: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>%1 succeeds</source>
        <translation>%1: успех</translation>
    </message>
    <message>
        <source>%1 does not succeed</source>
        <translation>%1: промах</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Сейчас нельзя</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Заполнить лицевую сторону блока %1</translation>
    </message>
    <message>
        <source>Which fixed number stands on the pawn&apos;s card?</source>
        <translation>Какое постоянное число на карте пешки?</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>the app rolls</source>
        <translation>бросает приложение</translation>
    </message>
    <message>
        <source>or tap what your dice show</source>
        <translation>или коснитесь того, что выпало на ваших кубиках</translation>
    </message>
    <message>
        <source>or tap what your die shows</source>
        <translation>или коснитесь того, что выпало на вашем кубике</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>Enter the card %1</source>
        <translation>Заполнить карту %1</translation>
    </message>
    <message>
        <source>Enter the pawn card of %1</source>
        <translation>Заполнить карту пешки %1</translation>
    </message>
    <message>
        <source>Or roll at the table and say what came of it</source>
        <translation>Или бросьте за столом и укажите итог</translation>
    </message>
    <message>
        <source>It succeeded</source>
        <translation>Успех</translation>
    </message>
    <message>
        <source>It failed</source>
        <translation>Промах</translation>
    </message>
</context>
<context>
    <name>ui::PawnEditor</name>
    <message>
        <source>Abilities</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Fixed Icebreaker numbers</source>
        <translation>Постоянные числа Icebreaker</translation>
    </message>
    <message>
        <source>Attack skulls</source>
        <translation>Черепа атаки</translation>
    </message>
    <message>
        <source>Defence dice</source>
        <translation>Кубики защиты</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>Own movement</source>
        <translation>Собственное движение</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Pawn card</source>
        <translation>Карта пешки</translation>
    </message>
    <message>
        <source>Keep pawn card</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Постоянные числа</translation>
    </message>
    <message>
        <source>of its Icebreaker</source>
        <translation>для Icebreaker</translation>
    </message>
    <message>
        <source>bonus counters</source>
        <translation>бонусные жетоны</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Cards move it</source>
        <translation>Движение картами</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>Icebreaker dice</source>
        <translation>Кубики Icebreaker</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавляются</translation>
    </message>
    <message>
        <source>Cannot</source>
        <translation>Не может</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>запрещено</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>без карты</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
    <message>
        <source>Movement change</source>
        <translation>Изменение движения</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>действия</translation>
    </message>
    <message>
        <source>Something else is printed on it</source>
        <translation>На ней напечатано ещё что-то</translation>
    </message>
    <message>
        <source>Acts in any turn</source>
        <translation>Действует в любой ход</translation>
    </message>
    <message>
        <source>Reboot by</source>
        <translation>Для Reboot</translation>
    </message>
    <message>
        <source>a Reboot card</source>
        <translation>карта Reboot</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>четыре карты</translation>
    </message>
    <message>
        <source>either</source>
        <translation>то или другое</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Слоты</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>these:</source>
        <translation>такие:</translation>
    </message>
</context>
<context>
    <name>ui::PickFlow</name>
    <message>
        <source>%1, with %2</source>
        <comment>an action, a pawn</comment>
        <translation>%1, пешка %2</translation>
    </message>
    <message>
        <source>Show all choices</source>
        <translation>Показать все варианты</translation>
    </message>
</context>
<context>
    <name>ui::PieceEditor</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Не менять</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>пока неизвестно</translation>
    </message>
    <message>
        <source>What else is printed</source>
        <translation>Что ещё напечатано</translation>
    </message>
    <message>
        <source>in your own words</source>
        <translation>своими словами</translation>
    </message>
    <message>
        <source>As printed on your copy. Kept for every later table.</source>
        <translation>Как напечатано на вашей карте. Сохраняется для следующих партий.</translation>
    </message>
</context>
<context>
    <name>ui::PlaceCardFlow</name>
    <message>
        <source>Not here</source>
        <translation>Не здесь</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Tap a glowing cell, or choose the block and its side here.</source>
        <translation>Коснитесь светящегося места или выберите здесь блок и его сторону.</translation>
    </message>
    <message>
        <source>Place card</source>
        <translation>Положить карту</translation>
    </message>
    <message>
        <source>Which card is placed?</source>
        <translation>Какую карту положить?</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Положить сюда</translation>
    </message>
</context>
<context>
    <name>ui::PlacementPicture</name>
    <message>
        <source>new</source>
        <comment>the new block</comment>
        <translation>новый</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a third block</comment>
        <translation>третий</translation>
    </message>
    <message numerus="yes">
        <source>Lay it %1: %n turn(s) legal</source>
        <translation>
            <numerusform>Положить сюда: %1 (допустим %n поворот)</numerusform>
            <numerusform>Положить сюда: %1 (допустимо %n поворота)</numerusform>
            <numerusform>Положить сюда: %1 (допустимо %n поворотов)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay it %1</source>
        <translation>Положить сюда: %1</translation>
    </message>
    <message>
        <source>How the blocks lie</source>
        <translation>Как лежат блоки</translation>
    </message>
</context>
<context>
    <name>ui::PlayersPanel</name>
    <message>
        <source>%1, %2 of %3 counters in the Cybernet</source>
        <translation>%1, жетонов в Кибернете: %2 из %3</translation>
    </message>
    <message>
        <source>free bonus counters: %1</source>
        <translation>свободных бонусных жетонов: %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>макс.&#xa0;%1</translation>
    </message>
    <message>
        <source>hand maximum: %1</source>
        <translation>лимит руки: %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Стопка</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>Cards: %1</source>
        <translation>Карты: %1</translation>
    </message>
</context>
<context>
    <name>ui::QuickOdds</name>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>Dice and odds</source>
        <translation>Кубики и шансы</translation>
    </message>
    <message>
        <source>What is rolled</source>
        <translation>Что бросают</translation>
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
        <translation>Числа ICE</translation>
    </message>
    <message>
        <source>Fixed numbers</source>
        <translation>Постоянные числа</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Кубиков в броске</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>Чёрный ICE</translation>
    </message>
    <message>
        <source>One die is black</source>
        <translation>Один кубик чёрный</translation>
    </message>
    <message>
        <source>Another player controls the block</source>
        <translation>Блок под контролем другого игрока</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Черепа</translation>
    </message>
    <message>
        <source>Unshielded numbers of the pawn</source>
        <translation>Незащищённые числа пешки</translation>
    </message>
    <message>
        <source>Shielded numbers of the pawn</source>
        <translation>Защищённые числа пешки</translation>
    </message>
    <message>
        <source>Unshielded numbers of its space</source>
        <translation>Незащищённые числа её клетки</translation>
    </message>
    <message>
        <source>Shielded numbers of its space</source>
        <translation>Защищённые числа её клетки</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>успех</translation>
    </message>
    <message>
        <source>loses the pawn</source>
        <translation>потеря пешки</translation>
    </message>
    <message>
        <source>eliminates</source>
        <translation>устранение</translation>
    </message>
    <message>
        <source>Tap the numbers on the dice of the ICE.</source>
        <translation>Коснитесь чисел на кубиках ICE.</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Быстрая проверка</translation>
    </message>
</context>
<context>
    <name>ui::QuickPlacement</name>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Размещение</translation>
    </message>
    <message>
        <source>Is this placement legal?</source>
        <translation>Можно ли так положить?</translation>
    </message>
    <message>
        <source>Which block</source>
        <translation>Какой блок</translation>
    </message>
    <message>
        <source>Block that lies</source>
        <translation>Блок на столе</translation>
    </message>
    <message>
        <source>New block</source>
        <translation>Новый блок</translation>
    </message>
    <message>
        <source>As it lies on the table.</source>
        <translation>Так, как он лежит на столе.</translation>
    </message>
    <message>
        <source>As printed, before it is turned.</source>
        <translation>Так, как напечатано, до поворота.</translation>
    </message>
    <message>
        <source>Tap where the new block is to lie.</source>
        <translation>Коснитесь места для нового блока.</translation>
    </message>
    <message>
        <source>Turn of the new block</source>
        <translation>Поворот нового блока</translation>
    </message>
    <message>
        <source>Third block, %1</source>
        <translation>Третий блок, %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no part</source>
        <translation>без фрагмента</translation>
    </message>
    <message>
        <source>bonus part</source>
        <translation>с фрагментом</translation>
    </message>
    <message>
        <source>%1 of 6 legal here</source>
        <translation>здесь допустимо: %1 из 6</translation>
    </message>
    <message>
        <source>Quick check</source>
        <translation>Быстрая проверка</translation>
    </message>
    <message>
        <source>Tap the sides of both blocks that have a space, and the corners with a bonus part.</source>
        <translation>Отметьте на обоих блоках стороны с клеткой и углы с фрагментом бонуса.</translation>
    </message>
    <message>
        <source>Yes, it may lie there</source>
        <translation>Да, сюда можно</translation>
    </message>
    <message>
        <source>No, not there</source>
        <translation>Нет, сюда нельзя</translation>
    </message>
    <message>
        <source>Third block, %1: %2</source>
        <translation>Третий блок, %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ResultFlow</name>
    <message>
        <source>The dice roll</source>
        <translation>Кубики катятся</translation>
    </message>
    <message>
        <source>typed by the players</source>
        <translation>ввели игроки</translation>
    </message>
    <message>
        <source>rolled by the app</source>
        <translation>бросило приложение</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>ui::RollScreen</name>
    <message>
        <source>Nothing rolled yet.</source>
        <translation>Ещё ничего не бросали.</translation>
    </message>
    <message>
        <source>%1: %2 in all</source>
        <translation>%1: всего %2</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>How many dice</source>
        <translation>Сколько кубиков</translation>
    </message>
    <message>
        <source>These dice belong to no table and are kept nowhere.</source>
        <translation>Эти кубики не относятся ни к какой партии и нигде не хранятся.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Roll dice</source>
        <translation>Бросить кубики</translation>
    </message>
</context>
<context>
    <name>ui::RulesColumn</name>
    <message>
        <source>Look up a rule</source>
        <translation>Найти правило</translation>
    </message>
    <message>
        <source>About what is tapped</source>
        <translation>О выбранном</translation>
    </message>
    <message>
        <source>The rulebook has nothing about these words.</source>
        <translation>По этим словам в правилах ничего нет.</translation>
    </message>
</context>
<context>
    <name>ui::RulesScreen</name>
    <message>
        <source>chosen</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Lately read</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>its chapters are listed</source>
        <translation>главы развёрнуты</translation>
    </message>
    <message>
        <source>its chapters are folded</source>
        <translation>главы свёрнуты</translation>
    </message>
    <message>
        <source>Look up a rule</source>
        <translation>Найти правило</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>None yet. The ribbon beside an entry puts one.</source>
        <translation>Закладок пока нет. Чтобы поставить, коснитесь ленточки у статьи.</translation>
    </message>
    <message>
        <source>Nothing was read yet.</source>
        <translation>Пока ничего не прочитано.</translation>
    </message>
    <message>
        <source>The rulebook has nothing about these words.</source>
        <translation>По этим словам в правилах ничего нет.</translation>
    </message>
    <message>
        <source>One word is often enough, as it is printed on the card or block.</source>
        <translation>Часто хватает одного слова — как напечатано на карте или блоке.</translation>
    </message>
    <message>
        <source>Nothing for these words. Shown: %1</source>
        <translation>По этим словам ничего нет. Показано для: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <comment>of the rulebook</comment>
        <translation>
            <numerusform>%n статья</numerusform>
            <numerusform>%n статьи</numerusform>
            <numerusform>%n статей</numerusform>
        </translation>
    </message>
    <message>
        <source>The rulebook has no entry %1.</source>
        <translation>В правилах нет статьи %1.</translation>
    </message>
    <message>
        <source>Open an entry first: it is then shown in two languages.</source>
        <translation>Сначала откройте статью: её можно будет читать на двух языках.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Two languages</source>
        <translation>Два языка</translation>
    </message>
    <message>
        <source>Language of the rules: %1</source>
        <translation>Язык правил: %1</translation>
    </message>
    <message>
        <source>Type a few words in any of the four languages, or choose a chapter. Endings, accents and slips of the finger do not matter.</source>
        <translation>Введите несколько слов на любом из четырёх языков или выберите главу. Окончания, ударения и опечатки не важны.</translation>
    </message>
    <message>
        <source>Take the bookmark out</source>
        <translation>Убрать закладку</translation>
    </message>
    <message>
        <source>Put a bookmark here</source>
        <translation>Поставить закладку</translation>
    </message>
    <message>
        <source>The entry read before</source>
        <translation>Прочитанная до этой</translation>
    </message>
    <message>
        <source>The entry read after</source>
        <translation>Прочитанная после этой</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопировать</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Второй язык</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Первый язык</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>ui::SearchFlow</name>
    <message>
        <source>from %1</source>
        <translation>от блока «%1»</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Разместить</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Which block was drawn?</source>
        <translation>Какой блок взяли?</translation>
    </message>
    <message>
        <source>Filter the names</source>
        <translation>Поиск по названию</translation>
    </message>
    <message>
        <source>face not entered yet</source>
        <translation>лицевая сторона ещё не заполнена</translation>
    </message>
    <message>
        <source>No block of that name is left in the pile.</source>
        <translation>Блоков с таким названием в стопке нет.</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Не здесь</translation>
    </message>
    <message>
        <source>This block fits nowhere beside the pawn&apos;s block. Tap a cell to see why.</source>
        <translation>Этот блок некуда положить рядом с блоком пешки. Коснитесь места, чтобы узнать почему.</translation>
    </message>
    <message>
        <source>Tap a glowing cell. Any other cell says why it cannot be.</source>
        <translation>Коснитесь светящегося места. Остальные скажут, почему нельзя.</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Положить сюда</translation>
    </message>
    <message>
        <source>drawn from the pile</source>
        <translation>взят из стопки</translation>
    </message>
    <message>
        <source>Change the face</source>
        <translation>Изменить лицевую сторону</translation>
    </message>
    <message>
        <source>Another block</source>
        <translation>Другой блок</translation>
    </message>
    <message>
        <source>Turn of the block</source>
        <translation>Поворот блока</translation>
    </message>
    <message>
        <source>%1 of 6 legal here</source>
        <translation>здесь допустимо: %1 из 6</translation>
    </message>
    <message>
        <source>What placing it here does</source>
        <translation>Что даст размещение здесь</translation>
    </message>
    <message>
        <source>One bonus icon closes</source>
        <translation>Сложится одна фигура бонуса</translation>
    </message>
    <message>
        <source>%1 and this block</source>
        <translation>%1 и этот блок</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source>On placement</source>
        <translation>При размещении</translation>
    </message>
    <message>
        <source>Waits until somebody takes control</source>
        <translation>Ждёт, пока кто-то возьмёт контроль</translation>
    </message>
    <message>
        <source>Nothing more: no icon closes and no effect fires.</source>
        <translation>Больше ничего: ни фигуры бонуса, ни эффекта.</translation>
    </message>
    <message>
        <source>Nobody has entered yet which sides of %1 have a space.</source>
        <translation>Ещё не введено, на каких сторонах блока «%1» есть клетка.</translation>
    </message>
    <message>
        <source>Enter the face of %1</source>
        <translation>Заполнить лицевую сторону блока %1</translation>
    </message>
    <message>
        <source>Place it all the same: we know where it fits</source>
        <translation>Всё равно положить: мы знаем, что подходит</translation>
    </message>
</context>
<context>
    <name>ui::SettingsScreen</name>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>This device</source>
        <translation>Это устройство</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Nothing slides, tumbles or pulses.</source>
        <translation>Ничто не скользит, не катится и не пульсирует.</translation>
    </message>
    <message>
        <source>We roll real dice</source>
        <translation>Бросаем настоящие кубики</translation>
    </message>
    <message>
        <source>New tables begin with typed dice.</source>
        <translation>В новых партиях по умолчанию свои кубики.</translation>
    </message>
    <message>
        <source>Screen stays on</source>
        <translation>Экран не гаснет</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Your faces, cards and pawns</source>
        <translation>Ваши лицевые стороны, карты и пешки</translation>
    </message>
    <message>
        <source>What was entered as printed is remembered for every later table. One file carries it to another device.</source>
        <translation>Введённое с ваших компонентов запоминается для следующих партий. Один файл перенесёт всё на другое устройство.</translation>
    </message>
    <message>
        <source>While a table is open and its clock runs.</source>
        <translation>Пока партия открыта и часы идут.</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Второе издание</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Первое издание</translation>
    </message>
    <message>
        <source>nothing entered yet</source>
        <translation>пока ничего не введено</translation>
    </message>
    <message numerus="yes">
        <source>%n remembered</source>
        <translation>
            <numerusform>в памяти: %n</numerusform>
            <numerusform>в памяти: %n</numerusform>
            <numerusform>в памяти: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Export what was entered, second edition</source>
        <translation>Экспорт введённого, второе издание</translation>
    </message>
    <message>
        <source>Export what was entered, first edition</source>
        <translation>Экспорт введённого, первое издание</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns, second edition</source>
        <translation>Импорт лицевых сторон, карт и пешек, второе издание</translation>
    </message>
    <message>
        <source>Import faces, cards and pawns, first edition</source>
        <translation>Импорт лицевых сторон, карт и пешек, первое издание</translation>
    </message>
</context>
<context>
    <name>ui::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Закрыть (%1)</translation>
    </message>
</context>
<context>
    <name>ui::SoundSettings</name>
    <message>
        <source>Sound on</source>
        <translation>Звук включён</translation>
    </message>
    <message>
        <source>For those who look at the table and not at the screen.</source>
        <translation>Для тех, кто смотрит на стол, а не на экран.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Play it: %1</source>
        <translation>Прослушать: %1</translation>
    </message>
</context>
<context>
    <name>ui::Specimen</name>
    <message>
        <source>Zaibatsu Companion, specimen</source>
        <translation>Zaibatsu Companion, образцы</translation>
    </message>
    <message>
        <source>Shape is the owner. Neon is a meaning: cyan can be done, violet is a bonus, pink is a loss.</source>
        <translation>Форма&#xa0;— это хозяин. Неон&#xa0;— смысл: голубой можно, фиолетовый бонус, розовый потеря.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Блоки</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>Owners and counters</source>
        <translation>Хозяева и жетоны</translation>
    </message>
    <message>
        <source>Dice and bonus counters</source>
        <translation>Кубики и бонусные жетоны</translation>
    </message>
    <message>
        <source>Actions, effects, controls</source>
        <translation>Действия, эффекты, кнопки</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Buttons, 48 px and up, 8 px apart</source>
        <translation>Кнопки от 48 px, через 8 px</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Colours of this theme</source>
        <translation>Цвета этой темы</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>покой</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>под угрозой</translation>
    </message>
    <message>
        <source>going to</source>
        <translation>в пути</translation>
    </message>
    <message>
        <source>out</source>
        <translation>выбыла</translation>
    </message>
    <message>
        <source>unshielded</source>
        <translation>незащищённый</translation>
    </message>
    <message>
        <source>shielded</source>
        <translation>защищённый</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>cannot hit</source>
        <translation>не попадает</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>зачёркнут</translation>
    </message>
    <message>
        <source>ICE</source>
        <translation>ICE</translation>
    </message>
    <message>
        <source>Black ICE</source>
        <translation>Чёрный ICE</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>бонус</translation>
    </message>
    <message>
        <source>won</source>
        <translation>получен</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Следующая фаза</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Сейчас нельзя</translation>
    </message>
    <message>
        <source>Whole Cybernet</source>
        <translation>Весь Кибернет</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Добавить четвёртого игрока</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Тихая</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Можно</translation>
    </message>
    <message>
        <source>cyan edge, one tap</source>
        <translation>голубой край, одно касание</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Нельзя</translation>
    </message>
    <message>
        <source>grey, with the reason and a way to the rule</source>
        <translation>серым, с причиной и ссылкой на правило</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not on disk yet.</source>
        <translation>
            <numerusform>%n запись ещё не на диске.</numerusform>
            <numerusform>%n записи ещё не на диске.</numerusform>
            <numerusform>%n записей ещё не на диске.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Лимит времени</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>A switch, and its whole row is the target</source>
        <translation>Переключатель, и касаться можно всей строки</translation>
    </message>
    <message>
        <source>60 × 34, with a tick when on</source>
        <translation>60 × 34, с галочкой, когда включён</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>steps, places and dice are checked</source>
        <translation>шаги, места и кубики проверяются</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>введено</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Эффект</translation>
    </message>
    <message>
        <source>gain a pawn</source>
        <translation>получить пешку</translation>
    </message>
    <message>
        <source>gain a card</source>
        <translation>получить карту</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Specimen</source>
        <translation>Образцы</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Разместить</translation>
    </message>
</context>
<context>
    <name>ui::StepBar</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Шаг %1 из %2: %3</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: меньше</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: больше</translation>
    </message>
</context>
<context>
    <name>ui::TableBar</name>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, сейчас</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Следующая фаза</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Клавиши и справка</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Recycling</source>
        <translation>Переработка</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Пустить часы</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>turn and how long it has been played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What happens in it</source>
        <translation>Что происходит в этой фазе</translation>
    </message>
</context>
<context>
    <name>ui::TimeUpFlow</name>
    <message>
        <source>Time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>End the game by time</source>
        <translation>Закончить по времени</translation>
    </message>
    <message>
        <source>Most control counters in the Cybernet win, then most bonus counters. The game ends only if you say so.</source>
        <translation>Побеждает тот, у кого больше жетонов контроля в Кибернете, а при равенстве&#xa0;— бонусных жетонов. Игра закончится, только если вы так решите.</translation>
    </message>
    <message>
        <source>%1 would win now</source>
        <translation>Сейчас победил бы игрок %1</translation>
    </message>
    <message>
        <source>These would share the win now: %1</source>
        <translation>Сейчас победу поделили бы: %1</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>%1 of %2 counters in the Cybernet, free bonus counters: %3</source>
        <translation>жетонов в Кибернете: %1 из %2, свободных бонусных: %3</translation>
    </message>
</context>
<context>
    <name>ui::Toast</name>
    <message>
        <source>Why: rule %1</source>
        <translation>Почему: правило %1</translation>
    </message>
</context>
<context>
    <name>ui::TopBar</name>
    <message>
        <source>Back: %1</source>
        <translation>Назад: %1</translation>
    </message>
</context>
<context>
    <name>ui::TurnDial</name>
    <message>
        <source>Turn back</source>
        <translation>Повернуть против часовой стрелки</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Повернуть по часовой стрелке</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Поворот %1</translation>
    </message>
    <message>
        <source>Turn %1, not legal here</source>
        <translation>Поворот %1, здесь недопустим</translation>
    </message>
</context>
<context>
    <name>ui::ZaibatsuScreen</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Adjust by hand</source>
        <translation>Изменить вручную</translation>
    </message>
    <message>
        <source>Note for the log</source>
        <translation>Заметка для журнала</translation>
    </message>
    <message>
        <source>Face of %1</source>
        <translation>Лицевая сторона блока «%1»</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Turn to another seat</source>
        <translation>Повернуть к другому игроку</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>Клавиши и справка</translation>
    </message>
    <message>
        <source>Choose one; those on the board can be tapped there.</source>
        <translation>Выберите что-то одно; если оно на поле, коснитесь его прямо там.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>The table as it was after entry %1. Nothing can be changed here.</source>
        <translation>Стол, каким он был после записи %1. Здесь ничего нельзя изменить.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Назад к игре</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>Another window has changed this table; it was loaded again.</source>
        <translation>Эту партию изменило другое окно; она загружена заново.</translation>
    </message>
    <message>
        <source>Parts of the table</source>
        <translation>Части стола</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Ближе</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Whole Cybernet</source>
        <translation>Весь Кибернет</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Пустить часы</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Переименовать игрока %1</translation>
    </message>
    <message>
        <source>Another colour for %1</source>
        <translation>Другой цвет: %1</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 уходит из-за стола</translation>
    </message>
    <message>
        <source>Rename or recolour a player</source>
        <translation>Имя или цвет игрока</translation>
    </message>
    <message>
        <source>Pawn card of %1</source>
        <translation>Карта пешки «%1»</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>End the game by time</source>
        <translation>Закончить по времени</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Как закончилась игра</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes are left.</source>
        <translation>
            <numerusform>Осталась %n минута.</numerusform>
            <numerusform>Осталось %n минуты.</numerusform>
            <numerusform>Осталось %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which is meant? The reason is asked for next.</source>
        <translation>Что именно? Причину спросим дальше.</translation>
    </message>
    <message numerus="yes">
        <source>This device remembers what is printed on %n piece(s) that this table does not know.</source>
        <translation>
            <numerusform>Устройство помнит данные %n компонента, которых нет в этой партии.</numerusform>
            <numerusform>Устройство помнит данные %n компонентов, которых нет в этой партии.</numerusform>
            <numerusform>Устройство помнит данные %n компонентов, которых нет в этой партии.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Перенести</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Entry before</source>
        <translation>Предыдущая запись</translation>
    </message>
    <message>
        <source>Entry after</source>
        <translation>Следующая запись</translation>
    </message>
    <message>
        <source>About this phase</source>
        <translation>Об этой фазе</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
</TS>
