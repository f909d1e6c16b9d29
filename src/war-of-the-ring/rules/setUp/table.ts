/**
 * The table at the start (chapter III): Armies, reinforcements, the Fellowship, politics, tiles, dice and
 * cards, as the set-up puts them. Nothing is shuffled and nobody holds a card (ruling OR-5).
 */
import { hasPartners, type Rules } from '../../model/config'
import { ofNation, ofStep, ofTile, type Counts } from '../../model/counts'
import { NATIONS, POLITICAL_POSITIONS, REGION_IDS, type CharacterId, DECKS } from '../../model/ids'
import type { Figures } from '../../model/tables'
import {
  ASIDE,
  IN_FELLOWSHIP,
  type Army,
  type Cards,
  type Deed,
  type NationIx,
  type Partners,
  type SideIx,
  type Table,
} from '../../model/table'
import { NOTHING_BESIDE } from '../../query/beside'
import { nationIx, placeInSide, regionIx, sideOfNation, STRONGHOLDS } from '../../query/board'
import { wholeDeck } from '../../query/cards'
import { characterIx } from '../../query/pieces'

const NO_ARMY = (side: SideIx): Army => ({ side, regulars: 0, elites: 0, leaders: 0 })

const joined = (army: Army, nation: NationIx, { regular, elite, leader }: Figures): Army => {
  const place = placeInSide(nation)
  return {
    side: army.side,
    regulars: army.regulars + ofNation(place, regular),
    elites: army.elites + ofNation(place, elite),
    leaders: army.leaders + ofNation(place, leader),
  }
}

const startFields = (rules: Rules): ReadonlyArray<Army | null> => {
  const fields: Array<Army | null> = REGION_IDS.map(() => null)
  for (const figures of rules.setUp.armies) {
    const nation = nationIx(figures.nation)
    const region = regionIx(figures.region)
    fields[region] = joined(fields[region] ?? NO_ARMY(sideOfNation(nation)), nation, figures)
  }
  return fields
}

const startNazgul = (rules: Rules): ReadonlyArray<number> =>
  rules.setUp.armies
    .flatMap(({ region, nazgul }) => Array.from({ length: nazgul }, () => regionIx(region)))
    .sort((one, other) => one - other)

/** Further kinds of unit of a side, none of which is on the map yet. */
const furtherUnits = (rules: Rules, side: SideIx): Counts =>
  rules.units.reduce((counts, { id }) => {
    const kind = rules.pieces.find((one) => one.id === id)
    return kind?.side === side ? counts + ofNation(kind.place, kind.number) : counts
  }, 0)

const stock = (rules: Rules, side: SideIx): Army =>
  NATIONS.reduce(
    (army, id, nation) =>
      sideOfNation(nation) === side ? joined(army, nation, rules.setUp.reinforcements[id]) : army,
    { ...NO_ARMY(side), regulars: furtherUnits(rules, side) },
  )

const stepsAtStart = (rules: Rules): number =>
  rules.nations.reduce((steps, { position }, nation) => {
    const toWar = POLITICAL_POSITIONS.length - 1 - POLITICAL_POSITIONS.indexOf(position)
    return steps + ofStep(nation, toWar)
  }, 0)

const activeAtStart = (rules: Rules): number =>
  rules.nations.reduce((bits, { stance }, nation) => (stance === 'active' ? bits | (1 << nation) : bits), 0)

const startCards = (rules: Rules): Cards => {
  const none = [0, 0, 0, 0]
  const hands = rules.seating.seats.flatMap(() => DECKS.map(() => 0))
  return {
    decks: none.map((_, deck) => wholeDeck(rules, deck)),
    hands,
    discards: hands,
    played: none,
    onTable: hands,
  }
}

const NOTHING: Deed = Object.freeze({ nations: 0, armies: [] })

/** Nobody has met a partner yet. */
const startPartners = ({ seating }: Rules): Partners => ({
  acting: [seating.ofSide[0][0] ?? -1, seating.ofSide[1][0] ?? -1],
  commands: [-1, -1],
  mixed: [],
  met: [],
  captors: NO_REGIONS,
  hand: -1,
  removed: 0,
  last: NOTHING,
  doing: NOTHING,
})

const NO_REGIONS: ReadonlyArray<number> = Array.from({ length: Math.ceil(REGION_IDS.length / 32) }, () => 0)

const startPool = (rules: Rules): Counts =>
  rules.setUp.huntPool.reduce((counts, id) => {
    const tile = rules.huntTileIds.indexOf(id)
    return counts + ofTile(rules, tile, rules.huntTiles[tile]?.count)
  }, 0)

const isOneOf = (ids: ReadonlyArray<CharacterId>, id: CharacterId): boolean => ids.includes(id)

/** The table before the first turn. */
export const startTable = (rules: Rules): Table => ({
  turn: 0,
  fields: startFields(rules),
  boxes: STRONGHOLDS.map(() => null),
  nazgul: startNazgul(rules),
  characters: rules.characterIds.map((id) =>
    isOneOf(rules.setUp.fellowship.companions, id) ? IN_FELLOWSHIP : ASIDE,
  ),
  reinforcements: [stock(rules, 0), stock(rules, 1)],
  casualties: NO_ARMY(0),
  captured: NO_REGIONS,
  steps: stepsAtStart(rules),
  active: activeAtStart(rules),
  fellowship: {
    region: regionIx(rules.setUp.fellowship.region),
    progress: 0,
    revealed: false,
    corruption: 0,
    guide: characterIx(rules, rules.setUp.fellowship.guide),
    mordor: -1,
    tried: false,
  },
  tiles: { pool: startPool(rules), drawn: 0, waiting: 0, removed: 0 },
  dice: {
    pool: [rules.dice.action['free-peoples'].start, rules.dice.action.shadow.start],
    unused: [0, 0],
    used: [0, 0],
    huntBox: [0, 0],
    rings: [rules.setUp.elvenRings['free-peoples'], rules.setUp.elvenRings.shadow],
    ringUsed: 0,
    converted: 0,
  },
  cards: startCards(rules),
  partners: hasPartners(rules) ? startPartners(rules) : undefined,
  beside: rules.beside === undefined ? undefined : NOTHING_BESIDE,
})
