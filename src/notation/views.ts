/**
 * Lines of views: what a seat or a spectator may know. Unknown things are counted, with a `?`; seed, draws
 * and answers are never told in them.
 */
import * as E from 'fp-ts/lib/Either.js'
import { itemsOf, objectOf, type AnyGame, type Json, type SavedState, type View } from '../kernel/index'
import { fault, noFaults, unnamed, type PositionFault } from './faults'
import { lineOf, type Section, type Told } from './frame'
import { notationOf } from './games'
import { same, textOf } from './json'
import { find, namesFrom } from './names'
import { NOT_TOLD, type GameNotation } from './notation'
import { isUnderWay, opened } from './position'

const SPECTATOR = 'spectator'

/** What a viewer sees, in the shape of a saved state. */
const savedOf = ({ game, schemaVersion, state }: View): SavedState => {
  const seen = objectOf(state)
  const part = (name: string): Json => seen[name] ?? null
  return {
    game,
    schemaVersion,
    config: part('config'),
    chance: part('chance'),
    stack: itemsOf(seen['stack']).map((frame) => {
      const { kind, at, vars } = objectOf(frame)
      return { kind: textOf(kind), at: textOf(at), vars: vars ?? null }
    }),
    table: part('table'),
    outcome: part('outcome'),
  }
}

const viewerOf = (
  game: AnyGame,
  { seatWords }: GameNotation,
  { body, typed }: Told,
): E.Either<PositionFault, string> => {
  const ids = [...game.seats, SPECTATOR].map((seat) => [seat, seat] as const)
  const found = find(namesFrom(seatWords, namesFrom(ids)), body)
  return found._tag === 'One' ? E.right(found.id) : E.left(unnamed(typed, body, 'is nobody who looks', found))
}

/** The view that a text tells. */
export const readView = (game: AnyGame, text: string): E.Either<ReadonlyArray<PositionFault>, View> => {
  const open = opened(game, text)
  if (E.isLeft(open)) return open
  const { notation, rest, told } = open.right
  const faults = noFaults()
  for (const key of ['seed', 'draws', 'then']) {
    const section = told(key)
    if (section !== undefined)
      faults.add(section.typed, 'is not told in a view: it would tell what is secret')
  }
  const section = told('view')
  if (section === undefined) faults.add('view', 'is missing: say who looks, a seat or spectator')
  const viewer = section === undefined ? E.right(SPECTATOR) : viewerOf(game, notation, section)
  if (E.isLeft(viewer)) faults.found.push(viewer.left)
  const asked = E.isLeft(viewer) ? SPECTATOR : viewer.right
  const view = notation.readView(game, rest, asked, faults)
  if (E.isLeft(view)) return view
  const seats = game.seatsOf(objectOf(objectOf(view.right.state)['config']))
  if (asked === SPECTATOR || seats.includes(asked)) return view
  return E.left([fault(section?.typed ?? 'view', `${asked} does not play`, seats)])
}

const BEFORE: ReadonlySet<string> = new Set(['rules', 'handicap'])

/** The line of a view; why not, if it has none. */
export const writeView = (game: AnyGame, view: View): E.Either<string, string> => {
  const notation = notationOf(game)
  const seen = savedOf(view)
  if (notation === undefined) return E.left(`positions of ${game.title} have no notation`)
  if (seen.outcome !== null) return E.left('the game is over: that is told by its record')
  const sections = notation.writeView(game, seen, view.viewer)
  if (E.isLeft(sections)) return sections
  const [word = view.viewer] = notation.seatWords.find(([, seat]) => seat === view.viewer) ?? []
  const isBefore = ({ key }: Section): boolean => BEFORE.has(key)
  const line = lineOf(`${notation.tag}-${notation.version}`, [
    ...sections.right.filter(isBefore),
    { key: 'view', items: [word] },
    ...sections.right.filter((section) => !isBefore(section)),
  ])
  const back = readView(game, line)
  return E.isRight(back) && back.right.viewer === view.viewer && same(back.right.state, view.state)
    ? E.right(line)
    : E.left(isUnderWay(sections.right) ? NOT_TOLD : 'a line does not tell this view exactly')
}
