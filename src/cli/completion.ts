/**
 * The command `completion`: what a shell needs to complete commands and options, made of the same list and
 * the same options as the help.
 */
import { answer, misused, type Command, type OptionSpec, type Result } from './command'
import { COMMON, type Listed } from './help'
import { GAME_NAMES } from './games'

/** A command as a shell completes it. */
export interface Completed {
  readonly name: string
  readonly summary: string
  readonly options: Readonly<Record<string, OptionSpec>>
}

/** All commands with their options. */
export const completedOf = async (
  commands: Readonly<Record<string, Listed>>,
): Promise<ReadonlyArray<Completed>> => {
  const loaded: Array<Completed> = []
  for (const [name, { summary, load }] of Object.entries(commands))
    loaded.push({ name, summary, options: { ...(await load()).options, ...COMMON } })
  return loaded
}

const PROGRAM = 'middle-earth-rules'

/** Values of options that are few. */
const VALUES: Readonly<Record<string, ReadonlyArray<string>>> = {
  game: GAME_NAMES,
  edition: ['collectors', 'second'],
}

/** What stands behind a command, beside files: the name of a game. */
const WORDS = GAME_NAMES.join(' ')

const flags = ({ options }: Completed): string =>
  Object.keys(options)
    .map((name) => `--${name}`)
    .join(' ')

const bash = (commands: ReadonlyArray<Completed>): ReadonlyArray<string> => [
  `# middle-earth-rules completion bash > ~/.local/share/bash-completion/completions/${PROGRAM}`,
  '_middle_earth_rules() {',
  '  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=""',
  '  case "$before" in',
  ...Object.entries(VALUES).map(
    ([name, values]) =>
      `    --${name}) COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")); return ;;`,
  ),
  '  esac',
  '  if [ "$COMP_CWORD" -eq 1 ]; then',
  `    words="${commands.map(({ name }) => name).join(' ')} --help --version"`,
  '  else',
  '    case "${COMP_WORDS[1]}" in',
  ...commands.map((one) => `      ${one.name}) words="${flags(one)}" ;;`),
  '    esac',
  `    case "$current" in -*) ;; *) words="${WORDS}" ;; esac`,
  '  fi',
  '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
  '}',
  `complete -o default -F _middle_earth_rules ${PROGRAM}`,
]

/** A text within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const zshOption = ([name, { says, value }]: readonly [string, OptionSpec]): string => {
  const told = says.replace(/[[\]\\]/g, '\\$&')
  const values = VALUES[name]
  const taken = value === undefined ? '' : `:${value.replaceAll(':', '\\:')}:`
  const list = value === undefined ? '' : values === undefined ? '_files' : `(${values.join(' ')})`
  return quoted(`--${name}[${told}]${taken}${list}`)
}

const zsh = (commands: ReadonlyArray<Completed>): ReadonlyArray<string> => [
  `#compdef ${PROGRAM}`,
  `# middle-earth-rules completion zsh > a folder of your $fpath, as _${PROGRAM}`,
  `_${PROGRAM}() {`,
  '  local -a commands',
  '  commands=(',
  ...commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`),
  '  )',
  "  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi",
  '  case $words[2] in',
  ...commands.map(
    ({ name, options }) =>
      `    ${name}) _arguments ${Object.entries(options).map(zshOption).join(' ')} ` +
      `'*:game or file:{ compadd ${WORDS}; _files }' ;;`,
  ),
  '  esac',
  '}',
  `if [ "$funcstack[1]" = _${PROGRAM} ]; then _${PROGRAM} "$@"; else compdef _${PROGRAM} ${PROGRAM}; fi`,
]

/** A text within single quotes of fish. */
const fishQuoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`

const fish = (commands: ReadonlyArray<Completed>): ReadonlyArray<string> => [
  `# middle-earth-rules completion fish > ~/.config/fish/completions/${PROGRAM}.fish`,
  ...commands.map(
    ({ name, summary }) =>
      `complete -c ${PROGRAM} -f -n __fish_use_subcommand -a ${name} -d ${fishQuoted(summary)}`,
  ),
  ...commands.flatMap(({ name, options }) => {
    const only = `complete -c ${PROGRAM} -n '__fish_seen_subcommand_from ${name}'`
    return [
      `${only} -a '${WORDS}'`,
      ...Object.entries(options).map(([option, { says, value, short }]) => {
        const values = VALUES[option]
        const taken = value === undefined ? '' : values === undefined ? ' -r' : ` -x -a '${values.join(' ')}'`
        const letter = short === undefined ? '' : ` -s ${short}`
        return `${only} -l ${option}${letter}${taken} -d ${fishQuoted(says)}`
      }),
    ]
  }),
]

const SHELLS: Readonly<Record<string, (commands: ReadonlyArray<Completed>) => ReadonlyArray<string>>> = {
  bash,
  zsh,
  fish,
}

/** The command, for all commands that there are. */
export const completionOf = (complete: () => Promise<ReadonlyArray<Completed>>): Command => ({
  usage: 'completion <bash|zsh|fish>',
  says: [
    'Prints what a shell needs to complete the commands and options of this program. The first lines of it',
    'say where it goes.',
  ],
  options: {},
  examples: ['completion bash', 'completion fish > ~/.config/fish/completions/middle-earth-rules.fish'],
  run: async ({ words }): Promise<Result> => {
    const [shell = '', more] = words
    const made = Object.hasOwn(SHELLS, shell) && more === undefined ? SHELLS[shell] : undefined
    if (made === undefined)
      return misused(`completion wants a shell: bash, zsh or fish, not "${words.join(' ')}"`)
    const text = made(await complete())
    return answer(text, { shell, script: `${text.join('\n')}\n` })
  },
})
