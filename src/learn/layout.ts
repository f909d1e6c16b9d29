/**
 * Layouts: an array of numbers cut into named fields, without gaps. A field has axes, each a list of names;
 * its numbers stand in rows, the last axis running fastest. A name that the layout has no place for makes
 * the array unreadable rather than wrong.
 */
/** One axis of a field: what its places stand for. */
export interface Axis {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

/** A field of an observation: `length` numbers from `offset` on. */
export interface ObservationField {
  readonly name: string
  readonly offset: number
  readonly length: number
  /** The axes; without any, the field is a single number. */
  readonly axes: ReadonlyArray<Axis>
  /** The least and the greatest number that can stand there; null where there is no bound. */
  readonly low: number | null
  readonly high: number | null
  readonly meaning: string
}

/** The layout of a game's observations: its fields follow each other without gaps. */
export interface ObservationLayout {
  readonly game: string
  /** Which form of layouts this is: 2 since fields follow from the schemas of tables and frames. */
  readonly version: number
  readonly length: number
  readonly fields: ReadonlyArray<ObservationField>
  /** What a view shows and an observation does not. */
  readonly omitted: ReadonlyArray<string>
}
