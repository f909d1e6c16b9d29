/** The Fellowship, the Political Track and the Elven Rings as a text tells them. */
import { objectOf } from '../../kernel/index'
import { quoted, unnamed } from '../faults'
import { isNone, itemsIn, type Told } from '../frame'
import { exactly, find } from '../names'
import { GUIDES } from './readCharacters'
import { namesIn, numberOfItem, one, withoutNumbers, type Draft, type Fields } from './places'

const fellowshipItem = (draft: Draft, typed: string, item: string): Fields => {
  const { words, faults } = draft
  const number = numberOfItem(item)
  const rest = withoutNumbers(item).replace(/^(?:(?:at|in|on|is|the|with) )+/, '')
  if (rest === 'hidden') return { revealed: false }
  if (rest === 'revealed') return { revealed: true }
  if (rest === 'tried') return { tried: true }
  if (rest === 'declared') return { declared: true }
  for (const name of ['progress', 'corruption', 'mordor'])
    if (rest.replace(/(?: (?:track|steps?|points?))+$/, '') === name) return { [name]: number ?? 0 }
  if (/^steps?$/.test(rest) && number !== undefined) return { mordor: number }
  const guide = /^guide(?: is)? (.+)$/.exec(rest)?.[1]
  const names = guide === undefined ? words.regions : words.characters
  const found = find(names, guide ?? rest)
  if (found._tag === 'One') return { [guide === undefined ? 'region' : 'guide']: found.id }
  faults.found.push(unnamed(typed, item, 'says nothing of the Fellowship', found))
  return {}
}

const COUNTED = /\s*\b(\d+ (?:progress|corruption)|(?:progress|corruption) \d+|hidden|revealed)\b\s*/g

/** What is said of the Fellowship without commas, with them: `in lorien corruption 4 revealed`. */
const parted = (body: string): string =>
  body
    .replace(/^is /, '')
    .replace(/ with | ?\/ ?| (?=(?:in|at|on) )/g, ', ')
    .replace(COUNTED, ', $1, ')

export const readFellowship = (draft: Draft): Fields => {
  const fields: Fields = {}
  for (const { key, typed, body } of draft.told) {
    if (key === 'fellowship')
      for (const item of itemsIn(parted(body))) Object.assign(fields, fellowshipItem(draft, typed, item))
    const [kind, id = ''] = key.split(' ')
    if (kind === 'figure' && GUIDES.test(body)) fields['guide'] = id
    if (['corruption', 'progress', 'mordor', 'guide'].includes(key))
      for (const item of itemsIn(body)) Object.assign(fields, fellowshipItem(draft, typed, `${key} ${item}`))
  }
  return fields
}

const STEPS = /^(?:steps?)?(?: ?(?:(?:away )?from war|to go|left|away|before war))?$/
const POLITICS = /^(.+?)(?: (?:is|are))?(?: (at war|active|passive))?$/
const SAYS_NOTHING = 'says nothing of a nation: "rohan at war", "gondor active 1", "elves 2"'

/** What an item tells of a Nation: its steps still to go, whether it is active; at war it is anyway. */
const politicsItem = (draft: Draft, typed: string, item: string): Fields => {
  const steps = numberOfItem(item)
  const words = withoutNumbers(item).replace(/\b(?:at|in|on) (?=step)| (?:at|on)$/, '')
  const [, before = words, tail = ''] = /^(.*?)(?: (steps?\b.*))?$/.exec(words) ?? []
  const [, name = '', said] = POLITICS.exec(before) ?? []
  const found = find(draft.words.nations, name)
  const isSaid = STEPS.test(tail) && (said !== undefined || steps !== undefined)
  if (found._tag !== 'One' || !isSaid) {
    draft.faults.found.push(unnamed(typed, item, SAYS_NOTHING, found))
    return {}
  }
  if (said === 'at war' || steps === 0) return { [found.id]: { steps: 0, active: true } }
  return {
    [found.id]: {
      ...(said === undefined ? {} : { active: said === 'active' }),
      ...(steps === undefined ? {} : { steps }),
    },
  }
}

const AT_WAR = { steps: 0, active: true }
const ALL = /^(?:all|everyone|everybody|all nations|every nation)$/
const OF_SHADOW: ReadonlySet<string> = new Set(['isengard', 'sauron', 'southrons'])

/** The Nations that an item names: one, all of a side, or all. */
const nationsIn = (draft: Draft, told: Told): ReadonlyArray<string> => {
  const { words } = draft
  const side = exactly(words.sides, told.body)
  if (side === undefined && !ALL.test(told.body.trim()))
    return namesIn(draft, told, words.nations, 'is no nation')
  const nations = Object.keys(objectOf(words.setUp['politics']))
  return nations.filter((one) => side === undefined || OF_SHADOW.has(one) === (side === 'shadow'))
}

export const readPolitics = (draft: Draft): Fields => {
  const fields: Fields = {}
  for (const { key, typed, body } of draft.told) {
    if (key === 'at war' || key.startsWith('at war ')) {
      const said = key === 'at war' ? body : `${key.slice('at war '.length)}, ${body}`
      for (const item of isNone(said) || said === '' ? [said] : itemsIn(said))
        for (const nation of nationsIn(draft, { key, typed, body: item })) fields[nation] = AT_WAR
    }
    const items = itemsIn(body)
    if (key === 'politics') for (const item of items) Object.assign(fields, politicsItem(draft, typed, item))
    if (key.startsWith('nation '))
      for (const [place, item] of (items.length === 0 ? [''] : items).entries())
        Object.assign(fields, politicsItem(draft, typed, place === 0 ? `${typed} ${item}`.trim() : item))
  }
  return fields
}

/** Where the victory markers are told to stand. */
export const readVictory = (draft: Draft): Fields => {
  const section = one(draft, 'victory')
  const victory: Fields = {}
  for (const item of section === undefined ? [] : itemsIn(section.body)) {
    const side = exactly(draft.words.sides, withoutNumbers(item).replace(/\bpoints?\b/, ''))
    if (side === undefined)
      draft.faults.add(section?.typed ?? '', `${quoted(item)} names no side`, ['fp', 'shadow'])
    else victory[side] = numberOfItem(item) ?? 0
  }
  return victory
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
