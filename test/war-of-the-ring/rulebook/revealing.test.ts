/** Locating the Fellowship: it is revealed by the Hunt (chapter VIII, p. 52). */
import { describe, expect } from 'vitest'
import type { PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsAs, eventsOf, free, named, offered } from '../support/play'
import { offers, refused, shadow, table } from '../support/play'
import { fellowship, huntBox } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const DONE = free({ kind: 'done' })
const to = (region: RegionId) => free({ kind: 'goTo', region })
const tile = (id: string) => named('hunt tile', id)
const ALONE = {
  'gandalf-the-grey': 'eliminated',
  strider: 'eliminated',
  boromir: 'eliminated',
  legolas: 'eliminated',
  gimli: 'eliminated',
  meriadoc: 'eliminated',
  peregrin: 'eliminated',
} as const

/** The Fellowship moves, with one die in the Hunt box; it will have this Progress. */
const moving = (region: RegionId, progress: number, spec: PositionSpec = {}): State =>
  table({
    dice: { 'free-peoples': ['character', 'character'], shadow: ['event', 'event'] },
    huntBox: { shadow: 1 },
    armies: { [region]: {} },
    fellowship: { region, progress: progress - 1 },
    ...spec,
  })
/** A tile that does nothing but reveal has been drawn after that move. */
const revealed = (region: RegionId, progress: number, spec: PositionSpec = {}): State =>
  after(moving(region, progress, spec), MOVE, dice(6, tile('standard-0-reveal')))
const options = (state: State) => offered(state).map(({ kind }) => kind)

describe('a reveal', () => {
  const first = revealed('rivendell', 3, { turn: 2, armies: {} })

  ruleAllows('fellowship.reveal', "EX-17: through the High Pass to Goblins' Gate", () => {
    const state = after(first, to('fords-of-bruinen'), to('high-pass'), to('goblins-gate'))
    expect(fellowship(state)).toMatchObject({ region: 'goblins-gate', progress: 0, revealed: true })
    expect(asked(state)).toBe('shadow decide/action')
    expect(huntBox(state, 'free-peoples')).toBe(1)
    const draw = shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
    expect(refused(after(state, draw, dice('sh-strat-01')), MOVE)).toEqual(['fellowship.revealed'])
  })

  ruleAllows('fellowship.strongholdTile', 'EX-17: the way into Moria costs another tile', () => {
    const state = after(first, to('fords-of-bruinen'), to('hollin'), to('moria'))
    expect(asked(state)).toBe('nature hunt tile')
    expect(fellowship(state)).toMatchObject({ region: 'moria', progress: 0, revealed: true })
    expect(eventsOf(state, dice('standard-1'))).toContainEqual({
      kind: 'TileDrawn',
      rule: 'hunt.pool',
      tile: 'standard-1',
      why: 'stronghold',
    })
  })

  ruleAllows('fellowship.reveal', 'DP-8.5: the Free Peoples choose way and end', () => {
    expect(asked(first)).toBe('free-peoples decide/path')
    expect(offered(first)).toEqual([to('fords-of-bruinen'), to('trollshaws')])
    const on = after(first, to('fords-of-bruinen'))
    expect(offers(on, 'goTo', 'region')).toEqual(['rivendell', 'high-pass', 'hollin', 'trollshaws'])
    expect(options(on)).toContain('done')
    expect(refused(first, shadow({ kind: 'done' }))).toEqual(['turn.wholeAction'])
  })

  ruleForbids('fellowship.reveal', 'TC-20: not to stay in Rivendell with Progress 1', () => {
    const state = revealed('rivendell', 1, { armies: {} })
    expect(refused(state, DONE)).toEqual(['fellowship.reveal'])
    expect(offered(state)).toEqual([to('fords-of-bruinen'), to('trollshaws')])
    expect(fellowship(after(state, to('trollshaws')))).toMatchObject({
      region: 'trollshaws',
      progress: 0,
      revealed: true,
    })
  })

  ruleForbids('fellowship.reveal', 'not to end in a City or Stronghold of the Free Peoples', () => {
    const city = revealed('folde', 1)
    expect(refused(city, to('edoras'))).toEqual(['fellowship.reveal'])
    expect(offers(city, 'goTo', 'region')).not.toContain('edoras')
    const through = after(revealed('folde', 2), to('edoras'))
    expect(refused(through, DONE)).toEqual(['fellowship.reveal'])
    expect(fellowship(after(through, to('westemnet'))).region).toBe('westemnet')
  })

  ruleAllows('fellowship.reveal', 'a Town is no hindrance', () => {
    expect(fellowship(after(revealed('weather-hills', 1), to('bree'))).region).toBe('bree')
  })

  ruleAllows('fellowship.reveal', 'OR-59: nor is a City that the enemy holds', () => {
    const lost = { captured: ['edoras'], armies: { edoras: { 'isengard-regular': 1 } } } as const
    expect(fellowship(after(revealed('folde', 1, lost), to('edoras'))).region).toBe('edoras')
    const here = revealed('edoras', 1, lost)
    expect(fellowship(after(here, DONE))).toMatchObject({ region: 'edoras', revealed: true })
  })

  ruleAllows('fellowship.reveal', 'OR-60: it may stay where it stands, in the wild', () => {
    expect(fellowship(after(revealed('hollin', 4), DONE))).toMatchObject({
      region: 'hollin',
      progress: 0,
      revealed: true,
    })
  })

  ruleForbids('fellowship.locating', 'a reveal too leads across no black border', () => {
    const state = revealed('fords-of-bruinen', 2)
    expect(refused(state, to('moria'))).toEqual(['fellowship.path'])
  })

  ruleAllows('fellowship.locating', 'a reveal too moves the figure and sets Progress to 0', () => {
    const state = after(revealed('fords-of-bruinen', 2), to('hollin'), DONE)
    expect(fellowship(state)).toMatchObject({ region: 'hollin', progress: 0, revealed: true })
  })

  ruleAllows('fellowship.reveal', 'OR-123: Gollum lets it be revealed, as by any Hunt', () => {
    const start = moving('hollin', 2, { characters: ALONE })
    const hit = after(start, MOVE, dice(6, tile('standard-2')))
    expect(options(hit)).toEqual(['takeCorruption', 'revealSelf'])
    const less = after(hit, free({ kind: 'revealSelf' }))
    expect(fellowship(less)).toMatchObject({ corruption: 1, region: 'hollin', progress: 2, revealed: false })
    expect(asked(less)).toBe('free-peoples decide/path')
    const there = after(less, to('moria'), DONE)
    expect(fellowship(there)).toMatchObject({ region: 'moria', progress: 0, revealed: true })
    expect(asked(there)).toBe('nature hunt tile')
  })
})

describe('Shadow Strongholds on the way', () => {
  ruleAllows('fellowship.strongholdTile', 'one tile for leaving one', () => {
    const state = after(revealed('moria', 1), to('hollin'))
    expect(asked(state)).toBe('nature hunt tile')
    expect(asked(after(state, dice('standard-0-reveal')))).toBe('shadow decide/action')
  })

  ruleAllows('fellowship.strongholdTile', 'one tile for passing one', () => {
    const state = after(revealed('hollin', 2), to('moria'), to('dimrill-dale'))
    expect(asked(state)).toBe('nature hunt tile')
    expect(asked(after(state, dice('standard-0-reveal')))).toBe('shadow decide/action')
  })

  ruleAllows('fellowship.strongholdTile', 'TC-21: Moria counts once, entered twice', () => {
    const way = [to('moria'), to('dimrill-dale'), to('moria'), to('hollin')]
    const state = after(revealed('hollin', 4), ...way)
    expect(asked(state)).toBe('nature hunt tile')
    expect(fellowship(state)).toMatchObject({ region: 'hollin', progress: 0, revealed: true })
    expect(asked(after(state, dice('standard-0-reveal')))).toBe('shadow decide/action')
  })

  ruleAllows('fellowship.strongholdTile', 'OR-61: one for each, one after the other', () => {
    const way = [to('dimrill-dale'), to('south-anduin-vale'), to('dol-guldur')]
    const twice = after(revealed('moria', 3), ...way, drawn('hunt tile', 'standard-1'))
    expect(asked(twice)).toBe('free-peoples decide/damage')
    const second = after(twice, free({ kind: 'takeCorruption' }))
    expect(asked(second)).toBe('nature hunt tile')
    const done = after(second, dice('standard-2'), free({ kind: 'takeCorruption' }))
    expect(asked(done)).toBe('shadow decide/action')
    expect(fellowship(done)).toMatchObject({ region: 'dol-guldur', corruption: 3 })
  })

  ruleAllows('fellowship.strongholdTile', 'OR-61: also for staying in one, with Progress', () => {
    const state = after(revealed('moria', 1), DONE)
    expect(asked(state)).toBe('nature hunt tile')
    expect(fellowship(state)).toMatchObject({ region: 'moria', revealed: true })
  })

  ruleForbids('fellowship.strongholdTile', 'none for one that the Free Peoples hold', () => {
    const freed = {
      captured: ['moria'],
      armies: { moria: { 'dwarves-regular': 1 }, hollin: {} },
    } as const
    const state = after(revealed('hollin', 2, freed), to('moria'), to('dimrill-dale'))
    expect(asked(state)).toBe('shadow decide/action')
  })

  ruleForbids('fellowship.strongholdTile', 'OR-73: none for one that the Shadow has captured', () => {
    const lost = {
      captured: ['helms-deep'],
      armies: { 'helms-deep': { 'isengard-regular': 1 }, westemnet: {} },
    } as const
    const state = after(revealed('westemnet', 1, lost), to('helms-deep'))
    expect(fellowship(state)).toMatchObject({ region: 'helms-deep', revealed: true })
    expect(asked(state)).toBe('shadow decide/action')
  })

  ruleForbids('fellowship.strongholdTile', 'none for a City of the Shadow', () => {
    const state = after(revealed('ettenmoors', 1), to('angmar'))
    expect(asked(state)).toBe('shadow decide/action')
  })

  ruleAllows('fellowship.strongholdOnReveal', 'it comes on top of the tile that revealed', () => {
    const hit = after(moving('hollin', 1), MOVE, dice(6, tile('standard-2-reveal')))
    const shown = after(hit, free({ kind: 'takeCorruption' }), to('moria'))
    expect(fellowship(shown)).toMatchObject({ corruption: 2, region: 'moria' })
    const both = after(shown, dice('standard-3'), free({ kind: 'takeCorruption' }))
    expect(fellowship(both).corruption).toBe(5)
    expect(huntBox(shown, 'free-peoples')).toBe(0)
    expect(huntBox(both, 'free-peoples')).toBe(1)
  })

  ruleForbids('fellowship.strongholdOnReveal', 'never with a declaration', () => {
    const start = table({ phase: 'fellowship', fellowship: { region: 'hollin', progress: 2 } })
    const way = [free({ kind: 'declare' }), to('moria'), to('dimrill-dale')]
    expect(eventsAs('TileDrawn', start, ...way)).toEqual([])
    expect(asked(after(start, ...way))).toBe('free-peoples decide/guide')
  })
})

describe('the order of a reveal', () => {
  ruleAllows('hunt.severalTiles', 'EX-22, without the card: the tile of the Hunt, then of Moria', () => {
    const start = moving('hollin', 1)
    const moves = [
      MOVE,
      dice(6, tile('standard-1-reveal')),
      free({ kind: 'takeCorruption' }),
      to('moria'),
      dice(tile('standard-2')),
      free({ kind: 'takeCorruption' }),
    ]
    expect(eventsOf(start, ...moves).map(({ kind }) => kind)).toEqual([
      'DieUsed',
      'FellowshipMoved',
      'HuntDieRolled',
      'TileDrawn',
      'DamageSet',
      'CorruptionChanged',
      'RingBearersMoved',
      'FellowshipRevealed',
      'TileDrawn',
      'DamageSet',
      'CorruptionChanged',
      'DieToHuntBox',
    ])
    expect(eventsAs('TileDrawn', start, ...moves).map(({ why }) => why)).toEqual(['hunt', 'stronghold'])
  })

  ruleForbids(
    'hunt.severalTiles',
    'DP-9.8: no second tile before the first is borne and the way chosen',
    () => {
      const hit = after(moving('hollin', 1), MOVE, dice(6, tile('standard-1-reveal')))
      expect(asked(hit)).toBe('free-peoples decide/damage')
      const borne = after(hit, free({ kind: 'takeCorruption' }))
      expect(asked(borne)).toBe('free-peoples decide/path')
      expect(asked(after(borne, to('moria')))).toBe('nature hunt tile')
    },
  )

  ruleForbids('hunt.severalTiles', 'TC-39: the icon of the Stronghold tile does nothing more', () => {
    const start = after(moving('hollin', 2), MOVE, dice(6, tile('standard-0-reveal')))
    const inMoria = after(start, to('moria'), DONE)
    const state = after(inMoria, dice('standard-2-reveal'), free({ kind: 'takeCorruption' }))
    expect(fellowship(state)).toMatchObject({ region: 'moria', progress: 0, revealed: true, corruption: 2 })
    expect(asked(state)).toBe('shadow decide/action')
  })
})
