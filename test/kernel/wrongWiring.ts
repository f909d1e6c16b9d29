/**
 * Wrong wiring, each beside its right counterpart: what does not compile, and what the compiler says of it.
 * The snippets are read by `wiring.test.ts`, in the scope of this preamble.
 */

/** What all snippets see. */
export const PREAMBLE = `
import type { Asks, ProcedureOf, QuestionOf, Runs, Wiring } from '../../src/kernel'
import { at, type Ix, type Row } from '../../src/kernel/row'
import {
  ask, calling, doing, drawing, insertStageAfter, insertStageBefore, jumping, procedure, stages,
  replaceProcedure, returning, start,
  type Action, type Frames, type Pebbles, type PlayVars, type Question, type RoundVars,
} from './support/pebblesModel'
import { decideColour, decideGuess, decideHide, play, round } from './support/pebblesRules'
type Named = Wiring<Pebbles, Frames>
interface Twins {
  readonly one: Runs<RoundVars, 'hide'>
  readonly two: Runs<RoundVars, 'hide'>
  readonly 'decide/one': Asks<RoundVars, boolean>
  readonly 'decide/two': Asks<RoundVars, boolean>
}
declare const one: ProcedureOf<Pebbles, Twins, 'one'>, two: ProcedureOf<Pebbles, Twins, 'two'>
declare const askOne: QuestionOf<Pebbles, Twins, 'decide/one', Action>
declare const askTwo: QuestionOf<Pebbles, Twins, 'decide/two', Action>
type RegionIx = Ix<'region'>
type NationIx = Ix<'nation'>
type PlaceIx = Ix<'region' | 'place'>
declare const region: RegionIx, nation: NationIx, place: PlaceIx, vars: RoundVars
declare const names: Row<RegionIx, string>
const idle = doing<RoundVars>(({ table }) => ({ table, events: [] }))
const idlePlay = doing<PlayVars>(({ table }) => ({ table, events: [] }))
const over = [['over', returning<RoundVars, number>(() => 0)]] as const
const decisions = { 'decide/colour': decideColour, 'decide/hide': decideHide, 'decide/guess': decideGuess }
const outcome = { winners: [], reason: '', rule: 'end', scores: {} } as const
`

/** A mistake: what it is, wrong and right, and what the compiler says. */
export interface Mistake {
  readonly what: string
  readonly wrong: string
  readonly right: string
  readonly says: RegExp
}

const PROCEDURES: ReadonlyArray<Mistake> = [
  {
    what: 'a procedure under the name of another',
    wrong: `const x: Named['procedures'] = { play: round, round }`,
    right: `const x: Named['procedures'] = { play, round }`,
    says: /'Wired<"round",.* is not assignable to type 'ProcedureOf<Pebbles, Frames, "play">'/,
  },
  {
    what: 'a procedure with the same variables and value as another, under its name',
    wrong: `const x: Wiring<Pebbles, Twins>['procedures'] = { one, two: one }`,
    right: `const x: Wiring<Pebbles, Twins>['procedures'] = { one, two }`,
    says: /Type '"one"' is not assignable to type '"two"'/,
  },
  {
    what: 'a procedure that is missing',
    wrong: `const x: Named['procedures'] = { play }`,
    right: `const x: Named['procedures'] = { play, round }`,
    says: /Property 'round' is missing/,
  },
  {
    what: 'a procedure of no such kind',
    wrong: `const x = procedure('rond', [['hide', idle], ...over])`,
    right: `const x = procedure('round', [['hide', idle], ...over])`,
    says: /'"rond"' is not assignable to parameter of type '"(round|play)" \| "(round|play)"'/,
  },
  {
    what: 'a procedure in the place of another by an overlay',
    wrong: `const x = replaceProcedure(Object.assign([...play], { kind: 'round' as const }))`,
    right: `const x = replaceProcedure(Object.assign([...play], { kind: 'play' as const }))`,
    says: /is not assignable to parameter of type 'ProcedureOf<Pebbles, Frames, "round">'/,
  },
]

const STAGES: ReadonlyArray<Mistake> = [
  {
    what: 'a jump to a stage that is not there',
    wrong: `const x = procedure('round', [['hide', jumping('ovr', () => true)], ...over])`,
    right: `const x = procedure('round', [['hide', jumping('over', () => true)], ...over])`,
    says: /Property 'noSuchStage' is missing .* required in type '\{ readonly noSuchStage: "ovr"; \}'/,
  },
  {
    what: 'a procedure without the stage at which it is started',
    wrong: `const x = procedure('round', [['hidden', idle], ...over])`,
    right: `const x = procedure('round', [['hide', idle], ...over])`,
    says: /required in type '\{ readonly noSuchStage: "hide"; \}'/,
  },
  {
    what: 'a start at a stage that is none to start at',
    wrong: `const x = start('round', 'over', vars)`,
    right: `const x = start('round', 'hide', vars)`,
    says: /'"over"' is not assignable to parameter of type '"hide"'/,
  },
  {
    what: 'a stage inserted after one that is not there',
    wrong: `const x = insertStageAfter(round, 'tos', ['new', idle])`,
    right: `const x = insertStageAfter(round, 'toss', ['new', idle])`,
    says: /'"tos"' is not assignable to parameter of type/,
  },
  {
    what: 'a stage inserted before one of another procedure',
    wrong: `const x = insertStageBefore(play, 'toss', ['new', idlePlay])`,
    right: `const x = insertStageBefore(play, 'round', ['new', idlePlay])`,
    says: /'"toss"' is not assignable to parameter of type/,
  },
  {
    what: 'an inserted stage that jumps to nowhere',
    wrong: `const x = insertStageAfter(round, 'toss', ['new', jumping('end', ({ vars }) => vars.right)])`,
    right: `const x = insertStageAfter(round, 'toss', ['new', jumping('over', ({ vars }) => vars.right)])`,
    says: /noSuchStage/,
  },
  {
    what: 'a stage with the variables of another procedure',
    wrong: `const x = stages('play', [
      ['count', doing(({ table, vars }) => ({ table, events: [], vars: { hid: vars.last } }))]])`,
    right: `const x = stages('play', [
      ['count', doing(({ table, vars }) => ({ table, events: [], vars: { last: vars.last } }))]])`,
    says: /'hid' does not exist in type 'PlayVars'/,
  },
]

const VALUES: ReadonlyArray<Mistake> = [
  {
    what: 'a procedure that returns another type than its table of frames says',
    wrong: `const x = procedure('round', [['hide', idle], ['over', returning(() => 'three')]])`,
    right: `const x = procedure('round', [['hide', idle], ['over', returning(() => 3)]])`,
    says: /'string' is not assignable to type 'number'/,
  },
  {
    what: 'a caller that reads another type than the called frame returns',
    wrong: `const x = stages('play', [
      ['round', calling(() => start('round', 'hide', vars), (_, last: string) => ({ last: last.length }))]])`,
    right: `const x = stages('play', [
      ['round', calling(() => start('round', 'hide', vars), (_, last: number) => ({ last }))]])`,
    says: /Type 'number' is not assignable to type 'string'/,
  },
  {
    what: 'a named caller that reads another type than the question gives',
    wrong: `const heard = (vars: RoundVars, sum: number): RoundVars => ({ ...vars, right: sum > 2 })
      const x = stages('round', [['guess', calling(({ vars }) => ask('decide/guess', vars), heard)]])`,
    right: `const heard = (vars: RoundVars, right: boolean): RoundVars => ({ ...vars, right })
      const x = stages('round', [['guess', calling(({ vars }) => ask('decide/guess', vars), heard)]])`,
    says: /Type 'boolean' is not assignable to type 'number'/,
  },
  {
    what: 'an outcome of a draw read as another type',
    wrong: `const x = stages('play', [['toss', drawing(() => ({ name: 'a', rule: 'toss', outcomes: [1, 2] }),
      ({ table }, side: string) => ({ table, events: [] }))]])`,
    right: `const x = stages('play', [['toss', drawing(() => ({ name: 'a', rule: 'toss', outcomes: [1, 2] }),
      ({ table }, side: number) => ({ table, events: [] }))]])`,
    says: /'number' is not assignable to type 'string'/,
  },
  {
    what: 'a decision that gives another type than its table of frames says',
    wrong: `const x: Question<'decide/guess', 'guess'> =
      { ...decideGuess, resolve: ({ table }) => ({ table, events: [], value: 3 }) }`,
    right: `const x: Question<'decide/guess', 'guess'> =
      { ...decideGuess, resolve: ({ table }) => ({ table, events: [], value: true }) }`,
    says: /'number' is not assignable to type 'boolean'/,
  },
]

const DECISIONS: ReadonlyArray<Mistake> = [
  {
    what: 'a decision under the name of another',
    wrong: `const x: Named['decisions'] = { ...decisions, 'decide/hide': decideGuess }`,
    right: `const x: Named['decisions'] = { ...decisions, 'decide/hide': decideHide }`,
    says: /'Question<"decide\/guess", "guess">' is not assignable to type/,
  },
  {
    what: 'a decision with the same variables and value as another, under its name',
    wrong: `const x: Wiring<Pebbles, Twins>['decisions'] = { 'decide/one': askTwo, 'decide/two': askTwo }`,
    right: `const x: Wiring<Pebbles, Twins>['decisions'] = { 'decide/one': askOne, 'decide/two': askTwo }`,
    says: /Type '"decide\/two"' is not assignable to type '"decide\/one"'/,
  },
  {
    what: 'a decision that is missing',
    wrong: `const { 'decide/hide': _, ...fewer } = decisions; const x: Named['decisions'] = fewer`,
    right: `const { ...all } = decisions; const x: Named['decisions'] = all`,
    says: /Property '"decide\/hide"' is missing/,
  },
  {
    what: 'a question that is none of the game',
    wrong: `const x = ask('decide/gues', vars)`,
    right: `const x = ask('decide/guess', vars)`,
    says: /'"decide\/gues"' is not assignable to parameter of type 'AskKind<Frames>'/,
  },
  {
    what: 'a question with the variables of another',
    wrong: `const x = ask('decide/hide', vars)`,
    right: `const x = ask('decide/hide', { chosen: [null, 1] })`,
    says: /'RoundVars' is not assignable to parameter of type 'Secret<number>'/,
  },
]

const INDICES: ReadonlyArray<Mistake> = [
  {
    what: 'a region where a Nation is wanted',
    wrong: `const x: NationIx = region`,
    right: `const x: RegionIx = region`,
    says: /Type 'RegionIx' is not assignable to type 'NationIx'/,
  },
  {
    what: 'a place where a region is wanted; a region is a place',
    wrong: `const x: RegionIx = place`,
    right: `const x: PlaceIx = region`,
    says: /Type 'PlaceIx' is not assignable to type 'RegionIx'/,
  },
  {
    what: 'a region compared with a Nation',
    wrong: `const x = region === nation`,
    right: `const x = region === place || region === 3`,
    says: /types 'RegionIx' and 'NationIx' have no overlap/,
  },
  {
    what: 'a row read by an index of another kind',
    wrong: `const x: string = at(names, nation)`,
    right: `const x: string = at(names, region) + at(names, 3)`,
    says: /Argument of type 'NationIx' is not assignable to parameter of type 'RegionIx'/,
  },
  {
    what: 'a row of another kind where one by regions is wanted',
    wrong: `const x: Row<NationIx, string> = names`,
    right: `const x: Row<RegionIx, string> = ['a plain list fits']; const y: ReadonlyArray<string> = names`,
    says: /'Row<RegionIx, string>' is not assignable to type 'Row<NationIx, string>'/,
  },
  {
    what: 'an unchecked index of which nothing may be found',
    wrong: `const x: string = names[region]`,
    right: `const x: string | undefined = names[region]`,
    says: /Type 'string \| undefined' is not assignable to type 'string'/,
  },
]

/** All mistakes, by what they concern. */
export const MISTAKES = {
  procedures: PROCEDURES,
  stages: STAGES,
  values: VALUES,
  decisions: DECISIONS,
  indices: INDICES,
}
