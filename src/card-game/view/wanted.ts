/**
 * What an open question tells about a pile: a seat that is asked which card it takes has one that fits.
 */
import { objectOf, type Obj } from '../../kernel/json'
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { Json } from '../../kernel/hash'
import { configCodec, frameCodecs } from '../model/codecs'
import type { Rules } from '../model/config'
import type { Instruction } from '../model/effects'
import type { TextVars } from '../model/frames'
import type { Seat } from '../model/ids'
import { copyId, fits, seatId } from '../query/cards'
import { playerAt } from '../query/cast'
import { instructionAt } from '../query/texts'
import { machineOf } from '../rulesets/rulesets'

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

const textOf = (kind: string, vars: Json | undefined): TextVars | undefined => {
  const take = decodeWith(frameCodecs['decide/take'], vars)
  const choice = decodeWith(frameCodecs['decide/alternative'], vars)
  const read = kind === 'decide/take' ? take : choice
  return E.isLeft(read) ? undefined : read.right.text
}

/** What the question on top of a masked stack tells, if it tells anything. */
export const wantedCard = (masked: Obj): Wanted | undefined => {
  const stack = masked['stack']
  const top = objectOf(Array.isArray(stack) ? stack[stack.length - 1] : undefined)
  const kind = String(top['kind'])
  if (kind !== 'decide/take' && kind !== 'decide/alternative') return undefined
  const config = decodeWith(configCodec, { ...objectOf(masked['config']), seed: 'hidden' })
  const text = textOf(kind, top['vars'])
  if (E.isLeft(config) || text === undefined) return undefined
  const { rules } = machineOf(config.right)
  const taking = takingOf(rules, kind, text)
  if (taking === undefined) return undefined
  const cards = playerAt(rules.cast, text.seat).cards.filter((card) => fits(taking.cards, card))
  return { seat: seatId(text.seat), cards: cards.map(copyId), piles: taking.from }
}
