/**
 * A glance at the table: facts of a state, each taken from where it lies. The reader tells the same of a
 * saved state; this is for whoever asks for a few facts of many states.
 */
import * as O from 'fp-ts/lib/Option.js'
import { guarded } from '../../kernel/door'
import type { State } from '../model/bundle'
import type { AnyFrame } from '../model/frames'
import type { Glance } from '../model/glance'
import { HAND } from '../model/json'
import { placeOfCard } from '../query/cards'
import { victoryPoints } from '../query/filters'
import { machineOf } from '../rulesets/rulesets'

const ruleAsked = (frame: AnyFrame | undefined): Glance['rule'] =>
  frame?.kind === 'decide/region' || frame?.kind === 'decide/unit' || frame?.kind === 'decide/may'
    ? frame.vars.rule
    : null

const glanceAt = ({ config, table, stack }: State): Glance => {
  const top = stack[stack.length - 1]
  const { rules } = machineOf(config)
  return {
    turn: table.turn,
    fate: table.fate,
    asked: top?.kind ?? '',
    rule: ruleAsked(top),
    attacksFrom: top?.kind === 'decide/attack' ? top.vars.region : null,
    march: table.march,
    battle: table.battle,
    tile: table.tiles.drawn,
    region: (region) => table.regions[region],
    dice: (side) => table.dice[side],
    holds: (side, card) => placeOfCard({ rules, table }, card) === HAND[side],
    isEliminated: (character) => table.characters[character] === '*eliminated',
    victoryPoints: () => victoryPoints({ rules, table }),
  }
}

/** A glance at a state; none for what is no state. */
export const glance = (state: State): O.Option<Glance> =>
  guarded<O.Option<Glance>>(O.none, () => O.some(glanceAt(state)))
