/** The Witch-king as a Sorcerer with decks that have run out: only what is left can be drawn from. */
import { describe, expect } from 'vitest'
import type { EventCardId, State } from '../../../src/war-of-the-ring'
import { EVENT_CARDS } from '../../../src/war-of-the-ring/data/event-cards'
import type { Deck } from '../../../src/war-of-the-ring/model/ids'
import { asked, factsOf, offered, refused, shadow } from '../support/play'
import { left } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { shadowAttacks, using } from './scenes'

const CARD: EventCardId = 'sh-strat-22'
const PASS = shadow({ kind: 'pass' })
const from = (deck: Deck) => shadow({ kind: 'drawFrom', deck })

/** The card is used while these decks of the Shadow are empty; those of the Free Peoples never are. */
const without = (...decks: ReadonlyArray<Deck>): State => {
  const gone = EVENT_CARDS.filter(({ side, deck }) => side === 'shadow' && decks.includes(deck))
  const played = gone.map(({ id }) => id).filter((id) => id !== CARD)
  const state = shadowAttacks({
    attackers: { 'sauron-regular': 3, 'witch-king': 1 },
    defenders: { 'gondor-regular': 3 },
    shadow: [CARD],
    spec: { played: { shadow: played } },
  })
  return using(state, { shadow: CARD })
}

describe('the Sorcerer and an empty deck', () => {
  ruleAllows('character.sorcerer', 'a card of the deck that is left', () => {
    const strategy = without('character')
    expect([left(strategy, 'shadow', 'character'), asked(strategy)]).toEqual([0, 'shadow decide/sorcerer'])
    expect(offered(strategy)).toEqual([PASS, from('strategy')])
    const character = without('strategy')
    expect([left(character, 'shadow', 'strategy'), asked(character)]).toEqual([0, 'shadow decide/sorcerer'])
    expect(offered(character)).toEqual([PASS, from('character')])
  })

  ruleForbids('events.emptyDeck', 'a card of a deck that has run out, and it says of which', () => {
    const strategy = without('character')
    expect(refused(strategy, from('strategy'))).toEqual([])
    expect(refused(strategy, from('character'))).toEqual(['events.emptyDeck'])
    expect(factsOf(strategy, from('character'), 'events.emptyDeck')).toEqual({ deck: 'character' })
  })

  ruleForbids('character.sorcerer', 'a question when both decks have run out', () => {
    expect(asked(without('character', 'strategy'))).toBe('nature shadow combat die')
  })
})
