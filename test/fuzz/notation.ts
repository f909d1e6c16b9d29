/** Positions as text: whatever is typed is read, or refused with what is wrong. */
import * as E from 'fp-ts/lib/Either.js'
import type { Random, State, Types } from '../../src/kernel'
import * as notation from '../../src/notation'
import { actionish, aState, decodable, forged, seatish, viewOf, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { letters, oddity, pick } from './oddities'

const WORDS = [
  'turn',
  'dice fp',
  'lorien',
  'elves',
  '2',
  'fp',
  'shadow',
  'actions',
  'none',
  ':',
  ';',
  ',',
  'c5',
  '-',
]

const typed = (random: Random): string =>
  Array.from({ length: random(30) }, () => pick(random, WORDS)).join(random(4) === 0 ? '' : ' ')

/** A line of the game with slips in it, some words, or anything. */
const lineish = (material: Material, random: Random): never => {
  const kind = random(4)
  if (kind === 0) return oddity(random) as never
  if (kind === 1) return letters(random, 200) as never
  if (kind === 2) return typed(random) as never
  const line = notation.formatPosition(material.game, aState(material, random))
  const text = E.isRight(line) ? line.right : typed(random)
  const at = random(text.length + 1)
  return (text.slice(0, at) + letters(random, 3) + text.slice(at + random(3))) as never
}

const sentences = (faults: unknown): judge.Wrong =>
  Array.isArray(faults) &&
  faults.length > 0 &&
  faults.every((one: notation.PositionFault) => notation.faultSentence(one) !== '')
    ? undefined
    : 'a refusal that says nothing'

/** The text of a legal action with slips in it, some words, or anything. */
const actionText = (material: Material, state: State<Types>, random: Random): never => {
  const [action] = material.game.legalActions(state)
  if (action === undefined || random(2) === 0) return lineish(material, random)
  const words = Object.values(action).map(String)
  return words.filter(() => random(6) > 0).join(' ') as never
}

const malformed = (answer: E.Either<{ readonly problem: string }, unknown>): judge.Wrong =>
  E.isRight(answer) || answer.left.problem !== '' ? undefined : 'a refusal that says nothing'

/** A reader of actions, given a text of one and who says it. */
const readingAction =
  (read: typeof notation.parseAction | typeof notation.parseLabel): Target =>
  (material, random) => {
    const state = random(3) > 0 ? aState(material, random) : forged(material, random)
    const sound = random(2) === 0 ? aState(material, random) : state
    const text = actionText(material, sound, random)
    const seat = random(3) > 0 ? undefined : (seatish(material, random) as string)
    return {
      input: [state, text, seat],
      call: () => read(material.game, state, text, seat),
      judge: (answer) => malformed(answer as never),
    }
  }

/** Every function of this door that is tried, by name. */
export const NOTATION_TARGETS: Readonly<Record<string, Target>> = {
  'notation.slips': (_, random) => {
    const word = () => (random(3) === 0 ? (oddity(random) as never) : typed(random))
    const input = [word(), word(), random(3) === 0 ? (oddity(random) as never) : random(5)] as const
    return {
      input,
      call: () => notation.slips(...input),
      judge: (number) => (typeof number === 'number' ? undefined : 'no number'),
    }
  },
  'notation.parseRecord': (material, random) => {
    const head = [`game ${material.game.name}`, 'version 1', 'config {"seed":"fuzz"}', ''].join('\n')
    const input = (random(2) === 0 ? `${head}${typed(random)}` : lineish(material, random)) as never
    return {
      input,
      call: () => notation.parseRecord(material.game, input),
      judge: (answer) => {
        const read = answer as ReturnType<typeof notation.parseRecord>
        return E.isRight(read) || read.left.problem !== '' ? undefined : 'a refusal that says nothing'
      },
    }
  },
  'notation.sectionsOfTalk': (material, random) => {
    const input = [lineish(material, random), lineish(material, random)] as const
    return {
      input,
      call: () => notation.sectionsOfTalk(material.game, ...input),
      judge: (answer) => {
        const read = answer as ReturnType<typeof notation.sectionsOfTalk>
        if (E.isLeft(read)) return sentences(read.left)
        return read.right.every((one) => one.includes(': ')) ? undefined : 'a section without a heading'
      },
    }
  },
  'notation.parsePosition': (material, random) => {
    const input = lineish(material, random)
    return {
      input,
      call: () => notation.parsePosition(material.game, input),
      judge: (answer) => {
        const read = answer as ReturnType<typeof notation.parsePosition>
        return E.isLeft(read) ? sentences(read.left) : judge.soundState(material.game, read.right)
      },
    }
  },
  'notation.formatPosition': (material, random) => {
    const state = random(2) === 0 ? aState(material, random) : forged(material, random)
    return {
      input: state,
      call: () => notation.formatPosition(material.game, state),
      judge: (answer) => judge.read(material.game, answer, judge.text),
    }
  },
  'notation.parseAction': readingAction(notation.parseAction),
  'notation.parseLabel': readingAction(notation.parseLabel),
  'notation.formatMoment': (material, random) => {
    const state = random(3) > 0 ? aState(material, random) : forged(material, random)
    const actions = random(4) === 0 ? (oddity(random) as never) : [actionish(material, random)]
    const options = { chance: random(2) === 0 }
    return {
      input: [state, actions],
      call: () => notation.formatMoment(material.game, state, actions, options),
      judge: (answer) => malformed(answer as never),
    }
  },
  'notation.formatView': (material, random) => {
    const view = viewOf(material, random)
    const input = (random(2) === 0 ? view : decodable(random, () => view)) as never
    return {
      input,
      call: () => notation.formatView(material.game, input),
      judge: (answer) => malformed(answer as never),
    }
  },
  'notation.parseView': (material, random) => {
    const view = notation.formatView(material.game, viewOf(material, random))
    const seen = E.isRight(view) ? view.right : typed(random)
    const at = random(seen.length + 1)
    const slip = (seen.slice(0, at) + letters(random, 3) + seen.slice(at + random(3))) as never
    const input = random(3) === 0 ? lineish(material, random) : slip
    return {
      input,
      call: () => notation.parseView(material.game, input),
      judge: (answer) => {
        const read = answer as ReturnType<typeof notation.parseView>
        if (E.isLeft(read)) return sentences(read.left)
        return E.isRight(material.game.decodeView(read.right)) ? undefined : 'a view that nobody has'
      },
    }
  },
  'notation.gameOfPosition': (material, random) => {
    const input = lineish(material, random)
    return { input, call: () => notation.gameOfPosition(input), judge: judge.option }
  },
  'notation.linkOfPosition': (_, random) => {
    const input = typed(random)
    return { input, call: () => notation.linkOfPosition(input), judge: judge.text }
  },
  'notation.faultSentence': (_, random) => {
    const input = { key: letters(random, 9), problem: letters(random, 9), near: [letters(random, 9)] }
    return { input, call: () => notation.faultSentence(input), judge: judge.text }
  },
}
