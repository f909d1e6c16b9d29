/**
 * The battle, step by step as the book has it: reveal, texts, cards, text cards, strengths, defeats.
 */
import type { Support } from '../../model/actions'
import {
  mayDo,
  type Here,
  type Step,
  calling,
  doing,
  jumping,
  procedure,
  returning,
  stages,
} from '../../model/bundle'
import { ask, type BattleAskVars, type BattleVars } from '../../model/frames'
import type { PieceIx, RegionIx } from '../../model/table'
import { violation, type RuleId } from '../../rulebook'
import { NEIGHBOURS } from '../../query/board'
import { cardStrength, isSilencer, strengthOf, cardTextOf, isDecided } from '../../query/fighters'
import { charactersWith, mayStand } from '../../query/knowledge'
import { characterId, PIECES, regionOf, ruleOf, seatOf, sideId, textOf, type Text } from '../../query/pieces'
import { changing, reveal } from '../changes'
import { withDefeat } from './newBattle'
import { askAvoid } from './avoid'
import { askExchange, askRefuse, receiveExchange, receiveOtherCard } from './cardPowers'
import { askCards, askFetch, askFirstCard, choosesSecond, receiveCards, receiveFetch } from './cards'
import { askSlipAway, cleanUp, receiveSlipAway, removeDefeated, sendHome } from './defeats'
import { askEagle, receiveEagle } from './eagle'
import { askWhere, fellowshipText, receiveWhere, sauronText } from './textCards'
import { askFellowshipText, askForbid, instantText, openBattle, receiveText } from './texts'
import { NO_EVENTS } from '../../../kernel/types'

/*
 * Compare Strengths: support from nearby, then the sums.
 */

const supports = (text: Text): boolean => text.supportsNeighbours !== undefined

const SUPPORTERS = charactersWith(supports)

const NEAR: ReadonlyArray<ReadonlyArray<RegionIx>> = NEIGHBOURS.map((list, region) => [region, ...list])

const supporter = ({ table, vars }: Here<BattleAskVars>): PieceIx | undefined =>
  PIECES[0].find(
    (piece) =>
      NEAR[vars.battle.region]?.includes(regionOf(table, piece)) === true && supports(textOf(table, piece)),
  )

/** Asked if a supporter may be near, for all Sauron knows; never against the Warg, nor for himself. */
const askSupport = ({ table, vars }: Here<BattleVars>) =>
  !isSilencer(table, vars) &&
  !supports(textOf(table, vars.fighters[0])) &&
  NEAR[vars.region]?.some((region) => mayStand(table, region, SUPPORTERS)) === true
    ? ask('decide/support', { side: 0, battle: vars })
    : undefined

/** Do you show a supporter? */
export const decideSupport = mayDo<'decide/support', Support>({
  takes: ['support'],
  seat: (here) => seatOf(here.config, here.table, here.vars.side),
  offers: (here, seat) => (supporter(here) === undefined ? [] : [{ seat, kind: 'support' }]),
  violations: (here) =>
    supporter(here) !== undefined
      ? []
      : [violation('character.gandalf-variant', { piece: 'gandalf-variant' })],
  take: (here) => {
    const piece = supporter(here)
    const change = changing(here)
    if (piece === undefined) return { ...change, value: 0 }
    const rule = ruleOf(here.table, piece)
    change.events.push({ kind: 'TextUsed', rule, side: sideId(0), piece: characterId(here.table, piece) })
    reveal(change, piece, { rule })
    const value = textOf(here.table, piece).supportsNeighbours?.plus ?? 0
    return { table: change.table, events: change.events, value }
  },
  passed: 0,
  asks: () => 'Do you show a supporter?',
  reads: ['character.gandalf-variant'],
})

/** The battle with support. */
const receiveSupport = (battle: BattleVars, support: number): BattleVars => ({ ...battle, support })

/** The lower sum is defeated; both are if the sums are equal. */
const compareStrengths = ({ table, vars }: Here<BattleVars>): Step<BattleVars> => {
  const fellowship = strengthOf(table, vars, 0) + cardStrength(table, vars, 0) + vars.support
  const sauron = strengthOf(table, vars, 1) + cardStrength(table, vars, 1)
  const rule: RuleId = fellowship === sauron ? 'battle.tie' : 'battle.strengths'
  const defeated = (fellowship <= sauron ? 1 : 0) | (sauron <= fellowship ? 2 : 0)
  return {
    table,
    events: [{ kind: 'StrengthsCompared', rule, fellowship, sauron } as const],
    vars: withDefeat(vars, defeated, rule),
  }
}

const decided = ({ vars }: Here<BattleVars>): boolean => isDecided(vars)

const BEGINNING = stages('battle', [
  ['reveal', doing(openBattle)],
  ['eagle', calling(askEagle, receiveEagle)],
  ['flown', jumping('defeats', decided)],
  [
    'readText',
    doing(({ table, vars }) => ({
      table,
      events: NO_EVENTS,
      vars: vars.newcomer ? { ...vars, newcomer: false } : vars,
    })),
  ],
  ['fellowshipQuestion', calling(askFellowshipText, receiveText(0))],
  ['newcomer', jumping('readText', ({ vars }) => vars.newcomer)],
  ['fellowshipInstant', doing(instantText(0))],
  ['fellowshipDone', jumping('slipAway', decided)],
  ['sauronInstant', doing(instantText(1))],
  ['sauronDone', jumping('slipAway', decided)],
  ['sauronAvoids', calling((here) => askAvoid(here, 1), receiveText(1))],
  ['sauronAvoided', jumping('slipAway', decided)],
  ['forbid', calling((here) => askForbid(here, 1), receiveText(1))],
  ['withoutCards', jumping('support', ({ vars }) => vars.noCards)],
  ['firstCard', calling(askFirstCard, receiveCards)],
  ['firstFetch', calling((here) => (choosesSecond(here) ? askFetch(1)(here) : undefined), receiveFetch(1))],
  ['cards', calling(askCards, receiveCards)],
])

const EXCHANGE = stages('battle', [['exchange', calling(askExchange, receiveExchange)]])
const SAURON_FETCH = stages('battle', [['sauronFetch', calling(askFetch(1), receiveFetch(1))]])
const REFUSE = stages('battle', [
  ['refuse', calling(askRefuse, (vars, refused) => ({ ...vars, refused }))],
  [
    'otherCard',
    calling(
      ({ vars }) => (vars.refused ? ask('decide/otherCard', { side: 0, battle: vars }) : undefined),
      receiveOtherCard,
    ),
  ],
])

/** The Fellowship fetches at once, unless a card that cancels texts lies against it (ruling R6). */
const fetchEarly = (here: Here<BattleVars>) => {
  const cancels = cardTextOf(here.table, here.vars, 1)?.kind === 'cancelTextCard'
  return cancels ? undefined : askFetch(0)(here)
}
const EARLY_FETCH = stages('battle', [['earlyFetch', calling(fetchEarly, receiveFetch(0))]])

const ENDING = stages('battle', [
  ['sauronText', doing(sauronText)],
  ['sauronWhere', calling(askWhere(1), receiveWhere(1))],
  ['fellowshipFetch', calling(askFetch(0), receiveFetch(0))],
  ['fellowshipText', doing(fellowshipText)],
  ['fellowshipWhere', calling(askWhere(0), receiveWhere(0))],
  ['cardsDone', jumping('slipAway', decided)],
  ['support', calling(askSupport, receiveSupport)],
  ['compare', doing(compareStrengths)],
  ['slipAway', calling(askSlipAway(1), receiveSlipAway(1))],
  ['defeats', doing(removeDefeated)],
  ['home', doing(sendHome(1))],
  ['cleanUp', doing(cleanUp)],
  ['over', returning(() => null)],
])

/** The battle as ruled by default: the exchange of the own card comes before any fetching (ruling R6). */
export const battle = procedure('battle', [...BEGINNING, ...EXCHANGE, ...SAURON_FETCH, ...REFUSE, ...ENDING])

/** The battle in which both sides fetch first (ruling R6, magic first). */
export const battleMagicFirst = procedure('battle', [
  ...BEGINNING,
  ...SAURON_FETCH,
  ...EARLY_FETCH,
  ...EXCHANGE,
  ...REFUSE,
  ...ENDING,
])
