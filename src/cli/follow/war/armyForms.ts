/**
 * Armies and the map: marches, attacks, recruits, losses, advances, and those who come into play.
 */
import * as E from 'fp-ts/lib/Either.js'
import { warOfTheRing } from '../../../war-of-the-ring/index'
import type { AnyState } from '../../loaded'
import type { Atom, Wish } from '../claims'
import { atom, claim, deed, mainDeed, together, way } from './atoms'
import { figuresIn, partyOf } from './figures'
import { begins, detail, type Form, type Hearing } from './hearing'
import { LOSSES, RECRUITS } from './figureForms'
import { areCharacters, armyRoute, goers, journey, routesIn, type Route } from './routes'
import { has, namesIn, type Said } from './said'
import { fleetRoute } from './twilightForms'
import { crowdIn, isIn, tableOf, under, type Counts } from './table'

const regionsIn = (said: Said): ReadonlyArray<string> =>
  namesIn(said, 'region').flatMap(({ ids }) => ids.slice(0, 1))

/** All of a list, or the first that failed. */
const all = <A>(list: ReadonlyArray<E.Either<string, A>>): E.Either<string, ReadonlyArray<A>> => {
  const wrong = list.find(E.isLeft)
  return wrong ?? E.right(list.flatMap((one) => (E.isRight(one) ? [one.right] : [])))
}

/** An Army or a fleet on its way. */
const routeOf: typeof armyRoute = (said, kind, route, where) => {
  const fleet = kind === 'march' ? fleetRoute(said, route) : undefined
  return fleet === undefined ? armyRoute(said, kind, route, where) : E.right(fleet)
}

const armies = (hearing: Hearing, kind: 'march' | 'attack'): E.Either<string, Wish> => {
  const { said, at, table, who, whose } = hearing
  const routes = routesIn(said.tokens)
  const own = { ...said, side: said.side ?? who, seats: said.seats ?? whose }
  const claims = all(routes.map((route) => routeOf(own, kind, route, { table, state: at.state })))
  if (routes.length === 0) return E.left('it does not say from where to where')
  const first = deed(said, [kind === 'march' ? 'moveArmies' : 'beginAttack'])
  return E.Functor.map(claims, (more) => ({ claims: [first, ...more], begins: true }))
}

const attacks: Form = {
  when: ({ said }) => has(said, 'attack') && !has(said, 'cease'),
  says: (hearing) =>
    regionsIn(hearing.said).length === 0
      ? begins(mainDeed(hearing.said, ['beginAttack']))
      : armies(hearing, 'attack'),
}

const marches: Form = {
  when: ({ said, at }) => {
    const isArmy = has(said, 'army') || !areCharacters(figuresIn(at.state, said.tokens))
    return regionsIn(said).length > 1 && isArmy && !has(said, 'recruit', 'lose', 'in')
  },
  says: (hearing) => armies(hearing, 'march'),
}

const journeys: Form = {
  when: ({ said, at }) =>
    regionsIn(said).length > 0 &&
    areCharacters(figuresIn(at.state, said.tokens)) &&
    !has(said, 'recruit', 'bring', 'lose', 'in', 'choose', 'advance', 'stay'),
  says: (hearing) => {
    const { said, at } = hearing
    const routes = routesIn(said.tokens).map(onTheWay)
    const claims = routes.flatMap((route) => journey(hearing, route, figuresIn(at.state, route.party)))
    return E.Functor.map(begins(deed(said, ['moveCharacters']), ...claims), (wish) => ({
      ...wish,
      until: {
        says: said.text,
        holds: (state) => routes.every((route) => hasArrived(hearing, route, state)),
      },
    }))
  },
}

const onTheWay = (route: Route): Route =>
  route.to.length === 0 && route.from !== undefined ? { ...route, from: undefined, to: [route.from] } : route

/** Whether everybody of a route is where it ends: who moved is not asked where only one could. */
const hasArrived = ({ said, at, who }: Hearing, { to, party }: Route, state: AnyState): boolean => {
  const table = tableOf(at.loaded, state)
  const region = to[to.length - 1] ?? ''
  return figuresIn(state, party).every(({ pieces }) => isIn(table, said.side ?? who, region, pieces))
}

const everywhere: Form = {
  when: ({ said }) => has(said, 'everywhere', 'upgrade') && namesIn(said, 'figure').length > 0,
  says: ({ said }) => {
    const character = namesIn(said, 'figure').flatMap(({ ids }) => ids)
    return begins(mainDeed(said, [has(said, 'upgrade') ? 'upgrade' : 'recruitEverywhere'], { character }))
  },
}

const brings: Form = {
  when: ({ said }) => has(said, 'bring') && namesIn(said, 'figure').length > 0,
  says: ({ said }) => {
    const [character] = namesIn(said, 'figure').map(({ ids }) => ids)
    const [start = []] = mainDeed(said, ['bringCharacter'], { character: character ?? [] }).stages
    const going = regionsIn(said)
      .slice(0, 1)
      .map((region) => [atom(said, way('goTo', { region: [region] }))])
    return begins({ stages: [start, ...going], isTight: true })
  },
}

const BROUGHT: ReadonlyArray<unknown> = warOfTheRing.actions['bringCharacter']?.['character'] ?? []

/** A Character who is mustered is brought in. */
const musters: Form = {
  ...brings,
  when: ({ said }) =>
    has(said, 'recruit') && namesIn(said, 'figure').some(({ ids }) => ids.some((id) => BROUGHT.includes(id))),
}

/** Those who advance are known by this: they need not. */
const PASS = { kinds: ['pass'], isOffered: true }

/** Who goes, where it is known from where to where: so many of each kind, and nobody else. */
const goingParty = (hearing: Hearing, beside: Partial<Pick<Atom, 'beside'>>): E.Either<string, Wish> => {
  const { said, at, table, who } = hearing
  const named = figuresIn(at.state, said.tokens)
  if (named.length === 0) return detail(together({ ...atom(said, way('bringAll')), ...beside }))
  const from = String(under(table, 'derived', 'battle', 'from', 'region') ?? '')
  return E.Chain.chain(partyOf(named, crowdIn(table, from, said.side ?? who).field), (party) => {
    const { standing } = goers(said, party)
    const counts: Counts = party.all ? {} : party.counts
    const others = warOfTheRing.tables(at.state.config).pieces.filter(({ id }) => counts[id] === undefined)
    const ways = [
      ...Object.entries(counts).map(([piece, number]) => way('bring', { piece: [piece], number: [number] })),
      way('bring', { piece: others.map(({ id }) => id), number: [0] }),
    ]
    const stage = [{ ...atom(said, ...(party.all ? [way('bringAll')] : ways)), ...beside }]
    return detail({ stages: [stage], standing })
  })
}

/** A Nation goes on along its track. */
const politics: Form = {
  when: ({ said }) =>
    has(said, 'advance', 'politics') &&
    namesIn(said, 'nation').length === 1 &&
    namesIn(said, 'rank').length + namesIn(said, 'figure').length === 0,
  says: ({ said }) => {
    const nation = namesIn(said, 'nation').flatMap(({ ids }) => ids)
    const [start = []] = mainDeed(said, ['advanceNation'], { nation }).stages
    const ways = start.flatMap((one) => one.ways)
    return begins(claim(said, ...ways, ...(said.die === undefined ? [way('nameNation', { nation })] : [])))
  },
}

/** Who does not advance says so where it is asked who does. */
const GOERS = { kinds: ['bring', 'bringAll'], isOffered: true }

/** An Army that has won goes on into the region. */
const advances: Form = {
  when: ({ said }) => has(said, 'advance'),
  says: (hearing) =>
    has(hearing.said, 'not')
      ? detail(together({ ...atom(hearing.said, way('pass')), beside: GOERS }))
      : goingParty(hearing, { beside: PASS }),
}

/** Who goes by a card that says itself from where to where. */
const goes: Form = {
  when: ({ said, at }) =>
    has(said, 'go', 'move') &&
    regionsIn(said).length === 0 &&
    (has(said, 'all') || figuresIn(at.state, said.tokens).length > 0),
  says: (hearing) => goingParty(hearing, {}),
}

/** Armies and the map. */
export const ARMY_FORMS: ReadonlyArray<Form> = [
  everywhere,
  attacks,
  musters,
  RECRUITS,
  brings,
  LOSSES,
  politics,
  advances,
  goes,
  marches,
  journeys,
]
