/**
 * The claims that are still to be met, and what is left of them after an answer.
 */
import type { BaseAction } from '../../kernel/index'
import type { AnyState } from '../loaded'
import { fits, type Claim, type How, type Known, type Standing, type Wish } from './claims'

/** A claim of which some stages are left. */
interface Open {
  readonly claim: Claim
  readonly left: Claim['stages']
  /** The statement to which it belongs. */
  readonly wish: Wish
}

/** Claims to be met. */
export interface Pool {
  readonly open: ReadonlyArray<Open>
  /** The claim that has to be finished first; undefined if any may come next. */
  readonly under: Open | undefined
  readonly standing: ReadonlyArray<Standing>
  /** The region towards which a way is being taken. */
  readonly towards: string | undefined
  /** How many atoms were met so far. */
  readonly met: number
}

/** A pool of claims; what earlier claims imply still stands. */
export const poolOf = (wishes: ReadonlyArray<Wish>, standing: ReadonlyArray<Standing>): Pool => ({
  open: wishes.flatMap((wish) => wish.claims.map((claim) => ({ claim, left: claim.stages, wish }))),
  under: undefined,
  standing,
  towards: undefined,
  met: 0,
})

/** Whether everything that has to be met is, or is seen on the table. */
export const isSettled = ({ open }: Pool, state: AnyState): boolean =>
  open.every(
    ({ claim, left }) =>
      claim.isOptional === true || left.flat().every(({ isSeen }) => isSeen?.(state) === true),
  )

/** The claim under way is over where the table shows what is left of it, though nobody was asked. */
export const released = (pool: Pool, state: AnyState): Pool => {
  const { under } = pool
  const isOver = under?.left.flat().every(({ isSeen }) => isSeen?.(state) === true) === true
  return isOver ? { ...pool, open: pool.open.filter((one) => one !== under), under: undefined } : pool
}

/** The atoms that may be met next, in the order in which they were said. */
export const nextAtoms = ({ open }: Pool) => open.flatMap(({ left: [stage = []] }) => stage)

/** Whether some atom is a label, so that labels have to be known. */
export const wantsLabels = (pool: Pool): boolean => nextAtoms(pool).some(({ label }) => label !== undefined)

const after = (pool: Pool, one: Open, place: number): Pool => {
  const [stage = [], ...later] = one.left
  const rest = stage.filter((_, at) => at !== place)
  const left = rest.length > 0 ? [rest, ...later] : later
  const { claim } = one
  const next: Open = { ...one, left }
  const isOver = left.length === 0
  return {
    open: pool.open.flatMap((other) => (other !== one ? [other] : isOver ? [] : [next])),
    under: claim.isTight === true && !isOver ? next : undefined,
    standing: claim.standing ?? pool.standing,
    towards: isOver ? undefined : claim.towards,
    met: pool.met + 1,
  }
}

/** One way to go on: what is answered, and what is left to be met. */
export interface Way {
  readonly action: BaseAction
  readonly pool: Pool
  readonly how: How
  /** The claim and atom that it meets: two answers that meet the same one are a choice nobody told. */
  readonly meets: string
}

/**
 * Whether another claim has to be met first: one under way, or the one with the die of this statement or
 * of an earlier one. What is said after an action was begun is not what was left open before it.
 */
const isWaiting = ({ open, under }: Pool, one: Open): boolean => {
  if (under !== undefined) return under !== one
  const place = open.indexOf(one)
  return open.some(
    (other, at) => other !== one && other.claim.isFirst === true && (other.wish === one.wish || at < place),
  )
}

/** What is left of a claim: also without its first stage, where that may be left out, or in other stages. */
const startsOf = (one: Open): ReadonlyArray<Open> => {
  const { isSkipping, stages, otherwise } = one.claim
  if (one.left !== stages) return [one]
  const shorter = isSkipping === true && stages.length > 1 ? [stages.slice(1)] : []
  const others = otherwise === undefined ? [] : [otherwise]
  return [one, ...[...shorter, ...others].map((left) => ({ ...one, left }))]
}

/** The answers that meet some claim, in the order of the claims. */
export const waysOf = (
  pool: Pool,
  answers: ReadonlyArray<BaseAction>,
  knownOf: (action: BaseAction) => Known,
): ReadonlyArray<Way> =>
  pool.open.flatMap((kept, index) => {
    if (answers[0]?.seat !== 'nature' && isWaiting(pool, kept)) return []
    return startsOf(kept).flatMap((one, start) => {
      const here = { ...pool, open: pool.open.map((other) => (other === kept ? one : other)) }
      const tried = new Set<string>()
      return (one.left[0] ?? []).flatMap((atom, place) => {
        const key = JSON.stringify(atom)
        if (tried.has(key)) return []
        tried.add(key)
        return answers
          .filter((action) => fits(atom, action, answers, knownOf(action)))
          .map((action): Way => ({
            action,
            pool: after(here, one, place),
            how: atom.isOpen === true ? 'unseen' : 'said',
            meets: `${index} ${start} ${place}`,
          }))
      })
    })
  })
