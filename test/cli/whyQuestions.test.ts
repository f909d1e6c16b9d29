/** Questions as they are put at a table: "can I ...?", whoever is meant, whence, and how many play. */
import { describe, expect, it } from 'vitest'
import { within } from './program'

const told = async (...words: ReadonlyArray<string>): Promise<string> => {
  const { out, err } = await within(['why', ...words])
  return out === '' ? err : out
}

const LORIEN = 'lorien: 2 elite elves, 1 leader; at war: elves; shadow dice: army'
const HILLS = 'turn 3, fellowship; shire: frodo, sam; cardolan: gandalf; eregion: warg'

const ASKED: ReadonlyArray<readonly [args: ReadonlyArray<string>, said: string, answer: RegExp]> = [
  [[LORIEN], 'attack lorien dimrill dale', /^No: .*\n.*"from":"lorien","to":"dimrill-dale"/],
  [[`${LORIEN}; dimrill dale: 2 sauron`], 'attack from lorien to dimrill dale', /^No: .*\n.*"free-peoples"/],
  [
    [`${LORIEN}; dimrill dale: 2 sauron; sauron at war`],
    'attack lorien dimrill dale',
    /^Yes.*with an Army.*\n.*"shadow"/,
  ],
  [['shadow dice: A; shadow to act'], 'attack osgiliath', /\n.*"seat":"shadow"/],
  [
    ['fp dice: W'],
    'can I use the will of the west to move the fellowship?',
    /^Yes: Move the Fellowship, with a Will of the West die\.\n.*"will-of-the-west"/,
  ],
  [['fp dice: C'], 'can legolas leave the fellowship?', /^Yes: Separate Legolas, with a Character die\./],
  [['--game', 'battles'], 'can the shadow repair', /^I read: "shadow", "repair"/],
  [['shadow dice: M; shadow to act'], 'saruman', /^No: Isengard must be at war first/],
  [['shadow dice: M; shadow to act'], 'witch king in minas morgul', /^No: Sauron must be at war first/],
  [['--players', '4', 'gondor dice: C; gondor to act'], 'move the fellowship', /^Yes.*\n.*"gondor"/],
  [
    ['--players', '4', 'fp dice: C; gondor to act'],
    'rohan: move the fellowship',
    /^No: the partner is on turn/,
  ],
  [['--edition', 'second', 'fp dice: C'], 'move the fellowship', /^Yes[.:]/],
  [['--players', '4', 'rules: manual; fp dice: C'], 'move the fellowship', /of 2 players, not of 4/],
  [['--game', 'confrontation', HILLS], 'can gandalf attack eregion?', /^Yes[.:]/],
  [['--game', 'confrontation', HILLS], 'gandalf to eregion', /^Yes[.:]/],
  [['--game', 'confrontation', HILLS], 'move frodo from the shire to mordor', /^No: A move goes one step/],
  [
    ['--game', 'confrontation', HILLS],
    'move frodo from rohan to mordor',
    /This is not so here: Frodo is in Rohan/,
  ],
  [
    ['--game', 'card-game', 'hand: gimli'],
    'can I play gimli?',
    /^Yes: Play Gimli to the reserve\.\n.*"reserve"/,
  ],
  [['--game', 'card-game', 'hand: gimli'], 'use my ring token', /^Yes: Use the Ring token\.\n.*"useRing"/],
  [['--game', 'card-game', 'hand: gimli'], 'eliminate', /^I know the words|^I read: "eliminate"/],
  [['--game', 'card-game', 'reserve: gimli'], 'move gimli from reserve to path', /^No: no path is active\. /],
]

describe('asked at a table', { timeout: 60_000 }, () => {
  it.each(ASKED)('%j %s', async (args, said, answer) =>
    expect(await told(...args, ...said.split(' '))).toMatch(answer),
  )

  it('a state of others than are asked for is refused', async () => {
    const { out } = await within(['legal', '--json', '--players', '3', 'fp dice: C'])
    expect(out).toMatch(/"shadow"|"free-peoples"/)
    expect(await told('--players', 'x', 'fp dice: C', 'pass')).toMatch(/--players wants a whole number/)
  })
})
