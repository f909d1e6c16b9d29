/** A table or a view as numbers for learners, by its form: numbers as they are, names as 0 or 1. */
import type { Json } from '../hash'
import { isObj } from '../json'
import { formOf, type Form } from './shapes'

/** A block of numbers with a name for each, and how JSON is written there. */
export interface Block {
  readonly names: ReadonlyArray<string>
  readonly write: (json: Json | undefined, into: Float32Array, from: number) => void
}

const wordsBlock = (words: ReadonlyArray<string | null>): Block => {
  const places = new Map<unknown, number>(words.map((name, place) => [name, place]))
  return {
    names: words.map(String),
    write: (json, into, from) => {
      for (const name of Array.isArray(json) ? json : [json]) {
        const place = places.get(name)
        if (place !== undefined) into[from + place] = (into[from + place] ?? 0) + 1
      }
    },
  }
}

/** The names of an array, and one number more for those that are hidden. */
const listBlock = (items: Block): Block => ({
  names: [...items.names, 'hidden'],
  write: (json, into, from) => {
    if (isObj(json)) into[from + items.names.length] = Number(json['hidden'])
    else items.write(json, into, from)
  },
})

const fieldsBlock = (properties: Readonly<Record<string, unknown>>): Block => {
  const names: Array<string> = []
  const parts = Object.entries(properties).map(([name, one]) => {
    const [block, offset] = [blockOf(formOf(one)), names.length]
    for (const part of block.names) names.push(part === '' ? name : `${name}.${part}`)
    return { name, block, offset }
  })
  return {
    names,
    write: (json, into, from) => {
      if (isObj(json))
        for (const { name, block, offset } of parts) block.write(json[name], into, from + offset)
    },
  }
}

const numberBlock: Block = {
  names: [''],
  write: (json, into, from) => {
    into[from] = Number(json ?? 0)
  },
}

/** The block of a form. */
export const blockOf = (form: Form): Block => {
  if (form.enum !== undefined) return wordsBlock(form.enum)
  if (form.anyOf !== undefined) {
    const variants = form.anyOf.map(formOf).filter(({ type }) => type !== 'null')
    const properties = Object.assign({}, ...variants.map((one) => one.properties ?? {})) as Readonly<
      Record<string, unknown>
    >
    return Object.keys(properties).length > 0 ? fieldsBlock(properties) : blockOf(variants[0] ?? {})
  }
  if (form.type === 'array') return listBlock(blockOf(formOf(form.items)))
  return form.properties === undefined ? numberBlock : fieldsBlock(form.properties)
}
