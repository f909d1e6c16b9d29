/**
 * The server on the streams of a process: lines come in on one, answers go out on the other.
 */
import type { Readable, Writable } from 'node:stream'
import { makeLineCutter, makeServer, type ServerOptions } from '../protocol/index'
import { LEARNER } from './learner'
import { ORACLE } from './oracle'

/** Serves until the input ends. Reading waits while the output cannot keep up. */
export const serve = (input: Readable, output: Writable, options: ServerOptions = {}): void => {
  const server = makeServer({ learner: LEARNER, oracle: ORACLE, ...options })
  const cutter = makeLineCutter(server.longestLine)
  const answer = (lines: ReadonlyArray<string>): void => {
    const answers = lines.flatMap((line) => server.answer(line) ?? [])
    if (answers.length === 0) return
    if (output.write(`${answers.join('\n')}\n`)) return
    input.pause()
    output.once('drain', () => input.resume())
  }
  input.setEncoding('utf8')
  input.on('data', (piece: string) => answer(cutter.push(piece)))
  input.on('end', () => answer(cutter.end()))
  // A reader that goes away ends the service; it is no accident of ours.
  output.on('error', () => input.destroy())
}
