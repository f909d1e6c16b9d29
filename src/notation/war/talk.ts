/** Figures of War of the Ring put into a place, or taken from it, as people say it at a table. */
import { unnamed, type Faults } from '../faults'
import type { Section } from '../frame'
import { exactly, find } from '../names'
import { isAll, saidOf } from '../talk'
import { all, type Draft } from './draft'
import { readCrowd } from './figures'
import { crowdItems, crowdsOf, type Crowd } from './places'
import { readPlaces } from './readCharacters'

const RANK = /^([a-z]+)-(?:regular|elite|leader)$/

/** The only Nation of a crowd. */
const nationOf = (crowd: Crowd): string | undefined => {
  const nations = new Set(Object.keys(crowd).flatMap((piece) => RANK.exec(piece)?.[1] ?? []))
  return nations.size === 1 ? [...nations][0] : undefined
}

const summed = (crowd: Crowd, change: Crowd, sign: number): Crowd =>
  Object.fromEntries(
    [...new Set([...Object.keys(crowd), ...Object.keys(change)])]
      .map((piece) => [piece, (crowd[piece] ?? 0) + sign * (change[piece] ?? 0)] as const)
      .filter(([, number]) => number !== 0),
  )

/** What is taken that is not there. */
const missing = (crowd: Crowd, change: Crowd, typed: string, faults: Faults): void => {
  for (const [piece, number] of Object.entries(change)) {
    const there = crowd[piece] ?? 0
    const name = RANK.test(piece) ? piece.split('-').reverse().join(' ') : piece
    if (number > there) faults.add(typed, `${there === 0 ? 'no' : `only ${there}`} ${name} there`)
  }
}

/** The sections that change, each under the heading it has; none if nobody speaks so of figures. */
export const warTalk = (draft: Draft, text: string): ReadonlyArray<Section> => {
  const { words, faults } = draft
  const ofRegion = (typed: string) => find(words.regions, typed.replace(/^(?:inside|besieged in) /, ''))
  const said = saidOf(text, ofRegion, (typed) => exactly(words.regions, typed) !== undefined)
  if (said === undefined || (!said.isVerb && said.place._tag !== 'One')) return []
  if (said.place._tag !== 'One') {
    faults.found.push(unnamed(said.typed, said.typed, 'is no region', said.place))
    return []
  }
  const region = said.place.id
  const key = /^(?:inside|besieged in) /.test(said.typed) ? `inside ${region}` : region
  const empty = all(draft, 'board').some(({ body }) => /empty/.test(body))
  const places = new Map([...(empty ? [] : crowdsOf(words.setUp)), ...readPlaces(draft)])
  const crowd = places.get(key) ?? {}
  const own = nationOf(crowd) ?? words.ownRegions.get(region)
  const change =
    said.taken && isAll(said.what)
      ? crowd
      : readCrowd(words, { key, typed: key, body: said.what }, own, faults)
  if (said.taken) missing(crowd, change, key, faults)
  const sectionOf = (place: string, now: Crowd): Section => ({
    key: all(draft, place)[0]?.typed ?? place,
    items: crowdItems(now),
  })
  const unique = Object.keys(change).filter((piece) => words.characters.has(piece.replaceAll('-', '')))
  const left = said.taken
    ? []
    : [...places].flatMap(([place, there]) => {
        const gone = Object.fromEntries(
          unique.filter((one) => there[one] !== undefined).map((one) => [one, 1]),
        )
        return place === key || Object.keys(gone).length === 0
          ? []
          : [sectionOf(place, summed(there, gone, -1))]
      })
  const stays = Object.fromEntries(
    Object.entries(change).filter(([piece]) => said.taken || !unique.includes(piece) || !(piece in crowd)),
  )
  return [...left, sectionOf(key, summed(crowd, stays, said.taken ? -1 : 1))]
}
