/**
 * What the commands know of an action of any game: its fields, and who takes it.
 */
import { isObject } from '../kernel/index'

/** The fields of an action; none of what is none. */
export const fieldsOf = (action: unknown): Readonly<Record<string, unknown>> =>
  isObject(action) ? action : {}

/** Who takes an action. */
export const seatIn = (action: unknown): string => String(fieldsOf(action)['seat'])
