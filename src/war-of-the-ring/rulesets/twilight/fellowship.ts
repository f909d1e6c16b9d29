/**
 * The Fellowship with Twilight of the Third Age (chapter XII): what happens on its way when it shows
 * itself, and how Sméagol declares it and leaves it.
 */
import { derived } from '../../../kernel/derived'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { GoTo } from '../../model/actions'
import {
  calling,
  doing,
  jumping,
  mayDo,
  procedure,
  returning,
  type Here,
  type Step,
} from '../../model/bundle'
import type { Rules } from '../../model/config'
import { ask, newTile, type LocateVars, type SeparationVars } from '../../model/frames'
import { ELIMINATED, type CharacterIx, type RegionIx, type Table } from '../../model/table'
import type { Ability } from '../../model/tables'
import { violation } from '../../rulebook'
import { isOnMap, placeIn, placeOf, regionOf } from '../../query/armies'
import { goingTo } from '../../query/answers'
import { nationIx, regionId, regionIx, SETTLEMENT_OF, STRONGHOLD } from '../../query/board'
import { holdsHome } from '../../query/control'
import { characterId, characterIx } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { changing, ends, goesOn, happen, type Change } from '../../rules/changes/change'
import { putCharacter } from '../../rules/changes/figures'
import { askPathCard } from '../../rules/effects/reaction'
import { declareIt, goIn } from '../../rules/fellowship/declaration'
import { afterLeaving, askGuideAfterLeaving, guideIsOpen } from '../../rules/fellowship/guide'
import { askPath } from '../../rules/fellowship/path'
import type { Whole } from '../rules'
import { insertingAfter, inserting, replacing } from '../stages'

/** Who can have an ability. */
const having = (kind: Ability['kind']) =>
  derived((rules: Rules): ReadonlyArray<CharacterIx> =>
    rules.characters.flatMap(({ abilities }, ix) =>
      abilities.some((ability) => ability.kind === kind) ? [ix] : [],
    ),
  )
const FOLLOWERS = having('followsDeclaration')
const BARRERS = having('barsTheWay')
/** The first of some who is on the map, -1 if nobody is. */
const whoIsIn = (table: Table, some: ReadonlyArray<CharacterIx>): CharacterIx => {
  for (const character of some) if (isOnMap(table, character)) return character
  return -1
}

/** Sméagol leaves the game; nothing comes of it. */
export const discardSmeagol = (change: Change): void => {
  putCharacter(change, characterIx(change.rules, 'smeagol'), ELIMINATED)
  happen(change, { kind: 'CompanionDiscarded', rule: 'twilight.smeagolLeaves', companion: 'smeagol' })
}

const isFreeStronghold = (table: Table, region: RegionIx): boolean =>
  SETTLEMENT_OF[region] === STRONGHOLD && holdsHome(table, 0, region)

/** Whether somebody may follow the Fellowship to where it was declared. */
const mayFollow = (here: Here): boolean => {
  const chief = whoIsIn(here.table, FOLLOWERS(here.rules))
  const { region } = here.table.fellowship
  return (
    chief >= 0 &&
    region >= 0 &&
    regionOf(placeOf(here.table, chief)) !== region &&
    !isFreeStronghold(here.table, region)
  )
}

/** Does he follow the Fellowship? */
export const decideFollow = mayDo<'decide/follow', GoTo>({
  takes: ['goTo'],
  seat: (here) => seatOf(here, 'nation', here.vars.side, nationIx('sauron')),
  offers: ({ table }, seat) => [goingTo(seat, table.fellowship.region)],
  violations: ({ table }, { region }) =>
    regionIx(region) === table.fellowship.region ? LEGAL : [violation('twilight.chiefFollows', { region })],
  take: (here, { region }) => {
    const { table, vars, rules } = here
    const change = changing(here)
    const from = regionId(regionOf(placeOf(table, vars.character)))
    putCharacter(change, vars.character, placeIn(table, 1, regionIx(region)))
    happen(change, {
      kind: 'CharacterMoved',
      rule: 'twilight.chiefFollows',
      character: characterId(rules, vars.character),
      from,
      to: region,
    })
    return ends(change, null)
  },
  passed: null,
  asks: () => 'Does the Chief of the Ringwraiths follow the Fellowship?',
  reads: ['twilight.chiefFollows'],
})

const askFollow = (here: Here<LocateVars>) =>
  mayFollow(here)
    ? ask('decide/follow', { side: 1, character: whoIsIn(here.table, FOLLOWERS(here.rules)) })
    : undefined

/** The tile of who bars the way, if it touches his region. */
const fire = (here: Here<LocateVars>) => {
  const balrog = whoIsIn(here.table, BARRERS(here.rules))
  return balrog >= 0 && here.vars.path.includes(regionOf(placeOf(here.table, balrog)))
    ? newTile('fire')
    : undefined
}

const askOpenGuide = (here: Here<LocateVars>) =>
  guideIsOpen(here.rules, here.table) ? askGuideAfterLeaving(here) : undefined

const gates = (here: Here<LocateVars>) => askPathCard(here, here.vars.path, 'declaration')

/** Whoever uses the die names the way. */
const askOwnPath = (here: Here<LocateVars>) => {
  const asked = askPath(here)
  return asked === undefined ? undefined : ask('decide/path', { ...asked.vars, self: true })
}

/** A declaration by the Guide: without healing (ruling OR-103). */
export const guidedDeclaration = procedure('guidedDeclaration', [
  ['path', calling(askOwnPath, (vars, path) => ({ ...vars, path }))],
  ['declare', doing((here) => declareIt(here, false))],
  ['guide', calling(askOpenGuide)],
  ['follow', calling(askFollow)],
  ['fire', calling(fire)],
  ['cards', calling(gates)],
  ['mordor', doing(goIn)],
  ['end', returning(() => null)],
])

const hasSmeagol = ({ rules, vars }: Here<SeparationVars>): boolean =>
  ((vars.chosen >> characterIx(rules, 'smeagol')) & 1) === 1

/** Sméagol does not come onto the map with the others. */
const leave = (here: Here<SeparationVars>): Step<SeparationVars> => {
  const { table, vars, rules } = here
  if (!hasSmeagol(here)) return { table, events: NO_EVENTS }
  const change = changing(here)
  discardSmeagol(change)
  const chosen = vars.chosen & ~(1 << characterIx(rules, 'smeagol'))
  afterLeaving(change)
  return goesOn(change, { ...vars, chosen })
}

/** The Fellowship with the expansion. */
export const withFellowship = (whole: Whole): Whole => {
  const { declaration, reveal, separation } = whole.procedures
  return {
    ...whole,
    procedures: {
      ...whole.procedures,
      guidedDeclaration,
      declaration: replacing(
        insertingAfter(
          declaration,
          'declare',
          ['guide', calling(askOpenGuide)],
          ['follow', calling(askFollow)],
          ['fire', calling(fire)],
        ),
        'cards',
        ['cards', calling(gates)],
      ),
      reveal: replacing(insertingAfter(reveal, 'show', ['fire', calling(fire)]), 'cards', [
        'cards',
        calling(gates),
      ]),
      separation: inserting(
        separation,
        'destination',
        ['smeagol', doing(leave)],
        ['nobody', jumping('guide', ({ vars }: Here<SeparationVars>) => vars.chosen === 0)],
      ),
    },
    decisions: { ...whole.decisions, 'decide/follow': decideFollow },
  }
}
