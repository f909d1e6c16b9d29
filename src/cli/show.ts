/**
 * The command `show`: the board at a moment, as text or as a picture.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { View } from '../kernel/index'
import {
  answer,
  failed,
  misused,
  MOMENT_OPTIONS,
  textOf,
  type Call,
  type Command,
  type Result,
} from './command'
import { written } from './files'
import { onePath, readMoment, type Moment } from './material'
import { outcomeText, seatName } from './words'

const viewerOf = ({ values }: Call, { loaded, state }: Moment): Result<string> => {
  const given = textOf(values, 'viewer')
  if (given === undefined)
    return E.right(loaded.game.actors(state).find((actor) => actor !== 'nature') ?? 'spectator')
  const viewers = [...loaded.game.seatsOf(state.config), 'spectator']
  return viewers.includes(given)
    ? E.right(given)
    : misused(`there is no viewer "${given}"; there are ${viewers.join(', ')}`)
}

const picture = async (view: View, file: string): Promise<Result> => {
  const { boardSvg } = await import('../svg/index')
  const svg = boardSvg(view)
  if (E.isLeft(svg)) return failed(`${svg.left.path}: ${svg.left.problem}`)
  if (file === '-') return answer([svg.right.trimEnd()], { svg: svg.right })
  const fault = written(file, svg.right)
  return fault === undefined ? answer([`The picture is in ${file}.`], { file }) : failed(fault)
}

/** The position in one line of text; what a viewer sees of it, if one is named. */
const lineOf = async ({ loaded, state }: Moment, view: View | undefined): Promise<Result> => {
  const { formatPosition, formatView } = await import('../notation/index')
  const line = view === undefined ? formatPosition(loaded.game, state) : formatView(loaded.game, view)
  return E.isLeft(line) ? failed(line.left.problem) : answer([line.right], { line: line.right })
}

const run = async (call: Call): Promise<Result> => {
  const path = onePath(call)
  if (E.isLeft(path)) return path
  const moment = await readMoment(call, path.right)
  if (E.isLeft(moment)) return moment
  const viewer = viewerOf(call, moment.right)
  if (E.isLeft(viewer)) return viewer
  const { loaded, state } = moment.right
  const view = loaded.game.view(state, viewer.right)
  if (call.values['line'] === true)
    return lineOf(moment.right, textOf(call.values, 'viewer') === undefined ? undefined : view)
  const file = textOf(call.values, 'svg')
  if (file !== undefined) return picture(view, file)
  const asked = loaded.game.actors(state).map(seatName).join(', ')
  const next = asked === '' ? 'The game is over.' : `To decide: ${asked}.`
  const text = [
    ...loaded.board(view),
    `Seen by ${seatName(viewer.right)}. ${next}`,
    ...outcomeText(loaded.game, state),
  ]
  return answer(text, view)
}

/** The board. */
export const show: Command = {
  usage: 'show [file|-]',
  says: [
    'Shows the board at a moment as one viewer may see it: in words, or with --svg as a picture. The file',
    'holds a state, a position or a record; with - it is read from standard input. In its place may stand a',
    'position in words, or the name of a game for its beginning. In JSON it is the view.',
  ],
  options: {
    ...MOMENT_OPTIONS,
    viewer: {
      type: 'string',
      value: 'seat',
      says: 'a seat, or spectator; the seat that must decide if not given',
    },
    line: {
      type: 'boolean',
      says: 'the position in one line of text: as --viewer sees it, or hands and all if none is named',
    },
    svg: { type: 'string', value: 'file', says: 'write a picture into this file; - is standard output' },
  },
  examples: [
    'show game.json',
    'show confrontation',
    'show --at 40 --viewer spectator game.txt',
    'show --svg board.svg game.json',
    'show --line game.json',
    'show --line --viewer shadow game.json',
  ],
  run,
}
