/**
 * What happens at once with Twilight of the Third Age (chapter XII): Sméagol goes or brings We Shall Get
 * It, Lady Galadriel and the Balrog are lost, and siege engines without their siege or their Army.
 */
import { derived } from '../../../kernel/derived'
import type { StandingCheck, World } from '../../model/bundle'
import type { Rules } from '../../model/config'
import type { Event } from '../../model/events'
import { ELIMINATED, IN_FELLOWSHIP, REPLACED } from '../../model/table'
import type { RegionIx, Table } from '../../model/table'
import { isOnMap, placeOf, regionOf, rootedIn } from '../../query/armies'
import { hasUnitsIn, isStormed, NOTHING_BESIDE, placesOf, towersAt, trebuchetsAt } from '../../query/beside'
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

/** Who has to be looked after. */
const BOUND = derived((rules: Rules) => ({
  smeagol: characterIx(rules, 'smeagol'),
  galadriel: characterIx(rules, 'galadriel'),
  balrog: characterIx(rules, 'balrog'),
}))

/** Alone he becomes Gollum. */
const becomeGollum = (change: Change): void => {
  putCharacter(change, BOUND(change.rules).smeagol, REPLACED)
  happen(change, {
    kind: 'CompanionReplaced',
    rule: 'twilight.smeagolAlone',
    companion: 'smeagol',
    successor: characterId(change.rules, GOLLUM(change.rules)),
  })
  nameGuide(change, GOLLUM(change.rules), 'twilight.smeagolAlone')
}

/** Whether the Fellowship has just come to rest where he does not follow it. */
const cameToRest = ({ table }: World, happened: ReadonlyArray<Event>): boolean => {
  for (const event of happened)
    if (event.kind === 'FellowshipDeclared' && isRefuge(table, regionIx(event.region))) return true
  return false
}

const hasSmeagolDied = (happened: ReadonlyArray<Event>): boolean => {
  for (const event of happened)
    if (event.kind === 'CharacterEliminated' && event.character === 'smeagol') return true
  return false
}

/** Whether Sméagol has to be looked after. */
const isSmeagolTouched = (world: World, happened: ReadonlyArray<Event>): boolean => {
  const { rules, table } = world
  const { smeagol } = BOUND(rules)
  const at = placeOf(table, smeagol)
  if (at === IN_FELLOWSHIP) return companionsOf(rules, table) === 1 << smeagol || cameToRest(world, happened)
  return at === ELIMINATED && table.beside?.getIt === 0 && hasSmeagolDied(happened)
}

/** Where the Fellowship rests he leaves; if he dies the Shadow gets its card. */
const checkSmeagol = (change: Change, happened: ReadonlyArray<Event>): void => {
  const { smeagol } = BOUND(change.rules)
  if (placeOf(change.table, smeagol) === IN_FELLOWSHIP) {
    if (companionsOf(change.rules, change.table) === 1 << smeagol) becomeGollum(change)
    else if (cameToRest(change, happened)) {
      discardSmeagol(change)
      afterLeaving(change)
    }
  }
  if (change.table.beside?.getIt === 0 && hasSmeagolDied(happened)) {
    editBeside(change, (draft) => {
      draft.getIt = 1
    })
    happen(change, { kind: 'GetItCame', rule: 'twilight.getIt' })
  }
}

const LORIEN = regionIx('lorien')
const MORIA = regionIx('moria')

const isGaladrielLost = ({ rules, table }: World): boolean =>
  isOnMap(table, BOUND(rules).galadriel) && controllerOf(table, LORIEN) === 1

const isBalrogLost = ({ rules, table }: World): boolean => {
  const { balrog } = BOUND(rules)
  const at = placeOf(table, balrog)
  return at >= 0 && regionOf(at) !== MORIA && ((rootedIn(rules, table) >> balrog) & 1) === 1
}

const checkBound = (change: Change): void => {
  const { galadriel, balrog } = BOUND(change.rules)
  if (isGaladrielLost(change)) eliminate(change, galadriel, 'twilight.galadrielStays')
  if (isBalrogLost(change)) eliminate(change, balrog, 'twilight.balrog')
}

/** The region that figures of the Free Peoples have left, or where some have fallen; else -1. */
const leftIn = ({ rules }: World, event: Event): RegionIx => {
  if (event.kind === 'ArmyMoved') return event.side === 'free-peoples' ? regionIx(event.from) : -1
  if (event.kind !== 'Lost') return -1
  return sideOfPiece(rules, pieceIx(rules, event.piece)) === 0 ? regionIx(event.region) : -1
}

const wasLeft = (world: World, happened: ReadonlyArray<Event>, region: RegionIx): boolean => {
  for (const event of happened) if (leftIn(world, event) === region) return true
  return false
}

/** Whether the Trebuchets of a region are lost: it has fallen, or their Army has gone. */
const isAbandoned = (world: World, happened: ReadonlyArray<Event>, region: RegionIx): boolean =>
  controllerOf(world.table, region) !== 0 ||
  (wasLeft(world, happened, region) && !hasUnitsIn(world.table, 0, region))

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
  for (const region of placesOf(beside.trebuchets))
    if (isAbandoned(change, happened, region))
      removeFigures(change, 'trebuchet', {
        region,
        number: trebuchetsAt(change.table, region),
        rule: 'twilight.enginesLost',
      })
}

const areEnginesTouched = (world: World, happened: ReadonlyArray<Event>): boolean => {
  const { table } = world
  const { towers, trebuchets } = table.beside ?? NOTHING_BESIDE
  for (const region of towers) if (!isStormed(table, region)) return true
  if (trebuchets.length === 0) return false
  for (const region of trebuchets) if (controllerOf(table, region) !== 0) return true
  for (const event of happened) {
    const region = leftIn(world, event)
    if (region >= 0 && trebuchets.includes(region) && !hasUnitsIn(table, 0, region)) return true
  }
  return false
}

/** Whether anything has to happen. Only where figures, Settlements or the Fellowship have changed. */
const isTouched = (world: World, happened: ReadonlyArray<Event>, before: Table): boolean => {
  const { table } = world
  const captured = table.captured !== before.captured
  const gone = table.characters !== before.characters || table.fellowship !== before.fellowship
  const moved = table.fields !== before.fields || table.boxes !== before.boxes
  return (
    (gone && isSmeagolTouched(world, happened)) ||
    ((captured || gone) && isGaladrielLost(world)) ||
    ((gone || table.cards !== before.cards) && isBalrogLost(world)) ||
    ((captured || moved || table.beside !== before.beside) && areEnginesTouched(world, happened))
  )
}

/** What happens at once: nothing, most of the time, and then nothing is made. */
export const atOnce: StandingCheck = (here, happened, before) => {
  if (!isTouched(here, happened, before)) return undefined
  const change = changing(here)
  checkSmeagol(change, happened)
  checkBound(change)
  checkEngines(change, happened)
  return change.table === here.table ? undefined : { table: change.table, events: change.events }
}
