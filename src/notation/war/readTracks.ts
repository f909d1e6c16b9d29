/** The Fellowship, the Political Track and the Elven Rings as a text tells them. */
import { quoted, unnamed } from '../faults'
import { itemsIn } from '../frame'
import { exactly, find } from '../names'
import { namesIn, numberOfItem, one, withoutNumbers, type Draft, type Fields } from './draft'

const fellowshipItem = (draft: Draft, typed: string, item: string): Fields => {
  const { words, faults } = draft
  const number = numberOfItem(item)
  const rest = withoutNumbers(item).replace(/^(at|in|on|is|the) /, '')
  if (rest === 'hidden') return { revealed: false }
  if (rest === 'revealed') return { revealed: true }
  if (rest === 'tried') return { tried: true }
  if (rest === 'declared') return { declared: true }
  for (const name of ['progress', 'corruption', 'mordor'])
    if (rest === name || rest === `${name} track` || rest === `${name} step`) return { [name]: number ?? 0 }
  const guide = /^guide(?: is)? (.+)$/.exec(rest)?.[1]
  const names = guide === undefined ? words.regions : words.characters
  const found = find(names, guide ?? rest)
  if (found._tag === 'One') return { [guide === undefined ? 'region' : 'guide']: found.id }
  faults.found.push(unnamed(typed, item, 'says nothing of the Fellowship', found))
  return {}
}

export const readFellowship = (draft: Draft): Fields => {
  const fields: Fields = {}
  for (const { key, typed, body } of draft.told) {
    if (key === 'fellowship')
      for (const item of itemsIn(body)) Object.assign(fields, fellowshipItem(draft, typed, item))
    if (['corruption', 'progress', 'mordor', 'guide'].includes(key))
      for (const item of itemsIn(body)) Object.assign(fields, fellowshipItem(draft, typed, `${key} ${item}`))
  }
  return fields
}

const POLITICS = /^(.+?) (?:is )?(at war|active|passive)(?: (?:at )?(\d))?(?: steps?)?$/

export const readPolitics = (draft: Draft): Fields => {
  const { words, faults } = draft
  const fields: Fields = {}
  for (const { key, typed, body } of draft.told) {
    if (key === 'at war')
      for (const nation of namesIn(draft, { key, typed, body }, words.nations, 'is no nation'))
        fields[nation] = { steps: 0, active: true }
    if (key === 'politics')
      for (const item of itemsIn(body)) {
        const found = POLITICS.exec(item)
        const nation = find(words.nations, found?.[1] ?? item)
        if (found === null || nation._tag !== 'One')
          faults.found.push(
            unnamed(typed, item, 'says nothing of a nation: "rohan at war", "gondor active 1"', nation),
          )
        else if (found[2] === 'at war') fields[nation.id] = { steps: 0, active: true }
        else
          fields[nation.id] = {
            active: found[2] === 'active',
            ...(found[3] === undefined ? {} : { steps: Number(found[3]) }),
          }
      }
  }
  return fields
}

export const readRings = (draft: Draft): Fields => {
  const section = one(draft, 'rings')
  const rings: Fields = {}
  const used: Array<string> = []
  for (const item of section === undefined ? [] : itemsIn(section.body)) {
    const number = numberOfItem(item)
    const rest = withoutNumbers(item)
    const isUsed = /\bused\b/.test(rest)
    const side = exactly(draft.words.sides, rest.replace(/\bused\b/, ''))
    if (side === undefined)
      draft.faults.add(section?.typed ?? '', `${quoted(item)} names no side`, ['fp', 'shadow'])
    else if (isUsed) used.push(side)
    else rings[side] = number ?? 1
  }
  return {
    ...(Object.keys(rings).length === 0 ? {} : { rings }),
    ...(used.length === 0 ? {} : { ringUsed: used }),
  }
}
