/** Chapter 4: Event cards, how they are drawn, played and discarded. */
import { describe, expect } from 'vitest'
import { brandState } from '../../../src/kernel/brand'
import { battles, type PositionSpec } from '../../../src/battles'
import { fight } from '../support/battle'
import {
  answer,
  army,
  cards,
  chance,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  scene,
  strength,
  table,
  tactics,
  YES,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ARMIES, changedDoc, drawn, faultPaths, outcomes, position, taken, uses } from '../support/turn'

const HURT = {
  edoras: { side: 'free', units: { footmen: 2 }, damage: 2, leaders: 1 },
  orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
} as const

/** The cards that the Free Peoples can play with a result of a die. */
const playing = (die: string, as: string, hand: ReadonlyArray<string>, spec: PositionSpec = {}): Scene =>
  answer(taken('free', die, { regions: HURT, hands: { free: hand }, ...spec }), {
    kind: 'use',
    as,
    use: 'play-card',
  })
const cardsIn = (played: Scene) => legal(played, 'playCard').map(({ card }) => card)
const play = (card: string) => ({ kind: 'playCard', card }) as const

/** Rest and Order (Character), Rallying Call (Muster), General Advance (Army). */
const THREE = ['generic-1', 'generic-4', 'generic-22']

describe('types and decks', () => {
  ruleAllows(['cards.type', 'cards.playing'], 'each type by its own die, every type by an Event', () => {
    expect(cardsIn(playing('character', 'character', THREE))).toEqual(['generic-1'])
    expect(cardsIn(playing('muster', 'muster', THREE))).toEqual(['generic-4'])
    expect(cardsIn(playing('willOfTheWest', 'army', THREE))).toEqual(['generic-22'])
    expect(cardsIn(playing('event', 'event', THREE))).toEqual(THREE)
  })

  ruleForbids('cards.type', 'a card without a type', () => {
    const untyped = changedDoc((doc) => ({
      storyFree: doc.storyFree.map((card) => ({ ...card, type: 'event' })),
    }))
    expect(faultPaths(untyped).join()).toContain('type')
  })

  ruleForbids(
    'cards.playing',
    'a Muster die plays no Army card, and nobody plays what he does not hold',
    () => {
      refused(playing('muster', 'muster', THREE), play('generic-22'), 'cards.playing')
      refused(playing('event', 'event', THREE), play('generic-2'), 'cards.playing')
    },
  )

  ruleAllows('cards.generic', 'the upper half is an action, the lower half is for a battle', () => {
    expect(cardsIn(playing('event', 'event', ['generic-1']))).toEqual(['generic-1'])
    const fought = tactics(
      fight(
        'westmark-hills',
        { units: { 'uruk-hai': 1 } },
        'deeping-coomb',
        { units: { footmen: 1 } },
        {
          hands: { free: ['generic-1'] },
        },
      ),
      'combat-event',
      'regroup',
    )
    expect(legal(fought, 'playCombat').map(({ card }) => card)).toEqual(['generic-1'])
  })

  /** The Free Peoples have shown Combat Event. */
  const inBattle = (...hand: ReadonlyArray<string>) =>
    tactics(
      fight(
        'westmark-hills',
        { units: { 'uruk-hai': 1 } },
        'deeping-coomb',
        { units: { footmen: 1 } },
        {
          hands: { free: hand },
        },
      ),
      'combat-event',
      'regroup',
    )

  ruleForbids(['cards.generic', 'cards.combatHalf'], 'a Story card has no Combat half', () => {
    refused(inBattle('west-wind'), { kind: 'playCombat', card: 'west-wind' }, 'cards.combatHalf')
    expect(legal(inBattle('west-wind'), 'playCombat')).toEqual([])
  })

  ruleAllows('cards.combatHalf', 'every Generic card has one', () => {
    const { cardsOf, cards } = battles.tables()
    expect(cardsOf.generic.every((card) => (cards[card]?.combat ?? null) !== null)).toBe(true)
    expect(legal(inBattle('generic-1', 'west-wind'), 'playCombat')).toHaveLength(1)
  })

  ruleAllows('cards.story', 'a Story card does what this scenario tells of it', () => {
    const played = answer(playing('event', 'event', ['walking-wood']), play('walking-wood'))
    expect(table(played).counters['ents']).toBe(2)
  })

  ruleForbids(
    'cards.story',
    'a Story card is nobody else’s: the Shadow never holds one of the Free Peoples',
    () => {
      const spec = { hands: { shadow: ['walking-wood'] }, empty: true }
      expect(JSON.stringify(battles.position(spec))).toContain('walking-wood')
    },
  )

  ruleForbids('cards.special', 'an Event die draws none, and the Free Peoples hold none', () => {
    expect(uses(taken('shadow', 'event'))).toEqual(['event:draw-generic', 'event:draw-story'])
    expect(JSON.stringify(battles.position({ hands: { free: ['ill-counsel'] }, empty: true }))).toContain(
      'ill-counsel',
    )
  })
})

describe('the hand', () => {
  const SIX = ['generic-3', 'generic-4', 'generic-5', 'generic-6', 'generic-7', 'generic-8']

  ruleForbids(
    ['cards.handLimit', 'cards.special'],
    'a Special card is a seventh: one goes at once, of any kind',
    () => {
      const five = SIX.slice(0, 4)
      const full = chance(
        position(
          chance(
            scene({ regions: ARMIES, hands: { shadow: five } }),
            'generic-1',
            'horns-in-the-dale',
            'generic-2',
            'fire-of-orthanc',
          ),
          'palantir-room',
        ),
        'ill-counsel',
      )
      expect(question(full)).toBe('decide/discard')
      expect(legal(full, 'discard').map(({ card }) => card)).toContain('ill-counsel')
      const done = answer(full, { kind: 'discard', card: 'ill-counsel' })
      expect(cards(done)['ill-counsel']).toBe('shadowGiven')
    },
  )

  ruleAllows('cards.handLimit', 'six in hand and one on the table are not too many', () => {
    const held = SIX.slice(0, 4)
    const placed = drawn({ hands: { free: held }, table: { free: ['lady-of-the-hall'] } })
    expect(question(placed)).toBe('decide/position')
  })

  const drawing = (what: string, spec: PositionSpec = {}) =>
    answer(taken('free', 'event', spec), { kind: 'use', as: 'event', use: what })

  ruleForbids('cards.drawAction', 'never a mix, never a Special card, never a second Story card', () => {
    expect(outcomes(drawing('draw-generic'))).not.toContain('west-wind')
    expect(
      outcomes(drawing('draw-story')).every((card) =>
        battles.tables().cardsOf.storyFree.includes(String(card)),
      ),
    ).toBe(true)
    const story = chance(drawing('draw-story'), 'west-wind')
    expect(question(story)).not.toBe('decide/may')
    const second = answer(chance(drawing('draw-generic'), 'generic-9'), YES)
    expect(outcomes(second).every((card) => String(card).startsWith('generic'))).toBe(true)
  })

  const { generic, storyFree } = battles.tables().cardsOf

  ruleAllows(
    'cards.exhausted',
    'the last Generic card leaves, and the discarded ones are a new deck (OR-11)',
    () => {
      const first = emptied(generic.slice(1))
      expect(cards(first)['generic-1']).toBe('freeHand')
      expect(first.events).toContainEqual(expect.objectContaining({ kind: 'DeckRenewed' }))
      expect(cards(first)['generic-2']).toBe('deck')
      expect(outcomes(answer(first, YES))).toHaveLength(29)
    },
  )

  ruleForbids('cards.exhausted', 'an empty Story deck stays empty', () => {
    const bare = scene({
      regions: ARMIES,
      hands: { free: storyFree.slice(0, 6) },
      dice: { free: { event: 1 }, shadow: {} },
    })
    const gone = withCards(bare, storyFree.slice(6), 'played')
    expect(uses(answer(gone, { kind: 'takeDie', die: 'event' }))).not.toContain('event:draw-story')
  })

  /** The table with cards at a place: as after many turns. */
  const withCards = (played: Scene, some: ReadonlyArray<string>, at: 'played' | 'deck'): Scene => {
    const { cardIds } = battles.tables()
    const moved = played.state.table.cards.map((now, number) =>
      some.includes(cardIds[number] ?? '') ? at : now,
    )
    const now = brandState({ ...played.state, table: { ...played.state.table, cards: moved } })
    return { state: now, events: [] }
  }

  /** An Event die draws Generic cards; all but these are in the deck. */
  function emptied(played: ReadonlyArray<string>): Scene {
    const start = scene({ regions: ARMIES, dice: { free: { event: 1 }, shadow: {} } })
    return answer(
      withCards(start, played, 'played'),
      { kind: 'takeDie', die: 'event' },
      { kind: 'use', as: 'event', use: 'draw-generic' },
    )
  }
})

describe('playing', () => {
  ruleAllows('cards.discarded', 'when its action is done a card is discarded, open to all', () => {
    const played = answer(playing('event', 'event', ['generic-1']), play('generic-1'))
    expect(cards(played)['generic-1']).toBe('inPlay')
    expect(cards(answer(played, region('edoras'), PASS))['generic-1']).toBe('played')
  })

  ruleForbids(['cards.discarded', 'effect.table'], 'a card that stays on the table is not', () => {
    const laid = answer(playing('event', 'event', ['lady-of-the-hall']), play('lady-of-the-hall'))
    expect(cards(laid)['lady-of-the-hall']).toBe('freeTable')
  })

  ruleAllows('cards.requirement', 'with Aragorn in play Legolas and Gimli join him', () => {
    const joined = answer(
      playing('event', 'event', ['axe-and-bow'], { characters: { aragorn: 'edoras' } }),
      play('axe-and-bow'),
    )
    expect(table(joined).characters['gimli']).toBe('edoras')
  })

  ruleAllows('cards.partly', 'a card that moves three Armies moves the two that there are (example)', () => {
    const placed = playing('event', 'event', ['generic-22'], {
      regions: {
        westfold: { side: 'free', units: { riders: 1 } },
        folde: { side: 'free', units: { riders: 1 } },
      },
    })
    const moved = answer(
      placed,
      play('generic-22'),
      region('westfold'),
      region('westemnet'),
      region('folde'),
      region('fenmarch'),
    )
    expect([army(moved, 'westemnet')?.units, army(moved, 'fenmarch')?.units]).toEqual([
      { riders: 1 },
      { riders: 1 },
    ])
    expect(cards(moved)['generic-22']).toBe('played')
  })

  ruleForbids(
    'cards.partly',
    'what can be done is done: Men of the Westfold come without a Leader when none is left',
    () => {
      const none = playing('event', 'event', ['men-of-the-westfold'], {
        regions: {
          edoras: { side: 'free', units: { footmen: 1 }, leaders: battles.tables().doc.leaders },
        },
      })
      const placed = answer(none, play('men-of-the-westfold'))
      expect(army(placed, 'westfold')).toMatchObject({ units: { footmen: 2 }, leaders: 0 })
    },
  )

  ruleAllows('cards.override', 'Forced March need not stop beside the enemy', () => {
    const forced = shadowPlays('forced-march')
    expect(regions(forced)).toContain('westemnet')
  })

  ruleForbids(['cards.override', 'movement.stop'], 'Two Columns says nothing of it and must stop', () => {
    const columns = shadowPlays('generic-19')
    expect(regions(columns)).not.toContain('westemnet')
    expect(army(columns, 'westmark-hills')?.side).toBe('shadow')
  })

  /** Uruks march from Upper Isen to the Westmark Hills by a card, beside an Army in Deeping Coomb. */
  function shadowPlays(card: string): Scene {
    return answer(
      taken('shadow', 'event', {
        regions: {
          'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 }, tokens: 1 },
          'deeping-coomb': { side: 'free', units: { footmen: 1 } },
        },
        hands: { shadow: [card] },
      }),
      { kind: 'use', as: 'event', use: 'play-card' },
      play(card),
      region('upper-isen'),
      region('westmark-hills'),
    )
  }

  ruleAllows('cards.oneHalf', 'a Combat card is discarded when its round is over, open to all', () => {
    const shown = answer(
      tactics(
        fight(
          'westmark-hills',
          { units: { 'uruk-hai': 1 } },
          'deeping-coomb',
          { units: { footmen: 2 } },
          {
            hands: { free: ['generic-1'] },
          },
        ),
        'combat-event',
        'regroup',
      ),
      { kind: 'playCombat', card: 'generic-1' },
    )
    expect(cards(shown)['generic-1']).toBe('inPlay')
    expect(cards(chance(shown, 1, 1, 1))['generic-1']).toBe('played')
  })

  ruleForbids('cards.oneHalf', 'what was played as an Order is not there for a battle', () => {
    const blow = answer(
      playing('event', 'event', ['generic-7'], {
        regions: {
          'deeping-coomb': { side: 'free', units: { riders: 2 } },
          'westmark-hills': { side: 'shadow', units: { 'uruk-hai': 2 } },
        },
      }),
      play('generic-7'),
      region('deeping-coomb'),
      { kind: 'attack', region: 'westmark-hills' },
      PASS,
    )
    const event = tactics(blow, 'combat-event', 'regroup')
    expect(cards(event)['generic-7']).toBe('inPlay')
    refused(event, { kind: 'playCombat', card: 'generic-7' }, 'battle.combatEvent')
  })

  ruleAllows('cards.someEffect', 'Wolf Raid with Warg Riders near the enemy', () => {
    const raid = answer(
      taken('shadow', 'event', {
        regions: {
          'upper-isen': { side: 'shadow', units: { 'warg-riders': 1 } },
          'deeping-coomb': { side: 'free', units: { footmen: 1 } },
        },
        hands: { shadow: ['wolf-raid'] },
      }),
      { kind: 'use', as: 'event', use: 'play-card' },
    )
    expect(cardsIn(raid)).toEqual(['wolf-raid'])
  })

  ruleAllows('effect.table', 'the Lady of the Hall lies there, and leads in Edoras', () => {
    const laid = answer(playing('event', 'event', ['lady-of-the-hall']), play('lady-of-the-hall'))
    expect(laid.events).toContainEqual(expect.objectContaining({ kind: 'CardLaid' }))
    expect(strength(laid, 'edoras')).toBe('2/2')
  })
})
