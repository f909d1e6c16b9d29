/**
 * What is said only with Twilight of the Third Age: ships that sail, factions that come and are called, siege
 * engines, and answers about tiles and cards of its own.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Atom, Claim } from '../claims'
import { atom, claim, mainDeed, way } from './atoms'
import { begins, detail, type Form } from './hearing'
import type { Route } from './routes'
import { has, namesIn, type Said, type Token } from './said'
import { FACTION_OF } from './twilightNames'

const idsOf = (said: Said, ...sorts: ReadonlyArray<string>): ReadonlyArray<string> =>
  sorts.flatMap((sort) => namesIn(said, sort).flatMap(({ ids }) => ids))

const regionsIn = (said: Said): ReadonlyArray<string> =>
  namesIn(said, 'region').flatMap(({ ids }) => ids.slice(0, 1))

/** The factions that a statement names, by themselves or by their figures. */
const factionsIn = (said: Said): ReadonlyArray<string> =>
  idsOf(said, 'faction', 'beside', 'figure').flatMap((id) => {
    const faction = FACTION_OF[id]
    return faction === undefined ? [] : [faction]
  })

const enginesIn = (said: Said): ReadonlyArray<string> =>
  idsOf(said, 'beside').filter((id) => id === 'siege-tower' || id === 'trebuchet')

/** An action with a die, and the region that is named with it, if one is. */
const deedIn = (said: Said, kinds: ReadonlyArray<string>, where = {}): Claim => {
  const [start = []] = mainDeed(said, kinds, where).stages
  const [region] = regionsIn(said)
  const aimed: ReadonlyArray<ReadonlyArray<Atom>> =
    region === undefined ? [] : [[atom(said, way('aim', { region: [region] }))]]
  return { stages: [start, ...aimed] }
}

const brings: Form = {
  when: ({ said }) => has(said, 'bring') && factionsIn(said).length > 0,
  says: ({ said }) => begins(mainDeed(said, ['bringFaction'], { faction: factionsIn(said) })),
}

const calls: Form = {
  when: ({ said }) => has(said, 'call') && factionsIn(said).length > 0,
  says: ({ said }) => begins(deedIn(said, ['callFaction'], { faction: factionsIn(said) })),
}

/** An engine that is built: with a die, or by a card, which builds and removes them. */
const builds: Form = {
  when: ({ said }) => has(said, 'build'),
  says: ({ said }) => {
    const [region] = regionsIn(said)
    const engines = enginesIn(said)
    return said.die === undefined && engines.length > 0 && region !== undefined
      ? E.right({ claims: [eitherEngine(said, region)], begins: false })
      : begins(deedIn(said, ['buildEngine']))
  },
}

const eitherEngine = (said: Said, region: string): Claim =>
  claim(said, way('pick', { piece: enginesIn(said), region: [region] }), way('aim', { region: [region] }))

const removes: Form = {
  when: ({ said }) => has(said, 'lose') && enginesIn(said).length > 0,
  says: ({ said }) => {
    const region = regionsIn(said)
    const where = { piece: enginesIn(said), ...(region.length === 0 ? {} : { region }) }
    return detail(claim(said, way('pick', where), way('claim')))
  },
}

const isOfGetIt = (said: Said): boolean => idsOf(said, 'beside').includes('we-shall-get-it')

const simple = (when: (said: Said) => boolean, kind: string): Form => ({
  when: ({ said }) => when(said),
  says: ({ said }) => detail(claim(said, way(kind))),
})

/** Where Ents go, and whom they strike. */
const ents: Form = {
  when: ({ said }) => idsOf(said, 'beside').includes('ent') && regionsIn(said).length === 1,
  says: ({ said }) =>
    detail(claim(said, way(has(said, 'attack') ? 'aim' : 'goTo', { region: regionsIn(said) }))),
}

/** What only the expansion has; none of it can be meant without its names or words. */
export const TWILIGHT_FORMS: ReadonlyArray<Form> = [
  brings,
  calls,
  builds,
  removes,
  simple((said) => has(said, 'discard') && isOfGetIt(said), 'discardGetIt'),
  simple((said) => has(said, 'redraw') || isOfGetIt(said), 'redraw'),
  simple((said) => has(said, 'cancel'), 'cancelTile'),
  simple((said) => has(said, 'claim'), 'claim'),
  simple((said) => has(said, 'look'), 'look'),
  ents,
]

const isShip = (token: Token): boolean =>
  token.sort === 'name' && token.name.sort === 'beside' && token.name.ids.includes('ship')

/** A fleet on its way, if it is one: so many ships, one if no number was said. */
export const fleetRoute = (said: Said, { from, to, party }: Route): Claim | undefined => {
  const last = to[to.length - 1]
  if (!party.some(isShip) || from === undefined || last === undefined) return undefined
  const [number = 1] = party.flatMap((token) => (token.sort === 'number' ? [token.number] : []))
  return claim(said, way('sail', { from: [from], to: [last], number: [number] }))
}
