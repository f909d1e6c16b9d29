/** What people say of figures at a table, as the sections that change. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { anyGame, type AnyGame } from '../../src/kernel'
import { faultSentence, parsePosition, sectionsOfTalk } from '../../src/notation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { right } from './support'

const said = (game: AnyGame, text: string, words: string): string => {
  const sections = sectionsOfTalk(game, text, words)
  return E.isRight(sections) ? sections.right.join('; ') : sections.left.map(faultSentence).join('; ')
}

const WAR = anyGame(warOfTheRing)
const SAID: ReadonlyArray<readonly [AnyGame, text: string, words: string, answer: string]> = [
  [WAR, '', '2 elite elves to lorein', 'lorein: "lorein" is no region; did you mean lorien?'],
  [WAR, '', '2 elite elves lorein', 'lorein: "lorein" is no region; did you mean lorien?'],
  [WAR, '', 'place 2 elite elves in lorein', 'lorein: "lorein" is no region; did you mean lorien?'],
  [WAR, '', '2 elite elvse to lorien', ''],
  [WAR, '', 'shadow to act', ''],
  [WAR, '', 'fellowship at hollin', ''],
  [WAR, '', 'move 2 elite elves from lorien to dale', 'lorien: 1r 1l elves; dale: 2e elves, 1r 1l north'],
  [WAR, 'dale: none', 'move an elite to dale from lorien', 'lorien: 1r 1e 1l elves; dale: 1e elves'],
  [WAR, '', 'move 4 elite elves from lorien to dale', 'lorien: only 2 elite elves there'],
  [anyGame(confrontation), '', 'frodo to gondro', 'gondro: "gondro" is no region; did you mean gondor?'],
  [anyGame(battles), '', 'place 2 bowmen in hornburg', 'hornburg: free, 3 bowmen, 2 footmen, 1 leaders'],
  [anyGame(battles), '', '1 uruk-hai to edors', 'edors: "edors" is no place; did you mean edoras?'],
  [anyGame(battles), '', 'remove a leader from hornburg', 'hornburg: free, 1 bowmen, 2 footmen'],
  [anyGame(battles), '', 'remove 3 bowmen from hornburg', 'hornburg: only 1 bowmen there'],
  [anyGame(battles), '', 'clear hornburg', 'hornburg: none'],
  [
    anyGame(battles),
    'characters edoras: gandalf, theoden',
    'move theoden from edoras to hornburg',
    'characters edoras: gandalf; characters hornburg: theoden',
  ],
  [
    anyGame(battles),
    '',
    'move 1 bowmen from hornburg to aglarond',
    'hornburg: free, 2 footmen, 1 leaders; aglarond: free, 1 bowmen',
  ],
  [
    anyGame(battles),
    '',
    'place 2 bowmn in hornburg',
    'hornburg: "2 bowmn" is nothing that lies on this table; did you mean bowmen?',
  ],
  [anyGame(confrontation), 'shire: frodo, sam', 'remove sam', 'shire: frodo'],
  [anyGame(confrontation), 'shire: frodo', 'remove gimli from shire', 'shire: gimli is not there'],
  [anyGame(confrontation), 'rohan: warg (shown)', 'clear rohan', 'rohan: none'],
  [anyGame(battles), 'theoden: edoras', 'move theoden to hornburg', 'theoden: hornburg'],
  [anyGame(battles), 'theoden: edoras', 'remove theoden from edoras', 'theoden: track'],
  [anyGame(cardGame), 'hand: gimli', 'remove gimli from hand', 'hand: none'],
  [anyGame(cardGame), 'hand: gimli', 'remove gimli from cycle', 'cycle: gimli is not there'],
  [anyGame(cardGame), 'hand: gimli', 'gimli to reserve', 'hand: none; cards reserve: gimli'],
  [anyGame(cardGame), 'hand: gim', 'remove gimli', 'hand: none'],
  [anyGame(cardGame), 'hand aragorn: legolas', 'put gimli in hand', 'cards hand: gimli'],
  [anyGame(cardGame), 'hand frodo: gimli', 'remove gimli from hand', 'hand frodo: none'],
  [anyGame(cardGame), 'path: bag end', 'remove bag end from active', 'path: none'],
  [WAR, 'hand fp: athelas', 'remove athelas from hand', 'hand fp: none'],
  [WAR, 'hand fp: athelas', 'remove athelas from the fp hand', 'hand fp: none'],
  [WAR, 'hand fp: athelas', 'remove grond from hand', 'hand: Grond, Hammer of the Underworld is not there'],
  [WAR, '', 'put grond in the shadow hand', 'hand shadow: c20'],
  [WAR, 'hand shadow: c20', 'move grond to discard', 'hand shadow: none; discard shadow: c20'],
  [
    WAR,
    'fellowship: rivendell, 3 corruption',
    'move the fellowship to moria',
    'fellowship: moria, 3 corruption',
  ],
  [anyGame(cardGame), '', 'put Aragorn into hand', 'cards hand: aragorn'],
  [
    anyGame(cardGame),
    'cards hand: aragorn, gimli',
    'place aragorn in the cycle',
    'cards hand: gimli; cards cycle: aragorn',
  ],
  [anyGame(cardGame), '', 'anduril on aragorn', 'cards on aragorn: anduril'],
  [anyGame(cardGame), '', 'place edoras in active', 'battlegrounds active: edoras'],
  [anyGame(cardGame), 'cards hand: gimli', 'remove gimli from hand', 'cards hand: none'],
]

describe('said at a table', () => {
  it.each(SAID)('%#', (game, text, words, answer) => expect(said(game, text, words)).toBe(answer))

  it.each([...new Set(SAID.map(([game]) => game))])('many words are not tried in every way: %#', (game) => {
    const begun = performance.now()
    said(game, '', `place ${'x y z '.repeat(3000)}`)
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  it('the Card Game and Battles are set up by talk alone', () => {
    const place = (game: AnyGame, start: string, ...talk: ReadonlyArray<string>): void => {
      let sections: ReadonlyArray<string> = [start]
      for (const words of talk)
        for (const section of right(sectionsOfTalk(game, sections.join('; '), words)))
          sections = [...sections.filter((one) => one.split(':')[0] !== section.split(':')[0]), section]
      right(parsePosition(game, sections.join('; ')))
    }
    place(
      anyGame(battles),
      'rules: manual; turn: 1, draw-generic, free',
      'move 1 footmen from hornburg to aglarond',
    )
    place(
      anyGame(cardGame),
      'turn: 1, actions, frodo',
      'put bag-end into active',
      'put edoras into active',
      'put gimli into hand',
      'put aragorn into reserve',
    )
  })
})
