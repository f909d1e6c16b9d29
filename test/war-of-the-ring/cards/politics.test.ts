/**
 * Cards that bring Nations closer to war, or keep them from it.
 */
import { describe, expect, it } from 'vitest'
import type { EventCardId, Nation, PieceId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, eventsAs, eventsOf, free, offered, offers, refused, shadow } from '../support/play'
import { army, captured, casualties, garrison, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { holding, itIsPlayedWith, picks, play, played } from './musters'
import { AT_WAR, atWar } from '../support/atWar'

const NEXT = 'shadow decide/action'
const DONE = free({ kind: 'done' })
const goes = (region: RegionId) => free({ kind: 'goTo', region })

const journeys: ReadonlyArray<readonly [EventCardId, string, Nation, RegionId, RegionId]> = [
  ['fp-strat-04', 'Book of Mazarbul', 'dwarves', 'erebor', 'ered-luin'],
  ['fp-strat-07', 'Fear! Fire! Foes!', 'north', 'the-shire', 'bree'],
]

for (const [card, name, nation, one, other] of journeys)
  describe(`${card} ${name}`, () => {
    itIsPlayedWith('muster', card)

    it('with nobody on the map nothing is asked', () => {
      const state = played(card)
      expect([asked(state), politics(state, nation)]).toEqual([NEXT, 'passive, 3 steps'])
    })

    it('Companions may move, and moving nobody is allowed', () => {
      const state = played(card, { characters: { legolas: 'edoras', gimli: 'edoras' } })
      expect(asked(state)).toBe('free-peoples decide/traveller')
      expect(offers(state, 'join', 'character')).toEqual(['legolas', 'gimli'])
      expect(offered(state, { kind: 'done' })).toHaveLength(1)
      const stayed = after(state, DONE)
      expect([asked(stayed), where(stayed, 'gimli')]).toEqual([NEXT, 'edoras'])
    })

    it('even the only Companion is asked, and goes up to his Level', () => {
      const state = played(card, { characters: { legolas: 'edoras' } })
      expect(asked(state)).toBe('free-peoples decide/traveller')
      const on = after(state, free({ kind: 'join', character: 'legolas' }))
      expect(asked(on)).toBe('free-peoples decide/destination')
      const gone = after(on, goes('folde'))
      expect([asked(gone), where(gone, 'legolas')]).toEqual([NEXT, 'folde'])
    })

    ruleAllows('politics.passiveLimit', 'OR-55: a Companion there brings the Nation to war, active', () => {
      for (const region of [one, other]) {
        const state = after(played(card, { characters: { boromir: region } }), DONE)
        expect(politics(state, nation)).toBe('at war')
      }
      const events = eventsOf(holding(card, { characters: { boromir: one } }), play(card), DONE)
      expect(events).toContainEqual({ kind: 'NationActivated', rule: 'events.overrides', nation, card })
      expect(events).toContainEqual({
        kind: 'NationAdvanced',
        rule: 'events.overrides',
        nation,
        steps: 0,
        card,
      })
    })

    it('also one who has just come there', () => {
      const near: RegionId = nation === 'dwarves' ? 'dale' : 'buckland'
      const state = played(card, { characters: { boromir: near } })
      const came = after(state, free({ kind: 'join', character: 'boromir' }), goes(one))
      expect(politics(came, nation)).toBe('at war')
      expect(politics(after(state, DONE), nation)).toBe('passive, 3 steps')
    })

    it('also one in the Fellowship, where the Ring-bearers are; not in an empty Fellowship', () => {
      expect(politics(played(card, { fellowship: { region: one } }), nation)).toBe('at war')
      const alone = {
        fellowship: { region: one, guide: 'gollum' },
        characters: {
          'gandalf-the-grey': 'eliminated',
          strider: 'eliminated',
          boromir: 'eliminated',
          legolas: 'eliminated',
          gimli: 'eliminated',
          meriadoc: 'eliminated',
          peregrin: 'eliminated',
        },
      } as const
      expect(politics(played(card, alone), nation)).toBe('passive, 3 steps')
    })

    it('nobody of the Fellowship counts on the Mordor Track', () => {
      const state = played(card, { fellowship: { mordor: 1 } })
      expect([asked(state), politics(state, nation)]).toEqual([NEXT, 'passive, 3 steps'])
    })
  })

describe('fp-strat-08 Wisdom of Elrond', () => {
  itIsPlayedWith('muster', 'fp-strat-08')
  const names = (nation: Nation) => free({ kind: 'nameNation', nation })

  it('activates a Nation of choice, then moves it a step', () => {
    const state = played('fp-strat-08')
    expect(asked(state)).toBe('free-peoples decide/nation')
    expect(offers(state, 'nameNation', 'nation')).toEqual(['dwarves', 'elves', 'gondor', 'north', 'rohan'])
    const done = after(state, names('gondor'))
    expect([politics(done, 'gondor'), asked(done)]).toEqual(['active, 1 step', NEXT])
    expect(politics(after(state, names('elves')), 'elves')).toBe('active, 2 steps')
  })

  ruleAllows('politics.passiveLimit', 'activation comes first, so a passive Nation may reach war', () => {
    const state = played('fp-strat-08', { politics: { rohan: { steps: 1 } } })
    expect(politics(after(state, names('rohan')), 'rohan')).toBe('at war')
  })

  ruleForbids('events.requirement', 'no Nation of the Shadow, and none at war', () => {
    const state = played('fp-strat-08', { politics: { gondor: { steps: 0, active: true } } })
    expect(offers(state, 'nameNation', 'nation')).toEqual(['dwarves', 'elves', 'north', 'rohan'])
    expect(refused(state, names('gondor'))).toEqual(['events.requirement'])
    expect(refused(state, names('sauron'))).toEqual(['events.requirement'])
  })

  ruleForbids(
    'events.requirement',
    'no Nation for which nothing would change: Wormtongue holds Rohan',
    () => {
      const held: PositionSpec = {
        onTable: { shadow: ['sh-char-22'] },
        characters: { saruman: 'orthanc' },
        armies: { orthanc: { 'isengard-regular': 1 } },
      }
      const near = played('fp-strat-08', { ...held, politics: { rohan: { steps: 1 } } })
      expect(offers(near, 'nameNation', 'nation')).toEqual(['dwarves', 'elves', 'gondor', 'north'])
      expect(refused(near, names('rohan'))).toEqual(['events.requirement'])
      const far = after(played('fp-strat-08', { ...held, politics: { rohan: { steps: 2 } } }), names('rohan'))
      expect(politics(far, 'rohan')).toBe('passive, 1 step')
    },
  )

  it('the last Nation not at war can be meant, and with all at war nothing happens', () => {
    const rest = atWar('dwarves', 'elves', 'gondor', 'north')
    const last = played('fp-strat-08', { politics: rest })
    expect([asked(last), politics(last, 'rohan')]).toEqual([NEXT, 'active, 2 steps'])
    expect(asked(played('fp-strat-08', { politics: { ...rest, rohan: AT_WAR } }))).toBe(NEXT)
  })
})

describe('sh-strat-06 Stormcrow', () => {
  const CARD = 'sh-strat-06'
  const TURN = 'free-peoples decide/action'
  const names = (nation: Nation) => shadow({ kind: 'nameNation', nation })
  const lost = (piece: PieceId, region: RegionId) => free({ kind: 'pick', piece, region })
  const gondor: PositionSpec = {
    characters: { boromir: 'lossarnach' },
    fellowship: { region: 'hollin' },
    politics: { gondor: { steps: 1, active: true } },
    armies: {
      'minas-tirith': { 'gondor-regular': 2, 'gondor-leader': 1 },
      edoras: { 'gondor-elite': 1, 'rohan-regular': 1 },
    },
  }
  itIsPlayedWith('muster', CARD, gondor)

  ruleForbids('events.requirement', 'no Nation not at war has a visitor', () => {
    const far: PositionSpec = { fellowship: { region: 'hollin' } }
    expect(refused(holding(CARD, far), play(CARD))).toEqual(['events.requirement'])
    const atWar = { ...gondor, politics: { gondor: { steps: 0, active: true } } }
    expect(refused(holding(CARD, atWar), play(CARD))).toEqual(['events.requirement'])
    const mordor: PositionSpec = { fellowship: { mordor: 0 } }
    expect(refused(holding(CARD, mordor), play(CARD))).toEqual(['events.requirement'])
  })

  it('the Ring-bearers are visitors too', () => {
    expect(refused(holding(CARD, { fellowship: { region: 'lorien' } }), play(CARD))).toEqual([])
  })

  it('the counter goes back, and the Free Peoples choose what is lost, anywhere', () => {
    const state = played(CARD, gondor)
    expect([politics(state, 'gondor'), asked(state)]).toEqual([
      'active, 2 steps',
      'free-peoples decide/sacrifice',
    ])
    expect(picks(state)).toEqual([
      'gondor-regular in minas-tirith',
      'gondor-leader in minas-tirith',
      'gondor-elite in edoras',
    ])
    const done = after(state, lost('gondor-leader', 'minas-tirith'))
    expect(army(done, 'minas-tirith')).toEqual({ 'gondor-regular': 2 })
    expect(casualties(done)).toEqual({ 'gondor-leader': 1 })
    expect(asked(done)).toBe(TURN)
  })

  it('the record says so', () => {
    const moves = [play(CARD), lost('gondor-elite', 'edoras')]
    expect(eventsAs('NationSetBack', holding(CARD, gondor), ...moves)).toEqual([
      { kind: 'NationSetBack', rule: 'events.overrides', nation: 'gondor', steps: 2, card: CARD },
    ])
    expect(eventsAs('Lost', holding(CARD, gondor), ...moves)).toMatchObject([
      { piece: 'gondor-elite', number: 1, region: 'edoras', card: CARD },
    ])
  })

  ruleForbids('events.overrides', 'no figure of another Nation, and none that is not there', () => {
    const state = played(CARD, gondor)
    for (const pick of [lost('rohan-regular', 'edoras'), lost('gondor-regular', 'edoras')])
      expect(refused(state, pick)).toEqual(['events.overrides'])
  })

  it('of several Nations the Shadow names one', () => {
    const state = played(CARD, { ...gondor, fellowship: { region: 'rivendell' } })
    expect(asked(state)).toBe('shadow decide/nation')
    expect(offers(state, 'nameNation', 'nation')).toEqual(['elves', 'gondor'])
    expect(refused(state, names('rohan'))).toEqual(['events.requirement'])
    const done = after(state, names('elves'))
    expect([politics(done, 'elves'), politics(done, 'gondor')]).toEqual(['active, 3 steps', 'active, 1 step'])
  })

  ruleAllows('politics.lasting', 'OR-54: in the top box the counter stays, and a figure is lost', () => {
    const state = played(CARD, { ...gondor, politics: { gondor: { steps: 3 } } })
    expect([politics(state, 'gondor'), asked(state)]).toEqual([
      'passive, 3 steps',
      'free-peoples decide/sacrifice',
    ])
  })

  it('the only figure goes; without any nothing is lost', () => {
    const one = played(CARD, { ...gondor, armies: { pelargir: { 'gondor-regular': 1 } } })
    expect([army(one, 'pelargir'), asked(one)]).toEqual([{}, TURN])
    const nobody = played(CARD, { ...gondor, armies: {} })
    expect([politics(nobody, 'gondor'), asked(nobody)]).toEqual(['active, 2 steps', TURN])
  })

  ruleAllows('events.casualties', 'Leaders go with the last unit of their Army', () => {
    const armies = { pelargir: { 'gondor-regular': 1, 'gondor-leader': 1, legolas: 1 } }
    const done = after(played(CARD, { ...gondor, armies }), lost('gondor-regular', 'pelargir'))
    expect(army(done, 'pelargir')).toEqual({ legolas: 1 })
    expect(casualties(done)).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
  })

  ruleAllows('events.casualties', 'OR-17: with the last of the garrison the Stronghold falls', () => {
    const state = played(CARD, {
      ...gondor,
      armies: { 'minas-tirith': { 'sauron-regular': 1 }, pelargir: { 'gondor-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1, legolas: 1 } },
    })
    expect(picks(state)).toEqual(['gondor-regular in pelargir', 'gondor-regular in minas-tirith'])
    const done = after(state, lost('gondor-regular', 'minas-tirith'))
    expect(captured(done)).toEqual(['minas-tirith'])
    expect([garrison(done, 'minas-tirith'), where(done, 'legolas')]).toEqual([{}, 'minas-tirith'])
    expect(politics(done, 'gondor')).toBe('active, 1 step')
  })
})
