/** Saves edited between two actions, into something that no play has brought about, are refused. */
import { describe, expect, it } from 'vitest'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { SUBJECT as CONFRONTATION } from '../confrontation/properties/subject'
import { problemsOf, runs, savesFrom, withFrame, withTable, type Read } from './editing'

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

  /** Another seat of the same game. */
  const otherSeat = ({ config }: Read, seat: unknown): string =>
    CARD_GAME.seatsOf?.(config as never).find((one) => one !== seat) ?? ''
})
