/**
 * What is known to be there: a battle while one is fought, a Region that was named, the step that a frame is
 * at. States are checked at the door, so its absence is our own bug, and is told as one.
 */
import { invariantError } from '../../kernel/run'

/** Something that is there. */
export const sure = <A>(found: A | null | undefined): A => {
  if (found === null || found === undefined) throw invariantError('what must be there is missing')
  return found
}
