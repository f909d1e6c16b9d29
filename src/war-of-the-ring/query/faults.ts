/**
 * What must hold of any table as it lies there, as sentences that name field and rule: always, and between
 * two actions. Used when a state is loaded or built, and by tests in every state of random play.
 */
import { REGIONS } from '../data/regions'
import type { Rules } from '../model/config'
import { FACTIONS, REGION_IDS } from '../model/ids'
import { tileCount } from '../model/counts'
import {
  ASIDE,
  ELIMINATED,
  IN_FELLOWSHIP,
  type Beside,
  type RegionIx,
  type Table,
  type Partners,
} from '../model/table'
import { placeOf } from './armies'
import {
  AWAKENINGS,
  FANGORN,
  isFactionHere,
  isFactionIn,
  isStormed,
  placesOf,
  towersAt,
  trebuchetsAt,
  wakingPlayed,
} from './beside'
import { homeOf, neighboursOf, SETTLEMENT_OF, STRONGHOLD, enemyOf, regionId } from './board'
import { controllerOf, isCaptured } from './control'
import { companionsOf, GOLLUM } from './fellowship'
import { characterIx, countOf, pieceIx } from './pieces'
import { fault, type Faults } from './faults/fault'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import { characterFaults, companyFaults, fellowshipFaults } from './faults/characters'
import { figureFaults, politicsFaults, standingFaults } from './faults/figures'
import {
  cardFaults,
  diceFaults,
  handFaults,
  onTableFaults,
  rolledFaults,
  seatFaults,
  usedRingFaults,
} from './faults/materials'
import { eyeFaults, poolFaults, specialFaults, tileFaults } from './faults/tiles'

/*
 * What can be wrong with figures that are no units (chapter XII): more than there are, ships inland, Ents cut
 * off from Fangorn, siege engines where none can stand; and with Sméagol and the Witch-kings.
 */

/** The Ents' regions that can be reached from Fangorn by way of regions with Ents. */
const chainOf = (ents: ReadonlyArray<RegionIx>): ReadonlySet<RegionIx> => {
  const chain = new Set<RegionIx>(ents.includes(FANGORN) ? [FANGORN] : [])
  for (const at of chain) for (const next of neighboursOf(at)) if (ents.includes(next)) chain.add(next)
  return chain
}

const supplyFaults = (rules: Rules, { ships, ents, towers, trebuchets, entsLost }: Beside): Faults => {
  const all = rules.beside
  if (all === undefined) return [fault('beside', 'there are no such figures', 'components.expansion')]
  const told: ReadonlyArray<readonly [string, number, number]> = [
    ['ships', ships.length, all.ships],
    ['ents', ents.length + entsLost, all.ents],
    ['towers', towers.length, all.towers],
    ['trebuchets', trebuchets.length, all.trebuchets],
  ]
  return told.flatMap(([name, number, most]) =>
    number > most ? [fault(`beside.${name}`, `${number} are told of, of ${most}`, 'components.supply')] : [],
  )
}

const factionFaults = (rules: Rules, table: Table, { ships, ents, awakenings }: Beside): Faults => {
  const faults: Faults = FACTIONS.filter(
    (faction) => isFactionIn(table, faction) && !isFactionHere(rules, faction),
  ).map((faction) => fault('beside.factions', `this game is without the ${faction}`, 'components.expansion'))
  if (ships.some((region) => REGIONS[region]?.coast !== true))
    faults.push(fault('beside.ships', 'a ship is inland', 'twilight.fleets'))
  if (!isFactionIn(table, 'corsairs') && ships.length > 0)
    faults.push(fault('beside.ships', 'the Corsairs are not in play', 'twilight.corsairsEnter'))
  if (!isFactionIn(table, 'ents') && ents.length > 0)
    faults.push(fault('beside.ents', 'the Ents are not in play', 'twilight.entsEnter'))
  if (ents.some((region) => !chainOf(ents).has(region)))
    faults.push(fault('beside.ents', 'some are cut off from Fangorn', 'twilight.entsAwake'))
  if (awakenings > wakingPlayed(rules, table))
    faults.push(fault('beside.awakenings', 'fewer cards that wake them are played', 'twilight.entsAwake'))
  if (awakenings === AWAKENINGS && ents.length > 0)
    faults.push(fault('beside.awakenings', 'three cards wake them', 'twilight.entsAwake'))
  if (isFactionIn(table, 'ents') && awakenings < AWAKENINGS && !ents.includes(FANGORN))
    faults.push(fault('beside.ents', 'one at least stays in Fangorn', 'twilight.entsAwake'))
  const unit = pieceIx(rules, 'dunlending')
  if (unit >= 0 && !isFactionIn(table, 'dunlendings') && countOf(rules, table.reinforcements[1], unit) < 12)
    faults.push(fault('armies', 'the Dunlendings are not in play', 'twilight.dunlendingsEnter'))
  return faults
}

const KINGS = ['witch-king', 'witch-king-chief'] as const

/** One Witch-king at most has ever come; Sméagol and Gollum are one, and his death brings We Shall Get It. */
const personFaults = (rules: Rules, table: Table, { getIt }: Beside): Faults => {
  const faults: Faults = []
  if (KINGS.every((id) => (placeOf(table, characterIx(rules, id)) ?? ASIDE) !== ASIDE))
    faults.push(fault('characters.witch-king', 'only one Witch-king comes into play', 'twilight.chiefEntry'))
  const smeagol = placeOf(table, characterIx(rules, 'smeagol'))
  if (smeagol === IN_FELLOWSHIP && table.fellowship.guide === GOLLUM(rules))
    faults.push(fault('characters.smeagol', 'he and Gollum are one', 'twilight.smeagolGuides'))
  const left = rules.huntTiles.reduce(
    (sum, { kind }, tile) => sum + (kind === 'smeagol' ? tileCount(rules, table.tiles.removed, tile) : 0),
    0,
  )
  if (left > (smeagol === ASIDE ? 0 : 1))
    faults.push(fault('tiles.removed', 'one tile leaves when Sméagol comes', 'twilight.smeagolEnters'))
  if (getIt > 0 && smeagol !== ELIMINATED)
    faults.push(fault('beside.getIt', 'comes when Sméagol has died', 'twilight.getIt'))
  return faults
}

/** What is always true of these figures. */
const besideFaults = (rules: Rules, table: Table): Faults => {
  const { beside } = table
  if (beside === undefined)
    return rules.beside === undefined ? [] : [fault('beside', 'is missing', 'components.expansion')]
  return [
    ...supplyFaults(rules, beside),
    ...factionFaults(rules, table, beside),
    ...personFaults(rules, table, beside),
  ]
}

/** What is true of siege engines at every moment: they are looked after at once. */
const engineFaults = (rules: Rules, table: Table): Faults => {
  const { beside } = table
  if (beside === undefined || rules.beside === undefined) return []
  const most = rules.beside.enginesPerRegion
  const faults: Faults = []
  for (const region of placesOf(beside.towers))
    if (!isStormed(table, region) || towersAt(table, region) > most)
      faults.push(fault('beside.towers', 'a Siege Tower has no place there', 'twilight.engines'))
  for (const region of placesOf(beside.trebuchets))
    if (
      SETTLEMENT_OF[region] !== STRONGHOLD ||
      homeOf(region) !== 0 ||
      controllerOf(table, region) !== 0 ||
      trebuchetsAt(table, region) > most
    )
      faults.push(fault('beside.trebuchets', 'a Trebuchet has no place there', 'twilight.engines'))
  return faults
}

/** What is true of siege engines and of Sméagol between two actions. */
const besideQuietFaults = (rules: Rules, table: Table): Faults => {
  if (rules.beside === undefined) return []
  const faults = engineFaults(rules, table)
  const smeagol = characterIx(rules, 'smeagol')
  if (placeOf(table, smeagol) === IN_FELLOWSHIP && companionsOf(rules, table) === 1 << smeagol)
    faults.push(fault('characters.smeagol', 'Gollum takes his place', 'twilight.smeagolAlone'))
  return faults
}

/*
 * What can be wrong with what partners keep in mind (chapter XI): captors of what is not captured.
 */

const isCaptor = ({ captors }: Partners, region: RegionIx): boolean =>
  (((captors[region >> 5] ?? 0) >> (region & 31)) & 1) === 1

/** A captor is one of two partners who captured what bears a marker. */
const captorFaults = ({ seating }: Rules, table: Table): Faults => {
  const { partners } = table
  if (partners === undefined) return []
  return REGION_IDS.flatMap((_, region) => {
    const home = homeOf(region)
    const isFit = isCaptured(table, region) && home !== -1 && seating.alone[enemyOf(home)] < 0
    return isFit || !isCaptor(partners, region)
      ? []
      : [fault('partners.captors', `no partner has captured ${regionId(region)}`, 'partners.victory')]
  })
}

/** Cards that a draw brings before the hand is cut. */
const DRAWN_AT_ONCE = 2

/** The one fault of what cannot be read as a table or a state. */
const UNREADABLE: ReadonlyArray<string> = ['this is not of the game']

/** What is wrong with a table whatever is going on. */
export const tableFaults = (rules: Rules, table: Table): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [
    ...figureFaults(rules, table),
    ...politicsFaults(rules, table),
    ...characterFaults(rules, table),
    ...fellowshipFaults(rules, table),
    ...tileFaults(rules, table),
    ...diceFaults(rules, table),
    ...cardFaults(rules, table),
    ...onTableFaults(rules, table),
    ...handFaults(rules, table, DRAWN_AT_ONCE),
    ...seatFaults(rules, table),
    ...besideFaults(rules, table),
    ...captorFaults(rules, table),
  ])

/** What is wrong with a table that somebody describes: Rings and Eyes that have come from nowhere. */
export const describedFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...eyeFaults(rules, table),
  ...usedRingFaults(rules, table),
]

/** What is wrong with a table in the midst of an action, when figures and the Fellowship are settled. */
export const actingFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...standingFaults(rules, table),
  ...companyFaults(rules, table),
  ...specialFaults(rules, table),
  ...handFaults(rules, table),
]

/** What is wrong with figures, the Fellowship and tiles when everything but hands is settled. */
export const quietFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...standingFaults(rules, table),
  ...companyFaults(rules, table),
  ...specialFaults(rules, table),
  ...poolFaults(rules, table),
  ...besideQuietFaults(rules, table),
]

/** What is wrong with a table between two decisions of a turn, when everything but the roll is settled. */
export const settledFaults = (rules: Rules, table: Table): ReadonlyArray<string> => [
  ...quietFaults(rules, table),
  ...handFaults(rules, table),
]

/** What is wrong with a table between two actions. */
export const boundaryFaults = (rules: Rules, table: Table): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => [...settledFaults(rules, table), ...rolledFaults(table)])

/** A game in progress is not won already by the Ring. */
const endFaults = (rules: Rules, { table, outcome }: State): ReadonlyArray<string> => {
  const { corruption, mordor } = table.fellowship
  const faults: Faults = []
  if (outcome === null && corruption >= rules.fellowship.corruption)
    faults.push(fault('fellowship.corruption', 'the Shadow has won', 'victory.corruption'))
  if (outcome === null && mordor >= rules.fellowship.mordor.steps)
    faults.push(fault('fellowship.mordor', 'the Free Peoples have won', 'victory.ring'))
  if (outcome?.rule === 'victory.corruption' && corruption < rules.fellowship.corruption)
    faults.push(fault('outcome', 'Corruption has not come to 12', 'victory.corruption'))
  if (outcome?.rule === 'victory.ring' && mordor < rules.fellowship.mordor.steps)
    faults.push(fault('outcome', 'the Crack of Doom is not reached', 'victory.ring'))
  return faults
}

/** Questions between two actions. */
const BETWEEN: ReadonlySet<string> = new Set([
  'decide/declare',
  'decide/mordor',
  'decide/allocation',
  'decide/action',
])

/** Everything that is wrong with a state; empty when nothing is. */
export const faultsOf = (rules: Rules, state: State): ReadonlyArray<string> =>
  guarded(UNREADABLE, () => {
    const top = state.stack[state.stack.length - 1]
    return [
      ...tableFaults(rules, state.table),
      ...endFaults(rules, state),
      ...(top !== undefined && BETWEEN.has(top.kind) ? boundaryFaults(rules, state.table) : []),
    ]
  })
