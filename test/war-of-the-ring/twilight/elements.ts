/** Choices of elements of Twilight of the Third Age, and positions with those that are played. */
import type { PositionSpec } from '../../../src/war-of-the-ring'
import { TWILIGHT_ELEMENTS, warOfTheRing, type Config } from '../../../src/war-of-the-ring'
import { TWILIGHT_POSITIONS } from './starts'

/** An element. */
export type Element = (typeof TWILIGHT_ELEMENTS)[number]
/** Some elements, in their order. */
export type Choice = ReadonlyArray<Element>

/** What the added cards want (ruling OT-17). */
const WANTED: Choice = ['corsairs', 'siege-engines']

/** Each element alone, the added cards with what they want. */
export const ALONE: ReadonlyArray<Choice> = TWILIGHT_ELEMENTS.map((one) =>
  TWILIGHT_ELEMENTS.filter((other) => other === one || (one === 'event-cards' && WANTED.includes(other))),
)
/** All but one, and but the added cards where they want that one. */
export const WITHOUT_ONE: ReadonlyArray<Choice> = TWILIGHT_ELEMENTS.map((one) =>
  TWILIGHT_ELEMENTS.filter((other) => other !== one && !(other === 'event-cards' && WANTED.includes(one))),
)

/** The figures that are no units, of each element. */
const BESIDE: Readonly<Record<string, Element>> = {
  ships: 'corsairs',
  ents: 'ents',
  towers: 'siege-engines',
  trebuchets: 'siege-engines',
}

/** The ids of what is printed with these elements: pieces, cards, Hunt tiles. */
export const printedWith = (twilight: Choice | boolean): ReadonlyArray<string> => {
  const { pieces, eventCards, huntTiles } = warOfTheRing.tables({ twilight })
  return [...pieces, ...eventCards, ...huntTiles].map(({ id }) => id)
}

/** What the whole has and these elements have not. */
export const leftOut = (twilight: Choice): ReadonlyArray<string> => {
  const printed = new Set(printedWith(twilight))
  return printedWith(true).filter((id) => !printed.has(id))
}

/** What of a position is there with these elements: others are left out, wherever they are named. */
export const startOf = (name: 'factions' | 'characters', twilight: Choice): PositionSpec => {
  const spec = TWILIGHT_POSITIONS[name] ?? {}
  const gone = new Set<string>([
    ...leftOut(twilight),
    ...TWILIGHT_ELEMENTS.filter((one) => !twilight.includes(one)),
    ...Object.keys(BESIDE).filter((figures) => !twilight.includes(BESIDE[figures] ?? 'ents')),
  ])
  return kept(spec, gone) as PositionSpec
}

const kept = (value: unknown, gone: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !gone.has(String(one)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      gone.has(key) || (key === 'guide' && gone.has(String(one))) ? [] : [[key, kept(one, gone)]],
    ),
  )
}

/** A config with these elements. */
export const configWith = (twilight: Choice, players: 2 | 3 | 4 = 2): Partial<Config> => ({
  twilight,
  ...(players === 2 ? {} : { players }),
})
