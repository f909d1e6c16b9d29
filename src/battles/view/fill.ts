/**
 * Filling: what a view hides is drawn at random, so that it fits everything the viewer knows.
 */
import { objectOf, textsOf, type Obj } from '../../kernel/json'
import type { Json } from '../../kernel/hash'
import type { Random } from '../../kernel/random'
import { COMMON_TACTICS, SIDES } from '../model/sides'
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

/** The places of the hidden cards of one deck, as often as the backs tell. */
const slotsOf = (counts: Obj, deck: string): ReadonlyArray<string> =>
  Object.entries(counts).flatMap(([key, count]) => {
    const [back, place = 'deck'] = key.split(':')
    return back === deck && typeof count === 'number' ? Array.from({ length: count }, () => place) : []
  })

/** Every hidden card is dealt to one of the places that its back leaves open. */
const deal = (table: Obj, back: Back, random: Random): Obj => {
  const cards = objectOf(table['cards'])
  const counts = objectOf(table['hiddenCards'])
  const hidden = Object.keys(cards).filter((card) => cards[card] === 'hidden')
  const dealt = new Map<string, string>()
  for (const deck of new Set(hidden.map(back))) {
    const slots = shuffled(slotsOf(counts, deck), random)
    hidden
      .filter((card) => back(card) === deck)
      .forEach((card, place) => dealt.set(card, slots[place] ?? 'deck'))
  }
  return Object.fromEntries(Object.entries(cards).map(([card, place]) => [card, dealt.get(card) ?? place]))
}

/** The Tactics tokens that a side could have chosen, as far as the table tells. */
const tokensOf = (table: Obj, side: 'free' | 'shadow'): ReadonlyArray<string> => {
  const battle = objectOf(table['battle'])
  const fighter = objectOf(objectOf(battle['sides'])[side])
  const region = side === battle['attacker'] ? battle['from'] : battle['region']
  const army = objectOf(objectOf(objectOf(table['regions'])[String(region)])['army'])
  const units = objectOf(army['units'])
  const spent = textsOf(fighter['spent'])
  const barred = objectOf(fighter['barred'])
  const maneuvers = textsOf(fighter['maneuvers']).filter(
    (type) => !spent.includes(type) && units[type] !== undefined,
  )
  return [...maneuvers, ...COMMON_TACTICS].filter(
    (token) => Number(barred[token] ?? 0) < Number(battle['round'] ?? 0),
  )
}

/** The Combat cards that a side could have chosen; none is always possible. */
const cardsOf = (cards: Obj, side: 'free' | 'shadow', back: Back): ReadonlyArray<string> => [
  'none',
  ...Object.keys(cards).filter((card) => cards[card] === `${side}Hand` && back(card) === 'generic'),
]

const mayPlay = (table: Obj, side: 'free' | 'shadow'): boolean => {
  const fighter = objectOf(objectOf(objectOf(table['battle'])['sides'])[side])
  return fighter['tactics'] === 'combat-event' && fighter['cancelled'] !== true
}

interface Filled {
  readonly table: Obj
  readonly back: Back
  readonly random: Random
}

const drawAnswers = (kind: string, vars: Obj, { table, back, random }: Filled): Obj => {
  const possible = (side: 'free' | 'shadow'): ReadonlyArray<string> => {
    if (kind === 'decide/tactics') return tokensOf(table, side)
    if (kind === 'decide/combatCard' && mayPlay(table, side))
      return cardsOf(objectOf(table['cards']), side, back)
    return ['none']
  }
  const answers = SIDES.flatMap((side) => {
    if (vars[side] !== 'hidden') return []
    const options = possible(side)
    return [[side, options[random(options.length)] ?? 'none']]
  })
  return { ...vars, ...Object.fromEntries(answers) }
}

/** A view's hidden parts filled in. */
export const fill = (json: Json, back: Back, random: Random): Json => {
  const masked = objectOf(json)
  const { hiddenCards: _, ...rest } = objectOf(masked['table'])
  const known = rest['known'] === 'hidden' ? { free: [], shadow: [] } : (rest['known'] ?? null)
  const table: Obj = { ...rest, cards: deal(objectOf(masked['table']), back, random), known }
  const stack = Array.isArray(masked['stack']) ? masked['stack'] : []
  const word = (): number => random(2 ** 32)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    stack: stack.map((frame: Json) => {
      const { kind, at, vars } = objectOf(frame)
      const secret = SECRET_FRAMES.has(String(kind))
      return {
        kind: kind ?? null,
        at: at ?? null,
        vars: secret ? drawAnswers(String(kind), objectOf(vars), { table, back, random }) : (vars ?? null),
      }
    }),
    table,
  }
}
