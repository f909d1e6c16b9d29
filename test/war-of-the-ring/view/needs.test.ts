/** What cards ask for, in words: every requirement of every card, as a part of a sentence. */
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type PositionSpec } from '../../../src/war-of-the-ring'
import type { CombatCondition } from '../../../src/war-of-the-ring/model/combat'
import type { Condition } from '../../../src/war-of-the-ring/model/conditions'
import { unmetCondition } from '../../../src/war-of-the-ring/query/cardNeeds'
import { unmetInBattle } from '../../../src/war-of-the-ring/query/combatCards'
import { holds } from '../../../src/war-of-the-ring/query/conditions'
import { overlaid } from '../../../src/war-of-the-ring/rulesets/rulesets'
import { machineOfWhole } from '../../../src/war-of-the-ring/rulesets/rules'
import { variantOf } from '../../../src/war-of-the-ring/rulesets/variant'
import { holding, play } from '../cards/fellowshipScenes'
import { table } from '../support/play'

const GAMES: ReadonlyArray<readonly [string, NonNullable<PositionSpec['config']>]> = [
  ["the Collector's Edition", {}],
  ['the second edition', { edition: 'second' }],
  ['Twilight of the Third Age', { twilight: true }],
]

/** Words of the data, which no person says; and words that want another one after them. */
const NO_SENTENCE =
  /[a-zé][A-Z]|free-peoples|\d\d\b|undefined|\b(?:of|in|with|at|by|or)$|\b(?:of|in|with|at|by) (?:$|\(|or\b)/

const PARTS: ReadonlySet<string> = new Set(['all', 'any', 'not'])

/** The single conditions of a requirement. */
const single = <C extends { readonly kind: string }>(condition: C): ReadonlyArray<C> => {
  if (!PARTS.has(condition.kind) || !('of' in condition)) return [condition]
  const { of } = condition as { readonly of: C | ReadonlyArray<C> }
  return (Array.isArray(of) ? of : [of]).flatMap(single)
}

describe.each(GAMES)('in %s', (_, config) => {
  const { rules } = machineOfWhole(overlaid(variantOf(config)))
  const state = table({ config })

  it('every requirement of a card is a part of a sentence', () => {
    const wanted = rules.cards.flatMap((text) => (text?.playIf === undefined ? [] : single(text.playIf)))
    expect(wanted.length).toBeGreaterThan(20)
    for (const condition of wanted)
      expect(unmetCondition({ rules, table: state.table }, condition)).not.toMatch(NO_SENTENCE)
  })

  it('what must not be so is denied', () => {
    const not: Condition = { kind: 'not', of: { kind: 'ringBearersInSettlement' } }
    expect(holds(rules, state.table, not)).toBe(false)
    expect(unmetCondition({ rules, table: state.table }, not)).toBe(
      'the Fellowship not in a region with a Settlement of a Free Peoples Nation (it is in Rivendell)',
    )
  })

  it('so is every requirement of a Combat card', () => {
    const texts = Object.values(rules.combat).flatMap((text) =>
      text?.playIf === undefined ? [] : single<CombatCondition>(text.playIf),
    )
    expect(texts.length).toBeGreaterThan(5)
    for (const condition of texts)
      expect(unmetInBattle(rules, condition, () => false, 0)).not.toMatch(NO_SENTENCE)
  })
})

describe('a card that is refused', () => {
  it('names the part of its requirement that fails, and how it is', () => {
    const [why] = warOfTheRing.whyNot(holding('sh-strat-11'), play('sh-strat-11'))
    expect(why?.facts['wants']).toMatch(/^Isengard at war \(Isengard: \d steps? from war\)$/)
  })
})
