/** Where characters are whose state is not told: it follows from what is. */

/** Who takes whose place. */
export const TAKES_PLACE_OF: Readonly<Record<string, string>> = {
  strider: 'aragorn',
  'gandalf-the-grey': 'gandalf-the-white',
}

/** What is told of characters. */
export interface ToldCharacters {
  readonly ids: ReadonlyArray<string>
  /** Those who begin in the Fellowship. */
  readonly all: ReadonlyArray<string>
  /** Those in the Fellowship now. */
  readonly companions: ReadonlySet<string>
  /** Whose place is told. */
  readonly told: ReadonlyMap<string, string>
}

/**
 * Where everybody is. Of those who begin in the Fellowship, who is neither there nor in a place is out, or
 * replaced if his other figure has come; the others are aside.
 */
export const followed = ({ ids, all, companions, told }: ToldCharacters): ReadonlyMap<string, string> =>
  new Map(
    ids.map((id): readonly [string, string] => {
      const place = told.get(id)
      if (place !== undefined) return [id, place]
      if (companions.has(id)) return [id, 'fellowship']
      if (!all.includes(id)) return [id, 'aside']
      const other = TAKES_PLACE_OF[id]
      return [
        id,
        other !== undefined && told.has(other) && told.get(other) !== 'aside' ? 'replaced' : 'eliminated',
      ]
    }),
  )
