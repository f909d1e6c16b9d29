/** Battles in both editions: Combat cards laid in turn, where an Army may retreat (W2-8, W2-11). */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { SEATS, warOfTheRing, type EventCardId, type Seat, type State } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { freeAttacks, shadowAttacks } from '../combat/scenes'
import {
  freeRetreat,
  ones,
  retreat,
  FIGHT,
  FREE_FIGHT,
  atWar,
  freeWar,
  freeStrike,
  strike,
  FREE_ALL,
} from '../rulebook/battles'
import { after, asked, eventsAs, free, offered, offers, refused, shadow, type Move } from '../support/play'
import { army, reading, told } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { inBoth, within, type Edition } from './pairs'

const HELD = {
  free: ['fp-strat-10', 'fp-strat-01', 'fp-char-01'],
  shadow: ['sh-strat-02', 'sh-strat-10', 'sh-char-13'],
} as const
const FORCES = {
  attackers: { 'sauron-regular': 4, 'sauron-elite': 1, nazgul: 1 },
  defenders: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 },
} as const
/** The Shadow attacks, and both hold cards. */
const attacked = (
  edition: Edition,
  held: { free?: ReadonlyArray<EventCardId>; shadow?: ReadonlyArray<EventCardId> } = HELD,
) => shadowAttacks({ ...FORCES, ...held, spec: within(edition) })
const lay = (seat: Seat, card: EventCardId): Move => ({ seat, kind: 'commit', card })
const none = (seat: Seat): Move => ({ seat, kind: 'pass' })

/** The cards laid, as a viewer sees them. */
const chosenIn = (state: State, viewer: Seat | 'spectator'): string =>
  /"chosen":(\[[^\]]*\]),"battle"/.exec(JSON.stringify(warOfTheRing.view(state, viewer)))?.[1] ?? 'none'

describe('W2-8: Combat cards are laid in turn', () => {
  ruleAllows('battle.declaring', 'T2-12: the defender sees the back of the card before he chooses', () => {
    const choosing = inBoth((edition) =>
      edition === 'second'
        ? after(attacked(edition), lay('shadow', 'sh-strat-02'))
        : after(attacked(edition), shadow({ kind: 'declareCard' }), free({ kind: 'declareCard' })),
    )
    expect(asked(choosing.collectors)).toBe('shadow+free-peoples decide/commit')
    expect(asked(choosing.second)).toBe('free-peoples decide/commit')
    const laid = after(choosing.collectors, lay('shadow', 'sh-strat-02'))
    expect(chosenIn(laid, 'free-peoples')).toBe('["hidden",null]')
    expect(chosenIn(choosing.second, 'free-peoples')).toBe('["hidden strategy",null]')
    expect(chosenIn(choosing.second, 'spectator')).toBe('["hidden strategy",null]')
    expect(chosenIn(choosing.second, 'shadow')).toBe('["sh-strat-02",null]')
    const other = after(attacked('second'), lay('shadow', 'sh-char-13'))
    expect(chosenIn(other, 'free-peoples')).toBe('["hidden character",null]')
  })

  ruleAllows('battle.declaring', 'T2-13: the defender may play where the attacker does not', () => {
    const declined = inBoth((edition) => after(attacked(edition), none('shadow')))
    expect(asked(declined.collectors)).toBe('free-peoples decide/combatCard')
    expect(asked(declined.second)).toBe('free-peoples decide/commit')
    expect(chosenIn(declined.second, 'free-peoples')).toBe('["not asked",null]')
    const used = inBoth((edition) => {
      const state = declined[edition]
      const ready = edition === 'second' ? state : after(state, free({ kind: 'declareCard' }))
      return eventsAs('CombatCardPlayed', ready, lay('free-peoples', 'fp-strat-10')).map(
        ({ played }) => played,
      )
    })
    expect(used).toEqual({ collectors: ['fp-strat-10'], second: ['fp-strat-10'] })
  })

  ruleAllows('battle.choosing', 'both are turned up together, when the defender has laid his', () => {
    const laid = after(attacked('second'), lay('shadow', 'sh-strat-02'))
    expect(told(laid).cards.hands['shadow-strategy']).toContain('sh-strat-02')
    const shown = eventsAs('CombatCardPlayed', laid, lay('free-peoples', 'fp-strat-10'))
    expect(shown.map(({ played }) => played)).toEqual(['sh-strat-02', 'fp-strat-10'])
    const both = after(laid, lay('free-peoples', 'fp-strat-10'))
    expect(told(both).cards.played['shadow-strategy']).toContain('sh-strat-02')
  })

  ruleForbids('battle.declaring', 'nobody lays a card out of turn, nor a second one', () => {
    const first = attacked('second')
    expect(asked(first)).toBe('shadow decide/commit')
    expect(refused(first, free({ kind: 'commit', card: 'fp-strat-10' }))).not.toEqual([])
    expect(refused(first, shadow({ kind: 'declareCard' }))).not.toEqual([])
    const laid = after(first, lay('shadow', 'sh-strat-02'))
    expect(refused(laid, shadow({ kind: 'commit', card: 'sh-strat-10' }))).toContain('events.oneCombatCard')
    expect(refused(laid, free({ kind: 'commit', card: 'fp-strat-02' }))).toContain('events.inHand')
  })

  ruleAllows('battle.declaring', 'who holds cards is asked, even if none of them can be used', () => {
    const state = attacked('second', { free: [], shadow: ['sh-strat-24'] })
    const kinds = offered(state).map(({ kind }) => kind)
    expect(asked(state)).toBe('shadow decide/commit')
    expect(kinds[0]).toBe('pass')
    const bare = attacked('second', { free: [], shadow: [] })
    expect(asked(bare)).toMatch(/^nature/)
  })

  it('without a card of either nothing is shown and the dice are rolled', () => {
    const state = after(attacked('second'), none('shadow'), none('free-peoples'))
    expect(asked(state)).toBe('nature shadow combat die')
    expect(reading(state).derived.battle?.cards).toEqual({ 'free-peoples': null, shadow: null })
  })

  it('the reader tells of the back to those who may not see the front', () => {
    const laid = after(attacked('second'), lay('shadow', 'sh-strat-02'))
    const seen = (viewer: Seat | 'spectator') =>
      mustRight(warOfTheRing.read(warOfTheRing.view(laid, viewer)), 'read').derived.battle?.cards
    expect(seen('free-peoples')).toEqual({ 'free-peoples': null, shadow: 'hidden strategy' })
    expect(seen('shadow')).toEqual({ 'free-peoples': null, shadow: 'sh-strat-02' })
  })

  it('a card laid tells its deck to all, and itself to its player', () => {
    const [event] = eventsAs('CombatCardChosen', attacked('second'), lay('shadow', 'sh-strat-02'))
    expect(event).toMatchObject({ deck: 'strategy', chosen: 'sh-strat-02', only: 'shadow' })
    const [seen] = warOfTheRing.eventsFor(event === undefined ? [] : [event], 'free-peoples')
    expect(seen).toMatchObject({ deck: 'strategy' })
    expect(JSON.stringify(seen)).not.toMatch(/sh-strat/)
  })

  it('the Balrog of Moria on the table lies open when he is named', () => {
    const card = 'sh-char-17'
    const scene = (edition: Edition) =>
      shadowAttacks({
        attackers: { 'sauron-regular': 4 },
        defenders: { 'elves-regular': 3, 'elves-elite': 1 },
        from: 'dimrill-dale',
        to: 'parth-celebrant',
        free: ['fp-strat-10'],
        spec: within(edition, { onTable: { shadow: [card] } }),
      })
    const state = scene('second')
    if (!offers(state, 'commit', 'card').includes(card)) throw new Error(`${card} cannot be used here`)
    const laid = after(state, lay('shadow', card))
    expect(chosenIn(laid, 'free-peoples')).toBe(`["${card}",null]`)
    const [event] = eventsAs('CombatCardChosen', state, lay('shadow', card))
    expect(event).toMatchObject({ deck: 'character', chosen: card })
    expect(event).not.toHaveProperty('only')
  })

  it.each(SEATS)('which card of a deck %s lays makes no difference to others', (seat) => {
    const start =
      seat === 'shadow'
        ? attacked('second')
        : freeAttacks({
            attackers: FORCES.defenders,
            defenders: FORCES.attackers,
            ...HELD,
            spec: within('second'),
          })
    const own = offers(start, 'commit', 'card').map(String)
    const strategy = own.filter((card) => card.includes('-strat-'))
    expect(strategy.length).toBeGreaterThan(1)
    const others = [...SEATS, 'spectator' as const].filter((viewer) => viewer !== seat)
    const story = (card: string) =>
      others.map((viewer) => {
        const done = mustRight(warOfTheRing.applyAction(start, { seat, kind: 'commit', card }), 'lay')
        return [warOfTheRing.view(done.state, viewer), warOfTheRing.eventsFor(done.events, viewer)]
      })
    for (const card of strategy) expect(story(card)).toEqual(story(strategy[0] ?? ''))
    const character = own.find((card) => card.includes('-char-'))
    if (character !== undefined) expect(story(character)).not.toEqual(story(strategy[0] ?? ''))
  })

  it('a view is filled with cards of the deck whose back is seen, all that can be used', () => {
    const laid = after(attacked('second'), lay('shadow', 'sh-strat-02'))
    const random = randomFrom('backs')
    const found = new Set(
      Array.from({ length: 60 }, () => {
        const filled = mustRight(
          warOfTheRing.determinize(warOfTheRing.view(laid, 'free-peoples'), random),
          'fill',
        )
        expect(warOfTheRing.faultsOf(filled)).toEqual([])
        return chosenIn(filled, 'shadow').slice(2, -7)
      }),
    )
    expect([...found].every((card) => card.startsWith('sh-strat-'))).toBe(true)
    expect(found.size).toBeGreaterThan(6)
  })
})

describe('W2-11: where an Army may retreat', () => {
  const besieged = (edition: Edition): State =>
    freeWar(
      within(edition, {
        armies: {
          'minas-tirith': { 'sauron-regular': 4 },
          osgiliath: { 'sauron-regular': 3 },
          'north-ithilien': { 'gondor-regular': 3 },
        },
        besieged: { 'minas-tirith': { 'gondor-regular': 2 } },
      }),
    )
  /** After the first round; nobody has hit. */
  const fought = (edition: Edition): State => {
    const state = after(besieged(edition), ...freeStrike('north-ithilien', 'osgiliath'))
    const ready = asked(state) === 'free-peoples decide/party' ? after(state, FREE_ALL) : state
    return after(ready, ones(6), FREE_FIGHT)
  }

  ruleForbids(
    'battle.retreat',
    'T2-18: to where its side besieges it may go in the second edition only',
    () => {
      expect(inBoth((edition) => refused(fought(edition), retreat('minas-tirith')))).toEqual({
        collectors: ['battle.retreat'],
        second: [],
      })
      const gone = after(fought('second'), retreat('minas-tirith'))
      expect(army(gone, 'minas-tirith')).toEqual({ 'sauron-regular': 7 })
      expect(told(gone).besieged['minas-tirith']).toEqual({ 'gondor-regular': 2 })
    },
  )

  ruleAllows('armies.excess', 'who finds more than ten there removes the excess', () => {
    const state = freeWar(
      within('second', {
        armies: {
          'minas-tirith': { 'sauron-regular': 6, 'sauron-elite': 2 },
          osgiliath: { 'sauron-regular': 4 },
          'north-ithilien': { 'gondor-regular': 3 },
        },
        besieged: { 'minas-tirith': { 'gondor-regular': 2 } },
      }),
    )
    const battle = after(state, ...freeStrike('north-ithilien', 'osgiliath'))
    const ready = asked(battle) === 'free-peoples decide/party' ? after(battle, FREE_ALL) : battle
    const fled = after(ready, ones(7), FREE_FIGHT, retreat('minas-tirith'))
    const advanced = asked(fled) === 'free-peoples decide/party' ? after(fled, free({ kind: 'pass' })) : fled
    expect(asked(advanced)).toBe('shadow decide/excess')
  })

  ruleForbids('battle.retreat', 'T2-19: a Settlement of the enemy without units is closed in both', () => {
    const fled = (edition: Edition): State => {
      const spec = {
        armies: { osgiliath: { 'sauron-regular': 3 }, lossarnach: { 'gondor-regular': 3 } },
        captured: ['pelargir'],
      } as const
      return after(
        atWar(within(edition, spec)),
        ...strike('osgiliath', 'lossarnach'),
        shadow({ kind: 'bringAll' }),
        ones(6),
        FIGHT,
      )
    }
    expect(inBoth((edition) => offers(fled(edition), 'retreat', 'to'))).toEqual({
      collectors: ['minas-tirith'],
      second: ['minas-tirith'],
    })
    expect(inBoth((edition) => refused(fled(edition), freeRetreat('pelargir')))).toEqual({
      collectors: ['battle.retreat'],
      second: ['battle.retreat'],
    })
  })
})
