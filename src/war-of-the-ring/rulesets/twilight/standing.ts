/**
 * What happens at once with Twilight of the Third Age (chapter XII): Sméagol goes or brings We Shall Get
 * It, Lady Galadriel and the Balrog are lost, and siege engines without their siege or their Army.
 */
import { derived } from '../../../kernel/derived'
import type { StandingCheck, World } from '../../model/bundle'
import type { Rules } from '../../model/config'
import type { Event } from '../../model/events'
import type { RegionId } from '../../model/ids'
import { IN_FELLOWSHIP, REPLACED, type RegionIx } from '../../model/table'
import { isOnMap, placeOf, regionOf, rootedIn } from '../../query/armies'
import { hasUnitsIn, isStormed, placesOf, towersAt, trebuchetsAt } from '../../query/beside'
import { regionIx } from '../../query/board'
import { controllerOf } from '../../query/control'
import { companionsOf, GOLLUM } from '../../query/fellowship'
import { characterId, characterIx, pieceIx, sideOfPiece } from '../../query/pieces'
import { editBeside, removeFigures } from '../../rules/changes/beside'
import { changing, happen, type Change } from '../../rules/changes/change'
import { nameGuide } from '../../rules/changes/fellowship'
import { eliminate, putCharacter } from '../../rules/changes/figures'
import { afterLeaving } from '../../rules/fellowship/guide'
import { isRefuge } from '../../rules/fellowship/path'
import { discardSmeagol } from './fellowship'

const isSmeagolIn = ({ rules, table }: World): boolean =>
  placeOf(table, characterIx(rules, 'smeagol')) === IN_FELLOWSHIP

/** Alone he becomes Gollum; where the Fellowship rests he leaves; if he dies the Shadow gets its card. */
const checkSmeagol = (change: Change, happened: ReadonlyArray<Event>): void => {
  const smeagol = characterIx(change.rules, 'smeagol')
  if (isSmeagolIn(change)) {
    if (companionsOf(change.rules, change.table) === 1 << smeagol) {
      putCharacter(change, smeagol, REPLACED)
      happen(change, {
        kind: 'CompanionReplaced',
        rule: 'twilight.smeagolAlone',
        companion: 'smeagol',
        successor: characterId(change.rules, GOLLUM(change.rules)),
      })
      nameGuide(change, GOLLUM(change.rules), 'twilight.smeagolAlone')
    } else if (
      happened.some(
        (event) => event.kind === 'FellowshipDeclared' && isRefuge(change.table, regionIx(event.region)),
      )
    ) {
      discardSmeagol(change)
      afterLeaving(change)
    }
  }
  if (
    change.table.beside?.getIt === 0 &&
    happened.some((event) => event.kind === 'CharacterEliminated' && event.character === 'smeagol')
  ) {
    editBeside(change, () => ({ getIt: 1 }))
    happen(change, { kind: 'GetItCame', rule: 'twilight.getIt' })
  }
}

const LORIEN = regionIx('lorien')
const MORIA = regionIx('moria')

const checkBound = (change: Change): void => {
  const galadriel = characterIx(change.rules, 'galadriel')
  if (isOnMap(change.table, galadriel) && controllerOf(change.table, LORIEN) === 1)
    eliminate(change, galadriel, 'twilight.galadrielStays')
  const balrog = characterIx(change.rules, 'balrog')
  const at = placeOf(change.table, balrog)
  if (at >= 0 && regionOf(at) !== MORIA && (rootedIn(change.rules, change.table) >> balrog) & 1)
    eliminate(change, balrog, 'twilight.balrog')
}

/** Regions that figures of the Free Peoples have left, or where some have fallen. */
const leftBy = (change: Change, happened: ReadonlyArray<Event>): ReadonlyArray<RegionIx> => {
  const regions: Array<RegionId> = []
  for (const event of happened) {
    if (event.kind === 'ArmyMoved' && event.side === 'free-peoples') regions.push(event.from)
    if (event.kind === 'Lost' && sideOfPiece(change.rules, pieceIx(change.rules, event.piece)) === 0)
      regions.push(event.region)
  }
  return regions.map(regionIx)
}

const checkEngines = (change: Change, happened: ReadonlyArray<Event>): void => {
  const { beside } = change.table
  if (beside === undefined) return
  for (const region of placesOf(beside.towers))
    if (!isStormed(change.table, region))
      removeFigures(change, 'siege-tower', {
        region,
        number: towersAt(change.table, region),
        rule: 'twilight.enginesLost',
      })
  if (beside.trebuchets.length === 0) return
  const left = leftBy(change, happened)
  for (const region of placesOf(beside.trebuchets))
    if (
      controllerOf(change.table, region) !== 0 ||
      (left.includes(region) && !hasUnitsIn(change.table, 0, region))
    )
      removeFigures(change, 'trebuchet', {
        region,
        number: trebuchetsAt(change.table, region),
        rule: 'twilight.enginesLost',
      })
}

/** Who has to be looked after. */
const BOUND = derived((rules: Rules) => ({
  smeagol: characterIx(rules, 'smeagol'),
  galadriel: characterIx(rules, 'galadriel'),
  balrog: characterIx(rules, 'balrog'),
}))

/** Whether there is nobody and nothing to look after: so it is most of the time. */
const isCalm = ({ rules, table }: World, happened: ReadonlyArray<Event>): boolean => {
  const { smeagol, galadriel, balrog } = BOUND(rules)
  const { beside } = table
  return (
    placeOf(table, smeagol) !== IN_FELLOWSHIP &&
    !isOnMap(table, galadriel) &&
    !isOnMap(table, balrog) &&
    (beside === undefined || (beside.towers.length === 0 && beside.trebuchets.length === 0)) &&
    !happened.some(({ kind }) => kind === 'CharacterEliminated')
  )
}

/** What happens at once. */
export const atOnce: StandingCheck = (here, happened) => {
  if (isCalm(here, happened)) return undefined
  const change = changing(here)
  checkSmeagol(change, happened)
  checkBound(change)
  checkEngines(change, happened)
  return change.table === here.table ? undefined : { table: change.table, events: change.events }
}
