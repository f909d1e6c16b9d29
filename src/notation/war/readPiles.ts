/** Hands and piles of Event cards as a text tells them. */
import type { Told } from '../frame'
import { readCards } from './cards'
import { NOTHING, type Draft } from './draft'
import { filled, parted, type ToldPile } from './unknown'

const PILES: Readonly<Record<string, string>> = {
  hand: 'hands',
  table: 'onTable',
  played: 'played',
  discard: 'discards',
  deck: 'decks',
}

const GET_IT = /\bwe[- ]shall[- ]get[- ]it\b/

/** Cards by pile and holder, and where We Shall Get It is. */
export interface ReadPiles {
  readonly piles: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>
  readonly told: ReadonlyArray<ToldPile>
  readonly getIt?: string
}

const readPile = (draft: Draft, section: Told, body: string, pile: string): ToldPile => {
  const whose = section.key.split(' ').slice(1).join(' ')
  const { known, unknown } = draft.viewer === undefined ? { known: body, unknown: [] } : parted(body)
  const cards =
    known.trim() === ''
      ? []
      : readCards({ ...section, body: known }, draft.sideOf[whose] ?? whose, draft.words, draft.faults)
  return { pile, whose, typed: section.typed, cards, unknown }
}

/** Cards by pile and holder; and where We Shall Get It is. */
export const readPiles = (draft: Draft): ReadPiles => {
  const told: Array<ToldPile> = []
  let getIt: string | undefined
  for (const section of draft.told) {
    const [kind = ''] = section.key.split(' ')
    const pile = PILES[kind]
    if (pile === undefined) continue
    const body = section.body.replace(GET_IT, '').replace(/,\s*$/, '')
    if (body !== section.body) getIt = kind === 'table' ? 'table' : 'used'
    if (body.trim() === '' && body === section.body) draft.faults.add(section.typed, NOTHING)
    if (body.trim() === '') continue
    const one = readPile(draft, section, body, pile)
    if (told.some((other) => other.pile === pile && other.whose === one.whose))
      draft.faults.add(section.typed, 'is told twice')
    told.push(one)
  }
  const whole = filled(draft, told)
  const piles: Record<string, Record<string, ReadonlyArray<string>>> = {}
  for (const { pile, whose, cards } of whole) piles[pile] = { ...piles[pile], [whose]: cards }
  return { piles, told: whole, ...(getIt === undefined ? {} : { getIt }) }
}
