/**
 * The command `replay`: a recorded game, action by action; or the record again, with the hash after each
 * action.
 */
import { seatIn } from './action'
import { beginningOf } from '../kernel/index'
import * as E from 'fp-ts/lib/Either.js'
import { answer, failed, WANTED_EDITION, type Call, type Command, type Result } from './command'
import { inWordsOf } from './loaded'
import { onePath, readRecord } from './material'
import { mismatchText } from './mismatch'
import { paintOf } from './paint'
import { eventLines, answerOf, outcomeText, seatName } from './words'

const run = async (call: Call): Promise<Result> => {
  const path = onePath(call)
  if (E.isLeft(path)) return path
  const material = await readRecord(call, path.right)
  if (E.isLeft(material)) return material
  const { record } = material.right
  const { game } = material.right.loaded
  const replayed = game.replay(record)
  if (E.isLeft(replayed)) return failed(mismatchText(material.right.loaded, record, replayed.left))
  const { states, events } = replayed.right
  const last = states[states.length - 1]
  if (last === undefined) return failed('the record has no states')
  if (call.values['record'] === true) {
    const hashed = game.record(beginningOf(record), record.actions)
    if (E.isLeft(hashed)) return failed(hashed.left.problem)
    return answer([JSON.stringify(hashed.right)], hashed.right)
  }
  if (call.values['notation'] === true) {
    const notation = game.notation(record).trimEnd()
    return answer([notation, `# hash ${game.hash(last)}`], { notation })
  }
  const loaded = inWordsOf(material.right.loaded, last.config)
  const paint = paintOf(call.io)
  const told = record.actions.flatMap((action, place) => {
    const before = states[place]
    const label = before === undefined ? '' : answerOf(game, before, action)
    const seat = seatIn(action)
    const happened = call.values['events'] === true ? (events[place] ?? []) : []
    return [
      `${String(place + 1).padStart(5)}. ${paint.strong(seatName(seat))}: ${label}`,
      ...eventLines(
        happened.map((event) => ({ ...event })),
        loaded,
        paint,
      ).map((line) => `         ${line}`),
    ]
  })
  const json = { actions: record.actions.length, events, hash: game.hash(last), outcome: last.outcome }
  return answer([...told, ...outcomeText(game, last)], json)
}

/** A recorded game. */
export const replay: Command = {
  usage: 'replay [file|-]',
  says: ['Tells a recorded game, action by action. It sees everything, secrets of both sides included.'],
  options: {
    events: { type: 'boolean', says: 'tell what each action brought about, too' },
    record: { type: 'boolean', says: 'write the record as JSON instead, with the hash after every action' },
    notation: { type: 'boolean', says: 'write the record as text instead, a line for each turn' },
    edition: WANTED_EDITION,
  },
  examples: ['replay game.txt', 'replay --events game.json', 'replay --record game.txt > game.json'],
  run,
}
