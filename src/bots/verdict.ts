/**
 * What a search makes of its trials: the answer that looks best stands unless another one did better than
 * luck explains. The n-th trial of every answer met the same state and the same chance, so trials are
 * compared in pairs.
 */
import { keyOf, type Edge } from './tree'

/** How far two trials of answers that are equally good lie apart, as long as nothing else is known. */
const USUAL_SPREAD = 0.12
/** How many pairs that guess counts for. */
const GUESSED = 2

/** How much better an answer did than another, less what may be luck. */
const leadOf = (one: Edge, other: Edge, caution: number): number => {
  const pairs = Math.min(one.visits, other.visits)
  let sum = 0
  let squares = 0
  for (let place = 0; place < pairs; place++) {
    const gap = (one.brought[place] ?? 0) - (other.brought[place] ?? 0)
    sum += gap
    squares += gap * gap
  }
  const mean = sum / pairs
  const spread = squares - pairs * mean * mean + GUESSED * USUAL_SPREAD ** 2
  return mean - caution * Math.sqrt(spread / (pairs - 1 + GUESSED) / pairs)
}

/** The best-looking answer that was tried, unless another one did clearly better. */
export const bestTried = <A extends object>(
  edges: ReadonlyMap<string, Edge>,
  actions: ReadonlyArray<A>,
  caution: number,
): A | undefined => {
  const tried = actions.flatMap((action) => {
    const edge = edges.get(keyOf(action))
    return edge === undefined || edge.visits === 0 ? [] : [{ action, edge }]
  })
  const [first] = [...tried].sort((one, two) => two.edge.prior - one.edge.prior)
  if (first === undefined) return actions[0]
  let chosen = first
  let most = 0
  for (const one of tried) {
    const lead = one === first ? 0 : leadOf(one.edge, first.edge, caution)
    if (lead > most) [chosen, most] = [one, lead]
  }
  return chosen.action
}
