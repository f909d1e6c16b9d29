/** Saves that were edited in several places, so that what is told twice is told alike, are refused. */
import { describe, expect, it } from 'vitest'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { problemsOf, savesFrom, withFrame, withTable, type Read, type Vars } from './editing'

describe('of War of the Ring', { timeout: 60_000 }, () => {
  const saves = savesFrom({ ...WAR, longest: 700 }, 'war', 3, 6)
  type Piles = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>>

  it('a card that does not stay on the table is not there', () => {
    const said = problemsOf(WAR, saves.slice(0, 60), (saved) => {
      const cards = saved.table['cards'] as Piles
      const without = (pile: string) =>
        Object.fromEntries(
          Object.entries(cards[pile] ?? {}).map(([of, list]) => [
            of,
            list.filter((id) => id !== 'sh-char-08'),
          ]),
        )
      const piles = Object.keys(cards).map((pile) => [pile, without(pile)] as const)
      const onTable = {
        ...without('onTable'),
        'shadow-character': ['sh-char-08'],
      }
      return withTable(saved, { cards: { ...Object.fromEntries(piles), onTable } })
    })
    expect([...said].join()).toContain('does not stay there (events.onTable)')
    expect(said).not.toContain('accepted')
  })

  it('a die is used as another result no more often than a character allows, the one in use counted', () => {
    const using = saves.filter(
      ({ stack }) =>
        stack.some(({ kind, vars }) => kind === 'march' && vars['leader'] === false) &&
        stack.some(({ kind, vars }) => {
          const use = vars['use'] as Vars | null | undefined
          return kind === 'opportunity' && use?.['as'] === 'army'
        }),
    )
    const said = problemsOf(WAR, using, (saved) =>
      withFrame(
        withTable(saved, { dice: { ...(saved.table['dice'] as Vars), converted: 1 } }) as Read,
        'opportunity',
        ({ vars }) => ({
          vars: { ...vars, use: { ...(vars['use'] as Vars), die: 'muster' } },
        }),
      ),
    )
    expect([...said].join()).toContain('dice.converted: is at most 1 in a turn (character.messenger)')
    expect(said).not.toContain('accepted')
  })
})
