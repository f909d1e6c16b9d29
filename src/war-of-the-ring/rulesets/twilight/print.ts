/** What Twilight of the Third Age adds to what is printed, and what it replaces (chapter XII). */
import { NAMES, FIGURE_NAMES } from '../../data/twilight'
import { MINION_IDS, COMPANION_IDS, type EventCardId } from '../../model/ids'
import type { CharacterData, EntryCondition, HuntTileData, UnitData } from '../../model/tables'
import type { EventCard } from '../../model/effects'
import type { CombatCards } from '../../model/combat'
import { has, type Elements, cardsIn, namingOnly, replacedBy, unfitElements } from './elements'
import { TWILIGHT_ELEMENTS, type TwilightElement } from '../../model/twilightIds'
import type { Print } from '../print'
import { COMBAT, TEXTS } from './cards'

/*
 * The characters of Twilight of the Third Age (chapter XII), and what those of the base game have to know
 * of them.
 */

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
const acquainted = (character: CharacterData): CharacterData => {
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

/*
 * Cards that name the Witch-king mean whichever of the two is in play, and cards that name all Companions
 * mean Lady Galadriel too, where she can do what they ask for.
 */

const KING = 'witch-king'
const CHIEF = 'witch-king-chief'

/** An Army that marches with a Companion marches without her, who never leaves Lórien. */
const WITHOUT_HER: ReadonlyArray<EventCardId> = ['fp-strat-12']

/** How a text is read: whom it means by the Witch-king, and whether all Companions are Lady Galadriel too. */
interface Reading {
  readonly kings: ReadonlyArray<string>
  readonly lady: boolean
}

const walked = (value: unknown, { kings, lady }: Reading): unknown => {
  if (value === KING) return kings.length === 1 ? KING : kings
  if (lady && value === COMPANION_IDS) return [...COMPANION_IDS, 'galadriel']
  if (Array.isArray(value))
    return value.flatMap((one: unknown): ReadonlyArray<unknown> =>
      one === KING ? kings : [walked(one, { kings, lady })],
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walked(one, { kings, lady })]))
}

/** A text as it is read with these elements; where neither is there it is as it was. */
const named = <T>(value: T, elements: Elements, lady: boolean): T => {
  const chief = has(elements, CHIEF)
  const reading = { kings: chief ? [KING, CHIEF] : [KING], lady: lady && has(elements, 'galadriel') }
  return chief || reading.lady ? (walked(value, reading) as T) : value
}

/** A text in which the names mean what they mean with the expansion. */
export const renamed =
  (elements: Elements) =>
  (text: EventCard): EventCard =>
    named(text, elements, !WITHOUT_HER.includes(text.id))
/** The Combat titles likewise. */
const renamedCombat = (elements: Elements, combat: CombatCards): CombatCards => named(combat, elements, true)

const SMEAGOL: HuntTileData = {
  id: 'smeagol',
  name: NAMES.smeagol,
  kind: 'smeagol',
  damage: { kind: 'number', value: 0 },
  reveal: false,
  stop: false,
  count: 2,
}

const DUNLENDINGS: UnitData = {
  id: 'dunlending',
  name: FIGURE_NAMES.dunlending,
  nation: 'isengard',
  number: 12,
  perHit: 2,
  musters: false,
}

const tablesOf = ({ tables }: Print, elements: Elements): Print['tables'] => {
  const inGame = (element: TwilightElement): boolean => has(elements, element)
  const characters = [
    ...tables.characters.map(inGame('witch-king-chief') ? acquainted : (one) => one),
    ...CHARACTERS.filter(({ id }) => TWILIGHT_ELEMENTS.some((one) => one === id && inGame(one))),
  ]
  return {
    ...tables,
    characters: namingOnly(elements, characters),
    huntTiles: inGame('smeagol') ? [...tables.huntTiles, SMEAGOL] : tables.huntTiles,
    units: inGame('dunlendings') ? [...tables.units, DUNLENDINGS] : tables.units,
    limits: { ...tables.limits, deck: 26 },
    setUp: inGame('smeagol')
      ? { ...tables.setUp, huntPool: [...tables.setUp.huntPool, 'smeagol'] }
      : tables.setUp,
    beside: {
      ships: inGame('corsairs') ? 6 : 0,
      ents: inGame('ents') ? 8 : 0,
      towers: inGame('siege-engines') ? 6 : 0,
      trebuchets: inGame('siege-engines') ? 6 : 0,
      enginesPerRegion: 2,
    },
  }
}

/** The print of a game with these elements of the expansion. */
export const twilightPrint =
  (elements: Elements) =>
  <P extends Print>(print: P): P => {
    const gone = replacedBy(elements)
    const added = cardsIn(elements)
    const stays = ({ id }: { readonly id: string }): boolean => !gone.has(id)
    const texts = TEXTS.filter(({ id }) => added.some((card) => card.id === id))
    const unfit = unfitElements(elements)
    return {
      ...print,
      ...(unfit === undefined ? {} : { unfit }),
      tables: tablesOf(print, elements),
      eventCards: [...print.eventCards.filter(stays), ...added],
      texts: namingOnly(elements, [...print.texts.filter(stays).map(renamed(elements)), ...texts]),
      combat: namingOnly(elements, { ...renamedCombat(elements, print.combat), ...COMBAT }),
    }
  }

/** The print of a game in which Rage of the Dunlendings bears the sign of an Army (ruling OT-8). */
export const rageWithArmy = <P extends Print>(print: P): P => ({
  ...print,
  eventCards: print.eventCards.map((card) =>
    card.id === 'sh-strat-11e' ? { ...card, playedWith: 'army' } : card,
  ),
})
