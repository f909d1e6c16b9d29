/**
 * Snapshots: states as they are saved. Which schema versions can be read, and the steps that bring one of an
 * earlier version to the present form.
 */
import type { Json } from './hash'

/** A saved state. */
export type SavedState = {
  readonly game: string
  readonly schemaVersion: number
  readonly config: Json
  readonly chance: Json
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string; readonly vars: Json }>
  readonly table: Json
  readonly outcome: Json
}

/** The step between a schema version and the next one. The form of what it makes is checked afterwards. */
export interface Migration {
  /** A snapshot of this version in the form of the next one. */
  readonly later: (saved: SavedState) => SavedState
  /** A snapshot of the next version in the form of this one: hashes of records are made of that. */
  readonly earlier: (saved: SavedState) => SavedState
}

/** What is to be known of a game to read its earlier snapshots. */
export interface Versioned {
  readonly schemaVersion: number
  /** The steps from earlier versions, each under the version that it begins with. */
  readonly migrations?: Readonly<Record<number, Migration>>
}

/** The steps from a schema version to the present one; undefined if one is missing. */
const stepsFrom = ({ schemaVersion, migrations = {} }: Versioned, version: number) => {
  const steps: Array<Migration> = []
  for (let at = version; at !== schemaVersion; at++) {
    const step = Object.hasOwn(migrations, at) ? migrations[at] : undefined
    if (step === undefined) return undefined
    steps.push(step)
  }
  return steps
}

/** Why snapshots of a schema version cannot be read, if they cannot. */
export const unreadable = (game: Versioned, version: number): string | undefined => {
  if (stepsFrom(game, version) !== undefined) return undefined
  const all = [...Object.keys(game.migrations ?? {}), game.schemaVersion]
  return `only version${all.length === 1 ? '' : 's'} ${all.join(' and ')} can be read`
}

/** A snapshot of a readable version in the present form. */
export const migrated = (game: Versioned, saved: SavedState): SavedState => {
  const steps = stepsFrom(game, saved.schemaVersion) ?? []
  const now = steps.reduce((snapshot, { later }) => later(snapshot), saved)
  return { ...now, schemaVersion: game.schemaVersion }
}

/** A snapshot of the present form in that of an earlier version. */
export const asOfVersion = (game: Versioned, saved: SavedState, version: number): SavedState =>
  (stepsFrom(game, version) ?? []).reduceRight((snapshot, { earlier }) => earlier(snapshot), saved)
