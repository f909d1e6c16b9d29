/**
 * What the dice and the Action tokens are used for, told in the language of effects: the Action Die Summary.
 */
import type { Effect } from '../model/effects'
import type { DiceDoc } from '../model/scenario'
import { CARD_TYPES, type PlainFace } from '../model/sides'

type Uses = Readonly<Record<string, Effect>>

const LED = { side: 'own', has: { leadership: 1 } } as const
const OWN = { side: 'own' } as const

const CHARACTER: Uses = {
  'fast-movement': [{ do: 'moveArmy', upTo: 1, steps: 2, filter: LED, needsLeadership: true }],
  attack: [{ do: 'attack', move: 1, filter: LED, needsLeadership: true }],
  'character-movement': [{ do: 'moveCharacters', groups: 'all' }],
  'play-card': [{ do: 'playCard', types: ['character'] }],
  ability: [{ do: 'useAbility', die: 'character' }],
  'bring-in': [{ do: 'enter', die: 'character' }],
}

const ARMY: Uses = {
  'strategic-movement': [{ do: 'moveArmy', upTo: 2, steps: 1, filter: OWN }],
  attack: [{ do: 'attack', move: 1, filter: OWN }],
  'combined-attack': [{ do: 'combinedAttack' }],
  'play-card': [{ do: 'playCard', types: ['army'] }],
  ability: [{ do: 'useAbility', die: 'army' }],
  'bring-in': [{ do: 'enter', die: 'army' }],
}

const MUSTER: Uses = {
  recruitment: [{ do: 'flipTokens', regions: 2, byMuster: true }],
  rally: [{ do: 'rally', upTo: 2, filter: OWN }],
  'play-card': [{ do: 'playCard', types: ['muster'] }],
  ability: [{ do: 'useAbility', die: 'muster' }],
  'bring-in': [{ do: 'enter', die: 'muster' }],
}

const EVENT: Uses = {
  'draw-generic': [{ do: 'draw', deck: 'generic', count: 2, mayStop: true }],
  'draw-story': [{ do: 'draw', deck: 'story', count: 1 }],
  'play-card': [{ do: 'playCard', types: CARD_TYPES }],
  ability: [{ do: 'useAbility', die: 'event' }],
  'bring-in': [{ do: 'enter', die: 'event' }],
}

const eyeUses = (type: string): Uses => {
  const filter = { side: 'own', has: { type } } as const
  return {
    'eye-recruitment': [{ do: 'eyeRecruit', type, regions: 2 }],
    'eye-movement': [{ do: 'moveArmy', upTo: 2, steps: 1, filter, carrying: type }],
    'eye-attack': [{ do: 'attack', move: 1, filter, carrying: type }],
    ability: [{ do: 'useAbility', die: 'eye' }],
  }
}

/** The uses of an Action token. */
export const TOKEN_USES: Uses = {
  move: [{ do: 'moveArmy', upTo: 1, steps: 1, filter: OWN }],
  muster: [{ do: 'flipTokens', regions: 1, where: { settlement: true } }],
  rally: [{ do: 'rally', upTo: 1, filter: OWN }],
  characters: [{ do: 'moveCharacters', groups: 'one' }],
}

/** The names of all uses of dice by the general rules. */
export const GENERAL_USES: ReadonlySet<string> = new Set(
  [CHARACTER, ARMY, MUSTER, EVENT, eyeUses('')].flatMap((uses) => Object.keys(uses)),
)

/** The uses of each result with the dice of a scenario. */
export const usesOf = ({ eyeUnitType, extraUses }: DiceDoc): Readonly<Record<PlainFace, Uses>> => {
  const extra = (die: PlainFace): Uses =>
    Object.fromEntries(extraUses.flatMap((use) => (use.die === die ? [[use.id, use.effect]] : [])))
  return {
    character: { ...CHARACTER, ...extra('character') },
    army: { ...ARMY, ...extra('army') },
    muster: { ...MUSTER, ...extra('muster') },
    event: { ...EVENT, ...extra('event') },
    eye: { ...(eyeUnitType === null ? {} : eyeUses(eyeUnitType)), ...extra('eye') },
  }
}
