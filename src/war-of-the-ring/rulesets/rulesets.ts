/**
 * The base of every ruleset: the Collector's Edition for two. Overlays change it (variants.ts).
 */
import { RULEBOOK } from '../rulebook'
import { COLLECTORS_PRINT, noTwilight, raging, skippingFreely } from './prints'
import { PROCEDURES } from './procedures'
import type { Whole } from './rules'
import { decideAction } from '../rules/actions/decideAction'
import { decideExcess, decideRecruit } from '../rules/armies/recruit'
import { decideMarch } from '../rules/armies/march'
import { decideParty, decideSpread } from '../rules/armies/party'
import { decideAttack, decideSilence } from '../rules/battle/attack'
import { decideCombatCard, decideCommit } from '../rules/battle/cards'
import { decideCasualties } from '../rules/battle/casualties'
import { decideCease, decideExtend } from '../rules/battle/cease'
import { decideFigure, decideNumber } from '../rules/battle/choices'
import { decideEscape, decideRetreat, decideWithdraw } from '../rules/battle/retreat'
import { decideSorcerer } from '../rules/battle/sorcery'
import { decideDestination } from '../rules/characters/destination'
import { decideEntry } from '../rules/characters/entry'
import { decideFlight } from '../rules/characters/flight'
import { decideTraveller } from '../rules/characters/travel'
import { decideBonus } from '../rules/effects/bonus'
import { decidePrice } from '../rules/effects/ending'
import { decideAnother } from '../rules/effects/another'
import { decideCampaign } from '../rules/effects/campaign'
import { decideRecruitOrFly } from '../rules/effects/recruitOrFly'
import { decideStronghold } from '../rules/effects/scatter'
import { decideRout } from '../rules/effects/rout'
import { decideRoute } from '../rules/effects/route'
import { decideCompany, decideLevy, decideSummon } from '../rules/effects/summon'
import { decideAim } from '../rules/effects/cardDice'
import { decideForfeit } from '../rules/effects/forfeit'
import { decideLeader } from '../rules/effects/onTable'
import { decideReaction } from '../rules/effects/reaction'
import { tableCards } from '../rules/effects/standing'
import { decideNation, decideSacrifice } from '../rules/effects/nation'
import { decidePromotion } from '../rules/effects/promote'
import { decideRally, decideRallying } from '../rules/effects/rally'
import { decidePlacing } from '../rules/effects/recruit'
import { decideTurning } from '../rules/effects/fellowshipDice'
import { decideDriven } from '../rules/effects/fellowshipDriven'
import { decideRandomCompanion } from '../rules/effects/randomCompanion'
import { decideStealth, decideStrike } from '../rules/effects/fellowshipOptions'
import { decideDiscard } from '../rules/events/draw'
import { decideDeclare } from '../rules/fellowship/declaration'
import { decideGuide } from '../rules/fellowship/guide'
import { decidePath } from '../rules/fellowship/path'
import { decideGroup } from '../rules/fellowship/separation'
import { decideDamage } from '../rules/hunt/decideDamage'
import { decideAllocation } from '../rules/turn/dice'
import { victory } from '../rules/victory/victory'
import type { Variant } from '../model/config'
import { fourPlayers, threePlayers } from './players/players'
import { second } from './second/second'
import { withPartners } from './twilight/partners'
import { twilight } from './twilight/twilight'
import { variantOf } from './variant'

/** The Collector's Edition for two players. */
export const COLLECTORS: Whole = {
  ...COLLECTORS_PRINT,
  rulebook: RULEBOOK,
  procedures: PROCEDURES,
  decisions: {
    'decide/discard': decideDiscard,
    'decide/reaction': decideReaction,
    'decide/price': decidePrice,
    'decide/forfeit': decideForfeit,
    'decide/bonus': decideBonus,
    'decide/leader': decideLeader,
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
    'decide/combatCard': decideCombatCard,
    'decide/commit': decideCommit,
    'decide/sorcerer': decideSorcerer,
    'decide/figure': decideFigure,
    'decide/number': decideNumber,
    'decide/escape': decideEscape,
    'decide/casualties': decideCasualties,
    'decide/cease': decideCease,
    'decide/extend': decideExtend,
    'decide/retreat': decideRetreat,
    'decide/excess': decideExcess,
    'decide/recruit': decideRecruit,
    'decide/aim': decideAim,
    'decide/stronghold': decideStronghold,
    'decide/another': decideAnother,
    'decide/recruitOrFly': decideRecruitOrFly,
    'decide/summon': decideSummon,
    'decide/company': decideCompany,
    'decide/rout': decideRout,
    'decide/levy': decideLevy,
    'decide/campaign': decideCampaign,
    'decide/route': decideRoute,
    'decide/placing': decidePlacing,
    'decide/promotion': decidePromotion,
    'decide/nation': decideNation,
    'decide/sacrifice': decideSacrifice,
    'decide/rallying': decideRallying,
    'decide/rally': decideRally,
    'decide/spread': decideSpread,
    'decide/entry': decideEntry,
    'decide/group': decideGroup,
    'decide/destination': decideDestination,
    'decide/traveller': decideTraveller,
    'decide/flight': decideFlight,
    'decide/damage': decideDamage,
    'decide/stealth': decideStealth,
    'decide/strike': decideStrike,
    'decide/driven': decideDriven,
    'decide/turning': decideTurning,
    'decide/randomCompanion': decideRandomCompanion,
  },
  interjections: [],
  standing: [tableCards, victory],
}

/*
 * The rules that a config chooses, house rules apart: the base with the overlays it asks for, in their order.
 * An overlay is a folder of its own and says only what differs.
 */

/** What an edition, an expansion or a reading makes of the game without it. */
export type Overlay = (whole: Whole) => Whole

const inTwilight = ({ edition, twilight: elements }: Variant): Overlay =>
  edition === 'second' ? noTwilight : twilight(elements)

/** The overlays a config asks for, in the order in which they are laid on. */
const overlaysOf = (variant: Variant): ReadonlyArray<Overlay> => [
  ...(variant.edition === 'second' ? [second] : []),
  ...(variant.twilight !== false ? [inTwilight(variant)] : []),
  ...(variant.players === 2 ? [] : [variant.players === 3 ? threePlayers : fourPlayers]),
  ...(variant.twilight !== false && variant.players !== 2 && variant.edition !== 'second'
    ? [withPartners]
    : []),
  ...(variant.skipsFreely ? [skippingFreely] : []),
  ...(variant.rageWithArmy ? [raging(variant)] : []),
]

/** The base with the overlays of a config. */
export const overlaid = (variant: Variant): Whole =>
  overlaysOf(variant).reduce<Whole>((whole, overlay) => overlay(whole), COLLECTORS)

/** Something of each config, made when it is first asked for. */
export const ofEachVariant = <A>(make: (variant: Variant) => A): ((config: unknown) => A) => {
  const made = new Map<string, A>()
  return (config) => {
    const variant = variantOf(config)
    const key = Object.values(variant).join()
    const found = made.get(key) ?? make(variant)
    made.set(key, found)
    return found
  }
}
