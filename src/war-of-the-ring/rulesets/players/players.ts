/**
 * Three and four players (chapter XI): seats of their own for partners, who draw, act and command each for
 * himself, and Elites of the Southrons and Easterlings who lead while Saruman is in play.
 */
import { doing } from '../../model/bundle'
import type { Whole } from '../rules'
import { inserting } from '../stages'
import { decideAgree, MEETINGS } from './agree'
import { battleOf } from './command'
import { concludeDeed, remember } from './deeds'
import { decideExcessInTurn, routOf } from './excess'
import { decideHand, forfeitOf } from './forfeit'
import { dissolve } from './mixed'
import { decideGroupOfSide, decideParted, separationOf } from './parted'
import { fourSeats, threeSeats } from './print'
import { decidePlace } from './place'
import { decideGive, swap } from './swap'
import { decideDraw, passPlace, turnOf } from './turn'

const opportunityOf = ({ procedures }: Whole): Whole['procedures']['opportunity'] =>
  inserting(
    inserting(procedures.opportunity, 'finish', ...MEETINGS),
    'over',
    ['deed', doing(concludeDeed)],
    ['place', doing(passPlace)],
  )

const partnersOf =
  (seated: (base: Whole) => Whole) =>
  (base: Whole): Whole => {
    const whole = seated(base)
    return {
      ...whole,
      procedures: {
        ...base.procedures,
        turn: turnOf(whole),
        opportunity: opportunityOf(whole),
        battle: battleOf(whole),
        forfeit: forfeitOf(whole),
        rout: routOf(whole),
        separation: separationOf(whole),
        swap,
      },
      decisions: {
        ...base.decisions,
        'decide/action': decidePlace(base),
        'decide/excess': decideExcessInTurn,
        'decide/agree': decideAgree,
        'decide/give': decideGive,
        'decide/hand': decideHand,
        'decide/group': decideGroupOfSide,
        'decide/parted': decideParted,
        'decide/bonus': decideDraw(base.decisions['decide/bonus']),
      },
      standing: [dissolve, remember, ...base.standing],
    }
  }

/** Partners of the Shadow against one player of the Free Peoples. */
export const threePlayers: (base: Whole) => Whole = partnersOf(threeSeats)
/** Partners on both sides. */
export const fourPlayers: (base: Whole) => Whole = partnersOf(fourSeats)
