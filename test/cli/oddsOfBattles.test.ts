/** `odds` in Battles: the first round of an attack, and the battle fought out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { BATTLES_POSITION } from './games'
import { within, withinJson } from './program'

const folder = mkdtempSync(join(tmpdir(), 'odds-'))
const file = join(folder, 'battles.json')
writeFileSync(file, JSON.stringify(BATTLES_POSITION))
afterAll(() => rmSync(folder, { recursive: true }))

const [HILLS, COOMB] = ['Westmark Hills', 'Deeping Coomb']
const ask = (side: string) => ['odds', '--game', 'battles', '--attack', `${side},${HILLS},${COOMB}`, file]

it('tells hits of both sides and what they leave', { timeout: 60_000 }, async () => {
  const { code, out } = await within(ask('shadow'))
  expect(code).toBe(0)
  expect(out).toMatch(/\(7\/27\) {2}hits 2: leaves Units 1, Damage 1/)
  expect((await withinJson(ask('shadow'))).data).toMatchObject({
    round: null,
    attack: { attacker: { dice: 2, target: 5, rerolls: 1 }, defender: { dice: 2, rerolls: 0 } },
  })
})

it('tells how the battle ends if it is fought out', { timeout: 60_000 }, async () => {
  const { out } = await within(ask('shadow'))
  const percents = [...out.matchAll(/([\d.]+) % {2}(?:the attacker|the defender|nobody) is left/g)]
  expect(percents).toHaveLength(3)
  expect(percents.reduce((sum, [, percent]) => sum + Number(percent), 0)).toBeCloseTo(100, 1)
})

it('refuses an attack that cannot be', { timeout: 60_000 }, async () => {
  expect((await within(ask('free'))).err).toMatch(
    /cannot attack .*: no Army of .* is in .* \[battle\.begins\]$/m,
  )
  const attack = (plan: string) => within(['odds', 'battles', '--attack', plan])
  expect((await attack('shadow,west-nan-curunir,fords-of-isen')).err).toMatch(
    /cannot attack Fords of Isen from West Nan Curunír: the two are not adjacent \[battle\.begins\]$/m,
  )
  expect((await attack('shadow,orthanc,west-nan-curunir')).err).toMatch(/: no enemy Army is in West Nan/)
})
