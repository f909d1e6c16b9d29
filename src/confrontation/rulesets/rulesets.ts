/**
 * The ruleset of each config: the base, and overlays for the readings that groups play differently.
 */
import { compile, withRules, type Machine, type Ruleset } from '../../kernel/ruleset'
import { overlaysOf, type Wiring } from '../../kernel/wiring'
import type { Confrontation } from '../model/bundle'
import type { Config } from '../model/config'
import type { Frames } from '../model/frames'
import { attack, decideOpponent } from '../rules/battle/attack'
import { decideAvoid } from '../rules/battle/avoid'
import { battle, battleMagicFirst, decideSupport } from '../rules/battle/battle'
import { decideExchange, decideOtherCard, decideRefuse } from '../rules/battle/cardPowers'
import { decideCards, decideFetch } from '../rules/battle/cards'
import { decideSlipAway } from '../rules/battle/defeats'
import { decideEagle } from '../rules/battle/eagle'
import { decideRetreatByCard } from '../rules/battle/textCards'
import { decideForbidCards, decideShowBeside, decideSwap } from '../rules/battle/texts'
import { STANDING } from '../rules/end/standing'
import { decideStrike, move } from '../rules/movement/move'
import { decideFaces } from '../rules/setUp/faces'
import { game, match } from '../rules/setUp/game'
import { decidePlacement } from '../rules/setUp/placement'
import { decideNumber, decideSpecialCards } from '../rules/setUp/specialCards'
import { naming } from '../rules/special/naming'
import { decideWindow, palantir } from '../rules/special/palantir'
import { decideTurn } from '../rules/turn/decideTurn'
import { turn } from '../rules/turn/turn'

/** The game with all readings as ruled by default. */
export const BASE: Ruleset<Confrontation> & Wiring<Confrontation, Frames> = {
  rules: { upstreamSidewaysRetreat: false, blockedRetreatStopsSacrifice: false },
  procedures: { match, game, turn, move, naming, attack, battle },
  decisions: {
    'decide/faces': decideFaces,
    'decide/number': decideNumber,
    'decide/specialCards': decideSpecialCards,
    'decide/placement': decidePlacement,
    'decide/turn': decideTurn,
    'decide/strike': decideStrike,
    'decide/window': decideWindow,
    'decide/opponent': decideOpponent,
    'decide/eagle': decideEagle,
    'decide/avoid': decideAvoid,
    'decide/showBeside': decideShowBeside,
    'decide/swap': decideSwap,
    'decide/forbidCards': decideForbidCards,
    'decide/cards': decideCards,
    'decide/fetch': decideFetch,
    'decide/exchange': decideExchange,
    'decide/refuse': decideRefuse,
    'decide/otherCard': decideOtherCard,
    'decide/retreatByCard': decideRetreatByCard,
    'decide/support': decideSupport,
    'decide/slipAway': decideSlipAway,
  },
  interjections: [palantir],
  standing: STANDING,
}

const { replaceProcedure } = overlaysOf<Confrontation, Frames>()

const withReadings = (config: Config): Ruleset<Confrontation> => {
  const { upstreamSidewaysRetreat, blockedRetreatStopsSacrifice } = config
  const read = withRules<Confrontation>({ upstreamSidewaysRetreat, blockedRetreatStopsSacrifice })(BASE)
  return config.cardOrder === 'magic-first' ? replaceProcedure(battleMagicFirst)(read) : read
}

const machines = new Map<string, Machine<Confrontation>>()
let last: { readonly config: Config; readonly machine: Machine<Confrontation> } | undefined

/** The compiled ruleset of a config, built once; successive calls mostly ask for the same config. */
export const machineOf = (config: Config): Machine<Confrontation> => {
  if (last?.config === config) return last.machine
  const { upstreamSidewaysRetreat, blockedRetreatStopsSacrifice, cardOrder } = config
  const key = [upstreamSidewaysRetreat, blockedRetreatStopsSacrifice, cardOrder].join()
  const machine = machines.get(key) ?? compile(withReadings(config))
  machines.set(key, machine)
  last = { config, machine }
  return machine
}
