/**
 * Filling: what a view hides is drawn at random, so that it fits everything the viewer knows.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { Json } from '../../kernel/hash'
import { itemsOf, objectOf, type Obj } from '../../kernel/json'
import type { Random } from '../../kernel/random'
import type { Here } from '../model/bundle'
import type { Viewer } from '../model/cards'
import type { Config } from '../model/config'
import { NONE } from '../model/frames/words'
import { SIDES, type Side } from '../model/sides'
import { TABLE } from '../model/table'
import type { Scenario } from '../model/tables'
import { combatCards, rerollsFor, tokensFor } from '../query/secretChoices'
import { SECRET_FRAMES } from './mask'

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

const hasSecret = (kind: string, vars: Obj): boolean =>
  SECRET_FRAMES.has(kind) && SIDES.some((side) => vars[side] === 'hidden')

interface Filling {
  readonly viewer: Viewer
  readonly config: Config
  readonly scenario: Scenario
}

/** A view's hidden parts filled in, by the scenario of its config. */
export const fill = (json: Json, { viewer, config, scenario }: Filling, random: Random): Json => {
  const masked = objectOf(json)
  const seen = objectOf(masked['table'])
  const table = TABLE.deal({ rules: scenario, viewer, table: seen, stack: [] }, random)
  const word = (): number => random(2 ** 32)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    stack: itemsOf(masked['stack']).map((frame) => {
      const { kind = null, at = null, vars = null } = objectOf(frame)
      const answers = objectOf(vars)
      const read = hasSecret(String(kind), answers) ? decodeWith(TABLE.shape(scenario), table) : undefined
      if (read === undefined || E.isLeft(read)) return { kind, at, vars }
      const here: Here = { rules: { scenario }, config, table: read.right, vars: undefined }
      return { kind, at, vars: drawAnswers(String(kind), answers, here, random) }
    }),
    table,
  }
}
