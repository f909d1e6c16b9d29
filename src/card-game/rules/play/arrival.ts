/**
 * A card has come somewhere: the texts for that are carried out in their order. What a text says of playing
 * is not done when the card is moved.
 */
import { calling, doing, jumping, procedure, returning, type Here } from '../../model/bundle'
import type { CardAbility } from '../../model/effects'
import { start } from '../../model/frames'
import type { ArrivalVars } from '../../model/frames/rounds'
import { PLAYING } from '../../model/spots'
import { playZone, spotOfCard } from '../../query/places'
import { abilitiesOf, holds, newText } from '../../query/texts'

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
