/**
 * Dice, tiles and cards as they fell, written down: those of one sort in a row in one line.
 */
import { warOfTheRing } from '../../../war-of-the-ring/index'
import type { Moment } from '../words'
import { textOf } from './writing'

const SIDES: Readonly<Record<string, string>> = { 'free-peoples': 'FP', shadow: 'Shadow' }

/** What draws are of: the side and the sort, such as "action die". */
const sortOf = (draw: string): readonly [side: string, sort: string] => {
  const side = Object.keys(SIDES).find((one) => draw.startsWith(`${one} `))
  return side === undefined
    ? ['', draw]
    : [SIDES[side] ?? '', draw.slice(side.length + 1).replace(/^.* card$/, 'card')]
}

const VERBS: Readonly<Record<string, string>> = {
  'action die': 'dice:',
  'combat die': 'rolls',
  'hunt die': 'Hunt rolls',
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
): { readonly line: string; readonly count: number } => {
  const kindOf = ({ action }: Moment): string => sortOf(textOf(action, 'draw')).join(' ')
  const [first] = rest
  const kind = first === undefined ? '' : kindOf(first)
  const end = rest.findIndex((moment) => moment.action.seat !== 'nature' || kindOf(moment) !== kind)
  const run = rest.slice(0, end < 0 ? rest.length : end)
  const [side, sort] = sortOf(textOf(first?.action ?? { seat: '', kind: '' }, 'draw'))
  const outcomes = run.map(({ action }) => warOfTheRing.nameOf(textOf(action, 'outcome')))
  const list = outcomes.join(sort.endsWith('die') && sort !== 'action die' ? ' ' : ', ')
  return { line: `${side} ${VERBS[sort] ?? `${sort}:`} ${list}`.trim(), count: run.length }
}
