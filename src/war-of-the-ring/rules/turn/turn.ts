/**
 * The war and its turns (chapter IV): six phases, over and over, until somebody has won.
 */
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  jumping,
  stages,
  procedure,
  returning,
  type Changed,
  type Here,
  type Step,
} from '../../model/bundle'
import { ask, start, type TurnVars } from '../../model/frames'
import { draftOf, fellowshipDraft, type SideIx } from '../../model/table'
import { enemyOf } from '../../query/board'
import { nextPool, unusedOf } from '../../query/dice'
import { isInMordor, possibleGuides, sizeOf } from '../../query/fellowship'
import { sideId } from '../../query/pieces'
import { changed, changing, happen } from '../changes/change'
import { editDice } from '../changes/materials'
import { idle } from '../mordor/enter'
import { checkVictory } from '../victory/victory'

/** A new turn begins. */
export const begin = ({ table }: Here<TurnVars>): Changed => {
  const draft = draftOf(table)
  draft.turn++
  if (table.fellowship.tried) {
    const fellowship = fellowshipDraft(table.fellowship)
    fellowship.tried = false
    draft.fellowship = fellowship
  }
  return { table: draft, events: [{ kind: 'TurnBegan', rule: 'turn.phases', turn: draft.turn }] }
}

const mayDeclare = ({ table }: Here<TurnVars>): boolean => !table.fellowship.revealed && !isInMordor(table)

/** Who acts next: the sides alternate as long as both have dice. */
const actor = ({ table, vars }: Here<TurnVars>): SideIx =>
  unusedOf(table, vars.next) > 0 ? vars.next : enemyOf(vars.next)

const alternate = (here: Here<TurnVars>): Step<TurnVars> => ({
  table: here.table,
  events: NO_EVENTS,
  vars: { ...here.vars, next: enemyOf(actor(here)) },
})

const endActions = ({ rules, table }: Here<TurnVars>): Changed => {
  const change = changing({ rules, table })
  idle(change)
  return changed(change)
}

/** All dice come back; who is in play now says how many there are next turn (ruling OR-6). */
export const takeBack = ({ rules, table }: Here<TurnVars>): Changed => {
  const change = changing({ rules, table })
  const before = table.dice.pool
  editDice(change, (draft) => {
    draft.pool = [nextPool(rules, table, 0), nextPool(rules, table, 1)]
    draft.unused = [0, 0]
    draft.used = [0, 0]
    draft.huntBox = [0, 0]
    draft.ringUsed = 0
    draft.converted = 0
  })
  for (const side of [0, 1] as const) {
    const dice = change.table.dice.pool[side]
    if (dice !== before[side])
      happen(change, { kind: 'PoolChanged', rule: 'dicePool.delay', side: sideId(side), dice })
  }
  return changed(change)
}

const PHASES_1_TO_4 = stages('turn', [
  ['begin', doing(begin)],
  ['drawFreePeoples', calling(() => start('draw', 'next', { side: 0, decks: 3, why: 'events.drawing' }))],
  ['drawShadow', calling(() => start('draw', 'next', { side: 1, decks: 3, why: 'events.drawing' }))],
  [
    'declare',
    calling(
      (here) => (mayDeclare(here) ? ask('decide/declare', { side: 0 }) : undefined),
      (vars, declares) => ({ ...vars, declares }),
    ),
  ],
  [
    'declaration',
    calling(({ vars }) =>
      vars.declares ? start('declaration', 'path', { why: 'declare', path: [], strongholds: [] }) : undefined,
    ),
  ],
  [
    'guide',
    calling(({ rules, table }) =>
      sizeOf(possibleGuides(rules, table)) > 1 ? ask('decide/guide', { side: 0 }) : undefined,
    ),
  ],
  ['allocate', calling(() => ask('decide/allocation', { side: 1 }))],
  ['rollFreePeoples', calling(({ table }) => start('roll', 'roll', { side: 0, left: table.dice.pool[0] }))],
  [
    'rollShadow',
    calling(({ table }) =>
      start('roll', 'roll', { side: 1, left: table.dice.pool[1] - table.dice.huntBox[1] }),
    ),
  ],
])

/** A turn. */
export const turn = procedure('turn', [
  ...PHASES_1_TO_4,
  ['actions', jumping('idle', ({ table }) => unusedOf(table, 0) + unusedOf(table, 1) === 0)],
  [
    'opportunity',
    calling((here) => start('opportunity', 'ask', { side: actor(here), ring: false, use: null })),
  ],
  ['alternate', doing(alternate)],
  ['goOn', jumping('actions', () => true)],
  ['idle', doing(endActions)],
  ['victory', doing(checkVictory)],
  ['end', doing(takeBack)],
  ['over', returning(() => null)],
])

/** The war. */
export const war = procedure('war', [
  ['turn', calling(() => start('turn', 'begin', { next: 0, declares: false }))],
  ['again', jumping('turn', () => true)],
])
