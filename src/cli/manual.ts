/**
 * The command `man`: the manual page of the program, made of the same texts as the help.
 */
import { answer, misused, type Command, type OptionSpec } from './command'
import { COMMON, written, type Listed } from './help'
import { VERSION } from './version'

/** Text as the formatter prints it: no line of it is a command. */
const roff = (text: string): string =>
  text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/gm, '\\&$&')

const option = ([name, spec]: readonly [string, OptionSpec]): ReadonlyArray<string> => [
  '.TP',
  `.B ${roff(written(name, spec))}`,
  roff(spec.says),
]

const section = ({ usage, says, options, examples }: Command): ReadonlyArray<string> => [
  `.SS ${roff(usage)}`,
  ...says.map(roff),
  ...Object.entries(options).flatMap(option),
  ...examples.flatMap((example) => ['.PP', `.I ${roff(`middle-earth-rules ${example}`)}`]),
]

/** The manual page. */
export const manualOf = async (
  commands: Readonly<Record<string, Listed>>,
): Promise<ReadonlyArray<string>> => {
  const loaded: Array<Command> = []
  for (const { load } of Object.values(commands)) loaded.push(await load())
  return [
    `.TH MIDDLE\\-EARTH\\-RULES 1 "" "middle\\-earth\\-rules ${VERSION}" "User Commands"`,
    '.SH NAME',
    'middle\\-earth\\-rules \\- rules of the Middle\\-earth board games: play, ask, check',
    '.SH SYNOPSIS',
    '.B middle\\-earth\\-rules',
    '.I command',
    '[...]',
    '.SH COMMANDS',
    ...loaded.flatMap(section),
    '.SH OPTIONS OF ALL COMMANDS',
    ...Object.entries(COMMON).flatMap(option),
    '.SH EXIT STATUS',
    '.TP',
    '.B 0',
    'all is well',
    '.TP',
    '.B 1',
    'something is illegal, wrong or not found',
    '.TP',
    '.B 2',
    'the command was not understood',
  ]
}

/** The command. */
export const manualCommand = (made: () => Promise<ReadonlyArray<string>>): Command => ({
  usage: 'man',
  says: [
    'Prints the manual page of this program. Where the package is installed for everybody (npm install -g),',
    'man middle-earth-rules shows it, too.',
  ],
  options: {},
  examples: ['man > middle-earth-rules.1', 'man --json'],
  run: async ({ words }) => {
    if (words.length > 0) return misused(`man takes no words, but was given "${words.join(' ')}"`)
    const text = await made()
    return answer(text, { page: `${text.join('\n')}\n` })
  },
})
