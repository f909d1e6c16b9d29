/**
 * The words of a scenario: what its actions can say, what has a name, and events as sentences.
 */
import type { Ids } from '../../kernel/about'
import type { ActionSchema } from '../../kernel/door'

/** The words of a config. */
export interface Words {
  /** Every kind of action, with all values that each of its fields may have. */
  readonly actions: ActionSchema
  /** The ids of Regions, figures and cards. */
  readonly ids: Ids
  /** The name of what an id stands for; the id itself where it has none. */
  readonly nameOf: (id: string) => string
  /** An event as a sentence, also one of `eventsFor` of which a part is hidden; empty for what is none. */
  readonly tell: (event: object) => string
}
