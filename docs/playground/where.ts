/**
 * Where a question is asked: the regions that it is about beside those one may choose, such as the battle in
 * which losses are taken, or the place an Army sets out from.
 */
import { keysOf } from '../../src/svg'
import type { App } from './app'
import { viewOf, type Look } from './look'
import { stateOf, type Session } from './session'

interface Frame {
  readonly vars?: unknown
}

/** The texts among the values of something, and among those of what lies in it. */
const textsIn = (value: unknown, depth = 0): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 1) return []
  return Object.values(value).flatMap((one) => textsIn(one, depth + 1))
}

/** Every region that an action can name. */
const regionsOf = (session: Session): ReadonlySet<string> => {
  const { actions } = session.entry.game.wording(stateOf(session))
  const named = Object.values(actions).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, values]) =>
      keysOf({ [name]: '' }).includes('region:') ? values.map(String) : [],
    ),
  )
  return new Set(named)
}

interface Asked {
  readonly look: Look
  readonly regions: ReadonlyArray<string>
}

const found = new WeakMap<Session, Asked>()

/** The regions that the innermost of what goes on names, if it names any, in its order. */
export const regionsAsked = (app: App): ReadonlyArray<string> =>
  regionsIn(app.shown().session, app.shown().look)

/** The same, as somebody sees it. */
export const regionsIn = (session: Session, look: Look): ReadonlyArray<string> => {
  const known = found.get(session)
  if (known?.look === look) return known.regions
  const { stack = [] } = viewOf(session, look).state as { readonly stack?: ReadonlyArray<Frame> }
  const all = regionsOf(session)
  const named = [...stack].reverse().map(({ vars }) => textsIn(vars).filter((id) => all.has(id)))
  const regions = [...new Set(named.find(({ length }) => length > 0) ?? [])]
  found.set(session, { look, regions })
  return regions
}
