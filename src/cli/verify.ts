/**
 * The command `verify`: whether a recorded game is legal from the first action to the last, and whether
 * every hash in it is the hash of the state reached.
 */
import * as E from 'fp-ts/lib/Either.js'
import { answer, WANTED_EDITION, type Call, type Command, type Result } from './command'
import { onePath, readRecord } from './material'
import { mismatchOf } from './mismatch'
import { paintOf } from './paint'
import { counted, outcomeText } from './words'

const run = async (call: Call): Promise<Result> => {
  const path = onePath(call)
  if (E.isLeft(path)) return path
  const material = await readRecord(call, path.right)
  if (E.isLeft(material)) return material
  const { loaded, record, lastHash } = material.right
  const { game } = loaded
  const paint = paintOf(call.io)
  const wrong = (action: number, problem: string): Result =>
    answer([`${paint.bad('Wrong')}: action ${action}: ${problem}`], { ok: false, action, problem }, false)
  const replayed = game.replay(record)
  if (E.isLeft(replayed)) {
    const { text, action, problem, rules } = mismatchOf(loaded, record, replayed.left, paint)
    const [first = '', ...more] = text
    return answer([`${paint.bad('Wrong')}: ${first}`, ...more], { ok: false, action, problem, rules }, false)
  }
  const { states } = replayed.right
  const last = states[states.length - 1]
  const reached = last === undefined ? '' : game.hash(last)
  if (lastHash !== undefined && lastHash !== reached)
    return wrong(states.length - 1, `the hash should be ${lastHash} and is ${reached}`)
  const hashes = record.hashes?.length ?? (lastHash === undefined ? 0 : 1)
  const checked =
    hashes === 0
      ? 'there was no hash to compare'
      : `${counted(hashes, 'hash').replace(/hashs$/, 'hashes')} as recorded`
  return answer(
    [
      `${paint.good('In order')}: ${counted(states.length - 1, 'legal action')}, ${checked}.`,
      ...(last === undefined ? [] : outcomeText(game, last)),
    ],
    { ok: true, actions: states.length - 1, hashes, hash: reached, outcome: last?.outcome ?? null },
  )
}

/** Whether a record is in order. */
export const verify: Command = {
  usage: 'verify [file|-]',
  says: [
    'Checks a recorded game: every action must be legal, and every hash in the record must be that of the',
    'state reached; in a text the line "# hash ..." is that of the last state. Exit code 1 and the first',
    'mismatch if not.',
  ],
  options: { edition: WANTED_EDITION },
  examples: ['verify game.json', 'verify game.txt --json'],
  run,
}
