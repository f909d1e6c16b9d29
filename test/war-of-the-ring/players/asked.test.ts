/**
 * The decision points of chapter XI one by one: in a game for four and in one for three, who is asked; and
 * that there is no question of which the table of all games does not tell whose it is.
 */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec, type Seat, type State } from '../../../src/war-of-the-ring'
import { after, asked, offered } from '../support/play'
import { FOUR_MACHINE, SECOND_MACHINE } from '../support/base'
import { DUE } from './asked'
import { among, by } from './partners'
import { CARDS, MARCHES, one, TURN, type Moves, type Point } from './points'
import { BATTLES, HUNTS } from './warPoints'

const FREE: ReadonlyArray<string> = ['gondor', 'rohan']

type Hands = NonNullable<PositionSpec['hands']>
const together = (hands: Hands | undefined): Hands | undefined =>
  hands === undefined
    ? undefined
    : {
        ...Object.fromEntries(Object.entries(hands).filter(([seat]) => !FREE.includes(seat))),
        'free-peoples': FREE.flatMap((seat) => hands[seat as Seat] ?? []),
      }

/** A position of four as one of three: the Free Peoples are one player's. */
const ofThree = (spec: PositionSpec): PositionSpec => {
  const { hands, onTable, places, ...rest } = spec
  const shadow = places?.shadow
  return {
    ...rest,
    ...(hands === undefined ? {} : { hands: together(hands) ?? {} }),
    ...(onTable === undefined ? {} : { onTable: together(onTable) ?? {} }),
    ...(shadow === undefined ? {} : { places: { shadow } }),
  }
}

/** What happens, said by whoever is asked. */
const played = (state: State, moves: Moves): State =>
  moves.reduce<State>((now, move) => {
    if ('script' in move) return after(now, move)
    const [seat] = warOfTheRing.actors(now)
    return after(now, by(seat as Seat, move))
  }, state)

const ALL: ReadonlyArray<Point> = [...TURN, ...CARDS, ...MARCHES, ...BATTLES, ...HUNTS]

describe.each(ALL.map((point) => [`DP-${point[0]} ${point[1]}`, point] as const))('%s', (_, point) => {
  const [, , spec, moves, due] = point
  it('of four', () => expect(asked(played(among(4, spec), moves))).toBe(due))
  it('of three', () =>
    expect(asked(played(among(3, ofThree(spec)), moves))).toBe(
      due.replace(/^(gondor|rohan) /, 'free-peoples ').replace(/\+(gondor|rohan) /, '+free-peoples '),
    ))
})

describe('what is no question by itself', () => {
  it('DP-4.5 a Ring is used by who is on turn', () => {
    const state = among(4, { dice: one('event') })
    expect(offered(state, { kind: 'useRing' }).every(({ seat }) => seat === 'rohan')).toBe(true)
    expect(offered(state, { kind: 'useRing' }).length).toBeGreaterThan(0)
  })
  it('DP-5.1 drawing and playing are actions of who is on turn, with his own hand', () => {
    const state = among(4, {
      dice: one('event'),
      hands: { gondor: ['fp-char-12'], rohan: ['fp-char-09'] },
      fellowship: { corruption: 2 },
    })
    const cards = offered(state, { kind: 'playEvent' }).map((action) => ('card' in action ? action.card : ''))
    expect([cards, offered(state, { kind: 'drawEvent' }).length]).toEqual([['fp-char-09'], 2])
  })
  it('DP-7.1 a counter is moved by who is on turn, of his own Nations', () => {
    const moved = (seat: Seat) =>
      offered(among(4, { dice: one('muster'), places: { 'free-peoples': seat } }), {
        kind: 'advanceNation',
      }).map((action) => ('nation' in action ? action.nation : ''))
    expect([moved('gondor'), moved('rohan')]).toEqual([
      ['elves', 'gondor'],
      ['dwarves', 'north', 'rohan'],
    ])
  })
  it('DP-1.1, 2.1, 3.1, 6.9, 7.2, 9.2 ask nobody: after the set-up the first draw is chance', () => {
    for (const players of [3, 4] as const) {
      const begun = warOfTheRing.newGame({ seed: 'asked', players, chance: 'manual' })
      expect(begun._tag === 'Right' && warOfTheRing.actors(begun.right)).toEqual(['nature'])
    }
  })
})

describe('every question', () => {
  const kinds = new Set(
    [...FOUR_MACHINE.decisions.keys(), ...SECOND_MACHINE.decisions.keys()].filter(
      (kind) => kind in DUE === false,
    ),
  )
  it('has its player in the table by which all games are looked at', () => {
    expect([...kinds]).toEqual([])
  })
})
