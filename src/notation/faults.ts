/**
 * What is wrong with a text that tells a position: the heading as it was typed, the problem, and what may
 * have been meant.
 */
import type { Found } from './names'

/** One thing that is wrong with a text. */
export interface PositionFault {
  /** The heading or the place as it was typed; empty where the whole is at fault. */
  readonly key: string
  readonly problem: string
  /** Up to three names that come near. */
  readonly near: ReadonlyArray<string>
  /** Whether it could be read, and no table could show it: more that is said may mend it. */
  readonly impossible?: true
}

const LONGEST_SHOWN = 60

/** A word as a fault shows it. */
export const quoted = (text: string): string => `"${text.slice(0, LONGEST_SHOWN)}"`

/** One thing that is wrong. */
export const fault = (key: string, problem: string, near: ReadonlyArray<string> = []): PositionFault => ({
  key: key.slice(0, LONGEST_SHOWN),
  problem,
  near,
})

/** One thing that no table could show. */
export const impossible = (key: string, problem: string): PositionFault => ({
  ...fault(key, problem),
  impossible: true,
})

/** A fault as a sentence. */
export const sentenceOf = ({ key, problem, near }: PositionFault): string => {
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
  return `${key === '' ? '' : `${key}: `}${problem}${hint}`
}

/** The fault of a word that names nothing, or more than one thing. */
export const unnamed = (key: string, word: string, what: string, found: Found): PositionFault =>
  found._tag === 'Several'
    ? fault(key, `${quoted(word)} could be ${found.ids.join(' or ')}`)
    : fault(key, `${quoted(word)} ${what}`, found._tag === 'None' ? found.near : [])

/** Where the faults of a text are gathered. */
export interface Faults {
  readonly found: Array<PositionFault>
  readonly add: (key: string, problem: string, near?: ReadonlyArray<string>) => void
}

/** An empty list of faults. */
export const noFaults = (): Faults => {
  const found: Array<PositionFault> = []
  return { found, add: (key, problem, near) => void found.push(fault(key, problem, near)) }
}
