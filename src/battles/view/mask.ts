/**
 * Secrets: what a seat may not know is hidden in the saved form of a state. Hidden are the seed, the cards
 * that it does not see, and what the enemy has chosen in secret. Face-down Recruitment tokens are numbers,
 * which nobody has looked behind.
 */
import type { SavedState } from '../../kernel/snapshot'
import type { Json } from '../../kernel/hash'
import { objectOf, type Obj } from '../../kernel/json'
import { type Viewer, TABLE } from '../model/table'
import { enemyOf, SIDES, type Side } from '../model/sides'
import type { Scenario } from '../model/tables'

/** The sides whose secrets a viewer may not see. */
export const hiddenSides = (viewer: Viewer): ReadonlyArray<Side> =>
  viewer === 'spectator' ? SIDES : [enemyOf(viewer)]

/** The frames that keep secret answers of both sides. */
export const SECRET_FRAMES: ReadonlySet<string> = new Set([
  'decide/tactics',
  'decide/combatCard',
  'decide/reroll',
])

/** A saved state as a viewer may see it. */
export const mask = (saved: SavedState, viewer: Viewer, rules: Scenario): Json => {
  const table = TABLE.mask({ rules, viewer, table: objectOf(saved.table), stack: [] })
  const sides = hiddenSides(viewer)
  return {
    ...saved,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    table,
    stack: saved.stack.map(({ kind, at, vars }) => ({
      kind,
      at,
      vars: SECRET_FRAMES.has(kind) ? maskAnswers(objectOf(vars), sides) : vars,
    })),
  }
}

const maskAnswers = (vars: Obj, sides: ReadonlyArray<Side>): Obj => ({
  ...vars,
  ...Object.fromEntries(sides.flatMap((side) => ((vars[side] ?? null) === null ? [] : [[side, 'hidden']]))),
})
