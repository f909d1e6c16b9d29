/** What paths say when they are activated. */
import type { Instruction, LocationText } from '../model/effects'
import type { Faction, PathId } from '../model/ids'
import { armies, cycleFromHand, draw, drawAndPlay, each, forsake, FREE_PEOPLES_FORSAKE } from './words'
import { may, NAZGUL, playerOf, tell } from './words'

const says = (
  id: PathId,
  words: string,
  ...instructions: ReadonlyArray<Instruction>
): LocationText<PathId> => ({ id, says: words, abilities: [{ kind: 'activated', do: instructions }] })

const drawsTwo = (faction: Faction): Instruction => tell(playerOf(faction), draw(2))
const drawsAndCycles = (faction: Faction): Instruction => tell(playerOf(faction), draw(1), cycleFromHand(1))
const FREE_PEOPLES_DRAW = tell(each('free-peoples'), draw(1))
const ATTACK_TOKEN: Instruction = { kind: 'addToken', token: 'attack', on: 'activePath', number: 1 }

const TO_RIVENDELL: ReadonlyArray<LocationText<PathId>> = [
  says('bag-end', 'The Hobbit player draws two cards.', drawsTwo('hobbit')),
  says('gildors-encampment', 'The Elf player draws a card and cycles one from hand.', drawsAndCycles('elf')),
  says(
    'bucklebury-ferry',
    'The Mordor player and the Hobbit player draw a card each.',
    tell(playerOf('mordor', 'hobbit'), draw(1)),
  ),
  says('the-old-forest', 'Every Free Peoples player forsakes a card.', FREE_PEOPLES_FORSAKE),
  says('inn-of-the-prancing-pony', 'Every Shadow player draws two cards.', tell(each('shadow'), draw(2))),
  says('weathertop', 'The Mordor player draws two cards.', drawsTwo('mordor')),
  says(
    'fords-of-bruinen',
    'Every Free Peoples player forsakes a card and then draws three.',
    tell(each('free-peoples'), forsake(1), draw(3)),
  ),
  says('imladris', 'The Elf player draws two cards.', drawsTwo('elf')),
  says('the-council-of-elrond', 'Every Free Peoples player draws a card.', FREE_PEOPLES_DRAW),
]

const TO_AMON_HEN: ReadonlyArray<LocationText<PathId>> = [
  says('caradhras', 'Every Free Peoples player forsakes a card.', FREE_PEOPLES_FORSAKE),
  says(
    'the-doors-of-durin',
    'The Monstrous player may forsake a card for an attack token here.',
    tell(playerOf('monstrous'), may([forsake(1)], ATTACK_TOKEN)),
  ),
  says('khazad-dum', 'The Monstrous player draws two cards.', drawsTwo('monstrous')),
  says(
    'dimrill-dale',
    'Every Shadow player cycles two cards from hand.',
    tell(each('shadow'), cycleFromHand(2)),
  ),
  says(
    'egladil',
    'Every Free Peoples player draws two cards and cycles one from hand.',
    tell(each('free-peoples'), draw(2), cycleFromHand(1)),
  ),
  says('lothlorien', 'The Elf player draws a card and cycles one from hand.', drawsAndCycles('elf')),
  says('amon-hen', 'The Mordor player draws a card and cycles one from hand.', drawsAndCycles('mordor')),
  says('emyn-muil', 'Every Free Peoples player forsakes a card.', FREE_PEOPLES_FORSAKE),
  says('dead-marshes', 'The Monstrous player draws two cards.', drawsTwo('monstrous')),
]

const TO_MOUNT_DOOM: ReadonlyArray<LocationText<PathId>> = [
  says(
    'osgiliath',
    'The Dúnedain player may forsake a card to draw three.',
    tell(playerOf('dunedain'), may([forsake(1)], draw(3))),
  ),
  says('the-crossroads', 'Every Free Peoples player draws a card.', FREE_PEOPLES_DRAW),
  says('henneth-annun', 'The Dúnedain player draws a card.', tell(playerOf('dunedain'), draw(1))),
  says(
    'morgul-vale',
    'The Mordor player draws five apart, may play a Nazgûl of them, and cycles the rest.',
    tell(playerOf('mordor'), ...drawAndPlay(5, 1, NAZGUL)),
  ),
  says(
    'cirith-ungol',
    'The Mordor player draws five apart, may play an army of them, and cycles the rest.',
    tell(playerOf('mordor'), ...drawAndPlay(5, 1, armies())),
  ),
  says('shelobs-lair', 'The Monstrous player draws two cards.', drawsTwo('monstrous')),
  says('morgai', 'It begins with an attack token.', ATTACK_TOKEN),
  says('orodruin', 'The Mordor player draws two cards.', drawsTwo('mordor')),
  says('crack-of-doom', 'The Monstrous player draws two cards.', drawsTwo('monstrous')),
]

/** The paths, in the order of `PATH_IDS`. */
export const PATH_TEXTS: ReadonlyArray<LocationText<PathId>> = [
  ...TO_RIVENDELL,
  ...TO_AMON_HEN,
  ...TO_MOUNT_DOOM,
]
