/**
 * Any game in plain words: an answer is told by its label, a draw by its outcome, an action by its kind and
 * fields. What passes or ends a list may go without saying.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame, Scalar } from '../../kernel/index'
import { parseAction } from '../../notation/index'
import type { AnyState, Loaded } from '../loaded'
import { lettersOf as bare } from '../../talk/index'
import { labelOf, seatName } from '../words'
import { fieldsOf } from '../action'
import type { Atom } from './claims'
import type { Words } from './words'

const QUIET = ['pass', 'done']

/** What is told together: parts of a list, each an answer of its own. */
const BETWEEN = /,|\band\b/i

/** The seat that a statement begins with, and what it says behind the colon. */
const spokenBy = ({ seats }: AnyGame, text: string): { readonly seat?: string; readonly rest: string } => {
  const [before = '', ...behind] = text.split(':')
  const seat = behind.length === 0 ? undefined : seats.find((one) => bare(one) === bare(before))
  return seat === undefined ? { rest: text } : { seat, rest: behind.join(':') }
}

const wordsIn = (text: string): ReadonlyArray<string> => text.split(/\s+/).map(bare).filter(Boolean)

/** Whether a label has these words in this order, among others. */
const hasWords = (label: string, text: string): boolean => {
  const words = wordsIn(label)
  let from = 0
  return wordsIn(text).every((word) => {
    const at = words.indexOf(word, from)
    from = at + 1
    return at >= 0
  })
}

/** The action that is meant; also one that is not asked for, by some words of its label. */
const meant = (
  game: AnyGame,
  state: AnyState,
  text: string,
  seat?: string,
): ReturnType<typeof parseAction> => {
  const read = parseAction(game, state, text, seat)
  const [, label = ''] = E.isLeft(read) ? (/did you mean "(.*)"\?$/.exec(read.left.problem) ?? []) : []
  return hasWords(label, text) ? parseAction(game, state, label, seat) : read
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** An answer that was told; a draw is told by its outcome, which is looked for where it is drawn. */
const atomOf = ({ game }: Loaded, state: AnyState, text: string, seat?: string): E.Either<string, Atom> => {
  const said = text.trim()
  const read = meant(game, state, said, seat)
  if (E.isLeft(read)) return E.left(read.left.problem)
  if (read.right.kind === 'chance') return E.right({ says: said, ways: [], label: bare(said) })
  const where = Object.fromEntries(
    Object.entries(fieldsOf(read.right)).flatMap(([name, value]) =>
      name === 'seat' || name === 'kind' || !isScalar(value) ? [] : [[name, [value]]],
    ),
  )
  return E.right({ says: said, ways: [{ kind: read.right.kind, where }], seats: [read.right.seat] })
}

/** The answers that a statement tells: one, or one in each part of a list. */
const atomsOf = (loaded: Loaded, state: AnyState, text: string): E.Either<string, ReadonlyArray<Atom>> => {
  const { seat, rest } = spokenBy(loaded.game, text)
  const whole = atomOf(loaded, state, rest, seat)
  if (E.isRight(whole)) return E.right([whole.right])
  const parts = rest.split(BETWEEN).filter((part) => part.trim() !== '')
  const read = parts.map((part) => atomOf(loaded, state, part, seat))
  if (parts.length < 2 || read.every(E.isLeft)) return whole
  return E.sequenceArray(read)
}

const turnIn = (text: string): number | undefined => {
  const number = /^turn (\d+)$/i.exec(text.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}

/** The words of a game that has none of its own. */
export const plainWords = (loaded: Loaded): Words => ({
  read: (text, at) => {
    const turn = turnIn(text)
    if (turn === undefined) {
      const atoms = atomsOf(at.loaded, at.state, text)
      if (E.isLeft(atoms)) return E.left({ problem: atoms.left, suggestions: [] })
      const claims = atoms.right.map((atom) => ({ stages: [[atom]] }))
      return E.right({ wishes: [{ claims, begins: false }], side: undefined })
    }
    const holds = (state: AnyState): boolean => at.loaded.measures.turnOf(state) === turn
    const wish = { claims: [], begins: true, until: { says: text, holds } }
    return E.right({ wishes: [wish], side: undefined })
  },
  quiet: (_, answers) => answers.filter(({ kind }) => QUIET.includes(kind)).slice(0, 1),
  isBetween: () => false,
  isAtRest: () => false,
  towards: () => [],
  drawer: () => undefined,
  isUnseen: () => false,
  find: () => undefined,
  cardsIn: () => [],
  position: () => E.left({ problem: 'a position of this game is told as JSON', suggestions: [] }),
  write: (_, moments) =>
    moments.map(({ state, action }) => {
      const label = labelOf(loaded.game, state, action)
      return action.seat === 'nature' ? label : `${seatName(action.seat)}: ${label}`
    }),
})
