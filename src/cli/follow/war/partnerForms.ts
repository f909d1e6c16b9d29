/**
 * Partners: whether they swap a card, which cards they give, and whether their Armies become one.
 */
import * as E from 'fp-ts/lib/Either.js'
import { textsOf } from '../../../kernel/index'
import type { AnyState } from '../../loaded'
import type { Atom, Claim, Wish } from '../claims'
import { askedKind } from '../words'
import { atom, claim, way } from './atoms'
import { cardsIn, heldBy, unseenOf } from './cardForms'
import { detail, type Form, type Hearing } from './hearing'
import { has, namesIn, type Said } from './said'
import { tableOf, under } from './table'

const BOTH = 2

/** Whether whoever is asked has a partner, as far as somebody is asked. */
const hasPartners = (whose: ReadonlyArray<string>): boolean => whose.length !== 1

/** What is said for both partners: whoever was named speaks for the other, too. */
const ofBoth = ({ said, whose }: Hearing): Said => ({
  ...said,
  seats: whose.length === 0 ? undefined : whose,
})

const agreeing = (hearing: Hearing): Claim => claim(ofBoth(hearing), way('agree'))
const bothAgree = (hearing: Hearing): ReadonlyArray<Claim> => Array<Claim>(BOTH).fill(agreeing(hearing))

const isOver = (state: AnyState): boolean => !['decide/agree', 'decide/give'].includes(askedKind(state))

/** Two swap: each gives some card, and nobody else saw which. */
const swaps: Form = {
  when: ({ said, whose }) => has(said, 'swap') && !has(said, 'not', 'agree') && hasPartners(whose),
  says: (hearing) => {
    const some: Atom = { ...atom(ofBoth(hearing), way('give', { card: unseenOf(hearing) })), isOpen: true }
    const given = Array.from({ length: BOTH }, (): Claim => ({ stages: [[some]], isOptional: true }))
    const until = { says: hearing.said.text, holds: isOver }
    return E.right({ claims: [...bothAgree(hearing), ...given], begins: false, until })
  },
}

/** One gives a card, or gets one that his partner gives: then both have agreed. */
const gives: Form = {
  when: ({ said, whose }) => has(said, 'give', 'get') && hasPartners(whose),
  says: (hearing) => {
    const { said, whose } = hearing
    const partner = whose.filter((seat) => said.seats?.includes(seat) === false)
    const giver = has(said, 'give') ? said : { ...said, seats: partner }
    const cards = cardsIn(said)
    const given: Atom =
      cards.length > 0
        ? atom(giver, way('give', { card: cards }))
        : { ...atom(giver, way('give', { card: unseenOf(hearing) })), isOpen: true }
    const agreed = bothAgree(hearing).map((one): Claim => ({ ...one, isOptional: true }))
    return E.right({ claims: [...agreed, { stages: [[given]] }], begins: false, ...heldBy(giver, cards) })
  },
}

/** Armies of partners become one, in a region if it is told. */
const mixes: Form = {
  when: ({ said, whose }) => has(said, 'mix') && !has(said, 'not', 'agree') && hasPartners(whose),
  says: (hearing) => {
    const { said, at } = hearing
    const regions = namesIn(said, 'region').flatMap(({ ids }) => ids)
    const holds = (state: AnyState): boolean => {
      const mixed = textsOf(under(tableOf(at.loaded, state), 'table', 'partners', 'mixed')).map((place) =>
        place.replace('/inside', ''),
      )
      return regions.every((region) => mixed.includes(region))
    }
    const wish: Wish = { claims: bothAgree(hearing), begins: false, until: { says: said.text, holds } }
    return E.right(wish)
  },
}

const agrees: Form = {
  when: ({ said, whose }) => has(said, 'agree', 'swap', 'mix') && hasPartners(whose),
  says: ({ said }) => detail(claim(said, way(has(said, 'not') ? 'pass' : 'agree'))),
}

/** Partners. */
export const PARTNER_FORMS: ReadonlyArray<Form> = [swaps, mixes, agrees, gives]
