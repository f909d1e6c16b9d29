/**
 * Who is asked at every question of a game for three or four (chapter XI, and the rulings that fill it), as a
 * table: by its kind each question is that of who is on turn, who leads, who commands, whose card or Nation
 * it is, or of both partners.
 */
import { warOfTheRing, type Seat, type State } from '../../../src/war-of-the-ring'
import { NATIONS } from '../../../src/war-of-the-ring/model/ids'
import type { AnyFrame } from '../../../src/war-of-the-ring/model/frames'
import type { Faults } from '../../kernel/conformance/subject'
import { acting, controller, isShared, armyIn, leading, leaderOfNation, owner, partnerOf } from './whose'
import { seatAt, seatsOf, type Side } from './whose'

type Vars = Readonly<Record<string, number>>
type Due = (state: State, frame: AnyFrame) => ReadonlyArray<Seat>

const varsOf = ({ vars }: AnyFrame): Vars => vars as unknown as Vars
const sideIn = (frame: AnyFrame): Side => (varsOf(frame)['side'] === 1 ? 1 : 0)
const enemy = (side: Side): Side => (side === 0 ? 1 : 0)
const battleOf = (frame: AnyFrame): Vars =>
  (frame.vars as unknown as { readonly battle?: Vars }).battle ?? varsOf(frame)

const onTurn: Due = (state, frame) => [acting(state, sideIn(frame))]
const leads =
  (side: Side): Due =>
  (state) => [leading(state, side)]

/** Who commands: in a battle who was found to when its round began. */
const commands = (state: State, side: Side, place: number): Seat => {
  const seat = state.table.partners?.commands[side] ?? -1
  return seat >= 0 ? seatAt(state, seat) : controller(state, side, place)
}
const commandsAt =
  (place: string): Due =>
  (state, frame) => [commands(state, sideIn(frame), varsOf(frame)[place] ?? -1)]
const commandsDefence: Due = (state, frame) => {
  const { side, to } = battleOf(frame)
  return [commands(state, enemy(side === 1 ? 1 : 0), to ?? -1)]
}
const ofRole = (state: State, { side: attacker, from, to }: Vars, role: number): Seat => {
  const side: Side = attacker === 1 ? 1 : 0
  return role === 0 ? commands(state, side, from ?? -1) : commands(state, enemy(side), to ?? -1)
}

const both: Due = (state, frame) => {
  const { agreed, given } = frame.vars as { readonly agreed?: number; readonly given?: ReadonlyArray<number> }
  return seatsOf(state, sideIn(frame)).filter((_, place) =>
    given === undefined ? Math.floor((agreed ?? 0) / 2 ** place) % 2 === 0 : given[place] === -1,
  )
}

/** Too many of two Armies: by turns, who does not lead first; of one Army who commands it. */
const excess: Due = (state, frame) => {
  const [side, place] = [sideIn(frame), varsOf(frame)['place'] ?? -1]
  const army = armyIn(state, place)
  const apart =
    army !== null && isShared(state, army) && state.table.partners?.mixed.includes(place) === false
  if (!apart) return [commands(state, side, place)]
  const lead = leading(state, side)
  return [(state.table.partners?.removed ?? 0) % 2 === 0 ? partnerOf(state, side, lead) : lead]
}

const drawer: Due = (state, frame) => {
  const seat = state.table.partners?.commands[sideIn(frame)] ?? -1
  return [seat >= 0 ? seatAt(state, seat) : acting(state, sideIn(frame))]
}

/** A card of the Shadow is its owner's, one of the Free Peoples answers the Hunt. */
const reacts: Due = (state, frame) =>
  sideIn(frame) === 0
    ? [leading(state, 0)]
    : seatsOf(state, 1).filter((seat) =>
        warOfTheRing.legalActions(state, seat).some(({ kind }) => kind === 'useCard'),
      )

/** Questions of Twilight of the Third Age (ruling OR-97). */
const IN_TWILIGHT: Readonly<Record<string, Due>> = {
  'decide/site': onTurn,
  'decide/ents': onTurn,
  'decide/boon': onTurn,
  'decide/clearTable': onTurn,
  'decide/reinforce': onTurn,
  'decide/recruits': onTurn,
  'decide/engines': onTurn,
  'decide/voyage': onTurn,
  'decide/ferry': onTurn,
  'decide/retinue': () => ['witch-king'],
  'decide/follow': () => ['witch-king'],
  'decide/light': leads(0),
  'decide/getIt': leads(1),
  'decide/claim': (state, frame) => [commands(state, 0, varsOf(frame)['to'] ?? -1)],
}

/** Whose each question is. */
export const DUE: Readonly<Record<string, Due>> = {
  'decide/action': onTurn,
  'decide/march': onTurn,
  'decide/attack': onTurn,
  'decide/recruit': onTurn,
  'decide/spread': onTurn,
  'decide/entry': onTurn,
  'decide/traveller': onTurn,
  'decide/flight': onTurn,
  'decide/destination': onTurn,
  'decide/bonus': onTurn,
  'decide/price': onTurn,
  'decide/leader': onTurn,
  'decide/placing': onTurn,
  'decide/promotion': onTurn,
  'decide/nation': onTurn,
  'decide/rallying': onTurn,
  'decide/rally': onTurn,
  'decide/aim': onTurn,
  'decide/stronghold': onTurn,
  'decide/another': onTurn,
  'decide/recruitOrFly': onTurn,
  'decide/summon': onTurn,
  'decide/company': onTurn,
  'decide/levy': onTurn,
  'decide/campaign': onTurn,
  'decide/route': onTurn,
  'decide/stealth': onTurn,
  'decide/strike': onTurn,
  'decide/driven': onTurn,
  'decide/turning': onTurn,
  'decide/discard': drawer,
  'decide/declare': leads(0),
  'decide/path': (state, frame) => [
    (frame.vars as { readonly self?: boolean }).self === true ? acting(state, 0) : leading(state, 0),
  ],
  'decide/guide': leads(0),
  'decide/damage': leads(0),
  'decide/randomCompanion': leads(0),
  'decide/parted': leads(0),
  'decide/mordor': leads(0),
  'decide/allocation': leads(1),
  'decide/group': (state, frame) => [
    (varsOf(frame)['number'] ?? 0) > 0 ? leading(state, 0) : acting(state, 0),
  ],
  'decide/party': (state, frame) =>
    (frame.vars as unknown as { readonly purpose: string }).purpose === 'advance'
      ? [commands(state, sideIn(frame), varsOf(frame)['from'] ?? -1)]
      : [acting(state, sideIn(frame))],
  'decide/withdraw': commandsDefence,
  'decide/retreat': commandsDefence,
  'decide/escape': commandsDefence,
  'decide/cease': commandsAt('from'),
  'decide/extend': commandsAt('from'),
  'decide/casualties': commandsAt('place'),
  'decide/sorcerer': commandsAt('from'),
  'decide/number': commandsAt('from'),
  'decide/rout': (state, frame) => [commands(state, enemy(sideIn(frame)), varsOf(frame)['region'] ?? -1)],
  'decide/figure': (state, frame) => [commands(state, varsOf(frame)['chooser'] === 1 ? 1 : 0, -1)],
  'decide/combatCard': (state, frame) => [ofRole(state, battleOf(frame), varsOf(frame)['role'] ?? 0)],
  'decide/commit': (state, frame) => {
    const { chosen } = frame.vars as unknown as { readonly chosen: ReadonlyArray<number> }
    const waiting = ([0, 1] as const).filter((role) => chosen[role] === -1)
    const asked = state.config.edition === 'second' ? waiting.slice(0, 1) : waiting
    return asked.map((role) => ofRole(state, battleOf(frame), role))
  },
  'decide/silence': (state) => [commands(state, 0, -1)],
  'decide/excess': excess,
  'decide/reaction': reacts,
  'decide/forfeit': (state, frame) => [owner(state, 1, varsOf(frame)['card'] ?? -1)],
  'decide/hand': (state, frame) => [owner(state, 1, varsOf(frame)['card'] ?? -1)],
  'decide/sacrifice': (state, frame) => [leaderOfNation(state, NATIONS[varsOf(frame)['nation'] ?? -1] ?? '')],
  'decide/agree': both,
  'decide/give': both,
  ...IN_TWILIGHT,
}

/** IM-5: the seats asked are those of the table. */
export const askedRightly = (state: State): Faults => {
  const frame = state.stack[state.stack.length - 1]
  const actors = warOfTheRing.actors(state)
  if (frame === undefined || state.outcome !== null || actors[0] === 'nature') return []
  const due = DUE[frame.kind]?.(state, frame) ?? []
  return actors.join() === due.join() ? [] : [`${frame.kind}: ${actors.join()} instead of ${due.join()}`]
}
