/**
 * A card is about a Nation of the player's choice (chapter VII): it is roused, or set back; then its side
 * loses a figure of it, which that side chooses.
 */
import type { Rules } from '../../model/config'
import { at } from '../../../kernel/row'
import { NO_EVENTS } from '../../../kernel/types'
import { within } from '../../query/names'
import type { NameNation, PickFigure } from '../../model/actions'
import {
  calling,
  doing,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import type { Instruction } from '../../model/effects'
import { ask, start, type EventVars, type NationVars } from '../../model/frames'
import type { NationIx, Table } from '../../model/table'
import { violation } from '../../rulebook'
import { regionOf } from '../../query/armies'
import { nationId, nationIx, regionId, sideOfNation } from '../../query/board'
import { figuresOf, untaken, type Standing } from '../../query/cardFigures'
import { nationsToActOn } from '../../query/command'
import { holds } from '../../query/conditions'
import { pieceId, sideOfPiece } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { canAdvance, isActive } from '../../query/politics'
import { isKeptPassive } from '../../query/tableCards'
import { type Change, changed, changing, ends } from '../changes/change'
import { lose } from '../changes/figures'
import { activate, advance, setBack } from '../changes/politics'
import { fallAt } from './hits'
import { instructionOf, type Verb } from './verb'

type About = Extract<Instruction, { kind: 'rouse' | 'setBack' }>

/** Whether a Nation that is roused changes: it becomes active, or takes a step (ruling EV-fp-strat-08). */
const canRouse = (rules: Rules, table: Table, nation: NationIx): boolean =>
  canAdvance(table, nation) ||
  !(isActive(table, nation) || isKeptPassive({ rules, table }, nation, 'events.overrides', -1))

const nationsOf = (here: Here<NationVars>): ReadonlyArray<NationIx> => {
  const rouses = instructionOf(here, 'rouse')
  const about = rouses ?? instructionOf(here, 'setBack')
  const choices = about?.choices.filter((choice) => holds(here.rules, here.table, choice.if)) ?? []
  const nations = choices.map(({ nation }) => nationIx(nation))
  if (rouses === undefined) return nations
  const own = nationsToActOn(here.rules, here.table, here.vars.side)
  return nations.filter((nation) => (own >> nation) & 1 && canRouse(here.rules, here.table, nation))
}

const quiet = ({ table }: Here<NationVars>): Changed => ({ table, events: NO_EVENTS })

const apply = (here: Here<NationVars>): Changed => {
  const { nation } = here.vars
  if (nation < 0) return quiet(here)
  const change = changing(here)
  if (instructionOf(here, 'setBack') !== undefined) setBack(change, nation, 'events.overrides')
  else {
    activate(change, nation, 'events.overrides')
    advance(change, nation, 'politics.diplomacy')
  }
  return changed(change)
}

/** The figures of which its side loses one. */
const lossesOf = (here: Here<NationVars>): ReadonlyArray<Standing> =>
  here.vars.nation < 0 || instructionOf(here, 'setBack') === undefined
    ? []
    : figuresOf(here.rules, here.table, here.vars.nation)

const loseOne = (change: Change, { piece, place }: Standing): void => {
  lose(change, piece, 1, { place, rule: 'events.overrides' })
  fallAt(change, sideOfPiece(change.rules, piece), place)
}

/** A Nation is named, and roused or set back. */
export const nation = procedure('nation', [
  [
    'ask',
    calling(
      (here) => (nationsOf(here).length > 0 ? ask('decide/nation', here.vars) : undefined),
      (vars, named) => ({ ...vars, nation: named }),
    ),
  ],
  ['apply', doing(apply)],
  ['loss', calling((here) => (lossesOf(here).length > 0 ? ask('decide/sacrifice', here.vars) : undefined))],
  ['over', returning(() => null)],
])

/** Which Nation does the card mean? */
export const decideNation: Question<'decide/nation', NameNation> = {
  answers: ['nameNation'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    nationsOf(here).map((one) => ({ seat, kind: 'nameNation', nation: nationId(one) })),
  violations: (here, action) =>
    nationsOf(here).includes(nationIx(action.nation))
      ? []
      : [
          violation('events.requirement', {
            card: at(here.rules.eventCardIds, here.vars.card),
            wants: nationsOf(here)
              .map((one) => within(here.rules, nationId(one)))
              .join(' or '),
          }),
        ],
  resolve: (here, action) => ({ table: here.table, events: NO_EVENTS, value: nationIx(action.nation) }),
  asks: () => 'Which Nation does the card mean?',
  reads: ['events.asFarAsPossible', 'politics.track'],
}

const named = (here: Here<NationVars>, action: PickFigure): Standing | undefined =>
  lossesOf(here).find(
    ({ piece, place }) =>
      pieceId(here.rules, piece) === action.piece && regionId(regionOf(place)) === action.region,
  )

/** Which figure is lost to the card? */
export const decideSacrifice: Question<'decide/sacrifice', PickFigure> = {
  answers: ['pick'],
  seats: (here) => [seatOf(here, 'nation', sideOfNation(here.vars.nation), here.vars.nation)],
  options: (here, seat) =>
    lossesOf(here).map(({ piece, place }) => ({
      seat,
      kind: 'pick',
      piece: pieceId(here.rules, piece),
      region: regionId(regionOf(place)),
    })),
  violations: (here, action) => (named(here, action) === undefined ? [untaken(here, action)] : []),
  resolve: (here, action) => {
    const chosen = named(here, action)
    const change = changing(here)
    if (chosen !== undefined) loseOne(change, chosen)
    return ends(change, null)
  },
  asks: ({ rules, vars }) => `Which figure of ${within(rules, nationId(vars.nation))} is lost?`,
  reads: ['events.casualties', 'recruiting.freePeoplesLost'],
}

/** Rouses a Nation, or sets it back, as a card says. */
export const nationVerb: Verb<About> = {
  frame: ({ vars }: Here<EventVars>) => start('nation', 'ask', { ...vars, nation: -1 }),
}
