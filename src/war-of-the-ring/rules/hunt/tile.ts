/**
 * A Hunt tile (chapter IX): drawn, its damage settled, a step in Mordor if it was drawn for one, and last the
 * reveal (rulings OR-67, OR-76). Corruption 12 and the Crack of Doom end the game in between by themselves.
 */
import { NO_EVENTS } from '../../../kernel/types'
import {
  type Here,
  type Step,
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Draw,
} from '../../model/bundle'
import { type TileVars, newSeparation, start, USUAL_STRIDE, type DamageAnswer } from '../../model/frames'
import type { CharacterIx } from '../../model/table'
import type { RuleId } from '../../rulebook'
import { isInMordor, levelInFellowship, companionsOf } from '../../query/fellowship'
import { returnsWhenLost, sparedByLeaving, sparedByReveal, tileData } from '../../query/hunt'
import { characterId, characterIx } from '../../query/pieces'
import { changing, happen, type Change, changed, editFellowship } from '../changes/change'
import { corrupt } from '../changes/fellowship'
import { eliminate, setAside, eachCharacter } from '../changes/figures'
import { afterLeaving, askGuideAfterLeaving } from '../fellowship/guide'
import type { CharacterId } from '../../model/ids'
import { askForfeit } from '../effects/forfeit'
import { askReaction } from '../effects/reaction'
import { advanceInMordor } from '../mordor/enter'
import { askDamage } from './decideDamage'
import {
  countsAsHunt,
  drawDie,
  drawTile,
  fillPool,
  isReplaceable,
  numberOf,
  putBack,
  setDamage,
  showDie,
  showTile,
} from './draw'

/*
 * Bearing Hunt damage (chapter IX): Corruption, a casualty, a Guide who leaves, a Fellowship that shows
 * itself. Who leaves is set aside until the Free Peoples have said where he goes, which is asked when the
 * damage is
 * settled; on the Mordor Track he is eliminated instead (rulings OR-72, OR-78).
 */

const stepOf = ({ table, events }: Change, vars: TileVars): Step<TileVars> => ({ table, events, vars })

/** Takes damage off a tile and tells who bears it; what is left. */
const spare = (
  change: Change,
  damage: number,
  most: number,
  who: { readonly character: CharacterIx; readonly rule: RuleId },
): number => {
  const by = Math.min(damage, most)
  const character = characterId(change.rules, who.character)
  happen(change, { kind: 'DamageReduced', rule: who.rule, by, damage: damage - by, character })
  return damage - by
}

const useRing = (here: Here<TileVars>): Step<TileVars> => {
  const change = changing(here)
  corrupt(change, here.vars.damage, here.vars.casualty ? 'hunt.excess' : 'hunt.effects')
  return stepOf(change, { ...here.vars, damage: 0 })
}

/** Loses a Companion to the Hunt: for good, unless he is one who comes back on the map. */
const loseCompanion = (change: Change, vars: TileVars, companion: CharacterIx): Step<TileVars> => {
  const level = levelInFellowship(change.rules, change.table, companion)
  const damage = spare(change, vars.damage, level, { character: companion, rule: 'hunt.casualty' })
  const returns = returnsWhenLost(change.rules, companion) && !isInMordor(change.table)
  if (returns) setAside(change, companion, 'hunt.casualty')
  else eliminate(change, companion, 'hunt.casualty')
  afterLeaving(change)
  return stepOf(change, { ...vars, damage, casualty: true, lost: returns ? companion : -1 })
}

const guideLeaves = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  const { guide } = table.fellowship
  const change = changing(here)
  const most = sparedByLeaving(here.rules, table)
  const damage = spare(change, vars.damage, most, { character: guide, rule: 'hunt.reduce' })
  const dies = isInMordor(table)
  if (dies) eliminate(change, guide, 'mordor.separate')
  else setAside(change, guide, 'hunt.reduce')
  afterLeaving(change)
  return stepOf(change, { ...vars, damage, leaving: dies ? vars.leaving : vars.leaving | (1 << guide) })
}

const revealSelf = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  const change = changing(here)
  const who = { character: table.fellowship.guide, rule: 'hunt.reduce' } as const
  const damage = spare(change, vars.damage, sparedByReveal(here.rules, table), who)
  return stepOf(change, { ...vars, damage, reveals: true })
}

/** Does what the Free Peoples have answered; unasked they use the Ring. A random Companion is drawn later. */
export const bear = (here: Here<TileVars>): Step<TileVars> => {
  const { table, vars } = here
  if (vars.damage === 0) return { table, events: NO_EVENTS }
  switch (vars.answer) {
    case 'loseGuide':
      return loseCompanion(changing(here), vars, table.fellowship.guide)
    case 'guideLeaves':
      return guideLeaves(here)
    case 'revealSelf':
      return revealSelf(here)
    case 'loseRandom':
    case 'useCard':
      return { table, events: NO_EVENTS }
    default:
      return useRing(here)
  }
}

/** Where a card says so, as many Companions as the tile's number leave, and stay where they are. */
const scatter = (here: Here<TileVars>) => {
  if (here.vars.bearing !== 'separate' || companionsOf(here.rules, here.table) === 0) return undefined
  const number = numberOf(here)
  return number > 0
    ? newSeparation('members', { number, stride: { ...USUAL_STRIDE, stays: true } })
    : undefined
}

/** An answer: a kind of it, or how much less a card makes the damage. */
export const heard = (vars: TileVars, answer: DamageAnswer | number): TileVars =>
  typeof answer === 'number'
    ? { ...vars, damage: vars.damage - answer, answer: 'useCard' }
    : { ...vars, answer }

const pickCompanion = ({ rules, table, vars }: Here<TileVars>): Draw<CharacterId> | undefined => {
  if (vars.answer !== 'loseRandom') return undefined
  const outcomes: Array<CharacterId> = []
  eachCharacter(companionsOf(rules, table), (companion) => outcomes.push(characterId(rules, companion)))
  return { name: 'random companion', rule: 'hunt.casualty', outcomes }
}

const asksTile = ({ vars }: Here<TileVars>): string =>
  vars.replaced < 0 ? 'Which Hunt tile is drawn?' : 'Which Hunt tile is drawn instead?'

const losePicked = (here: Here<TileVars>, companion: CharacterId): Step<TileVars> => {
  const change = changing(here)
  happen(change, { kind: 'CompanionPicked', rule: 'hunt.casualty', companion })
  return loseCompanion(change, here.vars, characterIx(here.rules, companion))
}

/** After every answer that took somebody out of the Fellowship its Guide may change. */
const askGuide = (here: Here<TileVars>) => {
  const { answer } = here.vars
  return answer === 'loseGuide' || answer === 'loseRandom' || answer === 'guideLeaves'
    ? askGuideAfterLeaving(here)
    : undefined
}

/** An answer is dealt with. */
export const answered = ({ table, vars }: Here<TileVars>): Step<TileVars> =>
  vars.answer === null && vars.lost < 0
    ? { table, events: NO_EVENTS }
    : { table, events: NO_EVENTS, vars: { ...vars, answer: null, lost: -1 } }

const stepInMordor = (here: Here<TileVars>): Changed => {
  const { table, vars } = here
  if (vars.why !== 'mordor' || (vars.tile >= 0 && tileData(here.rules, vars.tile).stop))
    return { table, events: NO_EVENTS }
  const change = changing(here)
  advanceInMordor(change)
  return changed(change)
}

const mustReveal = ({ table, vars }: Here<TileVars>): boolean => vars.reveals && !table.fellowship.revealed

/** On the Mordor Track a reveal just turns the counter (ruling OR-76). */
const turnCounter = (here: Here<TileVars>): Changed => {
  if (!mustReveal(here) || !isInMordor(here.table)) return { table: here.table, events: NO_EVENTS }
  const change = changing(here)
  editFellowship(change, (draft) => {
    draft.revealed = true
  })
  happen(change, { kind: 'FellowshipRevealed', rule: 'hunt.reveals', region: null })
  return changed(change)
}

/** A Hunt tile from the draw to the reveal. */
export const tile = procedure('tile', [
  [
    'prevent',
    calling(
      (here) => (countsAsHunt(here.vars) ? askReaction(0, 'preventsTile')(here) : undefined),
      (vars, used) => ({ ...vars, prevented: used !== null }),
    ),
  ],
  ['prevented', jumping('step', ({ vars }) => vars.prevented)],
  ['draw', doing(fillPool)],
  ['show', drawing(drawTile, showTile, asksTile)],
  [
    'replace',
    calling(
      (here) => (isReplaceable(here) ? askReaction(0, 'replacesTile')(here) : undefined),
      (vars, used) =>
        used === null ? vars : { ...vars, replaced: vars.tile, tile: -1, card: used.card, reveals: false },
    ),
  ],
  ['replaced', jumping('prevent', ({ vars }) => vars.tile < 0)],
  ['die', drawing(drawDie, showDie, () => 'Damage of the Hunt tile: what does the die show?')],
  ['scatter', calling(scatter)],
  ['damage', doing(setDamage)],
  ['ask', calling(askDamage, heard)],
  ['bear', doing(bear)],
  ['random', drawing(pickCompanion, losePicked, () => 'Which Companion is lost, drawn at random?')],
  ['forfeit', calling(askForfeit)],
  ['guide', calling(askGuide)],
  [
    'return',
    calling(({ vars }) =>
      vars.lost < 0 ? undefined : newSeparation('destination', { chosen: 1 << vars.lost, byHunt: true }),
    ),
  ],
  ['answered', doing(answered)],
  ['again', jumping('ask', ({ vars }) => vars.damage > 0)],
  [
    'leave',
    calling(
      ({ vars }) =>
        vars.leaving === 0 ? undefined : newSeparation('destination', { chosen: vars.leaving, byHunt: true }),
      (vars) => ({ ...vars, leaving: 0 }),
    ),
  ],
  ['step', doing(stepInMordor)],
  ['putBack', doing(putBack)],
  ['refill', doing(fillPool)],
  ['turn', doing(turnCounter)],
  [
    'reveal',
    calling((here) =>
      mustReveal(here) && !isInMordor(here.table)
        ? start('reveal', 'path', { why: 'reveal', path: [], strongholds: [] })
        : undefined,
    ),
  ],
  ['end', returning(() => null)],
])
