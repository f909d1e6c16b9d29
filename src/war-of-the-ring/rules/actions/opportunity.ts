/**
 * A player's opportunity to act (chapter IV): he chooses, the action is carried out in full, its die is used.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, procedure, returning, type Changed, type Here } from '../../model/bundle'
import { ask, newSeparation, newTravel, start, type OpportunityVars, type Use } from '../../model/frames'
import { NO_FORCE, type SideIx } from '../../model/table'
import { sideOfNation } from '../../query/board'
import { isOwnNation } from '../../query/command'
import type { RuleId } from '../../rulebook'
import { CHARACTER, faceId, MUSTER, isConverted } from '../../query/dice'
import { priceOf } from '../../query/endings'
import { choosesEntry, entriesOf } from '../../query/entry'
import { freshMarch } from '../../query/marches'
import { sideId } from '../../query/pieces'
import { freshRecruit } from '../../query/recruits'
import { goesToHuntBox, sparesHuntBox } from '../../query/tableCards'
import { rouserOf, rouserRule } from '../../query/voices'
import { changed, changing, happen, type Change } from '../changes/change'
import { editDice, plus } from '../changes/materials'
import { advance } from '../changes/politics'
import { askBonus } from '../effects/bonus'
import { hide } from '../fellowship/move'
import { bringIn } from '../characters/entry'
import { askSpread, musterEverywhere, upgradeAtBase } from '../armies/party'

/** The frame that carries out an action. */
export const frameOf = (here: Here<OpportunityVars>) => {
  const { table } = here
  const { side, use } = here.vars
  if (use === null) return undefined
  const leader = use.as === CHARACTER
  switch (use.does) {
    case 'moveFellowship':
      return start('fellowshipMove', 'step', { side })
    case 'separate':
      return newSeparation('members')
    case 'moveCharacters':
      return newTravel(side)
    case 'moveArmies':
      return start('march', 'march', freshMarch(side, leader ? 1 : 2, leader))
    case 'attack':
      return start('attack', 'target', { side, leader, from: -1, to: -1, party: NO_FORCE })
    case 'recruit':
      return ask('decide/recruit', freshRecruit(side))
    case 'recruitEverywhere':
      return askSpread(here.rules, table, use.what)
    case 'bringCharacter':
      return choosesEntry(here.rules, table, use.what)
        ? ask('decide/entry', { side, character: use.what })
        : undefined
    case 'playEvent':
      return start('event', 'play', { side, card: use.what, step: 0 })
    case 'endCard':
      return start('ending', 'ring', {
        side,
        card: use.what,
        price: priceOf(here, side, use.what, use.die),
        paid: 0,
      })
    case 'drawEvent':
      return start('draw', 'next', { side, decks: 1 << use.what, why: 'events.drawAction' })
    default:
      return undefined
  }
}

const carryOut = (change: Change, use: Use): void => {
  if (use.does === 'hideFellowship') hide(change)
  else if (use.does === 'advanceNation')
    advance(
      change,
      use.what,
      use.as === MUSTER && isOwnNation(change.rules, change.table, sideOfNation(use.what), use.what)
        ? 'politics.diplomacy'
        : rouserRule(change.rules, rouserOf(change.rules, change.table, use.what)),
    )
  else if (use.does === 'recruitEverywhere') musterEverywhere(change, use.what)
  else if (use.does === 'upgrade') upgradeAtBase(change, use.what)
  else if (use.does === 'bringCharacter') {
    const [region] = entriesOf(change.rules, change.table, use.what)
    if (region !== undefined) bringIn(change, use.what, region)
  }
}

/** Actions that need no further question, or had none to ask. */
export const instant = ({ rules, table, vars }: Here<OpportunityVars>): Changed => {
  if (vars.use === null) return { table, events: NO_EVENTS }
  const change = changing({ rules, table })
  carryOut(change, vars.use)
  return changed(change)
}

const toHuntBox = (change: Change, side: SideIx, use: Use, rule: RuleId): void => {
  editDice(change, (draft) => {
    draft.huntBox = plus(draft.huntBox, side)
  })
  happen(change, {
    kind: 'DieToHuntBox',
    rule,
    side: sideId(side),
    die: faceId(use.die),
  })
}

/** The die is used; one that moved the Fellowship goes into the Hunt box. */
const finish = ({ rules, table, vars: { side, use } }: Here<OpportunityVars>): Changed => {
  if (use === null || use.die < 0) return { table, events: NO_EVENTS }
  const change = changing({ rules, table })
  const moves = use.does === 'moveFellowship' && !sparesHuntBox(rules, table, side)
  if (moves || goesToHuntBox(rules, table, side, use.as))
    toHuntBox(change, side, use, moves ? 'fellowship.dieToHuntBox' : 'events.onTable')
  else
    editDice(change, (draft) => {
      draft.used = plus(draft.used, side)
      if (isConverted(use)) draft.converted++
    })
  return changed(change)
}

/** One opportunity; the value tells whether a die was used. */
export const opportunity = procedure('opportunity', [
  [
    'ask',
    calling(
      ({ vars }) => ask('decide/action', vars),
      (vars, use) => ({ ...vars, use }),
    ),
  ],
  ['act', calling(frameOf)],
  ['instant', doing(instant)],
  ['bonus', calling(askBonus)],
  ['finish', doing(finish)],
  ['over', returning(() => null)],
])
