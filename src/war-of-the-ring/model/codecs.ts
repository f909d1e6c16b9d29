/**
 * Codecs of config, table and frames: indices inside, printed names in JSON.
 */
import * as t from 'io-ts/lib/index.js'
import { formed, oneOf } from '../../kernel/codec'
import { frameCodecs } from './codecs/frames'
import { objectForm } from './codecs/names'
import type { Config } from './config'
import type { Frames } from './frames'

export { frameCodecs }
export { DECK_NAMES, tableCodecOf } from './codecs/table'

/** The kinds of frame, in one order: what can run and what can be asked. */
export const FRAME_KINDS = Object.keys(frameCodecs) as ReadonlyArray<keyof Frames>

const DEFAULTS: Omit<Config, 'seed'> = { chance: 'seeded' }

const fullConfig = t.type({ seed: t.string, chance: oneOf('chance', ['seeded', 'manual']) }, 'config')

/** The config; missing fields take their defaults, unknown ones are refused. */
export const configCodec: t.Type<Config, unknown> = formed(
  new t.Type(
    'config',
    (u): u is Config => fullConfig.is(u),
    (u, context) => {
      if (typeof u !== 'object' || u === null || Array.isArray(u)) return t.failure(u, context)
      const unknown = Object.keys(u).find((key) => key !== 'seed' && !Object.hasOwn(DEFAULTS, key))
      if (unknown !== undefined) return t.failure(u, context, `there is no field ${unknown.slice(0, 60)}`)
      return fullConfig.validate({ ...DEFAULTS, ...u }, context)
    },
    t.identity,
  ),
  objectForm(fullConfig.props, ['seed']),
)
