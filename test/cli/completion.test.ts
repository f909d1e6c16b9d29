/** Completion for shells and the manual page, made of the same texts as the help. */
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../src/cli/commands'
import { within } from './program'

/** What bash offers for words of which the last is being typed. */
const offered = async (...words: readonly string[]): Promise<readonly string[]> => {
  const { out } = await within(['completion', 'bash'])
  const typed = words.map((word) => `'${word}'`).join(' ')
  const script = [
    out,
    `COMP_WORDS=(${typed}) COMP_CWORD=${words.length - 1}`,
    '_middle_earth_rules',
    `printf '%s\\n' "\${COMPREPLY[@]}"`,
  ].join('\n')
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n')
}

describe('bash completes', { timeout: 60_000 }, () => {
  const PROGRAM = 'middle-earth-rules'

  it('commands', async () => {
    expect(await offered(PROGRAM, 'pla')).toEqual(['play', 'playground'])
    expect(await offered(PROGRAM, '')).toEqual([...Object.keys(COMMANDS), '--help', '--version'])
  })

  it('games and options of a command, and what options take', async () => {
    expect(await offered(PROGRAM, 'play', 'war')).toEqual(['war-of-the-ring'])
    expect(await offered(PROGRAM, 'odds', '--ba')).toEqual(['--battle'])
    expect(await offered(PROGRAM, 'rules', '--edition', '')).toEqual(['collectors', 'second'])
  })
})

describe('completion', { timeout: 60_000 }, () => {
  it.each(['zsh', 'fish'])('of %s names every command', async (shell) => {
    const { code, out } = await within(['completion', shell])
    expect(code).toBe(0)
    for (const [name, { summary }] of Object.entries(COMMANDS)) {
      expect(out).toContain(name)
      expect(out).toContain(/^[^:']+/.exec(summary)?.[0])
    }
  })

  it.each(['bash', 'zsh'])('of %s is a script whose quotes are closed', async (shell) => {
    const { out } = await within(['completion', shell])
    expect(execFileSync('bash', ['-n'], { input: out, encoding: 'utf8' })).toBe('')
  })

  it('of fish is lines whose quotes are closed', async () => {
    const { out } = await within(['completion', 'fish'])
    const open = out.split('\n').filter((line) => (line.replace(/\\./g, '').split("'").length - 1) % 2 === 1)
    expect(open).toEqual([])
  })

  it('knows three shells', async () => {
    expect(await within(['completion', 'tcsh'])).toMatchObject({ code: 2 })
    expect((await within(['completion'])).err).toMatch(/wants a shell: bash, zsh or fish/)
  })
})

describe('the manual page', { timeout: 60_000 }, () => {
  it('has every command with its options and examples, and no line that the formatter obeys', async () => {
    const { code, out } = await within(['man'])
    expect(code).toBe(0)
    for (const { load } of Object.values(COMMANDS)) {
      const { usage, options } = await load()
      expect(out).toContain(`.SS ${usage.replaceAll('-', '\\-')}`)
      for (const name of Object.keys(options)) expect(out).toContain(`\\-\\-${name.replaceAll('-', '\\-')}`)
    }
    const macros = out.split('\n').flatMap((line) => /^[.'](\S*)/.exec(line)?.[1] ?? [])
    expect(new Set(macros)).toEqual(new Set(['TH', 'SH', 'SS', 'TP', 'B', 'I', 'PP']))
  })
})
