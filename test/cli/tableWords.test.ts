/** What players say at a table, with the verbs they use: each is understood, and as what it means. */
import { describe, expect, it } from 'vitest'
import { loadGame } from '../../src/cli/games'
import { readMoves } from '../../src/talk'
import { parsePosition } from '../../src/notation'
import { mustRight } from '../kernel/conformance/check'
import { within } from './program'

/** The answer in its first line, and the action that was understood, if it is one. */
const told = async (game: string, position: string, words: string): Promise<string> => {
  const { out, err } = await within(['why', '--game', game, position, ...words.split(' ')])
  return (out === '' ? err : out).split('\n').slice(0, 2).join(' ')
}

type Said = ReadonlyArray<readonly [position: string, means: RegExp, said: ReadonlyArray<string>]>

const free = (more: string): string => `turn 3; rings: 0 free; ${more}`
const shadow = (more: string): string => `turn 3, actions, shadow; rings: 0 shadow; ${more}`

const WAR: Said = [
  [
    free('fp dice: W; minas tirith: 1 gondor, strider'),
    /^Yes.*"character":"aragorn"/,
    ['strider becomes aragorn', 'crown aragorn', 'aragorn becomes king', 'make strider king'],
  ],
  [
    free('fp dice: C'),
    /^Yes.*(Move the Fellowship|moveFellowship)/,
    ['frodo moves', 'move the ring bearers'],
  ],
  [free('fp dice: C; fellowship: revealed'), /^Yes.*hideFellowship/, ['hide frodo', 'hide the ring bearers']],
  [free('fp dice: C'), /^No: it is eight regions away, and Boromir/, ['send boromir to minas tirith']],
  [
    free('fp dice: M; at war: gondor'),
    /^Yes: Recruit .* in Minas Tirith, with a Muster die.*"region":"minas-tirith"/,
    ['muster gondor in minas tirith', 'raise troops in minas tirith'],
  ],
  [free('fp dice: M'), /^Yes.*"nation":"dwarves"/, ['push the dwarves on the political track']],
  [
    free('fp dice: MA'),
    /^Yes.*(March from Minas Tirith to Osgiliath|"from":"minas-tirith","to":"osgiliath")/,
    ['the army in minas tirith goes to osgiliath', 'minas tirith marches to osgiliath'],
  ],
  [
    shadow('shadow dice: A; at war: isengard'),
    /^Yes.*"from":"orthanc","to":"fords-of-isen"/,
    ['assault fords of isen', 'storm the fords of isen'],
  ],
  [shadow('shadow dice: M; at war: isengard'), /^Yes.*"saruman"/, ['saruman comes', 'saruman arrives']],
]

const MEETING =
  'shire: frodo, sam; arthedain: gandalf; cardolan: aragorn; rhudaur: warg; enedwaith: orcs; mordor: balrog'
const CONFRONTATION: Said = [
  [
    MEETING,
    /^Yes.*"piece":"gandalf-classic","to":"rhudaur"/,
    [
      'gandalf attacks the warg',
      'attack the warg with gandalf',
      'gandalf moves against the warg',
      'let gandalf attack the warg',
      'gandalf vs warg',
    ],
  ],
  [
    MEETING,
    /^Yes.*"piece":"sam-classic","to":"cardolan"/,
    ['sam walks to cardolan', 'send sam to cardolan', 'bring sam to cardolan', 'march sam into cardolan'],
  ],
  [MEETING, /^No: .*"card":"fellowship-5"/, ['play a 5', 'play my 5']],
]

const DUEL =
  'rules: duel-2, 2 players; turn: 1, actions, gandalf; battlegrounds active: minas-tirith; ' +
  'paths active: gildors-encampment; cards reserve: denethor; ' +
  'cards hand: gwaihir-the-windlord, high-elves, pippin-took, lembas, arwen'
const CARD_GAME: Said = [
  [
    DUEL,
    /^Yes.*"card":"gwaihir-the-windlord","to":"minas-tirith"/,
    ['put gwaihir on minas tirith', 'gwaihir defends minas tirith', 'bring gwaihir to minas tirith'],
  ],
  [DUEL, /^Yes.*"kind":"move","card":"denethor"/, ['denethor defends minas tirith']],
  [DUEL, /^Yes.*"card":"arwen","to":"reserve"/, ['put arwen in reserve', 'keep arwen in reserve']],
  [DUEL, /^Yes.*"card":"pippin-took","to":"path"/, ['pippin goes to gildors encampment']],
  [DUEL, /"card":"lembas","wielder":"pippin-took"/, ['give lembas to pippin', 'equip pippin with lembas']],
  [DUEL, /^Yes.*"kind":"cycle","card":"lembas"/, ['throw away lembas', 'discard lembas']],
  [DUEL, /"kind":"pass"/, ['skip my turn', 'i pass']],
]

const ISEN =
  'turn: 1, actions, shadow; dice shadow: 2 army, 1 character, 1 muster, 1 event; ' +
  'dice free: 2 army-muster, 1 character; dice unrolled shadow: 0; dice unrolled free: 0; ' +
  'upper-isen: shadow, 3 uruk-hai; orthanc: shadow, 2 uruk-hai; fords-of-isen: free, 2 footmen, 1 leader'
const BATTLES: Said = [
  [
    ISEN,
    /^Yes: The Army in Upper Isen attacks Fords of Isen, with an Army die\./,
    ['attack fords of isen from upper isen', 'upper isen attacks fords of isen'],
  ],
  [ISEN, /^No: Fords of Isen is not adjacent to Orthanc\./, ['orthanc attacks fords of isen']],
  [ISEN, /^I read: .*know the words/, ['move upper isen to orthanc']],
  [ISEN, /^Yes: Recruit by a Recruitment token in Orthanc, with a Muster die\./, ['muster in orthanc']],
  [ISEN, /^No: no Army of the Shadow has Damage\./, ['rally', 'rally the army in orthanc']],
  [ISEN, /^Yes.*"die":"army"/, ['spend an army die', 'take the army die']],
  [ISEN, /^Yes.*"draw-generic"/, ['draw two cards', 'draw generic cards']],
]

describe.each([
  ['war-of-the-ring', WAR],
  ['confrontation', CONFRONTATION],
  ['card-game', CARD_GAME],
  ['battles', BATTLES],
] as const)('%s', (game, all) => {
  const each = all.flatMap(([position, means, said]) => said.map((one) => [one, position, means] as const))
  it.each(each)('%s', { timeout: 60_000 }, async (said, position, means) => {
    expect(await told(game, position, said)).toMatch(means)
  })
})

it('where a hidden enemy stands is not told to the one who would attack him by name', async () => {
  const loaded = mustRight(await loadGame('confrontation'), 'no such game')
  const state = mustRight(parsePosition(loaded.game, MEETING), 'cannot be read')
  expect(readMoves({ loaded, state }, 'gandalf attacks the warg', 'fellowship')).toMatchObject({
    _tag: 'Left',
  })
})
