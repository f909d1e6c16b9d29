/**
 * The ruleset of each config. All scenarios have the same procedures and questions; they differ in their
 * cast.
 */
import { at } from '../../kernel/row'
import { BATTLEGROUND_TEXTS } from '../cards/battlegrounds'
import { PATH_TEXTS } from '../cards/paths'
import { CARD_TEXTS } from '../cards/texts'
import { KIND_OF } from '../model/copies'
import type { CardWords, Rules, Speakers, Config } from '../model/config'
import type { CardText, Modifier, Provision } from '../model/effects'
import { compile, type Machine } from '../../kernel/ruleset'
import type { Wiring } from '../../kernel/wiring'
import type { CardGame } from '../model/bundle'
import type { Frames } from '../model/frames'
import { telling } from '../query/statics'
import { castOf } from '../query/cast'
import { combat, combatStep, decideCombat } from '../rules/combat/combat'
import { decideRescue, falling } from '../rules/combat/falling'
import { decideAgree, decideLosses, losses, decideSupport, support } from '../rules/combat/losses'
import { decidePlayApart, decidePut, playingApart, putting } from '../rules/effects/apart'
import { choosing, decideAlternative, tell } from '../rules/effects/choosing'
import { decideEliminate, eliminating } from '../rules/effects/eliminating'
import { decideGround, ground } from '../rules/effects/locations'
import { decideTake, taking } from '../rules/effects/taking'
import { text } from '../rules/effects/text'
import { decideToken } from '../rules/effects/tokens'
import { activation, decidePath, pathActivation } from '../rules/locations/activation'
import { cycling, decideCycle, decideDiscard, discarding } from '../rules/piles/discarding'
import { draw, peek } from '../rules/piles/draw'
import { decideReplacement, elimination } from '../rules/piles/elimination'
import { decideForsake, forsaking } from '../rules/piles/forsaking'
import { arrival, decideDestination, moving } from '../rules/play/moving'
import { play } from '../rules/play/play'
import { drawStep, round } from '../rules/round/round'
import { deal, decideOpening, game } from '../rules/setUp/game'
import { actionStep, ringToken, winnowing } from '../rules/turn/actionStep'
import { decideTurn } from '../rules/turn/decideTurn'

/*
 * What the cards say, made ready for the rules: by physical card, and by what they change while they are in
 * play.
 */

/** What an event provides for the rest of the round. */
const thisRoundOf = ({ abilities }: CardText): ReadonlyArray<Provision> =>
  abilities.flatMap((ability) =>
    ability.kind === 'event'
      ? ability.do.flatMap((one) => (one.kind === 'thisRound' ? one.provides : []))
      : [],
  )

const COMING: ReadonlySet<string> = new Set(['event', 'played', 'playedOrMoved'])

const BY_KIND: ReadonlyArray<CardWords> = CARD_TEXTS.map((text) => ({
  says: text.says,
  abilities: text.abilities,
  thisRound: thisRoundOf(text),
  replaces: text.abilities.filter((one) => one.kind === 'wouldBeEliminated'),
  ways: text.abilities.filter((one) => one.kind === 'legality').filter((one) => one.in === undefined),
  comes: text.abilities.some(({ kind }) => COMING.has(kind)),
}))

/** What each physical card says. */
const CARDS: ReadonlyArray<CardWords> = KIND_OF.map((kind) => at(BY_KIND, kind))

const cardsWith = (is: (words: CardWords) => boolean): ReadonlyArray<number> =>
  CARDS.flatMap((words, card) => (is(words) ? [card] : []))

const changing = (is: (modifier: Modifier) => boolean): ReadonlyArray<number> =>
  cardsWith(({ abilities }) => abilities.some((one) => one.kind === 'static' && one.has.some(is)))

const SPEAKERS: Speakers = {
  ways: cardsWith(({ abilities }) =>
    abilities.some((one) => one.kind === 'legality' && one.in !== undefined),
  ),
  actions: cardsWith(({ abilities }) => abilities.some(({ kind }) => kind === 'action')),
  icons: changing((one) => one.kind === 'icons' && one.on !== 'this'),
  carryover: changing(({ kind }) => kind === 'carryover'),
  extraDraw: changing(({ kind }) => kind === 'extraDraw'),
  knowsTop: changing(({ kind }) => kind === 'knowsTop'),
  pathDefense: changing(({ kind }) => kind === 'pathDefense'),
}

/** All that is said, the same in every scenario. */
export const WORDS: Pick<Rules, 'cards' | 'speakers' | 'locations'> = {
  cards: CARDS,
  speakers: SPEAKERS,
  locations: [...BATTLEGROUND_TEXTS, ...PATH_TEXTS],
}

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
