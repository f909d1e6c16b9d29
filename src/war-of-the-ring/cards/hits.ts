/** Cards that strike Armies with dice, without a battle. */
import type { Area, Condition, Meeting } from '../model/conditions'
import type { EventCard, Instruction } from '../model/effects'
import { COMPANION_IDS, type EventCardId, type RegionId } from '../model/ids'

const at = (...regions: ReadonlyArray<RegionId>): Area => ({ kind: 'regions', regions })
const ORTHANC = at('orthanc')
const FANGORN = at('fangorn')
const ROHAN: Area = { kind: 'lands', nations: ['rohan'] }

const eagles: Meeting = { side: 'shadow', with: 'nazgul', enemyWith: 'companion' }
const spells: Meeting = { side: 'free-peoples', enemyWith: 'nazgul' }

const entsAwake: Condition = {
  kind: 'all',
  of: [
    { kind: 'inPlay', anyOf: ['saruman'] },
    {
      kind: 'isIn',
      anyOf: ['gandalf-the-white'],
      area: { kind: 'anyOf', areas: [ROHAN, FANGORN] },
      fellowshipToo: false,
    },
  ],
}
const theEnts: ReadonlyArray<Instruction> = [
  { kind: 'hit', targets: { kind: 'armiesIn', side: 'shadow', area: ORTHANC }, dice: 3, on: 4 },
  { kind: 'eliminateAlone', who: 'saruman', region: 'orthanc' },
  {
    kind: 'playAnother',
    deck: 'character',
    if: { kind: 'isIn', anyOf: COMPANION_IDS, area: FANGORN, fellowshipToo: true },
  },
]
const ents = (id: EventCardId, says: string): EventCard => ({
  id,
  says,
  playIf: entsAwake,
  effect: theEnts,
})

const SAURON_STRONGHOLDS: Area = { kind: 'settlements', nation: 'sauron', types: ['stronghold'] }
const ELVEN_STRONGHOLDS: Area = { kind: 'settlements', nation: 'elves', types: ['stronghold'] }

/** The cards. */
export const HIT_CARDS: ReadonlyArray<EventCard> = [
  {
    id: 'fp-char-18',
    says: 'Kills Nazgûl of an Army near a Companion’s, and drives the others to a Stronghold.',
    playIf: { kind: 'armiesMeet', meeting: eagles },
    effect: [{ kind: 'scatter', meeting: eagles, on: 5, to: SAURON_STRONGHOLDS }],
  },
  ents('fp-char-19', 'Treebeard strikes the Army in Orthanc; Saruman falls with its last unit.'),
  ents('fp-char-20', 'The Huorns strike the Army in Orthanc; Saruman falls with its last unit.'),
  ents('fp-char-21', 'The Entmoot strikes the Army in Orthanc; Saruman falls with its last unit.'),
  {
    id: 'fp-char-22',
    says: 'Aragorn or Strider leads the Dead to the south: an enemy Army there flees, and Gondor gathers.',
    playIf: { kind: 'isIn', anyOf: ['strider', 'aragorn'], area: ROHAN, fellowshipToo: false },
    effect: [
      {
        kind: 'summon',
        who: ['strider', 'aragorn'],
        to: at('erech', 'lamedon', 'pelargir'),
        piece: 'gondor-regular',
        most: 3,
      },
    ],
  },
  {
    id: 'fp-strat-05',
    says: 'Five dice against a Shadow Army of more than one Nation.',
    effect: [{ kind: 'hit', targets: { kind: 'mixedArmies', side: 'shadow' }, dice: 5, on: 5 }],
  },
  {
    id: 'fp-strat-06',
    says: 'Three dice against an Army about Osgiliath; who holds that gets a unit and a Leader.',
    effect: [
      {
        kind: 'hit',
        targets: {
          kind: 'armiesIn',
          side: 'shadow',
          area: at('osgiliath', 'north-ithilien', 'south-ithilien'),
        },
        dice: 3,
        on: 5,
      },
      {
        kind: 'recruit',
        area: at('osgiliath'),
        figures: [['gondor-regular', 'gondor-elite'], ['gondor-leader']],
        if: { kind: 'armyIn', side: 'free-peoples', area: at('osgiliath') },
      },
    ],
  },
  {
    id: 'sh-char-19',
    says: 'A die for each Nazgûl of an Army against a Free Peoples Army near it.',
    playIf: { kind: 'armiesMeet', meeting: spells },
    effect: [{ kind: 'hit', targets: { kind: 'armiesNear', meeting: spells }, dice: 'nazgul', on: 5 }],
  },
  {
    id: 'sh-strat-01',
    says: 'With an Elven Stronghold lost, Elves leave the others: a die for each unit, and a six is a hit.',
    playIf: { kind: 'controls', side: 'shadow', area: ELVEN_STRONGHOLDS },
    effect: [{ kind: 'hitEach', side: 'free-peoples', area: ELVEN_STRONGHOLDS, unitsOf: 'elves', on: 6 }],
  },
]
