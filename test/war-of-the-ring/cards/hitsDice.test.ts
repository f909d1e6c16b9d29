/** Cards that strike Armies with dice: the spirit of Mordor, rangers, spells, the ships to the West. */
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, named, offered, offers, refused, shadow } from '../support/play'
import { army, captured, casualties, garrison, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { against, aims, played, playedWith } from './hitsScenes'

const REQUIREMENT = ['events.requirement']
const roll = (...rolls: ReadonlyArray<number>) => dice(...rolls.map((one) => named('event die', one)))
const DONE = 'shadow decide/action'

describe('fp-strat-05 The Spirit of Mordor', () => {
  const card = 'fp-strat-05'
  const mixed = { 'sauron-regular': 1, 'isengard-regular': 1, nazgul: 1 } as const
  playedWith(card, 'army', { armies: { 'dead-marshes': mixed } })

  it('five dice against an Army of two Nations, 5 and more hit', () => {
    const state = after(played(card, 'army', { armies: { 'dead-marshes': mixed } }), roll(5, 1, 2, 3, 4))
    expect(asked(state)).toBe('shadow decide/casualties')
    expect(army(after(state, shadow({ kind: 'lose', piece: 'sauron-regular' })), 'dead-marshes')).toEqual({
      'isengard-regular': 1,
      nazgul: 1,
    })
  })

  ruleAllows('events.casualties', 'the Nazgûl stay when all units fall', () => {
    const state = after(played(card, 'army', { armies: { 'dead-marshes': mixed } }), roll(5, 6, 2, 3, 4))
    expect(army(state, 'dead-marshes')).toEqual({ nazgul: 1 })
  })

  it('its player names one of several, a besieged one too; Armies of one Nation are safe', () => {
    const state = played(card, 'army', {
      armies: {
        'dead-marshes': mixed,
        dagorlad: { 'sauron-regular': 3, 'mouth-of-sauron': 1 },
        morannon: { 'gondor-regular': 1 },
        umbar: { 'southrons-regular': 1, 'southrons-elite': 1 },
      },
      besieged: { morannon: { 'sauron-regular': 1, 'southrons-elite': 1 } },
    })
    expect([asked(state), aims(state)]).toEqual(['free-peoples decide/aim', ['morannon', 'dead-marshes']])
    const struck = after(state, free({ kind: 'aim', region: 'morannon' }), roll(5, 6, 6, 3, 4))
    expect([captured(struck), garrison(struck, 'morannon')]).toEqual([['morannon'], {}])
  })

  ruleAllows(['events.requirement', 'events.asFarAsPossible'], 'without such an Army it does nothing', () => {
    const state = played(card, 'army', { armies: { dagorlad: { 'sauron-regular': 3 } } })
    expect([asked(state), army(state, 'dagorlad')]).toEqual([DONE, { 'sauron-regular': 3 }])
  })
})

describe('fp-strat-06 Faramir’s Rangers', () => {
  const card = 'fp-strat-06'
  const ITHILIEN = { 'south-ithilien': { 'southrons-regular': 3 } } as const
  playedWith(card, 'army', { armies: ITHILIEN })

  it('three dice against an Army in Ithilien or Osgiliath, 5 and more hit', () => {
    const state = after(played(card, 'army', { armies: ITHILIEN }), roll(5, 4, 6))
    expect(army(state, 'south-ithilien')).toEqual({ 'southrons-regular': 1 })
    expect(asked(state)).toBe(DONE)
    const three = played(card, 'army', {
      armies: {
        ...ITHILIEN,
        osgiliath: { 'sauron-regular': 1 },
        'north-ithilien': { 'sauron-regular': 1 },
        'minas-morgul': { 'sauron-regular': 1 },
      },
    })
    expect(aims(three)).toEqual(expect.arrayContaining(['osgiliath', 'north-ithilien', 'south-ithilien']))
    expect(aims(three)).toHaveLength(3)
    expect(refused(three, free({ kind: 'aim', region: 'minas-morgul' }))).toEqual(['events.overrides'])
  })

  ruleAllows('events.recruit', 'who holds Osgiliath gets a unit and a Leader, at war or not', () => {
    const state = after(
      played(card, 'army', {
        politics: {},
        armies: { ...ITHILIEN, osgiliath: { 'gondor-regular': 1 } },
      }),
      roll(1, 1, 1),
    )
    expect(asked(state)).toBe('free-peoples decide/placing')
    expect(offers(state, 'recruit', 'piece')).toEqual(['gondor-regular', 'gondor-elite'])
    const done = after(state, free({ kind: 'recruit', piece: 'gondor-elite', region: 'osgiliath' }))
    expect(army(done, 'osgiliath')).toEqual({ 'gondor-regular': 1, 'gondor-elite': 1, 'gondor-leader': 1 })
  })

  ruleAllows(
    'events.asFarAsPossible',
    'without an enemy there it still recruits; without both nothing',
    () => {
      const there = played(card, 'army', { armies: { osgiliath: { 'rohan-regular': 1 } } })
      expect(asked(there)).toBe('free-peoples decide/placing')
      expect(asked(played(card, 'army', {}))).toBe(DONE)
      const full = played(card, 'army', { armies: { osgiliath: { 'rohan-regular': 7, 'rohan-elite': 3 } } })
      expect(army(full, 'osgiliath')).toEqual({ 'rohan-regular': 7, 'rohan-elite': 3, 'gondor-leader': 1 })
    },
  )
})

describe('sh-char-19 Dreadful Spells', () => {
  const card = 'sh-char-19'
  const scene = (armies: NonNullable<PositionSpec['armies']> = {}): PositionSpec => ({
    armies: {
      'minas-morgul': { 'sauron-regular': 1, nazgul: 2, 'witch-king': 1 },
      'south-ithilien': { 'gondor-regular': 1, 'gondor-leader': 1, boromir: 1 },
      ...armies,
    },
  })
  playedWith(card, 'character', scene())

  ruleForbids('events.requirement', 'it wants an Army with a Nazgûl beside a Free Peoples Army', () => {
    const no = (armies: NonNullable<PositionSpec['armies']>) => against(card, 'character', scene(armies))
    expect(no({})).toEqual([])
    expect(no({ 'minas-morgul': { nazgul: 2 } })).toEqual(REQUIREMENT)
    expect(no({ 'minas-morgul': { 'sauron-regular': 2, 'mouth-of-sauron': 1 } })).toEqual(REQUIREMENT)
    expect(no({ 'minas-morgul': { 'sauron-regular': 2, 'witch-king': 1 } })).toEqual([])
    expect(no({ 'south-ithilien': { boromir: 1 } })).toEqual(REQUIREMENT)
  })

  it('a die for each Nazgûl, the Witch-king counted; 5 and more hit; Leaders go with the last unit', () => {
    const rolling = played(card, 'character', scene())
    expect(asked(rolling)).toBe('nature event die')
    const state = after(rolling, roll(4, 5, 1))
    expect(army(state, 'south-ithilien')).toEqual({ boromir: 1 })
    expect(casualties(state)).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
    expect(asked(state)).toBe('free-peoples decide/action')
  })

  ruleForbids('politics.attacked', 'it is no attack: Gondor sleeps on', () => {
    const asleep = { ...scene(), politics: { gondor: { steps: 3, active: false } } }
    const state = after(played(card, 'character', asleep), roll(6, 6, 6))
    expect(politics(state, 'gondor')).toBe('passive, 3 steps')
  })

  it('the Free Peoples choose what they lose, and five dice are the most', () => {
    const many = scene({
      'minas-morgul': { 'sauron-regular': 1, nazgul: 7 },
      'south-ithilien': { 'gondor-regular': 1, 'gondor-elite': 3 },
    })
    const state = after(played(card, 'character', many), roll(5, 1, 1, 1, 1))
    expect(asked(state)).toBe('free-peoples decide/casualties')
    expect(offered(state)).toEqual([
      free({ kind: 'lose', piece: 'gondor-regular' }),
      free({ kind: 'reduce', piece: 'gondor-elite' }),
    ])
  })

  it('the Shadow names whom it strikes and who does it, besiegers and besieged too', () => {
    const state = played(card, 'character', {
      armies: {
        ...scene().armies,
        'minas-tirith': { 'sauron-regular': 2, nazgul: 1 },
        osgiliath: { 'sauron-regular': 2, nazgul: 4 },
      },
      besieged: { 'minas-tirith': { 'gondor-regular': 2 } },
    })
    expect([asked(state), [...aims(state)].sort()]).toEqual([
      'shadow decide/aim',
      ['minas-tirith', 'south-ithilien'],
    ])
    const garrisoned = after(state, shadow({ kind: 'aim', region: 'minas-tirith' }))
    expect([asked(garrisoned), [...aims(garrisoned)].sort()]).toEqual([
      'shadow decide/aim',
      ['minas-tirith', 'osgiliath'],
    ])
    const fallen = after(garrisoned, shadow({ kind: 'aim', region: 'osgiliath' }), roll(5, 5, 1, 1))
    expect(captured(fallen)).toEqual(['minas-tirith'])
    const one = after(garrisoned, shadow({ kind: 'aim', region: 'minas-tirith' }), roll(5))
    expect(garrison(one, 'minas-tirith')).toEqual({ 'gondor-regular': 1 })
  })

  it('a Companion left in a Stronghold that falls stands among the besiegers, and that is told', () => {
    const rolling = played(card, 'character', {
      armies: { 'minas-tirith': { 'sauron-regular': 2, nazgul: 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1, boromir: 1 } },
    })
    const hit = roll(5)
    expect(eventsAs('CameOut', rolling, hit)).toMatchObject([
      { side: 'free-peoples', region: 'minas-tirith' },
    ])
    const state = after(rolling, hit)
    expect([captured(state), garrison(state, 'minas-tirith')]).toEqual([['minas-tirith'], {}])
    expect(where(state, 'boromir')).toBe('minas-tirith')
  })

  it('the siege ends when the last besieger is struck down', () => {
    const sortie: PositionSpec = {
      armies: { morannon: { 'gondor-regular': 1 } },
      besieged: { morannon: { 'sauron-regular': 2, nazgul: 1 } },
    }
    const state = after(played(card, 'character', sortie), roll(6))
    expect(army(state, 'morannon')).toEqual({ 'sauron-regular': 2, nazgul: 1 })
    expect(garrison(state, 'morannon')).toEqual({})
  })
})

describe('sh-strat-01 Return to Valinor', () => {
  const card = 'sh-strat-01'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    captured: ['lorien'],
    ...spec,
    armies: {
      rivendell: { 'elves-regular': 1, 'elves-elite': 1, 'gondor-regular': 1 },
      'grey-havens': { 'elves-elite': 2 },
      ...spec.armies,
    },
  })
  playedWith(card, 'army', scene())

  ruleForbids('events.requirement', 'it wants an Elven Stronghold in the hands of the Shadow', () => {
    expect(against(card, 'army', scene({ captured: ['dale'] }))).toEqual(REQUIREMENT)
    expect(against(card, 'army', scene())).toEqual([])
  })

  it('a die for each Elven unit in each of the others, and a 6 is a hit on the Army there', () => {
    const rolls = eventsAs('EventDieRolled', played(card, 'army', scene()), roll(5, 5, 5, 5))
    expect(rolls.map(({ success }) => success)).toEqual([false, false, false, false])
    expect(rolls[0]).toMatchObject({ card })
    const mixed = scene({ armies: { 'grey-havens': {} } })
    const state = after(played(card, 'army', mixed), roll(6, 1))
    expect(asked(state)).toBe('free-peoples decide/casualties')
  })

  it('every one of them is rolled for in turn', () => {
    const two = scene({
      armies: { rivendell: { 'elves-regular': 2 }, 'grey-havens': { 'elves-regular': 1 } },
    })
    const rolls = after(played(card, 'army', two), roll(6, 1, 6))
    const left = [army(rolls, 'rivendell'), army(rolls, 'grey-havens')].map(
      (one) => one['elves-regular'] ?? 0,
    )
    expect(left.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(asked(rolls)).toBe('free-peoples decide/action')
  })

  it('not where the enemy lays siege, and not for others than Elves; five dice at most', () => {
    const besieged = scene({
      armies: {
        rivendell: { 'sauron-regular': 1 },
        'grey-havens': { 'gondor-regular': 2 },
        'woodland-realm': { 'elves-regular': 2, 'elves-elite': 5, 'elves-leader': 1 },
      },
      besieged: { rivendell: { 'elves-regular': 1 } },
    })
    const state = after(played(card, 'army', besieged), roll(1, 1, 1, 1, 1))
    expect(asked(state)).toBe('free-peoples decide/action')
    expect(garrison(state, 'rivendell')).toEqual({ 'elves-regular': 1 })
  })

  ruleAllows('events.casualties', 'a Stronghold left empty stays with the Free Peoples, Leaders go', () => {
    const last = scene({
      armies: { rivendell: {}, 'grey-havens': { 'elves-regular': 1, 'elves-leader': 1, legolas: 1 } },
    })
    const state = after(played(card, 'army', last), roll(6))
    expect(army(state, 'grey-havens')).toEqual({ legolas: 1 })
    expect(captured(state)).toEqual(['lorien'])
  })
})
