/**
 * The tactics of Battles: Armies go where there is something to take or to keep, attack where they are
 * stronger, lose what is worth least, and roll again what has missed.
 */
import type { Action, Battles } from '../../battles'
import type { Tactics } from '../bot'
import { EVEN, totalTactics } from '../guard'
import type { SearchOptions } from '../search'
import { tableOf } from './board'
import { rateChoice } from './choices'
import { rateBattle } from './fighting'
import { sceneOf, type Scene } from './scene'
import { valueOf } from './value'

const rateOne = (scene: Scene, action: Action): number =>
  rateBattle(scene, action) ?? rateChoice(scene, action)

/** How actions look, and how a state stands, in Battles. */
export const battlesTactics: Tactics<Battles> = totalTactics({
  rate: (state, seat, actions) => {
    const table = tableOf(state)
    if (table === undefined) return actions.map(() => 0)
    const scene = sceneOf(table, state.config, seat)
    return actions.map((action) => rateOne(scene, action))
  },
  value: (state, seat) => {
    const table = tableOf(state)
    return table === undefined ? EVEN : valueOf(table, state.config, seat)
  },
  clock: (state) => tableOf(state)?.turn ?? 0,
})

/** How Battles is searched, unless a caller says otherwise. */
export const battlesSearch: SearchOptions = {
  budget: { iterations: 8 },
  worlds: 3,
  depth: 8,
  horizon: 1,
  width: 4,
  noise: 0,
  curiosity: 0.3,
}
