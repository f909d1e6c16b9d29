/**
 * The characters of Twilight of the Third Age (chapter XII), and what those of the base game have to know
 * of them.
 */
import { NAMES } from '../../data/twilight'
import { MINION_IDS } from '../../model/ids'
import type { CharacterData, EntryCondition } from '../../model/tables'

const NEITHER: Pick<CharacterData, 'activates' | 'canGuide' | 'guide'> = {
  activates: [],
  canGuide: false,
  guide: [],
}

/** The four characters. */
export const CHARACTERS: ReadonlyArray<CharacterData> = [
  {
    id: 'smeagol',
    name: NAMES.smeagol,
    title: 'Tamed Wretch',
    role: 'companion',
    side: 'free-peoples',
    nation: null,
    level: 'highest',
    leadership: 0,
    diceBonus: 0,
    activates: [],
    canGuide: true,
    guide: [{ kind: 'alwaysGuides' }, { kind: 'declaresWith', die: 'character' }],
    abilities: [],
    entry: { kind: 'broughtByTile' },
    says: 'Guides as soon as his tile brings him; a Character result then declares the Fellowship.',
  },
  {
    ...NEITHER,
    id: 'galadriel',
    name: NAMES.galadriel,
    title: 'Keeper of Nenya',
    role: 'companion',
    side: 'free-peoples',
    nation: null,
    level: 0,
    cardLevel: 3,
    leadership: 2,
    diceBonus: 1,
    restsBeside: ['gandalf-the-white'],
    abilities: [{ kind: 'mustersUnderSiege', region: 'lorien' }, { kind: 'cancelsEyes' }],
    entry: {
      kind: 'played',
      rule: 'twilight.galadrielEntry',
      die: 'muster',
      conditions: [
        { kind: 'anyAtWar', nations: ['sauron', 'elves'] },
        { kind: 'noneInPlay', of: ['gandalf-the-white'] },
      ],
      replaces: null,
      places: [{ kind: 'region', region: 'lorien' }],
    },
    says: 'Sits in Lórien, where Elves muster even under siege; for an Elven Ring she cancels an Eye.',
  },
  {
    ...NEITHER,
    id: 'witch-king-chief',
    name: NAMES['witch-king-chief'],
    title: 'Chief of the Ringwraiths',
    role: 'minion',
    side: 'shadow',
    nation: 'sauron',
    level: 'unlimited',
    leadership: 2,
    diceBonus: 1,
    abilities: [{ kind: 'countsAsNazgul' }, { kind: 'everyNazgulHunts' }, { kind: 'followsDeclaration' }],
    entry: {
      kind: 'played',
      rule: 'twilight.chiefEntry',
      die: 'muster',
      conditions: [{ kind: 'noneHasEntered', of: ['witch-king'] }],
      replaces: null,
      places: [{ kind: 'ringBearers' }],
    },
    says: 'Comes to the Ring-bearers and follows them; every Nazgûl there gives a re-roll of the Hunt.',
  },
  {
    ...NEITHER,
    id: 'balrog',
    name: NAMES.balrog,
    title: 'Evil of the Ancient World',
    role: 'minion',
    side: 'shadow',
    nation: 'sauron',
    level: 0,
    leadership: 3,
    diceBonus: 1,
    restsBeside: ['witch-king', 'witch-king-chief'],
    abilities: [
      { kind: 'addsStrength', strength: 2 },
      { kind: 'barsTheWay' },
      { kind: 'comesWith', anyOf: ['sauron-regular', 'sauron-elite'] },
      { kind: 'advancesOnEntry', nations: ['elves', 'dwarves', 'north'] },
    ],
    entry: {
      kind: 'played',
      rule: 'twilight.balrogEntry',
      die: 'muster',
      conditions: [{ kind: 'noneInPlay', of: ['witch-king', 'witch-king-chief'] }],
      replaces: null,
      places: [{ kind: 'region', region: 'moria' }],
    },
    says: 'Bars the way through Moria, where an Eye takes him and the Guide; adds two to Combat Strength.',
  },
]

const further: Readonly<Record<string, EntryCondition>> = {
  'witch-king': { kind: 'noneHasEntered', of: ['witch-king-chief'] },
}

/** Those of the base game: the two Witch-kings bar each other, and the Chief calls Gandalf the White. */
export const acquainted = (character: CharacterData): CharacterData => {
  const { entry, id } = character
  if (entry.kind !== 'played') return character
  const more = further[id]
  const conditions = entry.conditions.map((condition): EntryCondition =>
    condition.kind === 'anyHasEntered' && condition.of === MINION_IDS
      ? { ...condition, of: [...MINION_IDS, 'witch-king-chief'] }
      : condition,
  )
  return {
    ...character,
    entry: { ...entry, conditions: more === undefined ? conditions : [...conditions, more] },
  }
}
