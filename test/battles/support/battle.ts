/**
 * Battles in scenes: the Shadow attacks, tokens are chosen, dice fall.
 */
import type { PositionSpec } from '../../../src/battles'
import { targetOf } from '../../../src/battles/query/combat'
import { scenarioOf } from '../../../src/battles/rulesets/rulesets'
import { answer, chance, PASS, question, region, scene, tactics, use, type Scene } from './play'

/** What stands in a Region. */
export type Force = NonNullable<PositionSpec['regions']>[string]

type Attack = readonly [from: string, shadow: Force, to: string, free: Force, more?: PositionSpec]

/** The Shadow attacks from a Region, with an Army die. */
export const attack = (...[from, shadow, to, free, more = {}]: Attack): Scene => {
  const begun = use(
    scene({
      regions: { [from]: { side: 'shadow', ...shadow }, [to]: { side: 'free', ...free } },
      dice: { free: {}, shadow: { army: 1 } },
      acting: 'shadow',
      ...more,
    }),
    'army',
    'army',
    'attack',
  )
  return answer(begun, region(from), { kind: 'attack', region: to })
}

/** Passes a question about Terrain Superiority, if there is one. */
export const begin = (played: Scene): Scene =>
  question(played) === 'decide/may' ? answer(played, PASS) : played

/** An attack up to the choice of tactics. */
export const fight = (...args: Attack): Scene => begin(attack(...args))

/** The Target Number of the attacker. */
export const target = ({ state }: Scene): number => {
  const { battle } = state.table
  if (battle === null) throw new Error('no battle')
  const here = {
    rules: { scenario: scenarioOf(state.config) },
    config: state.config,
    table: state.table,
    vars: null,
  }
  return targetOf(here, battle, battle.attacker)
}

/** The dice of a side. */
export const dice = ({ state }: Scene, side: 'free' | 'shadow') => state.table.battle?.sides[side].dice ?? []

/** A round in which nobody hits. */
export const idle = (played: Scene, free: string, shadow: string, rolls: ReadonlyArray<number>): Scene =>
  chance(tactics(played, free, shadow), ...rolls)
