/**
 * The tree of a search under hidden information: its nodes stand for what has been answered since the root,
 * whatever chance brought and whoever was hidden where. Where several seats answer at once each has its own
 * edges, so that none reckons with an answer it could not see.
 */

/** An answer in the tree: how often it was there to be taken, how often it was, and what it brought. */
export interface Edge {
  available: number
  visits: number
  /** The sum of what it brought to the seat that took it, each from 0 to 1. */
  total: number
  /** What each visit brought, in order. */
  readonly brought: Array<number>
  /** How good it looked before it was tried, from 0 to 1. */
  readonly prior: number
}

/** A node: the edges of every seat that answers there, and what follows each full set of answers. */
export interface Node {
  readonly edges: Map<string, Map<string, Edge>>
  readonly children: Map<string, Node>
}

/** A node that nobody has been at. */
export const newNode = (): Node => ({ edges: new Map(), children: new Map() })

/** The edges of a seat at a node. */
export const edgesOf = (node: Node, seat: string): Map<string, Edge> => {
  const known = node.edges.get(seat)
  if (known !== undefined) return known
  const edges = new Map<string, Edge>()
  node.edges.set(seat, edges)
  return edges
}

/** The node after an answer. */
export const childOf = (node: Node, key: string): Node => {
  const known = node.children.get(key)
  if (known !== undefined) return known
  const child = newNode()
  node.children.set(key, child)
  return child
}

/** An action as a key among the answers to the same question. */
export const keyOf = (action: object): string => {
  let key = ''
  for (const value of Object.values(action)) key += `${String(value)}|`
  return key
}

/** Counts a visit of an edge that brought so much. */
export const visit = (edge: Edge, worth: number): void => {
  edge.visits++
  edge.total += worth
  edge.brought.push(worth)
}

/** What weighs curiosity and first looks against what was brought so far. */
export interface Weights {
  readonly curiosity: number
  readonly prior: number
}

/** How much an edge deserves to be taken next: what it brought, how seldom it was taken, how it looked. */
export const urgency = (edge: Edge, { curiosity, prior }: Weights): number =>
  edge.total / edge.visits +
  curiosity * Math.sqrt(Math.log(edge.available) / edge.visits) +
  (prior * edge.prior) / (edge.visits + 1)
