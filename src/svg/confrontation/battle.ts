/** What the stack tells about a battle under way and about faces not chosen yet. */
import * as t from 'io-ts/lib/index.js'
import { COMBAT_CARD_IDS, REGION_IDS } from '../../confrontation'
import { oneOf } from '../read'
import type { SeenStack } from './seen'

const card = t.union([t.null, oneOf('a combat card', COMBAT_CARD_IDS)])
const chosen = t.union([card, oneOf('no card', ['hidden', 'not asked'])])
const battle = t.type({
  region: oneOf('a region', REGION_IDS),
  played: t.tuple([card, card]),
  fetched: t.tuple([card, card]),
})
const cards = t.type({ chosen: t.tuple([chosen, chosen]) })
const draft = t.type({ settled: t.tuple([t.number, t.number]) })
const place = t.type({ region: oneOf('a region', REGION_IDS) })

/** A card put down in a battle: its id, `hidden` while only its owner knows it, null without one. */
export type Laid = string | null

/** A battle as far as it is drawn; pairs are [Fellowship, Sauron]. */
export interface Battle {
  readonly region: string
  readonly laid: readonly [Laid, Laid]
}

const last = (stack: SeenStack, kind: string): unknown =>
  stack.filter((frame) => frame.kind === kind).at(-1)?.vars

/** The battle that is fought now, or the attack that will lead to one. */
export const battleOf = (stack: SeenStack): Battle | undefined => {
  const attack = last(stack, 'attack')
  const fought = last(stack, 'battle')
  if (!battle.is(fought)) return place.is(attack) ? { region: attack.region, laid: [null, null] } : undefined
  const choosing = last(stack, 'decide/cards')
  const secret = cards.is(choosing) ? choosing.chosen : [null, null]
  const of = (side: 0 | 1): Laid => {
    const known = fought.fetched[side] ?? fought.played[side] ?? secret[side] ?? null
    return known === 'not asked' ? null : known
  }
  return { region: fought.region, laid: [of(0), of(1)] }
}

/** How many tiles each side has settled in a draft; undefined when no draft is going on. */
export const settledOf = (stack: SeenStack): readonly [number, number] | undefined => {
  const vars = last(stack, 'decide/faces')
  return draft.is(vars) ? vars.settled : undefined
}
