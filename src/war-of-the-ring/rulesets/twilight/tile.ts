/**
 * Hunt tiles with Twilight of the Third Age (chapter XII): the tiles of Sméagol, the light of Lady
 * Galadriel, We Shall Get It, and the fire of the Balrog.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { CancelTile, Redraw } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  mayDo,
  type Changed,
  type Here,
  type Step,
} from '../../model/bundle'
import { ofTile, standardTiles, tileCount } from '../../model/counts'
import { ask, type ChallengeVars, type TileVars } from '../../model/frames'
import type { HuntTileId } from '../../model/ids'
import { IN_FELLOWSHIP, tilesDraft, type CharacterIx, type TileIx } from '../../model/table'
import { violation } from '../../rulebook'
import { isOnMap, placeOf } from '../../query/armies'
import { asksForCard } from '../../query/cardFigures'
import { isInMordor } from '../../query/fellowship'
import { isIdle, isPoolSpent, returnsWhenLost, tileData, tileId, tileIx } from '../../query/hunt'
import { characterIx, sideId } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { editBeside } from '../../rules/changes/beside'
import { changed, changing, edit, ends, goesOn, happen, type Change } from '../../rules/changes/change'
import { editDice } from '../../rules/changes/materials'
import { nameGuide } from '../../rules/changes/fellowship'
import { eliminate, putCharacter, setAside } from '../../rules/changes/figures'
import { drawNext, show } from '../../rules/effects/fellowshipChallenge'
import { afterLeaving, askGuideAfterLeaving, guideIsOpen } from '../../rules/fellowship/guide'
import { countsAsHunt } from '../../rules/hunt/draw'
import type { Rules } from '../../model/config'
import type { Whole } from '../rules'
import { inserting, insertingAfter, replacing } from '../stages'

const quiet = <V>({ table }: Here<V>): Step<V> => ({ table, events: NO_EVENTS })
const isSmeagols = (rules: Rules, tile: TileIx): boolean =>
  tile >= 0 && tileData(rules, tile).kind === 'smeagol'
const smeagolIn = (rules: Rules): CharacterIx => characterIx(rules, 'smeagol')

/** Takes a tile just drawn out of the game. */
const removeTile = (
  change: Change,
  tile: TileIx,
  rule: 'twilight.smeagolEnters' | 'twilight.ladyOfLight',
): void => {
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.drawn -= ofTile(change.rules, tile)
    tiles.removed += ofTile(change.rules, tile)
    draft.tiles = tiles
  })
  happen(change, { kind: 'TileRemoved', rule, tile: tileId(change.rules, tile), number: 1 })
}

/** A Sméagol tile counts for nothing with Gollum in play or him gone. */
const discardIdle = (here: Here<TileVars>): Step<TileVars> => {
  const { rules, table, vars } = here
  return isIdle(rules, table, vars.tile)
    ? { table, events: NO_EVENTS, vars: { ...vars, tile: -1 } }
    : quiet(here)
}

/** A Sméagol tile that no other has replaced brings him (ruling OR-160), or waits to go back. */
const smeagolTile = (here: Here<TileVars>): Step<TileVars> => {
  const { rules, table, vars } = here
  if (!isSmeagols(rules, vars.tile)) return quiet(here)
  const smeagol = smeagolIn(rules)
  if (placeOf(table, smeagol) === IN_FELLOWSHIP) return quiet(here)
  const change = changing(here)
  putCharacter(change, smeagol, IN_FELLOWSHIP)
  happen(change, { kind: 'CompanionJoined', rule: 'twilight.smeagolEnters', companion: 'smeagol' })
  nameGuide(change, smeagol, 'twilight.smeagolGuides')
  removeTile(change, vars.tile, 'twilight.smeagolEnters')
  return goesOn(change, vars)
}

const canCancel = ({ rules, table }: Here, tile: TileIx): boolean => {
  if (tile < 0) return false
  const { kind, damage } = tileData(rules, tile)
  const { rings, ringUsed } = table.dice
  return (
    kind === 'standard' &&
    damage.kind === 'eye' &&
    rings[0] > 0 &&
    (ringUsed & 1) === 0 &&
    rules.characters.some(
      ({ abilities }, ix) => isOnMap(table, ix) && abilities.some((one) => one.kind === 'cancelsEyes'),
    )
  )
}

/** Do you cancel the Eye with an Elven Ring? */
export const decideLight = mayDo<'decide/light', CancelTile>({
  takes: ['cancelTile'],
  seat: (here) => seatOf(here, 'leading', 0),
  offers: (here, seat) => (canCancel(here, here.vars.tile) ? [{ seat, kind: 'cancelTile' }] : []),
  violations: (here) =>
    canCancel(here, here.vars.tile)
      ? LEGAL
      : [violation('twilight.ladyOfLight', { tile: tileId(here.rules, here.vars.tile) })],
  take: (here) => {
    const change = changing(here)
    editDice(change, (draft) => {
      draft.rings = [draft.rings[0] - 1, draft.rings[1] + 1]
      draft.ringUsed |= 1
    })
    happen(change, { kind: 'RingPaid', rule: 'twilight.ladyOfLight', side: sideId(0) })
    removeTile(change, here.vars.tile, 'twilight.ladyOfLight')
    return ends(change, true)
  },
  passed: false,
  asks: () => 'Do you cancel the Eye with an Elven Ring?',
  reads: ['twilight.ladyOfLight', 'elvenRings.oncePerTurn'],
})

const canGetIt = ({ rules, table, vars }: Here<TileVars>): boolean => {
  const { tiles, beside } = table
  if (beside?.getIt !== 1 || vars.tile < 0 || !countsAsHunt(vars)) return false
  const waiting = [vars.tile, vars.replaced].reduce(
    (sum, tile) => (tile < 0 ? sum : sum + ofTile(rules, tile)),
    0,
  )
  const another = tiles.pool !== 0 || standardTiles(rules, tiles.drawn - waiting) !== 0
  return another && table.fellowship.guide === characterIx(rules, 'gollum')
}

/** Do you have another tile drawn in its place? */
export const decideGetIt = mayDo<'decide/getIt', Redraw>({
  takes: ['redraw'],
  seat: (here) => seatOf(here, 'leading', 1),
  offers: (_, seat) => [{ seat, kind: 'redraw' }],
  violations: () => LEGAL,
  take: (here) => {
    const change = changing(here)
    editBeside(change, (draft) => {
      draft.getIt = 2
    })
    happen(change, { kind: 'GetItUsed', rule: 'twilight.getIt' })
    return ends(change, true)
  },
  passed: false,
  asks: () => 'Do you discard We Shall Get It to have another tile drawn?',
  reads: ['twilight.getIt'],
})

/** The tile that another replaces waits; if one waits already, both do. */
const redrawn = (vars: TileVars, redraws: boolean): TileVars => {
  if (!redraws) return vars
  const waits = { ...vars, tile: -1, reveals: false }
  return vars.replaced < 0 ? { ...waits, replaced: vars.tile } : { ...waits, also: vars.tile }
}

/** The fire of the Balrog never reveals; an Eye takes him and the Guide, unless that is Gollum. */
const fire = (here: Here<TileVars>): Step<TileVars> => {
  const { rules, table, vars } = here
  if (vars.why !== 'fire' || vars.tile < 0) return quiet(here)
  const calm = { ...vars, reveals: false }
  const { guide } = table.fellowship
  if (tileData(rules, vars.tile).damage.kind !== 'eye' || guide === characterIx(rules, 'gollum'))
    return { table, events: NO_EVENTS, vars: calm }
  const change = changing(here)
  rules.characters.forEach(({ abilities }, ix) => {
    if (isOnMap(table, ix) && abilities.some(({ kind }) => kind === 'barsTheWay'))
      eliminate(change, ix, 'twilight.fireAndShadow')
  })
  const returns = returnsWhenLost(rules, guide) && !isInMordor(table)
  if (returns) setAside(change, guide, 'twilight.fireAndShadow')
  else eliminate(change, guide, 'twilight.fireAndShadow')
  afterLeaving(change)
  return goesOn(change, { ...calm, lost: returns ? guide : -1 })
}

const waitingIn = (rules: Rules, { replaced, also = -1 }: TileVars): number =>
  [replaced, also].reduce((sum, tile) => (tile < 0 ? sum : sum + ofTile(rules, tile)), 0)

/** Fills a pool that is used up, but not with tiles that wait to go back by themselves. */
const fill = (here: Here<TileVars>): Changed => {
  const { rules, table, vars } = here
  const { tiles } = table
  const back = standardTiles(rules, tiles.drawn) - standardTiles(rules, waitingIn(rules, vars))
  if (back === 0 || !isPoolSpent(rules, table)) return { table, events: NO_EVENTS }
  const change = changing(here)
  edit(change, (draft) => {
    const edited = tilesDraft(tiles)
    edited.pool += back
    edited.drawn -= back
    draft.tiles = edited
  })
  happen(change, { kind: 'PoolRefilled', rule: 'hunt.refill' })
  return changed(change)
}

const giveBack = (change: Change, tile: TileIx, rule: 'events.onTable' | 'twilight.smeagolTile'): void => {
  edit(change, (draft) => {
    const tiles = tilesDraft(draft.tiles)
    tiles.drawn -= ofTile(change.rules, tile)
    tiles.pool += ofTile(change.rules, tile)
    draft.tiles = tiles
  })
  happen(change, { kind: 'TileReturned', rule, tile: tileId(change.rules, tile), number: 1 })
}

/** Tiles that were replaced go back, and a Sméagol tile while he guides. */
const putBack = (here: Here<TileVars>): Step<TileVars> => {
  const { rules, vars } = here
  const change = changing(here)
  for (const tile of [vars.replaced, vars.also ?? -1]) if (tile >= 0) giveBack(change, tile, 'events.onTable')
  const stays = placeOf(here.table, smeagolIn(rules)) === IN_FELLOWSHIP
  if (stays && isSmeagols(rules, vars.tile) && tileCount(rules, change.table.tiles.drawn, vars.tile) > 0)
    giveBack(change, vars.tile, 'twilight.smeagolTile')
  const { also: _, ...rest } = vars
  return goesOn(change, { ...rest, replaced: -1 })
}

const isGone = ({ vars }: Here<TileVars>): boolean => vars.tile < 0

const askLight = (here: Here<TileVars>) =>
  canCancel(here, here.vars.tile) ? ask('decide/light', { tile: here.vars.tile }) : undefined

const afterLight = (vars: TileVars, cancelled: boolean): TileVars =>
  cancelled ? { ...vars, tile: -1, reveals: false } : vars

/** The tile of a Hunt. */
const tileWith = (tile: Whole['procedures']['tile']): Whole['procedures']['tile'] => {
  const drawn = inserting(
    replacing(tile, 'draw', ['draw', doing(fill)]),
    'replace',
    ['idle', doing(discardIdle)],
    ['discarded', jumping('draw', isGone)],
    ['light', calling(askLight, afterLight)],
    ['cancelled', jumping('draw', isGone)],
  )
  const asked = insertingAfter(
    drawn,
    'replaced',
    ['smeagol', doing(smeagolTile)],
    [
      'getIt',
      calling(
        (here: Here<TileVars>) => (canGetIt(here) ? ask('decide/getIt', { side: 1 }) : undefined),
        redrawn,
      ),
    ],
    ['redrawn', jumping('prevent', isGone)],
    ['fire', doing(fire)],
    [
      'fireGuide',
      calling((here: Here<TileVars>) =>
        here.vars.why === 'fire' && guideIsOpen(here.rules, here.table)
          ? askGuideAfterLeaving(here)
          : undefined,
      ),
    ],
  )
  return replacing(replacing(asked, 'putBack', ['putBack', doing(putBack)]), 'refill', [
    'refill',
    doing(fill),
  ])
}

/** Tiles drawn to be looked at: an Eye among them can be cancelled when it is drawn. */
const challengeWith = (challenge: Whole['procedures']['challenge']): Whole['procedures']['challenge'] =>
  insertingAfter(
    replacing(challenge, 'draw', [
      'draw',
      drawing(
        drawNext,
        (here: Here<ChallengeVars>, tile: HuntTileId): Step<ChallengeVars> => {
          const step = show(here, tile)
          return { ...step, vars: { ...(step.vars ?? here.vars), last: tileIx(here.rules, tile) } }
        },
        asksForCard('Which Hunt tile'),
      ),
    ]),
    'draw',
    [
      'light',
      calling(
        (here: Here<ChallengeVars>) =>
          here.vars.last !== undefined && canCancel(here, here.vars.last)
            ? ask('decide/light', { tile: here.vars.last })
            : undefined,
        (vars: ChallengeVars, cancelled: boolean, rules: Rules) =>
          cancelled && vars.last !== undefined
            ? { ...vars, held: vars.held - ofTile(rules, vars.last), left: vars.left + 1 }
            : vars,
      ),
    ],
    ['forget', doing(forget)],
  )
const forget = ({ table, vars }: Here<ChallengeVars>): Step<ChallengeVars> => {
  const { last: _, ...rest } = vars
  return { table, events: NO_EVENTS, vars: rest }
}

/** Tiles with the expansion. */
export const withTiles = (whole: Whole): Whole => ({
  ...whole,
  procedures: {
    ...whole.procedures,
    tile: tileWith(whole.procedures.tile),
    challenge: challengeWith(whole.procedures.challenge),
  },
  decisions: { ...whole.decisions, 'decide/light': decideLight, 'decide/getIt': decideGetIt },
})
