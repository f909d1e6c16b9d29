/**
 * Why a step of an effect could do nothing now, in words: what it lacks on the table.
 */
import type { Here } from '../model/bundle'
import type { EffectStep, StepOf } from '../model/effects'
import type { Side } from '../model/sides'
import { sure } from '../model/sure'
import { countOf } from '../model/counts'
import { either, say } from './names'
import { armyInWords, placeInWords, whereabouts } from './needs'
import { placeableTypes } from './regionVerbs'

const counterOf = ({ rules }: Here, counter: string) =>
  sure(rules.scenario.doc.counters.find(({ id }) => id === counter))

/** How far a counter is that does not change: at one of its bounds. */
const counterIdle = (here: Here, counter: string): string =>
  `${say(here, counter)}: ${countOf(here.table.counters, counter)}, at most ${counterOf(here, counter).max}`

/** Why a counter strikes nobody: there is none of it, or no enemy is near. */
const strikeIdle = (here: Here, { counter, range }: StepOf<'strike'>): string => {
  const name = say(here, counter)
  if (countOf(here.table.counters, counter) === 0) return `${name}: 0`
  return `no enemy Army is within ${range} Regions of ${say(here, counterOf(here, counter).region)}`
}

/** Why no Unit is placed: no figure is left, or enemies are where they would come. */
const placingIdle = (here: Here, owner: Side, step: StepOf<'placeUnits'>): string => {
  const types = step.any ?? Object.keys(step.units ?? {})
  return placeableTypes(here, owner, step).length === 0
    ? `no figure of ${either(here, types)} is left`
    : `no Unit can come into ${placeInWords(here, owner, step.where)}`
}

/** What a step of a card lacks that is about dice, counters, tiles, hands or those who come. */
export const lackOf = (here: Here, owner: Side, step: EffectStep): string | undefined => {
  switch (step.do) {
    case 'strike':
      return strikeIdle(here, step)
    case 'discardDie':
      return step.from === 'shadowBox'
        ? 'no die is in the Shadow Box'
        : `${say(here, step.of)}: no unused die`
    case 'addCounter':
      return counterIdle(here, step.counter)
    case 'addTile':
      return `no such tile is left: ${say(here, step.tile)}`
    case 'bringIn':
    case 'moveTrackCounter':
      return whereabouts(here, step.character)
    case 'discardCard':
    case 'lookAtHand':
      return `no such card is in the hand of ${say(here, step.of)}`
    case 'removeTokens':
      return `no Recruitment token of ${say(here, step.of)} lies in ${placeInWords(here, owner, step.where)}`
    case 'damageArmies':
      return `there is no ${armyInWords(here, owner, step.filter)}`
    case 'placeUnits':
      return placingIdle(here, owner, step)
    default:
      return undefined
  }
}
