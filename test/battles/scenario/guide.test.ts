/** The guide tells every verb with all its arguments, every condition, every standing change, every block. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MOMENTS, SCENARIO_SCHEMA } from '../../../src/battles'
import { condition, CONDITION_SCHEMA, mod, VERBS } from '../../../src/battles/model/effectReaders'

const guide = readFileSync(new URL('../../../docs/writing-a-scenario.md', import.meta.url), 'utf8')

interface Form {
  readonly properties?: Readonly<Record<string, Form>>
  readonly required?: ReadonlyArray<string>
  readonly anyOf?: ReadonlyArray<Form>
  readonly enum?: ReadonlyArray<unknown>
}

/** The cells of the row that begins with a word. */
const rowOf = (word: string): ReadonlyArray<string> => {
  const line = guide.split('\n').find((one) => one.startsWith(`| \`${word}\` |`))
  if (line === undefined) throw new Error(`the guide has no row of ${word}`)
  return line.split('|').map((cell) => cell.trim())
}

/** The arguments as the guide writes them: a question mark after one that may be left out. */
const argumentsOf = ({ properties = {}, required = [] }: Form, ...not: ReadonlyArray<string>): string =>
  Object.keys(properties)
    .filter((name) => !not.includes(name))
    .map((name) => `\`${name}\`${required.includes(name) ? '' : '?'}`)
    .join(', ')

describe('the guide tells', () => {
  test.each(Object.entries(VERBS))('the verb %s with its arguments', (verb, { form }) =>
    expect(rowOf(verb)[2]).toBe(argumentsOf(form as Form, 'do', 'optional', 'chooser')),
  )

  test('every standing change with its arguments', () => {
    for (const form of (mod.form as Form).anyOf ?? []) {
      const [name] = form.properties?.['mod']?.enum ?? []
      expect(rowOf(String(name))[2]).toBe(argumentsOf(form, 'mod'))
    }
  })

  test('every condition', () => {
    expect(condition.form).toEqual({ $ref: '#/$defs/condition' })
    for (const form of (CONDITION_SCHEMA as Form).anyOf ?? [])
      for (const name of Object.keys(form.properties ?? {})) expect(guide).toMatch(new RegExp(`\`${name}\\b`))
  })

  test('every moment and every block', () => {
    for (const name of [...MOMENTS, ...Object.keys((SCENARIO_SCHEMA as Form).properties ?? {})])
      expect(guide).toMatch(new RegExp(`[\`"]${name}[\`"[.]`))
  })
})
