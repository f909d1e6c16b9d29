/** What a card or a character says, in the words of the library: read when one clicks on it. */
import { battles } from '../../src/battles'
import { saysOf } from '../../src/card-game'
import { CHARACTERS, COMBAT_CARDS, SPECIAL_CARDS } from '../../src/confrontation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { stateOf, type Session } from './session'

type Says = (id: string, config: object) => string | undefined

const inWar: Says = (id, config) => {
  const { eventCards, characters } = warOfTheRing.tables(config)
  const card = eventCards.find((one) => one.id === id)
  if (card === undefined) return characters.find((one) => one.id === id)?.says
  return `${card.says} In battle, ${card.inBattle.name}: ${card.inBattle.says}`
}

const inBattles: Says = (id, config) => {
  const { cards, characters, unitTypes } = battles.tables(config)
  const unit = unitTypes[id]?.ability
  const abilities = characters[id]?.abilities ?? (unit === undefined ? [] : [unit])
  return cards[id]?.says ?? abilities.map(({ name, says }) => `${name}: ${says}`).join(' ')
}

const GAMES: Readonly<Record<string, Says>> = {
  'war-of-the-ring': inWar,
  confrontation: (id) =>
    [...CHARACTERS, ...COMBAT_CARDS, ...SPECIAL_CARDS].find((one) => one.id === id)?.says,
  'card-game': saysOf,
  battles: inBattles,
}

/** What the thing of a key says; an empty text if it says nothing. */
export const saidBy = (session: Session, key: string): string => {
  const id = key.slice(key.indexOf(':') + 1)
  return GAMES[session.entry.game.name]?.(id, stateOf(session).config) ?? ''
}
