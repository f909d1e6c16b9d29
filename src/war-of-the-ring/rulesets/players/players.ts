/**
 * Three and four players (chapter XI): seats of their own for partners, who draw, act and command each for
 * himself, and Elites of the Southrons and Easterlings who lead while Saruman is in play.
 */
import type { Remove, ChooseHand, Done, GoTo, Join } from '../../model/actions'
import { calling, type Here, type Question, type StandingCheck, doing } from '../../model/bundle'
import { type ExcessVars, ask, type ForfeitVars } from '../../model/frames'
import { NO_FORCE, type Army, type SeatIx } from '../../model/table'
import { violation } from '../../rulebook'
import { armyAt, regionOf } from '../../query/armies'
import { regionId, enemyOf } from '../../query/board'
import { isShared, ownCounts } from '../../query/command'
import { countIn, pieceIx } from '../../query/pieces'
import { isMixed, seatIxOf, seatOf, seatIx } from '../../query/seats'
import { decideExcess } from '../../rules/armies/recruit'
import { editPartners } from '../../rules/changes/partners'
import { crowded } from '../../rules/effects/rout'
import type { Whole } from '../rules'
import { inserting, replacing } from '../stages'
import { askCrowd, decideAgree, MEETINGS } from './agree'
import { cardId } from '../../query/playable'
import { changing, ends } from '../../rules/changes/change'
import { handsWithCards } from '../../rules/effects/forfeit'
import { NO_EVENTS } from '../../../kernel/types'
import { decideDestination } from '../../rules/characters/destination'
import { decideGroup, hasGone, toGo } from '../../rules/fellowship/separation'
import { battleOf, concludeDeed, remember } from './command'
import { fourSeats, threeSeats } from './print'
import { decidePlace } from './place'
import { decideGive, swap } from './swap'
import { decideDraw, passPlace, turnOf } from './turn'

/*
 * Too many units of two partners in one place (chapter XI, Mixed Armies): two Armies lose a unit each in
 * turn, that of who does not lead first; of a mixed Army its commander removes them.
 */

/** The two Armies of partners in a place, if they are not mixed. */
const twoArmies = ({ rules, table, vars }: Here<ExcessVars>): Army | undefined => {
  const army = armyAt(table, vars.place)
  const apart = rules.seating.alone[vars.side] < 0 && !isMixed(table, vars.place)
  return apart && army !== null && isShared(rules, army) ? army : undefined
}

/** Who removes the next unit of two Armies. */
const remover = (here: Here<ExcessVars>): SeatIx => {
  const leading = seatIxOf(here, 'leading', here.vars.side)
  if ((here.table.partners?.removed ?? 0) % 2 === 1) return leading
  return here.rules.seating.ofSide[here.vars.side].find((seat) => seat !== leading) ?? leading
}

const isOwn = (here: Here<ExcessVars>, army: Army, { piece }: Remove): boolean => {
  const own = ownCounts(here.rules, remover(here))
  const units = { ...NO_FORCE, regulars: army.regulars & own, elites: army.elites & own }
  return countIn(here.rules, units, pieceIx(here.rules, piece)) > 0
}

/** Which unit is removed? */
const decideExcessInTurn: Question<'decide/excess', Remove> = {
  ...decideExcess,
  seats: (here) =>
    twoArmies(here) === undefined
      ? [seatOf(here, 'army', here.vars.side, here.vars.place)]
      : [here.rules.seating.seats[remover(here)] ?? seatOf(here, 'leading', here.vars.side)],
  options: (here, seat) => {
    const army = twoArmies(here)
    const all = decideExcess.options(here, seat)
    return army === undefined ? all : all.filter((action) => isOwn(here, army, action))
  },
  violations: (here, action) => {
    const army = twoArmies(here)
    const found = decideExcess.violations(here, action)
    return army === undefined || found.length > 0 || isOwn(here, army, action)
      ? found
      : [violation('partners.excess', { region: regionId(regionOf(here.vars.place)) })]
  },
  resolve: (here, action) => {
    const resolved = decideExcess.resolve(here, action)
    const change = { rules: here.rules, table: resolved.table, events: [] }
    editPartners(change, (draft) => {
      draft.removed = 'value' in resolved ? 0 : draft.removed + 1
    })
    return { ...resolved, table: change.table }
  },
}

/** An Army driven away by a card: partners who meet by it are asked whether they mix before units go. */
const routOf = ({ procedures }: Whole): Whole['procedures']['rout'] =>
  inserting(procedures.rout, 'excess', [
    'meeting',
    calling((here) => askCrowd(here, crowded(here.rules, here.table, here.vars))),
  ])

/* A card lost by chance (chapter V) to a card of the enemy: where partners hold cards, out of whose hand? */

const nameOf = (here: Here, seat: SeatIx): ChooseHand['hand'] =>
  here.rules.seating.seats[seat] ?? seatOf(here, 'leading', 0)

/** Out of whose hand is the card? How many cards each holds, all know. */
export const decideHand: Question<'decide/hand', ChooseHand> = {
  answers: ['chooseHand'],
  seats: (here) => [seatOf(here, 'card', here.vars.side, here.vars.card)],
  options: (here, seat) =>
    handsWithCards(here, here.vars).map((hand) => ({ seat, kind: 'chooseHand', hand: nameOf(here, hand) })),
  violations: (here, { hand }) =>
    handsWithCards(here, here.vars).includes(seatIx(here.rules, hand))
      ? []
      : [violation('events.onTable', { card: cardId(here.rules, here.vars.card) })],
  resolve: (here, { hand }) => {
    const change = changing(here)
    editPartners(change, (draft) => {
      draft.hand = seatIx(here.rules, hand)
    })
    return ends(change, null)
  },
  asks: () => 'From whose hand is the card lost?',
  reads: ['events.onTable'],
}

const askHand = (here: Here<ForfeitVars>) =>
  here.vars.random && here.rules.seating.alone[enemyOf(here.vars.side)] < 0
    ? ask('decide/hand', here.vars)
    : undefined

/** The loss of a card, out of a hand that is named. */
const forfeitOf = ({ procedures }: Whole): Whole['procedures']['forfeit'] =>
  inserting(procedures.forfeit, 'draw', ['hand', calling(askHand)])

/* A mixed Army is one until the units of one partner are gone from its place (ruling OR-131). */

/** Looked at after every change: which Armies are mixed no more? */
const dissolve: StandingCheck = (here) => {
  const { rules, table } = here
  if (table.partners === undefined || table.partners.mixed.length === 0) return undefined
  const mixed = table.partners.mixed.filter((place) => {
    const army = armyAt(table, place)
    return army !== null && isShared(rules, army)
  })
  if (mixed.length === table.partners.mixed.length) return undefined
  const change = changing(here)
  editPartners(change, (draft) => {
    draft.mixed = mixed
  })
  return { table: change.table, events: NO_EVENTS }
}

/*
 * Companions who leave the Fellowship by a Hunt or a card of the Shadow (chapter XI, Limits on Actions): who
 * leads the Free Peoples says who they are and where they go, whoever is on turn (ruling OR-125).
 */

/** Who leaves the Fellowship? So many leave only because a card demands it. */
const decideGroupOfSide: Question<'decide/group', Join | Done> = {
  ...decideGroup,
  seats: (here) => [seatOf(here, here.vars.number > 0 ? 'leading' : 'acting', 0)],
}

/** Where does he go whom the Hunt has parted from the Fellowship? */
const decideParted: Question<'decide/parted', GoTo> = {
  answers: decideDestination.answers,
  options: decideDestination.options,
  violations: decideDestination.violations,
  resolve: decideDestination.resolve,
  seats: (here) => [seatOf(here, 'leading', here.vars.side)],
  asks: () => 'Where does the Companion go whom the Hunt has parted from the Fellowship?',
  reads: [...decideDestination.reads, 'partners.hunt'],
}

/** Leaving the Fellowship, by a Hunt as who leads says. */
const separationOf = ({ procedures }: Whole): Whole['procedures']['separation'] =>
  replacing(procedures.separation, 'going', [
    'going',
    calling(({ table, vars }) => {
      if (hasGone(table, vars)) return undefined
      return ask(vars.byHunt ? 'decide/parted' : 'decide/destination', toGo(vars))
    }),
  ])

const opportunityOf = ({ procedures }: Whole): Whole['procedures']['opportunity'] =>
  inserting(
    inserting(procedures.opportunity, 'finish', ...MEETINGS),
    'over',
    ['deed', doing(concludeDeed)],
    ['place', doing(passPlace)],
  )

const partnersOf =
  (seated: (base: Whole) => Whole) =>
  (base: Whole): Whole => {
    const whole = seated(base)
    return {
      ...whole,
      procedures: {
        ...base.procedures,
        turn: turnOf(whole),
        opportunity: opportunityOf(whole),
        battle: battleOf(whole),
        forfeit: forfeitOf(whole),
        rout: routOf(whole),
        separation: separationOf(whole),
        swap,
      },
      decisions: {
        ...base.decisions,
        'decide/action': decidePlace(base),
        'decide/excess': decideExcessInTurn,
        'decide/agree': decideAgree,
        'decide/give': decideGive,
        'decide/hand': decideHand,
        'decide/group': decideGroupOfSide,
        'decide/parted': decideParted,
        'decide/bonus': decideDraw(base.decisions['decide/bonus']),
      },
      standing: [dissolve, remember, ...base.standing],
    }
  }

/** Partners of the Shadow against one player of the Free Peoples. */
export const threePlayers: (base: Whole) => Whole = partnersOf(threeSeats)
/** Partners on both sides. */
export const fourPlayers: (base: Whole) => Whole = partnersOf(fourSeats)
