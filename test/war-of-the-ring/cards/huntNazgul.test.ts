/** Cards of the Shadow against a Fellowship on its way: Nazgûl who search and strike, and bad weather. */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, RegionId, State } from '../../../src/war-of-the-ring'
import {
  after,
  asked,
  dice,
  drawn,
  eventsAs,
  free,
  named,
  offered,
  offers,
  refused,
  shadow,
} from '../support/play'
import { fellowship, huntBox, nazgul, politics, tiles, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { diceFor, holding, placeOf, play } from './fellowshipScenes'

const DONE = shadow({ kind: 'done' })
const fly = (from: RegionId) => shadow({ kind: 'fly', from })
const to = (region: RegionId) => shadow({ kind: 'goTo', region })

/** The Fellowship has gone two steps from Hollin. Two Nazgûl are in Minas Morgul, one in Dol Guldur. */
const tracked = (card: EventCardId, spec: PositionSpec = {}): State =>
  holding(card, {
    base: 'empty',
    armies: { 'minas-morgul': { nazgul: 2 }, 'dol-guldur': { nazgul: 1 } },
    ...spec,
    fellowship: { region: 'hollin', progress: 2, ...spec.fellowship },
  })

/** When these cards can be played. */
const onTheWay = (card: EventCardId) => {
  ruleAllows('events.playing', 'with an Event or a Character result', () => {
    expect(diceFor(tracked(card), card)).toEqual(['character', 'event'])
    expect(refused(tracked(card), play(card, 'army'))).toEqual(['events.playing'])
    expect(diceFor(tracked(card, { fellowship: { progress: 1 } }), card)).toHaveLength(2)
  })

  ruleForbids('events.requirement', 'not without Progress, nor in Mordor (OR-79)', () => {
    expect(refused(tracked(card, { fellowship: { progress: 0 } }), play(card))).toEqual([
      'events.requirement',
    ])
    expect(refused(holding(card, { fellowship: { mordor: 0 } }), play(card))).toEqual(['events.requirement'])
  })
}

/** How the Nazgûl fly by these cards. */
const nazgulFly = (card: EventCardId) => {
  ruleAllows('characters.nazgul', 'any number of Nazgûl fly, each once, and none if the Shadow likes', () => {
    const state = after(tracked(card), play(card))
    expect(asked(state)).toBe('shadow decide/traveller')
    expect(offered(state)).toEqual([fly('dol-guldur'), fly('minas-morgul'), DONE])
    expect(asked(after(state, DONE))).toBe('free-peoples decide/action')
    const one = after(state, fly('dol-guldur'), to('bree'))
    expect(offered(one)).toEqual([fly('minas-morgul'), DONE])
    const all = after(one, fly('minas-morgul'), to('umbar'), fly('minas-morgul'), to('umbar'))
    expect(asked(all)).toBe('free-peoples decide/action')
    expect(nazgul(all)).toEqual(expect.arrayContaining(['bree', 'umbar', 'umbar']))
  })

  ruleAllows('characters.witchKing', 'the Witch-king too, but no other Minion', () => {
    const minions = { 'witch-king': 'angmar', 'mouth-of-sauron': 'barad-dur', saruman: 'orthanc' } as const
    const state = after(tracked(card, { characters: minions, captured: [] }), play(card))
    expect(offers(state, 'join', 'character')).toEqual(['witch-king'])
    expect(refused(state, shadow({ kind: 'join', character: 'mouth-of-sauron' }))).toEqual([
      'characters.when',
    ])
    const flown = after(state, shadow({ kind: 'join', character: 'witch-king' }), to('bree'))
    expect(where(flown, 'witch-king')).toBe('bree')
  })

  ruleForbids('characters.nazgulStronghold', 'not into a free Stronghold of the Free Peoples', () => {
    const state = after(tracked(card), play(card), fly('dol-guldur'))
    expect(refused(state, to('rivendell'))).toEqual(['characters.nazgulStronghold', 'pieces.nazgulFlight'])
  })

  it('without any Nazgûl nothing is asked', () => {
    expect(asked(after(tracked(card, { armies: {} }), play(card)))).toBe('free-peoples decide/action')
  })
}

describe('sh-char-09 Nazgûl Search', () => {
  const card = 'sh-char-09'
  onTheWay(card)
  nazgulFly(card)

  ruleAllows('fellowship.reveal', 'a Nazgûl with the Ring-bearers reveals the Fellowship', () => {
    const state = after(tracked(card), play(card), fly('dol-guldur'), to('hollin'), DONE)
    expect(asked(state)).toBe('free-peoples decide/path')
    const there = after(state, free({ kind: 'goTo', region: 'north-dunland' }), free({ kind: 'done' }))
    expect(fellowship(there)).toMatchObject({ region: 'north-dunland', progress: 0, revealed: true })
    expect(asked(there)).toBe('free-peoples decide/action')
  })

  it('one that has stood there is enough, and the Witch-king is one', () => {
    const stood = tracked(card, { armies: { hollin: { nazgul: 1 } } })
    expect(asked(after(stood, play(card), DONE))).toBe('free-peoples decide/path')
    const king = tracked(card, { armies: {}, characters: { 'witch-king': 'hollin' } })
    expect(asked(after(king, play(card), DONE))).toBe('free-peoples decide/path')
  })

  it('where none is, the Fellowship stays hidden', () => {
    const state = after(tracked(card), play(card), fly('dol-guldur'), to('moria'), DONE)
    expect(fellowship(state)).toMatchObject({ revealed: false, progress: 2, region: 'hollin' })
  })

  ruleForbids(
    'fellowship.reveal',
    'the way may not end in a City or Stronghold that the Free Peoples hold',
    () => {
      const near = tracked(card, { fellowship: { region: 'fords-of-bruinen' } })
      const state = after(near, play(card), fly('dol-guldur'), to('fords-of-bruinen'), DONE)
      const inside = after(state, free({ kind: 'goTo', region: 'rivendell' }))
      expect(refused(inside, free({ kind: 'done' }))).toEqual(['fellowship.reveal'])
    },
  )

  ruleAllows('fellowship.strongholdTile', 'a Shadow Stronghold on the way draws its tile', () => {
    const state = after(tracked(card), play(card), fly('dol-guldur'), to('hollin'), DONE)
    const through = after(state, free({ kind: 'goTo', region: 'moria' }), free({ kind: 'done' }))
    expect(asked(through)).toBe('nature hunt tile')
  })
})

describe('sh-char-10 Cruel Weather', () => {
  const card = 'sh-char-10'
  onTheWay(card)

  it('the Shadow moves the Ring-bearers to a neighbouring region, and must', () => {
    const state = after(tracked(card), play(card))
    expect(asked(state)).toBe('shadow decide/driven')
    expect([...offers(state, 'goTo', 'region')].sort()).toEqual([
      'fords-of-bruinen',
      'moria',
      'north-dunland',
      'south-downs',
      'trollshaws',
    ])
    expect(offered(state)).toHaveLength(5)
    expect(refused(state, to('bree'))).toEqual(['fellowship.path'])
    const there = after(state, to('moria'))
    expect(fellowship(there)).toMatchObject({ region: 'moria', progress: 2, revealed: false, corruption: 0 })
    expect(asked(there)).toBe('free-peoples decide/action')
    expect(eventsAs('RingBearersMoved', state, to('moria'))).toEqual([
      { kind: 'RingBearersMoved', rule: 'events.overrides', from: 'hollin', to: 'moria', card },
    ])
  })

  ruleForbids('fellowship.path', 'a black border stops it', () => {
    const state = after(tracked(card, { fellowship: { region: 'moria' } }), play(card))
    expect(refused(state, to('lorien'))).toEqual(['fellowship.path'])
  })

  it('into a City or Stronghold of the Free Peoples too, where nobody wakes and nothing heals', () => {
    const near = tracked(card, {
      fellowship: { region: 'fords-of-isen', corruption: 3 },
      politics: { rohan: { steps: 3, active: false } },
    })
    const state = after(near, play(card), to('helms-deep'))
    expect([fellowship(state).corruption, politics(state, 'rohan')]).toEqual([3, 'passive, 3 steps'])
    expect(tiles(state).drawn).toEqual({})
  })

  it('to the gates of Mordor without going in', () => {
    const state = after(tracked(card, { fellowship: { region: 'dagorlad' } }), play(card), to('morannon'))
    expect(fellowship(state)).toMatchObject({ region: 'morannon', mordor: null })
  })
})

describe('sh-char-11 The Nazgûl Strike!', () => {
  const card = 'sh-char-11'
  onTheWay(card)
  nazgulFly(card)
  const HUNT = shadow({ kind: 'hunt' })
  const PASS = shadow({ kind: 'pass' })

  const struck = (spec: PositionSpec = {}) =>
    after(tracked(card, spec), play(card), fly('dol-guldur'), to('hollin'), DONE)
  const box = { huntBox: { shadow: 2 } } as const
  const onTable = {
    onTable: { 'free-peoples': ['fp-char-05', 'fp-char-06', 'fp-strat-03'], shadow: ['sh-char-16'] },
  } as const

  it('a Nazgûl with the Ring-bearers may discard a Character card from the table, or hunt', () => {
    const state = struck({ ...box, ...onTable })
    expect(asked(state)).toBe('shadow decide/strike')
    const discards = (['fp-char-05', 'fp-char-06'] as const).map((one) =>
      shadow({ kind: 'discard', card: one }),
    )
    expect(offered(state)).toEqual([PASS, ...discards, HUNT])
    expect(refused(state, shadow({ kind: 'discard', card: 'fp-strat-03' }))).toEqual(['events.overrides'])
    expect(refused(state, shadow({ kind: 'discard', card: 'sh-char-16' }))).toEqual(['events.overrides'])
  })

  it('the card is discarded face up', () => {
    const state = struck({ ...box, ...onTable })
    const gone = after(state, shadow({ kind: 'discard', card: 'fp-char-06' }))
    expect([placeOf(gone, 'fp-char-06'), placeOf(gone, 'fp-char-05')]).toEqual(['played', 'onTable'])
    expect(asked(gone)).toBe('free-peoples decide/action')
    expect(fellowship(gone)).toMatchObject({ progress: 2, revealed: false })
  })

  it('or neither', () => {
    const state = after(struck({ ...box, ...onTable }), PASS)
    expect([asked(state), placeOf(state, 'fp-char-05')]).toEqual(['free-peoples decide/action', 'onTable'])
  })

  ruleAllows('hunt.level', 'the Hunt is rolled with the box as it is, its bonus and re-rolls', () => {
    const state = after(struck({ huntBox: { shadow: 2, 'free-peoples': 1 } }), HUNT)
    expect(asked(state)).toBe('nature hunt die')
    // 5 and the bonus succeed; the 2 is rolled again for the Nazgûl there.
    const hit = after(state, dice(5, 2, 3, named('hunt tile', 'standard-1')))
    expect(asked(hit)).toBe('free-peoples decide/damage')
    const borne = after(hit, free({ kind: 'takeCorruption' }))
    expect([fellowship(borne).progress, fellowship(borne).corruption]).toEqual([2, 1])
    expect([huntBox(borne, 'free-peoples'), huntBox(borne, 'shadow')]).toEqual([1, 2])
  })

  ruleAllows('hunt.eye', 'OR-80: after this roll an Eye counts the successes', () => {
    const hit = after(struck(box), HUNT, dice(6, 6, named('hunt tile', 'standard-eye')))
    expect(
      eventsAs(
        'DamageSet',
        after(struck(box), HUNT, drawn('hunt die', 6), drawn('hunt die', 6)),
        dice(named('hunt tile', 'standard-eye')),
      ),
    ).toMatchObject([{ damage: 2 }])
    expect(asked(hit)).toBe('free-peoples decide/damage')
  })

  it('without a die of the Shadow in the box there is nothing to roll', () => {
    expect(asked(struck())).toBe('free-peoples decide/action')
    const state = struck(onTable)
    expect(offered(state, { kind: 'hunt' })).toEqual([])
    expect(refused(state, HUNT)).toEqual(['hunt.level'])
  })

  it('where no Nazgûl is, nothing is offered', () => {
    const state = after(tracked(card, { ...box, ...onTable }), play(card), DONE)
    expect(asked(state)).toBe('free-peoples decide/action')
  })
})
