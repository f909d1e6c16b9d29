/** Descriptions of positions: piles that may be told, and all that is wrong told at once, for every game. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { anyGame, type AnyGame } from '../../src/kernel'
import { right } from './support'

const allWrong = (game: AnyGame, spec: unknown): ReadonlyArray<string> => {
  const placed = game.position(spec)
  const wrong = E.isRight(placed) ? [] : [placed.left, ...(placed.left.more ?? [])]
  return wrong.map(({ path, problem }) => `${path}: ${problem}`)
}

const WRONG: ReadonlyArray<readonly [AnyGame, unknown, ReadonlyArray<string>]> = [
  [
    anyGame(confrontation),
    { pieces: { rohna: [], shire: ['frodo'] }, turnz: 3 },
    [
      'pieces.shire.0: "frodo" is not a character; did you mean frodo-classic or frodo-variant?',
      'pieces: rohna does not belong here; did you mean rohan?',
      'turnz: a position has no such field; did you mean turn or turns?',
    ],
  ],
  [
    anyGame(confrontation),
    { pieces: { shire: ['frodo-classic', 'frodo-variant'] }, hand: [], compelled: 'frodo-classic' },
    [
      'pieces: the tile of frodo-variant is named twice',
      'pieces: frodo-variant is not in the classic game',
      'hand: empty hands are taken up again at once',
      'compelled: is not a piece of Sauron on the board',
    ],
  ],
  [
    anyGame(cardGame),
    { paht: 'path-1', battlegrounds: ['edors'] },
    [
      'battlegrounds.0: "edors" is not a battleground (cards.locations); did you mean edoras?',
      'paht: a position has no such field; did you mean passed or path?',
    ],
  ],
  [
    anyGame(battles),
    { regions: { hornbrug: { units: {} } }, postion: 'odd' },
    [
      'regions: hornbrug does not belong here; did you mean hornburg?',
      'postion: a position has no such field; did you mean position?',
    ],
  ],
  [
    anyGame(battles),
    { regions: { hornburg: { units: { bowmn: 1 } } }, position: 'odd' },
    [
      'regions.hornburg.units: bowmn does not belong here; did you mean bowmen?',
      'position: "odd" is not a position',
    ],
  ],
]

describe('all that is wrong is told at once, with what may have been meant', () => {
  it.each(WRONG)('%#', (game, spec, wrong) => expect(allWrong(game, spec)).toEqual(wrong))
})

type Json = Readonly<Record<string, never>>

describe('piles', () => {
  it('of Battles: cards played and discarded', () => {
    const [one = '', two = '', three = ''] = battles.ids.cards
    const spec = {
      piles: { played: [one], freeGiven: [two] },
      hands: { shadow: [three] },
    }
    const table = battles.encode(right(battles.position(spec))).table as Json
    expect(table['cards']).toMatchObject({ [one]: 'played', [two]: 'freeGiven', [three]: 'shadowHand' })
  })
})
