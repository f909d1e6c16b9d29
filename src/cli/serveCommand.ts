/**
 * The command `serve`: the server of src/protocol on standard input and output.
 */
import process from 'node:process'
import { answer, misused, type Call, type Command, type Result } from './command'
import { serve } from './serve'

const run = async ({ words, io }: Call): Promise<Result> => {
  if (words.length > 0) return misused(`serve takes no words, but was given "${words.join(' ')}"`)
  const ended = new Promise<void>((resolve) => io.input.once('close', resolve).once('end', resolve))
  serve(io.input, process.stdout)
  await ended
  return answer([], undefined)
}

/** The engine behind a pipe. */
export const serveCommand: Command = {
  usage: 'serve',
  says: [
    'Answers JSON-RPC 2.0 on standard input and output, one message a line, until the input ends. For',
    'programs in other languages; docs/protocol.md in the repository describes every method.',
  ],
  options: {},
  examples: ['serve < requests.jsonl', 'serve'],
  run,
}
