/**
 * Codecs of config and frames: indices inside, printed names in JSON.
 */
import { keysOf } from '../../kernel/named'
import { derived } from '../../kernel/derived'
import { frameCodecs } from './codecs/frames'
import type { Rules } from './config'

export { frameCodecs }
export { configCodec } from './codecs/config'
export { SAVED_AS, savedKind } from './codecs/savedAs'

/** The kinds of frame as saved states name them, in one order: what can run and what can be asked. */
export const FRAME_KINDS = derived((rules: Rules) => keysOf(frameCodecs(rules)))
