/**
 * Filling: what a view hides. First with anything of the right form, then dealt at random on the table, so
 * that it fits everything the viewer knows.
 */
import type { Dealt, Seen } from '../../kernel/game'
import type { Json } from '../../kernel/hash'
import { itemsOf, objectOf, type Obj } from '../../kernel/json'
import type { Random } from '../../kernel/random'
import { at, wordAt } from '../../kernel/row'
import { dealUnseen } from '../../kernel/sheet/deal'
import { unseenOf } from '../../kernel/sheet/piles'
import type { Battles, Here, State } from '../model/bundle'
import { CARDS, type Viewer, TABLE, type Table } from '../model/table'
import { CARD_PLACES } from '../model/json'
import { NONE } from '../model/frames/words'
import { COMMON_TACTICS, SIDES, type Side } from '../model/sides'
import type { Scenario } from '../model/tables'
import { combatCards, rerollsFor, tokensFor } from '../query/battleReasons'
import { hiddenSides, SECRET_FRAMES } from './mask'

/** The answers that a side could have given in secret. */
const answersTo = (here: Here, kind: string, side: Side): ReadonlyArray<string> => {
  if (kind === 'decide/tactics') return tokensFor(here, side)
  if (kind === 'decide/reroll') return rerollsFor(here, side)
  const fighter = here.table.battle?.sides[side]
  return fighter?.tactics === 'combat-event' && !fighter.cancelled
    ? [NONE, ...combatCards(here, side)]
    : [NONE]
}

/** Frames with the answers that are hidden given anew. */
const answering = ({ stack, config }: State, scenario: Scenario, hidden: ReadonlyArray<Side>) => {
  const isSecret = stack.some(({ kind }) => SECRET_FRAMES.has(kind))
  return (table: Table, random: Random): State['stack'] => {
    if (!isSecret) return stack
    const here: Here = { rules: { scenario }, config, table, vars: undefined }
    return stack.map((frame) => {
      const { kind, vars } = frame
      if (kind !== 'decide/tactics' && kind !== 'decide/combatCard' && kind !== 'decide/reroll') return frame
      const drawn = hidden.flatMap((side) => {
        if (vars[side] === null) return []
        const options = answersTo(here, kind, side)
        return [[side, options[random(options.length)] ?? NONE]]
      })
      return { ...frame, vars: { ...vars, ...Object.fromEntries(drawn) } } as typeof frame
    })
  }
}

/** Deals cards and secret answers on the table of a state. */
export const dealerOf = (
  scenario: Scenario,
  base: State,
  { masked, viewer }: Seen<Battles>,
): ((random: Random) => Dealt<Battles>) => {
  const unseen = unseenOf(CARDS, {
    rules: scenario,
    viewer,
    table: objectOf(objectOf(masked)['table']),
    stack: [],
  })
  const places = unseen.places.map((name) => CARD_PLACES.find((one) => one === name) ?? 'deck')
  const cardIxs = unseen.things.map((id) => scenario.cardIds.indexOf(id))
  const known = viewer === 'spectator' ? { free: [], shadow: [] } : base.table.known
  const answered = answering(base, scenario, hiddenSides(viewer))
  return (random) => {
    const cards = base.table.cards.slice()
    const lies = dealUnseen(unseen, random)
    for (let ix = 0; ix < lies.length; ix++) {
      const place = wordAt(lies, ix)
      if (place >= 0) cards[at(cardIxs, ix)] = at(places, place)
    }
    const table: Table = { ...base.table, cards, known }
    return { table, stack: answered(table, random) }
  }
}

/** An answer of the right form to each secret question. */
const ANY_ANSWER: Readonly<Record<string, string>> = { 'decide/tactics': COMMON_TACTICS[0] }

const anyAnswers = (kind: string, vars: Obj): Obj => {
  const hidden = SECRET_FRAMES.has(kind) ? SIDES.filter((side) => vars[side] === 'hidden') : []
  return { ...vars, ...Object.fromEntries(hidden.map((side) => [side, ANY_ANSWER[kind] ?? NONE])) }
}

interface Filling {
  readonly viewer: Viewer
  readonly scenario: Scenario
}

/** A view with something of the right form where it hides something. */
export const fill = (json: Json, { viewer, scenario }: Filling, random: Random): Json => {
  const masked = objectOf(json)
  const seen = objectOf(masked['table'])
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [0, 0, 0, 0], drawn: {} },
    stack: itemsOf(masked['stack']).map((frame) => {
      const { kind = null, at: stage = null, vars = null } = objectOf(frame)
      return { kind, at: stage, vars: anyAnswers(String(kind), objectOf(vars)) }
    }),
    table: TABLE.deal({ rules: scenario, viewer, table: seen, stack: [] }, random),
  }
}
