/**
 * Action Resolution: who acts, with which die or token, and what it is used for. The Shadow may assign tokens
 * it has set aside around each die of its own.
 */
import { NO_EVENTS } from '../../../kernel/types'
import { calling, doing, jumping, procedure, returning, type Here } from '../../model/bundle'
import { actionCopy, amended } from '../../model/drafts'
import { ask, doingEffect, start, type TurnChoice } from '../../model/frames'
import type { ActionVars } from '../../model/frames/turn'
import type { SideVars } from '../../model/frames/words'
import { enemyOf } from '../../model/sides'
import { sure } from '../../model/sure'
import { adding } from '../../model/counts'
import { unusedDice } from '../../query/board'
import { hasShadowArmy } from '../../query/possible'
import {
  assignToken,
  changed,
  changedTo,
  changing,
  happen,
  setTable,
  setUnused,
  takeControl,
} from '../changes'

const isOver = ({ table }: Here): boolean => unusedDice(table, 'free') + unusedDice(table, 'shadow') === 0

/** Whether a side has anything to do in its turn, while dice are left: dice, or the Free Peoples a token. */
const isAsked = ({ table, vars }: Here<SideVars>): boolean =>
  unusedDice(table, vars.side) > 0 || (vars.side === 'free' && table.actionTokens.unused > 0)

/** Step five. */
export const actions = procedure('actions', [
  ['next', jumping('over', isOver)],
  [
    'act',
    calling((here) =>
      isAsked(here)
        ? start('action', 'choose', {
            side: here.vars.side,
            die: null,
            effect: null,
            token: null,
            aside: null,
          })
        : undefined,
    ),
  ],
  ['other', doing(({ table, vars }) => ({ table, events: NO_EVENTS, vars: { side: enemyOf(vars.side) } }))],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const withChoice = (vars: ActionVars, choice: TurnChoice): ActionVars => {
  switch (choice.does) {
    case 'die':
      return amended(actionCopy(vars), { die: choice.die })
    case 'token':
      return amended(actionCopy(vars), { effect: `token/${choice.use}` })
    case 'aside':
      return { ...vars, aside: `${choice.character}/${choice.ability}` }
    case 'nothing':
      return vars
  }
}

const takeDie = (here: Here<ActionVars>) => {
  const { side, die } = here.vars
  const change = changing(here)
  if (die !== null) {
    setUnused(change, side, adding(here.table.dice[side].unused, die, -1), 1)
    happen(change, { kind: 'DieTaken', rule: 'actions.alternate', side, die })
  }
  return changed(change)
}

const asideTokens = (here: Here<ActionVars>, before: boolean) => {
  const { side, die } = here.vars
  return side === 'shadow' && die !== null && here.table.aside > 0 && hasShadowArmy(here)
    ? ask('decide/tokensAside', { die: before ? die : null })
    : undefined
}

const assigned = (here: Here<ActionVars>) => {
  const change = changing(here)
  setTable(change, { aside: here.table.aside - 1 })
  assignToken(change, sure(here.vars.token), 'shadow.tokensAside')
  return changedTo(change, amended(actionCopy(here.vars), { token: null }))
}

/** One action: a die, a token, or a pass. */
export const action = procedure('action', [
  ['choose', calling(({ vars }: Here<ActionVars>) => ask('decide/action', { side: vars.side }), withChoice)],
  [
    'price',
    calling(({ vars }) => (vars.aside === null ? undefined : doingEffect(`cost/${vars.aside}`, vars.side))),
  ],
  [
    'beside',
    calling(({ vars }) =>
      vars.aside === null ? undefined : doingEffect(`ability/${vars.aside}`, vars.side),
    ),
  ],
  ['stillToAct', jumping('anew', ({ vars }) => vars.aside !== null)],
  ['takeDie', doing(takeDie)],
  [
    'before',
    calling(
      (here) => asideTokens(here, true),
      (vars, token): ActionVars => amended(actionCopy(vars), { token }),
    ),
  ],
  ['noneBefore', jumping('use', ({ vars }) => vars.token === null)],
  ['assignBefore', doing(assigned)],
  ['moreBefore', jumping('before', () => true)],
  [
    'use',
    calling(
      ({ vars: { side, die } }) => (die === null ? undefined : ask('decide/use', { side, die })),
      (vars, effect): ActionVars => amended(actionCopy(vars), { effect }),
    ),
  ],
  ['effect', calling(({ vars }) => (vars.effect === null ? undefined : doingEffect(vars.effect, vars.side)))],
  [
    'after',
    calling(
      (here) => asideTokens(here, false),
      (vars, token): ActionVars => amended(actionCopy(vars), { token }),
    ),
  ],
  ['noneAfter', jumping('control', ({ vars }) => vars.token === null)],
  ['assignAfter', doing(assigned)],
  ['moreAfter', jumping('after', () => true)],
  [
    'control',
    doing((here) => {
      const change = changing(here)
      takeControl(change)
      return changed(change)
    }),
  ],
  ['over', returning(() => null)],
  [
    'anew',
    doing(({ table, vars }) => ({
      table,
      events: NO_EVENTS,
      vars: amended(actionCopy(vars), { aside: null }),
    })),
  ],
  ['again', jumping('choose', () => true)],
])
