/** The JSON Schemas of what a game saves: they follow from its codecs. */
import * as E from 'fp-ts/lib/Either.js'
import type { Definition, Game, GameSchema } from './game'
import { formsOf } from './saved'
import { schemaOf } from './schema'
import type { Types } from './types'

/** The schemas by config; those of the default config for what is not a config. */
export const schemasOf = <T extends Types>(game: Definition<T>): Game<T>['schema'] => {
  const known = new WeakMap<object, GameSchema>()
  return (config) => {
    const read = game.config.decode({ seed: '', ...config })
    const full = E.isRight(read) ? read : game.config.decode({ seed: '' })
    const { table, frames } = E.isRight(full) ? formsOf(game, full.right) : game
    const schemas = known.get(table) ?? {
      config: schemaOf(game.config),
      table: schemaOf(table),
      frames: Object.fromEntries(Object.entries(frames).map(([kind, one]) => [kind, schemaOf(one)])),
    }
    known.set(table, schemas)
    return schemas
  }
}
