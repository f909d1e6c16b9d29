/**
 * Dice, tiles and cards as they fell, written down: those of one sort in a row in one line.
 */
import { SIDES, warOfTheRing } from '../../../war-of-the-ring/index'
import type { Moment } from '../words'
import { drawerOf } from './table'
import type { Loaded } from '../../loaded'
import { speakerName, textOf } from './writing'

/** What draws are of: the side and the sort, such as "action die"; a card is drawn by one of the side. */
const sortOf = ({ state, action }: Moment, loaded: Loaded): readonly [who: string, sort: string] => {
  const draw = textOf(action, 'draw')
  const side = SIDES.find((one) => draw.startsWith(`${one} `))
  if (side === undefined) return ['', draw]
  const sort = draw.slice(side.length + 1).replace(/^.* card$/, 'card')
  const who = sort === 'card' ? (drawerOf(loaded, state, action) ?? side) : side
  return [speakerName(who), sort]
}

const VERBS: Readonly<Record<string, string>> = {
  'action die': 'dice:',
  'combat die': 'rolls',
  'combat die: re-roll': 're-rolls',
  'combat die: extra attack': 'rolls',
  'hunt die': 'Hunt rolls',
  'hunt die: re-roll': 'Hunt re-rolls',
  'hunt tile': 'Hunt tile:',
  'tile die': 'rolls',
  'event die': 'rolls',
  'random companion': 'random Companion:',
  'card from the hand': 'by chance:',
  card: 'draws',
}

/** Draws of one sort in a row. */
export const writeDraws = (
  rest: ReadonlyArray<Moment>,
  loaded: Loaded,
): { readonly line: string; readonly count: number } => {
  const [first] = rest
  const [who, sort] = first === undefined ? ['', ''] : sortOf(first, loaded)
  const isSame = (moment: Moment): boolean => sortOf(moment, loaded).join() === `${who},${sort}`
  const end = rest.findIndex((moment) => moment.action.seat !== 'nature' || !isSame(moment))
  const run = rest.slice(0, end < 0 ? rest.length : end)
  const outcomes = run.map(({ action }) => warOfTheRing.nameOf(textOf(action, 'outcome')))
  const list = outcomes.join(/ die(:|$)/.test(sort) && sort !== 'action die' ? ' ' : ', ')
  return { line: `${who} ${VERBS[sort] ?? `${sort}:`} ${list}`.trim(), count: run.length }
}
