/**
 * The ruleset of each config. The base is the Collector's Edition for two; overlays change it.
 */
import { compile, type Machine, type Ruleset } from '../../kernel/ruleset'
import type { War } from '../model/bundle'
import type { Config } from '../model/config'
import { decideAction } from '../rules/actions/decideAction'
import { opportunity } from '../rules/actions/opportunity'
import { decideExcess } from '../rules/armies/excess'
import { decideMarch, march } from '../rules/armies/march'
import { decideParty } from '../rules/armies/party'
import { decideRecruit } from '../rules/armies/recruit'
import { decideSpread } from '../rules/armies/voice'
import { attack, decideAttack } from '../rules/battle/attack'
import { battle } from '../rules/battle/battle'
import { decideCasualties } from '../rules/battle/casualties'
import { decideCease, decideExtend } from '../rules/battle/cease'
import { decideSilence } from '../rules/battle/opening'
import { decideRetreat } from '../rules/battle/retreat'
import { decideWithdraw } from '../rules/battle/withdraw'
import { decideDestination } from '../rules/characters/destination'
import { decideEntry } from '../rules/characters/entry'
import { decideFlight } from '../rules/characters/flight'
import { travel } from '../rules/characters/travel'
import { decideTraveller } from '../rules/characters/traveller'
import { decideDiscard, draw } from '../rules/events/draw'
import { declaration, decideDeclare } from '../rules/fellowship/declaration'
import { decideGuide } from '../rules/fellowship/guide'
import { fellowshipMove } from '../rules/fellowship/move'
import { decidePath } from '../rules/fellowship/path'
import { reveal } from '../rules/fellowship/reveal'
import { decideGroup, separation } from '../rules/fellowship/separation'
import { decideDamage } from '../rules/hunt/decideDamage'
import { hunt } from '../rules/hunt/hunt'
import { tile } from '../rules/hunt/tile'
import { decideAllocation, roll } from '../rules/turn/dice'
import { turn, war } from '../rules/turn/turn'
import { victory } from '../rules/victory/victory'

/** The Collector's Edition for two players. */
export const COLLECTORS: Ruleset<War> = {
  policies: { skipsFreely: false },
  procedures: {
    war,
    turn,
    draw,
    roll,
    opportunity,
    march,
    attack,
    battle,
    declaration,
    reveal,
    separation,
    travel,
    fellowshipMove,
    hunt,
    tile,
  },
  decisions: {
    'decide/discard': decideDiscard,
    'decide/declare': decideDeclare,
    'decide/path': decidePath,
    'decide/guide': decideGuide,
    'decide/allocation': decideAllocation,
    'decide/action': decideAction,
    'decide/march': decideMarch,
    'decide/party': decideParty,
    'decide/attack': decideAttack,
    'decide/withdraw': decideWithdraw,
    'decide/silence': decideSilence,
    'decide/casualties': decideCasualties,
    'decide/cease': decideCease,
    'decide/extend': decideExtend,
    'decide/retreat': decideRetreat,
    'decide/excess': decideExcess,
    'decide/recruit': decideRecruit,
    'decide/spread': decideSpread,
    'decide/entry': decideEntry,
    'decide/group': decideGroup,
    'decide/destination': decideDestination,
    'decide/traveller': decideTraveller,
    'decide/flight': decideFlight,
    'decide/damage': decideDamage,
  },
  interjections: [],
  standing: [victory],
}

const collectors = compile(COLLECTORS)

/** The compiled ruleset of a config. */
export const machineOf = (_config: Config): Machine<War> => collectors
