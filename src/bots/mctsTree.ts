/**
 * The tree of the search for any number of seats: a node stands for the answers given since the root,
 * whatever chance brought and whoever was hidden where.
 */

/** An answer in the tree. */
export interface Edge {
  readonly seat: string
  /** How likely it looked to be the best before it was tried. */
  readonly prior: number
  /** How often it was given, and what that brought its seat in all. */
  visits: number
  total: number
  readonly next: Node
}

/** A node: the answers given there, and what is asked, where that is known. */
export interface Node {
  question: string
  readonly edges: Map<string, Edge>
  /** The nodes after answers of several seats that were given in secret. */
  readonly joint: Map<string, Node>
}

/** A node that nobody has been at. */
export const rootNode = (question = ''): Node => ({ question, edges: new Map(), joint: new Map() })

/** An answer that was given in secret. */
export interface Given {
  readonly seat: string
  readonly key: string
}

/** The node after answers that were given in secret; the same node after none. */
export const afterAll = (node: Node, given: ReadonlyArray<Given>): Node => {
  if (given.length === 0) return node
  const answers = given.map(({ key }) => key).join('>')
  const known = node.joint.get(answers) ?? rootNode()
  node.joint.set(answers, known)
  return known
}

/** An action as a key among the answers at a node. */
export const keyOf = (action: object): string => {
  let key = ''
  for (const value of Object.values(action)) key += `${String(value)}|`
  return key
}

/** What is asked, as a key: the same seat with the same answers. */
export const questionOf = (seat: string, keys: ReadonlyArray<string>): string => `${seat}>${keys.join('>')}`

/** How likely each of some answers looks to be the best, by its rating: they sum to 1. */
const priorsOf = (rates: ReadonlyArray<number>, length: number, trust: number): ReadonlyArray<number> => {
  let [least, most] = [Infinity, -Infinity]
  for (let ix = 0; ix < length; ix++) {
    const rate = rates[ix] ?? 0
    least = Math.min(least, rate)
    most = Math.max(most, rate)
  }
  const span = most - least
  const weights: Array<number> = []
  let sum = 0
  for (let ix = 0; ix < length; ix++) {
    const weight = span > 0 ? Math.exp((trust * ((rates[ix] ?? 0) - most)) / span) : 1
    weights.push(weight)
    sum += weight
  }
  return weights.map((weight) => weight / sum)
}

/** What is asked at a node now. */
interface Asked {
  readonly seat: string
  readonly keys: ReadonlyArray<string>
  readonly trust: number
}

/** The edges of the answers that are there now; where one is new, all are judged. */
export const grownBy = (
  node: Node,
  { seat, keys, trust }: Asked,
  rate: () => ReadonlyArray<number>,
): ReadonlyArray<Edge> => {
  let priors: ReadonlyArray<number> | undefined
  if (node.question === '') node.question = questionOf(seat, keys)
  return keys.map((key, ix) => {
    const known = node.edges.get(key)
    if (known !== undefined) return known
    priors ??= priorsOf(rate(), keys.length, trust)
    const edge = { seat, prior: priors[ix] ?? 0, visits: 0, total: 0, next: rootNode() }
    node.edges.set(key, edge)
    return edge
  })
}

/** How much less an answer that was never given is expected to bring than those that were. */
const DOUBT = 0.1

/** The place of the answer to give next, by what it brought, how good it looked, how rarely it was given. */
export const pickedIn = (edges: ReadonlyArray<Edge>, curiosity: number): number => {
  let [visits, total] = [0, 0]
  for (const edge of edges) {
    visits += edge.visits
    total += edge.total
  }
  const expected = visits === 0 ? 0.5 : Math.max(0, total / visits - DOUBT)
  let [best, most] = [-1, -Infinity]
  for (let ix = 0; ix < edges.length; ix++) {
    const edge = edges[ix]
    if (edge === undefined) continue
    const brought = edge.visits === 0 ? expected : edge.total / edge.visits
    const urgency = brought + (curiosity * edge.prior * Math.sqrt(Math.max(1, visits))) / (1 + edge.visits)
    if (urgency > most) [best, most] = [ix, urgency]
  }
  return best
}
