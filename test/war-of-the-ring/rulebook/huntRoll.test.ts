/** The Hunt roll (chapter IX, p. 57). */
import { describe, expect } from 'vitest'
import { warOfTheRing, type PositionSpec, type RegionId, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsAs, free, named, offered, refused } from '../support/play'
import { shadow, table } from '../support/play'
import { fellowship, huntBox } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })

/** The Fellowship may move; so many dice of the Shadow and of the Free Peoples lie in the Hunt box. */
const hunted = (hunters: number, moves = 0, spec: PositionSpec = {}): State =>
  table({
    dice: { 'free-peoples': ['character'], shadow: ['event'] },
    huntBox: { shadow: hunters, 'free-peoples': moves },
    fellowship: { region: 'hollin' },
    ...spec,
  })
/** The same where the Ring-bearers are in this company. */
const among = (region: RegionId, spec: PositionSpec, hunters = 3): State =>
  hunted(hunters, 0, { fellowship: { region }, ...spec })
/** The dice of the Hunt: `5+`, or `5-` for a failure, with `again` for a re-roll. */
const rolls = (state: State, ...faces: ReadonlyArray<number>) =>
  eventsAs('HuntDieRolled', state, MOVE, ...faces.map((face) => drawn('hunt die', face))).map(
    ({ roll, success, again }) => `${roll}${success ? '+' : '-'}${again ? ' again' : ''}`,
  )
/** How many dice are rolled when none succeeds. */
const failures = (state: State): number => {
  let now = after(state, MOVE)
  let many = 0
  for (; asked(now).startsWith('nature hunt die'); many++) now = after(now, drawn('hunt die', 1))
  return many
}

describe('the Hunt roll', () => {
  ruleAllows('hunt.roll', 'the Shadow hunts whenever the Fellowship moves', () => {
    expect(asked(after(hunted(2), MOVE))).toBe('nature hunt die')
  })

  ruleForbids('hunt.roll', 'on the Mordor Track nothing is rolled', () => {
    expect(asked(after(hunted(2, 0, { fellowship: { mordor: 0 } }), MOVE))).toBe('nature hunt tile')
  })

  ruleAllows('hunt.level', 'a die for each Shadow die in the Hunt box', () => {
    expect([1, 2, 3, 4, 5].map((level) => failures(hunted(level)))).toEqual([1, 2, 3, 4, 5])
  })

  ruleForbids('hunt.level', 'five at most', () => {
    expect(failures(hunted(6))).toBe(5)
  })

  ruleForbids('hunt.level', 'TC-26: with an empty box there is no roll and no tile', () => {
    const state = after(hunted(0), MOVE)
    expect(asked(state)).toBe('shadow decide/action')
    expect(fellowship(state)).toMatchObject({ progress: 1, revealed: false })
    expect(huntBox(state, 'free-peoples')).toBe(1)
  })

  ruleForbids('hunt.level', 'a die of the Free Peoples in the box is not rolled', () => {
    expect(failures(hunted(0, 2))).toBe(0)
    expect(failures(hunted(2, 2))).toBe(2)
  })

  ruleAllows('hunt.level', 'each face of a die is as likely as another', () => {
    const sixth = { numerator: 1, denominator: 6 }
    const chances = warOfTheRing.chances(after(hunted(1), MOVE))
    expect(chances.map(({ action, probability }) => [action.outcome, probability])).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [face, sixth]),
    )
  })

  ruleAllows('hunt.level', 'EX-19: on the first move of a turn a 6 succeeds', () => {
    expect(rolls(hunted(2), 6, 5)).toEqual(['6+', '5-'])
  })

  ruleAllows('hunt.bonus', 'EX-19: on the second move a 5 does as well', () => {
    expect(rolls(hunted(3, 1), 6, 5, 4)).toEqual(['6+', '5+', '4-'])
  })

  ruleAllows('hunt.bonus', 'one more for every earlier move, and for dice rolled again', () => {
    expect(rolls(hunted(3, 2), 5, 4, 3)).toEqual(['5+', '4+', '3-'])
    const near = hunted(2, 1, { fellowship: { region: 'hollin' }, armies: { hollin: { nazgul: 1 } } })
    expect(rolls(near, 4, 2, 5)).toEqual(['4-', '2-', '5+ again'])
  })

  ruleForbids('hunt.bonus', 'the die that pays for this move does not help', () => {
    expect(rolls(hunted(1), 5)).toEqual(['5-'])
    const twice = table({
      dice: { 'free-peoples': ['character', 'character'], shadow: ['event'] },
      huntBox: { shadow: 1 },
    })
    const first = after(twice, MOVE, dice(5))
    const draw = shadow({ kind: 'drawEvent', die: 'event', as: 'event', deck: 'strategy' })
    const second = after(first, draw, dice('sh-strat-01'))
    expect(rolls(second, 5)).toEqual(['5+'])
  })

  ruleForbids('hunt.bonus', 'OR-68: a 1 fails whatever is added', () => {
    const crowded = hunted(3, 5, {
      pool: { 'free-peoples': 6 },
      characters: { aragorn: 'minas-tirith', 'gandalf-the-white': 'fangorn' },
    })
    expect(rolls(crowded, 1, 2, 3)).toEqual(['1-', '2+', '3+'])
  })

  ruleAllows('hunt.success', 'one success is enough for a tile', () => {
    expect(
      asked(after(hunted(3), MOVE, drawn('hunt die', 1), drawn('hunt die', 6), drawn('hunt die', 1))),
    ).toBe('nature hunt tile')
  })

  ruleAllows('hunt.success', 'and several bring no more than one', () => {
    const state = after(hunted(3), MOVE, dice(6, 6, 6, named('hunt tile', 'standard-1')))
    expect(asked(after(state, free({ kind: 'takeCorruption' })))).toBe('shadow decide/action')
  })

  ruleForbids('hunt.success', 'without any there is none', () => {
    const state = after(hunted(3), MOVE, dice(5, 4, 3))
    expect(asked(state)).toBe('shadow decide/action')
    expect(fellowship(state)).toMatchObject({ progress: 1, corruption: 0, revealed: false })
  })
})

describe('Hunt re-rolls', () => {
  ruleAllows('hunt.reroll', 'EX-20: three units and two Nazgûl give two', () => {
    const state = among('hollin', { armies: { hollin: { 'sauron-regular': 3, nazgul: 2 } } })
    expect(failures(state)).toBe(3 + 2)
    expect(rolls(state, 2, 6, 3, 1, 6)).toEqual(['2-', '6+', '3-', '1- again', '6+ again'])
  })

  ruleAllows('hunt.reroll', 'EX-21: a Nazgûl, four units and a Stronghold give three', () => {
    const state = among('moria', { armies: { moria: { 'sauron-regular': 4, nazgul: 1 } } })
    expect(failures(state)).toBe(3 + 3)
  })

  ruleAllows('hunt.reroll', 'each of the three counts by itself', () => {
    expect(failures(among('hollin', { armies: { hollin: { nazgul: 1 } } }))).toBe(4)
    expect(failures(among('hollin', { armies: { hollin: { 'sauron-regular': 1 } } }))).toBe(4)
    expect(failures(among('moria', { armies: { moria: {} } }))).toBe(4)
  })

  ruleAllows('hunt.reroll', 'the Witch-king is a Nazgûl too', () => {
    const king = { politics: { sauron: { steps: 0 } }, armies: { hollin: { 'witch-king': 1 } } } as const
    expect(failures(among('hollin', king))).toBe(4)
  })

  ruleAllows('hunt.reroll', 'OR-73: a captured Stronghold of the Free Peoples counts', () => {
    const lost = { captured: ['lorien'], armies: { lorien: { 'sauron-regular': 1 } } } as const
    expect(failures(among('lorien', lost))).toBe(5)
  })

  ruleAllows('hunt.reroll', 'OR-74: units count inside a besieged Stronghold as well', () => {
    const siege = {
      captured: [],
      armies: { moria: { 'dwarves-elite': 3 } },
      besieged: { moria: { 'sauron-regular': 2 } },
    } as const
    expect(failures(among('moria', siege))).toBe(5)
  })

  ruleForbids('hunt.reroll', 'nothing for Free Peoples, Minions, a City, or a freed Stronghold', () => {
    expect(failures(among('lorien', {}))).toBe(3)
    const mouth = { armies: { hollin: { 'mouth-of-sauron': 1 } } } as const
    expect(failures(among('hollin', mouth))).toBe(3)
    expect(failures(among('angmar', { armies: { angmar: {} } }))).toBe(3)
    const freed = { captured: ['moria'], armies: { moria: { 'dwarves-regular': 1 } } } as const
    expect(failures(among('moria', freed))).toBe(3)
  })

  ruleForbids('hunt.reroll', 'who stands next to the region does not help', () => {
    expect(failures(among('hollin', { armies: { moria: { 'sauron-regular': 5, nazgul: 4 } } }))).toBe(3)
  })

  ruleForbids('hunt.reroll', 'a success is not rolled again, nor is a die rolled a third time', () => {
    const state = among('moria', { armies: { moria: { 'sauron-regular': 4, nazgul: 1 } } }, 2)
    expect(asked(after(state, MOVE, drawn('hunt die', 6), drawn('hunt die', 6)))).toBe('nature hunt tile')
    expect(rolls(state, 6, 2, 2)).toEqual(['6+', '2-', '2- again'])
    expect(failures(state)).toBe(4)
  })

  ruleForbids('hunt.reroll', 'DP-9.2: nobody chooses anything about the roll', () => {
    const state = among('moria', { armies: { moria: { 'sauron-regular': 4, nazgul: 1 } } })
    const rolling = after(state, MOVE, drawn('hunt die', 2))
    expect(new Set(offered(rolling).map(({ seat }) => seat))).toEqual(new Set(['nature']))
    expect(refused(rolling, shadow({ kind: 'pass' }))).toEqual(['turn.wholeAction'])
  })
})
