/**
 * A rule that has facts is one that can refuse something. Here each of them is looked for in the code: a
 * general rule may not stand in the place of the one that applies.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULEBOOK } from '../../../src/war-of-the-ring/rulebook'

/**
 * They say what happens by itself and leave nothing to try: who goes with an Army goes as it does, Frodo and
 * Sam are no pieces that could be sent away, and the Hobbits come back without being asked.
 */
const NOTHING_TO_REFUSE = ['characters.withArmy', 'character.takeThemAlive', 'fellowship.ringBearers']

const code = (room: string): string => {
  const folder = fileURLToPath(new URL(`../../../src/war-of-the-ring/${room}`, import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
const CODE = ['model', 'query', 'rules', 'rulesets', 'cards'].map(code).join('\n')
const WITH_FACTS = Object.entries(RULEBOOK).flatMap(([id, { facts }]) => (facts.length > 0 ? [id] : []))

describe('rules with facts', () => {
  it('are all named by the code, but for those that have nothing to refuse', () => {
    expect(WITH_FACTS.length).toBeGreaterThan(100)
    expect(WITH_FACTS.filter((id) => !CODE.includes(`'${id}'`)).sort()).toEqual([...NOTHING_TO_REFUSE].sort())
  })
})
