/**
 * What a side can do with its dice (chapter IV, Action Dice Reference Chart): which result pays for which
 * action, and whether that action can be carried out now.
 */
import type { Rules } from '../model/config'
import { derived } from '../../kernel/derived'
import { keysOf } from '../../kernel/named'
import { LEGAL } from '../../kernel/types'
import { DECKS } from '../model/ids'
import type { AdvanceNation, DieAction } from '../model/actions'
import type { Violation } from '../model/bundle'
import type { CharacterIx, FaceIx, SideIx, Table } from '../model/table'
import { violation } from '../rulebook'
import { noDie, since } from './absent'
import { canAttack, noAttackViolations } from './attacks'
import { isOnMap, placeOf, regionOf } from './armies'
import { nationIx, regionId, sideOfNation } from './board'
import { isBarred, isOwnCharacter, isOwnNation } from './command'
import {
  ARMY,
  CHARACTER,
  converterOf,
  EVENT,
  faceId,
  faceIx,
  FACES_OF,
  hasDie,
  MUSTER,
  resultsOf,
  WILL,
} from './dice'
import { canEnter, ENTRANTS, entryRule, absenceOf } from './entry'
import {
  hideViolations,
  moveFellowshipViolations,
  separateViolations,
  travelViolations,
} from './fellowshipActions'
import { hidesWithAnyDie } from './hunt'
import { canMarch, freshMarch } from './marches'
import { nameOf, within } from './names'
import { characterId, characterIx, sideOfCharacter } from './pieces'
import { isActive, isAtWar, stepsOf } from './politics'
import { canRecruit, freshRecruit } from './recruits'
import { whereabouts } from './requirements'
import { heldBackBy, isHeldBack } from './tableCards'
import { canMusterEverywhere, canUpgrade, rouserElsewhere, rouserOf, rouserRule, VOICES } from './voices'
import { ofDeck } from './cards'
import { sideOfSeat } from './seats'

/** The results that pay for each kind of action, for a side. */
const PAID_BY = derived(
  (
    rules: Rules,
  ): Readonly<Record<DieAction['kind'], readonly [ReadonlyArray<FaceIx>, ReadonlyArray<FaceIx>]>> => ({
    moveFellowship: [[CHARACTER], []],
    hideFellowship: [[CHARACTER], []],
    separate: [[CHARACTER], []],
    moveCharacters: [[CHARACTER], [CHARACTER]],
    moveArmies: [
      [CHARACTER, ARMY],
      [CHARACTER, ARMY],
    ],
    beginAttack: [
      [CHARACTER, ARMY],
      [CHARACTER, ARMY],
    ],
    advanceNation: [[MUSTER], [MUSTER]],
    beginRecruiting: [[MUSTER], [MUSTER]],
    recruitEverywhere: [[MUSTER], [MUSTER]],
    upgrade: [[MUSTER], [MUSTER]],
    bringCharacter: [
      [MUSTER, WILL],
      [MUSTER, WILL],
    ],
    drawEvent: [[EVENT], [EVENT]],
    playEvent: [
      [CHARACTER, ARMY, MUSTER, EVENT],
      [CHARACTER, ARMY, MUSTER, EVENT],
    ],
    endCard: [FACES_OF(rules)[0], FACES_OF(rules)[1]],
  }),
)

/** What a die is used for, as a fact tells it. */
const DEEDS: Readonly<Record<DieAction['kind'], string>> = {
  moveFellowship: 'to move the Fellowship',
  hideFellowship: 'to hide the Fellowship',
  separate: 'to separate Companions',
  moveCharacters: 'to move Characters',
  moveArmies: 'to move Armies',
  beginAttack: 'to attack',
  advanceNation: 'to advance a nation',
  beginRecruiting: 'to recruit',
  recruitEverywhere: 'to recruit everywhere',
  upgrade: 'to replace Regulars by Elites',
  bringCharacter: 'to bring a Character into play',
  drawEvent: 'to draw a card',
  playEvent: 'to play a card',
  endCard: 'to end a card',
}

/** The kinds of action that spend a die. */
export const DIE_ACTIONS = keysOf(DEEDS)

type DieRule =
  'die.character' | 'die.army' | 'die.muster' | 'die.event' | 'die.musterArmy' | 'die.willOfTheWest'

const dieViolation = (die: FaceIx, kind: DieAction['kind']): Violation => {
  const action = DEEDS[kind]
  const face = faceId(die)
  if (face === 'eye') return violation('die.eye', { die: face })
  const name = face.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return violation(`die.${name}` as DieRule, { die: face, action })
}

/** Whether a card lets any die do this: as itself, where its result would not. */
const byAbility = (rules: Rules, table: Table, action: DieAction): boolean => {
  if (action.die !== action.as) return false
  const usual = resultsOf(faceIx(action.die)).some((as) => pays(rules, action, 0, as))
  if (usual && (action.kind !== 'advanceNation' || isUsual(rules, table, action))) return false
  if (action.kind === 'hideFellowship')
    return sideOfSeat(rules, action.seat) === 0 && hidesWithAnyDie(rules, table)
  return action.kind === 'advanceNation' && rouserOf(rules, table, nationIx(action.nation)) >= 0
}

/** Whether a Muster result would move a counter anyway: the Nation is his, and no card holds it back. */
const isUsual = (rules: Rules, table: Table, action: AdvanceNation): boolean => {
  const nation = nationIx(action.nation)
  const side = sideOfSeat(rules, action.seat)
  return isOwnNation(rules, table, side, nation) && !isHeldBack(rules, table, nation, MUSTER)
}

const pays = (rules: Rules, action: Pick<DieAction, 'kind'>, side: SideIx, as: FaceIx): boolean =>
  PAID_BY(rules)[action.kind][side].includes(as)

/** What of all results only a Character result pays for, each side for its own. */
const BY_CHARACTER: ReadonlyArray<DieAction['kind']> = [
  'moveFellowship',
  'hideFellowship',
  'separate',
  'moveCharacters',
]

/** Somebody lets any die advance this Nation, though not from where he is. */
const rousing = (rules: Rules, table: Table, { nation, die }: AdvanceNation): Violation | undefined => {
  const rouser = rouserElsewhere(rules, table, nationIx(nation))
  if (rouser < 0) return undefined
  const piece = characterId(rules, rouser)
  return { rule: rouserRule(rules, rouser), facts: { piece, die, because: whereabouts(rules, table, piece) } }
}

/** Who is on the map and might come there is the reason; who is in the Fellowship is named after it. */
const uselessForNation = (
  rules: Rules,
  table: Table,
  action: AdvanceNation,
  useless: Violation,
): ReadonlyArray<Violation> => {
  const found = action.die === action.as ? rousing(rules, table, action) : undefined
  if (found === undefined) return [useless]
  const isNear = isOnMap(table, rouserElsewhere(rules, table, nationIx(action.nation)))
  return isNear ? [found, useless] : [useless, found]
}

/** A result that does not do this; with the rules by which another result does, or somebody lets it. */
const uselessViolations = (
  rules: Rules,
  table: Table,
  action: DieAction,
  side: SideIx,
): ReadonlyArray<Violation> => {
  const { kind } = action
  const as = faceIx(action.as)
  const facts = { die: faceId(as), action: DEEDS[kind] }
  const who =
    PAID_BY(rules)[kind][side].length === 0 ? 'no result of this side serves' : 'this result does not serve'
  const useless = since(dieViolation(as, kind), `${who} ${DEEDS[kind]}`)
  if (kind === 'advanceNation') return uselessForNation(rules, table, action, useless)
  const found = [useless]
  if (!BY_CHARACTER.includes(kind)) return found
  found.push(
    side === 0 ? violation('die.characterFreePeoples', facts) : violation('die.characterShadow', facts),
  )
  if (side === 0 && kind === 'hideFellowship') found.push(violation('character.strider', { die: facts.die }))
  return found
}

/** Every rule against paying for an action with a die. */
export const payViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  action: DieAction,
): ReadonlyArray<Violation> => {
  const die = faceIx(action.die)
  const as = faceIx(action.as)
  const found: Array<Violation> = []
  if (!hasDie(table, side, die)) found.push(noDie(action.die))
  const counts =
    as === die || resultsOf(die).includes(as) || converterOf({ rules, table }, side, die, as) >= 0
  if (!counts)
    found.push(since(dieViolation(die, action.kind), `it cannot be used as ${nameOf(rules, action.as)}`))
  else if (!pays(rules, action, side, as) && !byAbility(rules, table, action))
    found.push(...uselessViolations(rules, table, action, side))
  return found
}

const nationViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  action: Extract<DieAction, { kind: 'advanceNation' }>,
): ReadonlyArray<Violation> => {
  const nation = nationIx(action.nation)
  if (sideOfNation(nation) !== side)
    return [since(violation('politics.diplomacy', { nation: action.nation }), 'it is a Nation of the enemy')]
  if (isAtWar(table, nation))
    return [violation('politics.atWar', { nation: action.nation, because: 'already at war' })]
  const found: Array<Violation> = []
  const isAble = action.die === action.as && rouserOf(rules, table, nation) >= 0
  if (!isAble && !isOwnNation(rules, table, side, nation))
    found.push(violation('partners.diplomacy', { nation: action.nation }))
  if (isBarred(table, side, nation)) found.push(violation('partners.twice', { what: action.nation }))
  if (stepsOf(table, nation) === 1 && !isActive(table, nation))
    found.push(violation('politics.passiveLimit', { nation: action.nation }))
  const card = heldBackBy(rules, table, nation, faceIx(action.as))
  if (card !== null) found.push(violation('events.onTable', { card }))
  return found
}

/** Why nobody of this side is brought in who is: he is of the other, or was there from the start. */
const strangerInWords = (rules: Rules, side: SideIx, character: CharacterIx): string =>
  sideOfCharacter(rules, character) === side
    ? 'no die brings him into play'
    : `${within(rules, characterId(rules, character))} is of the enemy`

/** Somebody whose card lets no die do this. */
const unable = ({ kind, die }: DieAction, because: string): Violation =>
  since(violation('die.abilities', { die, action: DEEDS[kind] }), because)

const entryViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  action: Extract<DieAction, { kind: 'bringCharacter' }>,
): ReadonlyArray<Violation> => {
  const character = characterIx(rules, action.character)
  const entrant = ENTRANTS(rules).find((one) => one.character === character && one.side === side)
  if (entrant === undefined) return [unable(action, strangerInWords(rules, side, character))]
  const found: Array<Violation> = []
  if (!isOwnCharacter(rules, table, side, character))
    found.push(
      side === 1
        ? violation('partners.minions', { piece: action.character })
        : violation('partners.limits', { seat: action.seat, what: action.character }),
    )
  const place = placeOf(table, character)
  if (place >= 0) {
    const there = { piece: action.character, region: regionId(regionOf(place)), because: 'already in play' }
    return [...found, violation('pieces.characters', there)]
  }
  const enters = (because: string): Violation => ({
    rule: entryRule(rules, character),
    facts: { piece: action.character, because },
  })
  if (!canEnter(rules, table, character)) found.push(enters(absenceOf({ rules, table }, character)))
  else if (entrant.die !== faceIx(action.as) && pays(rules, action, side, faceIx(action.as)))
    found.push(enters(`it takes the result ${nameOf(rules, faceId(entrant.die))}`))
  return found
}

const voiceViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  action: Extract<DieAction, { kind: 'recruitEverywhere' | 'upgrade' }>,
): ReadonlyArray<Violation> => {
  const character = characterIx(rules, action.character)
  const voice = VOICES(rules).find((one) => one.character === character && one.side === side)
  if (voice === undefined) return [unable(action, 'his card gives no such ability to this side')]
  if (!isOwnCharacter(rules, table, side, character))
    return [violation('partners.minions', { piece: action.character })]
  const can =
    action.kind === 'upgrade' ? canUpgrade(rules, table, voice) : canMusterEverywhere(rules, table, voice)
  if (can) return LEGAL
  const broken = violation('character.sarumanVoice', { piece: action.character })
  return [
    since(
      broken,
      placeOf(table, character) < 0
        ? whereabouts(rules, table, action.character)
        : 'there is nothing that he could do so now',
    ),
  ]
}

const deckViolations = (
  table: Table,
  side: SideIx,
  { deck }: Extract<DieAction, { kind: 'drawEvent' }>,
): ReadonlyArray<Violation> =>
  ofDeck(table.cards.decks, side * 2 + DECKS.indexOf(deck)) === 0
    ? [violation('events.emptyDeck', { deck })]
    : LEGAL

const armyViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  action: DieAction,
): ReadonlyArray<Violation> => {
  const leader = action.as === 'character'
  if (action.kind === 'moveArmies')
    return canMarch(rules, table, freshMarch(side, leader ? 1 : 2, leader))
      ? LEGAL
      : [
          since(
            violation('movement.when', { die: action.die }),
            leader ? 'no Army with somebody who leads can move now' : 'no Army can move now',
          ),
        ]
  return canAttack(rules, table, side, leader)
    ? LEGAL
    : noAttackViolations({ rules, table }, { side, leader }, action.die)
}

/** Every rule against carrying out an action, whatever pays for it; none where nothing does for this side. */
export const doViolations = (
  rules: Rules,
  table: Table,
  side: SideIx,
  action: Exclude<DieAction, { kind: 'playEvent' | 'endCard' }>,
): ReadonlyArray<Violation> => {
  if (PAID_BY(rules)[action.kind][side].length === 0) return LEGAL
  switch (action.kind) {
    case 'moveFellowship':
      return moveFellowshipViolations(rules, table, action.die)
    case 'hideFellowship':
      return hideViolations(table, action.die)
    case 'separate':
      return separateViolations(rules, table)
    case 'moveCharacters':
      return travelViolations(rules, table, side)
    case 'moveArmies':
    case 'beginAttack':
      return armyViolations(rules, table, side, action)
    case 'advanceNation':
      return nationViolations(rules, table, side, action)
    case 'beginRecruiting':
      return canRecruit(rules, table, freshRecruit(side))
        ? LEGAL
        : [since(violation('recruiting.when', { die: action.die }), 'nothing can be recruited now')]
    case 'recruitEverywhere':
    case 'upgrade':
      return voiceViolations(rules, table, side, action)
    case 'bringCharacter':
      return entryViolations(rules, table, side, action)
    case 'drawEvent':
      return deckViolations(table, side, action)
  }
}
