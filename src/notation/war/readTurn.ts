/** Where in its turn a text tells the game to be. */
import { unnamed } from '../faults'
import { itemsIn } from '../frame'
import { exactly, find } from '../names'
import { all, namesIn, numberOfItem, withoutNumbers, type Draft } from './draft'

const FILLERS = /\b(acts?|to act|to move|to play|decides|phase|turn|number|next is|is next|players?)\b/g

/** What the turn is told to be. */
export interface ToldTurn {
  readonly turn?: number
  readonly phase?: string
  readonly side?: string
  readonly flags: ReadonlySet<string>
  readonly converted: number
  readonly next: ReadonlyArray<string>
}

const FLAGS: ReadonlySet<string> = new Set(['again', 'declared', 'ring', 'guide', 'took-back', 'took back'])

export const readTurn = (draft: Draft): ToldTurn => {
  const { words, faults } = draft
  const flags = new Set<string>()
  const next: Array<string> = []
  let turn: number | undefined
  let phase: string | undefined
  let side: string | undefined
  let converted = 0
  for (const { key } of draft.told)
    if (key.startsWith('acting ')) side = draft.sideOf[key.slice('acting '.length)]
  for (const { body, typed } of all(draft, 'turn'))
    for (const item of itemsIn(body)) {
      const number = numberOfItem(item)
      const rest = withoutNumbers(item).replace(FILLERS, ' ').replace(/\s+/g, ' ').trim()
      if (rest.startsWith('next '))
        next.push(...namesIn(draft, { key: '', typed, body: rest.slice(5) }, words.seats, 'is no seat'))
      else if (FLAGS.has(rest)) flags.add(rest.replace(' ', '-'))
      else if (rest === 'converted') converted = number ?? 1
      else {
        if (number !== undefined) turn = number
        const seat = rest === '' ? undefined : exactly(words.seats, rest)
        const named = rest === '' || seat !== undefined ? undefined : find(words.phases, rest)
        if (seat !== undefined) side = draft.sideOf[seat] ?? seat
        else if (named?._tag === 'One') phase = named.id
        else if (named !== undefined)
          faults.found.push(unnamed(typed, item, 'is no phase, side or number', named))
      }
    }
  return {
    flags,
    converted,
    next,
    ...(turn === undefined ? {} : { turn }),
    ...(phase === undefined ? {} : { phase }),
    ...(side === undefined ? {} : { side }),
  }
}
