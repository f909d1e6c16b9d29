/**
 * What must hold of any table as it lies there: pieces are conserved, no Region holds both sides, tracks stay
 * in bounds; and between two actions the limits of a Region and of a hand too. Used for snapshots and
 * positions.
 */
import type { Here, State } from '../model/bundle'
import type { Scenario } from '../model/tables'
import { bySide, SIDES, type Side } from '../model/sides'
import { behindIn, totalOf } from '../model/counts'
import { HAND, type Army, type RegionState } from '../model/json'
import type { Table } from '../model/table'
import { HAND_LIMIT, placeOfCard } from './cards'
import { isHeld, leadersLeft, STACK, supplyOf, unitsOf } from './board'
import { say } from './names'
import { ofScenario, remembered } from '../model/remembered'

const MARCH = 'march'

const armiesIn = (table: Table): ReadonlyArray<readonly [string, Army]> => [
  ...Object.entries(table.regions).flatMap(([region, { army }]): ReadonlyArray<readonly [string, Army]> =>
    army === null ? [] : [[region, army]],
  ),
  ...(table.march === null ? [] : [[MARCH, table.march.army] as const]),
]

const pieceFaults = (here: Here): ReadonlyArray<string> => {
  const { rules, table } = here
  return [
    ...rules.scenario.typeIds.flatMap((type) =>
      supplyOf(here, type) < 0
        ? [`regions: more ${say(here, type)} are on the board than there are figures`]
        : [],
    ),
    ...(leadersLeft(here) < 0 ? ['regions: more Leaders are on the board than there are figures'] : []),
    ...armiesIn(table).flatMap(([region, army]) => armyFaults(here, region, army)),
  ]
}

const armyFaults = (here: Here, region: string, army: Army): ReadonlyArray<string> => {
  const at = region === MARCH ? MARCH : `regions.${region}`
  const { unitTypes } = here.rules.scenario
  return [
    ...(unitsOf(army) === 0 ? [`${at}: an Army without Units`] : []),
    ...Object.keys(army.units).flatMap((type) =>
      unitTypes[type]?.side === army.side
        ? []
        : [`${at}: ${say(here, type)} are in the wrong Army, that of ${say(here, army.side)}`],
    ),
    ...(army.side === 'free' && army.tokens > 0
      ? [`${at}: Leadership tokens are with the Free Peoples`]
      : []),
    ...(army.side === 'shadow' && army.leaders > 0 ? [`${at}: a Leader is with the Shadow`] : []),
  ]
}

/** Leaders that were left behind are of one side, and no Army is with them. */
const behindFaults = (region: string, { army, leftBehind }: RegionState): ReadonlyArray<string> => {
  if (leftBehind === undefined) return []
  return [
    ...(army === null ? [] : [`regions.${region}: nobody is left behind where an Army is`]),
    ...(Object.keys(leftBehind).length === 1
      ? []
      : [`regions.${region}: either Leaders or Leadership tokens are left behind`]),
  ]
}

const regionFaults = (here: Here): ReadonlyArray<string> =>
  here.rules.scenario.regionIds.flatMap((region) => {
    const state = here.table.regions[region]
    const full = here.rules.scenario.regions[region]?.stronghold?.protection ?? 0
    if (state === undefined) return []
    return [
      ...((state.controller === null) === isHeld(here, region)
        ? [`regions.${region}: only a Settlement or Stronghold is controlled, and each is`]
        : []),
      ...behindFaults(region, state),
      ...(state.protection > full ? [`regions.${region}: ${full} Protection at most`] : []),
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

const characterFaults = (here: Here): ReadonlyArray<string> => {
  const { rules, table } = here
  const leaves = placedByEffects(rules.scenario, rules.scenario)
  const mayLeaveBox = (one: string, at: string): boolean =>
    leaves.has(one) && (at === '*march' || at === '*eliminated' || rules.scenario.regions[at] !== undefined)
  return rules.scenario.characterIds.flatMap((one) => {
    const at = table.characters[one] ?? ''
    const doc = rules.scenario.characters[one]
    const tracked = doc?.start.on === 'fateTrack'
    const name = `characters.${one}: ${say(here, one)}`
    const wrong: ReadonlyArray<readonly [boolean, string]> = [
      [(at === '*track' || at === '*ready') && !tracked, `${name} is not on the Fate Track`],
      [
        at === '*commander'
          ? doc?.start.on !== 'position'
          : doc?.start.on === 'position' && !mayLeaveBox(one, at),
        `${name} is in the wrong place`,
      ],
      [at === '*march' && table.march?.characters.includes(one) !== true, `${name} is not on the march`],
      [at !== '*march' && table.march?.characters.includes(one) === true, `${name} is on the march`],
      [at === '*track' && (table.steps[one] ?? 0) <= table.fate, `${name} should be ready`],
    ]
    return wrong.flatMap(([is, says]) => (is ? [says] : []))
  })
}

const tokenFaults = (here: Here, side: Side): ReadonlyArray<string> => {
  const { rules, table } = here
  const whose = `Recruitment tokens of ${say(here, side)}`
  const pool = rules.scenario.doc.recruitment.pool[side]
  const { unseen, pool: left, out } = table.tokens[side]
  const onBoard = Object.values(table.regions).reduce((sum, { recruits }) => sum + recruits[side], 0)
  const revealed = totalOf(pool) - totalOf(unseen)
  return [
    ...(left + onBoard + out === totalOf(pool)
      ? []
      : [`regions: the ${whose} do not add up: there are ${totalOf(pool)}`]),
    ...(revealed < 0 || revealed > out ? [`tokens: the ${whose} that were seen do not add up`] : []),
    ...Object.keys(unseen).flatMap((type) =>
      (unseen[type] ?? 0) > (pool[type] ?? 0)
        ? [`tokens: too many ${whose} are unseen: ${say(here, type)}`]
        : [],
    ),
  ]
}

const tileFaults = (here: Here): ReadonlyArray<string> => {
  const { rules, table } = here
  const { pool, aside, drawn, used, out, reserve } = table.tiles
  return rules.scenario.doc.fate.tiles.flatMap(({ id, count }) => {
    const piles = [pool, aside, used, out, reserve]
    const all = piles.reduce((sum, pile) => sum + (pile[id] ?? 0), drawn === id ? 1 : 0)
    return all === count ? [] : [`pool: ${say(here, id)}: there are ${count}`]
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
      return foreign || laid ? [`cards.${card}: ${say(here, card)} is in the wrong place`] : []
    }),
    ...SIDES.flatMap((side) => {
      const hand = side === 'free' ? 'shadowHand' : 'freeHand'
      const wrong = table.known[side].filter((card) => placeOfCard(here, card) !== hand)
      const twice = new Set(table.known[side]).size < table.known[side].length
      return wrong.length > 0 || twice
        ? [`known: ${say(here, side)} cannot know cards that are not there`]
        : []
    }),
  ]
}

const trackFaults = (here: Here): ReadonlyArray<string> => {
  const { rules, table } = here
  const { endgame } = rules.scenario.doc.fate
  const { unused, used, gone } = table.actionTokens
  const total = rules.scenario.doc.dice.actionTokens
  const wrong: ReadonlyArray<readonly [boolean, string]> = [
    [table.fate > endgame, `fate: the Fate marker is beyond the end, ${endgame}`],
    [table.reached > endgame, 'fate: the last step reached is beyond the end'],
    [unused + used + gone !== total, `actionTokens: there are ${total}`],
    [table.battle === null && table.aside > 12, 'aside: too many Leadership tokens are aside'],
    ...rules.scenario.doc.counters.map(
      ({ id, max }) => [(table.counters[id] ?? 0) > max, `counters.${id}: at most ${max}`] as const,
    ),
    ...SIDES.map((side) => {
      const dice = table.dice[side]
      const all = dice.unrolled + totalOf(dice.unused) + dice.used
      const { max } = rules.scenario.doc.dice.pools[side]
      return [all > max, `dice.${side}: ${max} dice at most`] as const
    }),
  ]
  return wrong.flatMap(([is, says]) => (is ? [says] : []))
}

/** The results that the dice of a side can show: their faces, and what effects turn them to. */
const facesOf = ofScenario(({ doc, effects }) =>
  bySide((side): ReadonlyArray<string> => [
    ...doc.dice.faces[side],
    ...Object.values(effects).flatMap((steps) =>
      steps.flatMap((step) => (step.do === 'changeDie' && step.of === side ? [step.to] : [])),
    ),
  ]),
)

const diceFaults = (here: Here): ReadonlyArray<string> =>
  SIDES.flatMap((side) =>
    Object.keys(here.table.dice[side].unused).flatMap((face) =>
      facesOf(here.rules.scenario)[side].includes(face)
        ? []
        : [`dice.${side}: no die of ${say(here, side)} shows ${say(here, face)}`],
    ),
  )

/** No turn gives out so many Leadership tokens: counters are no limit (OR-1), but come one by one. */
const MANY_TOKENS = 100

const leadershipFaults = ({ table }: Here): ReadonlyArray<string> => {
  const marching = table.march?.army.tokens ?? 0
  const given = Object.values(table.regions).reduce(
    (sum, state) => sum + (state.army?.tokens ?? 0) + behindIn(state, 'tokens'),
    table.aside + marching,
  )
  return given < MANY_TOKENS ? [] : ['more Leadership tokens than a turn gives out']
}

const stackFaults = (here: Here): ReadonlyArray<string> =>
  Object.entries(here.table.regions).flatMap(([region, { army, recruits }]) => {
    if (army === null) return []
    const enemy = army.side === 'free' ? 'shadow' : 'free'
    return [
      ...(unitsOf(army) > STACK ? [`regions.${region}: more than five Units`] : []),
      ...(army.damage > unitsOf(army) ? [`regions.${region}: more Damage than Units`] : []),
      ...(recruits[enemy] > 0 ? [`regions.${region}: enemy Recruitment tokens lie under the Army`] : []),
    ]
  })

/** The limits that hold between two actions; in the midst of one they are seen to later. */
const restFaults = (here: Here): ReadonlyArray<string> => {
  const { rules, table } = here
  return [
    ...stackFaults(here),
    ...SIDES.flatMap((side) =>
      table.cards.filter((at) => at === HAND[side]).length > HAND_LIMIT
        ? [`cards: a hand holds more than ${HAND_LIMIT}`]
        : [],
    ),
    ...rules.scenario.cardIds.flatMap((card, number) =>
      table.cards[number] === 'inPlay' ? [`cards.${card}: it is in play, and nobody plays it`] : [],
    ),
  ]
}

/** What is on top of the frames between two actions, and in a position. */
const BETWEEN: ReadonlySet<string> = new Set(['decide/action', 'decide/position', 'actions', 'game'])

/** What is wrong with a state, in sentences; nothing if it could lie on a table. */
export const faultsOf = (
  scenario: Scenario,
  { config, table, stack }: Pick<State, 'config' | 'table' | 'stack'>,
): ReadonlyArray<string> => {
  const here: Here = { rules: { scenario }, config, table, vars: undefined }
  const top = stack[stack.length - 1]
  return [
    ...pieceFaults(here),
    ...regionFaults(here),
    ...characterFaults(here),
    ...SIDES.flatMap((side) => tokenFaults(here, side)),
    ...tileFaults(here),
    ...cardFaults(here),
    ...trackFaults(here),
    ...diceFaults(here),
    ...leadershipFaults(here),
    ...(top !== undefined && BETWEEN.has(top.kind) ? restFaults(here) : []),
  ]
}
