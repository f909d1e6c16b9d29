/**
 * The server on the streams of a process: lines come in on one, answers go out on the other. A line is
 * answered when the answers before it have been taken: a thousand short questions have long answers.
 */
import type { Readable, Writable } from 'node:stream'
import { makeLineCutter, makeServer, type ServerOptions } from '../protocol/index'
import { now } from './clock'
import { LEARNER } from './learner'
import { ORACLE } from './oracle'

/** Answers are handed on together until they have so many characters. */
const AT_ONCE = 2 ** 16

/** Serves until the input ends. Reading waits while the output cannot keep up. */
export const serve = (input: Readable, output: Writable, options: ServerOptions = {}): void => {
  const server = makeServer({ learner: LEARNER, oracle: ORACLE, now, ...options })
  const cutter = makeLineCutter(server.longestLine)
  /** Lines that wait, the next one last. */
  let waiting: Array<string> = []
  let isFull = false
  /** Answers what waits, as long as the answers are taken. */
  const goOn = (): void => {
    while (waiting.length > 0 && !isFull) {
      let answers = ''
      while (waiting.length > 0 && answers.length < AT_ONCE) {
        const answer = server.answer(waiting.pop() ?? '')
        if (answer !== undefined) answers += `${answer}\n`
      }
      if (answers !== '') isFull = !output.write(answers)
    }
    if (isFull) input.pause()
    else input.resume()
  }
  const take = (lines: ReadonlyArray<string>): void => {
    waiting = [...lines].reverse().concat(waiting)
    goOn()
  }
  input.setEncoding('utf8')
  input.on('data', (piece: string) => take(cutter.push(piece)))
  input.on('end', () => take(cutter.end()))
  output.on('drain', () => {
    isFull = false
    goOn()
  })
  // A reader that goes away ends the service; it is no accident of ours.
  output.on('error', () => input.destroy())
}
