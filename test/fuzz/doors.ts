/**
 * The doors that show games to somebody: pictures, and arrays for learners.
 */
import * as O from 'fp-ts/lib/Option.js'
import type { Random, Types } from '../../src/kernel'
import * as learn from '../../src/learn'
import {
  boardSvg,
  choicesAbout,
  keysAfterClick,
  keysAt,
  keysOf,
  partsOf,
  picture as drawn,
} from '../../src/svg'
import { nameOf } from '../../src/war-of-the-ring/names'
import * as front from '../../src/ui'
import { warOfTheRingView } from '../../src/war-of-the-ring/viewer'
import { actionish, aState, decodable, forged, seatish, viewOf, type Target } from './inputs'
import * as judge from './judges'
import type { Material } from './material'
import { letters, oddity, pick } from './oddities'

const picture = (answer: unknown): judge.Wrong =>
  typeof answer === 'string' && /^<svg [^]*<\/svg>\s*$/.test(answer) ? undefined : 'no picture'

const numbers = (answer: unknown): judge.Wrong =>
  answer instanceof Float32Array && answer.every((number) => !Number.isNaN(number)) ? undefined : 'no array'

const OPTIONS = { width: 800, title: 'A <table> & more', highlight: ['minas-tirith', 'shire'] }

/** The name of a game, or what is none. */
const gameish = (name: string, random: Random): never =>
  (random(2) === 0 ? name : random(2) === 0 ? letters(random, 20) : oddity(random)) as never

const layout =
  (ask: (game: never) => { readonly length: number }): Target =>
  ({ game }, random) => {
    const input = gameish(game.name, random)
    return {
      input,
      call: () => ask(input),
      judge: (answer) => {
        const { length } = answer as { readonly length: number }
        return (input === game.name ? length > 0 : length === 0) ? undefined : `a layout of ${length}`
      },
    }
  }

const LEARN: Readonly<Record<string, Target>> = {
  'learn.isLearningGame': ({ game }, random) => {
    const input = gameish(game.name, random)
    return {
      input,
      call: () => learn.isLearningGame(input),
      judge: (answer) => (answer === (input === game.name) ? undefined : 'a wrong answer'),
    }
  },
  'learn.actionLayout': layout(learn.actionLayout),
  'learn.observationLayout': layout(learn.observationLayout),
  'learn.observe': (material, random) => {
    const input = decodable(random, () => viewOf(material, random))
    return {
      input,
      call: () => learn.observe(input),
      judge: (answer) => judge.read(material.game, answer, numbers),
    }
  },
  'learn.observeInto': (material, random) => {
    const input = decodable(random, () => viewOf(material, random))
    const [array, offset] = [new Float32Array(random(2) === 0 ? 40_000 : 10), oddity(random) as number]
    return {
      input: [input, offset],
      call: () => learn.observeInto(input, array, random(2) === 0 ? 0 : offset),
      judge: (answer) => judge.read(material.game, answer, numbers),
    }
  },
  'learn.actionNumber': (material, random) => {
    const [name, action] = [gameish(material.game.name, random), actionish(material, random) as never]
    return {
      input: [name, action],
      call: () => learn.actionNumber(name, action),
      judge: judge.option,
    }
  },
  'learn.actionAt': (material, random) => {
    const name = gameish(material.game.name, random)
    const number = (random(2) === 0 ? random(5000) : oddity(random)) as number
    const seat = seatish(material, random)
    return {
      input: [name, seat, number],
      call: () => learn.actionAt(name, seat, number),
      judge: judge.option,
    }
  },
  'learn.actionMask': (material, random) => {
    const name = gameish(material.game.name, random)
    const list = Array.from({ length: random(4) }, () => actionish(material, random))
    const actions = (random(3) === 0 ? oddity(random) : list) as never
    return {
      input: [name, actions],
      call: () => learn.actionMask(name, actions),
      judge: (mask) => (mask instanceof Uint8Array ? undefined : 'no mask'),
    }
  },
  'learn.optionsOf': (material, random) => {
    const game = random(8) === 0 ? (oddity(random) as never) : material.game
    const seen = random(2) === 0 ? decodable(random, () => viewOf(material, random)) : undefined
    const source = (seen ?? forged(material, random)) as never
    const seat = random(2) === 0 ? undefined : seatish(material, random)
    const [number, action] = [oddity(random) as number, actionish(material, random) as never]
    return {
      input: [source, seat, number, action],
      call: () => {
        const options = learn.optionsOf(game, source, seat)
        return [options, options.at(number), options.numberOf(action)]
      },
      judge: (answer) => {
        const [options, at, number] = answer as [learn.Options<object>, O.Option<object>, unknown]
        const strange = O.isSome(at) && typeof at.value !== 'object'
        return judge.list(options.actions) ?? judge.option(number) ?? (strange ? 'no option' : undefined)
      },
    }
  },
}

/** A list of choices and one of keys, or what is none. */
const clicked = (random: Random): readonly [never, never] => [
  decodable(random, () => [{ action: { kind: 'goTo', region: 'bree', piece: 'strider' } }]) as never,
  decodable(random, () => ['region:bree', pick(random, ['piece:strider', 'card:x', ''])]) as never,
]

/** The choices that are about keys; with keys that are none, or choices that are none, there may be none. */
const narrowing =
  (ask: (choices: never, keys: never) => unknown): Target =>
  (_, random) => {
    const [choices, keys] = clicked(random)
    return { input: [choices, keys], call: () => ask(choices, keys), judge: () => undefined }
  }

/** What is chosen after a click. */
const following =
  (ask: (choices: never, keys: never, at: never) => unknown): Target =>
  (_, random) => {
    const [choices, keys] = clicked(random)
    const [, at] = clicked(random)
    return { input: [choices, keys, at], call: () => ask(choices, keys, at), judge: () => undefined }
  }

/** Something like an element of a page, or what is none. */
const elementish = (random: Random): never =>
  (random(2) === 0
    ? { getAttribute: () => oddity(random), parentElement: oddity(random) }
    : oddity(random)) as never

const SVG: Readonly<Record<string, Target>> = {
  'svg.picture': (material, random) => {
    const view = viewOf(material, random) as never
    const options = decodable(random, () => ({
      ...OPTIONS,
      part: pick(random, ['map', 'hand/shadow', 'none']),
      theme: { colours: { board: pick(random, ['#fff', 'url(x)']) }, scale: 2 },
    })) as never
    return {
      input: [view, options],
      call: () => drawn(view, options),
      judge: (answer) =>
        judge.read(material.game, answer, (one) => picture((one as { readonly svg: unknown }).svg)),
    }
  },
  'svg.partsOf': (material, random) => {
    const view = viewOf(material, random) as never
    return { input: view, call: () => partsOf(view), judge: (a) => judge.read(material.game, a, judge.list) }
  },
  'svg.keysOf': (material, random) => {
    const action = actionish(material, random) as never
    return { input: action, call: () => keysOf(action), judge: judge.list }
  },
  'svg.keysAt': (_, random) => {
    const element = elementish(random)
    return { input: undefined, call: () => keysAt(element), judge: judge.list }
  },
  'svg.choicesAbout': narrowing(choicesAbout),
  'svg.keysAfterClick': following(keysAfterClick),
}

const MEANINGS = ['choices', 'play', 'ways', 'reasons', 'asked', 'nothing']

/** What a click means that may be none. */
const meaning = (answer: unknown): judge.Wrong =>
  MEANINGS.includes((answer as front.Meaning<Types>).kind) ? undefined : 'no meaning'

/** Keys of what is on a table, or what are none; as few as a page has of one thing. */
const keysIn = (material: Material, random: Random): never => {
  const keys = keysOf(pick(random, material.actions))
  const given = random(2) === 0 ? keys : decodable(random, () => keys)
  return (Array.isArray(given) && given.length > 20 ? keys : given) as never
}

/** A question at a table with what is clicked, dragged and marked there. */
const atTable =
  (ask: (game: Material['game']) => front.Ui<Types>): Target =>
  (material, random) => {
    const { game } = material
    const seen =
      random(3) === 0 ? forged(material, random) : decodable(random, () => viewOf(material, random))
    const sound = random(2) === 0 ? aState(material, random) : viewOf(material, random)
    const source = (random(2) === 0 ? seen : sound) as never
    const seat = random(2) === 0 ? undefined : seatish(material, random)
    const [chosen, at, to] = [keysIn(material, random), keysIn(material, random), keysIn(material, random)]
    return {
      input: [source, seat, chosen, at, to],
      call: () => {
        const asking = ask(game)(source, seat)
        return [asking.places, asking.marks(chosen), asking.click(chosen, at), asking.drag(at, to)]
      },
      judge: (answer) => {
        const [places, marks, click, drag] = answer as ReadonlyArray<unknown>
        return judge.list(places) ?? judge.list(marks) ?? meaning(click) ?? meaning(drag)
      },
    }
  }

const UI: Readonly<Record<string, Target>> = {
  'ui.ui': atTable(() => front.ui),
  'ui.uiOf': atTable((game) => front.uiOf(game)),
  'ui.keysOf': (material, random) => {
    const action = actionish(material, random) as never
    return { input: action, call: () => front.keysOf(action), judge: judge.list }
  },
  'ui.choicesAbout': narrowing(front.choicesAbout),
  'ui.keysAfterClick': following(front.keysAfterClick),
  'ui.isMarkedIn': (_, random) => {
    const mark = {
      key: pick(random, ['piece:strider', 'region:bree', '']),
      regions: ['bree'],
      role: 'choice',
    }
    const input = decodable(random, () => mark) as never
    const [region, places] = [letters(random, 10), decodable(random, () => ['bree', 'shire'])] as never[]
    return {
      input: [input, places],
      call: () => front.isMarkedIn(input, region as never, places as never, () => random(2) === 0),
      judge: (answer) => (typeof answer === 'boolean' ? undefined : 'neither yes nor no'),
    }
  },
}

/** A name, or what is none: what has no name is given back. */
const named =
  (ask: (id: never, number: never) => string): Target =>
  (_, random) => {
    const [id, number] = [letters(random, 12), oddity(random)] as never[]
    return { input: id, call: () => ask(id as never, number as never), judge: judge.text }
  }

const THIN: Readonly<Record<string, Target>> = {
  'war-of-the-ring/names.nameOf': named(nameOf),
  'war-of-the-ring/view.warOfTheRingView.nameOf': named(warOfTheRingView.nameOf),
  'war-of-the-ring/view.warOfTheRingView.read': (material, random) => {
    const view = decodable(random, () => viewOf(material, random)) as never
    return {
      input: view,
      call: () => warOfTheRingView.read(view),
      judge: (answer) => judge.read(material.game, answer, () => undefined),
    }
  },
  'war-of-the-ring/view.warOfTheRingView.label': (material, random) => {
    const [action, config] = [actionish(material, random), oddity(random)] as never[]
    return {
      input: [action, config],
      call: () => warOfTheRingView.label(action as never, config),
      judge: judge.text,
    }
  },
  'war-of-the-ring/view.warOfTheRingView.tell': (_, random) => {
    const event = (random(2) === 0 ? { kind: 'DiceRolled', side: oddity(random) } : oddity(random)) as never
    return { input: event, call: () => warOfTheRingView.tell(event), judge: judge.text }
  },
  'war-of-the-ring/view.warOfTheRingView.tables': (_, random) => {
    const config = oddity(random)
    return {
      input: config,
      call: () => warOfTheRingView.tables(config),
      judge: (answer) => (typeof answer === 'object' && answer !== null ? undefined : 'no tables'),
    }
  },
}

/** Every function of these doors that is tried, by name. */
export const DOOR_TARGETS: Readonly<Record<string, Target>> = {
  ...LEARN,
  ...SVG,
  ...UI,
  ...THIN,
  'svg.boardSvg': (material, random) => {
    const hidden = random(3) === 0
    const view = (
      hidden ? viewOf(material, random) : decodable(random, () => viewOf(material, random))
    ) as never
    const options = (
      hidden || random(3) === 0
        ? decodable(random, () => ({ ...OPTIONS, highlight: [pick(random, OPTIONS.highlight)] }))
        : undefined
    ) as never
    return {
      input: [view, options],
      call: () => boardSvg(view, options),
      judge: (answer) => judge.read(material.game, answer, picture),
    }
  },
  'learn.optionsOf in a state': (material, random) => {
    const [state, seat] = [aState(material, random), seatish(material, random)]
    return {
      input: [state, seat],
      call: () => learn.optionsOf(material.game, state, seat).actions,
      judge: judge.list,
    }
  },
}
