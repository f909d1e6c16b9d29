/** The Elven Rings (chapter IV): who has them, when they are used, and what a die may become. */
import { describe, expect } from 'vitest'
import {
  EVENT_CARD_IDS,
  type DieFace,
  type PositionSpec,
  type Side,
  type State,
} from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsAs,
  eventsOf,
  free,
  offered,
  refused,
  shadow,
  table,
} from '../support/play'
import { huntBox, rings, told, unused } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

type Faces = ReadonlyArray<DieFace>

/** These dice of the Free Peoples and of the Shadow. */
const rolled = (ours: Faces, theirs: Faces, more: PositionSpec = {}): State =>
  table({ dice: { 'free-peoples': ours, shadow: theirs }, ...more })
/** The Shadow acts with these dice and has so many Rings. */
const dark = (theirs: Faces, number = 1, more: PositionSpec = {}): State =>
  rolled(['muster'], theirs, {
    acting: 'shadow',
    rings: { 'free-peoples': 3 - number, shadow: number },
    ...more,
  })

const ring = (die: DieFace, result: DieFace) => ({ kind: 'useRing', die, result }) as const
const ELVES = free({ kind: 'advanceNation', die: 'muster', as: 'muster', nation: 'elves' })
const SAURON = shadow({ kind: 'advanceNation', die: 'muster', as: 'muster', nation: 'sauron' })
const STEP = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

/** What a Ring could do now, as `character > muster`. */
const changes = (state: State): ReadonlyArray<string> =>
  offered(state, { kind: 'useRing' }).flatMap((one) =>
    one.kind === 'useRing' ? [`${one.die} > ${one.result}`] : [],
  )
const holders = (state: State): ReadonlyArray<number> =>
  (['free-peoples', 'shadow'] as const satisfies ReadonlyArray<Side>).map((side) => rings(state, side))

describe('whose Rings they are', () => {
  const state = rolled(['muster', 'muster'], ['muster', 'army'])
  const used = after(state, free(ring('muster', 'character')))

  ruleAllows('elvenRings.passing', 'a Ring goes to the Shadow, which uses it, and then it is gone', () => {
    expect([holders(state), holders(used)]).toEqual([
      [3, 0],
      [2, 1],
    ])
    const gone = after(used, ELVES, shadow(ring('army', 'event')))
    expect(holders(gone)).toEqual([2, 0])
  })

  ruleForbids('elvenRings.passing', 'who holds no Ring uses none', () => {
    const bare = rolled(['muster'], ['muster', 'army'], { acting: 'shadow' })
    expect(changes(bare)).toEqual([])
    expect(refused(bare, shadow(ring('army', 'event')))).toEqual(['elvenRings.passing'])
    const poor = rolled(['muster'], ['army'], { rings: { 'free-peoples': 0, shadow: 3 } })
    expect(refused(poor, free(ring('muster', 'event')))).toEqual(['elvenRings.passing'])
  })

  ruleAllows('elvenRings.passing', 'OR-12: the Shadow may use the Ring in the turn it received it', () => {
    const turned = after(used, ELVES)
    expect(asked(turned)).toBe('shadow decide/action')
    expect(refused(turned, shadow(ring('army', 'event')))).toEqual([])
  })
})

describe('the use of a Ring', () => {
  ruleAllows(
    'elvenRings.use',
    'DP-4.5, OR-10: the Free Peoples turn a die to any other of their faces',
    () => {
      const state = rolled(['character', 'will-of-the-west'], ['army'])
      expect(asked(state)).toBe('free-peoples decide/action')
      expect(changes(state)).toEqual([
        'character > muster',
        'character > event',
        'character > muster-army',
        'will-of-the-west > character',
        'will-of-the-west > muster',
        'will-of-the-west > event',
        'will-of-the-west > muster-army',
      ])
    },
  )

  ruleAllows('elvenRings.use', 'DP-4.5, OR-10: the Shadow turns a die to any other of its faces', () => {
    expect(changes(dark(['army', 'muster-army']))).toEqual([
      'army > character',
      'army > muster',
      'army > event',
      'army > muster-army',
      'army > eye',
      'muster-army > character',
      'muster-army > army',
      'muster-army > muster',
      'muster-army > event',
      'muster-army > eye',
    ])
  })

  const two = rolled(['muster', 'muster'], ['army'])
  const changed = after(two, free(ring('muster', 'character')))

  ruleAllows('elvenRings.use', 'afterwards the player acts, with the changed die or with another', () => {
    expect(unused(changed, 'free-peoples')).toEqual({ character: 1, muster: 1 })
    expect(asked(changed)).toBe('free-peoples decide/action')
    expect(unused(after(changed, STEP), 'free-peoples')).toEqual({ muster: 1 })
    expect(unused(after(changed, ELVES), 'free-peoples')).toEqual({ character: 1 })
    expect(eventsOf(two, free(ring('muster', 'character')))).toEqual([
      { kind: 'RingUsed', rule: 'elvenRings.use', side: 'free-peoples', die: 'muster', result: 'character' },
    ])
  })

  ruleForbids('elvenRings.use', 'OR-10: not to the same result, nor to one his dice do not have', () => {
    for (const result of ['muster', 'army', 'eye'] as const)
      expect(refused(two, free(ring('muster', result)))).toEqual(['elvenRings.use'])
    expect(refused(dark(['army', 'muster']), shadow(ring('army', 'army')))).toEqual(['elvenRings.use'])
    expect(refused(two, free(ring('event', 'muster')))).toEqual(['turn.usedDice'])
  })

  ruleForbids('elvenRings.use', 'OR-9: after a Ring there is no pass', () => {
    const few = rolled(['muster'], ['army', 'army', 'army'])
    const pass = free({ kind: 'pass' })
    expect(refused(few, pass)).toEqual([])
    const ringed = after(few, free(ring('muster', 'character')))
    expect(offered(ringed, { kind: 'pass' })).toEqual([])
    expect(refused(ringed, pass)).toEqual(['elvenRings.use'])
  })

  ruleAllows('elvenRings.use', 'OR-8, OR-9: a die changed to no purpose is put aside, not kept', () => {
    const cards = EVENT_CARD_IDS.filter((card) => card.startsWith('fp-'))
    const state = rolled(['muster'], ['army', 'army'], { discards: { 'free-peoples': cards } })
    const vain = after(state, free(ring('muster', 'event')))
    expect(offered(vain)).toEqual([free({ kind: 'skipDie', die: 'event' })])
  })

  ruleForbids(
    'elvenRings.use',
    'a Ring is used before an action, not within it or for the other player',
    () => {
      const marching = after(
        rolled(['muster-army', 'muster'], ['army']),
        free({ kind: 'moveArmies', die: 'muster-army', as: 'army' }),
      )
      expect(refused(marching, free(ring('muster', 'event')))).toEqual(['turn.wholeAction'])
      const theirs = rolled(['muster'], ['army'], { acting: 'shadow' })
      expect(refused(theirs, free(ring('muster', 'event')))).toEqual(['turn.actions'])
      const phase = table({ phase: 'hunt-allocation' })
      expect(refused(phase, free(ring('muster', 'event')))).toEqual(['turn.actions', 'turn.phases'])
    },
  )
})

describe('one Ring in a turn', () => {
  const state = rolled(['muster', 'muster', 'muster'], ['army'])

  ruleAllows('elvenRings.oncePerTurn', 'another Ring may be used in the next turn', () => {
    const last = rolled(['muster'], [])
    const next = after(
      last,
      free(ring('muster', 'event')),
      free({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'character' }),
      dice('fp-char-01', 'fp-char-02', 'fp-strat-01', 'sh-char-01', 'sh-strat-01'),
      free({ kind: 'pass' }),
      free({ kind: 'nameGuide', companion: 'strider' }),
      shadow({ kind: 'allocate', dice: 0 }),
      dice('event', 'event', 'event', 'event', ...Array<'eye'>(7).fill('eye')),
    )
    expect([told(next).turn, holders(next)]).toEqual([2, [2, 1]])
    expect(changes(next)).toEqual(['event > character', 'event > muster', 'event > muster-army'])
  })

  ruleForbids('elvenRings.oncePerTurn', 'no second Ring, in the same opportunity or a later one', () => {
    const once = after(state, free(ring('muster', 'character')))
    expect(changes(once)).toEqual([])
    expect(refused(once, free(ring('muster', 'event')))).toEqual(['elvenRings.oncePerTurn'])
    const later = after(once, ELVES, shadow({ kind: 'moveArmies', die: 'army', as: 'army' }))
    const end = after(later, shadow({ kind: 'march', from: 'nurn', to: 'gorgoroth' }))
    const stopped = after(end, shadow({ kind: 'bringAll' }), shadow({ kind: 'done' }))
    expect(asked(stopped)).toBe('free-peoples decide/action')
    expect(refused(stopped, free(ring('muster', 'event')))).toEqual(['elvenRings.oncePerTurn'])
  })

  ruleForbids('elvenRings.oncePerTurn', 'two Rings do not help the Shadow either', () => {
    const once = after(dark(['army', 'army'], 2), shadow(ring('army', 'muster')))
    expect([rings(once, 'shadow'), changes(once)]).toEqual([1, []])
    expect(refused(once, shadow(ring('army', 'event')))).toEqual(['elvenRings.oncePerTurn'])
  })
})

describe('Will of the West and Eye', () => {
  ruleAllows('elvenRings.willOfTheWest', 'a Will of the West may be changed into something else', () => {
    const state = rolled(['will-of-the-west'], ['army'])
    const changed = after(state, free(ring('will-of-the-west', 'event')))
    expect(unused(changed, 'free-peoples')).toEqual({ event: 1 })
  })

  ruleForbids('elvenRings.willOfTheWest', 'no die becomes one', () => {
    const state = rolled(['muster', 'will-of-the-west'], ['army'])
    for (const die of ['muster', 'will-of-the-west'] as const)
      expect(refused(state, free(ring(die, 'will-of-the-west')))).toEqual(['elvenRings.willOfTheWest'])
    expect(refused(dark(['army']), shadow(ring('army', 'will-of-the-west')))).toEqual([
      'elvenRings.willOfTheWest',
    ])
  })

  ruleAllows(
    'elvenRings.eye',
    'TC-3: the last die of the Shadow becomes an Eye, and no action follows',
    () => {
      const state = dark(['army'], 1, { huntBox: { shadow: 2 } })
      const eye = shadow(ring('army', 'eye'))
      const changed = after(state, eye)
      expect([huntBox(changed, 'shadow'), unused(changed, 'shadow')]).toEqual([3, {}])
      expect(asked(changed)).toBe('free-peoples decide/action')
      expect(unused(changed, 'free-peoples')).toEqual({ muster: 1 })
      expect(eventsAs('DieToHuntBox', state, eye)).toEqual([
        { kind: 'DieToHuntBox', rule: 'elvenRings.eye', side: 'shadow', die: 'eye' },
      ])
    },
  )

  ruleAllows('elvenRings.eye', 'with other dice left the Shadow still takes its action', () => {
    const changed = after(dark(['army', 'muster']), shadow(ring('army', 'eye')))
    expect([huntBox(changed, 'shadow'), asked(changed)]).toEqual([1, 'shadow decide/action'])
    expect(asked(after(changed, SAURON))).toBe('free-peoples decide/action')
  })

  ruleForbids('elvenRings.eye', 'an Eye in the Hunt box is not changed', () => {
    const state = dark(['army'], 1, { huntBox: { shadow: 2 } })
    expect(refused(state, shadow(ring('eye', 'character')))).toEqual(['elvenRings.eye'])
    expect(changes(state).filter((change) => change.startsWith('eye'))).toEqual([])
  })
})
