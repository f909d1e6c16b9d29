/**
 * Front ends: what to highlight on a table, and what a click or a drag means. The same for one game alone is
 * under `confrontation/ui`, `war-of-the-ring/ui`, `card-game/ui` and `battles/ui`.
 *
 * @module
 */
import * as games from '../index'
import { gamesByName, type Types } from '../kernel'
import { idle } from './asking'
import { guarded } from './keys'
import { uiOf, type Ui } from './ui'

const UIS: ReadonlyMap<string, Ui<Types>> = new Map(
  [...gamesByName(games)].map(([name, game]) => [name, uiOf(game)]),
)

/**
 * What waits for an answer in a state, or in what somebody sees of one, of any game of the package.
 *
 * @example
 * const asking = ui(warOfTheRing.view(state, 'shadow'))
 * for (const { key, role } of asking.marks()) console.log(key, role)
 */
export const ui: Ui<Types> = (seen, seat) =>
  guarded(idle(seat), () => UIS.get(seen.game)?.(seen, seat) ?? idle(seat))

export * from './shared'
