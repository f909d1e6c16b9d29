/** The doors without rules tell what the game tells, in every config, and bring no rules with them. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src/kernel'
import { warOfTheRing, type Event } from '../../../src/war-of-the-ring'
import { CHOICES, type Variant } from '../../../src/war-of-the-ring/model/config'
import * as names from '../../../src/war-of-the-ring/names'
import { rulesOf } from '../../../src/war-of-the-ring/rulesets/print'
import { printOf } from '../../../src/war-of-the-ring/rulesets/prints'
import { wholeOf } from '../../../src/war-of-the-ring/rulesets/variants'
import { warOfTheRingView } from '../../../src/war-of-the-ring/viewer'

const got = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

const VARIANTS: ReadonlyArray<Variant> = CHOICES.edition.flatMap((edition) =>
  CHOICES.players.flatMap((players) =>
    CHOICES.twilight.flatMap((twilight) =>
      CHOICES.skipsFreely.flatMap((skipsFreely) =>
        CHOICES.rageWithArmy.map((rageWithArmy) => ({
          edition,
          players,
          twilight,
          skipsFreely,
          rageWithArmy,
        })),
      ),
    ),
  ),
)

/** Rules without the questions that are functions. */
const dataOf = (rules: unknown): unknown => JSON.parse(JSON.stringify(rules))

const CONFIGS = [
  {},
  { edition: 'second' },
  { players: 4 },
  { players: 3, twilight: true },
  { twilight: true, skipsFreely: true, rageWithArmy: true },
] as const

describe('what is printed', () => {
  it.each(VARIANTS)('is what the rules have in %j', (variant) => {
    const whole = rulesOf(wholeOf(variant))
    const print = rulesOf(printOf(variant))
    expect(dataOf({ ...print, rulebook: whole.rulebook })).toEqual(dataOf(whole))
    expect(print.rulebook).toEqual({})
  })
})

describe.each(CONFIGS)('a viewer of %j', (config) => {
  const random = randomFrom(`viewer ${JSON.stringify(config)}`)
  let state = got(warOfTheRing.newGame({ seed: 'viewer', ...config }))
  const states = [state]
  const events: Event[] = []
  const labels: Array<readonly [string, string]> = []
  for (let step = 0; step < 400; step++) {
    const [seat] = warOfTheRing.actors(state)
    const prompt = seat === undefined ? O.none : warOfTheRing.prompt(state, seat)
    if (O.isSome(prompt) && step % 7 === 0)
      for (const { action, label } of prompt.value.choices)
        // A pass is called by the question that it answers, which a prompt alone knows.
        if (action.kind !== 'chance' && action.kind !== 'pass')
          labels.push([warOfTheRingView.label(action, state.config), label])
    const action = warOfTheRing.sampleAction(state, random)
    if (O.isNone(action)) break
    const next = got(warOfTheRing.applyAction(state, action.value))
    events.push(...next.events)
    state = next.state
    if (step % 40 === 0) states.push(state)
  }

  it('reads its table as the game does', () => {
    for (const one of states)
      for (const viewer of [...warOfTheRing.seats, 'spectator'] as const) {
        const view = warOfTheRing.view(one, viewer)
        expect(warOfTheRingView.read(view)).toEqual(warOfTheRing.read(view))
      }
  })

  it('tells events and labels actions as the game does', () => {
    expect(labels.length).toBeGreaterThan(50)
    for (const [own, label] of labels) expect(own).toBe(label)
    for (const event of warOfTheRing.eventsFor(events, 'spectator'))
      expect(warOfTheRingView.tell(event)).toBe(warOfTheRing.tell(event))
  })

  it('has its tables, without the rulebook', () => {
    const { rulebook: _, actions: __, frameKinds: ___, ...tables } = warOfTheRing.tables(state.config)
    expect(warOfTheRingView.tables(state.config)).toEqual(tables)
  })
})

describe('what is no view', () => {
  const view = warOfTheRing.view(got(warOfTheRing.newGame({ seed: 'x' })), 'shadow')
  const housed = got(warOfTheRing.with({ name: 'short', limits: { units: 8, hand: 5 } }))
  it.each([
    [null],
    [{}],
    [{ ...view, game: 'chess' }],
    [{ ...view, viewer: 'nature' }],
    [{ ...view, schemaVersion: 1 }],
    [{ ...view, state: { ...(view.state as object), outcome: { rule: 'armies.stacking' } } }],
    [housed.view(got(housed.newGame({ seed: 'x' })), 'shadow')],
  ])('is refused as by the game, case %#', (json) => {
    const refused = warOfTheRingView.read(json as never)
    expect(refused._tag).toBe('Left')
    if (json !== null && 'game' in json) expect(refused).toEqual(warOfTheRing.read(json as never))
  })

  it('has no label', () => {
    expect(warOfTheRingView.label({ kind: 'nothing' } as never)).toBe('')
    expect(warOfTheRingView.tell({ kind: 'nothing' })).toBe('')
  })
})

describe('names', () => {
  it('are those of the game', () => {
    const { figures, cards, regions } = warOfTheRing.ids
    for (const id of [...figures, ...cards, ...regions, 'elves', 'eye', 'nothing', 'smeagol', 'ent'])
      for (const number of [1, 2]) expect(names.nameOf(id, number)).toBe(warOfTheRing.nameOf(id, number))
    expect(names.TABLES).toEqual(warOfTheRingView.tables())
  })
})

describe('the doors without rules', () => {
  it.each([
    ['war-of-the-ring/names', 25],
    ['war-of-the-ring/viewer', 40],
    ['svg/war/index', 65],
  ])('%s brings no rule with it and stays under %d kB', async (entry, most) => {
    const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
    const { metafile, outputFiles } = await build({
      entryPoints: [at(`src/${entry}.ts`)],
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'esm',
      logLevel: 'silent',
    })
    const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    )
    expect(used.some((path) => path.includes('war-of-the-ring/data/regions'))).toBe(true)
    expect(used.filter((path) => /war-of-the-ring\/(rules|rulebook)\b|kernel\/runner/.test(path))).toEqual([])
    // io-ts and fp-ts come whole here, and shaken in the build: `npm run size` holds the exact limits.
    const spare = 14
    expect(gzipSync(outputFiles[0]?.contents ?? '').length / 1000).toBeLessThan(most + spare)
  })
})
