/** Scenes of a Location step: the location that comes up, with its text about to be carried out. */
import type { BattlegroundId, CopyId, PathId, PositionSpec, State } from '../../../src/card-game'
import { PATHS } from '../../../src/card-game/data/paths'
import { BATTLEGROUNDS } from '../../../src/card-game/data/battlegrounds'
import { after, brings, comes, table } from '../support/play'

const number = (id: PathId): number => PATHS.find((path) => path.id === id)?.number ?? 0
/** A path of every number below this one, held by the Shadow. */
const before = (id: PathId): ReadonlyArray<PathId> =>
  PATHS.filter((path, place) => path.number < number(id) && PATHS[place - 1]?.number !== path.number).map(
    (path) => path.id,
  )

/** A Location step in which this battleground comes up; its text draws these cards. */
export const wakes = (id: BattlegroundId, spec: PositionSpec, ...drawn: ReadonlyArray<CopyId>): State => {
  const side = BATTLEGROUNDS.find((ground) => ground.id === id)?.side ?? 'shadow'
  const start = table({ step: 'location', starter: side === 'shadow' ? 'witch-king' : 'frodo', ...spec })
  return after(start, brings(id, ...drawn))
}

/** A Location step without a battleground left, in which this path comes up; its text draws these cards. */
export const leadsTo = (id: PathId, spec: PositionSpec, ...drawn: ReadonlyArray<CopyId>): State => {
  const start = table({
    step: 'location',
    shadow: [...before(id), ...BATTLEGROUNDS.map((ground) => ground.id)],
    ...spec,
  })
  return after(start, comes(id, ...drawn))
}
