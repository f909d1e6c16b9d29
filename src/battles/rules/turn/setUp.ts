/**
 * The table at the start, as the scenario says. Nobody holds cards before the first turn.
 */
import type { Side } from '../../model/sides'
import { SIDES } from '../../model/sides'
import { sure } from '../../model/sure'
import { together, totalOf, countOf } from '../../model/counts'
import type { Army, RegionState, Tiles } from '../../model/json'
import type { Table } from '../../model/table'
import type { Scenario } from '../../model/tables'

const armyAt = ({ doc }: Scenario, region: string): Army | null => {
  const side = SIDES.find((one) => totalOf(doc.setup[one][region]?.units ?? {}) > 0)
  if (side === undefined) return null
  const { units, leaders } = sure(doc.setup[side][region])
  return { side, units: together({}, units), damage: 0, leaders, tokens: 0 }
}

const regionAt = (scenario: Scenario, region: string): RegionState => {
  const { recruitment, control } = scenario.doc
  const doc = scenario.regions[region]
  return {
    army: armyAt(scenario, region),
    controller: control[region] ?? doc?.home ?? null,
    protection: doc?.stronghold?.protection ?? 0,
    recruits: {
      free: countOf(recruitment.start.free, region),
      shadow: countOf(recruitment.start.shadow, region),
    },
  }
}

const START = {
  fateTrack: '*track',
  position: '*commander',
  aside: '*aside',
} as const

const tilesOf = ({ doc }: Scenario): Tiles => {
  const of = (grey: boolean) =>
    together(
      {},
      Object.fromEntries(
        doc.fate.tiles.flatMap(({ id, colour, count }) =>
          (colour === 'grey') === grey ? [[id, count]] : [],
        ),
      ),
    )
  return { pool: of(true), aside: {}, drawn: null, used: {}, out: {}, reserve: of(false) }
}

const tokensOf = ({ doc }: Scenario, side: Side) => ({
  unseen: together({}, doc.recruitment.pool[side]),
  pool: totalOf(doc.recruitment.pool[side]) - totalOf(doc.recruitment.start[side]),
  out: 0,
})

const NO_DICE = { unrolled: 0, unused: {}, used: 0 }

/** The table before the first turn. */
export const firstTable = (scenario: Scenario): Table => {
  const { doc } = scenario
  return {
    turn: 0,
    regions: Object.fromEntries(scenario.regionIds.map((region) => [region, regionAt(scenario, region)])),
    march: null,
    characters: Object.fromEntries(
      doc.characters.map(({ id, start }) => [id, start.on === 'map' ? start.region : START[start.on]]),
    ),
    steps: Object.fromEntries(
      doc.characters.flatMap(({ id, start }) => (start.on === 'fateTrack' ? [[id, start.step]] : [])),
    ),
    fate: 0,
    reached: 0,
    tiles: tilesOf(scenario),
    position: null,
    dice: { free: NO_DICE, shadow: NO_DICE },
    actionTokens: { unused: doc.dice.actionTokens, used: 0, gone: 0 },
    aside: 0,
    tokens: { free: tokensOf(scenario, 'free'), shadow: tokensOf(scenario, 'shadow') },
    cards: scenario.cardIds.map(() => 'deck'),
    known: { free: [], shadow: [] },
    counters: Object.fromEntries(doc.counters.map(({ id, start }) => [id, start])),
    battle: null,
  }
}
