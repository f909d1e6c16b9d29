/** docs/scenario.schema.json is the form of a scenario as the library reads it; UPDATE=1 writes it. */
import { readFileSync, writeFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import millBridge from '../../docs/scenarios/the-mill-bridge.json'
import { battles, SCENARIO_SCHEMA, THE_FORDS_AND_THE_DEEP } from '../../src/battles'
import { problemsOf } from '../protocol/validate'
import { wanted } from '../wanted'

const FILE = new URL('../../docs/scenario.schema.json', import.meta.url)
const written = `${JSON.stringify(SCENARIO_SCHEMA, null, 2)}\n`
if (process.env['UPDATE'] === '1') writeFileSync(FILE, written)

const { $defs, $schema, title, ...schema } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly $defs: object
  readonly $schema: string
  readonly title: string
}
const problems = (json: unknown) =>
  problemsOf($defs as never, schema as never, JSON.parse(JSON.stringify(json)))

const SCENARIOS = { 'our own': THE_FORDS_AND_THE_DEEP, 'of the guide': millBridge }

describe('the schema of a scenario', () => {
  it('is what the library reads', () => {
    expect(readFileSync(FILE, 'utf8'), wanted('test/docs/scenarioSchema.test.ts')).toBe(written)
    expect([$schema, title].join(' ')).toMatch(/json-schema.org.*scenario/)
  })

  it.each(Object.entries(SCENARIOS))('fits the scenario that is %s', (_, scenario) =>
    expect(problems(scenario)).toEqual([]),
  )

  it.each([
    ['a field that is missing', { ...millBridge, regions: undefined }],
    ['a field too many', { ...millBridge, weather: 'rain' }],
    ['a number that is none', { ...millBridge, leaders: 'four' }],
  ])('refuses %s, as the library does', (_, scenario) => {
    expect(problems(scenario)).not.toEqual([])
    expect(E.isLeft(battles.scenario(JSON.parse(JSON.stringify(scenario))))).toBe(true)
  })
})
