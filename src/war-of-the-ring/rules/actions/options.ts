/**
 * Everything a side can do with its unused dice now, in the order of its dice and of the chart (chapter IV).
 */
import type { DieAction } from '../../model/actions'
import type { Here } from '../../model/bundle'
import { DECKS, type Seat } from '../../model/ids'
import type { CardIx, FaceIx, SideIx, Table } from '../../model/table'
import { canAttack } from '../../query/attacks'
import { enemyOf, nationId, NATIONS_OF } from '../../query/board'
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
import { characterId, seatOf } from '../../query/pieces'
import { cardId, playableCards, playsWith } from '../../query/playable'
import { canAdvance } from '../../query/politics'
import { canRecruit, freshRecruit } from '../../query/recruits'
import { hasOnTable, isHeldBack } from '../../query/tableCards'
import { canMusterEverywhere, canUpgrade, rouserOf, VOICES } from '../../query/voices'

/** What can be done with a result, without a die named: worked out once for all dice that count as it. */
type Plain = DieAction extends infer A
  ? A extends DieAction
    ? Omit<A, 'seat' | 'die' | 'as'>
    : never
  : never

const withCharacter = (table: Table, side: SideIx): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  if (side === 0) {
    if (moveFellowshipFaults(table).length === 0) found.push({ kind: 'moveFellowship' })
    if (hideFaults(table).length === 0) found.push({ kind: 'hideFellowship' })
    if (separateFaults(table).length === 0) found.push({ kind: 'separate' })
  }
  if (travelFaults(table, side).length === 0) found.push({ kind: 'moveCharacters' })
  if (canMarch(table, freshMarch(side, 1, true))) found.push({ kind: 'moveArmies' })
  if (canAttack(table, side, true)) found.push({ kind: 'beginAttack' })
  return found
}

const withArmy = (table: Table, side: SideIx): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  if (canMarch(table, freshMarch(side, 2, false))) found.push({ kind: 'moveArmies' })
  if (canAttack(table, side, false)) found.push({ kind: 'beginAttack' })
  return found
}

const entrances = (table: Table, side: SideIx, die: FaceIx): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  for (const entrant of ENTRANTS)
    if (entrant.side === side && entrant.die === die && canEnter(table, entrant.character))
      found.push({ kind: 'bringCharacter', character: characterId(entrant.character) })
  return found
}

const withMuster = (table: Table, side: SideIx): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  for (const nation of NATIONS_OF[side])
    if (canAdvance(table, nation) && !isHeldBack(table, nation, MUSTER))
      found.push({ kind: 'advanceNation', nation: nationId(nation) })
  if (canRecruit(table, freshRecruit(side))) found.push({ kind: 'beginRecruiting' })
  for (const voice of VOICES) {
    if (voice.side !== side) continue
    const character = characterId(voice.character)
    if (canMusterEverywhere(table, voice)) found.push({ kind: 'recruitEverywhere', character })
    if (canUpgrade(table, voice)) found.push({ kind: 'upgrade', character })
  }
  found.push(...entrances(table, side, MUSTER))
  return found
}

const withEvent = (table: Table, side: SideIx): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  for (let deck = 0; deck < DECKS.length; deck++)
    if ((table.cards.decks[side * 2 + deck] ?? 0) !== 0)
      found.push({ kind: 'drawEvent', deck: DECKS[deck] as (typeof DECKS)[number] })
  return found
}

const withResult = (table: Table, side: SideIx, as: FaceIx): ReadonlyArray<Plain> => {
  if (as === CHARACTER) return withCharacter(table, side)
  if (as === ARMY) return withArmy(table, side)
  if (as === MUSTER) return withMuster(table, side)
  if (as === EVENT) return withEvent(table, side)
  return as === WILL ? entrances(table, side, WILL) : []
}

/** What a card lets a die do that its own result does not. */
const byAbility = (table: Table, side: SideIx, die: FaceIx): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  if (side === 1) return found
  const results = resultsOf(die)
  if (!results.includes(CHARACTER) && hidesWithAnyDie(table) && hideFaults(table).length === 0)
    found.push({ kind: 'hideFellowship' })
  const usual = results.includes(MUSTER)
  for (const nation of NATIONS_OF[side])
    if (
      (!usual || (die !== MUSTER && isHeldBack(table, nation, MUSTER))) &&
      canAdvance(table, nation) &&
      rouserOf(table, nation) >= 0
    )
      found.push({ kind: 'advanceNation', nation: nationId(nation) })
  return found
}

/** The cards that a result plays. */
const plays = (cards: ReadonlyArray<CardIx>, as: FaceIx): ReadonlyArray<Plain> => {
  const found: Array<Plain> = []
  for (let ix = 0; ix < cards.length; ix++) {
    const card = cards[ix] as CardIx
    if (playsWith(card, as)) found.push({ kind: 'playEvent', card: cardId(card) })
  }
  return found
}

/** Everything a side can do with a die now. */
export const dieActions = (
  { table, policies }: Pick<Here, 'table' | 'policies'>,
  side: SideIx,
  seat: Seat = seatOf(side),
): Array<DieAction> => {
  const actions: Array<DieAction> = []
  const known: Array<ReadonlyArray<Plain> | undefined> = []
  const cards = playableCards(table, policies, side)
  const faces = FACES_OF[side]
  for (let ix = 0; ix < faces.length; ix++) {
    const die = faces[ix] as FaceIx
    if (!hasDie(table, side, die)) continue
    const uses = usesOf(table, side, die)
    for (let use = 0; use < uses.length; use++) {
      const as = uses[use] as FaceIx
      const plain = (known[as] ??= [...withResult(table, side, as), ...plays(cards, as)])
      for (let one = 0; one < plain.length; one++)
        actions.push({ seat, ...plain[one], die: faceId(die), as: faceId(as) } as DieAction)
    }
    for (const plain of byAbility(table, side, die))
      actions.push({ seat, ...plain, die: faceId(die), as: faceId(die) } as DieAction)
    if (hasOnTable(table, enemyOf(side)))
      for (const card of endable({ table, policies }, side, die))
        actions.push({ seat, kind: 'endCard', card, die: faceId(die), as: faceId(die) })
  }
  return actions
}
