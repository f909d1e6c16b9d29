/** Questions in words of the table, of every game: the first line is the answer. */
import { describe, expect, it } from 'vitest'
import { within } from './program'

/** The first line of an answer, or of what was not understood. */
const told = async (game: string, position: string, words: string): Promise<string> => {
  const { out, err } = await within(['why', '--game', game, position, ...words.split(' ')])
  return (out === '' ? err : out).split('\n')[0] ?? ''
}

type Asked = ReadonlyArray<readonly [position: string, words: string, answer: RegExp]>

const free = (more: string): string => `turn 3; rings: 0 free; ${more}`
const shadow = (more: string): string => `turn 3, actions, shadow; rings: 0 shadow; ${more}`

const WAR: Asked = [
  [free('fp dice: C'), 'move the fellowship', /^Yes(?:: .+)?\.$/],
  [free('fp dice: C; fellowship: revealed'), 'move fellowship', /^No: No Character result moves a Revealed/],
  [free('fp dice: C; fellowship: revealed'), 'hide the fellowship', /^Yes(?:: .+)?\.$/],
  [free('fp dice: C'), 'hide the fellowship', /^No: .*hides a Revealed Fellowship/],
  [free('fp dice: C'), 'move fellowship to moria', /^I read: .*know the words, but not what is asked/],
  [free('fp dice: C'), 'separate strider from the fellowship', /^Yes.* with an? Character die\.$/],
  [free('fp dice: E'), 'draw a character card', /^Yes(?:: .+)?\.$/],
  [free('fp dice: E'), 'draw a strategy card', /^Yes(?:: .+)?\.$/],
  [free('fp dice: MA'), 'move armies from edoras to folde', /^Yes.* with an? Muster\/Army die\.$/],
  [free('fp dice: MA'), 'move the army in edoras to helms deep', /^No: A move takes an Army to a neighb/],
  [free('fp dice: M'), 'muster rohan in edoras', /^No: A Muster result recruits only for a nation .* at war/],
  [free('fp dice: M; politics: rohan passive 1'), 'advance rohan', /^No: A passive nation never takes/],
  [free('fp dice: W'), 'bring aragorn', /^No: Strider is in the Fellowship, /],
  ['turn 3; fp dice: C, E; rings: 1 free', 'use elven ring to change event into muster', /^Yes(?:: .+)?\.$/],
  ['turn 3; fp dice: C, E; rings: 1 free', 'use ring event will of the west', /^No: No Ring makes a Will/],
  [free('fp dice: MA'), 'atack orthanc', /^No: Only units of nations at war/],
  [shadow('at war: sauron; shadow dice: M'), 'muster witch king', /^Yes(?:: .+)?\.$/],
  [
    shadow('at war: sauron; shadow dice: M'),
    'muster witch king in barad-dur',
    /^Yes: Bring in The Witch-king in Barad-dûr, with a Muster die\.$/,
  ],
  [
    shadow('at war: sauron; shadow dice: M'),
    'recruit the witch king in orthanc',
    /^No: only .*, not Orthanc\./,
  ],
  [shadow('shadow dice: M'), 'recruit witch-king', /^No: Sauron must be at war first\. /],
  [shadow('shadow dice: M; at war: sauron'), 'recruit nazgul in barad-dur', /^Yes.* with an? Muster die\.$/],
  [shadow('shadow dice: M; at war: sauron'), 'recruit nazgul in orthanc', /^No: Nazgûl appear in /],
  [shadow('shadow dice: A; at war: isengard'), 'attack fords of isen', /^Yes.* with an? Army die\.$/],
  [shadow('shadow dice: A'), 'attack fords of isen', /^No: Only units of nations at war/],
  [shadow('shadow dice: E; hand shadow: grond'), 'play grond', /^No: it wants a siege by the Shadow/],
  [shadow('shadow dice: E'), 'play grond', /^No: Only a card of his own hand/],
]

const HILLS = 'shire: frodo, sam; mordor: balrog'
const CONFRONTATION: Asked = [
  [HILLS, 'move frodo to arthedain', /^Yes(?:: .+)?\.$/],
  [HILLS, 'move frodo to mordor', /^No: A move goes one step forward/],
  [HILLS, 'move balrog to gondor', /^No: Turns alternate/],
  [HILLS, 'play magic', /^No: Retreats, combat cards and powers of battle belong to a battle/],
  [HILLS, 'use shadowfax', /^No: A player uses only special cards that were given to him/],
  [HILLS, 'pass', /^No: .*A player declines only what/],
]

const DUEL =
  'rules: duel-2, 2 players; turn: 1, actions, gandalf; battlegrounds active: minas-tirith; ' +
  'paths active: gildors-encampment; cards reserve: denethor; ' +
  'cards hand: gwaihir-the-windlord, high-elves, pippin-took, lembas, arwen'
const CARD_GAME: Asked = [
  [DUEL, 'play gwaihir to minas tirith', /^Yes(?:: .+)?\.$/],
  [
    DUEL,
    'play high elves to minas tirith',
    /^No: Minas Tirith shows .*, the faction of High Elves is Elf\. To a battleground go only/,
  ],
  [DUEL, 'play high elves to the path', /^No: High Elves is an army\. Armies go into the reserve/],
  [DUEL, 'play lembas', /^No: .*\. An item is played on one of its wielders/],
  [DUEL, 'cycle arwen', /^Yes(?:: .+)?\.$/],
  [DUEL, 'move denethor to minas tirith', /^Yes(?:: .+)?\.$/],
  [DUEL, 'forsake denethor', /^Yes: Forsake Denethor, after: Use Denethor\.$/],
  [DUEL, 'pass', /^No: 5 cards in hand, .*\. A seat may pass with no more cards than its carryover limit/],
]

const ISEN =
  'turn: 1, actions, shadow; dice shadow: 2 army, 1 character; dice free: 2 army-muster, 1 character; ' +
  'dice unrolled shadow: 0; dice unrolled free: 0; upper-isen: shadow, 3 uruk-hai'
const BATTLES: Asked = [
  [ISEN, 'use the army die', /^Yes(?:: .+)?\.$/],
  [ISEN, 'use the muster die', /^No: [Nn]o unused die of the Shadow (?:can be used as|shows) Muster/],
  [ISEN, 'pass', /^No: unused dice: 3 of the Shadow, 3 of the other side\. Only a side with strictly fewer/],
  [ISEN, 'retreat', /^No: [Tt]here is no battle now\. /],
  [ISEN, 'attack orthanc', /^No: no Army of the Free Peoples is in Orthanc\. /],
]

describe.each([
  ['war-of-the-ring', WAR],
  ['confrontation', CONFRONTATION],
  ['card-game', CARD_GAME],
  ['battles', BATTLES],
] as const)('%s', (game, asked) => {
  it.each(asked)('%s: %s', { timeout: 60_000 }, async (position, words, answer) => {
    expect(await told(game, position, words)).toMatch(answer)
  })
})

it('an empty position is told to be none', async () => {
  expect((await within(['why', '', 'pass'])).err).toMatch(
    /nothing is named: say a file, - for standard input/,
  )
})
