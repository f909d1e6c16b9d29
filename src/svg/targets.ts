/** What an element of a picture stands for, as keys: regions, figures, cards and dice. */
import { guarded } from '../ui/keys'

/** Which attributes of a picture tell what stands there, and as what. */
const ATTRIBUTES: ReadonlyArray<readonly [attribute: string, kind: string]> = [
  ['data-piece', 'piece'],
  ['data-unit', 'piece'],
  ['data-character', 'piece'],
  ['data-card', 'card'],
  ['data-die', 'die'],
  ['data-tile', 'tile'],
  ['data-politics', 'nation'],
  ['data-faction', 'faction'],
  ['data-region', 'region'],
  ['data-place', 'region'],
]

/** Other names of a figure that is drawn: those by which actions may call it. */
export type Faces = (drawn: string) => ReadonlyArray<string>

const SELF: Faces = (drawn) => [drawn]

/** The keys of something with attributes. */
export const keysOfAttributes = (
  attribute: (name: string) => string | null | undefined,
  faces: Faces = SELF,
): ReadonlyArray<string> =>
  ATTRIBUTES.flatMap(([name, kind]) => {
    const id = attribute(name)
    if (typeof id !== 'string') return []
    return (kind === 'piece' ? faces(id) : [id]).map((one) => `${kind}:${one}`)
  })

/** An element of a picture on a page: as much of it as is needed here. */
export interface Target {
  /** The value of an attribute; null where it has none. */
  readonly getAttribute: (name: string) => string | null
  readonly parentElement: Target | null
}

/** How far up from an element it is looked: no picture is deeper. */
const DEPTH = 40

/** An element and all that it stands in. */
export const upFrom = (element: Target): ReadonlyArray<Target> => {
  const all: Target[] = []
  for (let at: Target | null = element; at !== null && all.length < DEPTH; at = at.parentElement) all.push(at)
  return all
}

/** The keys of an element and of whatever it stands in, the nearest first. */
export const keysUp = (element: Target, faces?: Faces): ReadonlyArray<string> =>
  guarded([], () => {
    const keys = upFrom(element).flatMap((here) => keysOfAttributes((name) => here.getAttribute(name), faces))
    return [...new Set(keys)]
  })
