/**
 * Going back and forth in what was played, and what of it may be taken back: nothing that chance had a say in,
 * that showed something hidden, or that another player has answered. To look back is always free.
 */
import { sealOf, type Seal } from '../../src/kernel'
import { moveTo, stateOf, type Session, type Step } from './session'

/** The seats asked now that bots play. */
export const botsAsked = (session: Session): ReadonlyArray<string> =>
  session.entry.game
    .actors(stateOf(session))
    .filter((seat) => seat !== 'nature' && session.players[seat] !== 'person')

const isPersons = (session: Session): boolean => botsAsked(session).length === 0

/** The place of the nearest question to a person in a direction, or the end that way. */
export const nextPlace = (session: Session, by: 1 | -1): number => {
  let moved = moveTo(session, session.at + by)
  while (moved.at > 0 && moved.at < session.steps.length && !isPersons(moved))
    moved = moveTo(moved, moved.at + by)
  return moved.at
}

const WORDS: Readonly<Record<Seal, string>> = {
  chance: 'Chance has decided something since then',
  shown: 'Something hidden was shown since then',
}

const seals = new WeakMap<Step, Seal | null>()

const sealAt = ({ entry, states, steps }: Session, place: number): Seal | null => {
  const step = steps[place]
  const before = states[place]
  const state = states[place + 1]
  if (step === undefined || before === undefined || state === undefined) return null
  const known = seals.get(step)
  if (known !== undefined) return known
  const seal = sealOf(entry.game, before, { state, events: step.events })
  seals.set(step, seal)
  return seal
}

const isPerson = ({ players }: Session, seat: string): boolean =>
  seat === 'nature' || players[seat] === 'person'

/** Why what was played from a place on is not taken back; undefined if it may be. */
export const sealedFrom = (session: Session, from: number): string | undefined => {
  const { steps, seats, isStudy } = session
  if (isStudy || !seats.some((seat) => isPerson(session, seat))) return undefined
  for (let place = from; place < steps.length; place++) {
    const seal = sealAt(session, place)
    if (seal !== null) return `${WORDS[seal]}: that is not taken back.`
    if (!isPerson(session, steps[place]?.action.seat ?? ''))
      return 'Another player has answered since then: that is not taken back.'
  }
  return undefined
}

/** The session cut off at the place one looks at, where anything may be tried. */
export const studied = (session: Session): Session => ({ ...cut(session), isStudy: true })

/** The session without what came after the place one looks at. */
export const cut = (session: Session): Session => {
  const { states, steps, at } = session
  return { ...session, states: states.slice(0, at + 1), steps: steps.slice(0, at) }
}
