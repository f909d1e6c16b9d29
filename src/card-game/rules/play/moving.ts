/**
 * Moving a card out of reserve, for an action or because a text says so. Its items go with it.
 */
import {
  calling,
  doing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Question,
} from '../../model/bundle'
import type { Choose } from '../../model/actions'
import { ask, start } from '../../model/frames'
import type { MoveVars, ArrivalVars } from '../../model/frames/rounds'
import { type Spot, PLAYING } from '../../model/spots'
import { violation } from '../../rulebook'
import { cardData, copyId, seatId, spotOf } from '../../query/cards'
import { locationName, spotNamed } from '../../query/names'
import { activeGrounds, playZone, spotOfCard } from '../../query/places'
import { wayViolations } from '../../query/ways'
import { changed, changing, happen } from '../changes/change'
import { relocate } from '../changes/cards'
import type { CardAbility } from '../../model/effects'
import { abilitiesOf, holds, newText } from '../../query/texts'

/** The card goes, by the rule of the action or by that of texts. */
const going =
  (rule: 'action.move' | 'move.byText') =>
  (here: Here<MoveVars>): Changed => {
    const { seat, card, to } = here.vars
    const change = changing(here)
    relocate(change, card, { to, shown: true })
    happen(change, {
      kind: 'CardMoved',
      rule,
      seat: seatId(seat),
      moved: copyId(card),
      to: locationName(to),
    })
    return changed(change)
  }

/** One card with its items: begun at `act` by an action, at `where` by a text. */
export const moving = procedure('moving', [
  [
    'where',
    calling(
      ({ vars }) => (vars.to < 0 ? ask('decide/destination', vars) : undefined),
      (vars, to) => ({ ...vars, to }),
    ),
  ],
  ['go', doing(going('move.byText'))],
  ['gone', jumping('arrive', () => true)],
  ['act', doing(going('action.move'))],
  [
    'arrive',
    calling(({ rules, vars: { seat, card } }) =>
      rules.cards[card]?.comes === true
        ? start('arrival', 'next', { seat, card, played: false, ability: 0 })
        : undefined,
    ),
  ],
  ['over', returning(() => null)],
])

const spotsOf = (here: Here<MoveVars>): ReadonlyArray<Spot> =>
  activeGrounds(here.table)
    .map(spotOf)
    .filter((spot) => wayViolations(here, here.vars.card, spot).length === 0)

/** To which battleground does the character move? */
export const decideDestination: Question<'decide/destination', Choose> = {
  answers: ['choose'],
  seats: ({ vars }) => [seatId(vars.seat)],
  options: (here, seat) =>
    spotsOf(here).map((spot) => ({ seat, kind: 'choose', location: locationName(spot) })),
  violations: (here, { location }) =>
    spotsOf(here).includes(spotNamed(location))
      ? []
      : [
          violation('move.byText', { card: copyId(here.vars.card), to: location }),
          ...wayViolations(here, here.vars.card, spotNamed(location)),
        ],
  resolve: ({ table }, { location }) => ({ table, events: [], value: spotNamed(location) }),
  asks: ({ vars }) => `To which battleground does ${cardData(vars.card).name} go?`,
  reads: ['move.byText', 'action.moveWhere'],
}

/*
 * A card has come somewhere: the texts for that are carried out in their order. What a text says of playing
 * is not done when the card is moved.
 */

/** Whether an ability answers to this arrival. */
const answers = (here: Here<ArrivalVars>, ability: CardAbility): boolean => {
  const { card, seat, played } = here.vars
  const spot = spotOfCard(here.table, card)
  const zone = playZone(spot)
  const asking = { card, here: spot, seat }
  switch (ability.kind) {
    case 'event':
      return played && spot === PLAYING
    case 'played':
      return (
        played &&
        zone !== undefined &&
        (ability.to === undefined || ability.to.includes(zone)) &&
        holds(here, ability.if, asking)
      )
    case 'playedOrMoved':
      return zone !== undefined && ability.to.includes(zone) && holds(here, ability.if, asking)
    default:
      return false
  }
}

const textFrame = (here: Here<ArrivalVars>) => {
  const { card, seat, ability: place } = here.vars
  const ability = abilitiesOf(here, card)[place]
  if (ability === undefined || !answers(here, ability)) return undefined
  return start('text', 'instruction', newText(seat, card, place, spotOfCard(here.table, card)))
}

/** The texts of one card, one after another. */
export const arrival = procedure('arrival', [
  ['next', jumping('over', (here) => here.vars.ability >= abilitiesOf(here, here.vars.card).length)],
  ['text', calling((here) => textFrame(here))],
  ['done', doing(({ table, vars }) => ({ table, events: [], vars: { ...vars, ability: vars.ability + 1 } }))],
  ['again', jumping('text', (here) => here.vars.ability < abilitiesOf(here, here.vars.card).length)],
  ['over', returning(() => null)],
])
