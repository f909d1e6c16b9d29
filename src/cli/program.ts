/**
 * Runs a command: finds it by its name, reads its options, prints its answer as text or as JSON, and says
 * how it went by an exit code: 0 if all is well, 1 if something is illegal or went wrong, 2 if it was not
 * understood.
 */
import * as E from 'fp-ts/lib/Either.js'
import { parseArgs } from 'node:util'
import { didYouMean } from '../kernel/index'
import { misused, type Call, type Command, type Failure, type Io, type Result } from './command'
import { COMMANDS } from './commands'
import { withElements } from './elements'
import { COMMON, commandHelp, programHelp } from './help'
import { shown } from './paint'
import { VERSION } from './version'

const parseConfig = (options: Command['options']) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type, short }]) => [
      name,
      short === undefined ? { type } : { type, short },
    ]),
  )

/** An option as it was typed. */
interface Typed {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

/** What is wrong with an option as it was typed, if anything is. */
const optionFault = (options: Command['options'], typed: Typed): string | undefined => {
  const { name, rawName, value, inlineValue } = typed
  const spec = Object.hasOwn(options, name) ? options[name] : undefined
  if (spec === undefined) {
    const known = Object.keys(options).map((one) => `--${one}`)
    return `there is no option ${rawName}${rawName === `--${name}` ? didYouMean(known, rawName) : ''}`
  }
  if (spec.type === 'boolean') return value === undefined ? undefined : `${rawName} takes no value`
  // What begins with a dash is the next option, unless it is joined to this one.
  const isNext = inlineValue !== true && value !== undefined && /^-./.test(value)
  return value === undefined || isNext
    ? `${rawName} wants a value: --${name} <${spec.value ?? 'value'}>`
    : undefined
}

const readArgs = (command: Command, args: ReadonlyArray<string>, io: Io): Result<Call> => {
  const specs = { ...command.options, ...COMMON }
  const parsed = parseArgs({
    args: [...args],
    options: parseConfig(specs),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const [fault] = parsed.tokens.flatMap(
    (token) => (token.kind === 'option' ? optionFault(specs, token) : undefined) ?? [],
  )
  if (fault !== undefined) return misused(fault)
  return E.right({ words: parsed.positionals, values: parsed.values as Call['values'], io })
}

/** A problem, and whom to ask for more: behind a question as a sentence of its own. */
const orTry = (problem: string, help: string): string =>
  problem.endsWith('?') ? `${problem} Try ${help}.` : `${problem}; try ${help}`

/** Says what went wrong; in JSON on the output, so that a program finds it where it looks. */
const complain = ({ _tag, problem }: Failure, json: boolean, io: Io): number => {
  const kind = _tag === 'Usage' ? 'usage' : 'failed'
  if (json) io.out(`${JSON.stringify({ error: { kind, problem } })}\n`)
  else io.err(`middle-earth-rules: ${problem}\n`)
  return _tag === 'Usage' ? 2 : 1
}

const run = async (command: Command, call: Call): Promise<Result> => {
  try {
    return await command.run(call)
  } catch (error) {
    return E.left({ _tag: 'Failed', problem: error instanceof Error ? error.message : String(error) })
  }
}

const runCommand = async (name: string, args: ReadonlyArray<string>, io: Io): Promise<number> => {
  const json = args.includes('--json')
  const listed = COMMANDS[name]
  if (listed === undefined || !Object.hasOwn(COMMANDS, name)) {
    const near = name.startsWith('-') ? '' : didYouMean(Object.keys(COMMANDS), name)
    const problem = orTry(`there is no command "${name}"${near}`, '--help')
    return complain({ _tag: 'Usage', problem }, json, io)
  }
  const command = await listed.load()
  const call = readArgs(command, args, io)
  if (E.isLeft(call))
    return complain({ ...call.left, problem: orTry(call.left.problem, `${name} --help`) }, json, io)
  if (call.right.values['help'] === true) {
    io.out(commandHelp(command))
    return 0
  }
  const values = await withElements(call.right.values)
  if (E.isLeft(values))
    return complain({ ...values.left, problem: orTry(values.left.problem, `${name} --help`) }, json, io)
  const result = await run(command, { ...call.right, values: values.right })
  if (E.isLeft(result)) return complain(result.left, json, io)
  const { ok, text, json: data } = result.right
  if (json && data !== undefined) io.out(`${JSON.stringify(data)}\n`)
  else if (!json && text.length > 0) io.out(`${text.join('\n')}\n`)
  return ok ? 0 : 1
}

/** Runs the program with its arguments; the exit code. What it prints goes through `shown`. */
export const runProgram = (args: ReadonlyArray<string>, io: Io): Promise<number> =>
  runShown(args, { ...io, out: (text) => io.out(shown(text)), err: (text) => io.err(shown(text)) })

const runShown = async (args: ReadonlyArray<string>, io: Io): Promise<number> => {
  const [first, ...rest] = args
  if (first === undefined) {
    io.err(programHelp(COMMANDS))
    return 2
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    const [named] = rest
    if (first === 'help' && named !== undefined) return runCommand(named, ['--help'], io)
    io.out(programHelp(COMMANDS))
    return 0
  }
  if (first === '--version' || first === '-v' || first === 'version') {
    io.out(rest.includes('--json') ? `${JSON.stringify({ version: VERSION })}\n` : `${VERSION}\n`)
    return 0
  }
  return runCommand(first, rest, io)
}
