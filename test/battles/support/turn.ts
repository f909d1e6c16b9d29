/**
 * Turns in scenes: from the draw of cards to the Shadow Phase, Fate and the roll.
 */
import * as E from 'fp-ts/lib/Either.js'
import { battles, THE_FORDS_AND_THE_DEEP, type PositionSpec, type ScenarioDoc } from '../../../src/battles'
import { answer, chance, legal, region, scene, type Scene } from './play'

/** The step at which Fate ends the game. */
export const END = THE_FORDS_AND_THE_DEEP.fate.endgame

/** An Army of each side, far apart. */
export const ARMIES = {
  edoras: { side: 'free', units: { footmen: 1 } },
  orthanc: { side: 'shadow', units: { 'uruk-hai': 1 } },
} as const

/** A turn from its beginning up to the position of the Commander. */
export const drawn = (spec: PositionSpec = {}): Scene =>
  chance(
    scene({ regions: ARMIES, ...spec }),
    'generic-1',
    'horns-in-the-dale',
    'generic-2',
    'fire-of-orthanc',
  )

/** The Commander-in-Chief takes a position. */
export const position = (played: Scene, name: string): Scene =>
  answer(played, { kind: 'choosePosition', position: name })

/** The Balcony, with its four tokens in Orthanc: two dice in the box. */
export const balcony = (spec: PositionSpec = {}): Scene =>
  answer(position(drawn(spec), 'balcony'), ...Array.from({ length: 4 }, () => region('orthanc')))

/** The Pits, with their three tokens in Orthanc: three dice in the box. */
export const pits = (spec: PositionSpec = {}): Scene =>
  answer(position(drawn(spec), 'pits'), ...Array.from({ length: 3 }, () => region('orthanc')))

/** Draws a Fate Tile. */
export const DRAW = { kind: 'drawTile' } as const
/** Applies the tile drawn last. */
export const APPLY = { kind: 'applyTile' } as const

/** Tiles are drawn, one after the other. */
export const tiles = (played: Scene, ...names: ReadonlyArray<string>): Scene => {
  for (const name of names) {
    answer(played, DRAW)
    if (battles.chances(played.state)[0]?.action.draw === 'tile') chance(played, name)
  }
  return played
}

/** What a die can be used for, as `result:use`. */
export const uses = (played: Scene): ReadonlyArray<string> =>
  legal(played, 'use').map((one) => `${String(one['as'])}:${String(one['use'])}`)

/** A side has taken its only die. */
export const taken = (side: 'free' | 'shadow', die: string, spec: PositionSpec = {}): Scene =>
  answer(
    scene({
      regions: ARMIES,
      dice: side === 'free' ? { free: { [die]: 1 }, shadow: {} } : { free: {}, shadow: { [die]: 1 } },
      acting: side,
      ...spec,
    }),
    { kind: 'takeDie', die },
  )

/** What chance can bring now. */
export const outcomes = ({ state }: Scene): ReadonlyArray<unknown> =>
  battles.chances(state).map(({ action }) => action.outcome)

/** Our own scenario with something changed. */
export const changedDoc = (change: (doc: ScenarioDoc) => unknown): unknown =>
  Object.assign({}, THE_FORDS_AND_THE_DEEP, change(THE_FORDS_AND_THE_DEEP))

/** The paths of everything that is wrong with a scenario. */
export const faultPaths = (doc: unknown): ReadonlyArray<string> => {
  const read = battles.scenario(doc)
  return E.isLeft(read) ? read.left.map(({ path }) => path) : []
}

/** A scenario that must be in order. */
export const scenarioFrom = (change: (doc: ScenarioDoc) => unknown): ScenarioDoc => {
  const read = battles.scenario(changedDoc(change))
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

/** What is wrong with a position; nothing if it could stand on a table. */
export const wrong = (spec: PositionSpec): string => {
  const placed = battles.position({ empty: true, chance: 'manual', ...spec })
  return E.isLeft(placed) ? JSON.stringify(placed.left) : ''
}
