/**
 * The Fords and the Deep (our own scenario, not official): Fate, recruitment, set-up and victory.
 */
import type { CounterDoc, FateDoc, ForceDoc, RecruitmentDoc, VictoryDoc } from '../../model/scenario'

/** The Fate Track. */
export const FATE: FateDoc = {
  last: 30,
  endgame: 30,
  tiles: [
    { id: 'grey-1', colour: 'grey', advance: 1, icon: false, drawAnother: false, addsDie: false, count: 2 },
    {
      id: 'grey-1-icon',
      colour: 'grey',
      advance: 1,
      icon: true,
      drawAnother: false,
      addsDie: false,
      count: 2,
    },
    { id: 'grey-2', colour: 'grey', advance: 2, icon: false, drawAnother: false, addsDie: false, count: 2 },
    {
      id: 'grey-2-icon',
      colour: 'grey',
      advance: 2,
      icon: true,
      drawAnother: false,
      addsDie: false,
      count: 1,
    },
    { id: 'grey-3', colour: 'grey', advance: 3, icon: false, drawAnother: false, addsDie: false, count: 1 },
    {
      id: 'grey-x-icon',
      colour: 'grey',
      advance: 'box',
      icon: true,
      drawAnother: false,
      addsDie: false,
      count: 2,
    },
    { id: 'blue-2', colour: 'blue', advance: 2, icon: false, drawAnother: true, addsDie: false, count: 2 },
    { id: 'red-0', colour: 'red', advance: 0, icon: false, drawAnother: false, addsDie: false, count: 2 },
    { id: 'red-0-die', colour: 'red', advance: 0, icon: false, drawAnother: false, addsDie: true, count: 1 },
  ],
  icon: [{ do: 'addCounter', counter: 'ents', count: 1 }],
  stepEvents: [
    {
      step: 6,
      effect: [{ do: 'draw', of: 'free', deck: 'story', count: 1 }],
      says: 'The Free Peoples player draws a Story card.',
    },
    { step: 10, effect: [{ do: 'addCounter', counter: 'ents', count: 2 }], says: 'Two Ents gather.' },
    {
      step: 14,
      effect: [{ do: 'strike', counter: 'ents', range: 3 }],
      says: 'The Ents strike once, range three, also without Treebeard.',
    },
  ],
}

/** Recruitment tokens. */
export const RECRUITMENT: RecruitmentDoc = {
  pool: {
    free: { footmen: 6, bowmen: 5, riders: 6, 'household-guard': 1 },
    shadow: { 'uruk-hai': 9, 'warg-riders': 4, 'half-orcs': 7 },
  },
  start: {
    free: {
      'deeping-coomb': 2,
      thrihyrne: 1,
      westfold: 2,
      'south-westemnet': 1,
      folde: 2,
      hornburg: 1,
      edoras: 1,
    },
    shadow: { orthanc: 3, 'west-nan-curunir': 3, 'east-nan-curunir': 3 },
  },
  areas: { 'mordor-orcs': ['east-nan-curunir', 'west-eaves-of-fangorn'] },
  shadowMusterIn: 'settlements',
}

/** Armies at the start. */
export const SETUP: Readonly<Record<'free' | 'shadow', Readonly<Record<string, ForceDoc>>>> = {
  free: {
    'west-fords': { units: { footmen: 2 }, leaders: 0 },
    'fords-of-isen': { units: { riders: 1, bowmen: 1 }, leaders: 0 },
    'east-fords': { units: { footmen: 1 }, leaders: 1 },
    'deeping-coomb': { units: { riders: 2, footmen: 1 }, leaders: 0 },
    hornburg: { units: { bowmen: 1, footmen: 2 }, leaders: 1 },
    westfold: { units: { riders: 1 }, leaders: 0 },
    'south-westemnet': { units: { bowmen: 1 }, leaders: 0 },
    edoras: { units: { 'household-guard': 1, footmen: 1, bowmen: 1 }, leaders: 1 },
  },
  shadow: {
    orthanc: { units: { 'uruk-hai': 2, 'half-orcs': 1 }, leaders: 0 },
    'west-nan-curunir': { units: { 'uruk-hai': 3, 'warg-riders': 1 }, leaders: 0 },
    'east-nan-curunir': { units: { 'uruk-hai': 2, 'half-orcs': 2, 'mordor-orcs': 1 }, leaders: 0 },
    'south-dunland': { units: { dunlendings: 3 }, leaders: 0 },
    'west-eaves-of-fangorn': { units: { 'mordor-orcs': 2 }, leaders: 0 },
  },
}

/** The Ents. */
export const COUNTERS: ReadonlyArray<CounterDoc> = [
  { id: 'ents', name: 'Ents', side: 'free', region: 'derndingle', start: 0, max: 8, lostToArmies: true },
]

/** How each side wins. */
export const VICTORY: {
  readonly immediate: ReadonlyArray<VictoryDoc>
  readonly step6: ReadonlyArray<VictoryDoc>
} = {
  immediate: [
    { id: 'fate', winner: 'free', when: { fateReachesEndgame: true }, says: 'Fate has reached its end.' },
  ],
  step6: [
    {
      id: 'orthanc-taken',
      winner: 'free',
      when: { controls: ['free', 'orthanc'] },
      says: 'The Free Peoples hold Orthanc.',
    },
    {
      id: 'points',
      winner: 'shadow',
      when: { victoryPointsAtLeast: 8 },
      says: 'The Shadow holds eight points.',
    },
    {
      id: 'captains',
      winner: 'shadow',
      when: { eliminated: ['theodred', 'eomer', 'theoden'] },
      says: 'Théodred, Éomer and Théoden have fallen.',
    },
    { id: 'last-turn', winner: 'free', when: { turnAtLeast: 15 }, says: 'Fifteen turns have passed.' },
  ],
}
