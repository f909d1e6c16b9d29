/**
 * Ways to something that is not asked about yet: the answers after which it can be chosen. Only those are gone
 * that chance and hidden things have no say in, so that a way tells no secret, and can be taken back.
 */
import { sealOf, type Prompt } from '../../src/kernel'
import { keysOf } from '../../src/svg'
import type { AnyAction, AnyState } from './games'
import { stateOf, type Session } from './session'
import type { AnyChoice } from './targets'

/** Answers after which something can be done, and what. */
export interface Way {
  readonly firsts: ReadonlyArray<AnyChoice>
  readonly state: AnyState
  readonly next: ReadonlyArray<AnyAction>
}

/** How many answers are looked at, how many one after the other, and for how many milliseconds. */
const MOST = { ways: 60, depth: 3, patience: 100 } as const

/** Whether an action is about what has a key. */
export const isAbout =
  (key: string) =>
  (action: AnyAction): boolean =>
    keysOf(action).includes(key)

/** What a seat may do after one more answer, where nothing comes between. */
const onwards = ({ entry }: Session, seat: string, from: Way, choices: Prompt['choices']) =>
  choices.slice(0, MOST.ways).flatMap((first): ReadonlyArray<Way> => {
    const { game } = entry
    const applied = game.applyAction(from.state, first.action)
    if (applied._tag === 'Left' || sealOf(game, from.state, applied.right) !== null) return []
    const { state } = applied.right
    if (!game.actors(state).includes(seat)) return []
    return [{ firsts: [...from.firsts, first as AnyChoice], state, next: game.legalActions(state, seat) }]
  })

/** The shortest ways to a thing, the key that they lead to, and what else can be done on the way. */
export interface Found {
  readonly key: string
  readonly ways: ReadonlyArray<Way>
  readonly open: ReadonlyArray<AnyAction>
}

const among = (ways: ReadonlyArray<Way>, keys: ReadonlyArray<string>): Omit<Found, 'open'> => {
  const found = keys.map((key) => ({ key, ways: ways.filter(({ next }) => next.some(isAbout(key))) }))
  return found.find((one) => one.ways.length > 0) ?? { key: '', ways: [] }
}

/** Looks for a thing, after one answer to a question, then after two, and so on. */
export const waysTo = (session: Session, { seat, choices }: Prompt, keys: ReadonlyArray<string>): Found => {
  const until = performance.now() + MOST.patience
  let level = onwards(session, seat, { firsts: [], state: stateOf(session), next: [] }, choices)
  let open = level.flatMap(({ next }) => next)
  for (let depth = 1; depth < MOST.depth && among(level, keys).ways.length === 0; depth++) {
    level = level.flatMap((way) => {
      if (performance.now() > until) return []
      const prompt = session.entry.game.prompt(way.state, seat)
      return prompt._tag === 'None' ? [] : onwards(session, seat, way, prompt.value.choices)
    })
    open = [...open, ...level.flatMap(({ next }) => next)]
  }
  return { ...among(level, keys), open }
}
