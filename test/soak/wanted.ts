/**
 * What there is to meet in each game: its rules, cards, questions, windows, actions and endings.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { battles, FRAME_KINDS as BATTLES_FRAMES } from '../../src/battles'
import { machineOf as battlesMachine } from '../../src/battles/rulesets/rulesets'
import { cardGame, COPY_IDS, LOCATION_IDS } from '../../src/card-game'
import { ACTIONS as CARD_GAME_ACTIONS } from '../../src/card-game/model/actions'
import { frameCodecs as cardGameFrames } from '../../src/card-game/model/frames'
import { machineOf as cardGameMachine } from '../../src/card-game/rulesets/rulesets'
import { COMBAT_CARD_IDS, confrontation, SPECIAL_CARD_IDS } from '../../src/confrontation'
import { ACTIONS as CONFRONTATION_ACTIONS } from '../../src/confrontation/model/actions'
import { frameCodecs as confrontationFrames } from '../../src/confrontation/model/frames'
import { machineOf as confrontationMachine } from '../../src/confrontation/rulesets/rulesets'
import type { Machine, Types } from '../../src/kernel'
import { EVENT_CARD_IDS, warOfTheRing } from '../../src/war-of-the-ring'
import { ACTIONS as actionsOf } from '../../src/war-of-the-ring/model/actions'
import { BESIDE_IDS, FACTIONS } from '../../src/war-of-the-ring/model/ids'
import { frameCodecs as warFrames } from '../../src/war-of-the-ring/model/codecs'
import {
  FOUR_IN_TWILIGHT,
  FOUR_MACHINE,
  MACHINE as WAR_MACHINE,
  RULES as WAR_RULES,
  SECOND_MACHINE,
  TWILIGHT,
} from '../war-of-the-ring/support/base'
import type { GameName } from './courses'
import type { Tally, Wanted } from './coverage'

const config = <C>(started: E.Either<unknown, { readonly config: C }>): C => {
  if (E.isLeft(started)) throw new Error(JSON.stringify(started.left))
  return started.right.config
}

const MACHINES: Readonly<Record<GameName, Machine<Types>>> = {
  battles: battlesMachine(config(battles.newGame({ seed: 'wanted' }))) as unknown as Machine<Types>,
  'card-game': cardGameMachine(config(cardGame.newGame({ seed: 'wanted' }))) as unknown as Machine<Types>,
  confrontation: confrontationMachine(
    config(confrontation.newGame({ seed: 'wanted' })),
  ) as unknown as Machine<Types>,
  'war-of-the-ring': WAR_MACHINE as unknown as Machine<Types>,
  'second-edition': SECOND_MACHINE as unknown as Machine<Types>,
  twilight: TWILIGHT as unknown as Machine<Types>,
  players: FOUR_MACHINE as unknown as Machine<Types>,
  'players-in-twilight': FOUR_IN_TWILIGHT as unknown as Machine<Types>,
}

const common = (game: GameName, frames: object, actions: object): Wanted => {
  const { decisions } = MACHINES[game]
  return {
    'questions asked': Object.keys(frames).filter((kind) => kind.startsWith('decide/')),
    'procedures and questions': Object.keys(frames),
    'windows opened': [...decisions].filter(([, one]) => one.answers.includes('pass')).map(([kind]) => kind),
    'kinds of action': [...Object.keys(actions), 'chance'],
  }
}

/** What an overlay never comes to. */
const without = (names: object, name: string): object =>
  Object.fromEntries(Object.entries(names).filter(([one]) => one !== name))

/** By heading, what each game can show. */
export const WANTED: Readonly<Record<GameName, Wanted>> = {
  battles: {
    ...common('battles', Object.fromEntries(BATTLES_FRAMES.map((kind) => [kind, kind])), battles.actions),
    'cards played': battles.ids.cards,
    endings: ['victory.scenario', 'turn.endgameAtOnce'],
  },
  'card-game': {
    ...common('card-game', cardGameFrames, CARD_GAME_ACTIONS),
    'cards played': COPY_IDS,
    'locations activated': LOCATION_IDS,
    endings: ['victory.lead', 'victory.lastPath', 'victory.tie'],
  },
  confrontation: {
    ...common('confrontation', confrontationFrames, CONFRONTATION_ACTIONS),
    'cards played in combat': COMBAT_CARD_IDS,
    'special cards played': SPECIAL_CARD_IDS,
    endings: Object.keys(confrontation.rulebook).filter(
      (rule) => rule.startsWith('end.') && rule !== 'end.ringPasses',
    ),
  },
  'war-of-the-ring': {
    ...common('war-of-the-ring', warFrames(WAR_RULES), warOfTheRing.actions),
    'cards played for the event': EVENT_CARD_IDS,
    'cards played in combat': EVENT_CARD_IDS,
    endings: ['victory.corruption', 'victory.ring', 'victory.shadow', 'victory.freePeoples'],
  },
  'second-edition': {
    ...common(
      'second-edition',
      without(warFrames(SECOND_MACHINE.rules), 'decide/combatCard'),
      without(warOfTheRing.actions, 'declareCard'),
    ),
    'cards played for the event': EVENT_CARD_IDS,
    'cards played in combat': EVENT_CARD_IDS,
    endings: ['victory.corruption', 'victory.ring', 'victory.shadow', 'victory.freePeoples'],
  },
  twilight: {
    ...common('twilight', warFrames(TWILIGHT.rules), actionsOf(TWILIGHT.rules)),
    'cards played for the event': TWILIGHT.rules.eventCardIds,
    'cards played in combat': TWILIGHT.rules.eventCardIds,
    endings: ['victory.corruption', 'victory.ring', 'victory.shadow', 'victory.freePeoples'],
    'characters brought in': TWILIGHT.rules.characterIds,
    'factions brought in': FACTIONS,
    'figures placed': BESIDE_IDS,
  },
  players: {
    ...common('players', warFrames(FOUR_MACHINE.rules), warOfTheRing.tables({ players: 4 }).actions),
    'cards played for the event': EVENT_CARD_IDS,
    'cards played in combat': EVENT_CARD_IDS,
    endings: ['victory.corruption', 'victory.ring', 'victory.shadow', 'victory.freePeoples'],
  },
  'players-in-twilight': {
    ...common('players-in-twilight', warFrames(FOUR_IN_TWILIGHT.rules), actionsOf(FOUR_IN_TWILIGHT.rules)),
    'cards played for the event': FOUR_IN_TWILIGHT.rules.eventCardIds,
    'cards played in combat': FOUR_IN_TWILIGHT.rules.eventCardIds,
    endings: ['victory.corruption', 'victory.ring', 'victory.shadow', 'victory.freePeoples'],
    'characters brought in': FOUR_IN_TWILIGHT.rules.characterIds,
    'factions brought in': FACTIONS,
    'figures placed': BESIDE_IDS,
  },
}

const RULEBOOKS: Readonly<Record<GameName, object>> = {
  battles: battles.rulebook,
  'card-game': cardGame.rulebook,
  confrontation: confrontation.rulebook,
  'war-of-the-ring': warOfTheRing.rulebook,
  'second-edition': SECOND_MACHINE.rules.rulebook,
  twilight: TWILIGHT.rules.rulebook,
  players: FOUR_MACHINE.rules.rulebook,
  'players-in-twilight': FOUR_IN_TWILIGHT.rules.rulebook,
}

/** Code that speaks of what cannot be: faults of saved states and of positions. */
const OF_FAULTS = /^(rulebook|query\/faults|view\/|data\/|model\/|rulesets\/second\/(cites|rulebook))/

/** Rules that the code names for a case that does not come up. */
const UNREACHED: ReadonlySet<string> = new Set([
  // Every defeat has a nearer cause: strength, a character or a card.
  'battle.defeated',
  // The rule of a card without a text, where only cards with a text are told.
  'card.strength',
])

/** War of the Ring by other rules. */
const OVERLAYS: ReadonlySet<GameName> = new Set<GameName>([
  'second-edition',
  'twilight',
  'players',
  'players-in-twilight',
])

/** Rules that the code names when it refuses or tells something; the others are words and set-up. */
export const rulesNamed = (game: GameName, root = process.cwd()): ReadonlyArray<string> => {
  const folder = join(root, 'src', OVERLAYS.has(game) ? 'war-of-the-ring' : game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !OF_FAULTS.test(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const text = files.join('\n')
  return Object.keys(RULEBOOKS[game]).filter((rule) => text.includes(`'${rule}'`) && !UNREACHED.has(rule))
}

const MET = ['rules that fired', 'rules that refused', 'rules of draws']

/**
 * Rules that the code names and that neither told an event nor refused anything, nor were read at a
 * question.
 */
export const rulesNeverMet = (game: GameName, tally: Tally): ReadonlyArray<string> => {
  const asked = [...(tally.get('questions asked')?.keys() ?? [])]
  const read = new Set<string>(asked.flatMap((kind) => MACHINES[game].decisions.get(kind)?.reads ?? []))
  const met = (rule: string): boolean =>
    read.has(rule) || MET.some((heading) => tally.get(heading)?.has(rule))
  return rulesNamed(game).filter((rule) => !met(rule))
}
