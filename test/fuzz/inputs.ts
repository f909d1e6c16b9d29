/**
 * What trials are made of: values in order, changed or odd ones in place of states, actions, seats, chance.
 */
import type { Random, State, Types, View } from '../../src/kernel'
import type { Wrong } from './judges'
import type { Material } from './material'
import { copy, mutant } from './mutations'
import { anyJson, bytes, letters, oddity, pick } from './oddities'

/** A trial: what goes in, what is done with it, and what is wrong with the answer. */
export interface Trial {
  readonly input: unknown
  readonly call: () => unknown
  readonly judge: (answer: unknown) => Wrong
}

/** Makes a trial of a function. */
export type Target = (material: Material, random: Random) => Trial

/** A value in place of one that is read: odd, of any form, or a good one with something changed. */
export const decodable = (random: Random, good: () => unknown, donor: () => unknown = good): unknown => {
  const sort = random(10)
  if (sort === 0) return oddity(random)
  if (sort === 1) return anyJson(random)
  if (sort === 2) return random(2) === 0 ? bytes(random) : letters(random, 200)
  return mutant(good(), random, donor())
}

/** A state of random play. */
export const aState = ({ states }: Material, random: Random): State<Types> => pick(random, states)

/** A value in place of an action: a legal one of another state, changed, or no action at all. */
export const actionish = ({ actions }: Material, random: Random): unknown => {
  const sort = random(8)
  if (sort <= 1) return copy(pick(random, actions))
  if (sort === 2)
    return { ...pick(random, actions), [pick(random, ['more', 'seat', 'kind'])]: oddity(random) }
  return decodable(random, () => pick(random, actions))
}

const entriesOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> => {
  try {
    return Object.entries(value as object)
  } catch {
    return []
  }
}

/** Something that was a state before it was changed in memory. */
export const forged = (material: Material, random: Random): State<Types> => {
  const sort = random(8)
  if (sort === 0) return oddity(random) as State<Types>
  if (sort === 1)
    return Object.fromEntries([...entriesOf(anyJson(random)), ['game', material.game.name]]) as never
  return mutant(aState(material, random), random, aState(material, random)) as State<Types>
}

/** A seat, or something in its place. */
export const seatish = ({ seats }: Material, random: Random): never =>
  (random(2) === 0 ? pick(random, [...seats, 'nature', 'spectator', 'hidden']) : oddity(random)) as never

/** Something in place of a source of chance. */
export const randomish = (random: Random): Random =>
  (random(2) === 0 ? () => oddity(random) as number : oddity(random)) as Random

/** A view of somebody. */
export const viewOf = (material: Material, random: Random): View<Types> =>
  material.game.view(aState(material, random), pick(random, [...material.seats, 'spectator']))
