/**
 * The procedures of the Collector's Edition for two, each under its own name. What stages they have is in
 * their types, so that an overlay can name none that is not there.
 */
import { opportunity } from '../rules/actions/opportunity'
import { march } from '../rules/armies/march'
import { attack } from '../rules/battle/attack'
import { battle } from '../rules/battle/battle'
import { cardEffects } from '../rules/battle/cardEffects'
import { sorcery } from '../rules/battle/sorcery'
import { travel } from '../rules/characters/travel'
import { bonus } from '../rules/effects/bonus'
import { ending } from '../rules/effects/ending'
import { another } from '../rules/effects/another'
import { campaign } from '../rules/effects/campaign'
import { event } from '../rules/effects/event'
import { hits } from '../rules/effects/hits'
import { recruitOrFly } from '../rules/effects/recruitOrFly'
import { scatter } from '../rules/effects/scatter'
import { rout } from '../rules/effects/rout'
import { summon } from '../rules/effects/summon'
import { cardDice, cardDiceOnEach } from '../rules/effects/cardDice'
import { forfeit } from '../rules/effects/forfeit'
import { pathCard } from '../rules/effects/reaction'
import { nation } from '../rules/effects/nation'
import { promoting } from '../rules/effects/promote'
import { rally } from '../rules/effects/rally'
import { placing } from '../rules/effects/recruit'
import { challenge } from '../rules/effects/fellowshipChallenge'
import { journey } from '../rules/effects/fellowshipJourney'
import { randomCompanion } from '../rules/effects/randomCompanion'
import { option } from '../rules/effects/fellowshipOptions'
import { eventRoll } from '../rules/effects/fellowshipRoll'
import { draw, drawCards } from '../rules/events/draw'
import { declaration } from '../rules/fellowship/declaration'
import { fellowshipMove, reveal } from '../rules/fellowship/move'
import { separation } from '../rules/fellowship/separation'
import { hunt } from '../rules/hunt/hunt'
import { tile } from '../rules/hunt/tile'
import { roll } from '../rules/turn/dice'
import { turn, war } from '../rules/turn/turn'

/** The procedures of the base. */
export const PROCEDURES = {
  war,
  turn,
  draw,
  drawCards,
  event,
  hits,
  cardDice,
  cardDiceOnEach,
  scatter,
  another,
  recruitOrFly,
  summon,
  rout,
  campaign,
  pathCard,
  ending,
  forfeit,
  bonus,
  placing,
  promoting,
  nation,
  rally,
  roll,
  opportunity,
  march,
  attack,
  battle,
  cardEffects,
  sorcery,
  declaration,
  reveal,
  separation,
  travel,
  fellowshipMove,
  hunt,
  tile,
  journey,
  eventRoll,
  option,
  randomCompanion,
  challenge,
}
