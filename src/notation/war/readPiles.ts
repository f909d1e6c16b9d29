/** Hands and piles of Event cards as a text tells them. */
import { readCards } from './cards'
import { NOTHING, type Draft, type Fields } from './draft'

const PILES: Readonly<Record<string, string>> = {
  hand: 'hands',
  table: 'onTable',
  played: 'played',
  discard: 'discards',
}

const GET_IT = /\bwe[- ]shall[- ]get[- ]it\b/

/** Cards by pile and holder; and where We Shall Get It is. */
export const readPiles = (draft: Draft): { readonly piles: Fields; readonly getIt?: string } => {
  const piles: Record<string, Record<string, ReadonlyArray<string>>> = {}
  let getIt: string | undefined
  for (const section of draft.told) {
    const [kind = '', ...rest] = section.key.split(' ')
    const pile = PILES[kind]
    if (pile === undefined) continue
    const whose = rest.join(' ')
    const body = section.body.replace(GET_IT, '').replace(/,\s*$/, '')
    if (body !== section.body) getIt = kind === 'table' ? 'table' : 'used'
    if (body.trim() === '' && body === section.body) draft.faults.add(section.typed, NOTHING)
    if (body.trim() === '') continue
    if (piles[pile]?.[whose] !== undefined) draft.faults.add(section.typed, 'is told twice')
    const side = draft.sideOf[whose] ?? whose
    piles[pile] = {
      ...piles[pile],
      [whose]: readCards({ ...section, body }, side, draft.words.cards, draft.faults),
    }
  }
  return getIt === undefined ? { piles } : { piles, getIt }
}
