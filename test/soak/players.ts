/**
 * Courses of games for three and four, in both editions: the starts of games for two with the hands dealt out
 * to partners, a war in which partners stand side by side, and as many games from the set-up.
 */
import { warOfTheRing, type PositionSpec } from '../../src/war-of-the-ring'
import {
  MIDWAR,
  seated,
  subjectOf,
  VARIETIES,
  VARIETIES_IN_TWILIGHT,
  type Variety,
} from '../war-of-the-ring/players/subject'
import type { Types } from '../../src/kernel'
import type { Subject } from '../kernel/conformance/subject'
import type { Wishes } from '../war-of-the-ring/scenarios'
import type { Course } from './courses'

/** Where a war begins, and what is wished for. */
export interface Start {
  readonly name: string
  readonly position?: PositionSpec
  readonly wishes?: Wishes
}

/** More decisions than any game has. */
const LONGEST = 12_000
const CHANCES = ['seeded', 'manual'] as const

const nameOf = ({ players, edition, twilight }: Variety): string =>
  `${players} ${twilight === true ? 'twilight' : edition}`

const courseOf = (variety: Variety, chance: (typeof CHANCES)[number], start: Start): Course => {
  const { name, wishes } = start
  const position = start.position === undefined ? undefined : seated(start.position, variety.players)
  const game =
    position === undefined
      ? warOfTheRing
      : {
          ...warOfTheRing,
          newGame: (config: object) =>
            warOfTheRing.position({ ...position, config: { ...position.config, ...config } }),
        }
  return {
    name: `${name} ${nameOf(variety)} ${chance}`,
    game: variety.twilight === true ? 'players-in-twilight' : 'players',
    subject: subjectOf(variety, game, LONGEST) as unknown as Subject<Types>,
    setting: { ...variety, chance },
    fromSetUp: position === undefined,
    ...(wishes === undefined ? {} : { wishes }),
  }
}

/** The courses: each start once for three and once for four, the edition by turns; every second a set-up. */
export const playersCourses = (starts: ReadonlyArray<Start>): ReadonlyArray<Course> => {
  const all = [
    ...VARIETIES.map((variety) => ({ variety, start: { name: 'midwar', position: MIDWAR(variety) } })),
    ...starts.flatMap((start, place) =>
      VARIETIES.filter((_, one) => one >> 1 === place % 2).map((variety) => ({ variety, start })),
    ),
  ]
  return all.flatMap(({ variety, start }, place) => {
    const chance = CHANCES[(place >> 1) % 2] ?? 'seeded'
    const whole = VARIETIES[(place >> 1) % VARIETIES.length] ?? variety
    return [courseOf(whole, chance, { name: 'set-up' }), courseOf(variety, chance, start)]
  })
}

/** The courses with Twilight of the Third Age: each start for three and four, every second a set-up. */
export const twilightCourses = (starts: ReadonlyArray<Start>): ReadonlyArray<Course> =>
  VARIETIES_IN_TWILIGHT.flatMap((variety) =>
    [{ name: 'midwar', position: MIDWAR(variety) }, ...starts].flatMap((start, place) => {
      const chance = CHANCES[place % 2] ?? 'seeded'
      return [courseOf(variety, chance, { name: 'set-up' }), courseOf(variety, chance, start)]
    }),
  )
