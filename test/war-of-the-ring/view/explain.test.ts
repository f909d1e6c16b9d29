/** What cards say when something that concerns them is explained: events, refusals, questions. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import type { Explanation } from '../../../src/kernel'
import { COMBAT, warOfTheRing, type Action, type EventCardId, type State } from '../../../src/war-of-the-ring'
import { CARDS } from '../support/base'
import { shadowAttacks, using } from '../combat/scenes'
import { holding, play } from '../cards/fellowshipScenes'
import { found, tile } from '../cards/tableScenes'
import { after, asked, dice, eventsAs, eventsOf, free, shadow } from '../support/play'

const says = (card: EventCardId): string => CARDS.find((one) => one?.id === card)?.says ?? 'nothing'
const ofCards = (explained: ReadonlyArray<Explanation>) =>
  explained.filter(({ rule, facts }) => rule === null && facts['card'] !== undefined)
const cardsIn = (explained: ReadonlyArray<Explanation>) =>
  ofCards(explained).map(({ facts }) => [facts['card'], facts['combat']].filter(Boolean).join(' '))
const rulings = (explained: ReadonlyArray<Explanation>) =>
  ofCards(explained).flatMap(({ cites }) => cites.flatMap(({ ruling }) => ruling ?? []))

const asks = (state: State, seat: 'free-peoples' | 'shadow' | 'nature') => {
  const prompt = warOfTheRing.prompt(state, seat)
  return O.isSome(prompt) ? warOfTheRing.explain(state, prompt.value) : []
}
const refusal = (state: State, action: Action) => {
  const applied = warOfTheRing.applyAction(state, action)
  return E.isLeft(applied) ? warOfTheRing.explain(state, applied.left) : []
}

const HELD = holding('sh-char-13', { fellowship: { region: 'hollin', revealed: true } })
const LURED = after(HELD, play('sh-char-13'), dice('boromir'))

describe('an event', () => {
  it('by a card is explained by its rule, then by what the card says, where it is and our rulings', () => {
    const [event] = eventsOf(LURED, free({ kind: 'lose', piece: 'boromir' }))
    const explained = event === undefined ? [] : warOfTheRing.explain(LURED, event)
    expect(explained.map(({ rule }) => rule)).toEqual(['events.overrides', null])
    expect(explained[1]).toMatchObject({
      sentence: `Lure of the Ring: ${says('sh-char-13')}`,
      facts: { card: 'sh-char-13' },
      cites: [{ chapter: 'Shadow Character deck', heading: 'Lure of the Ring' }, { ruling: 'EV-sh-char-13' }],
    })
  })

  it('by a Combat card is explained by its title', () => {
    const scene = {
      attackers: { 'sauron-regular': 4, nazgul: 2 },
      defenders: { 'elves-regular': 4 },
    } as const
    const state = using(shadowAttacks({ ...scene, shadow: ['sh-char-08'] }), { shadow: 'sh-char-08' })
    const [gives] = eventsAs('LeadershipForfeited', state, shadow({ kind: 'chooseNumber', number: 2 }))
    const explained = gives === undefined ? [] : warOfTheRing.explain(state, gives)
    expect(cardsIn(explained)).toEqual(['sh-char-08 dread-and-despair'])
    expect(explained.at(-1)?.sentence).toBe(`Dread and Despair: ${COMBAT['dread-and-despair'].says}`)
    expect(rulings(explained)).toEqual(['CC-1', 'CC-2', 'CC-9'])
    expect(cardsIn(asks(state, 'shadow'))).toEqual(['sh-char-08 dread-and-despair'])
  })

  it('about a card says what that does, unless it is hidden', () => {
    const event = {
      kind: 'CardDrawn',
      rule: 'events.drawing',
      side: 'shadow',
      deck: 'character',
      drawn: 'sh-char-12',
      only: 'shadow',
    } as const
    expect(cardsIn(warOfTheRing.explain(HELD, event))).toEqual(['sh-char-12'])
    const [seen] = warOfTheRing.eventsFor([event], 'free-peoples')
    expect(cardsIn(warOfTheRing.explain(HELD, seen as never))).toEqual([])
  })

  it('without a card has its rule alone', () => {
    const [moved] = eventsOf(found([]), dice(tile('standard-1')))
    expect(moved === undefined ? [] : warOfTheRing.explain(HELD, moved)).toHaveLength(1)
  })
})

describe('a question', () => {
  it('asked by a card says what it does, and one asked of nature too', () => {
    expect(asked(LURED)).toBe('free-peoples decide/randomCompanion')
    expect(cardsIn(asks(LURED, 'free-peoples'))).toEqual(['sh-char-13'])
    expect(cardsIn(asks(after(HELD, play('sh-char-13')), 'nature'))).toEqual(['sh-char-13'])
  })

  it('in which cards are offered says what each does, once', () => {
    expect(cardsIn(asks(HELD, 'shadow'))).toEqual(['sh-char-13'])
    const state = after(found(['fp-char-06', 'fp-char-07']), dice(tile('standard-2')))
    expect(cardsIn(asks(state, 'free-peoples'))).toEqual(['fp-char-06', 'fp-char-07'])
    expect(rulings(asks(state, 'free-peoples'))).toEqual(['EV-fp-char-06', 'EV-fp-char-07'])
  })

  it('about a Combat card says what each does in battle', () => {
    const scene = { attackers: { 'sauron-regular': 4 }, defenders: { 'elves-regular': 4 } } as const
    const state = after(shadowAttacks({ ...scene, shadow: ['sh-strat-04'] }), shadow({ kind: 'declareCard' }))
    expect(cardsIn(asks(state, 'shadow'))).toEqual(['sh-strat-04 relentless-assault'])
  })
})

describe('a refusal', () => {
  it('of a card says what it asks for', () => {
    const state = holding('sh-char-13')
    expect(cardsIn(refusal(state, play('sh-char-13')))).toEqual(['sh-char-13'])
    const [why] = warOfTheRing.whyNot(state, play('sh-char-13'))
    expect(why?.rule).toBe('events.requirement')
    expect(cardsIn(warOfTheRing.explain(state, why as never))).toEqual(['sh-char-13'])
  })

  it('while a card is at work says what that does', () => {
    expect(cardsIn(refusal(LURED, free({ kind: 'lose', piece: 'gimli' })))).toEqual(['sh-char-13'])
    expect(cardsIn(refusal(LURED, free({ kind: 'declare' })))).toEqual(['sh-char-13'])
  })

  it('of anything else has rules alone, and whyNot never has more', () => {
    expect(cardsIn(refusal(found([]), free({ kind: 'declare' })))).toEqual([])
    for (const why of warOfTheRing.whyNot(LURED, free({ kind: 'lose', piece: 'gimli' })))
      expect(why.rule).toBe('events.overrides')
  })
})

describe('whatever is handed in', () => {
  it('nothing is thrown', () => {
    for (const subject of [null, undefined, 7, 'x', [], {}, { kind: 'x' }, { choices: 3 }, { facts: null }])
      expect(() => warOfTheRing.explain(LURED, subject as never)).not.toThrow()
    expect(() => warOfTheRing.explain(null as never, { choices: [], rules: [] } as never)).not.toThrow()
  })
})
