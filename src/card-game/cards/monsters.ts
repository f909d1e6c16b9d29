/** What the Monstrous cards say. */
import type { CardAbility, CardText } from '../model/effects'
import { draw, ELIMINATE_THIS, FREE_PEOPLES_FORSAKE, fromPath, fromReserve, moreAt } from './words'
import { SAFE_ON_PATHS, whenPlayed } from './words'

/** From reserve, for its life: every Free Peoples player forsakes a card. */
const AMBUSH: CardAbility = fromReserve([ELIMINATE_THIS], FREE_PEOPLES_FORSAKE)
/** Wherever it comes out, every Free Peoples player forsakes a card. */
const TERROR: CardAbility = {
  kind: 'playedOrMoved',
  to: ['path', 'battleground'],
  do: [FREE_PEOPLES_FORSAKE],
}
/** From a path: to another one of the same number. */
const MISLEADS: CardAbility = fromPath([], { kind: 'activatePath', number: 'same' })
const AMBUSH_SAYS = 'From reserve: eliminate it, and every Free Peoples player forsakes a card.'

/** The cards. */
export const MONSTROUS_TEXTS: ReadonlyArray<CardText> = [
  { id: 'goblins-of-the-misty-mountains', says: 'It has no text.', abilities: [] },
  { id: 'barrow-wights', says: AMBUSH_SAYS, abilities: [AMBUSH] },
  {
    id: 'flocks-of-crebain',
    says: 'From a path: turns the chase to another path of the same number.',
    abilities: [MISLEADS],
  },
  { id: 'hill-troll', says: AMBUSH_SAYS, abilities: [AMBUSH] },
  {
    id: 'balrog-of-moria',
    says:
      'One attack more in Khazad-dûm. When it goes to a path or ' +
      'battleground, each Free Peoples player forsakes a card.',
    abilities: [moreAt('path', 'khazad-dum', { pathAttack: 1 }), TERROR],
  },
  {
    id: 'caradhras-the-cruel',
    says:
      'Played on Caradhras, it drives to another path 4. From reserve: ' +
      'eliminate it; each Free Peoples player forsakes a card.',
    abilities: [
      {
        kind: 'played',
        to: ['path'],
        if: { kind: 'at', locations: ['caradhras'] },
        do: [{ kind: 'activatePath', number: 'same' }],
      },
      AMBUSH,
    ],
  },
  { id: 'cave-troll', says: AMBUSH_SAYS, abilities: [AMBUSH] },
  {
    id: 'candles-of-corpses',
    says: `One attack more in the Dead Marshes. ${AMBUSH_SAYS}`,
    abilities: [moreAt('path', 'dead-marshes', { pathAttack: 1 }), AMBUSH],
  },
  {
    id: 'gollum',
    says: 'From a path: turns to another path of the same number. Lost on a path, he is cycled.',
    abilities: [MISLEADS, SAFE_ON_PATHS],
  },
  {
    id: 'shelob',
    says:
      'One attack more in her Lair. When she goes to a path or ' +
      'battleground, each Free Peoples player forsakes a card.',
    abilities: [moreAt('path', 'shelobs-lair', { pathAttack: 1 }), TERROR],
  },
  {
    id: 'whip-of-many-thongs',
    says: 'Draws a card when played.',
    abilities: [whenPlayed(draw(1))],
  },
]
