/**
 * The table at the start (chapter III): Armies, reinforcements, the Fellowship, politics, tiles, dice and
 * cards, as the set-up puts them. Nothing is shuffled and nobody holds a card (ruling OR-5).
 */
import { DICE } from '../../data/dice'
import { HUNT_TILES } from '../../data/hunt-tiles'
import { LIMITS } from '../../data/limits'
import { NATION_TABLE } from '../../data/nations'
import { SET_UP } from '../../data/set-up'
import { ofNation, ofStep, ofTile } from '../../model/counts'
import {
  CHARACTER_IDS,
  HUNT_TILE_IDS,
  NATIONS,
  POLITICAL_POSITIONS,
  REGION_IDS,
  type CharacterId,
} from '../../model/ids'
import type { Figures } from '../../model/tables'
import {
  ASIDE,
  IN_FELLOWSHIP,
  type Army,
  type Cards,
  type NationIx,
  type SideIx,
  type Table,
} from '../../model/table'
import { nationIx, placeInSide, regionIx, sideOfNation, STRONGHOLDS } from '../../query/board'
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

const startFields = (): ReadonlyArray<Army | null> => {
  const fields: Array<Army | null> = REGION_IDS.map(() => null)
  for (const figures of SET_UP.armies) {
    const nation = nationIx(figures.nation)
    const region = regionIx(figures.region)
    fields[region] = joined(fields[region] ?? NO_ARMY(sideOfNation(nation)), nation, figures)
  }
  return fields
}

const startNazgul = (): ReadonlyArray<number> =>
  SET_UP.armies
    .flatMap(({ region, nazgul }) => Array.from({ length: nazgul }, () => regionIx(region)))
    .sort((one, other) => one - other)

const stock = (side: SideIx): Army =>
  NATIONS.reduce(
    (army, id, nation) =>
      sideOfNation(nation) === side ? joined(army, nation, SET_UP.reinforcements[id]) : army,
    NO_ARMY(side),
  )

const stepsAtStart = (): number =>
  NATION_TABLE.reduce((steps, { position }, nation) => {
    const toWar = POLITICAL_POSITIONS.length - 1 - POLITICAL_POSITIONS.indexOf(position)
    return steps + ofStep(nation, toWar)
  }, 0)

const activeAtStart = (): number =>
  NATION_TABLE.reduce((bits, { stance }, nation) => (stance === 'active' ? bits | (1 << nation) : bits), 0)

const startCards = (): Cards => {
  const all = 2 ** LIMITS.deck - 1
  const none = [0, 0, 0, 0]
  return { decks: [all, all, all, all], hands: none, discards: none, played: none, onTable: none }
}

const isOneOf = (ids: ReadonlyArray<CharacterId>, id: CharacterId): boolean => ids.includes(id)

/** The table before the first turn. */
export const startTable = (): Table => ({
  turn: 0,
  fields: startFields(),
  boxes: STRONGHOLDS.map(() => null),
  nazgul: startNazgul(),
  characters: CHARACTER_IDS.map((id) => (isOneOf(SET_UP.fellowship.companions, id) ? IN_FELLOWSHIP : ASIDE)),
  reinforcements: [stock(0), stock(1)],
  casualties: NO_ARMY(0),
  captured: Array.from({ length: Math.ceil(REGION_IDS.length / 32) }, () => 0),
  steps: stepsAtStart(),
  active: activeAtStart(),
  fellowship: {
    region: regionIx(SET_UP.fellowship.region),
    progress: 0,
    revealed: false,
    corruption: 0,
    guide: characterIx(SET_UP.fellowship.guide),
    mordor: -1,
    tried: false,
  },
  tiles: {
    pool: SET_UP.huntPool.reduce((counts, id) => {
      const tile = HUNT_TILE_IDS.indexOf(id)
      return counts + ofTile(tile, HUNT_TILES[tile]?.count)
    }, 0),
    drawn: 0,
    waiting: 0,
    removed: 0,
  },
  dice: {
    pool: [DICE.action['free-peoples'].start, DICE.action.shadow.start],
    unused: [0, 0],
    used: [0, 0],
    huntBox: [0, 0],
    rings: [SET_UP.elvenRings['free-peoples'], SET_UP.elvenRings.shadow],
    ringUsed: 0,
    converted: 0,
  },
  cards: startCards(),
})
