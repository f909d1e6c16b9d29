/**
 * The ruleset of each config. All scenarios have the same procedures and questions; they differ in their
 * cast.
 */
import { compile, type Machine } from '../../kernel/ruleset'
import type { Wiring } from '../../kernel/wiring'
import type { CardGame } from '../model/bundle'
import type { Config } from '../model/config'
import type { Frames } from '../model/frames'
import { telling } from '../query/atWork'
import { castOf } from '../query/cast'
import { combat } from '../rules/combat/combat'
import { combatStep, decideCombat } from '../rules/combat/combatStep'
import { decideRescue, falling } from '../rules/combat/falling'
import { decideAgree, decideLosses, losses } from '../rules/combat/losses'
import { decideSupport, support } from '../rules/combat/support'
import { decidePlayApart, decidePut, playingApart, putting } from '../rules/effects/apart'
import { choosing, decideAlternative, tell } from '../rules/effects/choosing'
import { decideEliminate, eliminating } from '../rules/effects/eliminating'
import { decideGround, ground } from '../rules/effects/locations'
import { decideTake, taking } from '../rules/effects/taking'
import { text } from '../rules/effects/text'
import { decideToken } from '../rules/effects/tokens'
import { activation, decidePath, pathActivation } from '../rules/locations/activation'
import { cycling, decideCycle } from '../rules/piles/cycling'
import { decideDiscard, discarding } from '../rules/piles/discarding'
import { draw, peek } from '../rules/piles/draw'
import { decideReplacement, elimination } from '../rules/piles/elimination'
import { decideForsake, forsaking } from '../rules/piles/forsaking'
import { arrival } from '../rules/play/arrival'
import { decideDestination, moving } from '../rules/play/moving'
import { play } from '../rules/play/play'
import { drawStep, round } from '../rules/round/round'
import { deal, decideOpening, game } from '../rules/setUp/game'
import { actionStep, ringToken, winnowing } from '../rules/turn/actionStep'
import { decideTurn } from '../rules/turn/decideTurn'
import { WORDS } from './words'

/** What runs and what is asked, each under its name. */
export const WIRING: Wiring<CardGame, Frames> = {
  procedures: {
    game,
    deal,
    round,
    actionStep,
    play,
    moving,
    arrival,
    winnowing,
    ringToken,
    combatStep,
    combat,
    falling,
    support,
    losses,
    drawStep,
    draw,
    peek,
    cycling,
    forsaking,
    discarding,
    elimination,
    text,
    tell,
    choosing,
    taking,
    eliminating,
    putting,
    playingApart,
    ground,
    activation,
    pathActivation,
  },
  decisions: {
    'decide/opening': decideOpening,
    'decide/turn': decideTurn,
    'decide/cycle': decideCycle,
    'decide/forsake': decideForsake,
    'decide/discard': decideDiscard,
    'decide/replacement': decideReplacement,
    'decide/alternative': decideAlternative,
    'decide/take': decideTake,
    'decide/eliminate': decideEliminate,
    'decide/put': decidePut,
    'decide/playApart': decidePlayApart,
    'decide/ground': decideGround,
    'decide/path': decidePath,
    'decide/token': decideToken,
    'decide/destination': decideDestination,
    'decide/combat': decideCombat,
    'decide/support': decideSupport,
    'decide/losses': decideLosses,
    'decide/agree': decideAgree,
    'decide/rescue': decideRescue,
  },
}

const machines = new Map<string, Machine<CardGame>>()
let last: { readonly config: Config; readonly machine: Machine<CardGame> } | undefined

/** The compiled ruleset of a config, built once; successive calls mostly ask for the same config. */
export const machineOf = (config: Config): Machine<CardGame> => {
  if (last?.config === config) return last.machine
  const key = [config.scenario, config.players, config.promos].join()
  const machine =
    machines.get(key) ??
    compile<CardGame>({
      rules: { ...WORDS, cast: castOf(config) },
      ...WIRING,
      interjections: [],
      standing: [],
      telling,
    })
  machines.set(key, machine)
  last = { config, machine }
  return machine
}
