/** The shapes of which the variables of frames are made, with the names of a scenario. */
import type * as t from 'io-ts/lib/index.js'
import { someOf } from '../../../kernel/sheet/names'
import { orNull, variables } from '../../../kernel/sheet/records'
import { literal, number, type Shape } from '../../../kernel/sheet/shapes'
import { SENT } from '../actions'
import { ofScenario } from '../remembered'
import { FACES, type Face } from '../sides'
import { namesOf, side } from '../table'
import type { Scenario } from '../tables'

/** The answer of a side that plays no card, or rolls no die again. */
export const NONE = 'none'

/** An Action die. */
export const face: Shape<Face, Face> = literal('an Action die', FACES)

/** Nothing to remember. */
export const nothing = variables({})

/** Whose affair it is. */
export const ofSide = variables({ side })

const asideIds = ({ effects }: Scenario): ReadonlyArray<string> =>
  Object.keys(effects).flatMap((id) => (id.startsWith('cost/') ? [id.slice('cost/'.length)] : []))

/** The shapes of a scenario. */
export const wordsOf = ofScenario((scenario) => {
  const { typeIds, characterIds, cardIds, regionIds } = scenario
  const names = namesOf(scenario)
  return {
    ...names,
    regionOrNone: orNull(names.region),
    typeOrNone: literal<string>('a Unit Type or none', [...typeIds, '']),
    cardOrNone: literal<string>('a card or none', [...cardIds, NONE]),
    piece: literal<string>('a piece', [...characterIds, 'leader', 'token']),
    /** The ability that is used beside an action. */
    aside: literal<string>('an ability', asideIds(scenario)),
    /** A part of an Army. */
    taken: someOf(
      'a part of an Army',
      [...typeIds, 'leaders', 'tokens', 'damage', ...characterIds],
      number(),
    ),
    /** One step of an effect. */
    step: {
      /** The list of steps, and the step in it. */
      list: names.effect,
      index: number(),
      owner: side,
      /** The Region of the Army that an earlier step moved, or of the defenders after a battle. */
      moved: orNull(names.region),
    },
    /** What the defender does at the end of a round, and where he goes. */
    way: {
      does: literal('what the defender does', ['stay', 'retreat', 'rout']),
      region: orNull(literal<string>('a Region', [...regionIds, SENT])),
    },
  }
})

/** The shapes of a scenario by name. */
export type Words = ReturnType<typeof wordsOf>

const stepOf = ({ step }: Words) => variables(step)
const wayOf = ({ way }: Words) => variables(way)

/** Nothing to remember. */
export interface NoVars extends t.TypeOf<typeof nothing> {}
/** Whose affair it is. */
export interface SideVars extends t.TypeOf<typeof ofSide> {}
/** One step of an effect: which list, which step of it, whose it is. */
export interface StepVars extends t.TypeOf<ReturnType<typeof stepOf>> {}
/** A frame that remembers nothing but the step. */
export const stepVars = (words: Words): t.Type<StepVars, unknown> => stepOf(words)
/** What the defender does. */
export interface WayOut extends t.TypeOf<ReturnType<typeof wayOf>> {}
