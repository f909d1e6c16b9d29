/**
 * Law 9: nothing handed in is changed, past states stay what they were, and results share structure. So a
 * front end can take back by keeping states, and apply several actions all or nothing.
 */
import { randomFrom, type State, type Types } from '../../../src/kernel'
import { brief, must, mustEqual, mustLeft, mustRight } from './check'
import { carryOut, someOf, someSteps, startOf, stepsOf } from './line'
import type { Law, Subject } from './subject'

/** Asks everything that can be asked of a state. */
const askAll = <T extends Types>({ game, ...subject }: Subject<T>, state: State<T>): void => {
  const viewers = [...subject.seatsOf(state.config), 'spectator'] as const
  game.actors(state)
  game.outcome(state)
  game.chances(state)
  game.sampleAction(state, randomFrom('sample'))
  for (const action of game.legalActions(state)) game.whyNot(state, action)
  for (const seat of viewers) {
    game.prompt(state, seat)
    game.determinize(game.view(state, seat), randomFrom('fill'))
  }
  game.decode(game.encode(state))
}

const aliasing: Law = {
  says: 'law 9: no past state has changed when the game is over, although none was frozen',
  over: 'some',
  needs: 'play',
  holds: (subject, { play }) => {
    const hashes: Array<string> = []
    const line = carryOut(subject, play, (state) => {
      hashes.push(subject.game.hash(state))
      return state
    })
    for (const state of someOf(line, line.states, 5)) askAll(subject, state)
    const later = line.states.map((state) => subject.game.hash(state))
    mustEqual(later, hashes, 'hashes of the past states')
  },
}

const frozen: Law = {
  says: 'law 9: everything can be asked of a deep-frozen state',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    for (const state of someOf(line, line.states, 1)) askAll(subject, state)
  },
}

/** What stays as it was from one value to another: how many objects, and how many of them are copies. */
interface Kept {
  readonly same: boolean
  readonly parts: number
  readonly copied: number
}

const keptIn = (before: unknown, after: unknown): Kept => {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return { same: Object.is(before, after), parts: 0, copied: 0 }
  const [old, now] = [Object.entries(before), new Map(Object.entries(after))]
  let same = old.length === now.size
  let [parts, copied] = [0, 0]
  for (const [name, part] of old) {
    const kept = keptIn(part, now.get(name))
    same &&= kept.same && now.has(name)
    parts += kept.parts
    copied += kept.copied
  }
  const whole = same ? 1 : 0
  return { same, parts: parts + whole, copied: before === after ? 0 : copied + whole }
}

/** A state without what runs: a question that is asked again is a new frame. */
const besideFrames = <T extends Types>({ stack: _, ...rest }: State<T>): object => rest

const sharing: Law = {
  says: 'law 9: a state shares its config, and what an action leaves as it was, with the one before it',
  over: 'some',
  needs: 'play',
  holds: (_, line) => {
    let [copied, all] = [0, 0]
    for (const { before, after } of stepsOf(line)) {
      must(after.config === before.config, () => 'the config is copied')
      const kept = keptIn(besideFrames(before), besideFrames(after))
      copied += kept.copied
      all += kept.parts
    }
    must(copied * 4 <= all, () => `${copied} of ${all} parts that stayed as they were are copies`)
  },
}

const undo: Law = {
  says: 'a move is taken back by keeping the earlier state: whatever was tried, the game goes on the same',
  over: 'every',
  needs: 'step',
  holds: (subject, line) => {
    const { game } = subject
    for (const { before, action, after, events } of someSteps(line, 8)) {
      for (const other of someOf(line, game.legalActions(before), 3))
        mustRight(game.applyAction(before, other), `refused: ${brief(other)}`)
      const again = mustRight(game.applyAction(before, action), `refused: ${brief(action)}`)
      mustEqual(again.state, after, 'the same action after others were tried')
      mustEqual(again.events, events, 'its events')
    }
  },
}

const wholeMoves: Law = {
  says: 'applyAll applies all actions or none, and says which one is refused',
  over: 'every',
  needs: 'play',
  holds: (subject, line) => {
    const { game } = subject
    const start = startOf(subject, line.play)
    const all = mustRight(game.applyAll(start, line.actions), 'applyAll')
    mustEqual(all.state, line.states[line.states.length - 1], 'the state after all actions')
    mustEqual(all.events, line.events.flat(), 'the events of all actions')
    const place = (line.play.naturals[0] ?? 0) % (line.actions.length + 1)
    const foul = [
      ...line.actions.slice(0, place),
      { seat: 'nobody', kind: 'nothing' },
      ...line.actions.slice(place),
    ]
    const refused = mustLeft(game.applyAll(start, foul), 'a foul action is applied')
    must(refused.index === place, () => `number ${place} is foul, ${refused.index} is refused`)
    mustEqual(start, line.states[0], 'the start after a refusal')
    mustEqual(mustRight(game.applyAll(start, []), 'no actions'), { state: start, events: [] }, 'no actions')
  },
}

export const PURITY: ReadonlyArray<Law> = [aliasing, frozen, sharing, undo, wholeMoves]
