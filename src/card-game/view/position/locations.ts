/** The locations of a position: which are active, scored, used up, or still to come. */
import { malformed, type Malformed } from '../../../kernel/door'
import { PATHS } from '../../data/paths'
import type { Cast } from '../../model/config'
import { BATTLEGROUND_IDS, PATH_IDS, type LocationId } from '../../model/ids'
import {
  ACTIVE,
  OF_FREE_PEOPLES,
  OF_NOBODY,
  OF_SHADOW,
  UNUSABLE,
  WAITING,
  type Standing,
} from '../../model/spots'
import type { PositionSpec } from './spec'

/** Where every location is: the battlegrounds and the paths. */
export interface Standings {
  readonly battlegrounds: ReadonlyArray<Standing>
  readonly paths: ReadonlyArray<Standing>
}

interface Named {
  readonly field: string
  readonly id: LocationId
  readonly standing: Standing
}

const namedIn = (spec: PositionSpec): ReadonlyArray<Named> => {
  const list = (field: string, ids: ReadonlyArray<LocationId>, standing: Standing): ReadonlyArray<Named> =>
    ids.map((id) => ({ field, id, standing }))
  return [
    ...list('path', spec.path === undefined ? [] : [spec.path], ACTIVE),
    ...list('battlegrounds', spec.battlegrounds ?? [], ACTIVE),
    ...list('freePeoples', spec.freePeoples ?? [], OF_FREE_PEOPLES),
    ...list('shadow', spec.shadow ?? [], OF_SHADOW),
    ...list('nobody', spec.nobody ?? [], OF_NOBODY),
  ]
}

/** The standing of every location in use, by name. */
const standingsBy = (cast: Cast): Map<LocationId, Standing> => {
  const { paths, fixedBattlegrounds } = cast.scenario
  const grounds = fixedBattlegrounds?.flat() ?? BATTLEGROUND_IDS
  return new Map([...grounds, ...paths].map((id) => [id, WAITING]))
}

/** Of every number below the last path used, one was: if none is named, the first lies with the Shadow. */
const passOver = (by: Map<LocationId, Standing>): void => {
  const used = PATHS.filter(({ id }) => (by.get(id) ?? WAITING) !== WAITING).map(({ number }) => number)
  const last = Math.max(0, ...used)
  for (const { id, number } of PATHS) {
    if (number >= last || used.includes(number) || by.get(id) !== WAITING) continue
    by.set(id, OF_SHADOW)
    used.push(number)
  }
}

/** Where every location is. */
export const standingsOf = (spec: PositionSpec, cast: Cast, wrong: Array<Malformed>): Standings => {
  const by = standingsBy(cast)
  for (const { field, id, standing } of namedIn(spec)) {
    const now = by.get(id)
    if (now === undefined) wrong.push(malformed(field, `${id} is not in this game (setUp.scenario)`))
    else if (now !== WAITING) wrong.push(malformed(field, `${id} is named twice`))
    else by.set(id, standing)
  }
  passOver(by)
  const standing = (id: LocationId): Standing => by.get(id) ?? UNUSABLE
  return { battlegrounds: BATTLEGROUND_IDS.map(standing), paths: PATH_IDS.map(standing) }
}
