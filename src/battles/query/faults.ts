/**
 * What must hold in every state: pieces are conserved, no Region holds both sides, tracks stay in bounds.
 * Used for saved games and positions.
 */
import type { Here, State } from '../model/bundle'
import type { Scenario } from '../model/tables'
import { SIDES, type Side } from '../model/sides'
import { totalOf, type Army, type Table } from '../model/table'
import { placeOfCard } from './cards'
import { frameFaults } from './frameFaults'
import { isHeld, leadersLeft, supplyOf, unitsOf } from './board'
import { remembered } from './remembered'

const armiesIn = (table: Table): ReadonlyArray<readonly [string, Army]> => [
  ...Object.entries(table.regions).flatMap(([region, { army }]): ReadonlyArray<readonly [string, Army]> =>
    army === null ? [] : [[region, army]],
  ),
  ...(table.march === null ? [] : [['the march', table.march.army] as const]),
]

const pieceFaults = (here: Here): ReadonlyArray<string> => {
  const { scenario } = here.rules
  const { table } = here
  return [
    ...scenario.typeIds.flatMap((type) =>
      supplyOf(here, type) < 0 ? [`more ${type} are on the board than there are figures`] : [],
    ),
    ...(leadersLeft(here) < 0 ? ['more Leaders are on the board than there are figures'] : []),
    ...armiesIn(table).flatMap(([region, army]) => armyFaults(scenario, region, army)),
  ]
}

const armyFaults = (scenario: Scenario, region: string, army: Army): ReadonlyArray<string> => [
  ...(unitsOf(army) === 0 ? [`an Army without Units is in ${region}`] : []),
  ...Object.keys(army.units).flatMap((type) =>
    scenario.unitTypes[type]?.side === army.side ? [] : [`${type} are in the wrong Army in ${region}`],
  ),
  ...(army.side === 'free' && army.tokens > 0
    ? [`Leadership tokens are with the Free Peoples in ${region}`]
    : []),
  ...(army.side === 'shadow' && army.leaders > 0 ? [`a Leader is with the Shadow in ${region}`] : []),
]

const regionFaults = (here: Here): ReadonlyArray<string> =>
  here.rules.scenario.regionIds.flatMap((region) => {
    const state = here.table.regions[region]
    const full = here.rules.scenario.regions[region]?.stronghold?.protection ?? 0
    if (state === undefined) return []
    return [
      ...((state.controller === null) === isHeld(here, region) ? [`control of ${region} is amiss`] : []),
      ...(state.protection > full ? [`${region} has too much Protection`] : []),
    ]
  })

/** The Characters whom an effect may put onto the map. */
const placedByEffects = remembered(
  (_: Scenario, { effects }): ReadonlySet<string> =>
    new Set(
      Object.values(effects).flatMap((effect) =>
        effect.flatMap((step) => (step.do === 'placeCharacter' ? step.characters : [])),
      ),
    ),
)

const characterFaults = ({ rules, table }: Here): ReadonlyArray<string> => {
  const leaves = placedByEffects(rules.scenario, rules.scenario)
  const mayLeaveBox = (one: string, at: string): boolean =>
    leaves.has(one) && (at === '*march' || at === '*eliminated' || rules.scenario.regions[at] !== undefined)
  return rules.scenario.characterIds.flatMap((one) => {
    const at = table.characters[one] ?? ''
    const doc = rules.scenario.characters[one]
    const tracked = doc?.start.on === 'fateTrack'
    const wrong: ReadonlyArray<readonly [boolean, string]> = [
      [(at === '*track' || at === '*ready') && !tracked, `${one} is not on the Fate Track`],
      [
        at === '*commander'
          ? doc?.start.on !== 'position'
          : doc?.start.on === 'position' && !mayLeaveBox(one, at),
        `${one} is in the wrong place`,
      ],
      [at === '*march' && table.march?.characters.includes(one) !== true, `${one} is not on the march`],
      [at !== '*march' && table.march?.characters.includes(one) === true, `${one} is on the march`],
      [at === '*track' && (table.steps[one] ?? 0) <= table.fate, `${one} should be ready`],
    ]
    return wrong.flatMap(([is, says]) => (is ? [says] : []))
  })
}

const tokenFaults = ({ rules, table }: Here, side: Side): ReadonlyArray<string> => {
  const pool = rules.scenario.doc.recruitment.pool[side]
  const { unseen, pool: left, out } = table.tokens[side]
  const onBoard = Object.values(table.regions).reduce((sum, { recruits }) => sum + recruits[side], 0)
  const revealed = totalOf(pool) - totalOf(unseen)
  return [
    ...(left + onBoard + out === totalOf(pool) ? [] : [`the tokens of the ${side} side do not add up`]),
    ...(revealed < 0 || revealed > out ? [`the seen tokens of the ${side} side do not add up`] : []),
    ...Object.keys(unseen).flatMap((type) =>
      (unseen[type] ?? 0) > (pool[type] ?? 0) ? [`too many ${type} tokens are unseen`] : [],
    ),
  ]
}

const tileFaults = ({ rules, table }: Here): ReadonlyArray<string> => {
  const { pool, aside, drawn, used, out, reserve } = table.tiles
  return rules.scenario.doc.fate.tiles.flatMap(({ id, count }) => {
    const piles = [pool, aside, used, out, reserve]
    const all = piles.reduce((sum, pile) => sum + (pile[id] ?? 0), drawn === id ? 1 : 0)
    return all === count ? [] : [`the tiles ${id} do not add up`]
  })
}

const cardFaults = (here: Here): ReadonlyArray<string> => {
  const { rules, table } = here
  return [
    ...rules.scenario.cardIds.flatMap((card, number) => {
      const deck = rules.scenario.cards[card]?.deck
      const at = table.cards[number] ?? 'deck'
      const foreign =
        (deck === 'storyFree' && at.startsWith('shadow')) ||
        ((deck === 'storyShadow' || deck === 'special') && at.startsWith('free'))
      const laid = at.endsWith('Table') && rules.scenario.cards[card]?.table === null
      return foreign || laid ? [`${card} is in the wrong place`] : []
    }),
    ...SIDES.flatMap((side) => {
      const hand = side === 'free' ? 'shadowHand' : 'freeHand'
      const wrong = table.known[side].filter((card) => placeOfCard(here, card) !== hand)
      const twice = new Set(table.known[side]).size < table.known[side].length
      return wrong.length > 0 || twice ? [`the ${side} side knows cards that are not there`] : []
    }),
  ]
}

const trackFaults = ({ rules, table }: Here): ReadonlyArray<string> => {
  const { endgame } = rules.scenario.doc.fate
  const { unused, used, gone } = table.actionTokens
  const total = rules.scenario.doc.dice.actionTokens
  const wrong: ReadonlyArray<readonly [boolean, string]> = [
    [table.fate > endgame, 'the Fate marker is beyond the end'],
    [table.reached > endgame, 'the last step reached is beyond the end'],
    [unused + used + gone !== total, 'the Action tokens do not add up'],
    [table.battle === null && table.aside > 12, 'too many Leadership tokens are aside'],
    ...rules.scenario.doc.counters.map(
      ({ id, max }) => [(table.counters[id] ?? 0) > max, `too many ${id}`] as const,
    ),
    ...SIDES.map((side) => {
      const dice = table.dice[side]
      const all = dice.unrolled + totalOf(dice.unused) + dice.used
      return [all > rules.scenario.doc.dice.pools[side].max, `the ${side} side has too many dice`] as const
    }),
  ]
  return wrong.flatMap(([is, says]) => (is ? [says] : []))
}

/** The results that the dice of a side can show: their faces, and what effects turn them to. */
const facesOf = ({ doc, effects }: Scenario, side: Side): ReadonlyArray<string> => [
  ...doc.dice.faces[side],
  ...Object.values(effects).flatMap((steps) =>
    steps.flatMap((step) => (step.do === 'changeDie' && step.of === side ? [step.to] : [])),
  ),
]

const diceFaults = ({ rules, table }: Here): ReadonlyArray<string> =>
  SIDES.flatMap((side) =>
    Object.keys(table.dice[side].unused).flatMap((face) =>
      facesOf(rules.scenario, side).includes(face) ? [] : [`no die of the ${side} side shows ${face}`],
    ),
  )

/** What is wrong with a state, in sentences; nothing if it could stand on a table. */
export const faultsOf = (scenario: Scenario, state: State): ReadonlyArray<string> => {
  const { config, table } = state
  const here: Here = { rules: { scenario }, config, table, vars: undefined }
  return [
    ...pieceFaults(here),
    ...regionFaults(here),
    ...characterFaults(here),
    ...SIDES.flatMap((side) => tokenFaults(here, side)),
    ...tileFaults(here),
    ...cardFaults(here),
    ...trackFaults(here),
    ...diceFaults(here),
    ...frameFaults(state, scenario),
  ]
}
