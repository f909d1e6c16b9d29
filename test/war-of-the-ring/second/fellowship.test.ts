/** The Fellowship, Mordor and the Character cards of the second edition (W2-14 to W2-17, W2-22 to W2-32). */
import { describe, expect, it } from 'vitest'
import {
  EVENT_CARD_IDS,
  warOfTheRing,
  type EventCardId,
  type PositionSpec,
  type RegionId,
  type State,
} from '../../../src/war-of-the-ring'
import { shadowAttacks } from '../combat/scenes'
import {
  after,
  asked,
  dice,
  eventsAs,
  free,
  named,
  offered,
  offers,
  refused,
  shadow,
  table,
} from '../support/play'
import { companions, fellowship, politics, where } from '../support/read'
import { ALL_AT_WAR } from '../support/scenes'
import { inBoth } from './editions'

const to = (region: RegionId) => free({ kind: 'goTo', region })
const PASS = free({ kind: 'pass' })
const DECLARE = free({ kind: 'declare' })
const ENTER = free({ kind: 'enterMordor' })
const GATE = 'free-peoples decide/mordor'

const playFree = (card: EventCardId, die: 'event' | 'character' = 'event') =>
  free({ kind: 'playEvent', die, as: die, card })
const playShadow = (card: EventCardId) => shadow({ kind: 'playEvent', die: 'event', as: 'event', card })
/** The Free Peoples hold these cards and act with Event results. */
const ours = (cards: ReadonlyArray<EventCardId>, spec: PositionSpec): PositionSpec => ({
  dice: { 'free-peoples': ['event', 'character', 'event'], shadow: ['event', 'event'] },
  hands: { 'free-peoples': cards },
  ...spec,
})

describe('Companions in the Fellowship are in no region (W2-14)', () => {
  const playable = (card: EventCardId, spec: PositionSpec) =>
    inBoth((as) => refused(table(as(ours([card], spec))), playFree(card)))

  it('T2-21: Boromir with the Ring-bearers in Gondor is there for House of the Stewards, or is not', () => {
    const inGondor: PositionSpec = { fellowship: { region: 'lossarnach' } }
    expect(playable('fp-char-23', inGondor)).toEqual([[], ['events.requirement']])
    expect(playable('fp-char-23', { ...inGondor, characters: { boromir: 'lossarnach' } })).toEqual([[], []])
  })
  it('T2-22: Gimli with the Ring-bearers in Dale rouses by There and Back Again, or does not', () => {
    const roused = inBoth((as) => {
      const state = after(
        table(as(ours(['fp-char-17'], { fellowship: { region: 'dale' } }))),
        playFree('fp-char-17'),
        free({ kind: 'join', character: 'meriadoc' }),
        free({ kind: 'done' }),
        to('erebor'),
        free({ kind: 'nameGuide', companion: 'strider' }),
      )
      return [politics(state, 'dwarves'), politics(state, 'elves'), politics(state, 'north')]
    })
    expect(roused).toEqual([
      ['active, 2 steps', 'active, 2 steps', 'active, 2 steps'],
      ['active, 3 steps', 'active, 3 steps', 'passive, 3 steps'],
    ])
  })
  it('in the Shire they send the North to war by Fear! Fire! Foes!, or do not', () => {
    const atWar = inBoth((as) => {
      const state = after(
        table(as(ours(['fp-strat-07'], { fellowship: { region: 'the-shire' } }))),
        playFree('fp-strat-07'),
      )
      return politics(state, 'north')
    })
    expect(atWar).toEqual(['at war', 'passive, 3 steps'])
  })
  it('Gandalf the Grey with the Ring-bearers in Minas Tirith ends Denethor’s Folly, or does not', () => {
    const ended = inBoth((as) => {
      const state = table(
        as({
          fellowship: { region: 'minas-tirith' },
          armies: { 'minas-tirith': { 'sauron-regular': 2 } },
          besieged: { 'minas-tirith': { 'gondor-regular': 2 } },
          onTable: { shadow: ['sh-strat-03'] },
          dice: { 'free-peoples': ['character'], shadow: ['event'] },
        }),
      )
      return offered(state, { kind: 'endCard' }).length > 0
    })
    expect(ended).toEqual([true, false])
  })
  it('Stormcrow speaks of the Fellowship itself, so it is the same', () => {
    const spec: PositionSpec = {
      fellowship: { region: 'edoras' },
      acting: 'shadow',
      hands: { shadow: ['sh-strat-06'] },
      dice: { 'free-peoples': ['event'], shadow: ['event', 'event'] },
    }
    expect(inBoth((as) => refused(table(as(spec)), playShadow('sh-strat-06')))).toEqual([[], []])
  })
})

describe('a reveal in a Shadow Stronghold (W2-15)', () => {
  const patrolled = (progress: number) =>
    inBoth((as) => {
      const spec: PositionSpec = {
        fellowship: { region: 'moria', progress },
        acting: 'shadow',
        hands: { shadow: ['sh-char-05'] },
        dice: { 'free-peoples': ['event'], shadow: ['event', 'event'] },
      }
      const drawn = after(table(as(spec)), playShadow('sh-char-05'), dice('standard-1-reveal'))
      const borne = after(drawn, free({ kind: 'takeCorruption' }))
      return asked(borne) === 'free-peoples decide/path'
        ? asked(after(borne, free({ kind: 'done' })))
        : asked(borne)
    })
  it('T2-23: standing still in Moria it draws a tile in the second edition alone', () => {
    expect(patrolled(0)).toEqual(['free-peoples decide/action', 'nature hunt tile'])
  })
  it('T2-24: with Progress 1 it draws one in both', () => {
    expect(patrolled(1)).toEqual(['nature hunt tile', 'nature hunt tile'])
  })
  it('the Balrog wants a way into, out of or through Moria, in both', () => {
    const asks = inBoth((as) => {
      const spec: PositionSpec = {
        fellowship: { region: 'moria', progress: 0 },
        acting: 'shadow',
        hands: { shadow: ['sh-char-05'] },
        onTable: { shadow: ['sh-char-17'] },
        dice: { 'free-peoples': ['event'], shadow: ['event', 'event'] },
      }
      const drawn = after(table(as(spec)), playShadow('sh-char-05'), dice('standard-1-reveal'))
      return asked(after(drawn, free({ kind: 'takeCorruption' })))
    })
    expect(asks).toEqual(['free-peoples decide/action', 'nature hunt tile'])
  })
})

describe('entering Mordor (W2-16, DP-2E.1)', () => {
  const phase = (spec: NonNullable<PositionSpec['fellowship']>): ReadonlyArray<State> =>
    inBoth((as) => table(as({ phase: 'fellowship', fellowship: spec })))

  it('T2-25: Revealed in Morannon it may enter in the second edition, and stays Revealed', () => {
    const [collectors, second] = phase({ region: 'morannon', revealed: true })
    if (collectors === undefined || second === undefined) throw new Error('there are two editions')
    expect(asked(collectors)).not.toBe(GATE)
    expect(warOfTheRing.tables().actions).not.toHaveProperty('enterMordor')
    expect(() => refused(collectors, ENTER)).toThrow('enterMordor')
    expect(asked(second)).toBe(GATE)
    expect(offered(second)).toEqual([PASS, ENTER])
    const inside = after(second, ENTER)
    expect(fellowship(inside)).toMatchObject({ mordor: 0, revealed: true })
  })
  it('T2-26: declared in Morannon it goes in at once, or may stay and is asked again next turn', () => {
    const declared = phase({ region: 'dagorlad', progress: 1 }).map((state) =>
      after(state, DECLARE, to('morannon')),
    )
    expect(declared.map((state) => fellowship(state).region)).toEqual([null, 'morannon'])
    const second = declared[1]
    if (second === undefined) throw new Error('there is a second edition')
    expect(asked(second)).toBe(GATE)
    const stayed = after(second, PASS)
    expect(asked(stayed)).not.toBe(GATE)
    expect(fellowship(stayed)).toMatchObject({ region: 'morannon', progress: 0, revealed: false })
    const [, next] = phase({ region: 'morannon' })
    if (next === undefined) throw new Error('there is a second edition')
    expect(asked(next)).toBe('free-peoples decide/declare')
    expect(asked(after(next, PASS))).toBe(GATE)
  })
  it('T2-27: in Minas Morgul it has to be declared to enter, or is asked without a declaration', () => {
    const idle = phase({ region: 'minas-morgul' }).map((state) => after(state, PASS))
    expect(idle.map((state) => asked(state) === GATE)).toEqual([false, true])
    const declared = phase({ region: 'minas-morgul' }).map((state) => after(state, DECLARE))
    expect(declared.map((state) => fellowship(state).region)).toEqual([null, 'minas-morgul'])
    expect(declared.map((state) => asked(state) === GATE)).toEqual([false, true])
  })
  it('T2-43: on the track neither a declaration nor an entry is asked for', () => {
    const asks = inBoth((as) => asked(table(as({ phase: 'fellowship', fellowship: { mordor: 1 } }))))
    expect(asks).toEqual([asks[0], asks[0]])
    expect(asks[0]).not.toMatch(/declare|mordor/)
  })
  it('elsewhere it is not asked, and in no other phase', () => {
    const away = table({
      phase: 'fellowship',
      fellowship: { region: 'dagorlad' },
      config: { edition: 'second' },
    })
    expect(refused(after(away, PASS), ENTER)).toEqual(['fellowship.enterMordor'])
    const acting = table({
      fellowship: { region: 'morannon' },
      dice: { 'free-peoples': ['character'], shadow: ['event'] },
      config: { edition: 'second' },
    })
    expect(refused(acting, ENTER)).toEqual(['turn.fellowshipPhase'])
  })
})

describe('Companions on the Mordor Track (W2-17)', () => {
  it('T2-28: Meriadoc leaves for damage 1 and is out of the game, in both', () => {
    const left = inBoth((as) => {
      const spec: PositionSpec = {
        fellowship: { mordor: 1, guide: 'meriadoc' },
        characters: {
          'gandalf-the-grey': 'eliminated',
          strider: 'eliminated',
          boromir: 'eliminated',
          legolas: 'eliminated',
          gimli: 'eliminated',
          peregrin: 'eliminated',
        },
        dice: { 'free-peoples': ['character'], shadow: ['event'] },
      }
      const hit = after(
        table(as(spec)),
        free({ kind: 'moveFellowship', die: 'character', as: 'character' }),
        dice(named('hunt tile', 'standard-1')),
      )
      const leaves = free({ kind: 'guideLeaves' })
      const state = after(hit, leaves)
      const words = eventsAs('CharacterEliminated', hit, leaves).map(warOfTheRing.tell)
      return [companions(state), where(state, 'meriadoc'), fellowship(state).corruption, words]
    })
    expect(left).toEqual([
      [[], 'eliminated', 0, ['Meriadoc Brandybuck falls.']],
      [[], 'eliminated', 0, ['Meriadoc Brandybuck is removed from the game.']],
    ])
  })
})

describe('Gandalf the Grey as Guide (W2-22)', () => {
  it('T2-36: a Strategy card played with an Event result draws one in the second edition', () => {
    const asks = inBoth((as) => {
      const spec = ours(['fp-strat-08'], { fellowship: { guide: 'gandalf-the-grey' } })
      const played = after(
        table(as(spec)),
        playFree('fp-strat-08'),
        free({ kind: 'nameNation', nation: 'rohan' }),
      )
      return [asked(played), offers(played, 'drawFrom', 'deck')]
    })
    expect(asks).toEqual([
      ['shadow decide/action', []],
      ['free-peoples decide/bonus', ['strategy']],
    ])
  })
  it('a Character card draws a Character card in both', () => {
    const asks = inBoth((as) => {
      const spec = ours(['fp-char-01'], { fellowship: { guide: 'gandalf-the-grey' } })
      return offers(after(table(as(spec)), playFree('fp-char-01')), 'drawFrom', 'deck')
    })
    expect(asks).toEqual([['character'], ['character']])
  })
  it('T2-37: a Character result draws nothing in either', () => {
    const asks = inBoth((as) => {
      const spec = ours(['fp-char-09'], { fellowship: { guide: 'gandalf-the-grey' } })
      const state = after(table(as(spec)), playFree('fp-char-09', 'character'), dice(1, 1, 1))
      return asked(state)
    })
    expect(asks).toEqual(['shadow decide/action', 'shadow decide/action'])
  })
})

describe('the Witch-king (W2-23, W2-24)', () => {
  const enters = (nations: PositionSpec['politics']) =>
    inBoth((as) => {
      const spec: PositionSpec = {
        acting: 'shadow',
        politics: nations ?? {},
        dice: { 'free-peoples': ['event'], shadow: ['muster', 'muster'] },
      }
      return offered(table(as(spec)), { kind: 'bringCharacter', character: 'witch-king' }).length
    })
  const SAURON = { sauron: { steps: 0, active: true } } as const
  it('T2-38: he wants a Nation of the Free Peoples at war too', () => {
    expect(enters(SAURON)).toEqual([1, 0])
    expect(enters({ ...SAURON, rohan: { steps: 0, active: true } })).toEqual([1, 1])
    expect(enters({ ...SAURON, isengard: { steps: 0, active: true } })).toEqual([1, 0])
  })
})

/** The Shadow uses a Combat card, in whichever way it is asked for it; nobody else does. */
const using = (start: State, card: EventCardId): State => {
  let state = start
  while (/combatCard|commit/.test(asked(state))) {
    const ours = offered(state).filter((action) => action.kind === 'declareCard' && action.seat === 'shadow')
    const next = offered(state, { kind: 'commit', card })[0] ?? ours[0] ?? offered(state, { kind: 'pass' })[0]
    if (next === undefined) throw new Error(`nothing to say at ${asked(state)}`)
    state = after(state, next)
  }
  return state
}

describe('the Sorcerer (W2-24)', () => {
  const card: EventCardId = 'sh-char-08'
  const draws = (gone: ReadonlyArray<EventCardId>) =>
    inBoth((as) => {
      const { config } = as({})
      const state = shadowAttacks({
        attackers: { 'sauron-regular': 3, 'witch-king': 1 },
        defenders: { 'gondor-regular': 3 },
        shadow: [card],
        spec: { ...(config === undefined ? {} : { config }), played: { shadow: gone } },
      })
      const used = using(state, card)
      return asked(used) === 'shadow decide/sorcerer' ? offers(used, 'drawFrom', 'deck') : asked(used)
    })
  it('T2-39: a Character card draws from either deck, or from its own alone', () => {
    expect(draws([])).toEqual([['character', 'strategy'], ['character']])
  })
  it('where its own deck has run out the second edition draws nothing', () => {
    const characters = EVENT_CARD_IDS.filter((id) => id.startsWith('sh-char') && id !== card)
    expect(draws(characters)).toEqual([['strategy'], 'shadow decide/number'])
  })
})

describe('words that decide something (W2-28, W2-32)', () => {
  it('T2-40: captured Pelargir is still a Settlement of the Free Peoples for Orc Patrol', () => {
    const spec: PositionSpec = {
      fellowship: { region: 'pelargir' },
      captured: ['pelargir'],
      armies: { pelargir: { 'southrons-regular': 1 } },
      acting: 'shadow',
      hands: { shadow: ['sh-char-05'] },
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
    }
    const no = ['events.requirement']
    expect(inBoth((as) => refused(table(as(spec)), playShadow('sh-char-05')))).toEqual([no, no])
  })
  it('T2-41: the Mouth of Sauron may join the besiegers of Minas Tirith', () => {
    const joins = inBoth((as) => {
      const spec: PositionSpec = {
        base: 'empty',
        politics: ALL_AT_WAR,
        acting: 'shadow',
        armies: { 'minas-tirith': { 'sauron-regular': 2 }, osgiliath: { 'mouth-of-sauron': 1 } },
        besieged: { 'minas-tirith': { 'gondor-regular': 1 } },
        dice: { 'free-peoples': ['event'], shadow: ['character', 'event'] },
      }
      const state = after(
        table(as(spec)),
        shadow({ kind: 'moveCharacters', die: 'character', as: 'character' }),
      )
      return offers(state, 'goTo', 'region').includes('minas-tirith')
    })
    expect(joins).toEqual([true, true])
  })
})
