/**
 * Filling: what a view hides is drawn at random, so that it fits everything the viewer knows.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { Json } from '../../kernel/hash'
import { objectOf, type Obj } from '../../kernel/json'
import type { Random } from '../../kernel/random'
import type { Here } from '../model/bundle'
import { tableCodec } from '../model/codecs'
import type { Config } from '../model/config'
import { NONE } from '../model/frames'
import { SIDES, type Side } from '../model/sides'
import type { Scenario } from '../model/tables'
import { combatCards, rerollsFor, tokensFor } from '../query/secretChoices'
import { SECRET_FRAMES, type Back } from './mask'

const shuffled = <A>(list: ReadonlyArray<A>, random: Random): ReadonlyArray<A> => {
  const mixed = list.slice()
  for (let last = mixed.length - 1; last > 0; last--) {
    const place = random(last + 1)
    const [one, other] = [mixed[last], mixed[place]]
    if (one !== undefined && other !== undefined) [mixed[last], mixed[place]] = [other, one]
  }
  return mixed
}

/** The places of the hidden cards of one deck, as often as the backs tell, and not more than are hidden. */
const slotsOf = (counts: Obj, deck: string, most: number): ReadonlyArray<string> =>
  Object.entries(counts).flatMap(([key, count]) => {
    const [back, place = 'deck'] = key.split(':')
    return back === deck && typeof count === 'number'
      ? Array.from({ length: Math.min(count, most) }, () => place)
      : []
  })

/** Every hidden card is dealt to one of the places that its back leaves open. */
const deal = (table: Obj, back: Back, random: Random): Obj => {
  const cards = objectOf(table['cards'])
  const counts = objectOf(table['hiddenCards'])
  const hidden = Object.keys(cards).filter((card) => cards[card] === 'hidden')
  const dealt = new Map<string, string>()
  for (const deck of new Set(hidden.map(back))) {
    const slots = shuffled(slotsOf(counts, deck, hidden.length), random)
    hidden
      .filter((card) => back(card) === deck)
      .forEach((card, place) => dealt.set(card, slots[place] ?? 'deck'))
  }
  return Object.fromEntries(Object.entries(cards).map(([card, place]) => [card, dealt.get(card) ?? place]))
}

/** The answers that a side could have given in secret. */
const answersTo = (here: Here, kind: string, side: Side): ReadonlyArray<string> => {
  if (kind === 'decide/tactics') return tokensFor(here, side)
  if (kind === 'decide/reroll') return rerollsFor(here, side)
  const fighter = here.table.battle?.sides[side]
  return fighter?.tactics === 'combat-event' && !fighter.cancelled
    ? [NONE, ...combatCards(here, side)]
    : [NONE]
}

const drawAnswers = (kind: string, vars: Obj, here: Here, random: Random): Obj => {
  const answers = SIDES.flatMap((side) => {
    if (vars[side] !== 'hidden') return []
    const options = answersTo(here, kind, side)
    return [[side, options[random(options.length)] ?? NONE]]
  })
  return { ...vars, ...Object.fromEntries(answers) }
}

/** A view's hidden parts filled in, by the scenario of its config. */
export const fill = (json: Json, config: Config, scenario: Scenario, random: Random): Json => {
  const masked = objectOf(json)
  const back: Back = (card) => scenario.cards[card]?.deck ?? 'generic'
  const { hiddenCards: _, ...rest } = objectOf(masked['table'])
  const known = rest['known'] === 'hidden' ? { free: [], shadow: [] } : (rest['known'] ?? null)
  const table: Obj = { ...rest, cards: deal(objectOf(masked['table']), back, random), known }
  const read = decodeWith(tableCodec(scenario), table)
  const stack = Array.isArray(masked['stack']) ? masked['stack'] : []
  const word = (): number => random(2 ** 32)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    stack: stack.map((frame: Json) => {
      const { kind, at, vars } = objectOf(frame)
      if (!SECRET_FRAMES.has(String(kind)) || E.isLeft(read))
        return { kind: kind ?? null, at: at ?? null, vars: vars ?? null }
      const here: Here = { rules: { scenario }, config, table: read.right, vars: undefined }
      return {
        kind: kind ?? null,
        at: at ?? null,
        vars: drawAnswers(String(kind), objectOf(vars), here, random),
      }
    }),
    table,
  }
}
