/** Other Event cards of the second edition beside the Collector's Edition (W2-C7 to W2-C17). */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { against, holding, played, ways } from '../cards/hitsScenes'
import { MOVE, declaring, phase } from '../cards/tableScenes'
import { after, asked, dice, eventsAs, free, named, offered, refused, shadow } from '../support/play'
import { army, captured, garrison, huntBox, told, where } from '../support/read'
import { inBoth } from './editions'

const REFUSED = ['events.requirement']
const FREE_DONE = 'free-peoples decide/action'
const march = (from: RegionId, there: RegionId) => shadow({ kind: 'march', from, to: there })
const onTable = (card: EventCardId, state: Parameters<typeof told>[0]): boolean =>
  Object.values(told(state).cards.onTable).flat().includes(card)

describe('fp-strat-01 The Last Battle (W2-C7)', () => {
  const with_ = (who: 'aragorn' | 'gandalf-the-white', region: RegionId): PositionSpec => ({
    characters: { strider: 'replaced', 'gandalf-the-grey': 'replaced', [who]: region },
    armies: { [region]: { 'gondor-regular': 2, [who]: 1 } },
  })
  const no = (who: 'aragorn' | 'gandalf-the-white', region: RegionId) =>
    inBoth((as) => {
      const { characters: _, ...rest } = with_(who, region)
      return against('fp-strat-01', 'army', as(rest))
    })
  it('T2-50: Gandalf the White leads it in the Collector’s Edition alone', () => {
    expect(no('gandalf-the-white', 'dagorlad')).toEqual([[], REFUSED])
  })
  it('T2-51: Osgiliath is abroad in the second edition', () => {
    expect(no('aragorn', 'osgiliath')).toEqual([REFUSED, []])
    expect(no('aragorn', 'dagorlad')).toEqual([[], []])
    expect(no('aragorn', 'east-rhun')).toEqual([REFUSED, []])
    expect(no('aragorn', 'pelargir')).toEqual([REFUSED, REFUSED])
  })
  const lying: PositionSpec = {
    armies: { dagorlad: { 'gondor-regular': 2, aragorn: 1 } },
    base: 'empty',
  }
  it('T2-52: a declaration ends it in the second edition', () => {
    const lies = inBoth((as) => {
      const state = phase(['fp-strat-01'], { region: 'hollin', progress: 1 }, as(lying))
      return onTable('fp-strat-01', after(state, ...declaring('moria')))
    })
    expect(lies).toEqual([true, false])
  })
  it('a reveal ends it too, and then the die that moved lies in the Hunt box', () => {
    const lies = inBoth((as) => {
      const state = holding(
        'fp-char-01',
        as({
          ...lying,
          fellowship: { region: 'hollin', progress: 0 },
          onTable: { 'free-peoples': ['fp-strat-01'] },
          huntBox: { shadow: 1 },
          dice: { 'free-peoples': ['character', 'character'], shadow: ['event'] },
        }),
      )
      const hunted = after(state, MOVE, dice(named('hunt die', 6), named('hunt tile', 'standard-0-reveal')))
      const way =
        asked(hunted) === 'free-peoples decide/path' ? after(hunted, free({ kind: 'done' })) : hunted
      return [onTable('fp-strat-01', way), huntBox(way, 'free-peoples')]
    })
    expect(lies).toEqual([
      [true, 0],
      [false, 1],
    ])
  })
})

describe('fp-strat-11 Paths of the Woses (W2-C10)', () => {
  const card = 'fp-strat-11'
  it('T2-53: nobody need be in Minas Tirith', () => {
    const spec: PositionSpec = { armies: { edoras: { 'rohan-regular': 2 } } }
    expect(inBoth((as) => against(card, 'army', as(spec)))).toEqual([REFUSED, []])
  })
  const besieged = (spec: PositionSpec = {}): PositionSpec => ({
    armies: {
      'minas-tirith': { 'gondor-regular': 1 },
      edoras: { 'rohan-regular': 1 },
      'helms-deep': { 'isengard-regular': 2 },
      ...spec.armies,
    },
    besieged: { 'helms-deep': { 'rohan-regular': 3, 'rohan-leader': 1, gimli: 1 }, ...spec.besieged },
  })
  it('T2-54: who is besieged in Helm’s Deep can go in the second edition, and the besieger takes it', () => {
    const from = inBoth((as) => {
      const state = played(card, 'army', as(besieged()))
      return asked(state) === 'free-peoples decide/campaign' ? ways(state) : 'gone'
    })
    expect(from).toEqual([
      'gone',
      [
        ['edoras', 'minas-tirith'],
        ['helms-deep', 'minas-tirith'],
      ],
    ])
    const state = after(
      played(card, 'army', { ...besieged(), config: { edition: 'second' } }),
      free({ kind: 'march', from: 'helms-deep', to: 'minas-tirith' }),
      free({ kind: 'bringAll' }),
    )
    expect(army(state, 'minas-tirith')).toEqual({
      'gondor-regular': 1,
      'rohan-regular': 3,
      'rohan-leader': 1,
      gimli: 1,
    })
    expect([captured(state), garrison(state, 'helms-deep')]).toEqual([['helms-deep'], {}])
  })
  it('a Companion who stays alone stands among the besiegers when the Stronghold has fallen', () => {
    let state = after(
      played(card, 'army', { ...besieged(), config: { edition: 'second' } }),
      free({ kind: 'march', from: 'helms-deep', to: 'minas-tirith' }),
    )
    let out: ReadonlyArray<string> = []
    while (asked(state) === 'free-peoples decide/party') {
      const stays = offered(state, { kind: 'bring', piece: 'gimli', number: 0 })[0]
      const most = offered(state, { kind: 'bring' }).at(-1)
      const next = stays ?? most
      if (next === undefined) throw new Error('nobody can go')
      out = eventsAs('CameOut', state, next as never).map(({ region }) => region)
      state = after(state, next as never)
    }
    expect([captured(state), where(state, 'gimli')]).toEqual([['helms-deep'], 'helms-deep'])
    expect([out, garrison(state, 'helms-deep')]).toEqual([['helms-deep'], {}])
  })
  it('some may stay inside, and then the siege goes on', () => {
    let state = after(
      played(card, 'army', { ...besieged(), config: { edition: 'second' } }),
      free({ kind: 'march', from: 'helms-deep', to: 'minas-tirith' }),
      free({ kind: 'bring', piece: 'rohan-regular', number: 2 }),
    )
    while (asked(state) === 'free-peoples decide/party')
      state = after(state, offered(state, { kind: 'bring', number: 0 })[0] as never)
    expect([captured(state), garrison(state, 'helms-deep')]).toEqual([
      [],
      { 'rohan-regular': 1, 'rohan-leader': 1, gimli: 1 },
    ])
  })
  const lost: PositionSpec = {
    armies: { edoras: { 'rohan-regular': 2 }, osgiliath: { 'sauron-regular': 1 } },
    captured: ['minas-tirith', 'lossarnach'],
  }
  it('beside Minas Tirith in Shadow hands, wherever Armies may march', () => {
    const state = played(card, 'army', { ...lost, config: { edition: 'second' } })
    expect(ways(state)).toEqual([
      ['edoras', 'druadan-forest'],
      ['edoras', 'lossarnach'],
    ])
    expect(refused(state, free({ kind: 'march', from: 'edoras', to: 'minas-tirith' }))).toEqual([
      'events.overrides',
    ])
  })
  it('beside Minas Tirith under siege, in both', () => {
    const siege: PositionSpec = {
      armies: { edoras: { 'rohan-regular': 2 }, 'minas-tirith': { 'sauron-regular': 1 } },
      besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
    }
    const beside = [
      ['edoras', 'druadan-forest'],
      ['edoras', 'lossarnach'],
      ['edoras', 'osgiliath'],
    ]
    expect(inBoth((as) => ways(played(card, 'army', as(siege))))).toEqual([beside, beside])
  })
})

describe('cards of the Shadow that a declaration ends (W2-C13, W2-C14)', () => {
  const lies = (card: EventCardId, spec: PositionSpec) =>
    inBoth((as) => {
      const state = phase([card], { region: 'woodland-realm', progress: 1 }, as(spec))
      return onTable(card, after(state, ...declaring('dale')))
    })
  const taken: PositionSpec = { captured: ['dale'], armies: { dale: { 'southrons-regular': 1 } } }
  it('T2-57: Worn with Sorrow and Toil stays for a City in the Collector’s Edition alone', () => {
    expect(lies('sh-char-15', {})).toEqual([true, false])
    expect(lies('sh-char-15', taken)).toEqual([true, true])
  })
  it('T2-58: Flocks of Crebain goes for a captured City in the Collector’s Edition alone', () => {
    expect(lies('sh-char-16', taken)).toEqual([false, true])
    expect(lies('sh-char-16', {})).toEqual([false, false])
  })
})

describe('sh-char-20 Grond, Hammer of the Underworld (W2-C15)', () => {
  it('T2-59: the Witch-king may storm any Stronghold in the second edition', () => {
    const spec: PositionSpec = {
      armies: { umbar: { 'southrons-regular': 2, 'sauron-regular': 1, 'witch-king': 1 } },
      besieged: { umbar: { 'gondor-regular': 2 } },
      captured: ['umbar'],
    }
    expect(inBoth((as) => against('sh-char-20', 'character', as(spec)))).toEqual([REFUSED, []])
  })
})

describe('sh-strat-10 Corsairs of Umbar (W2-C17)', () => {
  const card = 'sh-strat-10'
  const ones = (number: number) => dice(...Array.from({ length: number }, () => 1))
  const siege: PositionSpec = {
    armies: { umbar: { 'southrons-regular': 3 }, 'dol-amroth': { 'southrons-regular': 2 } },
    besieged: { 'dol-amroth': { 'gondor-regular': 1 } },
  }
  it('T2-60: besiegers are joined; in the second edition they storm, and may stop after a round', () => {
    const joined = inBoth((as) =>
      after(played(card, 'army', as(siege)), march('umbar', 'dol-amroth'), shadow({ kind: 'bringAll' })),
    )
    expect(joined.map((state) => army(state, 'dol-amroth'))).toEqual([
      { 'southrons-regular': 5 },
      { 'southrons-regular': 5 },
    ])
    expect(joined.map(asked)).toEqual([FREE_DONE, 'shadow decide/party'])
    const [, second] = joined
    if (second === undefined) throw new Error('there is a second edition')
    const round = after(second, shadow({ kind: 'bringAll' }))
    const over = after(round, ones(6))
    expect(asked(over)).toBe(FREE_DONE)
    expect(garrison(over, 'dol-amroth')).toEqual({ 'gondor-regular': 1 })
  })
  it('an Army in the field is fought to the end in both', () => {
    const spec: PositionSpec = {
      armies: { umbar: { 'southrons-regular': 3 }, pelargir: { 'gondor-regular': 3 } },
    }
    const rounds = inBoth((as) => {
      const attack = shadow({ kind: 'attack', from: 'umbar', to: 'pelargir' })
      const round = after(played(card, 'army', as(spec)), attack, shadow({ kind: 'bringAll' }), ones(6))
      return asked(round)
    })
    expect(rounds).toEqual(['free-peoples decide/retreat', 'free-peoples decide/retreat'])
  })
  it('no more than ten are where it lands, in both', () => {
    const full: PositionSpec = {
      ...siege,
      armies: { ...siege.armies, 'dol-amroth': { 'southrons-regular': 5, 'sauron-regular': 4 } },
    }
    const most = inBoth((as) => {
      const state = after(played(card, 'army', as(full)), march('umbar', 'dol-amroth'))
      return army(state, 'dol-amroth')
    })
    expect(most).toEqual([
      { 'southrons-regular': 6, 'sauron-regular': 4 },
      { 'southrons-regular': 6, 'sauron-regular': 4 },
    ])
  })
})
