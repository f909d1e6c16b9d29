/**
 * Characters coming into play (the character cards, p. 38): placed on the map, or in place of another figure
 * of themselves.
 */
import type { GoTo } from '../../model/actions'
import type { Question } from '../../model/bundle'
import { REPLACED, type CharacterIx, type RegionIx } from '../../model/table'
import { goingTo } from '../../query/answers'
import { isOnMap, placeIn, placeOf } from '../../query/armies'
import { nationIx, regionId, regionIx } from '../../query/board'
import { entriesOf, entryRule } from '../../query/entry'
import { within } from '../../query/names'
import { characterData, characterId, characterIx, sideOfCharacter } from '../../query/pieces'
import { seatOf } from '../../query/seats'
import { type Change, changing, ends, happen } from '../changes/change'
import { putCharacter } from '../changes/figures'
import { activate, advance, rouseByCompanions } from '../changes/politics'

/** Puts a character into play in a region, and does what his coming does. */
export const bringIn = (change: Change, character: CharacterIx, region: RegionIx): void => {
  const side = sideOfCharacter(change.rules, character)
  const { entry, abilities } = characterData(change.rules, character)
  const old =
    entry.kind === 'played' && entry.replaces !== null ? characterIx(change.rules, entry.replaces) : -1
  const replaces = old >= 0 && isOnMap(change.table, old)
  const place = replaces ? placeOf(change.table, old) : placeIn(change.table, side, region)
  const rule = entryRule(change.rules, character)
  const successor = characterId(change.rules, character)
  if (replaces) {
    putCharacter(change, old, REPLACED)
    const companion = characterId(change.rules, old)
    happen(change, { kind: 'CompanionReplaced', rule, companion, successor })
  }
  putCharacter(change, character, place)
  happen(change, { kind: 'CharacterEntered', rule, character: successor, region: regionId(region) })
  for (const ability of abilities)
    if (ability.kind === 'activatesOnEntry')
      for (const nation of ability.nations) activate(change, nationIx(nation), rule)
  for (const ability of abilities)
    if (ability.kind === 'advancesOnEntry')
      for (const nation of ability.nations) advance(change, nationIx(nation), rule)
  if (side === 0) rouseByCompanions(change, 1 << character, region)
}

/** Where does he come into play? */
export const decideEntry: Question<'decide/entry', GoTo> = {
  answers: ['goTo'],
  seats: (here) => [seatOf(here, 'acting', here.vars.side)],
  options: ({ rules, table, vars }, seat) =>
    entriesOf(rules, table, vars.character).map((region) => goingTo(seat, region)),
  violations: ({ rules, table, vars }, { region }) =>
    entriesOf(rules, table, vars.character).includes(regionIx(region))
      ? []
      : [
          {
            rule: entryRule(rules, vars.character),
            facts: { piece: characterId(rules, vars.character), region },
          },
        ],
  resolve: ({ rules, table, vars }, { region }) => {
    const change = changing({ rules, table })
    bringIn(change, vars.character, regionIx(region))
    return ends(change, null)
  },
  asks: ({ rules, vars }) =>
    `Where does ${within(rules, characterId(rules, vars.character))} come into play?`,
  reads: ['characters.cards', 'die.muster'],
}
