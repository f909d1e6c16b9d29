/**
 * Games in the form that other frameworks want: for boardgame.io.
 *
 * @module
 */
export { boardgameOf, type Boardgame, type BoardgameConfig } from './boardgame'
export type {
  BoardgameCtx,
  EventName,
  HookContext,
  LongMove,
  MoveContext,
  MoveName,
  Trigger,
} from './contexts'
export type { Back, GameOver, Kept, Refused, Seen } from './kept'
export {
  safeServer,
  type Middleware,
  type RequestContext,
  type SafeOptions,
  type ServerApp,
  type ServerMade,
  type ServerPackage,
  type Socket,
  type Transport,
} from './server'
export type { Connection } from './seats'
