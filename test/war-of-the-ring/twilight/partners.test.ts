/** Twilight of the Third Age with three and four players: who decides what (ruling OR-97). */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing as game, type PositionSpec, type Seat, type State } from '../../../src/war-of-the-ring'
import { after, asked, refused } from './among'
import { atWar } from '../support/atWar'
import { ruleAllows, ruleForbids } from '../support/rules'

const MUSTER = { die: 'muster', as: 'muster' } as const
const ARMY = { die: 'army', as: 'army' } as const
const event = (card: string) => ({ kind: 'playEvent', card, die: 'event', as: 'event' })
const POLITICS = atWar('sauron', 'isengard', 'southrons', 'elves', 'gondor', 'rohan')

const DICE = {
  'free-peoples': ['muster', 'event', 'character'],
  shadow: ['muster', 'army', 'event'],
} as const

/** A position in which a seat of a side is next. */
const next = (players: 3 | 4, seat: Seat, spec: PositionSpec = {}): State => {
  const side = seat === 'witch-king' || seat === 'saruman' ? 'shadow' : 'free-peoples'
  const built = game.position({
    politics: POLITICS,
    ...(spec.phase === undefined ? { acting: side } : {}),
    ...(spec.phase === undefined ? { dice: DICE } : {}),
    ...(players === 3 && side === 'free-peoples' ? {} : { places: { [side]: seat } }),
    ...spec,
    config: { seed: 'partners', chance: 'manual', twilight: true, players },
  })
  if (E.isLeft(built)) throw new Error(`${built.left.path}: ${built.left.problem}`)
  return built.right
}

describe.each([3, 4] as const)('partners of the Shadow among %i', (players) => {
  it('who leads Sauron brings the Chief and the Balrog, the other the two factions', () => {
    const chief = { kind: 'bringCharacter', character: 'witch-king-chief', ...MUSTER }
    const balrog = { kind: 'bringCharacter', character: 'balrog', ...MUSTER }
    const hollin: PositionSpec = { fellowship: { region: 'hollin' } }
    expect(refused(next(players, 'witch-king', hollin), chief)).toEqual([])
    expect(refused(next(players, 'witch-king'), balrog)).toEqual([])
    expect(refused(next(players, 'saruman', hollin), chief)).toContain('partners.minions')
    expect(refused(next(players, 'saruman'), balrog)).toContain('partners.minions')
    for (const faction of ['dunlendings', 'corsairs']) {
      const bring = { kind: 'bringFaction', faction, ...MUSTER }
      expect(refused(next(players, 'saruman'), bring)).toEqual([])
      expect(refused(next(players, 'witch-king'), bring)).toContain('partners.limits')
    }
    expect(asked(after(next(players, 'witch-king'), balrog))).toBe('witch-king decide/retinue')
  })
  const FLEET: PositionSpec = {
    beside: { factions: ['corsairs'], ships: { umbar: 2, 'dol-amroth': 1 } },
    armies: { umbar: { 'southrons-regular': 2, 'sauron-regular': 2 }, 'dol-amroth': {} },
  }
  it('fleets sail for who leads the Southrons; each has his own Army carried', () => {
    const sail = { kind: 'sail', from: 'umbar', to: 'pelargir', number: 1 }
    const his = after(next(players, 'saruman', FLEET), { kind: 'moveArmies', ...ARMY })
    expect(refused(his, sail)).toEqual([])
    const other = after(next(players, 'witch-king', FLEET), { kind: 'moveArmies', ...ARMY })
    expect(refused(other, sail)).toEqual(['twilight.fleets'])
    const carried = after(other, { kind: 'march', from: 'umbar', to: 'dol-amroth' })
    expect(refused(carried, { kind: 'bring', piece: 'southrons-regular', number: 1 })).not.toEqual([])
  })
  it('the Chief follows a declaration if who leads Sauron says so', () => {
    const declared = after(
      next(players, 'witch-king', {
        phase: 'fellowship',
        turn: 2,
        fellowship: { region: 'hollin', progress: 1 },
        characters: { 'witch-king-chief': 'morannon' },
      }),
      { kind: 'declare' },
      { kind: 'goTo', region: 'north-dunland' },
    )
    expect(asked(declared)).toBe('witch-king decide/follow')
  })
  it('a Tower is built by who commands the besiegers, or by either where they are two Armies', () => {
    const siege = (mixed: boolean): PositionSpec => ({
      armies: { lorien: { 'sauron-regular': 3, 'isengard-regular': 1 } },
      besieged: { lorien: { 'elves-elite': 2 } },
      ...(mixed ? { mixed: ['lorien'] } : {}),
    })
    const build = { kind: 'buildEngine', ...MUSTER }
    expect(refused(next(players, 'saruman', siege(false)), build)).toEqual([])
    expect(refused(next(players, 'saruman', siege(true)), build)).toEqual(['twilight.engines'])
    expect(refused(next(players, 'witch-king', siege(true)), build)).toEqual([])
  })
  it('Dunlendings count for who commands a mixed Army', () => {
    const state = next(players, 'saruman', {
      beside: { factions: ['dunlendings'], towers: {} },
      armies: { lorien: { 'sauron-regular': 2, dunlending: 3 } },
      besieged: { lorien: { 'elves-elite': 2 } },
      mixed: ['lorien'],
    })
    expect(refused(state, { kind: 'buildEngine', ...MUSTER })).toEqual([])
  })
  it('cards bear the sign of what they are about', () => {
    const spec: PositionSpec = {
      beside: { factions: ['dunlendings', 'corsairs'] },
      characters: { balrog: 'moria' },
      armies: { 'dol-guldur': { 'sauron-regular': 1, nazgul: 1 } },
    }
    const plays = (seat: Seat, card: string) =>
      refused(next(players, seat, { ...spec, hands: { [seat]: [card] } }), event(card))
    for (const card of ['sh-char-17e', 'sh-strat-26e']) {
      expect(plays('witch-king', card)).toEqual([])
      expect(plays('saruman', card)).toContain('partners.cards')
    }
    for (const card of ['sh-strat-10e', 'sh-strat-11e']) {
      expect(plays('saruman', card)).toEqual([])
      expect(plays('witch-king', card)).toContain('partners.cards')
    }
  })
  const free: Seat = players === 4 ? 'gondor' : 'free-peoples'
  it('Wind from the West looks into one hand, which its player names', () => {
    const state = after(
      next(players, free, {
        hands: {
          [free]: ['fp-char-25e'],
          'witch-king': ['sh-char-05'],
          saruman: ['sh-strat-05', 'sh-strat-06'],
        },
      }),
      event('fp-char-25e'),
    )
    expect(asked(state)).toBe(`${free} decide/clearTable`)
    expect(refused(state, { kind: 'look' })).not.toEqual([])
    const looked = after(state, { kind: 'chooseHand', hand: 'saruman' })
    expect(refused(looked, { kind: 'discard', card: 'sh-char-05' })).toEqual(['events.overrides'])
    const hands = (viewer: Seat) => {
      const seen = JSON.stringify(game.view(looked, viewer))
      return ['sh-char-05', 'sh-strat-06'].map((card) => seen.includes(`"${card}"`))
    }
    expect(hands(free)).toEqual([false, true])
    if (players === 4) expect(hands('rohan')).toEqual([false, false])
    expect(hands('witch-king')).toEqual([true, false])
    const gone = after(looked, { kind: 'discard', card: 'sh-strat-06' })
    expect(game.faultsOf(gone)).toEqual([])
    expect(JSON.stringify(game.view(gone, free))).not.toContain('"sh-strat-05"')
  })
})

describe('partners of the Free Peoples', () => {
  it('who leads the Elves brings Lady Galadriel', () => {
    const lady = { kind: 'bringCharacter', character: 'galadriel', ...MUSTER }
    expect(refused(next(4, 'gondor'), lady)).toEqual([])
    expect(refused(next(4, 'rohan'), lady)).toContain('partners.limits')
  })
  it('a Trebuchet is built by who leads the Nation of the Stronghold', () => {
    const build = { kind: 'buildEngine', ...MUSTER }
    const his = after(next(4, 'rohan'), build)
    expect(refused(his, { kind: 'aim', region: 'helms-deep' })).toEqual([])
    expect(refused(his, { kind: 'aim', region: 'lorien' })).toEqual(['twilight.engines'])
    expect(refused(after(next(4, 'gondor'), build), { kind: 'aim', region: 'lorien' })).toEqual([])
  })
  it('either wakes the Ents, and names the way of a declaration with Sméagol', () => {
    const ents: PositionSpec = {
      characters: { 'gandalf-the-white': 'fangorn', 'gandalf-the-grey': 'replaced' },
      armies: { orthanc: { 'isengard-regular': 2, saruman: 1 } },
    }
    const smeagol: PositionSpec = {
      turn: 2,
      characters: { smeagol: 'fellowship' },
      fellowship: { region: 'hollin', guide: 'smeagol', progress: 1 },
      huntTiles: { removed: { smeagol: 1 } },
    }
    for (const seat of ['gondor', 'rohan'] as const) {
      expect(refused(next(4, seat, ents), { kind: 'bringFaction', faction: 'ents', ...MUSTER })).toEqual([])
      const way = after(next(4, seat, smeagol), {
        kind: 'declareWithDie',
        die: 'character',
        as: 'character',
      })
      expect(asked(way)).toBe(`${seat} decide/path`)
    }
  })
})

describe('a Trebuchet of the one player against partners (OR-93)', () => {
  const free = 'free-peoples'
  const dice: PositionSpec = {
    dice: { [free]: ['muster', 'muster', 'muster'], shadow: ['event', 'event', 'event'] },
    politics: { ...POLITICS, north: { steps: 1, active: true } },
  }
  const ELVEN = ['rivendell', 'lorien', 'grey-havens', 'woodland-realm'] as const
  const build = { kind: 'buildEngine', ...MUSTER }
  const aim = (region: string) => ({ kind: 'aim', region })
  /** The partner who is on turn passes by drawing a card. */
  const theirs = (now: State): State => {
    const drawing = after(now, { kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
    const card = game.legalActions(drawing)[0]
    return after(drawing, { ...card, kind: 'chance' })
  }
  const recruit = (now: State, piece: string, ...regions: ReadonlyArray<string>): State =>
    regions.reduce(
      (at, region) => after(at, { kind: 'recruit', piece, region }),
      after(now, { kind: 'beginRecruiting', ...MUSTER }),
    )

  ruleForbids(
    ['partners.twice', 'twilight.engines'],
    'who built one for Rohan does not recruit for it next',
    () => {
      const built = theirs(after(next(3, free, dice), build, aim('helms-deep')))
      const recruiting = after(built, { kind: 'beginRecruiting', ...MUSTER })
      expect(refused(recruiting, { kind: 'recruit', piece: 'rohan-regular', region: 'edoras' })).toEqual([
        'partners.twice',
      ])
      expect(refused(recruiting, { kind: 'recruit', piece: 'gondor-regular', region: 'pelargir' })).toEqual(
        [],
      )
      const again = after(built, build)
      expect(refused(again, aim('helms-deep'))).toEqual(['partners.twice'])
      expect(refused(again, aim('minas-tirith'))).toEqual([])
    },
  )
  ruleForbids(
    ['partners.twice', 'twilight.engines'],
    'who recruited for Rohan builds none for it next',
    () => {
      const state = theirs(recruit(next(3, free, dice), 'rohan-regular', 'edoras', 'folde'))
      expect(refused(after(state, build), aim('helms-deep'))).toEqual(['partners.twice'])
      expect(refused(after(state, build), aim('lorien'))).toEqual([])
    },
  )
  ruleForbids('partners.twice', 'and none at all if no other Stronghold is fit for one', () => {
    const passive = { steps: 1, active: false } as const
    const only: PositionSpec = {
      ...dice,
      politics: { ...POLITICS, gondor: passive, dwarves: passive },
      captured: ELVEN,
      armies: Object.fromEntries(ELVEN.map((region) => [region, {}])),
    }
    expect(refused(theirs(recruit(next(3, free, only), 'rohan-regular', 'edoras', 'folde')), build)).toEqual([
      'partners.twice',
    ])
  })
  ruleAllows('twilight.engines', 'one for another Nation, and then one for the first again', () => {
    const built = theirs(after(next(3, free, dice), build, aim('helms-deep')))
    const second = theirs(after(built, build, aim('lorien')))
    expect(refused(after(second, build), aim('helms-deep'))).toEqual([])
    expect(refused(after(second, build), aim('lorien'))).toEqual(['partners.twice'])
  })
})
