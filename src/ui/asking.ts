/**
 * The open question at a table: what to highlight, and what a click or a drag means; of a state or a view.
 */
import { isNone, isRight, none, randomFrom } from '../kernel'
import type { Actor, ChanceAction, Choice, Explanation, Prompt, State, Types, View } from '../kernel'
import { choicesAbout, guarded, keysAfterClick, kindOfKey } from './keys'
import { isAbout, marksOf, type Mark, type Marked } from './marks'
import { asksForSource, placesAsked } from './places'
import { reasonsAgainst } from './reasons'
import { waysTo, type Clicked, type Looking, type Way } from './ways'

/** One of the choices of a question. */
export type Answer<T extends Types> = Choice<T['action'] | ChanceAction>

/** What a click or a drag means. `chosen` is what is chosen after it. */
export type Meaning<T extends Types> = { readonly chosen: ReadonlyArray<string> } & (
  | {
      /** These choices are left. */
      readonly kind: 'choices'
      readonly choices: ReadonlyArray<Answer<T>>
    }
  | { /** It is this choice: play it. */ readonly kind: 'play'; readonly choice: Answer<T> }
  | {
      /** It can be done after other answers. */
      readonly kind: 'ways'
      /** What the ways lead to; of a drag, from where to where. */
      readonly keys: ReadonlyArray<string>
      readonly ways: ReadonlyArray<Way<T>>
    }
  | {
      /** Nothing can be done with it. */
      readonly kind: 'reasons'
      readonly keys: ReadonlyArray<string>
      readonly reasons: ReadonlyArray<Explanation<T['rule']>>
    }
  | { /** The question is asked about this place. */ readonly kind: 'asked' }
  | { /** Nothing is known to be possible with it now. */ readonly kind: 'nothing' }
)

/** A question with what clicks mean. */
export interface Asking<T extends Types> {
  /** Who is asked: the seat that was named, the viewer, or the first who must decide. */
  readonly seat: Actor<T> | undefined
  /** The question; undefined where that seat is asked nothing. */
  readonly prompt: Prompt<T> | undefined
  /** The regions that the question is about, beside those that may be chosen: the nearest first. */
  readonly places: ReadonlyArray<string>
  /** What to highlight when these keys are chosen. */
  readonly marks: (chosen?: ReadonlyArray<string>) => ReadonlyArray<Mark>
  /**
   * What a click means. `at` are the keys of what was clicked on, itself first and then where it stands; a
   * second click on what is chosen plays the only choice that is left, or gives it up.
   */
  readonly click: (chosen: ReadonlyArray<string>, at: ReadonlyArray<string>) => Meaning<T>
  /** What it means to drag something somewhere. */
  readonly drag: (from: ReadonlyArray<string>, to: ReadonlyArray<string>) => Meaning<T>
}

/** How many answers are looked ahead: for a click, and for a drag, which says more. */
const DEPTH = { click: 3, drag: 5 } as const

/** How many of the keys of something are asked about: itself, then where it stands. */
const NEAR = 2

interface Table<T extends Types> extends Looking<T>, Marked<T['action'] | ChanceAction> {}

const REGION = 'region'

/** Regions first: what is dragged out of one is meant as what stands there. */
const placesFirst = (keys: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...keys.filter((key) => kindOfKey(key) === REGION),
  ...keys.filter((key) => kindOfKey(key) !== REGION),
]

const kindsOf = <A extends { readonly kind: string }>(choices: ReadonlyArray<Choice<A>>) =>
  choices.map(({ action }) => action.kind)

/** What can be done with some of these, or why nothing. */
const lookAhead = <T extends Types>(
  table: Table<T>,
  goals: ReadonlyArray<ReadonlyArray<string>>,
  asked: ReadonlyArray<ReadonlyArray<string>>,
  depth: number,
): Meaning<T> => {
  const { keys, ways, kinds } = waysTo(table, { keys: goals, places: table.places, depth })
  if (ways.length > 0) return { kind: 'ways', chosen: [], keys, ways }
  const all = [...new Set([...kindsOf(table.choices), ...kinds])]
  for (const one of asked) {
    const reasons = reasonsAgainst(table, one, all)
    if (reasons.length > 0) return { kind: 'reasons', chosen: [], keys: one, reasons }
  }
  return { kind: 'nothing', chosen: [] }
}

const clicked = <T extends Types>(
  table: Table<T>,
  chosen: ReadonlyArray<string>,
  at: ReadonlyArray<string>,
): Meaning<T> => {
  const { choices } = table
  const key = at.find((one) => choicesAbout(choices, [one]).length > 0)
  if (key !== undefined) {
    const [only, ...others] = choicesAbout(choices, chosen)
    if (chosen.includes(key) && only !== undefined && others.length === 0)
      return { kind: 'play', chosen, choice: only }
    const now = keysAfterClick(choices, chosen, at)
    return { kind: 'choices', chosen: now, choices: choicesAbout(choices, now) }
  }
  const near = at.slice(0, NEAR)
  if (near.some((one) => table.places.some((id) => one === `${REGION}:${id}`)))
    return { kind: 'asked', chosen }
  const isFigure = kindOfKey(near[0] ?? '') === 'piece'
  const goals = near.map((one) => [one])
  return { ...lookAhead(table, goals, isFigure ? [...goals].reverse() : goals, DEPTH.click), chosen }
}

/** From each of these to each of those, as pairs. */
const pairsOf = (from: ReadonlyArray<string>, to: ReadonlyArray<string>) =>
  from.flatMap((one) => to.filter((other) => !from.includes(other)).map((other) => [one, other]))

const dragged = <T extends Types>(
  table: Table<T>,
  from: ReadonlyArray<string>,
  to: ReadonlyArray<string>,
): Meaning<T> => {
  const pairs = pairsOf(placesFirst(from), to)
  for (const pair of pairs) {
    const found = choicesAbout(table.choices, pair)
    const [first, second] = pair.map((key) => table.places.some((id) => key === `${REGION}:${id}`))
    const onward =
      found.length > 0 || second !== false || first !== true
        ? found
        : choicesAbout(table.choices, pair.slice(1)).filter(({ action }) => isAbout(pair[1] ?? '', action))
    const [only, ...others] = onward
    if (only === undefined) continue
    if (others.length === 0) return { kind: 'play', chosen: pair, choice: only }
    return { kind: 'choices', chosen: found.length > 0 ? pair : pair.slice(1), choices: onward }
  }
  return lookAhead(table, pairs, pairs, DEPTH.drag)
}

/** States that are as good as a view for its viewer: the same is legal, and known, in them. */
export type States<T extends Types> = WeakMap<View<T>, State<T>>

const isView = <T extends Types>(seen: State<T> | View<T>): seen is View<T> => 'viewer' in seen

/** The state, or one that fits the view. */
const stateOf = <T extends Types>(
  { game, states }: Source<T>,
  seen: State<T> | View<T>,
): State<T> | undefined => {
  if (!isView(seen)) return seen
  const known = states.get(seen)
  if (known !== undefined) return known
  const made = game.determinize(seen, randomFrom('legal'))
  if (!isRight(made)) return undefined
  states.set(seen, made.right)
  return made.right
}

/** A game, and the states that were made of its views. */
export interface Source<T extends Types> {
  readonly game: Clicked<T>
  readonly states: States<T>
}

const NOTHING = { kind: 'nothing' } as const

/** What is waited for where nobody is asked, or nothing can be read. */
export const idle = <T extends Types>(seat: Actor<T> | undefined): Asking<T> => ({
  seat,
  prompt: undefined,
  places: [],
  marks: () => [],
  click: (chosen) => ({ ...NOTHING, chosen }),
  drag: () => ({ ...NOTHING, chosen: [] }),
})

/** Who is asked if nobody is named: the viewer, or the first who must decide. */
const seatOf = <T extends Types>(
  game: Clicked<T>,
  seen: State<T> | View<T>,
  state: State<T>,
): Actor<T> | undefined => {
  if (!isView(seen)) return game.actors(state)[0]
  return seen.viewer === 'spectator' ? undefined : seen.viewer
}

/** The question of a seat with what clicks on the table mean. */
export const askingOf = <T extends Types>(
  source: Source<T>,
  seen: State<T> | View<T>,
  named?: Actor<T>,
): Asking<T> =>
  guarded(idle<T>(named), () => {
    const { game } = source
    const state = stateOf(source, seen)
    if (state === undefined) return idle<T>(named)
    const seat = named ?? seatOf(game, seen, state)
    const asked = seat === undefined ? none : game.prompt(state, seat)
    if (seat === undefined || isNone(asked)) return idle<T>(seat)
    const prompt = asked.value
    const saved = (isView(seen) ? seen : game.view(state, seat)).state
    const places = placesAsked(saved, game.wording(state).actions)
    const isSource = asksForSource(saved)
    const table: Table<T> = { game, state, seat, choices: prompt.choices, places, isSource }
    return {
      seat,
      prompt,
      places,
      marks: (chosen = []) => guarded([], () => marksOf(table, chosen)),
      click: (chosen, at) => guarded<Meaning<T>>({ ...NOTHING, chosen }, () => clicked(table, chosen, at)),
      drag: (from, to) => guarded<Meaning<T>>({ ...NOTHING, chosen: [] }, () => dragged(table, from, to)),
    }
  })
