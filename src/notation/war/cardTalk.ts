/** Event cards of War of the Ring put on a pile, or taken from it, as people say it at a table. */
import { noFaults } from '../faults'
import type { Section, Told } from '../frame'
import { saidOf } from '../talk'
import { cardItems, readCards } from './cards'
import { all, type Draft } from './places'
import { keysOf } from './words'

const PILES = ['hand', 'table', 'played', 'discard'] as const

/** The pile that is meant: with whose it is, or of whoever has the cards that are named. */
const pileMeant = ({ words }: Draft, typed: string, side: string): string | undefined => {
  const alone = PILES.find((pile) => pile === typed.replace(/^the /, '').replace(/ pile$/, ''))
  const key = keysOf(words).exact(alone === undefined ? typed : `${alone} ${side}`)
  return PILES.some((pile) => key?.startsWith(`${pile} `) === true) ? key : undefined
}

/** The side whose card is named first, by words alone. */
const sideOfCards = ({ words }: Draft, what: string): 'fp' | 'shadow' => {
  const isOf = (side: string): boolean => {
    const faults = noFaults()
    return (
      readCards({ key: '', typed: '', body: what }, side, words, faults).length > 0 &&
      faults.found.length === 0
    )
  }
  return !isOf('fp') && isOf('shadow') ? 'shadow' : 'fp'
}

const cardsOf = ({ words }: Draft, told: Told, side: string): ReadonlyArray<string> =>
  readCards(told, side, words, noFaults())

/** The sections that change; undefined if nobody speaks so of cards. */
export const cardTalk = (draft: Draft, text: string): ReadonlyArray<Section> | undefined => {
  const { words, faults, told, sideOf } = draft
  const said = saidOf(
    text,
    () => ({ _tag: 'None', near: [] }),
    () => false,
    () => true,
  )
  if (said === undefined) return undefined
  const key = pileMeant(draft, said.typed, sideOfCards(draft, said.what))
  if (key === undefined) return undefined
  const [, whose = ''] = key.split(' ')
  const side = sideOf[whose] ?? whose
  const cards = readCards({ key, typed: said.typed, body: said.what }, side, words, faults)
  const isLeft = (one: Told): boolean =>
    one.key.endsWith(` ${whose}`) &&
    PILES.some((pile) => one.key.startsWith(`${pile} `)) &&
    cardsOf(draft, one, side).some((card) => cards.includes(card))
  const without = (one: Told): Section => ({
    key: one.typed,
    items: cardItems(cardsOf(draft, one, side).filter((card) => !cards.includes(card))),
  })
  const here = all(draft, key)[0]
  if (said.taken) {
    const held = here === undefined ? [] : cardsOf(draft, here, side)
    for (const card of cards)
      if (!held.includes(card)) faults.add(said.typed, `${words.titleOf(card)} is not there`)
    return here === undefined ? [] : [without(here)]
  }
  const stay = here === undefined ? [] : cardsOf(draft, here, side)
  const left = told.filter((one) => one !== here && isLeft(one)).map(without)
  return [...left, { key: here?.typed ?? key, items: cardItems([...new Set([...stay, ...cards])]) }]
}
