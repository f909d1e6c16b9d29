/** Bearing the damage of the Hunt, and the burden of the Ring (chapter IX, p. 58-59). */
import { describe, expect } from 'vitest'
import { warOfTheRing, type CompanionId, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsAs, eventsOf, free, named, offered } from '../support/play'
import { offers, playing, refused, shadow, table, winner } from '../support/play'
import { companions, fellowship, huntBox, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const SEVEN = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const RING = free({ kind: 'takeCorruption' })
const GUIDE = free({ kind: 'loseGuide' })
const RANDOM = free({ kind: 'loseRandom' })
const LEAVES = free({ kind: 'guideLeaves' })
const DONE = free({ kind: 'done' })
const to = (region: 'hollin' | 'moria' | 'trollshaws' | 'fords-of-bruinen' | 'bree') =>
  free({ kind: 'goTo', region })
const guiding = (companion: CompanionId) => free({ kind: 'nameGuide', companion })
const tile = (id: string) => named('hunt tile', id)

/** Nobody but these is with the Ring-bearers. */
const only = (...left: ReadonlyArray<string>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(SEVEN.filter((id) => !left.includes(id)).map((id) => [id, 'eliminated']))
/** The Fellowship may move from Hollin; one die hunts it. */
const hunted = (spec: PositionSpec = {}, hunters = 1): State =>
  table({
    dice: { 'free-peoples': ['character', 'character'], shadow: ['event', 'event'] },
    huntBox: { shadow: hunters },
    fellowship: { region: 'hollin' },
    ...spec,
  })
/** A tile has been drawn after that move, with as many successes as dice. */
const hit = (id: string, spec: PositionSpec = {}, hunters = 1): State =>
  after(hunted(spec, hunters), MOVE, dice(...Array.from({ length: hunters }, () => 6), tile(id)))
const options = (state: State) => offered(state).map(({ kind }) => kind)
const TURN_OVER = 'shadow decide/action'

describe('the choice', () => {
  ruleAllows('hunt.effects', 'DP-9.6: the Ring, the Guide, or a Companion by chance', () => {
    const state = hit('standard-2')
    expect(asked(state)).toBe('free-peoples decide/damage')
    expect(options(state)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom'])
  })

  ruleAllows('hunt.effects', 'using the Ring adds as much Corruption', () => {
    const { state, events } = playing(hit('standard-3'), RING)
    expect(fellowship(state).corruption).toBe(3)
    expect(companions(state)).toEqual([...SEVEN])
    expect(events[0]).toEqual({
      kind: 'CorruptionChanged',
      rule: 'hunt.effects',
      by: 3,
      corruption: 3,
    })
    expect(asked(state)).toBe(TURN_OVER)
  })

  ruleForbids('hunt.effects', 'the damage is borne in some way, and by the Free Peoples', () => {
    const state = hit('standard-2')
    expect(refused(state, shadow({ kind: 'takeCorruption' }))).toContain('turn.wholeAction')
    expect(refused(state, free({ kind: 'pass' }))).toEqual(['turn.wholeAction'])
    expect(refused(hunted(), RING)).toEqual(['hunt.effects'])
  })

  ruleForbids('hunt.effects', 'OR-69: without damage there is no casualty either', () => {
    const state = hit('standard-0-reveal')
    expect(asked(state)).toBe('free-peoples decide/path')
    expect(refused(state, GUIDE)).toEqual(['hunt.effects', 'turn.wholeAction'])
  })

  ruleAllows('hunt.casualty', 'the Guide takes it upon himself', () => {
    const state = after(hit('standard-3'), GUIDE)
    expect(where(state, 'gandalf-the-grey')).toBe('eliminated')
    expect(fellowship(state)).toMatchObject({ corruption: 0, guide: 'strider' })
    expect(companions(state)).toEqual(SEVEN.slice(1))
  })

  ruleAllows('hunt.casualty', 'or one is drawn, the Guide among them, each as likely as another', () => {
    const drawing = after(hit('standard-1'), RANDOM)
    expect(asked(drawing)).toBe('nature random companion')
    expect(
      warOfTheRing.chances(drawing).map(({ action, probability }) => [action.outcome, probability]),
    ).toEqual(SEVEN.map((id) => [id, { numerator: 1, denominator: 7 }]))
    const state = after(drawing, dice(named('random companion', 'legolas')))
    expect(where(state, 'legolas')).toBe('eliminated')
    expect(fellowship(state).corruption).toBe(0)
  })

  ruleAllows('hunt.casualty', 'the draw is among those who are with the Ring-bearers', () => {
    const two = hit('standard-1', { characters: { ...only('boromir', 'gimli'), strider: 'bree' } })
    const drawing = after(two, RANDOM)
    expect(
      warOfTheRing.chances(drawing).map(({ action, probability }) => [action.outcome, probability]),
    ).toEqual(['boromir', 'gimli'].map((id) => [id, { numerator: 1, denominator: 2 }]))
  })

  ruleForbids('hunt.casualty', 'OR-69: Gollum is no casualty', () => {
    const state = hit('standard-2', { characters: only() })
    expect(options(state)).toEqual(['takeCorruption', 'revealSelf'])
    expect(refused(state, GUIDE)).toEqual(['hunt.casualty'])
    expect(refused(state, RANDOM)).toEqual(['hunt.casualty'])
  })

  ruleForbids('hunt.casualty', 'OR-69: no second one for the same tile', () => {
    const four = hit('standard-eye', { characters: only('boromir', 'meriadoc', 'peregrin') }, 4)
    const once = after(four, GUIDE, guiding('meriadoc'))
    expect(asked(once)).toBe('free-peoples decide/damage')
    expect(options(once)).toEqual(['takeCorruption', 'guideLeaves'])
    expect(refused(once, GUIDE)).toEqual(['hunt.excess'])
    expect(refused(once, RANDOM)).toEqual(['hunt.excess'])
  })

  ruleAllows('hunt.excess', "EX-23: at Goblins' Gate Gimli dies, and one Corruption is left", () => {
    const start = table({
      turn: 4,
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      huntBox: { shadow: 3, 'free-peoples': 1 },
      fellowship: { region: 'goblins-gate', progress: 1, guide: 'strider' },
    })
    const rolls = eventsAs('HuntDieRolled', start, MOVE, dice(2, 5, 6, tile('standard-3')))
    expect(rolls.map(({ success }) => success)).toEqual([false, true, true])
    const state = after(start, MOVE, dice(2, 5, 6, tile('standard-3')), RANDOM, dice('gimli'))
    expect(where(state, 'gimli')).toBe('eliminated')
    const named = after(state, guiding('strider'))
    expect(fellowship(named)).toMatchObject({
      region: 'goblins-gate',
      progress: 2,
      revealed: false,
      corruption: 1,
      guide: 'strider',
    })
    expect(huntBox(named, 'free-peoples')).toBe(2)
    expect(asked(named)).toBe(TURN_OVER)
  })

  ruleAllows('hunt.excess', 'less damage than his Level kills him all the same', () => {
    const state = after(hit('standard-1'), GUIDE)
    expect(where(state, 'gandalf-the-grey')).toBe('eliminated')
    expect(fellowship(state).corruption).toBe(0)
  })

  ruleForbids('hunt.excess', 'what goes beyond his Level is not spared', () => {
    const start = hit('standard-3', { characters: only('strider', 'gimli') })
    const state = after(start, RANDOM, dice('gimli'))
    expect(fellowship(state)).toMatchObject({ corruption: 1, guide: 'strider' })
    expect(eventsAs('CorruptionChanged', start, RANDOM, dice('gimli'))).toEqual([
      { kind: 'CorruptionChanged', rule: 'hunt.excess', by: 1, corruption: 1 },
    ])
  })
})

describe('Hobbits', () => {
  const both = { characters: only('meriadoc', 'peregrin') }
  const merry = { ...both, fellowship: { region: 'hollin', guide: 'meriadoc' } } as const

  ruleAllows('hunt.reduce', 'DP-9.5: as Guide one leaves and takes one off', () => {
    const state = hit('standard-2', merry)
    expect(options(state)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom', 'guideLeaves'])
    const { state: left, events } = playing(state, LEAVES)
    expect(events[0]).toEqual({
      kind: 'DamageReduced',
      rule: 'hunt.reduce',
      by: 1,
      damage: 1,
      character: 'meriadoc',
    })
    expect(fellowship(left)).toMatchObject({ guide: 'peregrin', corruption: 0 })
    expect(asked(left)).toBe('free-peoples decide/damage')
    expect(options(left)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom', 'guideLeaves'])
  })

  ruleAllows('hunt.reduce', 'DP-9.7: where he goes is asked once the damage is settled', () => {
    const state = after(hit('standard-1', merry), LEAVES)
    expect(asked(state)).toBe('free-peoples decide/destination')
    expect(offers(state, 'goTo', 'region')).toContain('trollshaws')
    const gone = after(state, to('trollshaws'))
    expect(where(gone, 'meriadoc')).toBe('trollshaws')
    expect(fellowship(gone)).toMatchObject({ region: 'hollin', progress: 1, corruption: 0 })
    expect(asked(gone)).toBe(TURN_OVER)
  })

  ruleAllows('hunt.reduce', 'OR-72: both for one tile go to one region', () => {
    const state = after(hit('standard-2', merry), LEAVES, LEAVES)
    expect(asked(state)).toBe('free-peoples decide/destination')
    const gone = after(state, to('fords-of-bruinen'))
    expect(where(gone, 'meriadoc')).toBe('fords-of-bruinen')
    expect(where(gone, 'peregrin')).toBe('fords-of-bruinen')
    expect(fellowship(gone)).toMatchObject({ guide: 'gollum', corruption: 0, revealed: false })
  })

  ruleAllows('hunt.reduce', 'TC-37: Boromir falls, both Hobbits leave, an Eye of four is borne', () => {
    const characters = only('boromir', 'meriadoc', 'peregrin')
    const start = hit('standard-eye', { characters, fellowship: { region: 'hollin', progress: 1 } }, 4)
    const lost = after(start, GUIDE)
    expect(asked(lost)).toBe('free-peoples decide/guide')
    expect(offers(lost, 'nameGuide', 'companion')).toEqual(['meriadoc', 'peregrin'])
    const first = after(lost, guiding('peregrin'), LEAVES)
    expect(asked(first)).toBe('free-peoples decide/damage')
    expect(fellowship(first)).toMatchObject({ guide: 'meriadoc', corruption: 0 })
    const second = after(first, LEAVES)
    expect(fellowship(second)).toMatchObject({ guide: 'gollum', corruption: 0, progress: 2 })
    expect(asked(second)).toBe('free-peoples decide/destination')
    // Progress 2 and Level 1 from the old position: Bree is three regions from Hollin
    const gone = after(second, to('bree'))
    expect([where(gone, 'meriadoc'), where(gone, 'peregrin')]).toEqual(['bree', 'bree'])
    expect(asked(gone)).toBe('free-peoples decide/path')
    const shown = after(gone, DONE)
    expect(fellowship(shown)).toMatchObject({
      region: 'hollin',
      progress: 0,
      revealed: true,
      corruption: 0,
      guide: 'gollum',
    })
    expect(where(shown, 'boromir')).toBe('eliminated')
  })

  ruleAllows('hunt.reduce', 'OR-71: a new Guide helps at once, on what a casualty left', () => {
    const start = hit('standard-3', { characters: only('boromir', 'peregrin') })
    const lost = after(start, GUIDE)
    expect(fellowship(lost)).toMatchObject({ guide: 'peregrin', corruption: 0 })
    expect(options(lost)).toEqual(['takeCorruption', 'guideLeaves'])
    expect(fellowship(after(lost, LEAVES))).toMatchObject({ guide: 'gollum', corruption: 0 })
  })

  ruleAllows('hunt.reduce', 'DP-9.7: a Hobbit taken by the Hunt comes back on the map', () => {
    const state = after(hit('standard-2'), RANDOM, dice('peregrin'), guiding('strider'))
    expect(asked(state)).toBe('free-peoples decide/destination')
    expect(offers(state, 'goTo', 'region')).toContain('trollshaws')
    const back = after(state, to('moria'))
    expect(where(back, 'peregrin')).toBe('moria')
    expect(fellowship(back)).toMatchObject({ corruption: 1, guide: 'strider' })
  })

  ruleForbids('hunt.reduce', 'others as Guide take nothing off', () => {
    for (const guide of ['gandalf-the-grey', 'strider', 'boromir'] as const) {
      const state = hit('standard-2', { characters: only(guide) })
      expect(fellowship(state).guide).toBe(guide)
      expect(options(state)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom'])
      expect(refused(state, LEAVES)).toEqual([
        'character.meriadoc',
        'character.peregrin',
        'fellowship.guideAbility',
      ])
    }
  })

  ruleForbids('hunt.reduce', 'a Hobbit who leaves takes one off and no more', () => {
    const state = after(hit('standard-3', { characters: only('meriadoc') }), LEAVES, to('moria'))
    expect(fellowship(state)).toMatchObject({ corruption: 2, guide: 'gollum' })
    expect(where(state, 'meriadoc')).toBe('moria')
  })

  ruleForbids('hunt.reduce', 'on the Mordor Track nobody comes back (OR-72, OR-78)', () => {
    const start = hunted({ ...both, fellowship: { mordor: 1, guide: 'meriadoc' } })
    const state = after(start, MOVE, dice(tile('standard-2')), LEAVES, LEAVES)
    expect([where(state, 'meriadoc'), where(state, 'peregrin')]).toEqual(['eliminated', 'eliminated'])
    expect(fellowship(state)).toMatchObject({ corruption: 0, mordor: 2, guide: 'gollum' })
    expect(asked(state)).toBe(TURN_OVER)
  })
})

describe('Gollum as Guide', () => {
  const alone = { characters: only(), fellowship: { region: 'hollin', progress: 1 } } as const
  const SHOW = free({ kind: 'revealSelf' })

  ruleAllows('hunt.reduce', 'he lets the Fellowship be revealed and takes one off', () => {
    const state = after(hit('standard-3', alone), SHOW)
    expect(fellowship(state)).toMatchObject({ corruption: 2, revealed: false, progress: 2 })
    expect(asked(state)).toBe('free-peoples decide/path')
    expect(fellowship(after(state, DONE))).toMatchObject({ corruption: 2, revealed: true, progress: 0 })
  })

  ruleForbids('hunt.reduce', 'not if the tile reveals it anyway', () => {
    const state = after(hunted(alone, 2), MOVE, dice(6, 6, tile('standard-eye')))
    expect(asked(state)).toBe('free-peoples decide/path')
    expect(fellowship(state)).toMatchObject({ corruption: 2, revealed: false })
  })

  ruleForbids('hunt.reduce', 'nor twice for one tile, nor once it is Revealed', () => {
    expect(eventsOf(hit('standard-2', alone), SHOW, DONE).map(({ kind }) => kind)).toEqual([
      'DamageReduced',
      'CorruptionChanged',
      'FellowshipRevealed',
      'DieToHuntBox',
    ])
    const inMoria = after(hit('standard-1', alone), SHOW, to('moria'), DONE, drawn('hunt tile', 'standard-2'))
    expect(fellowship(inMoria)).toMatchObject({ region: 'moria', revealed: true, corruption: 2 })
    expect(asked(inMoria)).toBe(TURN_OVER)
  })
})

describe('the burden of the Ring', () => {
  ruleAllows('hunt.corruption', 'the Ring adds to it, and rest in a Stronghold takes one away', () => {
    expect(fellowship(after(hit('standard-2'), RING)).corruption).toBe(2)
    const resting = table({ phase: 'fellowship', fellowship: { corruption: 2 } })
    expect(fellowship(after(resting, free({ kind: 'declare' }))).corruption).toBe(1)
  })

  ruleForbids('hunt.corruption', 'neither a casualty nor a reveal adds any', () => {
    expect(fellowship(after(hit('standard-3'), GUIDE)).corruption).toBe(0)
    expect(fellowship(after(hit('standard-0-reveal'), DONE)).corruption).toBe(0)
    expect(politics(after(hit('standard-0-reveal'), DONE), 'north')).toBe('passive, 3 steps')
  })

  const tired = { fellowship: { region: 'hollin', corruption: 10 } } as const

  ruleAllows('hunt.corrupted', 'a casualty keeps it from 12', () => {
    const state = after(hit('standard-3', tired), GUIDE)
    expect(winner(state)).toBe('nobody')
    expect(fellowship(state).corruption).toBe(10)
  })

  ruleForbids('hunt.corrupted', 'OR-85: at 12 all is lost, before the reveal and all else', () => {
    const { state, events } = playing(hit('standard-2-reveal', tired), RING)
    expect(winner(state)).toBe('shadow by victory.corruption')
    expect(fellowship(state)).toMatchObject({ corruption: 12, revealed: false, progress: 1 })
    expect(events.map(({ kind }) => kind)).toEqual(['CorruptionChanged', 'GameWon'])
  })

  ruleForbids('hunt.corrupted', 'OR-85: before a Hobbit who left has gone anywhere', () => {
    const start = hit('standard-3', { ...tired, characters: only('meriadoc') })
    const state = after(start, LEAVES)
    expect(winner(state)).toBe('shadow by victory.corruption')
  })
})
