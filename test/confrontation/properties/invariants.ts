/**
 * What the rulebook says of every position, written from the book (chapter and section of the digest in
 * brackets) and not from the code.
 */
import { faultsOf, type State } from '../../../src/confrontation'
import { REGION_IDS } from '../../../src/confrontation/model/ids'
import type { Faults } from '../../kernel/conformance'
import { specialCard } from '../../../src/confrontation'
import { battleOf, isRunning, onBoard, placeOfTile, SIDES, sideOfTile, tableOf } from './board'
import { TILES, tilesAt, turnSide } from './board'

type Invariant = (state: State) => Faults

const HOMES: ReadonlyArray<string> = ['shire', 'mordor']
const MOUNTAINS: ReadonlyArray<string> = ['high-pass', 'misty-mountains', 'caradhras', 'gap-of-rohan']
const STARTS = {
  fellowship: ['arthedain', 'cardolan', 'rhudaur', 'eregion', 'enedwaith'],
  sauron: ['gondor', 'dagorlad', 'mirkwood', 'fangorn', 'rohan'],
} as const

const limitOf = (region: string): number => {
  if (HOMES.includes(region)) return 4
  return MOUNTAINS.includes(region) ? 1 : 2
}

const fault = (wrong: boolean, says: string): Faults => (wrong ? [says] : [])

/** [4.2] Limits count for each side. */
const limits: Invariant = (state) =>
  REGION_IDS.flatMap((region) =>
    SIDES.flatMap((side) => {
      const count = tilesAt(state, side, region).length
      return fault(count > limitOf(region), `${count} of ${side} in ${region}`)
    }),
  )

/** [5.4] Both sides stand in one region only while it is fought over, or where the game has just ended. */
const apart: Invariant = (state) => {
  if (isRunning(state, 'attack') || state.outcome !== null) return []
  return REGION_IDS.flatMap((region) => {
    const mixed = SIDES.every((side) => tilesAt(state, side, region).length > 0)
    return fault(mixed, `both sides stand in ${region}`)
  })
}

/** [2.2] Four at home and one in each of the five regions before it, when the first turn begins. */
const setUp: Invariant = (state) => {
  if (state.table.turns !== 1 || state.stack[state.stack.length - 1]?.kind !== 'decide/turn') return []
  if (isRunning(state, 'attack') || state.table.cardThisTurn) return []
  return SIDES.flatMap((side) => {
    const home = side === 'fellowship' ? 'shire' : 'mordor'
    const alone = STARTS[side].every((region) => tilesAt(state, side, region).length === 1)
    return fault(!alone || tilesAt(state, side, home).length !== 4, `${side} is set up wrongly`)
  })
}

/** [2.3, 3] Sauron has the odd turns, the Fellowship the even ones. */
const turns: Invariant = (state) => {
  const { turns: count } = state.table
  const wanted = count === 0 ? 'nobody' : count % 2 === 1 ? 'sauron' : 'fellowship'
  return fault(turnSide(state) !== wanted, `turn ${count} belongs to ${turnSide(state)}`)
}

/** [1.2] Nine combat cards of each side: in hand, discarded, or lying in the battle. */
const cards: Invariant = (state) => {
  const battle = battleOf(state)
  const lying = battle === undefined ? [] : [...battle.played, ...battle.fetched]
  const inBattle = lying.filter((card) => card !== null)
  const places = [...tableOf(state).hand, ...tableOf(state).discard]
  const all = new Set([...places, ...inBattle])
  const ended = state.outcome !== null
  return [
    ...fault(new Set(places).size !== places.length, 'a card lies in two places'),
    ...fault(all.size !== places.length + inBattle.length, 'a card of the battle lies elsewhere, too'),
    ...fault(!ended && all.size !== 18, `${all.size} combat cards are left`),
  ]
}

/** [6.3] Every battle with cards takes one card out of each hand; empty hands are refilled at once. */
const hands: Invariant = (state) => {
  if (isRunning(state, 'battle') || state.outcome !== null) return []
  const [mine, theirs] = SIDES.map(
    (side) => tableOf(state).hand.filter((card) => card.startsWith(side)).length,
  )
  return [
    ...fault(mine !== theirs, `hands of ${mine} and ${theirs} cards`),
    ...fault(mine === 0, 'empty hands between battles'),
  ]
}

/** [8] At the beginning of a turn only those are revealed whom something keeps so. */
const revealed: Invariant = (state) => {
  const table = tableOf(state)
  const open = table.revealed
  const kept = [...table.forGood, ...table.spied]
  const quiet = state.stack[state.stack.length - 1]?.kind === 'decide/turn'
  const watcher = (tile: string) => tile === 'cave-troll-watcher' && table.variant.includes(tile)
  const byCrebain = table.forGood.filter((tile) => !watcher(tile))
  const crebain = table.used.includes('crebain-of-dunland') ? 1 : 0
  return [
    ...fault(quiet && open.some((tile) => !kept.includes(tile)), `${open.join()} lie open in a new turn`),
    ...fault(byCrebain.length > crebain, `${byCrebain.join()} stay revealed`),
    ...fault(
      byCrebain.some((tile) => sideOfTile(tile) === 'sauron'),
      `${byCrebain.join()} stay revealed`,
    ),
    ...fault(table.spied.length > 0 && turnSide(state) !== 'sauron', 'the Palantir shows in a foreign turn'),
    ...fault(
      kept.some((tile) => !open.includes(tile)),
      'a piece that stays revealed is hidden',
    ),
    ...fault(
      open.some((tile) => onBoard(state, sideOfTile(tile)).includes(tile) === false),
      'off the board',
    ),
  ]
}

/** [11] What ends the game has not happened yet. */
const goesOn: Invariant = (state) => {
  if (state.outcome !== null || state.table.turns === 0) return []
  const { ringbearer: bearer, variant: variants } = tableOf(state)
  const atHome = placeOfTile(state, 'frodo') === 'mordor' && bearer === 'frodo'
  const king = variants.includes('witch-king') && placeOfTile(state, 'witch-king') === 'shire'
  const passed = variants.includes('frodo') && placeOfTile(state, 'frodo') === 'defeated'
  return [
    ...fault(atHome, 'the Ringbearer is in Mordor'),
    ...fault(tilesAt(state, 'sauron', 'shire').length > 2, 'three enemies are in the Shire'),
    ...fault(king, 'the variant Witch King is in the Shire'),
    ...fault(placeOfTile(state, bearer) === 'defeated', 'the Ringbearer is defeated'),
    ...fault(bearer !== 'frodo' && (bearer !== 'sam' || !passed), `${bearer} bears the ring`),
  ]
}

/** [9] Special cards are chosen as the config says, and used once each by those who hold them. */
const specials: Invariant = (state) => {
  const { specialCards, handicap } = state.config
  const { special: held, used } = tableOf(state)
  const [mine, theirs] = SIDES.map((side) => held.filter((card) => specialCard(card)?.side === side).length)
  const placed = state.table.turns > 0
  return [
    ...fault(
      used.some((card) => !held.includes(card)),
      'a card was used that nobody holds',
    ),
    ...fault(specialCards === 'none' && held.length > 0, `${held.join()} although none are in use`),
    ...fault(
      specialCards === 'pick-two' && placed && (mine !== 2 || theirs !== 2),
      `${mine}, ${theirs} picked`,
    ),
    ...fault(specialCards === 'announced-number' && mine !== theirs, `${mine} and ${theirs} cards`),
    ...fault(
      specialCards === 'handicap' && held.slice().sort().join() !== handicap.slice().sort().join(),
      'the handicap is not what was agreed',
    ),
  ]
}

/** [9.4] The named piece is one of Sauron's, and the duty ends with his next turn. */
const compelled: Invariant = (state) => {
  const { compelled: named, compelledIn, used } = tableOf(state)
  if (named === null) return fault(compelledIn !== null, 'a place is named, but no piece')
  const free = turnSide(state) === 'fellowship' && isRunning(state, 'decide/turn')
  return [
    ...fault(sideOfTile(named) !== 'sauron', 'a piece of the Fellowship is compelled'),
    ...fault(!used.includes('a-king-revealed'), 'nobody has named a piece'),
    ...fault(free, 'the duty has outlived the turn of Sauron'),
  ]
}

/** [10] Each side fields one face of each tile, as the config says. */
const faces: Invariant = (state) => {
  const { config } = state
  const { variant: variants } = tableOf(state)
  return [
    ...fault(config.characters === 'classic' && variants.length > 0, 'a star side in the classic game'),
    ...fault(config.characters === 'variant' && variants.length < 18, 'a ring side in the variant game'),
  ]
}

/** [12] Points come from the first game of a match only, until the match is over. */
const points: Invariant = ({ config, table, outcome }) => {
  const [first, second] = table.points
  const early = config.games === 1 || (table.game === 0 && outcome === null)
  return [
    ...fault(early && first + second > 0, 'points before a game has ended'),
    ...fault(table.game === 1 && outcome === null && first * second !== 0, 'both have won the first game'),
    ...fault(
      [first, second].some((sum) => sum < 0 || sum > 18),
      `${first} and ${second} points`,
    ),
    ...fault(table.game === 1 && config.games === 1, 'a second game that was not agreed'),
  ]
}

/** [11, 12] The outcome fits the board on which the game ended. */
const outcomes: Invariant = (state) => {
  const { outcome, config, table } = state
  if (outcome === null) return []
  if (!Array.isArray(outcome.winners)) return [`the outcome is ${JSON.stringify(outcome)}`]
  if (config.games === 2) {
    const [first, second] = table.points
    const winners = first === second ? [] : [first > second ? 'first' : 'second']
    return fault(
      outcome.winners.join() !== winners.join(),
      `${outcome.winners.join()} won ${first}:${second}`,
    )
  }
  const [winner = 'fellowship'] = outcome.winners
  const side = winner === 'sauron' ? 'sauron' : 'fellowship'
  const bearer = placeOfTile(state, tableOf(state).ringbearer)
  const fits: Readonly<Record<string, boolean>> = {
    'end.ringbearerInMordor': side === 'fellowship' && bearer === 'mordor',
    'end.threeInShire': side === 'sauron' && tilesAt(state, 'sauron', 'shire').length === 3,
    'end.ringbearerDefeated': side === 'sauron' && bearer === 'defeated',
    'end.heirGone': side === 'sauron' && bearer === 'defeated',
    'end.witchKingInShire': side === 'sauron' && placeOfTile(state, 'witch-king') === 'shire',
    'end.cannotMove': turnSide(state) !== side,
  }
  return [
    ...fault(fits[outcome.rule] !== true, `${winner} won by ${outcome.rule}`),
    ...fault(
      outcome.scores[winner] !== onBoard(state, side).length,
      `scores ${JSON.stringify(outcome.scores)}`,
    ),
  ]
}

/** [6] The fighters are of both sides, and stand in the region until they retreat or fall. */
const fighters: Invariant = (state) => {
  const battle = battleOf(state)
  if (battle === undefined) return []
  const { fighters: names, region, retreated } = battle
  return SIDES.flatMap((side, place) => {
    const there = placeOfTile(state, names[place] ?? '') === region
    const gone = retreated === place + 1 || retreated === 3
    return [
      ...fault(!TILES[side].includes(names[place] ?? ''), `${names[place]} fights for ${side}`),
      ...fault(!there && !gone, `${names[place]} fights from afar`),
    ]
  })
}

/** All invariants by name; the first are the library's own. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  ownFaults: faultsOf,
  limits,
  apart,
  setUp,
  turns,
  cards,
  hands,
  revealed,
  goesOn,
  specials,
  compelled,
  faces,
  points,
  outcomes,
  fighters,
}
