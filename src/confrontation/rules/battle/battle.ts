/**
 * The battle, step by step as the book has it: reveal, texts, cards, text cards, strengths, defeats.
 */
import { calling, doing, jumping, procedure, returning, stages, type Here } from '../../model/bundle'
import type { BattleVars } from '../../model/frames'
import { cardTextOf, isDecided } from '../../query/fighters'
import { askAvoid } from './avoid'
import { askExchange, askRefuse, receiveExchange, receiveOtherCard } from './cardPowers'
import { askCards, askFetch, askFirstCard, choosesSecond, receiveCards, receiveFetch } from './cards'
import { askSlipAway, cleanUp, receiveSlipAway, removeDefeated, sendHome } from './defeats'
import { askEagle, receiveEagle } from './eagle'
import { ask } from '../../model/frames'
import { askSupport, compareStrengths, receiveSupport } from './strengths'
import { askWhere, fellowshipText, receiveWhere, sauronText } from './textCards'
import { askFellowshipText, askForbid, instantText, openBattle, receiveText } from './texts'
import { NO_EVENTS } from '../../../kernel/types'

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
