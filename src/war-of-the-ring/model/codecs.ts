/**
 * Codecs of config, table and frames: indices inside, printed names in JSON.
 */
import type * as t from 'io-ts/lib/index.js'
import { derived } from '../../kernel/derived'
import { configOf } from '../../kernel/fields'
import { frameCodecs } from './codecs/frames'
import type { Config, Rules } from './config'
import type { Frames } from './frames'

export { frameCodecs }
export { DECK_NAMES, handNames, handsOf, tableCodecOf } from './codecs/table'

/** The kinds of frame, in one order: what can run and what can be asked. */
export const FRAME_KINDS = derived(
  (rules: Rules) => Object.keys(frameCodecs(rules)) as ReadonlyArray<keyof Frames>,
)

/** The config; missing fields take their defaults, unknown ones are refused. */
export const configCodec: t.Type<Config, unknown> = configOf<Config>({}, {})
