/**
 * Every function that the package exports: those that are tried, and the few that are not, with the reason.
 */
import * as adapters from '../../src/adapters'
import * as bots from '../../src/bots'
import * as battles from '../../src/battles'
import * as cardGame from '../../src/card-game'
import * as confrontation from '../../src/confrontation'
import * as games from '../../src'
import * as kernel from '../../src/kernel'
import * as learn from '../../src/learn'
import * as notation from '../../src/notation'
import * as protocol from '../../src/protocol'
import * as svg from '../../src/svg'
import * as ui from '../../src/ui'
import * as war from '../../src/war-of-the-ring'
import * as warNames from '../../src/war-of-the-ring/names'
import * as warOdds from '../../src/war-of-the-ring/odds'
import * as warView from '../../src/war-of-the-ring/viewer'
import { ADAPTER_TARGETS } from './adapters'
import { ANSWER_TARGETS } from './answers'
import { BOT_TARGETS } from './bots'
import { DOOR_TARGETS } from './doors'
import type { Target } from './inputs'
import { KERNEL_TARGETS } from './kernel'
import { NOTATION_TARGETS } from './notation'
import { PROTOCOL_TARGETS } from './protocol'
import { GAME_TARGETS } from './targets'

/** Every function that is tried: those of a game by their names, others with the door before it. */
export const TARGETS: Readonly<Record<string, Target>> = {
  ...GAME_TARGETS,
  ...KERNEL_TARGETS,
  ...ANSWER_TARGETS,
  ...DOOR_TARGETS,
  ...NOTATION_TARGETS,
  ...PROTOCOL_TARGETS,
  ...ADAPTER_TARGETS,
  ...BOT_TARGETS,
}

const OWN = 'reads JSON that was copied at the door before'
const SAME = 'is what the index exports under its name, and tried there'
const CALLERS = 'is given a program of the caller; each of its games is one of playBots, which is tried'
const SUMMARIES = 'is given rows and summaries, which the library made'
const OTHERS = 'is of fp-ts, handed on'
const DEFINES = 'runs while a game is defined, by its author; no input of a user comes to it'

/** Functions that are not tried, and why. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  'war-of-the-ring.pileOf': 'is given a pile of a reading, which the library made',
  'war-of-the-ring/view.pileOf': 'is given a pile of a reading, which the library made',
  'card-game.scoreOf': 'is given the table of a reading, which the library made',
  'adapters.safeServer': 'is given the server of another package, and hands on what that gives',
  'bots.BOTS.battles.of': DEFINES,
  'bots.BOTS.cardGame.of': DEFINES,
  'bots.BOTS.confrontation.of': DEFINES,
  'bots.BOTS.warOfTheRing.of': DEFINES,
  'bots.warTacticsOf': DEFINES,
  'bots.add': SUMMARIES,
  'bots.merge': SUMMARIES,
  'bots.tell': SUMMARIES,
  'bots.playRange': CALLERS,
  'bots.seedsOf': 'joins a text and a number of the caller',
  'kernel.anyGame': DEFINES,
  'kernel.at': DEFINES,
  'kernel.coded': DEFINES,
  'kernel.compile': DEFINES,
  'kernel.framesOf': DEFINES,
  'kernel.gamesByName': DEFINES,
  'kernel.isLeft': OTHERS,
  'kernel.isNone': OTHERS,
  'kernel.isObj': OWN,
  'kernel.isObject': 'asks for the type of what it is given and looks at nothing in it',
  'kernel.isRight': OTHERS,
  'kernel.isSome': OTHERS,
  'kernel.itemsOf': OWN,
  'kernel.makeGame': DEFINES,
  'kernel.objectOf': OWN,
  'kernel.orThrow': 'throws, by design, what an Either holds that is wrong',
  'kernel.some': OTHERS,
  'kernel.overlaysOf': DEFINES,
  'kernel.rule': DEFINES,
  'kernel.textsOf': OWN,
  'kernel.violates': DEFINES,
  'kernel.windowOf': DEFINES,
  'kernel.wiringOf': DEFINES,
  'kernel.withChance': DEFINES,
  'kernel.withoutChance': DEFINES,
  'kernel.withRules': DEFINES,
  'kernel.withStages': DEFINES,
  'war-of-the-ring/view.nameOf': SAME,
  'war-of-the-ring/odds.battleOdds': SAME,
  'war-of-the-ring.newId': 'gives back what it is given; only its type differs',
  odds: SAME,
  battleSpec: SAME,
  battleOdds: SAME,
  huntOdds: SAME,
  faultsOf: SAME,
}

const DOORS = {
  adapters,
  bots,
  battles,
  'card-game': cardGame,
  confrontation,
  games,
  kernel,
  learn,
  notation,
  protocol,
  svg,
  ui,
  'war-of-the-ring': war,
  'war-of-the-ring/names': warNames,
  'war-of-the-ring/odds': warOdds,
  'war-of-the-ring/view': warView,
}

/** The folders of `src` whose index was looked at; `games` is the root. */
export const DOOR_NAMES: ReadonlyArray<string> = Object.keys(DOORS)

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isGame = (value: Readonly<Record<string, unknown>>): boolean =>
  'rulebook' in value && 'applyAction' in value

/** The functions in a value: itself, or those of an object; those of a game by their own name. */
const functionsIn = (name: string, value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'function') return [name]
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isGame(value) ? functionsIn(key, inner) : functionsIn(`${name}.${key}`, inner),
  )
}

/** Every function that some index exports. */
export const EXPORTED: ReadonlyArray<string> = Object.entries(DOORS).flatMap(([door, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => functionsIn(`${door}.${name}`, value)),
)
