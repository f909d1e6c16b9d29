/** Event cards of which a viewer sees the back alone: `2 c?, 1 s?`; with `2 ?` the back is left open. */
import { isObj, type Json, type View } from '../../kernel/index'
import type { Faults } from '../faults'
import { within } from '../json'
import { numberIn } from '../text'
import type { Draft } from './draft'

const DECKS: Readonly<Record<string, ReadonlyArray<string>>> = { c: ['char'], s: ['strat'] }
const EITHER = ['char', 'strat']
const UNKNOWN = /^(?:(\S+)\s+)?(c|s)?\?$/

/** Cards of one back, or of either: how many. */
export interface Unknown {
  readonly decks: ReadonlyArray<string>
  readonly number: number
}

/** A body without its unknown cards, and these. */
export const parted = (
  body: string,
): { readonly known: string; readonly unknown: ReadonlyArray<Unknown> } => {
  const unknown: Array<Unknown> = []
  const known = body.split(',').filter((part) => {
    const [whole, number = '1', back = ''] = UNKNOWN.exec(part.trim()) ?? []
    const count = numberIn(number)
    if (whole === undefined || count === undefined) return true
    unknown.push({ decks: DECKS[back] ?? EITHER, number: count })
    return false
  })
  return { known: known.join(','), unknown }
}

/** A pile that a text tells. */
export interface ToldPile {
  readonly pile: string
  readonly whose: string
  readonly typed: string
  readonly cards: ReadonlyArray<string>
  readonly unknown: ReadonlyArray<Unknown>
}

/** The piles with cards in the place of unknown ones: the first of their decks that are not named. */
export const filled = (
  { words, sideOf, faults }: Draft,
  told: ReadonlyArray<ToldPile>,
): ReadonlyArray<ToldPile> => {
  const taken = new Set(told.flatMap(({ cards }) => cards))
  const all = [...new Set(words.cards.values())].sort()
  return told.map((one) => {
    const prefix = sideOf[one.whose] === 'shadow' ? 'sh' : 'fp'
    const cards = one.unknown.flatMap(({ decks, number }) => {
      const free = decks.flatMap((deck) =>
        all.filter((id) => id.startsWith(`${prefix}-${deck}-`) && !taken.has(id)),
      )
      if (free.length < number) faults.add(one.typed, 'there are not so many cards that are not named')
      const dealt = free.slice(0, number)
      for (const id of dealt) taken.add(id)
      return dealt
    })
    return { ...one, cards: [...one.cards, ...cards] }
  })
}

const isHidden = (pile: Json | undefined, whose: string): boolean =>
  ['character', 'strategy'].some((deck) => isObj(within(pile, `${whose}-${deck}`)))

/** Piles that are told otherwise than their viewer can see them are faults. */
export const seenOtherwise = (told: ReadonlyArray<ToldPile>, view: View, faults: Faults): void => {
  for (const { pile, whose, typed, cards, unknown } of told) {
    const hidden = isHidden(within(view.state, 'table', 'cards', pile), whose)
    const named = cards.length - unknown.reduce((sum, { number }) => sum + number, 0)
    if (hidden && named > 0) faults.add(typed, 'the viewer sees the backs of these cards alone: "2 c?, 1 s?"')
    if (!hidden && unknown.length > 0) faults.add(typed, 'the viewer sees these cards: name them')
  }
}
