/**
 * What Twilight of the Third Age lets a die do (chapter XII): bring a faction or call it, build a siege
 * engine, declare the Fellowship with Sméagol as Guide. And what comes of other uses of a die.
 */
import { shared } from '../../../kernel/brand'
import { derived } from '../../../kernel/derived'
import { at } from '../../../kernel/row'
import { LEGAL } from '../../../kernel/types'
import type { Aim, TwilightDieAction, Recruit } from '../../model/actions'
import { calling, doing, type Changed, type Here, type Question, type Violation } from '../../model/bundle'
import type { Rules } from '../../model/config'
import { ask, start, type OpportunityVars, type RetinueVars, type Use } from '../../model/frames'
import { DIE_FACES, FACTIONS, type Faction, type Seat } from '../../model/ids'
import type { Bits, FaceIx, PieceIx, RegionIx, SideIx } from '../../model/table'
import { violation } from '../../rulebook'
import { noDie, since } from '../../query/absent'
import { placeIn, placeOf, regionOf } from '../../query/armies'
import {
  FANGORN,
  factionIx,
  isFactionIn,
  buildViolations,
  canBuild,
  engineSites,
  siteViolations,
} from '../../query/beside'
import { regionId, regionIx } from '../../query/board'
import { canPlace, cardPlace } from '../../query/cardRecruits'
import { CHARACTER, countsAs, faceId, faceIx, FACES_OF, hasDie, MUSTER } from '../../query/dice'
import { firstOf, isInMordor } from '../../query/fellowship'
import { within } from '../../query/names'
import { characterData, characterId, pieceId, pieceIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { actionQuestion, type Further } from '../../rules/actions/decideAction'
import { frameOf, instant } from '../../rules/actions/opportunity'
import { editBeside, placeFigure } from '../../rules/changes/beside'
import { changed, changing, ends, happen, type Change } from '../../rules/changes/change'
import { recruit } from '../../rules/changes/figures'
import { askBonus } from '../../rules/effects/bonus'
import type { Whole } from '../rules'
import { replacing } from '../stages'
import {
  callSites,
  canBring,
  canCall,
  dunlending,
  DUNLANDS,
  FACTION_DATA,
  hasEnt,
  isCompanionInFangorn,
  missingToBring,
  missingToCall,
  isOwnFaction,
  UMBAR,
} from './sites'

type Acting = Here<OpportunityVars>

const DECLARERS = derived((rules: Rules): Bits =>
  rules.characters.reduce(
    (bits, { guide }, ix) => (guide.some(({ kind }) => kind === 'declaresWith') ? bits | (1 << ix) : bits),
    0,
  ),
)
const canDeclare = ({ rules, table }: Acting): boolean =>
  !table.fellowship.revealed && !isInMordor(table) && ((DECLARERS(rules) >> table.fellowship.guide) & 1) === 1

type Unpaid = TwilightDieAction extends infer A
  ? A extends TwilightDieAction
    ? Omit<A, 'seat' | 'die' | 'as'>
    : never
  : never

/** All that a die may do besides, in the order of the lists. */
const BRING = FACTIONS.map((faction): Unpaid => ({ kind: 'bringFaction', faction }))
const CALL = FACTIONS.map((faction): Unpaid => ({ kind: 'callFaction', faction }))
const ALL: ReadonlyArray<Unpaid> = [...BRING, ...CALL, { kind: 'buildEngine' }, { kind: 'declareWithDie' }]
const BUILD = ALL.length - 2
const DECLARE = ALL.length - 1

/** The factions of each side. */
const factionsOf = (side: SideIx): ReadonlyArray<number> =>
  FACTIONS.flatMap((faction, ix) => (FACTION_DATA[faction].side === side ? [ix] : []))
const FACTIONS_OF = [factionsOf(0), factionsOf(1)] as const
/** What can be done with a Muster result, as bits. */
const byMuster = (here: Acting): Bits => {
  const { side } = here.vars
  let bits = canBuild(here, side) ? 1 << BUILD : 0
  for (const ix of FACTIONS_OF[side]) {
    const faction = at(FACTIONS, ix)
    if (isFactionIn(here.table, faction)) bits |= canCall(here, faction) ? 1 << (FACTIONS.length + ix) : 0
    else if (canBring(here, faction)) bits |= 1 << ix
  }
  return bits
}

const paid: { [S in Seat]?: Array<TwilightDieAction | undefined> } = {}
/** An action with a die named; made once, frozen and shared by all lists. */
const paidBy = (seat: Seat, ix: number, die: FaceIx, as: FaceIx): TwilightDieAction => {
  const place = (ix * DIE_FACES.length + die) * DIE_FACES.length + as
  return ((paid[seat] ??= [])[place] ??= shared({
    seat,
    ...at(ALL, ix),
    die: faceId(die),
    as: faceId(as),
  }))
}

const listOptions = (here: Acting, seat: Seat, found: Pick<Array<TwilightDieAction>, 'push'>): void => {
  const { rules, table, vars } = here
  let musters = -1
  const declares = vars.side === 0 && canDeclare(here)
  for (const die of FACES_OF(rules)[vars.side]) {
    if (!hasDie(table, vars.side, die)) continue
    if (countsAs(here, vars.side, die, MUSTER)) {
      if (musters < 0) musters = byMuster(here)
      for (let left = musters; left !== 0; left &= left - 1)
        found.push(paidBy(seat, firstOf(left), die, MUSTER))
    }
    if (declares && countsAs(here, vars.side, die, CHARACTER))
      found.push(paidBy(seat, DECLARE, die, CHARACTER))
  }
}

const paysFor = ({ kind }: TwilightDieAction): FaceIx => (kind === 'declareWithDie' ? CHARACTER : MUSTER)

/** A faction that cannot be brought into play, or called. */
const factionViolation = ({ kind }: TwilightDieAction, faction: Faction, because: string): Violation => {
  if (kind === 'bringFaction') return since(violation(FACTION_DATA[faction].enters, { faction }), because)
  if (faction === 'ents') return { rule: 'twilight.entsRecruited', facts: { because: 'no die calls Ents' } }
  return faction === 'dunlendings'
    ? since(violation('twilight.forgoil', { region: 'anywhere' }), because)
    : since(violation('twilight.blackShips', { faction }), because)
}

const factionViolations = (
  here: Acting,
  action: Extract<TwilightDieAction, { faction: Faction }>,
): ReadonlyArray<Violation> => {
  const { faction } = action
  const factions = violation('twilight.factions', { faction })
  if (FACTION_DATA[faction].side !== here.vars.side) return [since(factions, 'it is a faction of the enemy')]
  const brings = action.kind === 'bringFaction'
  if (brings ? canBring(here, faction) : canCall(here, faction)) return LEGAL
  const found: Array<Violation> = []
  if (isFactionIn(here.table, faction) === brings)
    found.push(since(factions, brings ? 'it is in play already' : 'it is not in play'))
  if (!isOwnFaction(here, faction))
    found.push(violation('partners.limits', { seat: action.seat, what: faction }))
  if (found.length > 0) return found
  return [
    factionViolation(action, faction, brings ? missingToBring(here, faction) : missingToCall(here, faction)),
  ]
}

/** Why a die does not declare the Fellowship. */
const undeclared = ({ rules, table, vars }: Acting): string => {
  if (isInMordor(table)) return 'it is on the Mordor Track'
  const { revealed, guide } = table.fellowship
  if (revealed) return 'the Fellowship is Revealed'
  return vars.side === 1
    ? 'the Free Peoples declare it'
    : `the Guide is ${within(rules, characterId(rules, guide))}`
}

const doViolations = (here: Acting, action: TwilightDieAction): ReadonlyArray<Violation> => {
  const { side } = here.vars
  switch (action.kind) {
    case 'bringFaction':
    case 'callFaction':
      return factionViolations(here, action)
    case 'buildEngine':
      return canBuild(here, side) ? LEGAL : buildViolations(here, side)
    case 'declareWithDie':
      return side === 0 && canDeclare(here)
        ? LEGAL
        : [since(violation('twilight.smeagolDeclares', { die: action.die }), undeclared(here))]
  }
}

/** What a die is used for, as a fact tells it. */
const DEEDS: Readonly<Record<TwilightDieAction['kind'], string>> = {
  bringFaction: 'to bring a faction into play',
  callFaction: 'to recruit a faction',
  buildEngine: 'to build a siege engine',
  declareWithDie: 'to declare the Fellowship',
}

const violationsOf = (here: Acting, action: TwilightDieAction): ReadonlyArray<Violation> => {
  const { table, vars } = here
  const die = faceIx(action.die)
  const as = faceIx(action.as)
  const found: Array<Violation> = []
  if (!hasDie(table, vars.side, die)) found.push(noDie(action.die))
  const facts = { die: action.die, action: DEEDS[action.kind] }
  if (as !== paysFor(action) || !countsAs(here, vars.side, die, as))
    found.push(
      paysFor(action) === CHARACTER ? violation('die.character', facts) : violation('die.muster', facts),
    )
  return [...doViolations(here, action), ...found]
}

const FURTHER: Further = {
  kinds: ['bringFaction', 'callFaction', 'buildEngine', 'declareWithDie'],
  list: listOptions,
  violations: violationsOf,
  use: (action) => {
    const dice = { die: faceIx(action.die), as: faceIx(action.as) }
    if (action.kind === 'bringFaction' || action.kind === 'callFaction')
      return { does: action.kind, ...dice, what: factionIx(action.faction) }
    return { does: action.kind === 'buildEngine' ? 'buildEngine' : 'declare', ...dice, what: -1 }
  },
}

/** Regions among which a site is chosen. */
const sitesOf = (here: Here<{ readonly side: 0 | 1; readonly faction: number }>): ReadonlyArray<RegionIx> =>
  here.vars.faction < 0 ? engineSites(here, here.vars.side) : callSites(here)

const callDunlendings = (change: Change, region: RegionIx): void => {
  for (let left = 2; left > 0; left--)
    if (callSites(change).includes(region)) recruit(change, dunlending(change), region, 'twilight.forgoil')
}

/** Where do they come? */
export const decideSite: Question<'decide/site', Aim> = {
  answers: ['aim'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) => sitesOf(here).map((region) => ({ seat, kind: 'aim', region: regionId(region) })),
  violations: (here, { region }) =>
    sitesOf(here).includes(regionIx(region))
      ? LEGAL
      : here.vars.faction < 0
        ? siteViolations(here, here.vars.side, regionIx(region))
        : [violation('twilight.forgoil', { region })],
  resolve: (here, action) => {
    const { side, faction } = here.vars
    const region = regionIx(action.region)
    const change = changing(here)
    if (faction >= 0) callDunlendings(change, region)
    else placeFigure(change, side === 1 ? 'siege-tower' : 'trebuchet', region, 'twilight.engines')
    return ends(change, region)
  },
  asks: ({ vars }) =>
    vars.faction < 0 ? 'Where is the siege engine built?' : 'Where do the Dunlendings come?',
  reads: ['twilight.engines', 'twilight.forgoil'],
}

const furtherFrame = (here: Acting) => {
  const { side, use } = here.vars
  if (use === null) return undefined
  if (use.does === 'declare')
    return start('guidedDeclaration', 'path', { why: 'declare', path: [], strongholds: [] })
  if (use.does === 'buildEngine') return ask('decide/site', { side, faction: -1 })
  if (use.does === 'callFaction' && use.what === factionIx('dunlendings'))
    return ask('decide/site', { side, faction: use.what })
  return undefined
}

const bring = (change: Change, faction: number): void => {
  const id = FACTIONS[faction]
  if (id === undefined) return
  const rule = FACTION_DATA[id].enters
  editBeside(change, (draft) => {
    draft.factions |= 1 << faction
  })
  happen(change, { kind: 'FactionEntered', rule, faction: id })
  if (id === 'ents') return placeFigure(change, 'ent', FANGORN, rule)
  if (id === 'corsairs') {
    for (let left = 2; left > 0; left--) placeFigure(change, 'ship', UMBAR, rule)
    return
  }
  for (const region of DUNLANDS)
    for (let left = 2; left > 0; left--)
      if (canPlace(change.rules, change.table, dunlending(change), region))
        recruit(change, dunlending(change), region, rule)
}

/** A ship, and a Regular beside it if it can be mustered there. */
const blackShips = (change: Change): void => {
  placeFigure(change, 'ship', UMBAR, 'twilight.blackShips')
  const piece = pieceIx(change.rules, 'southrons-regular')
  if (canPlace(change.rules, change.table, piece, UMBAR) && cardPlace(change.table, 1, UMBAR) === UMBAR)
    recruit(change, piece, UMBAR, 'twilight.blackShips')
}

/** The units of which one comes with a character, where he is. */
const retinueOf = (here: Here, character: number): ReadonlyArray<PieceIx> => {
  const { rules, table } = here
  const at = placeOf(table, character)
  return characterData(rules, character).abilities.flatMap((ability) =>
    ability.kind === 'comesWith' && at >= 0
      ? ability.anyOf
          .map((id) => pieceIx(rules, id))
          .filter((piece) => canPlace(rules, table, piece, regionOf(at)))
      : [],
  )
}

const comeWith = (change: Change, { side, character }: RetinueVars, piece: PieceIx): void => {
  const region = regionOf(placeOf(change.table, character))
  recruit(change, piece, placeIn(change.table, side, region), 'twilight.balrogEntry')
}

/** Which unit comes with him? */
export const decideRetinue: Question<'decide/retinue', Recruit> = {
  answers: ['recruit'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: (here, seat) =>
    retinueOf(here, here.vars.character).map((piece) => ({
      seat,
      kind: 'recruit',
      piece: pieceId(here.rules, piece),
      region: regionId(regionOf(placeOf(here.table, here.vars.character))),
    })),
  violations: (here, { piece, region }) => {
    const { character } = here.vars
    const there = regionIx(region) === regionOf(placeOf(here.table, character))
    return there && retinueOf(here, character).includes(pieceIx(here.rules, piece))
      ? LEGAL
      : [violation('twilight.balrogEntry', { piece })]
  },
  resolve: (here, { piece }) => {
    const change = changing(here)
    comeWith(change, here.vars, pieceIx(here.rules, piece))
    return ends(change, null)
  },
  asks: () => 'Which unit comes with him?',
  reads: ['twilight.balrogEntry'],
}

/** Who has just been brought in, and the units of which one comes with him. */
const bringing = (here: Acting) => {
  const { side, use } = here.vars
  if (use?.does !== 'bringCharacter') return undefined
  return { who: { side, character: use.what }, units: retinueOf(here, use.what) }
}

/** The word of Saruman brings an Ent, too. */
const wakeEnt = (here: Acting): Changed => {
  const change = changing(here)
  if (isFactionIn(here.table, 'ents') && isCompanionInFangorn(here) && hasEnt(here))
    placeFigure(change, 'ent', FANGORN, 'twilight.entsRecruited')
  return changed(change)
}

/** A faction comes, or what of it needs no further question. */
const summon = (here: Acting, { does, what }: Use): Changed => {
  const change = changing(here)
  if (does === 'bringFaction') bring(change, what)
  else if (what === factionIx('corsairs')) blackShips(change)
  return changed(change)
}

/** What the base does, and what comes of it. */
const instantly = (here: Acting): Changed => {
  const { rules, config, vars } = here
  const does = vars.use?.does
  if (vars.use !== null && (does === 'bringFaction' || does === 'callFaction')) return summon(here, vars.use)
  const done = instant(here)
  if (does !== 'recruitEverywhere' && does !== 'upgrade') return done
  const then = wakeEnt({ rules, config, vars, table: done.table })
  return { table: then.table, events: [...done.events, ...then.events] }
}

const askRetinue = (here: Acting) => {
  const brought = bringing(here)
  return brought !== undefined && brought.units.length > 0 ? ask('decide/retinue', brought.who) : undefined
}

/** A die does more, more comes of it; who is brought in has a retinue where a card would have its bonus. */
const actingMore = (opportunity: Whole['procedures']['opportunity']): Whole['procedures']['opportunity'] => {
  const acted = replacing(opportunity, 'act', [
    'act',
    calling((here: Acting) => frameOf(here) ?? furtherFrame(here)),
  ])
  const done = replacing(acted, 'instant', ['instant', doing(instantly)])
  return replacing(done, 'bonus', ['bonus', calling((here: Acting) => askRetinue(here) ?? askBonus(here))])
}

/** Dice with the expansion. */
export const withActions = (whole: Whole): Whole => ({
  ...whole,
  procedures: { ...whole.procedures, opportunity: actingMore(whole.procedures.opportunity) },
  decisions: {
    ...whole.decisions,
    'decide/action': actionQuestion(FURTHER),
    'decide/site': decideSite,
    'decide/retinue': decideRetinue,
  },
})
