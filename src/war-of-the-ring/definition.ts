/**
 * What the kernel needs to know of War of the Ring in order to play a compiled ruleset, save it and show it.
 */
import { pendingOf } from '../kernel/ask'
import type { Definition, Game } from '../kernel/game'
import type { Machine } from '../kernel/ruleset'
import { OPTIONS } from './data/choices'
import { ACTIONS } from './model/actions'
import type { War } from './model/bundle'
import { configCodec, frameCodecs, SAVED_AS } from './model/codecs'
import type { Rules } from './model/config'
import { SECRETS, SHOWS } from './model/events'
import { start } from './model/frames'
import { REGION_IDS } from './model/ids'
import { tableShape } from './model/table'
import { weightOf } from './query/absent'
import { blaming, type Offers } from './query/atWork'
import { canPayOn } from './query/endings'
import { likelyIn } from './query/likely'
import { GENERAL, unaskedViolations } from './query/unasked'
import { ALIKE, CASES } from './rulebook/cases'
import { startTable } from './rules/setUp/table'
import { beginsLine, describe } from './view/describe'
import { explainCards } from './view/explain'
import { derive } from './view/derive'
import { dealerOf, fill } from './view/fill'
import { mask } from './view/mask'
import { migrationsOf } from './view/migrations'
import { nameOf } from './view/names'
import { tell } from './view/tell'

/** What the game says of a refusal. */
const refusing = (machine: Machine<War>) => {
  const { rules, decisions } = machine
  const offers: Offers = (state, action) => {
    const asked = pendingOf(machine, state)
    return asked?.decision.answers.includes(action.kind) &&
      asked.decision.seats(asked.here).includes(action.seat)
      ? asked.decision.options(asked.here, action.seat)
      : undefined
  }
  return {
    shows: SHOWS,
    likely: likelyIn(rules),
    general: GENERAL,
    cases: CASES,
    alike: ALIKE,
    weighs: weightOf,
    looksFor: { pass: false, done: false, nameGuide: false },
    unasked: (now, asked) =>
      unaskedViolations(rules, now, asked, {
        byDie: ({ config, table }, side, action) => {
          const here = { rules, config, table, vars: { side, ring: false, use: null } }
          return decisions.get('decide/action')?.violations(here, action) ?? []
        },
        askedOf: (state, action) => {
          const open = pendingOf(machine, state)
          return open?.decision.answers.includes(action.kind) ? open.decision.seats(open.here) : []
        },
      }),
    blame: (violation, state, action) => blaming(rules, violation, { state, action, offers }),
  } satisfies Partial<Definition<War>>
}

/** The game of a ruleset, but for positions and the checks of saved states. */
export const definitionOf = (machine: Machine<War>): Omit<Definition<War>, 'faults' | 'place'> => {
  const { rules } = machine
  return {
    name: 'war-of-the-ring',
    schemaVersion: 3,
    rulesVersion: 1,
    hashVersion: 2,
    migrations: migrationsOf(rules),
    title: 'War of the Ring',
    options: OPTIONS,
    seats: rules.seating.seats,
    rulebook: rules.rulebook,
    actions: ACTIONS(rules),
    config: configCodec(rules),
    table: tableShape(rules),
    frames: frameCodecs(rules),
    savedAs: SAVED_AS,
    machineOf: () => machine,
    start: () => ({ table: startTable(rules), frame: start('war', 'turn', { war: true }) }),
    ...refusing(machine),
    describe: (action) => describe(rules, action),
    nameOf: (id) => nameOf(rules, id),
    tell: (event) => tell(rules, event),
    ids: { regions: REGION_IDS, figures: rules.pieceIds, cards: rules.eventCards.map(({ id }) => id) },
    secrets: SECRETS,
    mask: (saved, viewer) => mask(rules, saved, viewer),
    fill: (masked, viewer, random) => fill(rules, masked, viewer, random),
    dealer: (base, seen) => dealerOf(rules, base, seen),
    canBe: ({ table, stack }) => {
      const top = stack[stack.length - 1]
      return top?.kind !== 'decide/price' || canPayOn(rules, table, top.vars)
    },
    derive: (seen, viewer) => derive(rules, seen, viewer),
    beginsLine: (action, line) => beginsLine(rules, action, line),
  }
}

/** A game that explains what concerns a card with what the card says. */
export const withCardsExplained = <G extends Pick<Game<War>, 'explain'>>(rules: Rules, game: G): G => ({
  ...game,
  explain: (state, subject) => [...game.explain(state, subject), ...explainCards(rules, state, subject)],
})
