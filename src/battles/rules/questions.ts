/**
 * The plain questions that many chapters ask: which Region, which Unit, which piece, which die, and whether
 * something that may be done is done.
 */
import { passOf } from '../../kernel/brand'
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
import type { RegionAsk, UnitAsk } from '../model/frames/effects'
import type { StepVars } from '../model/frames/words'
import type { Side } from '../model/sides'
import { sure } from '../model/sure'
import { canDo, chooserOf } from '../query/possible'
import { stepOf } from '../query/board'
import { say } from '../query/names'
import { entryBecause } from '../query/reasons'
import { noRegionRefusal, only, regionRefusal, unitRefusal } from '../query/refusals'
import { RULEBOOK, refusal, type RegionRule, type RuleId, type TypeRule } from '../rulebook'

const answered = <A>({ table }: Here, value: A) => ({ table, events: NO_EVENTS, value })
const why = (rule: RuleId): string => RULEBOOK[rule].sentence

/** What a Region is asked for, by the rule that says which it may be: at first, and if it may be left out. */
const REGIONS: Readonly<Partial<Record<RegionRule, readonly [first: string, more?: string]>>> = {
  'actions.attackMove': ['Where does the Army move before it attacks?'],
  'advance.after': ['Which Army advances, if any?'],
  'battle.begins': ['Which Army attacks?'],
  'combined.advance': ['Which of the Armies advances, if any?'],
  'combined.oneFights': ['Which of the Armies fights in this round?'],
  'combined.when': ['Which Region do your Armies attack together?'],
  'effect.armies': ['Which Army do you choose?', 'Which other Army do you choose, if any?'],
  'effect.places': [
    'Where does the effect take place?',
    'Where else does the effect take place, if anywhere?',
  ],
  'effect.strike': ['Which Army is struck?'],
  'fate.enterAmongEnemies': ['Where does the Character enter?'],
  'movement.leadership': ['Which Army with Leadership do you choose?'],
  'movement.once': ['Which other Army moves?', 'Which other Army moves, if any?'],
  'movement.step': ['Where does the Army move?'],
  'movement.stop': ['Where does the Army move on to?', 'Where does the Army move on to, if anywhere?'],
  'rally.how': ['Which Army rallies?', 'Which other Army rallies, if any?'],
  'recruit.direct': ['Where is a Unit placed?', 'Where else is a Unit placed, if anywhere?'],
  'recruit.more': [
    'Where is a Recruitment token placed?',
    'Where else is a Recruitment token placed, if anywhere?',
  ],
  'recruit.notAmongEnemies': ['Where are Units placed?', 'Where else are Units placed, if anywhere?'],
  'recruit.where': [
    'Where is a Recruitment token flipped?',
    'Where else is a Recruitment token flipped, if anywhere?',
  ],
  'retreat.sent': ['Where do you send the Army that must leave?'],
  'shadow.tokens': ['Which Army gets a Leadership token?', 'Which Army gets a Leadership token, if any?'],
  'stronghold.repair': ['Which Stronghold is repaired?'],
}

/** What a Region is named for. */
const regionAsked = (here: Here<RegionAsk>): string => {
  const { rule, optional } = here.vars
  const { eyeUnitType } = here.rules.scenario.doc.dice
  if (rule === 'actions.eyeLimits') return `Which Army with ${say(here, sure(eyeUnitType))} do you choose?`
  const [first, more = first] = REGIONS[rule] ?? ['Which Region is meant?', 'Which Region is meant, if any?']
  return optional ? more : first
}

/** Which Region? */
export const decideRegion: Question<'decide/region', ChooseRegion | Pass> = {
  answers: ['chooseRegion', 'pass'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars }, seat) => {
    const all: Array<ChooseRegion | Pass> = []
    for (const region of vars.regions) all.push({ seat, kind: 'chooseRegion', region })
    if (vars.optional) all.push(passOf(seat))
    return all
  },
  violations: (here, action) => {
    const { vars } = here
    if (action.kind === 'pass') return vars.optional ? LEGAL : [noRegionRefusal(here)]
    return vars.regions.includes(action.region) ? LEGAL : [regionRefusal(here, action.region)]
  },
  resolve: (here, action) => answered(here, action.kind === 'pass' ? null : action.region),
  asks: regionAsked,
  reads: ['board.regions', 'effect.places'],
}

/** What a Unit is asked for. */
const UNITS: Readonly<Partial<Record<TypeRule, string>>> = {
  'battle.mayLoseUnit': 'is given up to take off Damage, if any?',
  'battle.mustLoseUnit': 'is lost?',
  'movement.excess': 'is removed, since no more than five may be there?',
}

/** What a Unit is named for. */
const unitAsked = (here: Here<UnitAsk>): string => {
  const { rule, region } = here.vars
  const asked = UNITS[rule]
  if (asked !== undefined) return `Which Unit in ${say(here, region)} ${asked}`
  return rule === 'recruit.flip'
    ? 'Which other Unit is placed, since none of that type is left, if any?'
    : 'Which Unit do you choose?'
}

/** Which Unit? */
export const decideUnit: Question<'decide/unit', ChooseUnit | Pass> = {
  answers: ['chooseUnit', 'pass'],
  seats: ({ vars }) => [vars.side],
  options: ({ vars }, seat) => {
    const all: Array<ChooseUnit | Pass> = []
    for (const type of vars.types) all.push({ seat, kind: 'chooseUnit', type })
    if (vars.optional) all.push(passOf(seat))
    return all
  },
  violations: (here, action) => {
    const { optional, types } = here.vars
    if (action.kind === 'pass') return optional ? LEGAL : [unitRefusal(here, null)]
    return types.includes(action.type) ? LEGAL : [unitRefusal(here, action.type)]
  },
  resolve: (here, action) => answered(here, action.kind === 'pass' ? null : action.type),
  asks: unitAsked,
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
  'battle.superiority': 'Do you draw a Generic card for your Terrain Superiority?',
  'cards.drawAction': 'Do you draw another card?',
  'fate.effects': 'Do you add a die to the Shadow Box?',
  'effect.optional': 'Do you carry out this part of the effect?',
}

/** May be done: is it? */
export const decideMay: Question<'decide/may', Accept | Pass> = {
  answers: ['accept', 'pass'],
  seats: ({ vars }) => [vars.side],
  options: (_, seat) => [{ seat, kind: 'accept' }, passOf(seat)],
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
