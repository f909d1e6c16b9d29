/** Cards that send Companions on their way: out of the Fellowship, or on the map. */
import { describe, expect, it } from 'vitest'
import type { CharacterId, EventCardId, PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import { after, asked, eventsAs, factsOf, free, offered, offers, refused } from '../support/play'
import { army, companions, fellowship, garrison, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { ALONE, diceFor, holding, play } from './fellowshipScenes'

const DONE = free({ kind: 'done' })
const to = (region: RegionId) => free({ kind: 'goTo', region })
const join = (character: CharacterId) => free({ kind: 'join', character })
const reach = (state: State) => offers(state, 'goTo', 'region')
const joiners = (state: State) => offers(state, 'join', 'character')
const SEVEN = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin']
/** Everybody but these is gone. */
const only = (...stay: ReadonlyArray<keyof typeof ALONE>): NonNullable<PositionSpec['characters']> =>
  Object.fromEntries(Object.entries(ALONE).filter(([companion]) => !stay.some((one) => one === companion)))

/** What is true of every card that separates: who is asked, the reach, and Mordor. */
const separates = (card: EventCardId, farther: number) => {
  ruleAllows('fellowship.separate', 'any Companion, or a group, and somebody has to', () => {
    const state = after(holding(card), play(card))
    expect(asked(state)).toBe('free-peoples decide/group')
    expect(joiners(state)).toEqual(SEVEN)
    expect(refused(state, DONE)).toEqual(['fellowship.separate'])
    const group = after(state, join('strider'))
    expect(joiners(group)).toEqual(SEVEN.filter((one) => one !== 'strider'))
    expect(offered(group, { kind: 'done' })).toHaveLength(1)
    const went = after(group, join('gimli'), DONE, to('bree'))
    expect(army(went, 'bree')).toMatchObject({ strider: 1, gimli: 1 })
    expect(companions(went)).toEqual(['gandalf-the-grey', 'boromir', 'legolas', 'meriadoc', 'peregrin'])
  })

  ruleAllows('fellowship.separateReach', `they go ${farther} farther than Progress and Level`, () => {
    // From Hollin with Progress 1 Peregrin of Level 1 normally goes two regions.
    const start = holding(card, { fellowship: { region: 'hollin', progress: 1 } })
    const separating = free({ kind: 'separate', die: 'character', as: 'character' })
    const usual = after(start, separating, join('peregrin'), DONE)
    const state = after(start, play(card), join('peregrin'), DONE)
    const far = { piece: 'peregrin', to: 'dagorlad', away: 7 }
    expect(factsOf(state, to('dagorlad'), 'fellowship.separateReach')).toMatchObject({
      ...far,
      limit: 2 + farther,
    })
    expect(factsOf(usual, to('dagorlad'), 'fellowship.separateReach')).toEqual({
      ...far,
      limit: 2,
      because: 'it is seven regions away, and Peregrin Took goes two at most',
    })
    expect(reach(state).length).toBeGreaterThan(reach(usual).length)
    expect(reach(usual)).not.toContain('old-forest')
    expect(reach(state)).toEqual(expect.arrayContaining(['hollin', 'old-forest', ...reach(usual)]))
  })

  ruleForbids(
    'mordor.separate',
    'OR-78: on the Mordor Track those chosen are eliminated, unasked where',
    () => {
      const start = holding(card, { fellowship: { mordor: 1, corruption: 3 } })
      const state = after(start, play(card), join('boromir'), join('gimli'), DONE)
      expect([where(state, 'boromir'), where(state, 'gimli')]).toEqual(['eliminated', 'eliminated'])
      // Two of Level 3 are left: the Guide may change.
      expect(asked(state)).toBe('free-peoples decide/guide')
      const hobbit = holding(card, { fellowship: { mordor: 1 }, characters: only('peregrin') })
      const dead = after(hobbit, play(card))
      expect([where(dead, 'peregrin'), fellowship(dead).guide]).toEqual(['eliminated', 'gollum'])
      expect(asked(dead)).toBe('shadow decide/action')
    },
  )
}

describe('fp-char-11 I Will Go Alone', () => {
  const card = 'fp-char-11'
  separates(card, 1)

  ruleAllows('events.playing', 'with an Event or a Character result', () => {
    expect(diceFor(holding(card), card)).toEqual(['character', 'event'])
    expect(refused(holding(card), play(card, 'muster'))).toEqual(['events.playing'])
  })

  ruleForbids('events.requirement', 'a Companion has to be in the Fellowship', () => {
    expect(refused(holding(card, { characters: ALONE }), play(card))).toEqual(['events.requirement'])
    expect(diceFor(holding(card, { characters: ALONE }), card)).toEqual([])
  })

  it('after that a Corruption is healed, in Mordor too', () => {
    const start = holding(card, { fellowship: { corruption: 3 }, characters: only('gimli', 'legolas') })
    const asking = after(start, play(card), join('gimli'), DONE)
    expect(fellowship(asking).corruption).toBe(3)
    expect(fellowship(after(asking, to('hollin'))).corruption).toBe(2)
    const dark = holding(card, { fellowship: { corruption: 3, mordor: 2 }, characters: only('gimli') })
    expect(fellowship(after(dark, play(card)))).toMatchObject({ corruption: 2, guide: 'gollum' })
  })

  it('the last Companion goes, and may stay where the Ring-bearers are', () => {
    const start = holding(card, { characters: only('gimli') })
    const asking = after(start, play(card))
    expect(asked(asking)).toBe('free-peoples decide/destination')
    expect(army(after(asking, to('rivendell')), 'rivendell')).toMatchObject({ gimli: 1 })
  })
})

describe('fp-char-17 There and Back Again', () => {
  const card = 'fp-char-17'
  separates(card, 1)

  ruleAllows('events.playing', 'with an Event or a Character result, whatever the Fellowship', () => {
    expect(diceFor(holding(card), card)).toEqual(['character', 'event'])
    expect(diceFor(holding(card, { characters: ALONE }), card)).toEqual(['character', 'event'])
  })

  const near = (spec: PositionSpec = {}) =>
    holding(card, { fellowship: { region: 'carrock' }, characters: only('gimli', 'boromir'), ...spec })

  it('Gimli, come to Dale, rouses Dwarves and North and moves them and the Elves a step', () => {
    const state = after(near(), play(card), join('gimli'), DONE, to('dale'))
    expect([politics(near(), 'dwarves'), politics(near(), 'north'), politics(near(), 'elves')]).toEqual([
      'passive, 3 steps',
      'passive, 3 steps',
      'active, 3 steps',
    ])
    expect([politics(state, 'dwarves'), politics(state, 'north'), politics(state, 'elves')]).toEqual([
      'active, 2 steps',
      'active, 2 steps',
      'active, 2 steps',
    ])
    const roused = eventsAs('NationActivated', near(), play(card), join('gimli'), DONE, to('dale'))
    expect(roused.map(({ nation }) => nation)).toEqual(['dwarves', 'north'])
  })

  it('or Legolas who is there already, when somebody else leaves', () => {
    const there = near({ characters: { ...only('boromir'), legolas: 'woodland-realm' } })
    const state = after(there, play(card), to('carrock'))
    expect(politics(state, 'dwarves')).toBe('active, 2 steps')
  })

  it('or one in the Fellowship, if that is there', () => {
    const there = near({ fellowship: { region: 'erebor' } })
    const state = after(there, play(card), join('boromir'), DONE, to('iron-hills'))
    expect(politics(state, 'north')).toBe('active, 2 steps')
  })

  it('otherwise nobody stirs', () => {
    const state = after(near(), play(card), join('gimli'), DONE, to('carrock'))
    expect([politics(state, 'dwarves'), politics(state, 'elves')]).toEqual([
      'passive, 3 steps',
      'active, 3 steps',
    ])
    const boromir = after(near(), play(card), join('boromir'), DONE, to('dale'))
    expect(politics(boromir, 'elves')).toBe('active, 3 steps')
  })

  it('a passive Nation on the last step comes to war by it', () => {
    const start = near({ politics: { north: { steps: 1, active: false } } })
    expect(politics(after(start, play(card), join('gimli'), DONE, to('dale')), 'north')).toBe('at war')
  })

  ruleAllows('events.asFarAsPossible', 'with nobody in the Fellowship the Nations are looked at', () => {
    const start = near({ characters: { ...ALONE, gimli: 'erebor' } })
    const state = after(start, play(card))
    expect([asked(state), politics(state, 'dwarves')]).toEqual(['shadow decide/action', 'active, 2 steps'])
  })

  it('those on the map do not move by it', () => {
    const start = near({ characters: { ...only('boromir'), gimli: 'erebor' } })
    expect(joiners(after(start, play(card)))).toEqual([])
  })
})

/** What is true of both cards that separate or move. */
const separatesOrMoves = (card: EventCardId) => {
  ruleAllows('events.playing', 'with an Event or a Character result', () => {
    expect(diceFor(holding(card), card)).toEqual(['character', 'event'])
    expect(refused(holding(card), play(card, 'muster'))).toEqual(['events.playing'])
  })

  const onMap = { ...only('boromir'), strider: 'bree', gimli: 'bree', legolas: 'edoras' } as const
  const state = after(holding(card, { characters: onMap }), play(card))

  it('somebody in the Fellowship or on the map', () => {
    expect(asked(state)).toBe('free-peoples decide/group')
    expect(joiners(state)).toEqual(['strider', 'boromir', 'legolas', 'gimli'])
    expect(refused(state, DONE)).toEqual(['fellowship.separate'])
    expect(refused(state, join('meriadoc'))).toEqual(['fellowship.members'])
  })

  it('a group on the map is of one region, and goes to one region', () => {
    const group = after(state, join('strider'))
    expect(joiners(group)).toEqual(['gimli'])
    expect(refused(group, join('legolas'))).toEqual(['fellowship.noReturn', 'fellowship.separate'])
    const moving = after(group, join('gimli'))
    expect(asked(moving)).toBe('free-peoples decide/destination')
    const moved = after(moving, to('hollin'))
    expect(army(moved, 'hollin')).toEqual({ strider: 1, gimli: 1 })
    expect(eventsAs('CharacterMoved', moving, to('hollin'))).toHaveLength(2)
    expect(asked(moved)).toBe('shadow decide/action')
  })

  it('who is on the map has to move, who leaves may stay', () => {
    const moving = after(state, join('legolas'))
    expect(refused(moving, to('edoras'))).toEqual(['characters.when'])
    const leaving = after(state, join('boromir'))
    expect(where(after(leaving, to('rivendell')), 'boromir')).toBe('rivendell')
  })

  ruleAllows('events.asFarAsPossible', 'with nobody in the Fellowship those on the map move', () => {
    const moving = after(holding(card, { characters: { ...ALONE, gimli: 'bree' } }), play(card))
    expect(asked(moving)).toBe('free-peoples decide/destination')
    const nobody = after(holding(card, { characters: ALONE }), play(card))
    expect(asked(nobody)).toBe('shadow decide/action')
  })

  it('on the Mordor Track the player may move those on the map instead', () => {
    const there = holding(card, { fellowship: { mordor: 1 }, characters: onMap })
    expect(joiners(after(there, play(card)))).toEqual(['strider', 'boromir', 'legolas', 'gimli'])
    expect(where(after(there, play(card), join('boromir')), 'boromir')).toBe('eliminated')
  })

  const besieged = {
    armies: { 'helms-deep': { 'isengard-regular': 2 } },
    besieged: { 'helms-deep': { 'rohan-regular': 1 } },
  } as const

  it('the move may end in a besieged Stronghold', () => {
    const start = holding(card, { ...besieged, characters: { ...ALONE, strider: 'westemnet' } })
    const moved = after(start, play(card), to('helms-deep'))
    expect(garrison(moved, 'helms-deep')).toEqual({ 'rohan-regular': 1, strider: 1 })
    const usual = after(start, free({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(refused(usual, to('helms-deep'))).toEqual(['characters.besiegedStronghold'])
  })

  ruleForbids('characters.besiegedStronghold', 'but nobody leaves one by it', () => {
    const inside = { ...ALONE, strider: 'helms-deep/inside', gimli: 'bree', legolas: 'bree' } as const
    const start = holding(card, { ...besieged, characters: inside })
    expect(joiners(after(start, play(card)))).toEqual(['legolas', 'gimli'])
  })

  ruleForbids('characters.shadowStronghold', 'nor passes a Stronghold of the Shadow', () => {
    const start = holding(card, { characters: { ...ALONE, gimli: 'hollin' }, armies: { moria: {} } })
    const moving = after(start, play(card))
    expect(refused(moving, to('dimrill-dale'))).toEqual(['characters.shadowStronghold'])
    expect(reach(moving)).toContain('moria')
  })
}

describe('fp-char-15 Gwaihir the Windlord', () => {
  const card = 'fp-char-15'
  separatesOrMoves(card)

  it('on the map their Level counts as 4', () => {
    const start = holding(card, { characters: { ...ALONE, peregrin: 'bree' } })
    const moving = after(start, play(card))
    const usual = after(start, free({ kind: 'moveCharacters', die: 'character', as: 'character' }))
    expect(factsOf(moving, to('dagorlad'), 'characters.companions')).toMatchObject({ limit: 4 })
    expect(factsOf(usual, to('dagorlad'), 'characters.companions')).toMatchObject({ limit: 1 })
    expect(reach(moving)).toEqual(expect.arrayContaining(['hollin', 'moria', 'grey-havens']))
  })

  it('from the Fellowship Progress comes on top', () => {
    const start = holding(card, { fellowship: { progress: 2 } })
    const moving = after(start, play(card), join('gandalf-the-grey'), DONE)
    expect(factsOf(moving, to('umbar'), 'fellowship.separateReach')).toMatchObject({ limit: 6 })
    const hobbit = after(start, play(card), join('peregrin'), DONE)
    expect(factsOf(hobbit, to('umbar'), 'fellowship.separateReach')).toMatchObject({ limit: 6 })
  })
})

describe('fp-char-16 We Prove the Swifter', () => {
  const card = 'fp-char-16'
  separatesOrMoves(card)

  it('two regions farther on the map, Shadowfax included', () => {
    const start = holding(card, { characters: { ...ALONE, peregrin: 'bree' } })
    const moving = after(start, play(card))
    expect(factsOf(moving, to('dagorlad'), 'characters.companions')).toMatchObject({ limit: 3 })
    const white = { ...ALONE, 'gandalf-the-grey': 'replaced', 'gandalf-the-white': 'fangorn' } as const
    const riding = after(holding(card, { characters: white }), play(card))
    expect(factsOf(riding, to('grey-havens'), 'characters.companions')).toMatchObject({ limit: 6 })
  })

  it('and from the Fellowship', () => {
    const start = holding(card, { fellowship: { progress: 2 } })
    const moving = after(start, play(card), join('peregrin'), join('strider'), DONE)
    expect(factsOf(moving, to('umbar'), 'fellowship.separateReach')).toMatchObject({ limit: 7 })
  })
})
