/** Passing, what dice are used for, tokens set aside, control and victory. */
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
  scene,
  table,
  take,
  use,
  type Scene,
} from '../support/play'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ARMIES, drawn } from '../support/turn'

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

  ruleAllows('actions.pass', 'with strictly fewer dice', () => {
    expect(legal(acting(2, 3, 'free'), 'pass')).toHaveLength(1)
    expect(legal(acting(3, 2, 'shadow'), 'pass')).toHaveLength(1)
  })

  ruleForbids('actions.pass', 'with as many', () => {
    refused(acting(3, 3, 'free'), PASS, 'actions.pass')
    refused(acting(2, 2, 'shadow'), PASS, 'actions.pass')
  })

  ruleAllows('actions.token', 'a pass with a token that rallies one Army', () => {
    const rallied = answer(acting(2, 3, 'free'), { kind: 'useToken', use: 'rally' }, region('edoras'))
    expect(table(rallied).actionTokens).toEqual({ unused: 1, used: 1, gone: 0 })
  })

  ruleForbids('actions.token', 'a use that could do nothing', () => {
    refused(acting(2, 3, 'free'), { kind: 'useToken', use: 'muster' }, 'actions.token')
  })

  ruleAllows('actions.over', 'without dice the Free Peoples use tokens while the Shadow has dice', () => {
    expect(legal(acting(0, 2, 'free'), 'useToken').length).toBeGreaterThan(0)
    expect(legal(acting(0, 2, 'free', 0), 'pass')).toEqual([])
  })
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

  ruleAllows('die.armyMuster', 'it plays Army and Muster cards, no Character card', () => {
    const hand = { free: ['generic-1', 'generic-4', 'generic-22'] }
    const played = with_('armyMuster', 'free', hand)
    const army_ = answer(played, { kind: 'use', as: 'army', use: 'play-card' })
    expect(legal(army_, 'playCard').map(({ card }) => card)).toEqual(['generic-22'])
    refused(army_, { kind: 'playCard', card: 'generic-1' }, 'cards.playing')
  })

  ruleForbids('actions.eyeLimits', 'an Eye plays no card', () => {
    const played = with_('eye', 'shadow', { shadow: ['generic-22'] })
    expect(uses(played)).not.toContain('eye:play-card')
    expect(uses(played)).toContain('eye:eye-movement')
    refused(played, { kind: 'use', as: 'army', use: 'play-card' }, 'actions.asOne')
  })

  ruleAllows('die.event', 'two Generic cards or a Story card, and any card', () => {
    expect(uses(with_('event', 'free', { free: ['generic-4'] }))).toEqual([
      'event:draw-generic',
      'event:draw-story',
      'event:play-card',
    ])
  })

  ruleAllows('cards.drawAction', 'after the first Generic card one may stop', () => {
    const first = chance(
      answer(with_('event', 'free', {}), { kind: 'use', as: 'event', use: 'draw-generic' }),
      'generic-9',
    )
    expect(question(first)).toBe('decide/may')
    expect(legal(first, 'accept')).toHaveLength(1)
  })

  ruleForbids('cards.requirement', 'a card whose requirement does not hold', () => {
    const played = answer(with_('event', 'free', { free: ['axe-and-bow', 'generic-4'] }), {
      kind: 'use',
      as: 'event',
      use: 'play-card',
    })
    refused(played, { kind: 'playCard', card: 'axe-and-bow' }, 'cards.requirement')
    refused(played, { kind: 'playCard', card: 'generic-30' }, 'cards.playing')
  })

  ruleForbids('cards.someEffect', 'Wolf Raid without Warg Riders', () => {
    const played = answer(with_('event', 'shadow', { shadow: ['wolf-raid', 'generic-4'] }), {
      kind: 'use',
      as: 'event',
      use: 'play-card',
    })
    refused(played, { kind: 'playCard', card: 'wolf-raid' }, 'cards.someEffect')
  })

  ruleAllows('actions.mustAct', 'with skipsFreely an unused die may always be put aside (OR-24)', () => {
    const free = scene({
      regions: ARMIES,
      dice: { free: { event: 1 }, shadow: { army: 2 } },
      skipsFreely: true,
    })
    expect(battles.legalActions(free.state).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['takeDie', 'putAside', 'pass']),
    )
    const given = answer(free, { kind: 'putAside', die: 'event' })
    expect(table(given).dice.free).toMatchObject({ unused: {}, used: 1 })
    expect(battles.actors(given.state)).toEqual(['shadow'])
    expect(battles.decode(battles.encode(given.state))).toMatchObject({
      right: { config: { skipsFreely: true } },
    })
    refused(given, { kind: 'putAside', die: 'event' }, 'actions.alternate')
  })

  ruleAllows('actions.mustAct', 'a die without any use is put aside', () => {
    const stuck = scene({
      regions: ARMIES,
      dice: { free: { muster: 1 }, shadow: {} },
    })
    expect(battles.legalActions(stuck.state).map(({ kind }) => kind)).toEqual(['putAside'])
    expect(table(answer(stuck, { kind: 'putAside', die: 'muster' })).dice.free.used).toBe(0)
  })

  ruleAllows('fate.entering', 'Éomer enters at West Entwade with two Riders and a Leader', () => {
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

  ruleForbids('fate.enterAmongEnemies', 'among enemies he comes alone', () => {
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

  ruleAllows('shadow.tokensAside', 'before the action a token may lead the Army that is to move', () => {
    const taken = answer(aside(), { kind: 'takeDie', die: 'character' }, region('upper-isen'))
    expect(legal(taken, 'use').map(({ use: one }) => one)).toContain('fast-movement')
    expect(table(taken).aside).toBe(0)
  })

  ruleAllows('shadow.onlyWithDie', 'and after it', () => {
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

  ruleAllows(
    'dice.territories',
    'all Settlements of the West Marches give the Shadow a seventh die (example)',
    () => {
      const both = drawn(shadowHolds('thrihyrne', 'deeping-coomb'))
      expect(table(both).dice.shadow.unrolled).toBe(7)
      expect(table(drawn(shadowHolds('thrihyrne'))).dice.shadow.unrolled).toBe(6)
      expect(table(drawn(shadowHolds('folde'))).dice.shadow.unrolled).toBe(7)
    },
  )

  ruleAllows('dice.characters', 'three Characters with the icon, but six dice at most', () => {
    const played = drawn({ characters: { aragorn: 'edoras', gandalf: 'edoras', theoden: 'edoras' } })
    expect(table(played).dice.free.unrolled).toBe(6)
  })

  ruleAllows('control.freed', 'a Unit frees a Settlement at once, a Character does not', () => {
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

  ruleAllows('victory.scenario', 'eight points win in step six, seven do not', () => {
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
