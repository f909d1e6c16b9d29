/** The frames of Armies and Characters that move, attack and lose Units. */
import type * as t from 'io-ts/lib/index.js'
import { listOf, orNull, variables } from '../../../kernel/sheet/records'
import { flag, number } from '../../../kernel/sheet/shapes'
import { side } from '../table'
import { forceOf } from './effects'
import type { Words } from './words'

const partyOf = ({ region, type, taken }: Words) =>
  variables({
    side,
    region,
    needsLeadership: flag,
    carrying: orNull(type),
    only: orNull(listOf(type)),
    advance: flag,
    /** What each answer so far has said. */
    taken,
  })

const attackOf = ({ step, regionOrNone, taken }: Words) =>
  variables({
    ...step,
    region: regionOrNone,
    taken: orNull(taken),
    target: regionOrNone,
    marches: flag,
    steps: number(),
  })

const charactersOf = ({ step, regionOrNone, character }: Words) =>
  variables({
    ...step,
    done: listOf(character),
    group: listOf(character),
    /** Where the group set out. */
    from: regionOrNone,
    region: regionOrNone,
    steps: number(),
    going: flag,
    over: flag,
  })

/** The variables of each frame. */
export const armyFrames = (words: Words) => {
  const { step, region, regionOrNone, taken } = words
  const force = forceOf(words)
  const party: t.Type<PartyVars, unknown> = partyOf(words)
  const attack: t.Type<AttackVars, unknown> = attackOf(words)
  const characters: t.Type<CharactersVars, unknown> = charactersOf(words)
  return {
    party,
    'decide/part': party,
    settle: variables(force),
    casualties: variables({
      ...force,
      /** At least until so much Damage is left, or just what must be. */
      until: orNull(number()),
      optional: flag,
      over: flag,
    }),
    'do/moveArmy': variables({
      ...step,
      /** The Regions that Armies have entered. */
      entered: listOf(region),
      region: regionOrNone,
      /** The part of the Army that goes, once it is told. */
      taken: orNull(taken),
      steps: number(),
      over: flag,
    }),
    'do/attack': attack,
    'decide/attack': attack,
    'do/moveCharacters': characters,
    'decide/group': characters,
    'decide/path': characters,
  }
}

type Armies = ReturnType<typeof armyFrames>

/** Armies that move. */
export interface MoveVars extends t.TypeOf<Armies['do/moveArmy']> {}
/** An attack. */
export interface AttackVars extends t.TypeOf<ReturnType<typeof attackOf>> {}
/** Which part of an Army goes. */
export interface PartyVars extends t.TypeOf<ReturnType<typeof partyOf>> {}
/** Casualties. */
export interface CasualtyVars extends t.TypeOf<Armies['casualties']> {}
/** Characters on their way. */
export interface CharactersVars extends t.TypeOf<ReturnType<typeof charactersOf>> {}
