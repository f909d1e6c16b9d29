/** Characters of The Confrontation put into a region, or taken from it, as people say it at a table. */
import { unnamed, type Faults } from '../faults'
import { isNone, itemsIn, type Section, type Told } from '../frame'
import { exactly, find } from '../names'
import { isAll, saidOf, type Said } from '../talk'
import type { ConfrontationWords } from './words'

const spoken = (words: ConfrontationWords, text: string): Said | undefined =>
  saidOf(
    text,
    (typed) => find(words.regions, typed),
    (typed) => exactly(words.regions, typed) !== undefined,
    (what) => itemsIn(what).every((item) => find(words.faces, item)._tag === 'One'),
  )

/** The sections that change, each under the heading it has; none if nobody speaks so. */
export const confrontationTalk = (
  words: ConfrontationWords,
  told: ReadonlyArray<Told>,
  text: string,
  faults: Faults,
): ReadonlyArray<Section> => {
  const said = spoken(words, text)
  if (said === undefined) return []
  if (said.place._tag !== 'One') {
    faults.found.push(unnamed(said.typed, said.typed, 'is no region', said.place))
    return []
  }
  const region = said.place.id
  const regions = new Set(words.regions.values())
  const places = told.filter(({ key, body }) => regions.has(key) && !isNone(body))
  const here = places.find(({ key }) => key === region)
  const whole = said.taken && isAll(said.what)
  const named = new Set(
    (whole ? [] : itemsIn(said.what)).flatMap((item) => {
      const found = find(words.faces, item)
      if (found._tag === 'One') return [found.id]
      faults.found.push(unnamed(region, item, 'is no character', found))
      return []
    }),
  )
  const stays = ({ body }: Told): ReadonlyArray<string> =>
    itemsIn(body).filter((item) => {
      const found = find(words.faces, item.replace(/\b(?:shown|seen)\b/, '').trim())
      return found._tag !== 'One' || !named.has(found.id)
    })
  const sectionOf = (key: string, items: ReadonlyArray<string>): Section => ({ key, items })
  const old = here === undefined ? [] : stays(here)
  const key = here?.typed ?? region
  if (said.taken && !whole && old.length === (here === undefined ? 0 : itemsIn(here.body).length))
    faults.add(key, `${said.what} is not there`)
  if (said.taken) return [sectionOf(key, whole ? [] : old)]
  const left = places.filter((place) => place !== here && stays(place).length < itemsIn(place.body).length)
  return [...left.map((place) => sectionOf(place.typed, stays(place))), sectionOf(key, [...old, ...named])]
}
