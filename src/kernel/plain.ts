/**
 * What a game is taken to say where it says nothing: plain words, no positions, no secrets but what chance
 * will bring. So a small game has a small definition.
 */
import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts/lib/index.js'
import type { About, Ids } from './about'
import { decodeWith } from './codec'
import { guarded, malformed } from './door'
import { configOf, isObject } from './fields'
import type { Definition } from './game'
import { sayWith } from './say'
import type { SavedState } from './snapshot'
import type { Json } from './hash'
import type { Random } from './random'
import { compile, type Machine, type Ruleset } from './ruleset'
import type { BaseConfig, Types } from './types'

/** What a definition may leave out. */
export type LeftOut =
  | 'beginsLine'
  | 'describe'
  | 'faults'
  | 'fill'
  | 'mask'
  | 'place'
  | 'rulesVersion'
  | 'schemaVersion'
  | 'secrets'
  | 'unasked'

/** How a game runs: by the ruleset that each config has, or by one for all of them. */
export type Running<T extends Types> =
  | Pick<Definition<T>, 'machineOf'>
  | { readonly ruleset: Partial<Ruleset<T>> & Pick<Ruleset<T>, 'rules' | 'procedures' | 'decisions'> }

/** The config: one of seed and chance alone may be left out. */
export type Configured<T extends Types> = BaseConfig extends T['config']
  ? Partial<Pick<Definition<T>, 'config'>>
  : Pick<Definition<T>, 'config'>

/** A definition of which some may be left out. */
export type Sketch<T extends Types> = Omit<Definition<T>, LeftOut | 'config' | 'machineOf'> &
  Partial<Pick<Definition<T>, LeftOut>> &
  Configured<T> &
  Running<T>

/** A saved state without what chance will bring: nobody may know that. */
export const withoutChance = (saved: SavedState): Json => ({
  ...saved,
  config: isObject(saved.config) ? { ...saved.config, seed: 'hidden' } : saved.config,
  chance: 'hidden',
})

/** A view in which chance may bring anything. */
export const withChance = (view: Json, random: Random): Json =>
  isObject(view) ? { ...view, chance: { key: [0, 0, 0, 0].map(() => random(2 ** 32)), drawn: {} } } : view

const NO_POSITIONS = E.left(malformed('', 'no positions of this game can be built'))

const PLAIN_CONFIG: t.Mixed = configOf<BaseConfig>({}, {})

const runningOf = <T extends Types>(sketch: Running<T>): ((config: T['config']) => Machine<T>) => {
  if ('machineOf' in sketch) return sketch.machineOf
  const machine = compile<T>({ interjections: [], standing: [], ...sketch.ruleset })
  return () => machine
}

/** A definition with everything filled in. */
export const filledIn = <T extends Types>(sketch: Sketch<T>): Definition<T> => ({
  schemaVersion: 1,
  rulesVersion: 1,
  config: PLAIN_CONFIG,
  machineOf: runningOf<T>(sketch),
  place: () => NO_POSITIONS,
  faults: () => [],
  unasked: () => [],
  describe: plainly,
  secrets: {},
  mask: withoutChance,
  fill: (view, _, random) => withChance(view, random),
  beginsLine: () => true,
  ...sketch,
})

const NO_IDS: Ids = { regions: [], figures: [], cards: [] }

/** An event of which no sentence is known: what happened, and each field. */
const plainly = (event: object): string =>
  Object.entries(event)
    .filter(([name]) => name !== 'rule')
    .map(([name, value]) => (name === 'kind' ? String(value) : `${name} ${String(value)}`))
    .join(', ')

/** What a game tells of itself, from its definition. */
export const aboutOf = <T extends Types>(game: Definition<T>): About<T> => ({
  name: game.name,
  rulesVersion: game.rulesVersion,
  shows: game.shows ?? new Set(),
  general: game.general ?? new Set(),
  title: game.title ?? game.name,
  seats: game.seats,
  seatsOf: (config) =>
    guarded<ReadonlyArray<T['seat']>>([], () => {
      const read = decodeWith(game.config, isObject(config) ? { seed: '', ...config } : config)
      if (E.isLeft(read)) return []
      return game.seatsOf?.(read.right) ?? game.seats
    }),
  actions: game.actions,
  ids: game.ids ?? NO_IDS,
  nameOf: (id) => guarded('', () => game.nameOf?.(id) ?? String(id)),
  say: (explanation, nameOf = (id) => game.nameOf?.(id) ?? id) =>
    guarded('', () => String(sayWith({ cases: game.cases, nameOf }, explanation))),
  tell: (event) => guarded('', () => (game.tell ?? plainly)(event)),
  options: game.options ?? [],
})
