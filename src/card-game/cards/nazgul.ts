/** What the nine Nazgûl say. */
import type { CardAbility, CardText } from '../model/effects'
import type { Token } from '../model/ids'
import { cycleFromHand, CYCLE_THIS, draw, each, FREE_PEOPLES_FORSAKE, fromReserve, moreAt } from './words'
import { NAZGUL, ONE_MORE, SAFE_ON_TOP, takeFrom, tell, whenPlayed } from './words'

/** From reserve: cycle him for a token. */
const token = (kind: Token, on: 'activePath' | 'activeBattleground'): CardAbility =>
  fromReserve([CYCLE_THIS], { kind: 'addToken', token: kind, on, number: 1 })

/** The cards. */
export const NAZGUL_TEXTS: ReadonlyArray<CardText> = [
  {
    id: 'the-witch-king',
    says: 'In reserve one more card each Draw step. Cycled if forsaken from the deck.',
    abilities: [ONE_MORE, SAFE_ON_TOP],
  },
  {
    id: 'the-reaver',
    says: 'From reserve: cycle him, and every Free Peoples player forsakes a card.',
    abilities: [fromReserve([CYCLE_THIS], FREE_PEOPLES_FORSAKE)],
  },
  {
    id: 'the-beguiler',
    says: 'From reserve: cycle him, and every Free Peoples player cycles a card from hand.',
    abilities: [fromReserve([CYCLE_THIS], tell(each('free-peoples'), cycleFromHand(1)))],
  },
  {
    id: 'the-hunter',
    says: 'From reserve: cycle him for an attack token on the path.',
    abilities: [token('attack', 'activePath')],
  },
  {
    id: 'the-messenger',
    says: 'From reserve: cycle him and take a Nazgûl out of the cycle pile.',
    abilities: [fromReserve([CYCLE_THIS], takeFrom('cycle', NAZGUL))],
  },
  {
    id: 'the-black-easterling',
    says: 'One defense more at Dol Guldur. Draws a card when played.',
    abilities: [moreAt('battleground', 'dol-guldur', { battlegroundDefense: 1 }), whenPlayed(draw(1))],
  },
  {
    id: 'the-commander',
    says: 'From reserve: cycle him, and every Shadow player draws a card.',
    abilities: [fromReserve([CYCLE_THIS], tell(each('shadow'), draw(1)))],
  },
  {
    id: 'the-destroyer',
    says: 'From reserve: cycle him for an attack token on a battleground.',
    abilities: [token('attack', 'activeBattleground')],
  },
  {
    id: 'the-warrior',
    says: 'From reserve: cycle him for a defense token on a battleground.',
    abilities: [token('defense', 'activeBattleground')],
  },
]
