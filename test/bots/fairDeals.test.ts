/**
 * How often `determinize` deals a hidden card into a hand, as docs/writing-a-bot.md says it: each that fits
 * equally often, as the chi-square test sees it. (The Confrontation has test/confrontation/fairness.test.ts.)
 * Seeds are fixed.
 */
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { randomFrom, type Random } from '../../src/kernel'
import { warOfTheRing, type EventCardId } from '../../src/war-of-the-ring'
import { mustRight } from '../kernel/conformance/check'
import { chiSquare, counted, limitFor } from '../kernel/evenly'

/** Draws for each thing that can come up. */
const DRAWS = 40

const expectEven = (things: number, draw: () => string): void => {
  const drawn = counted(DRAWS * things, draw)
  expect(drawn.size).toBe(things)
  expect(chiSquare(drawn.values(), things)).toBeLessThan(limitFor(things))
}

/** Where each card lies, as the game saves it. */
type Places = Readonly<Record<string, string>>
const unseenIn = (places: Places): ReadonlyArray<string> =>
  Object.keys(places).filter((card) => places[card] === 'hidden')

const oneOf = (cards: ReadonlyArray<string>, random: Random): string => cards[random(cards.length)] ?? ''

describe('hidden cards are dealt evenly', { timeout: 120_000 }, () => {
  it('War of the Ring: a hand of two is each pair of the cards that were not seen', () => {
    const cards = Array.from(
      { length: 24 },
      (_, ix) => `sh-char-${String(ix + 1).padStart(2, '0')}` as EventCardId,
    )
    const built = warOfTheRing.position({
      base: 'empty',
      hands: { shadow: cards.slice(16, 18) },
      played: { shadow: cards.slice(0, 16) },
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
    })
    const view = warOfTheRing.view(mustRight(built, 'position'), 'free-peoples')
    const random = randomFrom('pairs')
    expectEven((8 * 7) / 2, () => {
      const saved: unknown = warOfTheRing.encode(mustRight(warOfTheRing.determinize(view, random), 'a state'))
      return (saved as WarSave).table.cards.hands['shadow-character'].join()
    })
  })

  it('The Card Game: the hands of the others have each of their cards as often', () => {
    const view = cardGame.view(mustRight(cardGame.newGame({ seed: 'a' }), 'game'), 'frodo')
    const unseen = unseenIn((view.state as unknown as Save).table.at)
    const random = randomFrom('hands')
    expect(unseen).toHaveLength(90)
    expectEven(unseen.length, () => {
      const { at } = (
        cardGame.encode(mustRight(cardGame.determinize(view, random), 'a state')) as unknown as Save
      ).table
      return oneOf(
        unseen.filter((card) => at[card] === 'hand'),
        random,
      )
    })
  })

  it('Battles: the hand of the Shadow has each General card as often', () => {
    const view = battles.view(mustRight(battles.newGame({ seed: 'a' }), 'game'), 'free')
    const unseen = unseenIn((view.state as unknown as BattlesSave).table.cards).filter((card) =>
      card.startsWith('generic-'),
    )
    const random = randomFrom('hand')
    expectEven(unseen.length, () => {
      const state = mustRight(battles.determinize(view, random), 'a state')
      const { cards } = (battles.encode(state) as unknown as BattlesSave).table
      return oneOf(
        unseen.filter((card) => cards[card] === 'shadowHand'),
        random,
      )
    })
  })
})

interface WarSave {
  readonly table: {
    readonly cards: { readonly hands: { readonly 'shadow-character': ReadonlyArray<string> } }
  }
}
interface Save {
  readonly table: { readonly at: Places }
}
interface BattlesSave {
  readonly table: { readonly cards: Places }
}
