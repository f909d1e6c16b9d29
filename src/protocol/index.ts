/**
 * The engine for programs in any language: JSON-RPC 2.0 over lines of text, many games at once.
 *
 * @module
 */
export { ERRORS } from './failure'
export { makeLineCutter, type LineCutter } from './lines'
export { METHODS, type Method, type MethodName } from './messages'
export type { Helpers, Learner } from './methods'
export type { Attack, Entry, Lists, Odds, Oracle } from './oracle'
export { makeServer, type Server, type ServerOptions } from './server'
