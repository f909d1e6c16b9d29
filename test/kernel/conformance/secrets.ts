/**
 * Law 5: a view leaks nothing. A state filled from a view, and a twin made by the game's tests, must look to
 * the viewer exactly like the real state, and go on looking like it until something is shown.
 */
import { isDeepStrictEqual } from 'node:util'
import * as E from 'fp-ts/lib/Either.js'
import { randomFrom, type Random, type State, type Types, type Viewer } from '../../../src/kernel'
import { brief, must, mustEqual, mustRead, mustRight, throughText } from './check'
import { faultsIn } from './invariants'
import { placeOf, someOf, someStates } from './line'
import type { Act, Law, Line, Seen, Subject, Twin } from './subject'

const isSeat = <T extends Types>(viewer: Viewer<T>): viewer is T['seat'] => viewer !== 'spectator'

const viewersOf = <T extends Types>(subject: Subject<T>, config: T['config']): ReadonlyArray<Viewer<T>> => [
  ...subject.seatsOf(config),
  'spectator',
]

/** The state as somebody sees it. */
interface Sight<T extends Types> {
  readonly state: State<T>
  readonly viewer: Viewer<T>
}

/** To the viewer the twin is the same as the real state in everything he may ask for. */
const lookAlike = <T extends Types>(
  { game }: Subject<T>,
  { state, viewer }: Sight<T>,
  twin: State<T>,
): void => {
  const what = (thing: string) => `${thing} of ${viewer} at ${placeOf(state)}`
  mustRead(game.view(twin, viewer), game.view(state, viewer), what('the view'))
  mustEqual(game.actors(twin), game.actors(state), what('who is asked, in the eyes'))
  if (!isSeat<T>(viewer)) return
  mustRead(game.legalActions(twin, viewer), game.legalActions(state, viewer), what('the actions'))
  mustRead(game.prompt(twin, viewer), game.prompt(state, viewer), what('the prompt'))
}

/** Whether two logs are the same; they may part only where an event tells something new. */
const sameLogs = <T extends Types>(
  subject: Subject<T>,
  real: ReadonlyArray<Seen>,
  twin: ReadonlyArray<Seen>,
): boolean => {
  const place = Array.from({ length: Math.max(real.length, twin.length) }).findIndex(
    (_, at) => !isDeepStrictEqual(real[at], twin[at]),
  )
  if (place === -1) return true
  const [one, other] = [real[place], twin[place]]
  must(
    subject.reveals(one, other),
    () => `the logs part without a revelation: ${brief(one)} / ${brief(other)}`,
  )
  return false
}

/** After the same thing has happened the viewer has seen the same, up to what it revealed. */
const goOnAlike = <T extends Types>(
  subject: Subject<T>,
  { state, viewer }: Sight<T>,
  { state: twin, rename }: Twin<T>,
  action: Act<T>,
): void => {
  const { game } = subject
  const real = mustRight(game.applyAction(state, action), `refused: ${brief(action)}`)
  const other = game.applyAction(twin, rename(action))
  const own = action.seat === viewer
  must(
    !own || E.isRight(other),
    () => `${brief(action)} is refused to ${viewer} in the twin: ${brief(other)}`,
  )
  if (E.isLeft(other)) return
  const seen = game.eventsFor(real.events, viewer)
  if (!sameLogs(subject, seen, game.eventsFor(other.right.events, viewer))) return
  lookAlike(subject, { state: real.state, viewer }, other.right.state)
}

const asItIs = <A>(action: A): A => action

/** A filled state can be played on, and is a state like any other. */
const playsOn = <T extends Types>(subject: Subject<T>, start: State<T>, seed: string): void => {
  const { game } = subject
  const random = randomFrom(seed)
  let state = start
  for (let steps = 0; steps < 4 && game.actors(state).length > 0; steps++) {
    mustEqual(faultsIn(subject, state), [], `faults ${steps} steps after determinize`)
    const options = game.legalActions(state)
    const action = options[random(options.length)]
    state = mustRight(game.applyAction(state, action), `the filled state refuses ${brief(action)}`).state
  }
}

const filled = <T extends Types>(subject: Subject<T>, line: Line<T>, seen: Sight<T>, seed: string): void => {
  const { game } = subject
  const { state, viewer } = seen
  const view = throughText(game.view(state, viewer)) as ReturnType<typeof game.view>
  const twin = mustRight(
    game.determinize(view, randomFrom(seed)),
    `the view of ${viewer} cannot be filled at ${placeOf(state)}`,
  )
  lookAlike(subject, seen, twin)
  playsOn(subject, twin, seed)
  if (!isSeat<T>(viewer)) return
  const own = someOf(line, game.legalActions(state, viewer), 2)
  for (const action of own) goOnAlike(subject, seen, { state: twin, rename: asItIs }, action)
}

/** Some states of a line, each seen by everybody (`all`) or by one of them in turn. */
const sightsOf = <T extends Types>(
  subject: Subject<T>,
  line: Line<T>,
  wanted: number,
  all: boolean,
): ReadonlyArray<Sight<T>> => {
  const viewers = viewersOf(subject, line.config)
  const first = line.states.length + (line.play.naturals[0] ?? 0)
  return someStates(line, wanted).flatMap((state, place) =>
    viewers
      .filter((_, at) => all || at === (place + first) % viewers.length)
      .map((viewer) => ({ state, viewer })),
  )
}

const determinizing: Law = {
  says: 'law 5: a state filled from a view looks, and goes on looking, like the real one to the viewer',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    for (const sight of sightsOf(subject, line, 3, false)) filled(subject, line, sight, line.play.seed)
  },
}

const determinizingOften: Law = {
  says: 'law 5: so does every state filled from it, whoever looks and whatever chance brings',
  over: 'some',
  needs: 'state',
  holds: (subject, line) => {
    for (const sight of sightsOf(subject, line, 8, true))
      for (const seed of ['one', 'two', 'three']) filled(subject, line, sight, seed)
  },
}

const reading: Law = {
  says: 'law 5: a view is JSON with its own codec, and gives the viewer exactly his own legal actions',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const { game } = subject
    for (const { state, viewer } of sightsOf(subject, line, 4, false)) {
      const view = game.view(state, viewer)
      mustEqual(throughText(view), view, 'the view as JSON text')
      mustEqual(mustRight(game.decodeView(throughText(view)), 'decodeView'), view, 'the decoded view')
      const hash = game.hashOfView(view)
      must(hash !== '' && hash !== game.hash(state), () => `the view of ${viewer} has the hash ${hash}`)
      mustEqual(
        game.hashOfView(throughText(view) as typeof view),
        hash,
        `the hash of the view of ${viewer} as text`,
      )
      const own = isSeat(viewer) ? game.legalActions(state, viewer) : []
      mustEqual(game.legalActionsOfView(view), own, `legal actions of the view of ${viewer}`)
    }
  },
}

const sameAsTwin = <T extends Types>(subject: Subject<T>, line: Line<T>, sight: Sight<T>, random: Random) => {
  const twin = subject.twin?.(sight.state, sight.viewer, random)
  if (twin === undefined) return
  lookAlike(subject, sight, twin.state)
  for (const action of someOf(line, subject.game.legalActions(sight.state), 4))
    goOnAlike(subject, sight, twin, action)
}

const twins: Law = {
  says: 'law 5: two states that differ only in what a viewer may not know are the same to him, events too',
  over: 'every',
  needs: 'state',
  holds: (subject, line) => {
    const random = randomFrom(`twins ${line.play.seed}`)
    for (const sight of sightsOf(subject, line, 3, false)) sameAsTwin(subject, line, sight, random)
  },
}

const twinsOften: Law = {
  says: 'law 5: so are any two such states, whoever looks',
  over: 'some',
  needs: 'state',
  holds: (subject, line) => {
    const random = randomFrom(`many twins ${line.play.seed}`)
    for (const sight of sightsOf(subject, line, 12, true)) sameAsTwin(subject, line, sight, random)
  },
}

const openEvents: Law = {
  says: 'law 5: a viewer sees every event, its kind and its rule, and secrets only marked hidden',
  over: 'every',
  needs: 'step',
  quick: true,
  holds: (subject, line) => {
    const { game } = subject
    for (const events of line.events)
      for (const viewer of viewersOf(subject, line.config)) {
        const seen = game.eventsFor(events, viewer)
        must(seen.length === events.length, () => `${viewer} sees ${seen.length} of ${events.length} events`)
        for (const [place, event] of events.entries())
          for (const [field, value] of Object.entries(event)) {
            const shown = seen[place]?.[field]
            const mayHide = event.only !== undefined && event.only !== viewer && field !== 'kind'
            must(
              isDeepStrictEqual(shown, value) || (mayHide && shown === 'hidden'),
              () => `${viewer} sees ${brief(shown)} as ${field} of ${brief(event)}`,
            )
          }
      }
  },
}

export const SECRETS: ReadonlyArray<Law> = [
  determinizing,
  determinizingOften,
  reading,
  twins,
  twinsOften,
  openEvents,
]
