/**
 * The functions of the kernel that are called while games are played: hashes, chance, scripts.
 */
import { isSome } from 'fp-ts/lib/Option.js'
import {
  actionOfLabel,
  beginningOf,
  citeWords,
  configOfRecord,
  didYouMean,
  diffView,
  drawBelow,
  escapedLines,
  hashJson,
  isSnapshot,
  isState,
  keyOfSeed,
  patchView,
  playScripted,
  randomFrom,
  sealOf,
  streamNameOf,
  streamOf,
  threefry,
  type Random,
} from '../../src/kernel'
import { actionish, aState, decodable, forged, viewOf, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { anyJson, letters, oddity, pick } from './oddities'

const isWord = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32

/** Four words. */
const words = (answer: unknown): judge.Wrong =>
  Array.isArray(answer) && answer.length === 4 && answer.every(isWord) ? undefined : 'no four words'

/** A number below the bound where there can be one, else none. */
const drawn =
  (bound: unknown) =>
  (answer: unknown): judge.Wrong => {
    const can = typeof bound === 'number' && Number.isInteger(bound) && bound >= 1 && bound <= 2 ** 32
    const within = isWord(answer) && (answer as number) < (bound as number)
    return Number.isNaN(answer) || (can && within) ? undefined : `drew ${String(answer)}`
  }

const textish = (random: Random): string =>
  (random(2) === 0 ? letters(random, 60) : random(2) === 0 ? anyJson(random) : oddity(random)) as string

const numberish = (random: Random): number =>
  (random(2) === 0 ? 1 + random(100) : random(3) === 0 ? anyJson(random) : oddity(random)) as number

const keyish = (random: Random): never => {
  if (random(3) === 0) return oddity(random) as never
  const key = Array.from({ length: 4 }, () => random(2 ** 32) as unknown)
  if (random(2) === 0) key[random(5)] = oddity(random)
  return key as never
}

/** What can be said of anything that should be a record. */
const ofRecords: Readonly<Record<string, Target>> = {
  'kernel.isSnapshot': (material, random) => {
    const real = random(2) === 0
    const input = real ? material.game.encode(aState(material, random)) : anyJson(random)
    const judged = (answer: unknown) => (answer === true || !real ? undefined : 'no snapshot')
    return { input, call: () => isSnapshot(input), judge: judged }
  },
  'kernel.beginningOf': (_, random) => {
    const [from, input] = [anyJson(random), anyJson(random)]
    return random(2) === 0
      ? { input, call: () => typeof beginningOf(input), judge: judge.text }
      : {
          input: from,
          call: () => beginningOf({ from }),
          judge: (answer) => (Object.is(answer, from) ? undefined : 'not what it begins with'),
        }
  },
  'kernel.configOfRecord': ({ configs }, random) => {
    const from = random(2) === 0 ? pick(random, configs) : anyJson(random)
    return {
      input: from,
      call: () => typeof configOfRecord(random(2) === 0 ? from : { from }),
      judge: judge.text,
    }
  },
}

const LABELS: Readonly<Record<string, Target>> = {
  ...ofRecords,
  'kernel.escapedLines': (_, random) => {
    const input = letters(random, 60)
    return { input, call: () => escapedLines(input), judge: judge.text }
  },
  'kernel.didYouMean': (_, random) => {
    const names = random(3) === 0 ? (oddity(random) as never) : [textish(random), textish(random)]
    const word = random(3) === 0 ? oddity(random) : textish(random)
    return { input: [names, word], call: () => didYouMean(names, word), judge: judge.text }
  },
  'kernel.isState': (material, random) => {
    const real = random(2) === 0
    const input = real ? aState(material, random) : forged(material, random)
    const judged = (answer: unknown) =>
      answer === real ? undefined : `takes it ${real ? 'not ' : ''}for one`
    return { input, call: () => isState(input), judge: judged }
  },
  'kernel.actionOfLabel': (material, random) => {
    const { game } = material
    const state = random(3) === 0 ? forged(material, random) : aState(material, random)
    const [actor = 'nobody'] = game.actors(state as never)
    const asked = game.prompt(state as never, actor as never)
    const shown = isSome(asked) ? pick(random, asked.value.choices).label : ''
    const text = random(2) === 0 ? shown.slice(random(3)) : textish(random)
    return {
      input: [state, text],
      call: () => actionOfLabel(game, state as never, text, random(2) === 0 ? undefined : actor),
      judge: (answer) => judge.read(game, answer, () => undefined),
    }
  },
}

const CHANCE: Readonly<Record<string, Target>> = {
  'kernel.hashJson': (material, random) => {
    const input = decodable(random, () => aState(material, random)) as never
    return {
      input,
      call: () => hashJson(input),
      judge: (hash) => (/^([\w-]{22})?$/.test(String(hash)) ? judge.text(hash) : 'no hash'),
    }
  },
  'kernel.keyOfSeed': (_, random) => {
    const input = textish(random)
    return { input, call: () => keyOfSeed(input), judge: words }
  },
  'kernel.streamOf': (_, random) => {
    const input = textish(random)
    return {
      input,
      call: () => streamOf(input),
      judge: (stream) => (isWord(stream) ? undefined : 'no stream'),
    }
  },
  'kernel.streamNameOf': (_, random) => {
    const input = textish(random)
    return {
      input,
      call: () => streamNameOf(input),
      judge: (name) => (typeof name === 'string' ? undefined : 'no name'),
    }
  },
  'kernel.threefry': (_, random) => {
    const [key, counter] = [keyish(random), Array.from({ length: random(6) }, () => numberish(random))]
    return {
      input: [key, counter],
      call: () => threefry(key, ...(counter as unknown as [number, number, number, number])),
      judge: words,
    }
  },
  'kernel.drawBelow': (_, random) => {
    const [key, stream, index, n] = [keyish(random), numberish(random), numberish(random), numberish(random)]
    return { input: [key, stream, index, n], call: () => drawBelow(key, stream, index, n), judge: drawn(n) }
  },
  'kernel.randomFrom': (_, random) => {
    const [seed, n] = [textish(random), numberish(random)]
    return { input: [seed, n], call: () => randomFrom(seed)(n), judge: drawn(n) }
  },
}

/** What a script may say of the draws ahead, with something wrong. */
const scriptish = ({ actions }: Material, random: Random): never => {
  const outcomes = actions.flatMap((action) => ('outcome' in action ? [action] : []))
  const one = (): unknown => {
    const outcome = outcomes.length === 0 ? undefined : pick(random, outcomes)
    if (random(3) === 0 || outcome === undefined) return oddity(random)
    return random(2) === 0 ? outcome.outcome : decodable(random, () => outcome)
  }
  return (random(4) === 0 ? oddity(random) : Array.from({ length: random(6) }, one)) as never
}

const actionsIn = (material: Material, random: Random): never =>
  (random(4) === 0
    ? oddity(random)
    : Array.from({ length: random(4) }, () => actionish(material, random))) as never

const isPatch = (answer: unknown): judge.Wrong => {
  const { of, to, changes } = answer as ReturnType<typeof diffView>
  return judge.text(of) ?? judge.text(to) ?? judge.list(changes)
}

/** Views that follow each other, and what has changed between them. */
const PATCHES: Readonly<Record<string, Target>> = {
  'kernel.diffView': (material, random) => {
    const one = (): never => decodable(random, () => viewOf(material, random)) as never
    const [before, after] = [one(), one()]
    return { input: [before, after], call: () => diffView(before, after), judge: isPatch }
  },
  'kernel.patchView': (material, random) => {
    const { game } = material
    const [before, after] = [viewOf(material, random), viewOf(material, random)]
    const patch = decodable(random, () => diffView(before, after)) as never
    const given = (random(2) === 0 ? before : decodable(random, () => before)) as never
    return {
      input: [given, patch],
      call: () => patchView(given, patch),
      judge: (answer) => judge.read(game, answer, judge.record),
    }
  },
  'kernel.citeWords': ({ game }, random) => {
    const cites = Object.values(game.rulebook).flatMap((rule) => rule.cites)
    const input = decodable(random, () => pick(random, cites)) as never
    return { input, call: () => citeWords(input), judge: judge.text }
  },
}

/** Every function of the kernel that is tried, by name. */
export const KERNEL_TARGETS: Readonly<Record<string, Target>> = {
  ...CHANCE,
  ...LABELS,
  ...PATCHES,
  'kernel.sealOf': (material, random) => {
    const [state, step] = [aState(material, random), oddity(random)] as never[]
    return {
      input: step,
      call: () => sealOf(material.game, state as never, step as never),
      judge: (answer) => ([null, 'chance', 'shown'].includes(answer as never) ? undefined : 'no seal'),
    }
  },
  'kernel.playScripted': (material, random) => {
    const game = random(8) === 0 ? (oddity(random) as never) : material.game
    const state = random(3) === 0 ? forged(material, random) : aState(material, random)
    const [actions, script] = [actionsIn(material, random), scriptish(material, random)]
    return {
      input: [state, actions, script],
      call: () => playScripted(game, state, actions, script),
      judge: (answer) => judge.read(material.game, answer, judge.record),
    }
  },
}
