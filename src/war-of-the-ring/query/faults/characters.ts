/**
 * What can be wrong with characters and the Fellowship: somebody where he cannot be, both figures of one
 * person, tracks beyond their ends, a Guide who may not guide (chapters II, VIII and IX).
 */
import type { World } from '../../model/bundle'
import type { Rules } from '../../model/config'
import { derived } from '../../../kernel/derived'
import type { CharacterData } from '../../model/tables'
import {
  ASIDE,
  ELIMINATED,
  IN_FELLOWSHIP,
  INSIDE,
  REPLACED,
  type Bits,
  type CharacterIx,
  type PlaceIx,
  type SideIx,
  type Table,
} from '../../model/table'
import { boxOf, placeOf, regionOf, rootedIn } from '../armies'
import { regionId } from '../board'
import { GOLLUM, possibleGuides } from '../fellowship'
import { characterId, characterIx, sideOfCharacter } from '../pieces'
import { fault, type Faults } from './fault'
import { isPlace } from './figures'

const hasEntered = (place: PlaceIx): boolean => place >= 0 || place === ELIMINATED

/** Who takes whose place, and whether he can come when that one is not on the map. */
const REPLACERS = derived(
  (
    rules: Rules,
  ): ReadonlyArray<{
    readonly by: CharacterIx
    readonly whom: CharacterIx
    readonly anyway: boolean
  }> =>
    rules.characters.flatMap(({ entry }, by) =>
      entry.kind === 'played' && entry.replaces !== null
        ? [{ by, whom: characterIx(rules, entry.replaces), anyway: entry.places.length > 0 }]
        : [],
    ),
)

const replacementFaults = (rules: Rules, table: Table): Faults => {
  const faults: Faults = []
  for (const { by, whom, anyway } of REPLACERS(rules)) {
    const entered = hasEntered(placeOf(table, by))
    const place = placeOf(table, whom)
    const gone = place === REPLACED || (anyway && place === ELIMINATED)
    const path = `characters.${rules.characterIds[whom]}`
    if (entered && !gone)
      faults.push(fault(path, `${rules.characterIds[by]} has taken his place`, 'pieces.replaced'))
    if (!entered && place === REPLACED)
      faults.push(fault(path, `${rules.characterIds[by]} has not taken his place`, 'pieces.replaced'))
  }
  return faults
}

const REPLACEABLE = derived((rules: Rules): Bits =>
  REPLACERS(rules).reduce((bits, { whom }) => bits | (1 << whom), 0),
)

/** The region that a character who never moves came to. */
const rootOf = ({ level, entry }: CharacterData): string | undefined => {
  const place = level === 0 && entry.kind === 'played' ? entry.places[0] : undefined
  return place?.kind === 'region' ? place.region : undefined
}

const placeFault = (
  { rules, table }: World,
  character: CharacterIx,
  data: CharacterData,
  place: PlaceIx,
): string | undefined => {
  const path = `characters.${data.id}`
  const { kind } = data.entry
  if (place >= 0 && !isPlace(place)) return fault(path, 'is in no place', 'siege.begins')
  if (place !== ASIDE && kind === 'guidesWhenNoneIsLeft')
    return fault(path, 'is never on the map, nor lost', 'pieces.gollum')
  if (place === IN_FELLOWSHIP && kind === 'played')
    return fault(path, 'is never in the Fellowship', 'fellowship.noReturn')
  if (place >= 0 && kind === 'broughtByTile')
    return fault(path, 'is never on the map', 'twilight.smeagolLeaves')
  if (place === REPLACED && kind !== 'broughtByTile' && ((REPLACEABLE(rules) >> character) & 1) === 0)
    return fault(path, 'is replaced by nobody', 'pieces.replaced')
  const root = (rootedIn(rules, table) >> character) & 1 ? rootOf(data) : undefined
  return place >= 0 && root !== undefined && regionId(regionOf(place)) !== root
    ? fault(path, `stays in ${root}`, 'characters.saruman')
    : undefined
}

/** What is always true of characters. */
export const characterFaults = (rules: Rules, table: Table): Faults => {
  const faults: Faults = replacementFaults(rules, table)
  for (const [character, data] of rules.characters.entries()) {
    const found = placeFault({ rules, table }, character, data, placeOf(table, character))
    if (found !== undefined) faults.push(found)
  }
  return faults
}

const trackFaults = (rules: Rules, { fellowship }: Table): Faults => {
  const { region, mordor, progress, revealed, tried } = fellowship
  const faults: Faults = []
  if (mordor >= 0 ? region !== -1 : region < 0)
    faults.push(fault('fellowship.region', 'it is on the map or on the Mordor Track', 'mordor.place'))
  if (mordor > rules.fellowship.mordor.steps)
    faults.push(
      fault(
        'fellowship.mordor',
        `the track has ${rules.fellowship.mordor.steps} steps`,
        'mordor.crackOfDoom',
      ),
    )
  if (mordor >= 0 && progress > 0)
    faults.push(fault('fellowship.progress', 'is 0 on the Mordor Track', 'mordor.enter'))
  if (mordor < 0 && revealed && progress > 0)
    faults.push(fault('fellowship.progress', 'is 0 while the Fellowship is Revealed', 'fellowship.revealed'))
  if (mordor < 0 && tried) faults.push(fault('fellowship.tried', 'asks for the Mordor Track', 'mordor.idle'))
  return faults
}

/** What is always true of the Fellowship. */
export const fellowshipFaults = (rules: Rules, table: Table): Faults => {
  const { progress, corruption } = table.fellowship
  const faults: Faults = trackFaults(rules, table)
  if (progress < 0 || progress > rules.fellowship.progress)
    faults.push(
      fault('fellowship.progress', `${progress} is not on the Fellowship Track`, 'fellowship.progress'),
    )
  if (corruption < 0 || corruption > rules.fellowship.corruption)
    faults.push(fault('fellowship.corruption', `${corruption} is not on the track`, 'fellowship.corruption'))
  return faults
}

const guideFault = (rules: Rules, table: Table): string | undefined => {
  const { guide } = table.fellowship
  const guides = possibleGuides(rules, table)
  if (guides === 0)
    return guide === GOLLUM(rules)
      ? undefined
      : fault('fellowship.guide', 'only Gollum is left', 'fellowship.gollum')
  if (guide < 0) return fault('fellowship.guide', 'nobody guides', 'fellowship.guide')
  return (guides >> guide) & 1
    ? undefined
    : fault(
        'fellowship.guide',
        `${characterId(rules, guide)} is not of the highest Level there`,
        'fellowship.guide',
      )
}

/** Companions of the start who are neither in the Fellowship nor on the map. */
const strayFaults = (rules: Rules, { characters }: Table): Faults =>
  rules.characters.flatMap(({ id, entry }, character) =>
    entry.kind === 'startsInFellowship' && characters[character] === ASIDE
      ? [fault(`characters.${id}`, 'is neither in the Fellowship nor on the map', 'fellowship.members')]
      : [],
  )

/** Whether a figure of a side may be where it is: inside only with a garrison of his. */
const isSheltered = (table: Table, side: SideIx, place: PlaceIx): boolean =>
  place < INSIDE || boxOf(table, place - INSIDE)?.side === side

/** A character or Nazgûl is inside with a garrison of his side. */
const shelteredFaults = (rules: Rules, table: Table): Faults => [
  ...table.nazgul.flatMap((place) =>
    isSheltered(table, 1, place)
      ? []
      : [fault('nazgul', `nobody of the Shadow is besieged in ${regionId(place - INSIDE)}`, 'siege.ends')],
  ),
  ...[...table.characters.entries()].flatMap(([character, place]) =>
    isSheltered(table, sideOfCharacter(rules, character), place)
      ? []
      : [
          fault(
            `characters.${rules.characterIds[character]}`,
            'nobody of his side is besieged there',
            'siege.ends',
          ),
        ],
  ),
]

/** What is true of characters and the Guide between two actions. */
export const companyFaults = (rules: Rules, table: Table): Faults => {
  const faults: Faults = strayFaults(rules, table)
  const guide = guideFault(rules, table)
  if (guide !== undefined) faults.push(guide)
  return [...faults, ...shelteredFaults(rules, table)]
}
