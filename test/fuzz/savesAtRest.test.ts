/** Saves edited between two actions, into something that no play has brought about, are refused. */
import { describe, expect, it } from 'vitest'
import { SUBJECT as BATTLES } from '../battles/properties/subject'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { SUBJECT as CONFRONTATION } from '../confrontation/properties/subject'
import { problemsOf, runs, savesFrom, withFrame, withTable, withVars, type Read, type Vars } from './editing'

describe('of The Confrontation', { timeout: 60_000 }, () => {
  const saves = savesFrom(CONFRONTATION, 'at rest', 6, 2)
  const moving = saves.filter(({ stack }) => stack.at(-1)?.kind === 'decide/turn')

  it('who has played his last card has taken all of them back (battle.refill)', () => {
    const said = problemsOf(CONFRONTATION, moving, ({ table, ...rest }) => {
      const [hand, discard] = [table['hand'], table['discard']] as [string[], string[]]
      return withTable({ table, ...rest }, { hand: [], discard: [...discard, ...hand] })
    })
    expect([...said]).toEqual(['the hands are empty'])
  })
})

describe('of the Card Game', { timeout: 60_000 }, () => {
  const settings = CARD_GAME.settings.filter(({ chance }) => chance === 'manual')
  const saves = savesFrom({ ...CARD_GAME, settings, longest: 400 }, 'called', 3, 1)

  it('a text speaks to the seat to which the card speaks that is carried out', () => {
    const drawing = saves.filter(
      ({ stack }) => stack.at(-1)?.kind === 'draw' && stack.at(-2)?.kind === 'text',
    )
    const said = problemsOf(CARD_GAME, drawing, (saved) =>
      withFrame(saved, 'text', ({ vars }) => ({ vars: { ...vars, seat: otherSeat(saved, vars['seat']) } })),
    )
    expect([...said].join()).toContain('text is not what activation calls at text')
    expect(said).not.toContain('accepted')
  })

  it('no round is played before the opening hands are cut down', () => {
    const acting = saves.filter((saved) => runs(saved, 'actionStep')).slice(0, 20)
    const said = problemsOf(CARD_GAME, acting, (saved) => withFrame(saved, 'game', () => ({ at: 'opening' })))
    expect([...said]).toEqual(['round is not what game calls at opening'])
  })

  it('before the first round nothing has happened but that cards were drawn and cycled', () => {
    const dealing = saves.filter((saved) => runs(saved, 'deal') || runs(saved, 'decide/opening')).slice(0, 60)
    const problem = 'something has happened before the first round'
    const edits: ReadonlyArray<(saved: Read) => Vars> = [
      ({ table }) => ({ played: Object.keys(table['at'] as Vars).slice(0, 1) }),
      ({ table }) => ({
        paths: Object.fromEntries(Object.keys(table['paths'] as Vars).map((path) => [path, 'free-peoples'])),
      }),
      () => ({ corruption: 1 }),
    ]
    for (const edit of edits) {
      const said = problemsOf(CARD_GAME, dealing, (saved) => withTable(saved, edit(saved)))
      expect([...said].every((one) => one.includes(problem))).toBe(true)
    }
  })

  /** Another seat of the same game. */
  const otherSeat = ({ config }: Read, seat: unknown): string =>
    CARD_GAME.seatsOf?.(config as never).find((one) => one !== seat) ?? ''
})

describe('of the Card Game, a combat', { timeout: 60_000 }, () => {
  const saves = savesFrom(CARD_GAME, 'combats', 20, 1)
  const losing = saves.filter((saved) => runs(saved, 'combat', 'losses', 'decide/losses'))
  const wrong = 'combat is not what the cards there make of it'

  it('counts what the cards and the location are worth', () => {
    const said = problemsOf(CARD_GAME, losing, (saved) => {
      const { attack, rest } = saved.stack.find(({ kind }) => kind === 'combat')?.vars ?? {}
      const more = withVars(saved, 'combat', { attack: Number(attack) + 1, rest: Number(rest) + 1 }) as Read
      const asked = { rest: Number(rest) + 1 }
      return withVars(withVars(more, 'losses', asked) as Read, 'decide/losses', asked)
    })
    expect([...said]).toEqual([wrong])
  })

  it('is lost by cards that stand there', () => {
    const said = problemsOf(CARD_GAME, losing, (saved) => {
      const { worths } = saved.stack.find(({ kind }) => kind === 'combat')?.vars ?? {}
      const at = saved.table['at'] as Readonly<Record<string, string>>
      const [card] = Object.keys(at).filter((one) => at[one] === 'cycle' || at[one] === 'deck')
      const [, ...others] = worths as ReadonlyArray<Vars>
      const edited = { worths: [{ card, defense: 9 }, ...others] }
      const below = withVars(withVars(saved, 'combat', edited) as Read, 'losses', edited) as Read
      return withVars(below, 'decide/losses', edited)
    })
    expect([...said].join()).toContain(wrong)
    expect(said).not.toContain('accepted')
  })
})

describe('of Battles', { timeout: 60_000 }, () => {
  const settings = BATTLES.settings.filter(({ chance }) => chance === 'manual')
  const saves = savesFrom({ ...BATTLES, settings, longest: 700 }, 'rallies', 4, 1)
  type Regions = Readonly<Record<string, Vars>>
  const withArmy = (saved: Read, region: unknown, army: Vars | null): object => {
    const regions = saved.table['regions'] as Regions
    return withTable(saved, {
      regions: { ...regions, [String(region)]: { ...regions[String(region)], army } },
    })
  }
  const varsOf = (saved: Read, kind: string): Vars =>
    saved.stack.find((frame) => frame.kind === kind)?.vars ?? {}

  it('an Army that rallies stands there and has Damage (rally.how)', () => {
    const rallying = saves.filter((saved) => runs(saved, 'rally'))
    const regionOf = (saved: Read) => varsOf(saved, 'rally')['region']
    expect([...problemsOf(BATTLES, rallying, (saved) => withArmy(saved, regionOf(saved), null))]).toEqual([
      'do/regions: nothing of the sort is done there',
    ])
    const whole = problemsOf(BATTLES, rallying, (saved) => {
      const army = (saved.table['regions'] as Regions)[String(regionOf(saved))]?.['army'] as Vars
      return withArmy(saved, regionOf(saved), { ...army, damage: 0 })
    })
    expect([...whole]).toEqual(['do/regions: nothing of the sort is done there'])
  })

  it('a die of a Rally is rolled for each Unit (rally.roll)', () => {
    const rallying = saves.filter((saved) => runs(saved, 'rally'))
    const said = problemsOf(BATTLES, rallying, (saved) =>
      withVars(saved, 'rally', { left: Number(varsOf(saved, 'rally')['left']) + 1 }),
    )
    expect([...said]).toEqual(['rally: nothing of the sort is done there'])
  })

  it('no Leadership token is left when the Shadow chooses a position (shadow.tokens)', () => {
    const choosing = saves.filter((saved) => runs(saved, 'decide/position'))
    const said = problemsOf(BATTLES, choosing, (saved) => withTable(saved, { aside: 1 }))
    expect([...said]).toEqual(['Leadership tokens are given out before the Shadow phase'])
  })

  it('a Combat card is played with the token for it (battle.combatEvent)', () => {
    const played = saves.filter(({ table }) => JSON.stringify(table['battle']).includes('"card":"'))
    const said = problemsOf(BATTLES, played, (saved) => {
      const battle = saved.table['battle'] as Vars
      const sides = Object.entries(battle['sides'] as Regions)
      const without = sides.map(([side, of]) => [side, { ...of, tactics: null }])
      return withTable(saved, { battle: { ...battle, sides: Object.fromEntries(without) } })
    })
    expect([...said].join()).toContain('another battle is fought than was begun')
    expect(said).not.toContain('accepted')
  })
})
