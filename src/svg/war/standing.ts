/** What stands in a region, as blocks to be drawn and in words. */
import type { CharacterId, RegionData, RegionId } from '../../war-of-the-ring'
import { BREAK, type Block } from '../draw/flow'
import { pill } from '../draw/shapes'
import { characterPill, chips, fellowshipPill, figuresInWords, nazgulPill } from './figures'
import { nameOfCharacter, nameOfNation, NO_LAND, SIDE_NAMES, sideOfNation } from './look'
import { placeOf, type SeenTable } from './seen'

/** Who and what stands in one place beside units and Leaders. */
interface Standing {
  readonly nazgul: number
  readonly characters: ReadonlyArray<CharacterId>
}

const standingIn = (table: SeenTable, region: RegionId, inside: boolean): Standing => {
  const isHere = (name: string): boolean => {
    const place = placeOf(name)
    return place !== undefined && place.region === region && place.inside === inside
  }
  const characters = Object.entries(table.characters) as ReadonlyArray<[CharacterId, string]>
  return {
    nazgul: table.nazgul.filter(isHere).length,
    characters: characters.flatMap(([id, at]) => (isHere(at) ? [id] : [])),
  }
}

const standing = ({ nazgul, characters }: Standing): ReadonlyArray<Block> => [
  ...nazgulPill(nazgul),
  ...characters.map((id) => characterPill(id)),
]

const INSIDE_MARK = pill('inside', {
  tint: NO_LAND,
  dashed: true,
  size: 9,
  tip: 'besieged in the Stronghold',
})

/** All blocks of a region: the field first, then whoever is besieged. */
export const blocksOf = (table: SeenTable, region: RegionId): ReadonlyArray<Block> => {
  const { fellowship } = table
  const field = [
    ...chips(table.armies[region] ?? {}),
    ...standing(standingIn(table, region, false)),
    ...(fellowship.region === region ? [fellowshipPill(fellowship.progress, fellowship.revealed)] : []),
  ]
  const within = [...chips(table.besieged[region] ?? {}), ...standing(standingIn(table, region, true))]
  return within.length === 0 ? field : [...field, BREAK, INSIDE_MARK, ...within]
}

const peopleInWords = ({ nazgul, characters }: Standing): ReadonlyArray<string> => [
  ...(nazgul > 0 ? [`${nazgul} Nazgûl`] : []),
  ...characters.map(nameOfCharacter),
]

/** A region in words: what it is, who holds it and who is there. */
export const regionInWords = (table: SeenTable, { id, name, ...data }: RegionData): string => {
  const nation = data.nation === null ? [] : [nameOfNation(data.nation)]
  const kind = data.settlement ?? (data.fortification ? 'fortification' : null)
  const within = [
    figuresInWords(table.besieged[id] ?? {}),
    ...peopleInWords(standingIn(table, id, true)),
  ].filter((word) => word !== '')
  const parts = [
    [...nation, ...(kind === null ? [] : [kind])].join(' '),
    data.nation !== null && table.captured.includes(id)
      ? `held by the ${SIDE_NAMES[sideOfNation(data.nation) === 'shadow' ? 'free-peoples' : 'shadow']}`
      : '',
    figuresInWords(table.armies[id] ?? {}),
    ...peopleInWords(standingIn(table, id, false)),
    table.fellowship.region === id ? 'the Fellowship' : '',
    within.length === 0 ? '' : `inside: ${within.join('; ')}`,
  ].filter((part) => part !== '')
  return [name, ...parts].join('. ')
}
