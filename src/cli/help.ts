/**
 * The help of the program and of each command.
 */
import type { Command, OptionSpec } from './command'

/** A command as the list of all names it. */
export interface Listed {
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** The options that every command has. */
export const COMMON: Readonly<Record<string, OptionSpec>> = {
  json: { type: 'boolean', says: 'answer in JSON' },
  help: { type: 'boolean', short: 'h', says: 'explain the command' },
}

const inTwoColumns = (rows: ReadonlyArray<readonly [string, string]>): ReadonlyArray<string> => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** The help of the program. */
export const programHelp = (commands: Readonly<Record<string, Listed>>): string =>
  [
    'middle-earth-rules <command> [...]',
    '',
    'The rules of the Middle-earth board games: play, ask, check.',
    '',
    'Commands',
    ...inTwoColumns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    '',
    'Every command explains itself with --help and answers in JSON with --json; --version tells the version.',
    'Exit codes: 0 all is well, 1 something is illegal or went wrong, 2 the command was not understood.',
    '',
  ].join('\n')

/** An option as it is written. */
export const written = (name: string, { short, value }: OptionSpec): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`

/** The help of a command. */
export const commandHelp = ({ usage, says, options, examples }: Command): string =>
  [
    `middle-earth-rules ${usage}`,
    '',
    ...says,
    '',
    'Options',
    ...inTwoColumns(
      Object.entries({ ...options, ...COMMON }).map(([name, option]) => [written(name, option), option.says]),
    ),
    '',
    'Examples',
    ...examples.map((example) => `  middle-earth-rules ${example}`),
    '',
  ].join('\n')
