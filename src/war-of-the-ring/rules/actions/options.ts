/**
 * Everything a side can do with its unused dice now, in the order of its dice and of the chart (chapter IV).
 */
import type { Rules } from '../../model/config'
import { shared } from '../../../kernel/brand'
import { derived } from '../../../kernel/derived'
import type { DieAction } from '../../model/actions'
import type { World } from '../../model/bundle'
import { DECKS, DIE_FACES, NATIONS, type Seat } from '../../model/ids'
import type { CardIx, FaceIx, NationIx, SideIx, Table } from '../../model/table'
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
import { isBarred, isOwnCharacter, isOwnNation, nationsToActOn } from '../../query/command'
import { endable } from '../../query/endings'
import { canEnter, ENTRANTS } from '../../query/entry'
import {
  hideViolations,
  moveFellowshipViolations,
  separateViolations,
  travelViolations,
} from '../../query/fellowshipActions'
import { hidesWithAnyDie } from '../../query/hunt'
import { canMarch, freshMarch } from '../../query/marches'
import { seatOf } from '../../query/seats'
import { playableCards, playsWith } from '../../query/playable'
import { canAdvance } from '../../query/politics'
import { canRecruit, freshRecruit } from '../../query/recruits'
import { hasOnTable, isHeldBack } from '../../query/tableCards'
import { canMusterEverywhere, canUpgrade, rouserOf, VOICES } from '../../query/voices'

/** What can be done with a result, whichever die counts as it; its actions are made once and shared. */
interface Plain {
  readonly does: Unpaid
  readonly paid: Partial<Record<Seat, Array<DieAction | undefined>>>
}
type Unpaid = DieAction extends infer A
  ? A extends DieAction
    ? Omit<A, 'seat' | 'die' | 'as'>
    : never
  : never

const plain = (does: Unpaid): Plain => ({ does, paid: { 'free-peoples': [], shadow: [] } })

/** One of a list by its place. Its own reader, because it is read in innermost loops. */
const plainOf = (plains: ReadonlyArray<Plain>, ix: number): Plain => plains[ix] as Plain

/** The action with a die named; frozen, because every list that has it shares it. */
const paidBy = ({ does, paid }: Plain, seat: Seat, die: FaceIx, as: FaceIx): DieAction =>
  ((paid[seat] ??= [])[die * DIE_FACES.length + as] ??= shared({
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
const ENTER = derived((rules: Rules) =>
  rules.characterIds.map((character) => plain({ kind: 'bringCharacter', character })),
)
const EVERYWHERE = derived((rules: Rules) =>
  rules.characterIds.map((character) => plain({ kind: 'recruitEverywhere', character })),
)
const UPGRADE = derived((rules: Rules) =>
  rules.characterIds.map((character) => plain({ kind: 'upgrade', character })),
)
const DRAW = DECKS.map((deck) => plain({ kind: 'drawEvent', deck }))
const PLAY = derived((rules: Rules) => rules.eventCardIds.map((card) => plain({ kind: 'playEvent', card })))
const END = derived((rules: Rules) => rules.eventCardIds.map((card) => plain({ kind: 'endCard', card })))

const withCharacter = (rules: Rules, table: Table, side: SideIx, found: Array<Plain>): void => {
  if (side === 0) {
    if (moveFellowshipViolations(rules, table).length === 0) found.push(MOVE_FELLOWSHIP)
    if (hideViolations(table).length === 0) found.push(HIDE)
    if (separateViolations(rules, table).length === 0) found.push(SEPARATE)
  }
  if (travelViolations(rules, table, side).length === 0) found.push(TRAVEL)
  if (canMarch(rules, table, freshMarch(side, 1, true))) found.push(MARCH)
  if (canAttack(rules, table, side, true)) found.push(ATTACK)
}

const withArmy = (rules: Rules, table: Table, side: SideIx, found: Array<Plain>): void => {
  if (canMarch(rules, table, freshMarch(side, 2, false))) found.push(MARCH)
  if (canAttack(rules, table, side, false)) found.push(ATTACK)
}

const withEntrances = ({ rules, table }: World, side: SideIx, die: FaceIx, found: Array<Plain>): void => {
  for (const entrant of ENTRANTS(rules))
    if (
      entrant.side === side &&
      entrant.die === die &&
      isOwnCharacter(rules, table, side, entrant.character) &&
      canEnter(rules, table, entrant.character)
    )
      found.push(plainOf(ENTER(rules), entrant.character))
}

const withMuster = (rules: Rules, table: Table, side: SideIx, found: Array<Plain>): void => {
  const own = nationsToActOn(rules, table, side)
  for (const nation of NATIONS_OF[side])
    if ((own >> nation) & 1 && canAdvance(table, nation) && !isHeldBack(rules, table, nation, MUSTER))
      found.push(plainOf(ADVANCE, nation))
  if (canRecruit(rules, table, freshRecruit(side))) found.push(RECRUIT)
  for (const voice of VOICES(rules)) {
    if (voice.side !== side || !isOwnCharacter(rules, table, side, voice.character)) continue
    if (canMusterEverywhere(rules, table, voice)) found.push(plainOf(EVERYWHERE(rules), voice.character))
    if (canUpgrade(rules, table, voice)) found.push(plainOf(UPGRADE(rules), voice.character))
  }
  withEntrances({ rules, table }, side, MUSTER, found)
}

const withEvent = (table: Table, side: SideIx, found: Array<Plain>): void => {
  for (let deck = 0; deck < DECKS.length; deck++)
    if ((table.cards.decks[side * 2 + deck] ?? 0) !== 0) found.push(plainOf(DRAW, deck))
}

/** All that a result does, the cards that it plays last. */
const withResult = (
  { rules, table }: World,
  side: SideIx,
  as: FaceIx,
  cards: ReadonlyArray<CardIx>,
): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  if (as === CHARACTER) withCharacter(rules, table, side, found)
  else if (as === ARMY) withArmy(rules, table, side, found)
  else if (as === MUSTER) withMuster(rules, table, side, found)
  else if (as === EVENT) withEvent(table, side, found)
  else if (as === WILL) withEntrances({ rules, table }, side, WILL, found)
  for (const card of cards) {
    if (playsWith(rules, card, as)) found.push(plainOf(PLAY(rules), card))
  }
  return found
}

const NONE: ReadonlyArray<Plain> = []

/** Whether a die that counts as a Muster moves a counter by an ability only: a partner's, one held back. */
const needsAbility = ({ rules, table }: World, side: SideIx, nation: NationIx, die: FaceIx): boolean => {
  const isHeld = isHeldBack(rules, table, nation, MUSTER)
  return isOwnNation(rules, table, side, nation) ? die !== MUSTER && isHeld : die !== MUSTER || !isHeld
}

/** What a card lets a die do that its own result does not. */
const byAbility = (rules: Rules, table: Table, side: SideIx, die: FaceIx): ReadonlyArray<Plain> => {
  if (side === 1) return NONE
  const found: Array<Plain> = []
  const results = resultsOf(die)
  if (!results.includes(CHARACTER) && hidesWithAnyDie(rules, table) && hideViolations(table).length === 0)
    found.push(HIDE)
  const usual = results.includes(MUSTER)
  for (const nation of NATIONS_OF[side])
    if (
      (!usual || needsAbility({ rules, table }, side, nation, die)) &&
      canAdvance(table, nation) &&
      !isBarred(table, side, nation) &&
      rouserOf(rules, table, nation) >= 0
    )
      found.push(plainOf(ADVANCE, nation))
  return found
}

/** Everything a side can do with a die now. */
export const dieActions = (
  { table, rules }: World,
  side: SideIx,
  seat: Seat = seatOf({ rules, table }, 'acting', side),
): Array<DieAction> => {
  const actions: Array<DieAction> = []
  const known: Array<ReadonlyArray<Plain> | undefined> = []
  const cards = playableCards(rules, table, side)
  const faces = FACES_OF(rules)[side]
  for (const die of faces) {
    if (!hasDie(table, side, die)) continue
    const uses = usesOf(rules, table, side, die)
    for (const as of uses) {
      const found = (known[as] ??= withResult({ rules, table }, side, as, cards))
      for (const one of found) actions.push(paidBy(one, seat, die, as))
    }
    const found = byAbility(rules, table, side, die)
    for (const one of found) actions.push(paidBy(one, seat, die, die))
    if (hasOnTable(rules, table, enemyOf(side)))
      for (const card of endable({ table, rules }, side, die))
        actions.push(paidBy(plainOf(END(rules), cardIx(rules, card)), seat, die, die))
  }
  return actions
}
