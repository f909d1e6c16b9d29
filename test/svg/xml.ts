/** A small strict reader of XML: a tree of elements, or an error where the text is not well formed. */

export interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<Node>
  /** All text in it, children included, tooltips left out. */
  readonly text: string
}

interface Draft {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Array<Node>
  text: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const unescape = (text: string): string => {
  if (/[<>]/.test(text)) throw new Error(`a bare bracket in ${text}`)
  return text.replace(/&(.*?)(;|$)/g, (whole, name: string, end: string) => {
    const sign = ENTITIES[name]
    if (sign === undefined || end === '') throw new Error(`${whole} is no entity`)
    return sign
  })
}

const attributesOf = (text: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {}
  const rest = text.replace(/\s+([\w:-]+)="([^"]*)"/g, (_, name: string, value: string) => {
    if (Object.hasOwn(found, name)) throw new Error(`${name} is given twice`)
    found[name] = unescape(value)
    return ''
  })
  if (rest.trim() !== '') throw new Error(`${rest} is no attribute`)
  return found
}

/** Reads one element with all it holds. */
export const parseXml = (xml: string): Node => {
  const root: Draft = { name: '', attributes: {}, children: [], text: '' }
  const open: Draft[] = [root]
  const close = (draft: Draft): void => {
    const parent = open.at(-1)
    if (parent === undefined) throw new Error('too many ends')
    parent.children.push(draft)
    if (draft.name !== 'title' && draft.name !== 'desc') parent.text += draft.text
  }
  for (const [whole, end, name = '', attributes = '', empty, text] of xml.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+|<)/g,
  )) {
    const top = open.at(-1)
    if (text !== undefined) {
      if (top === undefined || (top === root && text.trim() !== '')) throw new Error('text outside')
      top.text += unescape(text)
    } else if (end === '/') {
      const last = open.pop()
      if (last?.name !== name) throw new Error(`${whole} ends ${String(last?.name)}`)
      close(last)
    } else {
      const draft: Draft = { name, attributes: attributesOf(attributes), children: [], text: '' }
      if (empty === '/') close(draft)
      else open.push(draft)
    }
  }
  const [only, ...others] = root.children
  if (open.length !== 1 || only === undefined || others.length > 0) throw new Error('it is not one element')
  return only
}

/** A node and everything below it. */
export const all = (node: Node): ReadonlyArray<Node> => [node, ...node.children.flatMap(all)]

/** Everything below a node that has an attribute, with this value if one is given. */
export const having = (node: Node, attribute: string, value?: string): ReadonlyArray<Node> =>
  all(node).filter(({ attributes }) =>
    value === undefined ? Object.hasOwn(attributes, attribute) : attributes[attribute] === value,
  )
