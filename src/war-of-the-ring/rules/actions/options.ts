/**
 * Everything a side can do with its unused dice now, in the order of its dice and of the chart (chapter IV).
 */
import type { DieAction } from '../../model/actions'
import type { Here } from '../../model/bundle'
import { CHARACTER_IDS, DECKS, DIE_FACES, EVENT_CARD_IDS, NATIONS, type Seat } from '../../model/ids'
import type { CardIx, FaceIx, SideIx, Table } from '../../model/table'
import { canAttack } from '../../query/attacks'
import { enemyOf, NATIONS_OF } from '../../query/board'
import { cardIx } from '../../query/cards'
import {
  ARMY,
  CHARACTER,
  EVENT,
  faceId,
  FACES_OF,
  hasDie,
  MUSTER,
  resultsOf,
  usesOf,
  WILL,
} from '../../query/dice'
import { endable } from '../../query/endings'
import { canEnter, ENTRANTS } from '../../query/entry'
import { hideFaults, moveFellowshipFaults, separateFaults, travelFaults } from '../../query/fellowshipActions'
import { hidesWithAnyDie } from '../../query/hunt'
import { canMarch, freshMarch } from '../../query/marches'
import { seatOf } from '../../query/pieces'
import { playableCards, playsWith } from '../../query/playable'
import { canAdvance } from '../../query/politics'
import { canRecruit, freshRecruit } from '../../query/recruits'
import { hasOnTable, isHeldBack } from '../../query/tableCards'
import { canMusterEverywhere, canUpgrade, rouserOf, VOICES } from '../../query/voices'

/** What can be done with a result, whichever die counts as it; its actions are made once and shared. */
interface Plain {
  readonly does: Unpaid
  readonly paid: Readonly<Record<Seat, Array<DieAction | undefined>>>
}
type Unpaid = DieAction extends infer A
  ? A extends DieAction
    ? Omit<A, 'seat' | 'die' | 'as'>
    : never
  : never

const plain = (does: Unpaid): Plain => ({ does, paid: { 'free-peoples': [], shadow: [] } })

/** The action with a die named; frozen, because every list that has it shares it. */
const paidBy = ({ does, paid }: Plain, seat: Seat, die: FaceIx, as: FaceIx): DieAction =>
  (paid[seat][die * DIE_FACES.length + as] ??= Object.freeze({
    seat,
    ...does,
    die: faceId(die),
    as: faceId(as),
  } as DieAction))

const MOVE_FELLOWSHIP = plain({ kind: 'moveFellowship' })
const HIDE = plain({ kind: 'hideFellowship' })
const SEPARATE = plain({ kind: 'separate' })
const TRAVEL = plain({ kind: 'moveCharacters' })
const MARCH = plain({ kind: 'moveArmies' })
const ATTACK = plain({ kind: 'beginAttack' })
const RECRUIT = plain({ kind: 'beginRecruiting' })
const ADVANCE = NATIONS.map((nation) => plain({ kind: 'advanceNation', nation }))
const ENTER = CHARACTER_IDS.map((character) => plain({ kind: 'bringCharacter', character }))
const EVERYWHERE = CHARACTER_IDS.map((character) => plain({ kind: 'recruitEverywhere', character }))
const UPGRADE = CHARACTER_IDS.map((character) => plain({ kind: 'upgrade', character }))
const DRAW = DECKS.map((deck) => plain({ kind: 'drawEvent', deck }))
const PLAY = EVENT_CARD_IDS.map((card) => plain({ kind: 'playEvent', card }))
const END = EVENT_CARD_IDS.map((card) => plain({ kind: 'endCard', card }))

const withCharacter = (table: Table, side: SideIx, found: Array<Plain>): void => {
  if (side === 0) {
    if (moveFellowshipFaults(table).length === 0) found.push(MOVE_FELLOWSHIP)
    if (hideFaults(table).length === 0) found.push(HIDE)
    if (separateFaults(table).length === 0) found.push(SEPARATE)
  }
  if (travelFaults(table, side).length === 0) found.push(TRAVEL)
  if (canMarch(table, freshMarch(side, 1, true))) found.push(MARCH)
  if (canAttack(table, side, true)) found.push(ATTACK)
}

const withArmy = (table: Table, side: SideIx, found: Array<Plain>): void => {
  if (canMarch(table, freshMarch(side, 2, false))) found.push(MARCH)
  if (canAttack(table, side, false)) found.push(ATTACK)
}

const withEntrances = (table: Table, side: SideIx, die: FaceIx, found: Array<Plain>): void => {
  for (const entrant of ENTRANTS)
    if (entrant.side === side && entrant.die === die && canEnter(table, entrant.character))
      found.push(ENTER[entrant.character] as Plain)
}

const withMuster = (table: Table, side: SideIx, found: Array<Plain>): void => {
  for (const nation of NATIONS_OF[side])
    if (canAdvance(table, nation) && !isHeldBack(table, nation, MUSTER)) found.push(ADVANCE[nation] as Plain)
  if (canRecruit(table, freshRecruit(side))) found.push(RECRUIT)
  for (const voice of VOICES) {
    if (voice.side !== side) continue
    if (canMusterEverywhere(table, voice)) found.push(EVERYWHERE[voice.character] as Plain)
    if (canUpgrade(table, voice)) found.push(UPGRADE[voice.character] as Plain)
  }
  withEntrances(table, side, MUSTER, found)
}

const withEvent = (table: Table, side: SideIx, found: Array<Plain>): void => {
  for (let deck = 0; deck < DECKS.length; deck++)
    if ((table.cards.decks[side * 2 + deck] ?? 0) !== 0) found.push(DRAW[deck] as Plain)
}

/** All that a result does, the cards that it plays last. */
const withResult = (
  table: Table,
  side: SideIx,
  as: FaceIx,
  cards: ReadonlyArray<CardIx>,
): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  if (as === CHARACTER) withCharacter(table, side, found)
  else if (as === ARMY) withArmy(table, side, found)
  else if (as === MUSTER) withMuster(table, side, found)
  else if (as === EVENT) withEvent(table, side, found)
  else if (as === WILL) withEntrances(table, side, WILL, found)
  for (let ix = 0; ix < cards.length; ix++) {
    const card = cards[ix] as CardIx
    if (playsWith(card, as)) found.push(PLAY[card] as Plain)
  }
  return found
}

const NONE: ReadonlyArray<Plain> = []

/** What a card lets a die do that its own result does not. */
const byAbility = (table: Table, side: SideIx, die: FaceIx): ReadonlyArray<Plain> => {
  if (side === 1) return NONE
  const found: Array<Plain> = []
  const results = resultsOf(die)
  if (!results.includes(CHARACTER) && hidesWithAnyDie(table) && hideFaults(table).length === 0)
    found.push(HIDE)
  const usual = results.includes(MUSTER)
  for (const nation of NATIONS_OF[side])
    if (
      (!usual || (die !== MUSTER && isHeldBack(table, nation, MUSTER))) &&
      canAdvance(table, nation) &&
      rouserOf(table, nation) >= 0
    )
      found.push(ADVANCE[nation] as Plain)
  return found
}

/** Everything a side can do with a die now. */
export const dieActions = (
  { table, rules }: Pick<Here, 'table' | 'rules'>,
  side: SideIx,
  seat: Seat = seatOf(side),
): Array<DieAction> => {
  const actions: Array<DieAction> = []
  const known: Array<ReadonlyArray<Plain> | undefined> = []
  const cards = playableCards(table, rules, side)
  const faces = FACES_OF[side]
  for (let ix = 0; ix < faces.length; ix++) {
    const die = faces[ix] as FaceIx
    if (!hasDie(table, side, die)) continue
    const uses = usesOf(table, side, die)
    for (let use = 0; use < uses.length; use++) {
      const as = uses[use] as FaceIx
      const found = (known[as] ??= withResult(table, side, as, cards))
      for (let one = 0; one < found.length; one++) actions.push(paidBy(found[one] as Plain, seat, die, as))
    }
    const found = byAbility(table, side, die)
    for (let one = 0; one < found.length; one++) actions.push(paidBy(found[one] as Plain, seat, die, die))
    if (hasOnTable(table, enemyOf(side)))
      for (const card of endable({ table, rules }, side, die))
        actions.push(paidBy(END[cardIx(card)] as Plain, seat, die, die))
  }
  return actions
}
