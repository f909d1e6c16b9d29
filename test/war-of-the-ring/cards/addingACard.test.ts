/**
 * What the guide to adding a card promises: a card that is not in the game, in a ruleset of its own, needs
 * one
 * entry of data and nothing else.
 */
import { expect, it } from 'vitest'
import type { EventCard } from '../../../src/war-of-the-ring/model/effects'
import { judge, legalOf } from '../../../src/kernel/ask'
import { answer, proceed } from '../../../src/kernel/runner'
import { COLLECTORS } from '../../../src/war-of-the-ring/rulesets/rulesets'
import { machineOfWhole } from '../../../src/war-of-the-ring/rulesets/rules'
import { table } from '../support/play'
import { army, told } from '../support/read'

/** Not printed by anybody: it takes the place of a real card, whose number it bears. */
const BARLIMAN: EventCard = {
  id: 'fp-char-01',
  says: 'With the North active, two of its Regulars come to Bree, and a Corruption is healed.',
  playIf: { kind: 'active', nation: 'north' },
  effect: [
    {
      kind: 'recruit',
      area: { kind: 'regions', regions: ['bree'] },
      figures: [['north-regular'], ['north-regular']],
    },
    { kind: 'corrupt', by: -1 },
  ],
}

const machine = machineOfWhole({
  ...COLLECTORS,
  texts: COLLECTORS.texts.map((text) => (text.id === BARLIMAN.id ? BARLIMAN : text)),
})
const PLAY = {
  seat: 'free-peoples',
  kind: 'playEvent',
  die: 'event',
  as: 'event',
  card: BARLIMAN.id,
} as const

const holding = (active: boolean) =>
  table({
    config: { seed: 'own', chance: 'seeded' },
    dice: { 'free-peoples': ['event'], shadow: ['army'] },
    hands: { 'free-peoples': [BARLIMAN.id] },
    politics: { north: { active } },
    fellowship: { corruption: 3 },
  })

it('is played when its requirement holds, and does what its data says', () => {
  const state = proceed(machine, holding(true)).state
  expect(legalOf(machine, state, 'free-peoples')).toContainEqual(PLAY)
  const after = answer(machine, state, PLAY).state
  expect(army(after, 'bree')).toEqual({ 'north-regular': 3 })
  expect(told(after).fellowship.corruption).toBe(2)
})

it('is refused when it does not, by the rule of requirements', () => {
  const state = proceed(machine, holding(false)).state
  expect(legalOf(machine, state, 'free-peoples')).not.toContainEqual(PLAY)
  expect(judge(machine, state, PLAY)).toMatchObject([
    { rule: 'events.requirement', facts: { card: BARLIMAN.id } },
  ])
})
