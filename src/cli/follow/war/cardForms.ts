/**
 * Cards: drawn, held, played for their event or in battle, used on the table, discarded; and Elven Rings.
 */
import * as E from 'fp-ts/lib/Either.js'
import { DECKS, warOfTheRing } from '../../../war-of-the-ring/index'
import type { Atom, Claim, Wish } from '../claims'
import { lettersOf as bare } from '../../../talk/index'
import { nameAt } from '../lexicon'
import { atom, claim, deed, mainDeed, way } from './atoms'
import { begins, detail, type Form, type Hearing } from './hearing'
import { FACES } from './names'
import { has, namesIn, numbersIn, wordsOf, type Said } from './said'

/** The cards that a statement names. */
export const cardsIn = (said: Said): ReadonlyArray<string> => namesIn(said, 'card').flatMap(({ ids }) => ids)

const deckOf = (hearing: Hearing, id: string): { readonly draw: string; readonly deck: string } => {
  const card = warOfTheRing.tables(hearing.at.state.config).eventCards.find((one) => one.id === id)
  return { draw: `${card?.side ?? ''} ${card?.deck ?? ''} card`, deck: card?.deck ?? '' }
}

/** Cards that whoever speaks is said to hold. */
export const heldBy = ({ seats }: Said, held: ReadonlyArray<string>): Pick<Wish, 'held' | 'holders'> => ({
  held,
  ...(seats === undefined ? {} : { holders: seats }),
})

/** Cards that are drawn: by the phase, by an action or for another card. */
const drawn: Form = {
  when: ({ said }) => has(said, 'draw') && cardsIn(said).length > 0,
  says: (hearing) => {
    const { said } = hearing
    const cards = cardsIn(said)
    const atoms = cards.map((card): Atom => {
      const { draw } = deckOf(hearing, card)
      return atom(said, way('chance', { draw: [draw], outcome: [card] }))
    })
    const decks = [...new Set(cards.map((card) => deckOf(hearing, card).deck))]
    const asked: Claim = { ...claim(said, way('drawFrom', { deck: decks })), isOptional: true }
    const wish = begins({ stages: [atoms] }, deed(said, ['drawEvent'], { deck: decks }), asked)
    return E.Functor.map(wish, (one): Wish => ({ ...one, begins: said.die !== undefined, drawn: cards }))
  },
}

const drawsFrom: Form = {
  when: ({ said }) => has(said, 'draw') && cardsIn(said).length === 0 && has(said, ...DECKS),
  says: ({ said }) => {
    const deck = DECKS.filter((one) => has(said, one))
    const ways = mainDeed(said, ['drawEvent'], { deck })
      .stages.flat()
      .flatMap((one) => one.ways)
    return begins(claim(said, ...ways, ...(said.die === undefined ? [way('drawFrom', { deck })] : [])))
  },
}

/** So many cards that nobody else saw: any that stand for them. */
const drawsUnseen: Form = {
  when: ({ said }) =>
    has(said, 'draw') && has(said, 'card') && said.die === undefined && numbersIn(said).length === 1,
  says: (hearing) => {
    const { said, who } = hearing
    const draw = DECKS.map((deck) => `${said.side ?? who} ${deck} card`)
    const outcome = unseenOf(hearing)
    const any: Atom = { ...atom(said, way('chance', { draw, outcome })), isOpen: true }
    return detail({ stages: [Array<Atom>(numbersIn(said)[0] ?? 1).fill(any)] })
  },
}

const holds: Form = {
  when: ({ said }) => has(said, 'have') && cardsIn(said).length > 0,
  says: ({ said }) => E.right({ claims: [], begins: false, ...heldBy(said, cardsIn(said)) }),
}

/** Cards of whoever speaks that nobody has named. */
export const unseenOf = ({ said, at, who }: Hearing): ReadonlyArray<string> =>
  warOfTheRing
    .tables(at.state.config)
    .eventCards.filter(({ id, side }) => side === (said.side ?? who) && !at.known.has(id))
    .map(({ id }) => id)

/** A card that nobody saw: any that stands for one. */
const discards: Form = {
  when: ({ said }) => has(said, 'discard'),
  says: (hearing) => {
    const { said } = hearing
    const cards = cardsIn(said)
    if (cards.length > 0) {
      const atoms = cards.map((card) => atom(said, way('discard', { card: [card] })))
      return E.right({ claims: [{ stages: [atoms] }], begins: false, ...heldBy(said, cards) })
    }
    if (has(said, 'random')) return detail(claim(said, way('discardRandom')))
    const any: Atom = { ...atom(said, way('discard', { card: unseenOf(hearing) })), isOpen: true }
    const number = numbersIn(said)[0] ?? 1
    return detail({ stages: [Array<Atom>(number).fill(any)] })
  },
}

/** A card in battle: first it is told that there is one, where that is asked for. */
const inBattle = (said: Said, cards: ReadonlyArray<string>): Claim => ({
  stages: [[atom(said, way('declareCard'))], [atom(said, way('commit', { card: cards }))]],
  isSkipping: true,
})

/** A card played: for its event, with another card, in battle, or on the table. */
const plays: Form = {
  when: ({ said }) => cardsIn(said).length > 0 && !has(said, 'cease'),
  says: ({ said }) => {
    const cards = cardsIn(said)
    const wish = { begins: said.die !== undefined, ...heldBy(said, cards) }
    const played = mainDeed(said, ['playEvent'], { card: cards })
    if (said.die !== undefined) return E.right({ claims: [played], ...wish })
    if (has(said, 'battle')) return E.right({ claims: [inBattle(said, cards)], ...wish })
    const ways = ['playEvent', 'playAnother', 'commit', 'useCard'].map((kind) => way(kind, { card: cards }))
    return E.right({ claims: [{ ...inBattle(said, cards), otherwise: [[atom(said, ...ways)]] }], ...wish })
  },
}

/** No card, in battle or elsewhere. */
const noCard: Form = {
  when: ({ said }) => has(said, 'card') && has(said, 'not') && !has(said, 'discard'),
  says: ({ said }) => detail(claim(said, way('pass'))),
}

/** An enemy's card on the table is discarded by an action. */
const ended: Form = {
  when: ({ said }) => cardsIn(said).length > 0 && has(said, 'cease'),
  says: ({ said }) => begins(mainDeed(said, ['endCard'], { card: cardsIn(said) })),
}

const facesOf = (text: string): ReadonlyArray<string> => {
  const words = wordsOf(text)
  const found: Array<string> = []
  for (let at = 0; at < words.length;) {
    const hit = nameAt(FACES, words.slice(at, at + 4))
    const isLetter = bare(words[at] ?? '').length === 1 && words[at] !== words[at]?.toUpperCase()
    if (hit !== undefined && hit.near === undefined && !isLetter) found.push(hit.ids[0] ?? '')
    at += hit?.words ?? 1
  }
  return found
}

const ring: Form = {
  when: ({ said }) => has(said, 'rings'),
  says: ({ said }) => {
    const [die, result] = facesOf(said.text)
    return result === undefined || die === undefined
      ? E.left('it does not say which die becomes what: "elven ring: muster becomes army"')
      : begins(claim(said, way('useRing', { die: [die], result: [result] })))
  },
}

const turnsDie: Form = {
  when: ({ said }) => has(said, 'turn') && facesOf(said.text).length + (said.die === undefined ? 0 : 1) > 0,
  says: ({ said }) => {
    const faces = said.die === undefined ? facesOf(said.text).slice(0, 1) : [said.die.die]
    return detail(claim(said, way('turnDie', { die: faces })))
  },
}

/** Forms about faces of dice, which have letters of their own. */
export const FACE_FORMS: ReadonlyArray<Form> = [ring, turnsDie]

/** Cards and Rings. */
export const CARD_FORMS: ReadonlyArray<Form> = [
  ring,
  turnsDie,
  noCard,
  drawn,
  drawsFrom,
  drawsUnseen,
  holds,
  discards,
  ended,
  plays,
]
