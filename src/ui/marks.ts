/** Marks: what on a table can be chosen now, and as what: a source, a target, a piece, a card, a die. */
import type { Choice, Scalar } from '../kernel'
import { choicesAbout, guarded, idOfKey, keysOf, kindOfField, kindOfKey } from './keys'

/** What a mark stands for in the choices that are about it; `asked` where the question is about a place. */
export type Role = 'source' | 'target' | 'piece' | 'card' | 'die' | 'nation' | 'faction' | 'asked'

/** Something to highlight. */
export interface Mark {
  readonly key: string
  readonly role: Role
  /** How many choices are about it; 0 for a place that is asked about and cannot be chosen. */
  readonly choices: number
  readonly isChosen: boolean
  /** Of a figure: the regions where it is meant, if the choices name them. */
  readonly regions: ReadonlyArray<string>
}

/** A question as marks are made of it. */
export interface Marked<A> {
  readonly choices: ReadonlyArray<Choice<A>>
  /** The regions that it is about, the nearest first. */
  readonly places: ReadonlyArray<string>
  /** Whether a region that is chosen by itself is where something sets out. */
  readonly isSource: boolean
}

/** Fields of other kinds of action in which a region is one that something is taken from. */
const TAKEN_FROM: ReadonlySet<string> = new Set(['pick.region'])
/** Fields that name what a card is put on. */
const PUT_ON: ReadonlySet<string> = new Set(['wielder', 'leader'])

const ROLES: ReadonlySet<string> = new Set<Role>(['piece', 'card', 'die', 'nation', 'faction'])
const isRole = (kind: string): kind is Role => ROLES.has(kind)

/** The part that a field has in an action. */
const roleOf = (kind: string, field: string, isSource: boolean): Role => {
  const what = kindOfField(field) ?? ''
  if (field === 'from' || TAKEN_FROM.has(`${kind}.${field}`)) return 'source'
  if (what === 'region') return isSource && kind === 'chooseRegion' ? 'source' : 'target'
  if (PUT_ON.has(field)) return 'target'
  return isRole(what) ? what : 'target'
}

interface Counted {
  role: Role
  choices: number
  readonly regions: Set<string>
  isAnywhere: boolean
}

const count = (found: Map<string, Counted>, action: object, isSource: boolean): void => {
  const seen = new Set<string>()
  const fields: Readonly<Record<string, unknown>> = { ...action }
  const { kind: does, from, region = from } = fields
  for (const [field, value] of Object.entries(fields)) {
    const kind = kindOfField(field)
    if (kind === undefined || typeof value !== 'string') continue
    const key = `${kind}:${value}`
    const role = roleOf(String(does), field, isSource)
    const known = found.get(key) ?? { role, choices: 0, regions: new Set<string>(), isAnywhere: false }
    if (role === 'source') known.role = role
    if (!seen.has(key)) known.choices += 1
    seen.add(key)
    if (kind === 'piece' && typeof region === 'string') known.regions.add(region)
    else known.isAnywhere = true
    found.set(key, known)
  }
}

/** What to highlight: what the choices that are left are about, and where the question is asked. */
export const marksOf = <A extends object>(
  { choices, places, isSource }: Marked<A>,
  chosen: ReadonlyArray<string>,
): ReadonlyArray<Mark> => {
  const found = new Map<string, Counted>()
  for (const { action } of choicesAbout(choices, chosen)) count(found, action, isSource)
  const marks = [...found].map(([key, { role, choices: number, regions, isAnywhere }]): Mark => ({
    key,
    role,
    choices: number,
    isChosen: chosen.includes(key),
    regions: isAnywhere ? [] : [...regions],
  }))
  const asked = places.filter((id) => !found.has(`region:${id}`))
  return [
    ...marks,
    ...asked.map((id): Mark => ({
      key: `region:${id}`,
      role: 'asked',
      choices: 0,
      isChosen: chosen.includes(`region:${id}`),
      regions: [],
    })),
  ]
}

/**
 * Whether a figure in a region is the one that a mark means: it stands where the choices say, or, where they
 * do not say, at the first place of the question where such a figure stands.
 */
export const isMarkedIn = (
  mark: Mark,
  region: string,
  places: ReadonlyArray<string>,
  standsIn: (region: string) => boolean,
): boolean =>
  guarded(true, () => {
    const { key, regions } = mark
    if (kindOfKey(key) !== 'piece') return true
    if (regions.length > 0) return regions.includes(region)
    const first = places.find(standsIn)
    return first === undefined || first === region
  })

/** Whether an action is about something. */
export const isAbout = (key: string, action: object): boolean => keysOf(action).includes(key)

/** The fields of a kind of action that can name something; where something goes comes last. */
export const fieldsNaming = (
  key: string,
  fields: Readonly<Record<string, ReadonlyArray<Scalar>>>,
): ReadonlyArray<string> => {
  const [kind, id] = [kindOfKey(key), idOfKey(key)]
  const all = Object.entries(fields).flatMap(([field, values]) =>
    kindOfField(field) === kind && values.includes(id) ? [field] : [],
  )
  return [...all.filter((field) => field !== 'to'), ...all.filter((field) => field === 'to')]
}
