/** Figures of War of the Ring put into a place, or taken from it, as people say it at a table. */
import { noFaults, unnamed, type Faults } from '../faults'
import { itemsIn, type Section } from '../frame'
import { exactly, find } from '../names'
import { isAll, saidOf, type Changed, type Said } from '../talk'
import { cardTalk } from './cardTalk'
import { all, type Draft, crowdItems, crowdsOf, type Crowd } from './places'
import { readCrowd } from './figures'
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

/** Whether some words are figures and nothing else, so that they can be no heading. */
const isCrowd = (words: Draft['words'], what: string): boolean => {
  const faults = noFaults()
  readCrowd(words, { key: '', typed: '', body: what }, 'elves', faults)
  return what.trim() !== '' && faults.found.length === 0
}

/** What is said of figures; undefined, with a fault where it says so, if it names no place. */
const spoken = ({ words, faults }: Draft, text: string): (Said & { readonly region: string }) | undefined => {
  const said = saidOf(
    text,
    (typed) => find(words.regions, typed.replace(WITHIN, '')),
    (typed) => exactly(words.regions, typed) !== undefined,
    (what) => isCrowd(words, what),
  )
  if (said === undefined || said.place._tag === 'One')
    return said?.place._tag === 'One' ? { ...said, region: said.place.id } : undefined
  faults.found.push(unnamed(said.typed, said.typed, 'is no region', said.place))
  return undefined
}

const WITHIN = /^(?:inside|besieged in) /

/** The places that characters leave who come to another. */
const leftBy = (
  places: ReadonlyMap<string, Crowd>,
  unique: ReadonlyArray<string>,
  key: string,
): ReadonlyArray<readonly [place: string, now: Crowd]> =>
  [...places].flatMap(([place, there]) => {
    const gone = Object.fromEntries(unique.filter((one) => there[one] !== undefined).map((one) => [one, 1]))
    return place === key || Object.keys(gone).length === 0 ? [] : [[place, summed(there, gone, -1)] as const]
  })

const FELLOWSHIP = /^(?:(?:place|put|move)\s+)?(?:the\s+)?fellowship\s+(?:to|into)\s+(?:the\s+)?(.+)$/

/** The Fellowship goes to a region, and all else that is told of it stays; undefined if it is not said. */
const fellowshipTalk = (draft: Draft, text: string): ReadonlyArray<Section> | undefined => {
  const typed = FELLOWSHIP.exec(text)?.[1]
  if (typed === undefined) return undefined
  const { words, faults } = draft
  const found = find(words.regions, typed)
  if (found._tag !== 'One') {
    faults.found.push(unnamed('fellowship', typed, 'is no region', found))
    return []
  }
  const [told] = all(draft, 'fellowship')
  const isPlace = (item: string): boolean =>
    item.startsWith('mordor') || find(words.regions, item)._tag === 'One'
  const stay = told === undefined ? [] : itemsIn(told.body).filter((item) => !isPlace(item))
  return [{ key: told?.typed ?? 'fellowship', items: [found.id, ...stay] }]
}

/** The sections that change, each under the heading it has; none if nobody speaks so of figures. */
export const warTalk = (draft: Draft, text: string): Changed => {
  const { words, faults } = draft
  const other = fellowshipTalk(draft, text) ?? cardTalk(draft, text)
  if (other !== undefined) return { sections: other }
  const said = spoken(draft, text)
  if (said === undefined) return { sections: [] }
  const { region, taken } = said
  const key = WITHIN.test(said.typed) ? `inside ${region}` : region
  const empty = all(draft, 'board').some(({ body }) => /empty/.test(body))
  const places = new Map([...(empty ? [] : crowdsOf(words.setUp)), ...readPlaces(draft)])
  const crowd = places.get(key) ?? {}
  const own = nationOf(crowd) ?? words.ownRegions.get(region)
  const change =
    taken && isAll(said.what) ? crowd : readCrowd(words, { key, typed: key, body: said.what }, own, faults)
  if (taken) missing(crowd, change, key, faults)
  const unique = Object.keys(change).filter((piece) => words.characters.has(piece.replaceAll('-', '')))
  const stays = Object.fromEntries(
    Object.entries(change).filter(([piece]) => taken || !unique.includes(piece) || !(piece in crowd)),
  )
  const sections = [
    ...(taken ? [] : leftBy(places, unique, key)),
    [key, summed(crowd, stays, taken ? -1 : 1)] as const,
  ].map(([place, now]): Section => ({ key: all(draft, place)[0]?.typed ?? place, items: crowdItems(now) }))
  return { sections, what: crowdItems(change).join(', ') }
}
