/** The turn: cards, the Shadow Phase, Fate, dice, passing, control, victory. */
import { describe, expect } from 'vitest'
import { battles } from '../../../src/battles'
import {
  answer,
  army,
  chance,
  legal,
  PASS,
  question,
  refused,
  region,
  regions,
  ruleTest,
  scene,
  table,
  take,
  use,
  YES,
  type Scene,
} from '../support/play'

const ARMIES = {
  edoras: { side: 'free', units: { footmen: 1 } },
  orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
} as const

/** A turn from its beginning up to the position of the Commander. */
const drawn = (spec: object = {}): Scene =>
  chance(
    scene({ regions: ARMIES, ...spec }),
    'generic-1',
    'horns-in-the-dale',
    'generic-2',
    'fire-of-orthanc',
  )

const position = (played: Scene, name: string): Scene =>
  answer(played, { kind: 'choosePosition', position: name })

/** The Balcony, with its four tokens in Orthanc: two dice in the box. */
const balcony = (spec: object = {}): Scene =>
  answer(position(drawn(spec), 'balcony'), ...Array.from({ length: 4 }, () => region('orthanc')))

const pits = (spec: object = {}): Scene => {
  const placed = position(drawn(spec), 'pits')
  return answer(placed, ...Array.from({ length: 3 }, () => region('orthanc')))
}

describe('step one', () => {
  ruleTest('turn.draw', 'shows', 'the Free Peoples first, a Generic and a Story card each', () => {
    const { cards } = table(drawn())
    expect([cards['generic-1'], cards['horns-in-the-dale']]).toEqual(['freeHand', 'freeHand'])
    expect([cards['generic-2'], cards['fire-of-orthanc']]).toEqual(['shadowHand', 'shadowHand'])
  })

  ruleTest('cards.handLimit', 'forbids', 'a seventh card; which one goes is the owner’s choice', () => {
    const hand = ['generic-3', 'generic-4', 'generic-5', 'generic-6', 'generic-7', 'generic-8']
    const full = chance(scene({ regions: ARMIES, hands: { free: hand } }), 'generic-1', 'horns-in-the-dale')
    expect(question(full)).toBe('decide/discard')
    refused(full, { kind: 'discard', card: 'generic-30' }, 'cards.handLimit')
    const done = answer(full, { kind: 'discard', card: 'generic-3' }, { kind: 'discard', card: 'generic-4' })
    expect(table(done).cards['generic-3']).toBe('freeGiven')
  })
})

describe('the Shadow Phase', () => {
  ruleTest('shadow.specialAction', 'shows', 'the Pits place three Units, and then tokens', () => {
    const placed = position(drawn(), 'pits')
    expect(army(placed, 'orthanc')?.units).toEqual({ 'half-orcs': 1, 'uruk-hai': 2, 'warg-riders': 1 })
    expect(regions(placed)).toEqual(['orthanc'])
  })

  ruleTest('shadow.position', 'forbids', 'the Pits when Orthanc is lost', () => {
    const lost = drawn({ regions: { ...ARMIES, orthanc: { controller: 'free' } } })
    refused(lost, { kind: 'choosePosition', position: 'pits' }, 'shadow.position')
    expect(legal(lost, 'choosePosition')).toHaveLength(2)
  })

  ruleTest('shadow.tokens', 'shows', 'the Balcony: two dice, four tokens', () => {
    const played = balcony()
    expect(table(played).dice.shadow).toEqual({ unrolled: 4, unused: { character: 2 }, used: 0 })
    expect(army(played, 'orthanc')?.tokens).toBe(4)
  })

  ruleTest('shadow.tokens', 'forbids', 'a Region without a Shadow Army', () => {
    refused(position(drawn(), 'balcony'), region('edoras'), 'shadow.tokens')
  })

  ruleTest('cards.special', 'shows', 'the Palantír Room draws a Special card', () => {
    const played = chance(position(drawn(), 'palantir-room'), 'ill-counsel')
    expect(table(played).cards['ill-counsel']).toBe('shadowHand')
  })
})

describe('Fate', () => {
  const draw = { kind: 'drawTile' } as const
  const apply = { kind: 'applyTile' } as const

  ruleTest('fate.lastTile', 'shows', 'a tile set aside returns, the applied one is used', () => {
    const played = chance(answer(chance(answer(balcony(), draw), 'grey-1'), draw), 'grey-3')
    expect(table(played).fate).toBe(3)
    expect(table(played).tiles.used).toEqual({ 'grey-3': 1 })
    expect(table(played).tiles.pool['grey-1']).toBe(2)
  })

  ruleTest('fate.draws', 'allows', 'drawing none leaves the marker', () => {
    expect(table(answer(balcony(), PASS)).fate).toBe(0)
  })

  ruleTest('fate.lastTile', 'forbids', 'passing when a tile has been drawn', () => {
    refused(chance(answer(balcony(), draw), 'grey-1'), PASS, 'fate.lastTile')
  })

  ruleTest('fate.redTile', 'shows', 'a red tile ends the drawing', () => {
    const pool = { 'grey-1': 1, 'red-0': 1 }
    const played = chance(answer(balcony({ pool }), draw), 'red-0')
    expect(question(played)).not.toBe('decide/tile')
    expect(table(played).tiles.out).toEqual({ 'red-0': 1 })
  })

  ruleTest('fate.effects', 'shows', 'X with two dice: two steps and an Ent', () => {
    const played = answer(chance(answer(balcony(), draw), 'grey-x-icon'), apply)
    expect(table(played).fate).toBe(2)
    expect(table(played).counters['ents']).toBe(1)
  })

  ruleTest('fate.another', 'shows', 'a blue tile and then another: both advance', () => {
    const pool = { 'grey-3': 1, 'blue-2': 1 }
    const played = answer(chance(answer(balcony({ pool }), draw), 'blue-2'), apply)
    expect(table(played).fate).toBe(5)
    expect(table(played).tiles.out).toEqual({ 'blue-2': 1 })
  })

  ruleTest('fate.ready', 'shows', 'marker 2 and a tile 3: Aragorn, Treebeard and Éomer are ready', () => {
    const played = answer(chance(answer(balcony({ fate: 2 }), draw), 'grey-3'), apply)
    const { characters } = table(played)
    expect([characters['aragorn'], characters['treebeard'], characters['eomer']]).toEqual([
      '*ready',
      '*ready',
      '*ready',
    ])
  })

  ruleTest('fate.stepByStep', 'shows', 'marker 5 and a tile 2: a Story card at 6, Gandalf ready at 7', () => {
    const played = answer(chance(answer(balcony({ fate: 5 }), draw), 'grey-2'), apply)
    const story = chance(played, 'west-wind')
    expect(table(story).cards['west-wind']).toBe('freeHand')
    expect(table(story).characters['gandalf']).toBe('*ready')
  })

  ruleTest('turn.endgameAtOnce', 'shows', 'marker 16 and a tile 3: the Free Peoples have won at 18', () => {
    const played = answer(chance(answer(balcony({ fate: 16 }), draw), 'grey-3'), apply)
    expect(played.state.outcome?.winners).toEqual(['free'])
    expect(table(played).fate).toBe(18)
  })

  ruleTest('fate.effects', 'allows', 'the red tile with the die adds a die and a token', () => {
    const pool = { 'grey-1': 1, 'red-0-die': 1 }
    const played = answer(chance(answer(balcony({ pool }), draw), 'red-0-die'), YES, region('orthanc'))
    expect(table(played).dice.shadow.unused).toEqual({ character: 3 })
    expect(army(played, 'orthanc')?.tokens).toBe(5)
  })
})

describe('the roll', () => {
  ruleTest(
    'turn.roll',
    'shows',
    'three dice in the box, two Characters rolled: five, and two tokens aside',
    () => {
      const played = chance(
        answer(pits(), PASS),
        'event',
        'event',
        'event',
        'event',
        'character',
        'character',
        'army',
      )
      expect(table(played).dice.shadow.unused).toEqual({ army: 1, character: 5 })
      expect(table(played).aside).toBe(2)
    },
  )
})

describe('passing', () => {
  const acting = (free: number, shadow: number, side: 'free' | 'shadow', tokens = 2) =>
    scene({
      regions: {
        edoras: { side: 'free', units: { footmen: 2 }, damage: 1 },
        orthanc: { side: 'shadow', units: { 'uruk-hai': 2 }, damage: 1 },
      },
      dice: { free: { muster: free }, shadow: { muster: shadow } },
      acting: side,
      actionTokens: tokens,
    })

  ruleTest('actions.pass', 'allows', 'with strictly fewer dice', () => {
    expect(legal(acting(2, 3, 'free'), 'pass')).toHaveLength(1)
    expect(legal(acting(3, 2, 'shadow'), 'pass')).toHaveLength(1)
  })

  ruleTest('actions.pass', 'forbids', 'with as many', () => {
    refused(acting(3, 3, 'free'), PASS, 'actions.pass')
    refused(acting(2, 2, 'shadow'), PASS, 'actions.pass')
  })

  ruleTest('actions.token', 'allows', 'a pass with a token that rallies one Army', () => {
    const rallied = answer(acting(2, 3, 'free'), { kind: 'useToken', use: 'rally' }, region('edoras'))
    expect(table(rallied).actionTokens).toEqual({ unused: 1, used: 1, gone: 0 })
  })

  ruleTest('actions.token', 'forbids', 'a use that could do nothing', () => {
    refused(acting(2, 3, 'free'), { kind: 'useToken', use: 'muster' }, 'actions.token')
  })

  ruleTest(
    'actions.over',
    'shows',
    'without dice the Free Peoples use tokens while the Shadow has dice',
    () => {
      expect(legal(acting(0, 2, 'free'), 'useToken').length).toBeGreaterThan(0)
      expect(legal(acting(0, 2, 'free', 0), 'pass')).toEqual([])
    },
  )
})

describe('dice and what they are used for', () => {
  const with_ = (die: string, side: 'free' | 'shadow', hands: object) =>
    answer(
      scene({
        regions: {
          edoras: { side: 'free', units: { footmen: 2 }, damage: 1, recruits: { free: 1 } },
          orthanc: { side: 'shadow', units: { 'mordor-orcs': 2 }, damage: 1 },
        },
        dice: side === 'free' ? { free: { [die]: 1 }, shadow: {} } : { free: {}, shadow: { [die]: 1 } },
        acting: side,
        hands,
      }),
      { kind: 'takeDie', die },
    )
  const uses = (played: Scene) =>
    legal(played, 'use').map((one) => `${String(one['as'])}:${String(one['use'])}`)

  ruleTest('die.armyMuster', 'shows', 'it plays Army and Muster cards, no Character card', () => {
    const hand = { free: ['generic-1', 'generic-4', 'generic-22'] }
    const played = with_('armyMuster', 'free', hand)
    const army_ = answer(played, { kind: 'use', as: 'army', use: 'play-card' })
    expect(legal(army_, 'playCard').map(({ card }) => card)).toEqual(['generic-22'])
    refused(army_, { kind: 'playCard', card: 'generic-1' }, 'cards.playing')
  })

  ruleTest('actions.eyeLimits', 'forbids', 'an Eye plays no card', () => {
    const played = with_('eye', 'shadow', { shadow: ['generic-22'] })
    expect(uses(played)).not.toContain('eye:play-card')
    expect(uses(played)).toContain('eye:eye-movement')
    refused(played, { kind: 'use', as: 'army', use: 'play-card' }, 'actions.asOne')
  })

  ruleTest('die.event', 'allows', 'two Generic cards or a Story card, and any card', () => {
    expect(uses(with_('event', 'free', { free: ['generic-4'] }))).toEqual([
      'event:draw-generic',
      'event:draw-story',
      'event:play-card',
    ])
  })

  ruleTest('cards.drawAction', 'shows', 'after the first Generic card one may stop', () => {
    const first = chance(
      answer(with_('event', 'free', {}), { kind: 'use', as: 'event', use: 'draw-generic' }),
      'generic-9',
    )
    expect(question(first)).toBe('decide/may')
    expect(legal(first, 'accept')).toHaveLength(1)
  })

  ruleTest('cards.requirement', 'forbids', 'a card whose requirement does not hold', () => {
    const played = answer(with_('event', 'free', { free: ['axe-and-bow', 'generic-4'] }), {
      kind: 'use',
      as: 'event',
      use: 'play-card',
    })
    refused(played, { kind: 'playCard', card: 'axe-and-bow' }, 'cards.requirement')
    refused(played, { kind: 'playCard', card: 'generic-30' }, 'cards.playing')
  })

  ruleTest('cards.someEffect', 'forbids', 'Wolf Raid without Warg Riders', () => {
    const played = answer(with_('event', 'shadow', { shadow: ['wolf-raid', 'generic-4'] }), {
      kind: 'use',
      as: 'event',
      use: 'play-card',
    })
    refused(played, { kind: 'playCard', card: 'wolf-raid' }, 'cards.someEffect')
  })

  ruleTest('actions.mustAct', 'shows', 'a die without any use is put aside', () => {
    const stuck = scene({
      regions: ARMIES,
      dice: { free: { muster: 1 }, shadow: {} },
    })
    expect(battles.legalActions(stuck.state).map(({ kind }) => kind)).toEqual(['putAside'])
    expect(table(answer(stuck, { kind: 'putAside', die: 'muster' })).dice.free.used).toBe(0)
  })

  ruleTest('fate.entering', 'shows', 'Éomer enters at West Entwade with two Riders and a Leader', () => {
    const played = answer(
      use(
        scene({ regions: ARMIES, fate: 5, dice: { free: { character: 1 }, shadow: {} } }),
        'character',
        'character',
        'bring-in',
      ),
      { kind: 'chooseCharacter', character: 'eomer' },
      region('west-entwade'),
    )
    expect(army(played, 'west-entwade')).toMatchObject({ units: { riders: 2 }, leaders: 1 })
    expect(table(played).characters['eomer']).toBe('west-entwade')
  })

  ruleTest('fate.enterAmongEnemies', 'shows', 'among enemies he comes alone', () => {
    const played = answer(
      use(
        scene({
          regions: { ...ARMIES, 'west-entwade': { side: 'shadow', units: { 'uruk-hai': 1 } } },
          fate: 5,
          dice: { free: { character: 1 }, shadow: {} },
        }),
        'character',
        'character',
        'bring-in',
      ),
      { kind: 'chooseCharacter', character: 'eomer' },
      region('west-entwade'),
    )
    expect(army(played, 'west-entwade')?.side).toBe('shadow')
    expect(table(played).characters['eomer']).toBe('west-entwade')
  })
})

describe('tokens set aside', () => {
  const aside = () =>
    scene({
      regions: { ...ARMIES, 'upper-isen': { side: 'shadow', units: { 'uruk-hai': 1 } } },
      dice: { free: {}, shadow: { character: 1, army: 1 } },
      acting: 'shadow',
      aside: 1,
    })

  ruleTest(
    'shadow.tokensAside',
    'shows',
    'before the action a token may lead the Army that is to move',
    () => {
      const taken = answer(aside(), { kind: 'takeDie', die: 'character' }, region('upper-isen'))
      expect(legal(taken, 'use').map(({ use: one }) => one)).toContain('fast-movement')
      expect(table(taken).aside).toBe(0)
    },
  )

  ruleTest('shadow.onlyWithDie', 'shows', 'and after it', () => {
    const moved = answer(
      aside(),
      { kind: 'takeDie', die: 'army' },
      PASS,
      { kind: 'use', as: 'army', use: 'strategic-movement' },
      region('upper-isen'),
      region('east-fords'),
      PASS,
    )
    expect(question(moved)).toBe('decide/tokensAside')
    expect(army(answer(moved, region('east-fords')), 'east-fords')?.tokens).toBe(1)
  })
})

describe('control and victory', () => {
  const shadowHolds = (...places: ReadonlyArray<string>) => ({
    regions: {
      ...ARMIES,
      ...Object.fromEntries(places.map((place) => [place, { controller: 'shadow' as const }])),
    },
  })

  ruleTest(
    'dice.territories',
    'shows',
    'all Settlements of the West Marches give the Shadow a seventh die (example)',
    () => {
      const both = drawn(shadowHolds('thrihyrne', 'deeping-coomb'))
      expect(table(both).dice.shadow.unrolled).toBe(7)
      expect(table(drawn(shadowHolds('thrihyrne'))).dice.shadow.unrolled).toBe(6)
      expect(table(drawn(shadowHolds('folde'))).dice.shadow.unrolled).toBe(7)
    },
  )

  ruleTest('dice.characters', 'shows', 'three Characters with the icon, but six dice at most', () => {
    const played = drawn({ characters: { aragorn: 'edoras', gandalf: 'edoras', theoden: 'edoras' } })
    expect(table(played).dice.free.unrolled).toBe(6)
  })

  ruleTest('control.freed', 'shows', 'a Unit frees a Settlement at once, a Character does not', () => {
    const played = answer(
      use(
        scene({
          regions: { edoras: { side: 'free', units: { footmen: 2 } }, folde: { controller: 'shadow' } },
          characters: { legolas: 'folde' },
          dice: { free: { willOfTheWest: 1 }, shadow: {} },
        }),
        'willOfTheWest',
        'army',
        'strategic-movement',
      ),
      region('edoras'),
      take('footmen', 1),
    )
    expect(table(played).regions['folde']?.controller).toBe('shadow')
    expect(table(answer(played, region('folde'))).regions['folde']?.controller).toBe('free')
  })

  ruleTest('victory.scenario', 'shows', 'eight points win in step six, seven do not', () => {
    const end = (places: ReadonlyArray<string>) =>
      answer(
        scene({
          regions: {
            ...Object.fromEntries(places.map((place) => [place, { controller: 'shadow' as const }])),
            orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
          },
          dice: { free: { muster: 1 }, shadow: {} },
        }),
        { kind: 'putAside', die: 'muster' },
      )
    const eight = end(['edoras', 'folde', 'westfold', 'thrihyrne', 'deeping-coomb'])
    expect(eight.state.outcome?.winners).toEqual(['shadow'])
    expect(end(['edoras', 'folde', 'westfold', 'thrihyrne']).state.outcome).toBeNull()
  })
})
