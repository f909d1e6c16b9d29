/**
 * What cards of Twilight of the Third Age ask and do step by step (chapter XII), ships and Ents apart.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type {
  Aim,
  ChooseNumber,
  Discard,
  DiscardGetIt,
  DrawFrom,
  Look,
  Pass,
  PlayAnother,
} from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Draw,
  type Here,
  type Question,
  type Step,
} from '../../model/bundle'
import {
  ask,
  start,
  type AnotherVars,
  type ClearVars,
  type EventRollVars,
  type ReinforceVars,
} from '../../model/frames'
import { DECKS, type Seat } from '../../model/ids'
import type { CardIx, RegionIx } from '../../model/table'
import { violation } from '../../rulebook'
import { unitsInField } from '../../query/armies'
import { regionId, regionIx } from '../../query/board'
import { asksCardDie } from '../../query/cardFigures'
import { roomIn } from '../../query/cardRecruits'
import { cardIx, deckOfCard, inHand, ofDeck } from '../../query/cards'
import { HUNT_DIE } from '../../query/hunt'
import { sideId } from '../../query/pieces'
import { cardId, playableCards, requirementViolations } from '../../query/playable'
import { inReserve } from '../../query/recruits'
import { seatOf } from '../../query/seats'
import { cardsOnTable } from '../../query/tableCards'
import { editBeside } from '../../rules/changes/beside'
import { discardFromTable, moveCard, editDice } from '../../rules/changes/materials'
import { changed, changing, ends, goesOn, happen, type Change } from '../../rules/changes/change'
import { recruit } from '../../rules/changes/figures'
import { instructionOf } from '../../rules/effects/verb'
import type { Whole } from '../rules'
import { dunlending } from './sites'
import { thenCampaign } from './ships'

const deckIn = (here: Here<AnotherVars>): number => {
  const instruction = instructionOf(here, 'playOrDraw')
  return instruction === undefined ? -1 : here.vars.side * 2 + DECKS.indexOf(instruction.deck)
}

const canDraw = (here: Here<AnotherVars>): boolean => ofDeck(here.table.cards.decks, deckIn(here)) !== 0
const playable = (here: Here<AnotherVars>): ReadonlyArray<CardIx> =>
  playableCards(here.rules, here.table, here.vars.side).filter(
    (card) => deckOfCard(here.rules, card) === deckIn(here),
  )

/** Is another card played, or one drawn? */
export const decideBoon: Question<'decide/boon', PlayAnother | DrawFrom | Pass> = {
  answers: ['playAnother', 'drawFrom', 'pass'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => [
    passOf(seat),
    ...playable(here).map((card): PlayAnother => ({
      seat,
      kind: 'playAnother',
      card: cardId(here.rules, card),
    })),
    ...(canDraw(here) ? [{ seat, kind: 'drawFrom', deck: DECKS[0] } as const] : []),
  ],
  violations: (here, action) => {
    if (action.kind === 'pass') return LEGAL
    if (action.kind === 'drawFrom')
      return action.deck === DECKS[0] && canDraw(here)
        ? LEGAL
        : [violation('events.emptyDeck', { deck: action.deck })]
    const card = cardIx(here.rules, action.card)
    if (playable(here).includes(card)) return LEGAL
    const wanted = requirementViolations(here, card)
    return wanted.length > 0 ? wanted : [violation('events.playing', { card: action.card, die: 'none' })]
  },
  resolve: (here, action) => {
    const { table, rules } = here
    if (action.kind === 'pass') return { table, events: NO_EVENTS, value: -1 }
    return {
      table,
      events: NO_EVENTS,
      value: action.kind === 'drawFrom' ? 'draw' : cardIx(rules, action.card),
    }
  },
  asks: () => 'Is another card played without a die, or one drawn?',
  reads: ['events.playing', 'events.requirement', 'events.handLimit'],
}

/** Another card, or one drawn, or neither. */
export const boon = procedure('boon', [
  [
    'ask',
    calling(
      ({ vars }: Here<AnotherVars>) => ask('decide/boon', vars),
      (vars: AnotherVars, next): AnotherVars =>
        next === 'draw' ? { ...vars, draws: true } : { ...vars, next },
    ),
  ],
  [
    'play',
    calling(({ vars: { side, next } }) =>
      next < 0 ? undefined : start('event', 'play', { side, card: next, step: 0 }),
    ),
  ],
  [
    'draw',
    calling(({ vars: { side, draws } }) =>
      draws === true ? start('draw', 'next', { side, decks: 1, why: 'events.playing' }) : undefined,
    ),
  ],
  ['over', returning(() => null)],
])

const lying = (here: Here<ClearVars>): ReadonlyArray<CardIx> => cardsOnTable(here.rules, here.table, 1)
const getItLies = ({ table }: Here<ClearVars>): boolean => table.beside?.getIt === 1
/** Whether no card of the Shadow lies on the table. */
export const isClear = (here: Here<ClearVars>): boolean => lying(here).length === 0 && !getItLies(here)
/** The cards in the hands of the Shadow, or in the one that is looked at where partners hold cards. */
const heldBy = ({ rules, table }: Here<ClearVars>): ReadonlyArray<CardIx> =>
  rules.seating.ofSide[1].flatMap((seat) =>
    (table.partners?.hand ?? -1) < 0 || table.partners?.hand === seat ? inHand(rules, table, seat) : [],
  )

/** The cards of which one goes now: those on the table, or those in the hand that is looked at. */
const exposed = (here: Here<ClearVars>): ReadonlyArray<CardIx> =>
  here.vars.looks ? heldBy(here) : lying(here)

/** The hand is open to who has named it. */
export const lookAt = (change: Change, here: Here<ClearVars>, only: Seat): void =>
  happen(change, {
    kind: 'HandLookedAt',
    rule: 'events.overrides',
    side: sideId(1),
    seen: heldBy({ ...here, table: change.table }).map((card) => cardId(here.rules, card)),
    only,
  })

/** What takes a card away. */
export type Clearing = Discard | DiscardGetIt | Look | Pass

/** Which card is discarded? */
export const decideClearTable: Question<'decide/clearTable', Clearing> = {
  answers: ['discard', 'discardGetIt', 'look', 'pass'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => {
    const options: Array<Clearing> = exposed(here).map((card) => ({
      seat,
      kind: 'discard',
      card: cardId(here.rules, card),
    }))
    if (!here.vars.looks && getItLies(here)) options.push({ seat, kind: 'discardGetIt' })
    if (!here.vars.looks && isClear(here)) options.push({ seat, kind: 'look' }, passOf(seat))
    return options
  },
  violations: (here, action) => {
    const { looks } = here.vars
    const possible =
      action.kind === 'discard'
        ? exposed(here).includes(cardIx(here.rules, action.card))
        : !looks && (action.kind === 'discardGetIt' ? getItLies(here) : isClear(here))
    return possible ? LEGAL : [violation('events.overrides', {})]
  },
  resolve: (here, action) => {
    const { table, rules, vars } = here
    if (action.kind === 'pass') return { table, events: NO_EVENTS, value: false }
    const change = changing(here)
    if (action.kind === 'look') {
      lookAt(change, here, action.seat)
      return goesOn(change, { ...vars, looks: true })
    }
    if (action.kind === 'discardGetIt') {
      editBeside(change, (draft) => {
        draft.getIt = 2
      })
      happen(change, { kind: 'GetItDiscarded', rule: 'events.overrides' })
      return ends(change, true)
    }
    const card = cardIx(rules, action.card)
    if (vars.looks) {
      moveCard(change, card, 'hands', 'played')
      happen(change, {
        kind: 'CardDiscarded',
        rule: 'events.overrides',
        side: sideId(1),
        deck: DECKS[deckOfCard(rules, card) % 2] ?? 'character',
        drawn: action.card,
      })
    } else discardFromTable(change, card, 'events.overrides')
    return ends(change, true)
  },
  asks: ({ vars }) =>
    vars.looks ? 'Which card of the hand is discarded?' : 'Which card of the Shadow is discarded?',
  reads: ['events.overrides'],
}

/** A card of the enemy is discarded. */
export const clearTable = procedure('clearTable', [
  [
    'ask',
    calling((here: Here<ClearVars>) =>
      isClear(here) && heldBy(here).length === 0 ? undefined : ask('decide/clearTable', here.vars),
    ),
  ],
  ['over', returning(() => null)],
])

const ringDie = ({ vars }: Here<EventRollVars>): Draw<number> | undefined =>
  vars.left > 0 ? { name: 'event die', rule: 'events.overrides', outcomes: HUNT_DIE } : undefined

const ringRolled = (here: Here<EventRollVars>, roll: number): Step<EventRollVars> => {
  const { vars } = here
  const success = roll >= (instructionOf(here, 'regainRings')?.on ?? Infinity)
  const change = changing(here)
  happen(change, { kind: 'EventDieRolled', rule: 'events.overrides', roll, success })
  return goesOn(change, {
    ...vars,
    left: vars.left - 1,
    successes: success ? vars.successes + 1 : vars.successes,
  })
}

/** Rings out of the game come back first, then those that the Shadow holds. */
const regain = (here: Here<EventRollVars>): Changed => {
  const { rules, table, vars } = here
  const { elvenRings } = rules.setUp
  const [own, enemy] = table.dice.rings
  const spent = elvenRings['free-peoples'] + elvenRings.shadow - own - enemy
  const fromSpent = Math.min(spent, vars.successes)
  const fromShadow = Math.min(enemy, vars.successes - fromSpent)
  if (fromSpent + fromShadow === 0) return { table, events: NO_EVENTS }
  const change = changing(here)
  editDice(change, (draft) => {
    draft.rings = [own + fromSpent + fromShadow, enemy - fromShadow]
  })
  happen(change, {
    kind: 'RingsRegained',
    rule: 'events.overrides',
    rings: fromSpent + fromShadow,
    fromShadow,
  })
  return changed(change)
}

/** Dice for Elven Rings. */
export const ringRoll = procedure('ringRoll', [
  ['roll', drawing(ringDie, ringRolled, asksCardDie)],
  ['more', jumping('roll', ({ vars }) => vars.left > 0)],
  ['regain', doing(regain)],
  ['over', returning(() => null)],
])

const camps = (here: Here<ReinforceVars>): ReadonlyArray<RegionIx> =>
  (instructionOf(here, 'reinforce')?.regions ?? [])
    .map(regionIx)
    .filter((region) => unitsInField(here.table, here.vars.side, region) > 0)

/** Which Army is joined? */
export const decideReinforce: Question<'decide/reinforce', Aim> = {
  answers: ['aim'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => camps(here).map((region) => ({ seat, kind: 'aim', region: regionId(region) })),
  violations: (here, { region }) =>
    camps(here).includes(regionIx(region)) ? LEGAL : [violation('events.overrides', {})],
  resolve: ({ table }, { region }) => ({ table, events: NO_EVENTS, value: regionIx(region) }),
  asks: () => 'Which Army do they join?',
  reads: ['recruiting.byCard'],
}

const mostOf = (here: Here<ReinforceVars>): number => {
  const { rules, table, vars } = here
  const most = instructionOf(here, 'reinforce')?.most ?? 0
  return vars.region < 0
    ? 0
    : Math.min(most, roomIn(rules, table, vars.side, vars.region), inReserve(rules, table, dunlending(here)))
}

/** How many join it? */
export const decideRecruits: Question<'decide/recruits', ChooseNumber> = {
  answers: ['chooseNumber'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    Array.from({ length: mostOf(here) + 1 }, (_, number) => ({ seat, kind: 'chooseNumber', number })),
  violations: (here, { number }) => (number <= mostOf(here) ? LEGAL : [violation('events.overrides', {})]),
  resolve: (here, { number }) => {
    const change = changing(here)
    for (let left = number; left > 0; left--)
      recruit(change, dunlending(here), here.vars.region, 'events.recruit')
    return ends(change, null)
  },
  asks: () => 'How many Dunlendings come?',
  reads: ['events.recruit', 'recruiting.byCard'],
}

/** Dunlendings join an Army, which may then act. */
export const reinforce = procedure('reinforce', [
  [
    'ask',
    calling(
      (here: Here<ReinforceVars>) =>
        camps(here).length > 0 ? ask('decide/reinforce', here.vars) : undefined,
      (vars, region) => ({ ...vars, region }),
    ),
  ],
  [
    'number',
    calling((here: Here<ReinforceVars>) =>
      mostOf(here) > 0 ? ask('decide/recruits', here.vars) : undefined,
    ),
  ],
  ['then', calling((here: Here<ReinforceVars>) => thenCampaign(here, here.vars.region))],
  ['over', returning(() => null)],
])

/** What the cards ask and do. */
export const withEvents = (whole: Whole): Whole => ({
  ...whole,
  procedures: { ...whole.procedures, boon, clearTable, ringRoll, reinforce },
  decisions: {
    ...whole.decisions,
    'decide/boon': decideBoon,
    'decide/clearTable': decideClearTable,
    'decide/reinforce': decideReinforce,
    'decide/recruits': decideRecruits,
  },
})
