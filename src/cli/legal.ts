/**
 * The command `legal`: every legal action at a moment.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { choiceLines, numbered } from './choices'
import { answer, misused, MOMENT_OPTIONS, textOf, type Call, type Command, type Result } from './command'
import { onePath, readMoment } from './material'
import { paintOf } from './paint'
import { outcomeText, seatName } from './words'

const run = async (call: Call): Promise<Result> => {
  const path = onePath(call)
  if (E.isLeft(path)) return path
  const moment = await readMoment(call, path.right)
  if (E.isLeft(moment)) return moment
  const { loaded, state } = moment.right
  const { game } = loaded
  const seat = textOf(call.values, 'seat')
  const seats = game.seatsOf(state.config)
  if (seat !== undefined && seat !== 'nature' && !seats.includes(seat))
    return misused(`there is no seat "${seat}"; the seats are ${seats.join(', ')}`)
  const actors = game.actors(state).filter((actor) => seat === undefined || actor === seat)
  const paint = paintOf(call.io)
  const text = actors.flatMap((actor) => {
    const prompt = game.prompt(state, actor)
    if (O.isNone(prompt)) return []
    const head = `${paint.strong(seatName(actor))}: ${prompt.value.sentence}`
    return [head, ...choiceLines(numbered(prompt.value.choices, loaded), loaded, paint, call.io.columns)]
  })
  const asked = game.actors(state).map(seatName)
  const others = asked.length === 0 ? '' : ` now: ${asked.join(' and ')} ${asked.length > 1 ? 'are' : 'is'}`
  const nobody =
    seat === undefined ? ['Nobody is asked anything.'] : [`${seatName(seat)} is not asked anything${others}.`]
  const json = { actors: game.actors(state), actions: game.legalActions(state, seat), outcome: state.outcome }
  return answer(text.length > 0 ? text : [...nobody, ...outcomeText(game, state)], json)
}

/** What may be done now. */
export const legal: Command = {
  usage: 'legal [file|-]',
  says: [
    'Lists every legal action at a moment, by kind, and who may take it. The file holds a state, a',
    'position or a record; with - it is read from standard input. In its place may stand a position in',
    'words, or the name of a game for its beginning.',
  ],
  options: {
    ...MOMENT_OPTIONS,
    seat: { type: 'string', value: 'seat', says: 'only what this seat may do' },
  },
  examples: [
    'legal game.json',
    "legal 'shadow dice: army, muster; shadow to act'",
    'legal --game war-of-the-ring --seat shadow position.json',
    'legal --at 0 --json game.txt',
  ],
  run,
}
