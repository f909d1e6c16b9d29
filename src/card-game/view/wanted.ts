/**
 * What an open question tells about a pile: a seat that is asked which card it takes has one that fits.
 */
import type { Obj } from '../../kernel/json'
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { Json } from '../../kernel/hash'
import { frameCodecs } from '../model/frames'
import type { Rules } from '../model/config'
import type { Instruction } from '../model/effects'
import type { TextVars } from '../model/frames/texts'
import type { Seat } from '../model/ids'
import { copyId, fits, seatId } from '../query/cards'
import { playerAt } from '../query/cast'
import { instructionAt } from '../query/texts'

/** A card that a seat must have in one of these piles. */
export interface Wanted {
  readonly seat: Seat
  readonly cards: ReadonlyArray<string>
  readonly piles: ReadonlyArray<string>
}

type Taking = Extract<Instruction, { kind: 'take' }>

/** The taking that a question is about: the question itself, or the only way to answer it. */
const takingOf = (rules: Rules, kind: string, text: TextVars): Taking | undefined => {
  const instruction = instructionAt({ rules }, text)
  if (kind === 'decide/take') return instruction?.kind === 'take' ? instruction : undefined
  if (kind !== 'decide/alternative' || instruction?.kind !== 'choose' || instruction.orNone) return undefined
  for (const { do: then } of instruction.of) for (const one of then) if (one.kind === 'take') return one
  return undefined
}

const textOf = (kind: 'decide/take' | 'decide/alternative', vars: Json | undefined): TextVars | undefined => {
  const read = decodeWith<{ readonly text: TextVars }>(frameCodecs[kind], vars)
  return E.isLeft(read) ? undefined : read.right.text
}

/** What a question tells, if it tells anything. */
export const wantedCard = (rules: Rules, question: Obj = {}): Wanted | undefined => {
  const kind = question['kind']
  if (kind !== 'decide/take' && kind !== 'decide/alternative') return undefined
  const text = textOf(kind, question['vars'])
  const taking = text === undefined ? undefined : takingOf(rules, kind, text)
  if (text === undefined || taking === undefined) return undefined
  const cards = playerAt(rules.cast, text.seat).cards.filter((card) => fits(taking.cards, card))
  return { seat: seatId(text.seat), cards: cards.map(copyId), piles: taking.from }
}
