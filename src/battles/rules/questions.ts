/**
 * The plain questions that many chapters ask: which Region, which Unit, which piece, which die, and whether
 * something that may be done is done.
 */
import { LEGAL, NO_EVENTS } from '../../kernel/types'
import type {
  Accept,
  ChooseCharacter,
  ChooseDie,
  ChooseOption,
  ChoosePiece,
  ChooseRegion,
  ChooseUnit,
  Pass,
} from '../model/actions'
import type { Here, Question } from '../model/bundle'
import type { StepVars } from '../model/frames'
import type { Side } from '../model/sides'
import { canDo, chooserOf } from '../query/possible'
import { stepOf } from '../query/board'
import { say } from '../query/names'
import { entryBecause } from '../query/reasons'
import { noRegionRefusal, only, regionRefusal, unitRefusal } from '../query/refusals'
import { RULEBOOK, refusal, type RuleId } from '../rulebook'

const answered = <A>({ table }: Here, value: A) => ({ table, events: NO_EVENTS, value })
const why = (rule: RuleId): string => RULEBOOK[rule].sentence

/** Which Region? */
export const decideRegion: Question<'decide/region', ChooseRegion | Pass> = {
  answers: ['chooseRegion', 'pass'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars }, seat) => {
    const all: Array<ChooseRegion | Pass> = []
    for (const region of vars.regions) all.push({ seat, kind: 'chooseRegion', region })
    if (vars.optional) all.push({ seat, kind: 'pass' })
    return all
  },
  violations: (here, action) => {
    const { vars } = here
    if (action.kind === 'pass') return vars.optional ? LEGAL : [noRegionRefusal(here)]
    return vars.regions.includes(action.region) ? LEGAL : [regionRefusal(here, action.region)]
  },
  resolve: (here, action) => answered(here, action.kind === 'pass' ? null : action.region),
  asks: ({ vars }) => `Which Region? ${why(vars.rule)}`,
  reads: ['board.regions', 'effect.places'],
}

/** Which Unit? */
export const decideUnit: Question<'decide/unit', ChooseUnit | Pass> = {
  answers: ['chooseUnit', 'pass'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars }, seat) => {
    const all: Array<ChooseUnit | Pass> = []
    for (const type of vars.types) all.push({ seat, kind: 'chooseUnit', type })
    if (vars.optional) all.push({ seat, kind: 'pass' })
    return all
  },
  violations: (here, action) => {
    const { optional, types } = here.vars
    if (action.kind === 'pass') return optional ? LEGAL : [unitRefusal(here, null)]
    return types.includes(action.type) ? LEGAL : [unitRefusal(here, action.type)]
  },
  resolve: (here, action) => answered(here, action.kind === 'pass' ? null : action.type),
  asks: ({ vars }) => `Which Unit? ${why(vars.rule)}`,
  reads: ['battle.mustLoseUnit', 'movement.excess', 'effect.units'],
}

/** Which piece of an Army? */
export const decidePiece: Question<'decide/piece', ChoosePiece> = {
  answers: ['choosePiece'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars }, seat) => vars.pieces.map((piece) => ({ seat, kind: 'choosePiece', piece })),
  violations: (here, { piece }) =>
    here.vars.pieces.includes(piece)
      ? LEGAL
      : [refusal('effect.piece', { piece }, only(here, here.vars.pieces))],
  resolve: (here, { piece }) => answered(here, piece),
  asks: () => 'Which piece of the Army is taken from it?',
  reads: ['effect.piece'],
}

/** Which Action die? */
export const decideDie: Question<'decide/die', ChooseDie> = {
  answers: ['chooseDie'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars }, seat) => vars.dice.map((die) => ({ seat, kind: 'chooseDie', die })),
  violations: (here, { die }) =>
    here.vars.dice.includes(die) ? LEGAL : [refusal('effect.dice', { die }, only(here, here.vars.dice))],
  resolve: (here, { die }) => answered(here, die),
  asks: () => 'Which Action die does the effect concern?',
  reads: ['effect.dice'],
}

/** Why somebody does not enter: something keeps him out, or it is another die that brings him in. */
const whoBecause = (here: Here<{ readonly side: Side }>, character: string): string =>
  entryBecause(here, here.vars.side, character) ?? `${say(here, character)} enters with another die`

/** Which Character? */
export const decideCharacter: Question<'decide/character', ChooseCharacter> = {
  answers: ['chooseCharacter'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars }, seat) =>
    vars.characters.map((character) => ({ seat, kind: 'chooseCharacter', character })),
  violations: (here, { character }) =>
    here.vars.characters.includes(character)
      ? LEGAL
      : [refusal('fate.entering', { character }, whoBecause(here, character))],
  resolve: (here, { character }) => answered(here, character),
  asks: () => 'Which Character enters?',
  reads: ['fate.entering'],
}

const MAY: Partial<Record<RuleId, string>> = {
  'round.end': 'Do you go on with the attack?',
  'battle.superiority': 'You have Terrain Superiority: do you draw a Generic card?',
  'cards.drawAction': 'Do you draw another card?',
  'fate.effects': 'Do you add a die to the Shadow Box?',
  'effect.optional': 'Do you carry out this part of the effect?',
}

/** May be done: is it? */
export const decideMay: Question<'decide/may', Accept | Pass> = {
  answers: ['accept', 'pass'],
  seats: ({ vars }) => [vars.side],
  options: (_, seat) => [
    { seat, kind: 'accept' },
    { seat, kind: 'pass' },
  ],
  violations: () => LEGAL,
  resolve: (here, action) => answered(here, action.kind === 'accept'),
  asks: ({ vars }) => MAY[vars.rule] ?? `${why(vars.rule)} Do you want that?`,
  reads: ['effect.optional'],
}

const openOptions = (here: Here<StepVars>): ReadonlyArray<number> => {
  const { list, index, owner, moved } = here.vars
  return stepOf(here, 'choose').one.flatMap((_, place) =>
    canDo(here, `${list}.${index}.one.${place + 1}`, { owner, moved }) ? [place + 1] : [],
  )
}

/** What a card says of whose effect a part is to be chosen. */
const saidBy = ({ rules, vars }: Here<StepVars>): string | undefined => {
  const [sort = '', id = ''] = vars.list.split('/')
  return ['card', 'combat', 'reaction'].includes(sort)
    ? rules.scenario.cards[id.split('.')[0] ?? '']?.says
    : undefined
}

/** Which of several effects? */
export const decideOption: Question<'decide/option', ChooseOption> = {
  answers: ['chooseOption'],
  seats: (here) => [chooserOf(here.vars.owner, stepOf(here, 'choose'))],
  options: (here, seat) => openOptions(here).map((option) => ({ seat, kind: 'chooseOption', option })),
  violations: (here, { option }) =>
    openOptions(here).includes(option)
      ? LEGAL
      : [refusal('effect.choice', { option }, `only these are possible: ${openOptions(here).join(' and ')}`)],
  resolve: (here, { option }) => answered(here, option),
  asks: (here) => {
    const said = saidBy(here)
    return said === undefined
      ? 'Which part do you carry out?'
      : `Which part do you carry out? It says: ${said}`
  },
  reads: ['effect.choice'],
}
