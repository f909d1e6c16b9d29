/** What battlegrounds say when they are activated. */
import type { Instruction, LocationText } from '../model/effects'
import type { BattlegroundId, LocationSource } from '../model/ids'
import {
  armies,
  cycleFromHand,
  draw,
  drawAndPlay,
  each,
  forsake,
  may,
  named,
  NAZGUL,
  playerOf,
  tell,
} from './words'

const says = (
  id: BattlegroundId,
  words: string,
  ...instructions: ReadonlyArray<Instruction>
): LocationText<BattlegroundId> => ({ id, says: words, abilities: [{ kind: 'activated', do: instructions }] })

const wakes = (id: BattlegroundId, ...from: ReadonlyArray<LocationSource>): Instruction => ({
  kind: 'activateBattleground',
  which: { kind: 'named', ids: [id] },
  from,
})
const dunedainMayForsake = (number: number): Instruction =>
  tell(playerOf('dunedain'), may([forsake(1)], draw(number)))

/** The battlegrounds, in the order of `BATTLEGROUND_IDS`. */
export const BATTLEGROUND_TEXTS: ReadonlyArray<LocationText<BattlegroundId>> = [
  says(
    'helms-deep',
    'The Rohan player draws five apart, may play an army or character of them here, and cycles the rest.',
    tell(playerOf('rohan'), ...drawAndPlay(5, 1, { types: ['army', 'character'] }, 'thisBattleground')),
  ),
  says('edoras', "Helm's Deep is activated too, if it is still in its deck.", wakes('helms-deep', 'deck')),
  says(
    'rivendell',
    'The Elf player draws a card and cycles one from hand.',
    tell(playerOf('elf'), draw(1), cycleFromHand(1)),
  ),
  says('lorien', 'Dol Guldur wakes too, wherever it lies.', wakes('dol-guldur', 'deck', 'scoring')),
  says('minas-tirith', 'The Dúnedain player may forsake a card to draw three.', dunedainMayForsake(3)),
  says('dol-amroth', 'The Dúnedain player may forsake a card to draw one.', dunedainMayForsake(1)),
  says('pelargir', 'The Dúnedain player may forsake a card to draw one.', dunedainMayForsake(1)),
  says('moria', 'The Monstrous player draws two cards.', tell(playerOf('monstrous'), draw(2))),
  says('dol-guldur', 'Lórien wakes too, wherever it lies.', wakes('lorien', 'deck', 'scoring')),
  says(
    'minas-morgul',
    'The Mordor player draws five apart, may play a Nazgûl of them to reserve, and cycles the rest.',
    tell(playerOf('mordor'), ...drawAndPlay(5, 1, NAZGUL, 'reserve')),
  ),
  says(
    'morannon',
    'The Mordor player draws five apart, may play an army of them, and cycles the rest.',
    tell(playerOf('mordor'), ...drawAndPlay(5, 1, armies())),
  ),
  says('harad', 'Every Shadow player draws a card.', tell(each('shadow'), draw(1))),
  says('umbar', 'Every Shadow player draws a card.', tell(each('shadow'), draw(1))),
  says(
    'orthanc',
    'Saruman may come to hand out of deck or pile; then the Isengard player recycles.',
    tell(
      playerOf('isengard'),
      may([], { kind: 'take', cards: named('saruman'), number: 1, from: ['deck', 'cycle'] }),
      { kind: 'recycle' },
    ),
  ),
]
