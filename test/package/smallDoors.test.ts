/** Parts of a game that are imported alone: they tell what the game tells, and bring no rules with them. */
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { battles, cardGame, confrontation, warOfTheRing } from '../../src'
import { THE_FORDS_AND_THE_DEEP } from '../../src/battles'
import * as battlesBook from '../../src/battles/book'
import * as battlesEngine from '../../src/battles/engine'
import * as cardBook from '../../src/card-game/book'
import * as cardEngine from '../../src/card-game/engine'
import * as confrontationBook from '../../src/confrontation/book'
import * as confrontationEngine from '../../src/confrontation/engine'
import { anyGame, randomFrom } from '../../src/kernel'
import * as warBook from '../../src/war-of-the-ring/book'
import * as warEngine from '../../src/war-of-the-ring/engine'
import { BATTLE_GROUNDS, battleOdds } from '../../src/war-of-the-ring/odds'
import { mustRight } from '../kernel/conformance/check'

/** What a module brings with it. */
const broughtBy = async (path: string): Promise<ReadonlyArray<string>> => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/${path}`, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: true,
    format: 'esm',
    outdir: 'nowhere',
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
}

describe('rulebooks', () => {
  it.each([
    ['war-of-the-ring', warBook, warOfTheRing],
    ['confrontation', confrontationBook, confrontation],
    ['card-game', cardBook, cardGame],
    ['battles', battlesBook, battles],
  ] as const)('that of %s is that of the game', async (name, { RULEBOOK }, { rulebook }) => {
    expect(RULEBOOK).toEqual(rulebook)
    const files = await broughtBy(`${name}/book.ts`)
    expect(files.filter((file) => /\/(rules|query|view)\//.test(file))).toEqual([])
  })
})

describe('engines', () => {
  it.each([
    ['war-of-the-ring', warEngine.warOfTheRing, warOfTheRing, [{}, { twilight: true }, { players: 3 }]],
    ['confrontation', confrontationEngine.confrontation, confrontation, [{}]],
    ['card-game', cardEngine.cardGame, cardGame, [{}]],
    ['battles', battlesEngine.battles, battles, [{}]],
  ] as const)('that of %s plays as the game does', (_, engine, game, configs) => {
    for (const config of configs) {
      const [one, whole] = [anyGame(engine), anyGame(game)]
      const random = randomFrom('engines')
      let state = mustRight(one.newGame({ ...config, seed: 'engine' }), 'it begins')
      let other = mustRight(whole.newGame({ ...config, seed: 'engine' }), 'it begins')
      for (let step = 0; step < 60; step++) {
        const actions = one.legalActions(state)
        expect(actions).toEqual(whole.legalActions(other))
        const action = actions[random(actions.length)]
        state = mustRight(one.applyAction(state, action), 'it is legal').state
        other = mustRight(whole.applyAction(other, action), 'it is legal').state
      }
      expect(one.hash(state)).toBe(whole.hash(other))
      expect(mustRight(one.decode(whole.encode(other)), 'its own save')).toEqual(state)
    }
  })

  it.each(['war-of-the-ring', 'confrontation', 'card-game', 'battles'])(
    'that of %s brings neither positions nor checks of saves',
    async (name) => {
      const files = await broughtBy(`${name}/engine.ts`)
      expect(
        files.filter((file) => /view\/position|\/(faults|askedFaults|built)\b|query\/odds/.test(file)),
      ).toEqual([])
    },
  )
})

describe('the engine of Battles', () => {
  it('plays scenarios of the package, and says where others are played', () => {
    const named = { seed: 'own', scenario: 'the-fords-and-the-deep' } as const
    expect(battlesEngine.battles.newGame(named)).toEqual(battles.newGame(named))
    const own = { seed: 'own', scenario: THE_FORDS_AND_THE_DEEP }
    expect(battles.newGame(own)._tag).toBe('Right')
    expect(battlesEngine.battles.newGame(own)).toMatchObject({
      _tag: 'Left',
      left: {
        path: 'scenario',
        problem: expect.stringMatching(/the-fords-and-the-deep.*middle-earth-rules.battles$/),
      },
    })
  })

  it('brings no checks of scenarios', async () => {
    const files = await broughtBy('battles/engine.ts')
    expect(files.filter((file) => /query\/scenario|[rR]eader/.test(file))).toEqual([])
  })
})

describe('odds of War of the Ring', () => {
  const attacker = { regulars: 5, elites: 1, leadership: 2 }
  it.each(BATTLE_GROUNDS)('are those of the game, %s', (ground) => {
    const spec = { ground, attacker, defender: { regulars: 3, leadership: 1 } }
    expect(battleOdds(spec)).toEqual(warOfTheRing.battleOdds(spec))
    expect(battleOdds(spec)._tag).toBe('Right')
  })

  it('are not told of what is no battle', () => {
    for (const spec of [null, { ground: 'sea' }, { attacker, defender: 3 }])
      expect(battleOdds(spec)).toEqual(warOfTheRing.battleOdds(spec))
  })

  it('bring no rules with them', async () => {
    const files = await broughtBy('war-of-the-ring/odds.ts')
    expect(files.filter((file) => /\/(rules|rulesets|rulebook|view)\//.test(file))).toEqual([])
  })
})
