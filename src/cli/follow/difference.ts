/**
 * The first difference between a transcript and the rules: what was said, what was asked there, what was
 * offered, the nearest legal answer, and every rule against what was said.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { BaseAction, Explanation, Scalar } from '../../kernel/index'
import { lookAhead, type Ahead } from '../ahead'
import type { AnyState, Loaded } from '../loaded'
import { filledIn, lettersOf as bare } from '../../talk/index'
import { labelOf } from '../words'
import { fieldOf, type Atom } from './claims'
import type { Following, Statement } from './following'
import type { Lost, Searching } from './search'
import type { Unread } from './words'

/** What differs. */
export interface Difference {
  readonly line: number
  readonly text: string
  readonly problem: string
  readonly suggestions: ReadonlyArray<string>
  /** Who was asked what, where the difference showed. */
  readonly asked: { readonly seat: string; readonly sentence: string } | null
  readonly offered: ReadonlyArray<string>
  readonly nearest: string | null
  /** Every rule against what was said. */
  readonly rules: ReadonlyArray<Explanation>
  /** What would have to be done first, and the rules against it then. */
  readonly ahead: Ahead | null
}

const EMPTY = { suggestions: [], asked: null, offered: [], nearest: null, rules: [], ahead: null }

/** A statement that could not be read. */
export const unread = ({ line, text }: Statement, { problem, suggestions }: Unread): Difference => ({
  ...EMPTY,
  line,
  text,
  problem,
  suggestions,
})

/** A statement that could not be read where a game stands: with what is asked there. */
export const unreadAt = (following: Following, statement: Statement, wrong: Unread): Difference => {
  const { loaded, state, placed } = following
  const question = questionAt(loaded, state, statement.text)
  if (question === undefined) return unread(statement, wrong)
  const { seat, sentence, choices } = question
  const problem = placed.length > 0 ? wrong.problem : `${wrong.problem}; a remark begins with #`
  return {
    ...unread(statement, { ...wrong, problem }),
    asked: { seat, sentence },
    offered: choices.map(({ label }) => label),
  }
}

/** The question that is open: of several the one to him whom the text names. */
const questionAt = ({ game }: Loaded, state: AnyState, text = '') => {
  const actors = game.actors(state)
  const seat = actors.find((actor) => bare(text).startsWith(bare(actor))) ?? actors[0]
  const prompt = seat === undefined ? O.none : game.prompt(state, seat)
  return O.isSome(prompt) ? prompt.value : undefined
}

/** The actions that an atom may mean; what it leaves open is filled in with what breaks the fewest rules. */
const actionsOf = (loaded: Loaded, state: AnyState, atom: Atom): ReadonlyArray<BaseAction> =>
  atom.ways
    .filter(({ kind }) => kind !== 'chance')
    .flatMap(({ kind, where = {} }) => {
      const given = Object.fromEntries(Object.entries(where).map(([name, [value = null]]) => [name, value]))
      const seat = atom.seats?.[0] ?? loaded.game.actors(state)[0] ?? ''
      const read = filledIn({ loaded, state }, seat, kind, given)
      return E.isLeft(read) ? [] : [read.right]
    })

const sameFields = (one: BaseAction, other: BaseAction): number =>
  one.kind !== other.kind || one.seat !== other.seat
    ? 0
    : 1 + Object.keys(one).filter((name) => fieldOf(one, name) === fieldOf(other, name)).length

/** How far two actions are apart in their numbers. */
const apart = (one: BaseAction, other: BaseAction): number =>
  Object.keys(one).reduce((sum, name) => {
    const [here, there] = [fieldOf(one, name), fieldOf(other, name)]
    return typeof here === 'number' && typeof there === 'number' ? sum + Math.abs(here - there) : sum
  }, 0)

/** The legal answer that has the most in common with what was meant; on the map, one on the way there. */
const nearestTo = (
  { words }: Searching,
  wanted: ReadonlyArray<BaseAction>,
  offered: ReadonlyArray<BaseAction>,
): BaseAction | undefined => {
  const scored = offered.flatMap((one) =>
    wanted.map((other) => ({ one, same: sameFields(one, other), apart: apart(one, other) })),
  )
  const most = Math.max(0, ...scored.map(({ same }) => same))
  const near = scored.filter(({ same }) => same === most).sort((one, other) => one.apart - other.apart)
  const region = wanted.map((action) => fieldOf(action, 'region')).find((one) => typeof one === 'string')
  const [onTheWay] =
    typeof region === 'string'
      ? words.towards(
          region,
          near.map(({ one }) => one),
        )
      : []
  return most === 0 ? undefined : (onTheWay ?? near[0]?.one)
}

/** What the rules say of the actions that may have been meant: of the one nearest to being asked. */
const reasons = (
  loaded: Loaded,
  state: AnyState,
  actions: ReadonlyArray<BaseAction>,
): Pick<Difference, 'rules' | 'ahead'> => {
  const tried = actions.map((action) => {
    const rules = loaded.game.whyNot(state, action)
    const applied = loaded.game.applyAction(state, action)
    const isAsked = E.isLeft(applied) && applied.left._tag === 'Forbidden'
    return { rules, isAsked, ahead: isAsked ? null : (lookAhead({ loaded, state }, action) ?? null) }
  })
  const best = tried.find(({ isAsked }) => isAsked) ?? tried.find(({ ahead }) => ahead !== null) ?? tried[0]
  return { rules: best?.rules ?? [], ahead: best?.ahead ?? null }
}

const chanceOf = (atom: Atom): Scalar | undefined =>
  atom.ways.find(({ kind }) => kind === 'chance')?.where?.['outcome']?.[0]

const problemOf = (
  atom: Atom | undefined,
  question: { readonly seat: string } | undefined,
  isAsked: boolean,
): string => {
  if (question === undefined) return 'the game is over'
  if (question.seat === 'nature') return 'first something is drawn or rolled that nobody told'
  if (atom === undefined) return 'this moment is not reached'
  return isAsked || chanceOf(atom) === undefined
    ? 'the rules do not allow it here'
    : 'nothing is drawn or rolled here as it says'
}

/** Of which deck a card is that was said to be drawn, and where it lies. */
const aboutCard = ({ loaded, words }: Searching, state: AnyState, atom: Atom | undefined): string => {
  const card = atom === undefined ? undefined : chanceOf(atom)
  const found = typeof card === 'string' ? words.find(loaded, state, card) : undefined
  const where = { deck: 'in the deck', hand: 'in the hand', elsewhere: 'neither in the deck nor in the hand' }
  return found === undefined
    ? ''
    : `; ${loaded.game.nameOf(String(card))} is a ${found.draw}, ${where[found.pile]}`
}

const partly = (met: number): string =>
  met === 0 ? '' : `; ${met} ${met === 1 ? 'part' : 'parts'} of what it says could be followed`

/** A statement that the game does not allow where it stands. */
export const misplaced = (searching: Searching, { line, text }: Statement, lost: Lost): Difference => {
  const { loaded } = searching
  const { game } = loaded
  if (lost._tag === 'NotHeld') {
    const names = lost.cards.map((card) => game.nameOf(card)).join(' or ')
    return { ...EMPTY, line, text, problem: `nobody can hold ${names} now` }
  }
  const state = lost._tag === 'Either' ? lost.at : lost.farthest.state
  const question = questionAt(loaded, state, text)
  const asked = question === undefined ? null : { seat: question.seat, sentence: question.sentence }
  if (lost._tag === 'Either') {
    const offered = lost.answers.map((action) => labelOf(game, state, action))
    return { ...EMPTY, line, text, problem: 'it does not say which of these', asked, offered }
  }
  const required = lost.farthest.pool.open.filter(({ claim }) => claim.isOptional !== true)
  const atom = required[0]?.left[0]?.[0]
  const actions = atom === undefined ? [] : actionsOf(loaded, state, atom)
  const answers: ReadonlyArray<BaseAction> = question?.choices.map(({ action }) => action) ?? []
  const nearest = nearestTo(searching, actions, answers)
  return {
    ...EMPTY,
    line,
    text,
    problem:
      problemOf(atom, question, nearest !== undefined) +
      aboutCard(searching, state, atom) +
      partly(lost.farthest.pool.met),
    asked,
    offered: question?.choices.map(({ label }) => label) ?? [],
    nearest: nearest === undefined ? null : labelOf(game, state, nearest),
    ...(question?.seat === 'nature' ? {} : reasons(loaded, state, actions)),
  }
}
