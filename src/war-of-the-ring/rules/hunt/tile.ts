/**
 * A Hunt tile (chapter IX): drawn, its damage settled, a step in Mordor if it was drawn for one, and last the
 * reveal (rulings OR-67, OR-76). Corruption 12 and the Crack of Doom end the game in between by themselves.
 */
import { NO_EVENTS } from '../../../kernel/types'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Changed,
  type Here,
  type Step,
  type Draw,
} from '../../model/bundle'
import { newSeparation, start, USUAL_STRIDE, type DamageAnswer, type TileVars } from '../../model/frames'
import type { CharacterId } from '../../model/ids'
import { companionsOf, isInMordor } from '../../query/fellowship'
import { tileData } from '../../query/hunt'
import { characterId, characterIx } from '../../query/pieces'
import { changed, changing, editFellowship, happen } from '../changes/change'
import { eachCharacter } from '../changes/figures'
import { askGuideAfterLeaving } from '../fellowship/guide'
import { askForfeit } from '../effects/forfeit'
import { askReaction } from '../effects/reaction'
import { advanceInMordor } from '../mordor/enter'
import { bear, loseCompanion } from './bear'
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
