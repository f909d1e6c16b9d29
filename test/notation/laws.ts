/** Configs and questions of the turn of each game, for the laws that lines of every game keep. */
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import { anyGame, type AnyGame } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'

/** A game, a config of it, its questions of the turn, and how far to play. */
export interface Course {
  readonly name: string
  readonly game: AnyGame
  readonly config: object
  readonly asked: ReadonlyArray<string>
  readonly steps: number
  readonly every: number
}

const OF_WAR = [
  'decide/action',
  'decide/declare',
  'decide/allocation',
  'turn > decide/guide',
  'turn > declaration > decide/path',
  'turn > roll',
  'turn > draw',
  'turn > draw > decide/discard',
  'turn > bonus > decide/bonus',
  'turn > bonus > draw',
  'turn > swap > decide/agree',
  'turn > swap > decide/give',
]
const OF_CARDS = [
  'game > decide/opening',
  'deal > draw',
  'game > round',
  'actionStep > decide/turn',
  'combatStep > decide/combat',
  'drawStep > draw',
  'drawStep > cycling > decide/cycle',
]
const OF_BATTLES = [
  'action > decide/action',
  'drawStep > draw',
  'fate > decide/tile',
  'turn > roll',
  'shadowPhase > assign > decide/region',
  'fate > assign > decide/region',
]
/** What a turn asks: what is done in it, and after the move Palantir. */
const OF_CONFRONTATION = ['decide/turn', 'game > turn > decide/window']

const course = (
  game: { readonly name: string },
  config: object,
  asked: ReadonlyArray<string>,
  [steps, every]: readonly [number, number],
): Course => ({
  name: `${game.name} ${JSON.stringify(config)}`,
  game: anyGame(game),
  config,
  asked,
  steps,
  every,
})

/** A course for each sort of config. */
export const COURSES: ReadonlyArray<Course> = [
  ...[
    {},
    { chance: 'manual', edition: 'second' },
    { twilight: true },
    { players: 4 },
    { players: 3, chance: 'manual' },
  ].map((config) => course(warOfTheRing, config, OF_WAR, [300, 14])),
  ...[
    {},
    { characters: 'variant', chance: 'manual' },
    { characters: 'draft-secret', specialCards: 'pick-two' },
    { games: 2, specialCards: 'announced-number' },
  ].map((config) => course(confrontation, config, OF_CONFRONTATION, [260, 3])),
  ...[{}, { players: 2, chance: 'manual' }, { scenario: 'fellowship' }].map((config) =>
    course(cardGame, config, OF_CARDS, [240, 10]),
  ),
  ...[{}, { chance: 'manual' }].map((config) => course(battles, config, OF_BATTLES, [240, 10])),
]
