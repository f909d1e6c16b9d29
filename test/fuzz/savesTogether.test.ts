/** Saves that were edited in several places, so that what is told twice is told alike, are refused. */
import { describe, expect, it } from 'vitest'
import { SUBJECT as BATTLES } from '../battles/properties/subject'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { SUBJECT as CONFRONTATION } from '../confrontation/properties/subject'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { problemsOf, runs, savesFrom, withFrame, withTable, withVars, type Read, type Vars } from './editing'

describe('of The Confrontation, before the first turn', { timeout: 60_000 }, () => {
  const of = (characters: string, specialCards: string, games = 1) => ({
    ...CONFRONTATION,
    settings: CONFRONTATION.settings.filter(
      (one) =>
        one.characters === characters && one.specialCards === specialCards && (one.games ?? 1) === games,
    ),
  })
  const savesOf = (characters: string, specialCards: string, games = 1) =>
    savesFrom(of(characters, specialCards, games), 'set-up', 2, 1)
  const drafting = (saved: Read): boolean => runs(saved, 'decide/faces')
  const placing = (saved: Read): boolean => runs(saved, 'decide/placement')

  it('nothing has happened but the set-up', () => {
    const saves = savesOf('draft-open', 'none').filter((saved) => placing(saved) || drafting(saved))
    const edits: ReadonlyArray<Vars> = [
      { turns: 1 },
      { ringbearer: 'sam' },
      { cardThisTurn: true },
      { discard: ['fellowship-1', 'sauron-1'], hand: [] },
      { worlds: [[{ frodo: 'shire' }], [{}]] },
    ]
    for (const table of edits)
      expect(problemsOf(CONFRONTATION, saves, (saved) => withTable(saved, table))).not.toContain('accepted')
    const hidden = problemsOf(CONFRONTATION, saves.filter(placing), (saved) =>
      withTable(saved, { facesKnown: [] }),
    )
    expect([...hidden]).toEqual(['something has happened before the first turn'])
  })

  it('special cards are picked, so many as are to be, before pieces are placed', () => {
    const picked = savesOf('draft-secret', 'pick-two').filter(placing)
    const said = problemsOf(CONFRONTATION, picked, (saved) => withTable(saved, { special: [] }))
    expect([...said]).toEqual(['special cards are not picked that must be'])
  })

  it('a number of special cards is announced where it is to be, and is none to four', () => {
    const saves = savesOf('draft-open', 'none').filter(drafting)
    const said = problemsOf(CONFRONTATION, saves, (saved) => withVars(saved, 'game', { number: 128 }))
    expect([...said]).toEqual(['a number of special cards that nobody has announced'])
  })
})

describe('of The Confrontation', { timeout: 60_000 }, () => {
  const saves = savesFrom(CONFRONTATION, 'together', 6, 2)
  const fighting = saves.filter((saved) => runs(saved, 'decide/cards'))
  const moving = saves.filter(({ stack }) => stack.at(-1)?.kind === 'decide/turn')

  it('points are those of the game before, and none are before it', () => {
    const said = problemsOf(CONFRONTATION, moving, (saved) => {
      const [first = 0, second = 0] = saved.table['points'] as ReadonlyArray<number>
      return withTable(saved, { points: [first + 1, second] })
    })
    expect(said).not.toContain('accepted')
  })

  it('both have as many combat cards, those in the battle counted', () => {
    const said = problemsOf(CONFRONTATION, fighting, (saved) => {
      const [hand, discard] = [saved.table['hand'], saved.table['discard']] as [string[], string[]]
      const [card = ''] = hand.filter((one) => one.startsWith('sauron'))
      return withTable(saved, { hand: hand.filter((one) => one !== card), discard: [...discard, card] })
    })
    expect(said).toContain('the hands differ in size')
    expect(said).not.toContain('accepted')
  })

  it('an attacker comes alone', () => {
    const said = problemsOf(CONFRONTATION, fighting, (saved) => {
      const { attacker, region } = saved.stack.find(({ kind }) => kind === 'attack')?.vars ?? {}
      const at = saved.table['at'] as Readonly<Record<string, string>>
      const tiles = Object.keys(at)
      const first = tiles.indexOf(String(attacker)) < 9 ? 0 : 9
      const [friend = ''] = tiles
        .slice(first, first + 9)
        .filter((tile) => tile !== attacker && at[tile] !== 'defeated')
      return withTable(saved, { at: { ...at, [friend]: region } })
    })
    expect([...said].join()).toContain('an attacker is not alone')
    expect(said).not.toContain('accepted')
  })

  it('nobody lies open between two moves whom nothing keeps so', () => {
    const said = problemsOf(CONFRONTATION, moving, (saved) => {
      const [world = {}] = (saved.table['worlds'] as ReadonlyArray<ReadonlyArray<Vars>>)[0] ?? []
      const [known] = Object.keys(world)
      return known === undefined
        ? { ...saved, stack: [] }
        : withTable(saved, {
            revealed: [...new Set([...(saved.table['revealed'] as string[]), known])],
            forGood: [],
          })
    })
    expect([...said].join()).toContain('a piece is revealed that nothing keeps so')
    expect(said).not.toContain('accepted')
  })
})

describe('of the Card Game', { timeout: 60_000 }, () => {
  it('a path is left for a round that has to draw one', () => {
    const settings = CARD_GAME.settings.filter(({ chance }) => chance === 'manual')
    const saves = savesFrom({ ...CARD_GAME, settings }, 'paths', 2, 3).filter(({ stack }) =>
      stack.some(({ kind, at }) => kind === 'round' && at === 'battleground'),
    )
    const said = problemsOf(CARD_GAME, saves, (saved) => {
      const paths = Object.entries(saved.table['paths'] as Vars)
      const used = paths.map(([id, standing]) => [id, standing === 'unused' ? 'free-peoples' : standing])
      return withTable(saved, { paths: Object.fromEntries(used) })
    })
    expect([...said].join()).toContain('no path is left to draw')
    expect(said).not.toContain('accepted')
  })
})

describe('of Battles', { timeout: 60_000 }, () => {
  const settings = BATTLES.settings.filter(({ chance }) => chance === 'manual')
  const saves = savesFrom({ ...BATTLES, settings, longest: 300 }, 'tokens', 2, 2)

  it('a die is rolled only as long as one is left to roll', () => {
    const rolling = saves.filter((saved) => runs(saved, 'roll'))
    const said = problemsOf(BATTLES, rolling, (saved) => {
      const dice = Object.entries(saved.table['dice'] as Vars)
      const rolled = dice.map(([side, of]) => [side, { ...(of as Vars), unrolled: 0 }])
      return withTable(saved, { dice: Object.fromEntries(rolled) })
    })
    expect([...said].join()).toContain('all dice are rolled, and one is to be rolled')
    expect(said).not.toContain('accepted')
  })

  it('no Leadership token is given out before the Shadow phase', () => {
    const drawing = saves.filter((saved) => runs(saved, 'drawStep'))
    const said = problemsOf(BATTLES, drawing, (saved) => withTable(saved, { aside: 1 }))
    expect([...said]).toEqual(['Leadership tokens are given out before the Shadow phase'])
  })
})

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
