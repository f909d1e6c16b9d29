/** What a player types at the table, in one line: read as it is meant, or all that is wrong told at once. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { faultSentence, formatPosition, parsePosition } from '../../src/notation'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { right } from './support'

const DICE = /; dice fp: 2 character, 1 muster, 1 muster-army; dice shadow: 2 army, 3 character, 2 event/

/** The line of what is typed, without the dice that the position rolls where none are told. */
const lineOf = (typed: string): string =>
  right(formatPosition(warOfTheRing, right(parsePosition(warOfTheRing, typed))))
    .replace(DICE, '')
    .replace(/^wotr-1; turn: 1, actions, fp; /, '')

const faultsOf = (typed: string): ReadonlyArray<string> => {
  const read = parsePosition(warOfTheRing, typed)
  return E.isLeft(read) ? read.left.map(faultSentence) : []
}

const FREE = ['dwarves', 'elves', 'gondor', 'north', 'rohan']
const NATIONS = [...FREE, 'isengard', 'sauron', 'southrons'].sort()
const BESIEGED = 'minas-tirith: 5r sauron; inside minas-tirith: 3r gondor'

const MEANT: ReadonlyArray<readonly [typed: string, line: string]> = [
  ['two elite elves and a leader in lorien', 'lorien: 2e 1l elves'],
  ['Lórien: 2 elite elfs & leader', 'lorien: 2e 1l elves'],
  ['lorien two elite elves and one leader', 'lorien: 2e 1l elves'],
  ['lorien: empty', 'lorien: none'],
  ['lorien: 2 elves besieged; lorien: 5 sauron orcs', 'lorien: 5r sauron; inside lorien: 2r elves'],
  ['besieged in lorien: 2 elves; lorien: 5 sauron', 'lorien: 5r sauron; inside lorien: 2r elves'],
  ['rohan at war, isengard at war', 'politics: isengard at war, rohan at war'],
  ['rohan: at war', 'politics: rohan at war'],
  ['gondor is active', 'politics: gondor active 2'],
  ['politics: rohan one step from war, elves 0', 'politics: elves at war, rohan passive 1'],
  [
    'the fellowship is in moria with 3 progress; corruption 5',
    'fellowship: moria, 3 progress, 5 corruption, hidden, guide gandalf-the-grey',
  ],
  ['hand of the shadow: Grond and The Ringwraiths Are Abroad', 'hand shadow: c20 23'],
  [
    'pelargir: 1 southron; pelargir captured; victory points: 1 shadow',
    'captured: pelargir; pelargir: 1r southrons',
  ],
  ['reinforcements gondor: 2 regular', 'lost: 4r gondor'],
  ['gondor reinforcements: none', 'lost: 6r 4e 3l gondor'],
  ['deck fp: c1-23, s1-24', 'discard fp: c24'],
  ['hunt pool: 3 eyes', 'tiles drawn: 1 eye'],
  [
    'shadow dice: A M; fp dice: character will of the west',
    'dice fp: 1 character, 1 will-of-the-west, 2 used; dice shadow: 1 army, 1 muster, 5 used',
  ],
  [
    'shadow dice: muster army; fp dice: C',
    'dice fp: 1 character, 3 used; dice shadow: 1 muster-army, 6 used',
  ],
  [
    'fp dice: 2 swords, 1 will; shadow dice: AAEEMH',
    'dice fp: 2 character, 1 will-of-the-west, 1 used; ' +
      'dice shadow: 2 army, 2 event, 1 muster, 1 muster-army, 1 used',
  ],
  ['all nations at war; at war: none', `politics: ${NATIONS.map((one) => `${one} at war`).join(', ')}`],
  ['shadow at war', 'politics: isengard at war, sauron at war, southrons at war'],
  ['at war: fp & isengard', `politics: ${[...FREE, 'isengard'].sort().join(' at war, ')} at war`],
  ['dwarves at 1; gondor one step away from war', 'politics: dwarves passive 1, gondor passive 1'],
  [
    'gandalf is dead',
    'fellowship: rivendell, 0 progress, 0 corruption, hidden, guide strider; ' +
      'companions: boromir, gimli, legolas, meriadoc, peregrin, strider',
  ],
  [
    'companions: none; gollum is the guide',
    'fellowship: rivendell, 0 progress, 0 corruption, hidden, guide gollum; companions: none',
  ],
  [
    'legolas and gimli in erebor',
    'companions: boromir, gandalf-the-grey, meriadoc, peregrin, strider; ' +
      'erebor: 1r 1e 1l dwarves, gimli, legolas',
  ],
  [
    'the fellowship is revealed in fangorn',
    'fellowship: fangorn, 0 progress, 0 corruption, revealed, guide gandalf-the-grey',
  ],
  [
    'fellowship in moria corruption 4 progress 2',
    'fellowship: moria, 2 progress, 4 corruption, hidden, guide gandalf-the-grey',
  ],
  [
    'frodo in mordor step 3',
    'fellowship: mordor 3, 0 progress, 0 corruption, hidden, guide gandalf-the-grey',
  ],
  ['minas tirith (besieged): 3 gondor; minas tirith: 5 sauron', BESIEGED],
  ['drawn hunt tiles: eye 2, 1r', 'tiles drawn: 2 eye, 1 t1r'],
  [
    'hand fp: The Ents Awake: Treebeard, Axe & Bow, Grimbeorn the Old, Son of Beorn, ' +
      'elven cloaks & elven rope',
    'hand fp: c1 2 6 19, s17',
  ],
  ['hand fp: c1-3 s4', 'hand fp: c1-3, s4'],
  [
    'second edition; lorien: 2 elves',
    'wotr-1; rules: second-edition; turn: 1, actions, fp; lorien: 2r elves',
  ],
  [
    '4 players; second edition; turn 2',
    'wotr-1; rules: 4 players, second-edition; turn: 2, actions, fp, next gondor, next witch-king',
  ],
  ['fp dice: 4', 'wotr-1; turn: 1, actions, fp'],
  [
    'turn 2, shadow; shadow dice: C; fp dice: C',
    'wotr-1; turn: 2, actions, shadow; dice fp: 1 character, 3 used; dice shadow: 1 character, 6 used',
  ],
  [
    "fp's turn 3; shadow dice: C; fp dice: C",
    'wotr-1; turn: 3, actions, fp; dice fp: 1 character, 3 used; dice shadow: 1 character, 6 used',
  ],
]

const SIDE_ALONE =
  'shadow: could be dice shadow or hand shadow or table shadow or played shadow or discard shadow ' +
  'or deck shadow or shadow to act or shadow at war'

const WRONG: ReadonlyArray<readonly [typed: string, ...faults: ReadonlyArray<string>]> = [
  [
    'second edition; twilight',
    "rules: Twilight of the Third Age belongs to the Collector's Edition, not to the second",
  ],
  [
    'lorein: 2 elves; at wr: elves; edoras: 3 gondro; hand fp: athelass',
    'lorein: is neither a region nor a heading; did you mean lorien?',
    'at wr: is neither a region nor a heading; did you mean at war?',
    'edoras: "3 gondro" names no figure; did you mean gondor?',
    'hand fp: "athelass" is no card here; did you mean Athelas?',
  ],
  ['shadow: 10 dice', SIDE_ALONE],
  ['fp dice: army', 'fp dice: no die of this side shows army; did you mean muster-army?'],
  ['shadow hand: 3 cards', 'shadow hand: "3 cards": name the cards; only a view leaves them open'],
  [
    'victory: 3 fp, 5 shadow',
    'victory fp: what is captured is worth 0 (capture.points)',
    'victory shadow: what is captured is worth 0 (capture.points)',
  ],
  [
    'lorien: 5 elves',
    'regions that are not named keep their set-up, and 7 of elves regulars are named, of 5 ' +
      '(components.supply)',
  ],
]

describe('what a player types', () => {
  it.each(MEANT)('%s', (typed, line) => expect(lineOf(typed)).toBe(line))

  it.each(WRONG)('%s', (typed, ...faults) => expect(faultsOf(typed)).toEqual(faults))

  it('dice in the Hunt box alone are no roll: the others are rolled first', () => {
    expect(right(formatPosition(warOfTheRing, right(parsePosition(warOfTheRing, 'hunt box: 3'))))).toMatch(
      /^wotr-1; turn: 1, actions, fp; dice fp: .*; dice shadow: .*, 3 hunt$/,
    )
  })

  it('headings without sense are refused after some of them', () => {
    const faults = faultsOf('hand: the '.repeat(1000))
    expect(faults).toHaveLength(31)
    expect(faults.at(-1)).toBe('and more headings are none; nothing was read')
  })
})
