/**
 * What the soak plays: every game from each of its starts under each of its configs. A course is one of them;
 * a seed and a list of naturals make a game of it.
 */
import type { Game, Types } from '../../src/kernel'
import type { War } from '../../src/war-of-the-ring'
import { SETTINGS as BATTLES_SETTINGS, SUBJECT as BATTLES } from '../battles/properties/subject'
import { SETTINGS as CARD_GAME_SETTINGS } from '../card-game/properties/settings'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { STARTS as CARD_GAME_STARTS } from '../card-game/scenarios/starts'
import { SETTINGS } from '../confrontation/properties/settings'
import { SUBJECT as CONFRONTATION } from '../confrontation/properties/subject'
import { SCENARIOS as CONFRONTATION_SCENARIOS } from '../confrontation/scenarios'
import type { Setting, Subject } from '../kernel/conformance/subject'
import { LIKED, RARE } from '../war-of-the-ring/properties/questions'
import { POSITIONS } from '../war-of-the-ring/properties/starts'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { SCENARIOS, type Wishes } from '../war-of-the-ring/scenarios'
import { RULE_SCENARIOS } from '../war-of-the-ring/scenarios/rules'
import { TWILIGHT_POSITIONS } from '../war-of-the-ring/twilight/starts'
import { TWILIGHT_CONFIG, WHOLE_IN_TWILIGHT } from '../war-of-the-ring/twilight/subject'
import { playersCourses, twilightCourses, type Start } from './players'

/** The games that can be soaked; an edition, expansion or number of players of War of the Ring by itself. */
export const GAME_NAMES = [
  'battles',
  'card-game',
  'confrontation',
  'war-of-the-ring',
  'second-edition',
  'twilight',
  'players',
  'players-in-twilight',
] as const
export type GameName = (typeof GAME_NAMES)[number]

/** A start and a config of a game. */
export interface Course {
  /** Names it in records and reports. */
  readonly name: string
  readonly game: GameName
  readonly subject: Subject<Types>
  readonly setting: Setting<Types>
  /** Whether it begins with the set-up, so that it can be recorded. */
  readonly fromSetUp: boolean
  /** What its players wish to do, if it is a scenario. */
  readonly wishes?: Wishes
}

const anySubject = <T extends Types>(subject: Subject<T>): Subject<Types> =>
  subject as unknown as Subject<Types>

const settingCourses: ReadonlyArray<Course> = SETTINGS.map((setting) => ({
  name: Object.values(setting).map(String).join(' '),
  game: 'confrontation',
  subject: anySubject(CONFRONTATION),
  setting,
  fromSetUp: true,
}))

const battlesCourses: ReadonlyArray<Course> = BATTLES_SETTINGS.map((setting) => ({
  name: [
    typeof setting.scenario === 'object' ? setting.scenario.id : 'the-fords-and-the-deep',
    String(setting.chance),
    ...(setting.skipsFreely === true ? ['skipping'] : []),
  ].join(' '),
  game: 'battles',
  subject: anySubject(BATTLES),
  setting,
  fromSetUp: true,
}))

const cardGameCourses: ReadonlyArray<Course> = CARD_GAME_SETTINGS.map((setting) => ({
  name: Object.values(setting).map(String).join(' '),
  game: 'card-game',
  subject: anySubject(CARD_GAME),
  setting,
  fromSetUp: true,
}))

/** A game, but for where it begins. */
const startingFrom = <T extends Types>(game: Game<T>, spec: { readonly config?: object }): Game<T> => ({
  ...game,
  newGame: (config) => game.position({ ...spec, config: { ...spec.config, ...config } }),
})

const scenarioCourses: ReadonlyArray<Course> = CONFRONTATION_SCENARIOS.map(({ name, position }) => ({
  name,
  game: 'confrontation',
  subject: anySubject({ ...CONFRONTATION, game: startingFrom(CONFRONTATION.game, position) }),
  setting: {},
  fromSetUp: false,
}))

const cardGameStarts: ReadonlyArray<Course> = CARD_GAME_STARTS.map(({ name, position }) => ({
  name,
  game: 'card-game',
  subject: anySubject({ ...CARD_GAME, game: startingFrom(CARD_GAME.game, position) }),
  setting: {},
  fromSetUp: false,
}))

const CHANCES = ['seeded', 'manual'] as const

type WarName = Extract<GameName, 'war-of-the-ring' | 'second-edition' | 'twilight'>

/** What a config says beside chance. */
const EDITIONS: Readonly<Record<WarName, Setting<War>>> = {
  'war-of-the-ring': {},
  'second-edition': { edition: 'second' },
  twilight: TWILIGHT_CONFIG,
}

const WARS: Readonly<Record<WarName, Subject<War>>> = {
  'war-of-the-ring': WAR,
  'second-edition': WAR,
  twilight: WHOLE_IN_TWILIGHT,
}

const warCourses =
  (game: WarName) =>
  ({ name, position, wishes }: Start): ReadonlyArray<Course> => {
    const whole = WARS[game]
    const subject = anySubject(
      position === undefined ? whole : { ...whole, game: startingFrom(whole.game, position) },
    )
    return CHANCES.map((chance) => ({
      name: `${name} ${chance}`,
      game,
      subject,
      setting: { ...EDITIONS[game], chance },
      fromSetUp: position === undefined,
      ...(wishes === undefined ? {} : { wishes }),
    }))
  }

/** What a war begins with, beside the set-up. */
const WAR_STARTS: ReadonlyArray<Start> = [
  ...Object.entries(POSITIONS).map(([name, position]) => ({ name, position })),
  ...RARE.map((position, place) => ({ name: `rare ${place + 1}`, position })),
  ...SCENARIOS,
  ...RULE_SCENARIOS,
]

/** What a war with the expansion begins with. */
const TWILIGHT_STARTS: ReadonlyArray<Start> = Object.entries(TWILIGHT_POSITIONS).map(([name, position]) => ({
  name,
  position,
}))

/** Every second war begins with the set-up. */
const allWarCourses = (game: WarName, starts: ReadonlyArray<Start>): ReadonlyArray<Course> =>
  starts.flatMap(warCourses(game)).flatMap((course, place) => {
    const whole = warCourses(game)({ name: 'set-up' })[place % CHANCES.length]
    return whole === undefined ? [course] : [whole, course]
  })

/** Every course of every game. */
export const COURSES: Readonly<Record<GameName, ReadonlyArray<Course>>> = {
  battles: battlesCourses,
  'card-game': [...cardGameCourses, ...cardGameStarts],
  confrontation: [...settingCourses, ...scenarioCourses],
  'war-of-the-ring': allWarCourses('war-of-the-ring', WAR_STARTS),
  'second-edition': allWarCourses('second-edition', WAR_STARTS),
  twilight: allWarCourses('twilight', TWILIGHT_STARTS),
  players: playersCourses(WAR_STARTS),
  'players-in-twilight': twilightCourses(TWILIGHT_STARTS),
}

const LIKED_IN_TWILIGHT = {
  ...LIKED,
  bringFaction: 4,
  callFaction: 4,
  buildEngine: 4,
  bringCharacter: 4,
  sail: 2,
}

/** What each game's random players are drawn to in every second game, so that cards are played. */
export const TASTES: Readonly<Record<GameName, Readonly<Record<string, number>>>> = {
  battles: { attack: 3, playCard: 3, playCombat: 3 },
  'card-game': { playItem: 4, playEvent: 4, use: 2 },
  confrontation: {},
  'war-of-the-ring': LIKED,
  'second-edition': LIKED,
  twilight: LIKED_IN_TWILIGHT,
  players: LIKED,
  'players-in-twilight': LIKED_IN_TWILIGHT,
}

/** The course of a name, if there is one. */
export const courseNamed = (
  game: string,
  name: string,
  courses: Readonly<Record<string, ReadonlyArray<Course>>> = COURSES,
): Course | undefined => courses[game]?.find((course) => course.name === name)
