/**
 * Cards that say something else: our own scenario, in which one Story card of each side or one Combat half
 * has another effect, so that every verb of the language can be tried in a scene.
 */
import type { PositionSpec, ScenarioDoc } from '../../../src/battles'
import type { Effect } from '../../../src/battles/model/effects'
import { fight, type Force } from './battle'
import { answer, rulesAgainst, scene, tactics, use, type Scene } from './play'
import { scenarioFrom } from './turn'

const CARD = { free: 'horns-in-the-dale', shadow: 'thin-garrisons' } as const
/** The card whose Combat half is another. */
export const COMBAT_CARD = 'generic-1'

const withStory = (side: 'free' | 'shadow', effect: Effect): ScenarioDoc =>
  scenarioFrom((doc) => {
    const deck = side === 'free' ? 'storyFree' : 'storyShadow'
    return { [deck]: doc[deck].map((card) => (card.id === CARD[side] ? { ...card, effect } : card)) }
  })

/** A scenario with another Combat half. */
export const withCombat = (moment: string, effect: Effect): ScenarioDoc =>
  scenarioFrom(({ combats }) => ({
    combats: combats.map((one) => (one.id === 'disarray' ? { ...one, moment, effect } : one)),
  }))

const ARMIES = {
  edoras: { side: 'free', units: { footmen: 2 }, leaders: 1 },
  'upper-isen': { side: 'shadow', units: { 'uruk-hai': 2 }, tokens: 1 },
} as const

/** A side with an Event die holds a card that says this. */
export const holding = (side: 'free' | 'shadow', effect: Effect, spec: PositionSpec = {}): Scene => {
  const { hands, ...more } = spec
  return scene({
    scenario: withStory(side, effect),
    regions: ARMIES,
    dice: { free: {}, shadow: {}, [side]: { event: 1 } },
    acting: side,
    hands: { ...hands, [side]: [CARD[side], ...(hands?.[side] ?? [])] },
    ...more,
  })
}

/** The card is played. */
export const playing = (played: Scene, side: 'free' | 'shadow'): Scene =>
  answer(use(played, 'event', 'event', 'play-card'), { kind: 'playCard', card: CARD[side] })

/** A side plays a card that says this. */
export const says = (side: 'free' | 'shadow', effect: Effect, spec: PositionSpec = {}): Scene =>
  playing(holding(side, effect, spec), side)

/** The rules that keep the card from being played, with a Generic card beside it that could be. */
export const keptBack = (side: 'free' | 'shadow', effect: Effect, spec: PositionSpec = {}) => {
  const played = use(
    holding(side, effect, { ...spec, hands: { ...spec.hands, [side]: ['generic-15'] } }),
    'event',
    'event',
    'play-card',
  )
  return rulesAgainst(played, { kind: 'playCard', card: CARD[side] })
}

type Sides = { readonly free?: Force; readonly shadow?: Force; readonly more?: PositionSpec }

/** The defender of Deeping Coomb plays a Combat half that says this; the attacker regroups. */
export const defending = (moment: string, effect: Effect, { free, shadow, more }: Sides = {}): Scene =>
  answer(
    tactics(
      fight(
        'westmark-hills',
        shadow ?? { units: { 'uruk-hai': 3 } },
        'deeping-coomb',
        free ?? { units: { footmen: 3 } },
        { scenario: withCombat(moment, effect), hands: { free: [COMBAT_CARD] }, ...more },
      ),
      'combat-event',
      'regroup',
    ),
    { kind: 'playCombat', card: COMBAT_CARD },
  )
