/** The Fellowship: its figures and counters, its steps and its hiding (chapter VIII, p. 50-53). */
import { describe, expect } from 'vitest'
import { CHARACTERS } from '../../../src/war-of-the-ring/data/characters'
import { warOfTheRing, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  eventsOf,
  free,
  fresh,
  named,
  offered,
  offers,
  refused,
  shadow,
  table,
  until,
  winner,
} from '../support/play'
import { army, companions, fellowship, huntBox, politics, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { board } from '../characters/scenes'

const SEVEN = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin']
const GONE = {
  'gandalf-the-grey': 'eliminated',
  strider: 'eliminated',
  boromir: 'eliminated',
  legolas: 'eliminated',
  gimli: 'eliminated',
  meriadoc: 'eliminated',
  peregrin: 'eliminated',
} as const
const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const HIDE = free({ kind: 'hideFellowship', die: 'character', as: 'character' })
const SEPARATE = free({ kind: 'separate', die: 'character', as: 'character' })
const SHADOW_DRAWS = shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
const tile = (id: string) => named('hunt tile', id)

/** The Free Peoples act, with two Character results and a Muster; the Shadow has an Event and a Hunt. */
const acting = (spec: PositionSpec = {}, hunters = 1): State =>
  table({
    dice: { 'free-peoples': ['character', 'character', 'muster'], shadow: ['event', 'event'] },
    huntBox: { shadow: hunters },
    ...spec,
  })
/** What can come up in the pending draw. */
const outcomes = (state: State) => warOfTheRing.chances(state).map(({ action }) => action.outcome)

describe('figures and counters', () => {
  ruleAllows('fellowship.members', 'seven Companions set out with the Ring-bearers', () => {
    expect(companions(fresh())).toEqual(SEVEN)
  })

  ruleAllows('fellowship.members', 'who is on the map is a member no longer', () => {
    const state = table({ phase: 'fellowship', characters: { strider: 'bree' } })
    expect(companions(state)).toEqual(SEVEN.filter((id) => id !== 'strider'))
    const tied = table({ phase: 'fellowship', characters: { strider: 'bree', 'gandalf-the-grey': 'bree' } })
    const asking = after(tied, free({ kind: 'pass' }))
    expect(refused(asking, free({ kind: 'nameGuide', companion: 'strider' }))).toEqual(['fellowship.members'])
  })

  ruleAllows('fellowship.lastPosition', 'the figure stays behind while the Fellowship goes on', () => {
    const walking = after(acting({}, 0), MOVE, SHADOW_DRAWS, dice('sh-strat-01'), MOVE)
    expect(fellowship(walking)).toMatchObject({ region: 'rivendell', progress: 2 })
  })

  ruleAllows('fellowship.lastPosition', 'the Hunt looks for the Fellowship where its figure is', () => {
    const nearby = { armies: { 'goblins-gate': { nazgul: 1 } } }
    const far = acting({ ...nearby, fellowship: { region: 'high-pass', progress: 1 } })
    expect(asked(after(far, MOVE, dice(1)))).toBe('shadow decide/action')
    const near = acting({ ...nearby, fellowship: { region: 'goblins-gate', progress: 1 } })
    expect(asked(after(near, MOVE, dice(1, 1)))).toBe('shadow decide/action')
    expect(() => after(near, MOVE, dice(1))).toThrow(/run out at the draw "hunt die: re-roll"/)
  })

  ruleAllows('fellowship.progress', 'a step is counted, and the counter shows Hidden or Revealed', () => {
    const start = acting({ fellowship: { region: 'hollin', progress: 3 } })
    expect(fellowship(after(start, MOVE, dice(1)))).toMatchObject({ progress: 4, revealed: false })
    const seen = after(start, MOVE, dice(6, tile('standard-0-reveal')), free({ kind: 'done' }))
    expect(fellowship(seen)).toMatchObject({ region: 'hollin', progress: 0, revealed: true })
  })

  ruleAllows('fellowship.leaving', 'the figure of a Companion who leaves stands on the map', () => {
    const going = after(
      acting(),
      SEPARATE,
      free({ kind: 'join', character: 'gimli' }),
      free({ kind: 'done' }),
    )
    const gone = after(going, free({ kind: 'goTo', region: 'hollin' }))
    expect(where(gone, 'gimli')).toBe('hollin')
    expect(army(gone, 'hollin')).toEqual({ gimli: 1 })
    expect(companions(gone)).toEqual(SEVEN.filter((id) => id !== 'gimli'))
  })

  ruleForbids('fellowship.leaving', 'who has left is not drawn as a casualty of the Hunt', () => {
    const hit = (spec: PositionSpec) =>
      outcomes(after(acting(spec), MOVE, dice(6, tile('standard-1')), free({ kind: 'loseRandom' })))
    expect(hit({})).toEqual(SEVEN)
    expect(hit({ characters: { gimli: 'hollin', legolas: 'eliminated' } })).toEqual(
      SEVEN.filter((id) => id !== 'gimli' && id !== 'legolas'),
    )
  })

  ruleAllows('fellowship.ringBearers', 'Frodo and Sam go on when all Companions are gone', () => {
    const alone = after(acting({ characters: GONE }), MOVE, dice(1))
    expect(companions(alone)).toEqual([])
    expect(fellowship(alone)).toMatchObject({ region: 'rivendell', progress: 1, guide: 'gollum' })
  })

  ruleForbids('fellowship.ringBearers', 'nobody is left who could leave them', () => {
    expect(refused(acting({ characters: GONE }), SEPARATE)).toEqual(['fellowship.separate'])
    const state = after(acting(), SEPARATE)
    expect(offers(state, 'join', 'character')).toEqual(SEVEN)
    expect(refused(state, free({ kind: 'join', character: 'gollum' }))).toEqual(['fellowship.members'])
  })

  ruleAllows('fellowship.corruption', 'eleven can be borne', () => {
    const start = acting({ fellowship: { corruption: 10 } })
    const state = after(start, MOVE, dice(6, tile('standard-1')), free({ kind: 'takeCorruption' }))
    expect(fellowship(state).corruption).toBe(11)
    expect(winner(state)).toBe('nobody')
  })

  ruleForbids('fellowship.corruption', 'nothing is borne beyond twelve (OR-86)', () => {
    const start = acting({ fellowship: { corruption: 10 } })
    const state = after(start, MOVE, dice(6, tile('standard-3')), free({ kind: 'takeCorruption' }))
    expect(fellowship(state).corruption).toBe(12)
    expect(winner(state)).toBe('shadow by victory.corruption')
    expect(refused(state, SHADOW_DRAWS)).toEqual(['game over'])
    expect(() => table({ fellowship: { corruption: 13 } })).toThrow(/13 is not on the track/)
  })

  ruleAllows('fellowship.companionCards', 'Level, Leadership, and whom a Companion rouses', () => {
    const all = ['dwarves', 'elves', 'gondor', 'north', 'rohan']
    const cards = CHARACTERS.filter(({ id }) => SEVEN.includes(id)).map(
      ({ id, level, leadership, activates }) => [id, level, leadership, [...activates].sort()],
    )
    expect(cards).toEqual([
      ['gandalf-the-grey', 3, 1, all],
      ['strider', 3, 1, ['north']],
      ['boromir', 2, 1, ['gondor']],
      ['legolas', 2, 1, ['elves']],
      ['gimli', 2, 1, ['dwarves']],
      ['meriadoc', 1, 1, all],
      ['peregrin', 1, 1, all],
    ])
  })
})

describe('moving the Fellowship', () => {
  ruleAllows('fellowship.move', 'DP-8.4: a Character result takes it one step, and it stays Hidden', () => {
    const state = after(acting({ fellowship: { progress: 4 } }), MOVE, dice(5))
    expect(fellowship(state)).toMatchObject({ region: 'rivendell', progress: 5, revealed: false })
  })

  ruleAllows('fellowship.move', 'a Will of the West serves as a Character result', () => {
    const willing = { 'free-peoples': ['will-of-the-west'], shadow: ['event'] } as const
    const move = free({ kind: 'moveFellowship', die: 'will-of-the-west', as: 'character' })
    expect(fellowship(after(acting({ dice: willing }), move, dice(1))).progress).toBe(1)
  })

  ruleForbids('fellowship.move', 'no other result moves it', () => {
    const wrong = free({ kind: 'moveFellowship', die: 'muster', as: 'muster' })
    expect(refused(acting(), wrong)).toEqual(['die.characterFreePeoples', 'die.muster'])
    const evil = table({ acting: 'shadow', dice: { 'free-peoples': ['event'], shadow: ['character'] } })
    expect(refused(evil, { ...MOVE, seat: 'shadow' })).toEqual(['die.character', 'die.characterShadow'])
  })

  ruleForbids('fellowship.move', 'OR-62: at Progress 12 it cannot go on', () => {
    const last = acting({ fellowship: { progress: 11 } })
    expect(fellowship(after(last, MOVE, dice(1))).progress).toBe(12)
    const end = acting({ fellowship: { progress: 12 } })
    expect(refused(end, MOVE)).toEqual(['fellowship.move'])
    expect(offered(end, { kind: 'moveFellowship' })).toEqual([])
  })

  ruleAllows('fellowship.hunted', 'every step has a Hunt of its own', () => {
    const once = after(acting(), MOVE)
    expect(asked(once)).toBe('nature hunt die')
    const again = after(once, dice(1), SHADOW_DRAWS, dice('sh-strat-01'), MOVE)
    expect(asked(again)).toBe('nature hunt die')
  })

  ruleForbids('fellowship.hunted', 'who separates or hides is not hunted', () => {
    const join = [
      free({ kind: 'join', character: 'peregrin' }),
      free({ kind: 'done' }),
      free({ kind: 'goTo', region: 'rivendell' }),
    ]
    const guide = free({ kind: 'nameGuide', companion: 'strider' })
    expect(asked(after(acting(), SEPARATE, ...join, guide))).toBe('shadow decide/action')
    const shown = acting({ fellowship: { region: 'hollin', revealed: true } })
    expect(asked(after(shown, HIDE))).toBe('shadow decide/action')
  })

  ruleAllows('fellowship.dieToHuntBox', 'the die of a move lies in the Hunt box after its Hunt', () => {
    const events = eventsOf(acting(), MOVE, dice(6, tile('standard-1')), free({ kind: 'takeCorruption' }))
    expect(events.map(({ kind }) => kind)).toEqual([
      'DieUsed',
      'FellowshipMoved',
      'HuntDieRolled',
      'TileDrawn',
      'DamageSet',
      'CorruptionChanged',
      'DieToHuntBox',
    ])
    const state = after(acting(), MOVE, dice(1))
    expect(huntBox(state, 'free-peoples')).toBe(1)
    expect(unused(state, 'free-peoples')).toEqual({ character: 1, muster: 1 })
  })

  ruleForbids('fellowship.dieToHuntBox', 'it is not there yet while its own Hunt is rolled', () => {
    const hunting = after(acting(), MOVE)
    expect(huntBox(hunting, 'free-peoples')).toBe(0)
    expect(eventsOf(hunting, dice(5))).toContainEqual({
      kind: 'HuntDieRolled',
      rule: 'hunt.level',
      roll: 5,
      success: false,
      again: false,
    })
  })

  ruleAllows('fellowship.dieReturns', 'as the turn ends the dice come back and are rolled again', () => {
    const last = table({
      dice: { 'free-peoples': ['character'] },
      huntBox: { 'free-peoples': 2, shadow: 0 },
    })
    const next = until(after(last, MOVE), 'shadow decide/allocation')
    expect(huntBox(next, 'free-peoples')).toBe(0)
    const rolled = after(
      next,
      shadow({ kind: 'allocate', dice: 0 }),
      dice('character', 'character', 'muster', 'event', ...Array.from({ length: 7 }, () => 'army')),
    )
    expect(unused(rolled, 'free-peoples')).toEqual({ character: 2, muster: 1, event: 1 })
  })

  ruleForbids('fellowship.dieReturns', 'before that they stay in the box', () => {
    const state = after(acting(), MOVE, dice(1), SHADOW_DRAWS, dice('sh-strat-01'))
    expect(asked(state)).toBe('free-peoples decide/action')
    expect(huntBox(state, 'free-peoples')).toBe(1)
    expect(unused(state, 'free-peoples')).toEqual({ character: 1, muster: 1 })
  })
})

describe('hiding the Fellowship', () => {
  const shown = acting({ fellowship: { region: 'goblins-gate', revealed: true } })

  ruleAllows('fellowship.hide', 'a Character result hides it where it is', () => {
    const state = after(shown, HIDE)
    expect(fellowship(state)).toMatchObject({ region: 'goblins-gate', progress: 0, revealed: false })
  })

  ruleForbids('fellowship.hide', 'the die does not go into the Hunt box, and nothing moves', () => {
    const events = eventsOf(shown, HIDE)
    expect(events.map(({ kind }) => kind)).toEqual(['DieUsed', 'FellowshipHidden'])
    expect(huntBox(after(shown, HIDE), 'free-peoples')).toBe(0)
  })

  ruleForbids('fellowship.hide', 'a Hidden Fellowship is not hidden once more', () => {
    expect(refused(acting(), HIDE)).toEqual(['fellowship.hide'])
    expect(offered(acting(), { kind: 'hideFellowship' })).toEqual([])
  })

  ruleAllows('fellowship.revealed', 'once hidden it may move again', () => {
    const hidden = after(shown, HIDE, SHADOW_DRAWS, dice('sh-strat-01'))
    expect(offered(hidden, { kind: 'moveFellowship' })).toEqual([MOVE])
    expect(fellowship(after(hidden, MOVE, dice(1))).progress).toBe(1)
  })

  ruleForbids('fellowship.revealed', 'a Revealed Fellowship is not moved', () => {
    expect(refused(shown, MOVE)).toEqual(['fellowship.revealed'])
    expect(offered(shown, { kind: 'moveFellowship' })).toEqual([])
  })
})

describe('the Fellowship and its Companions', () => {
  const walking = (spec: PositionSpec = {}, hunters = 1): State =>
    table({
      dice: { 'free-peoples': ['character', 'character'], shadow: ['army'] },
      huntBox: { shadow: hunters },
      ...spec,
    })

  ruleForbids('fellowship.members', 'one who has left to guide, to be hunted or to leave again', () => {
    const asking = after(
      table({ phase: 'fellowship', characters: { 'gandalf-the-grey': 'bree', strider: 'bree' } }),
      free({ kind: 'pass' }),
    )
    expect(refused(asking, free({ kind: 'nameGuide', companion: 'strider' }))).toEqual(['fellowship.members'])
    const leaving = after(walking({ characters: { strider: 'bree' } }), SEPARATE)
    expect(refused(leaving, free({ kind: 'join', character: 'strider' }))).toEqual([
      'fellowship.noReturn',
      'fellowship.separate',
    ])
  })

  ruleForbids('fellowship.lastPosition', 'a declaration from where the Fellowship might be by now', () => {
    const far = table({ phase: 'fellowship', fellowship: { region: 'rivendell', progress: 3 } })
    const going = after(far, free({ kind: 'declare' }))
    expect(refused(going, free({ kind: 'goTo', region: 'moria' }))).toEqual(['fellowship.path'])
    expect(refused(going, free({ kind: 'goTo', region: 'trollshaws' }))).toEqual([])
  })

  ruleForbids('fellowship.progress', 'a step while Revealed, and more steps back than were counted', () => {
    expect(refused(walking({ fellowship: { revealed: true } }), MOVE)).toEqual(['fellowship.revealed'])
    const one = after(
      table({ phase: 'fellowship', fellowship: { region: 'rivendell', progress: 1 } }),
      free({ kind: 'declare' }),
      free({ kind: 'goTo', region: 'trollshaws' }),
    )
    expect(fellowship(one)).toMatchObject({ region: 'trollshaws', progress: 0 })
    expect(asked(one)).not.toBe('free-peoples decide/path')
  })

  ruleForbids('fellowship.companionCards', 'Gimli to rouse Rohan, or Merry to go as far as Legolas', () => {
    const walking = (character: 'gimli' | 'meriadoc', from: 'folde') =>
      after(
        board({ characters: { [character]: from } }),
        free({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      )
    const there = after(walking('gimli', 'folde'), free({ kind: 'goTo', region: 'edoras' }))
    expect([where(there, 'gimli'), politics(there, 'rohan')]).toEqual(['edoras', 'passive, 3 steps'])
    const far = free({ kind: 'goTo', region: 'westemnet' })
    expect(refused(walking('meriadoc', 'folde'), far)).toEqual([])
    expect(refused(walking('meriadoc', 'folde'), free({ kind: 'goTo', region: 'fords-of-isen' }))).toEqual([
      'characters.companions',
    ])
    expect(refused(walking('gimli', 'folde'), free({ kind: 'goTo', region: 'fords-of-isen' }))).toEqual([])
  })

  ruleForbids('fellowship.firstGuide', 'Strider to guide before the Free Peoples name him', () => {
    const declaring = until(fresh(), 'free-peoples decide/declare')
    expect(fellowship(declaring).guide).toBe('gandalf-the-grey')
    const kept = after(
      declaring,
      free({ kind: 'pass' }),
      free({ kind: 'nameGuide', companion: 'gandalf-the-grey' }),
    )
    expect(fellowship(kept).guide).toBe('gandalf-the-grey')
    const hides = walking({ fellowship: { revealed: true }, dice: { 'free-peoples': ['event'], shadow: [] } })
    const event = free({ kind: 'hideFellowship', die: 'event', as: 'event' })
    expect(refused(hides, event)).toEqual(['character.strider', 'die.characterFreePeoples', 'die.event'])
  })

  ruleForbids('fellowship.companionsPlace', 'Companions to set out from anywhere else', () => {
    const leaving = after(
      walking({ fellowship: { region: 'moria' } }),
      SEPARATE,
      free({ kind: 'join', character: 'gimli' }),
      free({ kind: 'done' }),
    )
    expect(refused(leaving, free({ kind: 'goTo', region: 'dimrill-dale' }))).toEqual([])
    expect(refused(leaving, free({ kind: 'goTo', region: 'rivendell' }))).toEqual([
      'fellowship.separateReach',
    ])
  })
})
