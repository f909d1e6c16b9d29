/**
 * Anchors for the pages of rules and rulings, which the site adds to them: the id of a rule, and the number of a ruling
 * in small letters. They stay when a heading is reworded. TypeDoc gives a page in parts: inline code is a part of its own.
 */
const RULING = /^(?:### |\| )((?:[A-Z]{2,4}-[\w-]+|R\d+))(?= )/
const IN_BOLD = /\*\*((?:[A-Z]{2,4}-[\w-]+|R\d+))\*\*/g

const anchor = (id) => `<a id="${id}"></a>`

/** The numbers of the rulings that a line defines, in small letters. */
const rulingsOf = (line) => {
  const found = line.startsWith('- **') ? [...line.matchAll(IN_BOLD)] : [RULING.exec(line) ?? []]
  return found.flatMap(([, number]) => (number === undefined ? [] : [number.toLowerCase()]))
}

/** Inline code that is the first cell of a row is the id of a rule. */
const ruleAt = (parts, place) => {
  const [, id] = /^`([\w.-]+)`$/.exec(parts[place + 1]?.text ?? '') ?? []
  return id !== undefined && parts[place].text.endsWith('\n| ') && parts[place + 2]?.text.startsWith(' |')
    ? id
    : undefined
}

/** The parts of a page with anchors, each where it is defined first. */
export const withAnchors = (file, parts) => {
  const made = new Set()
  const fresh = (id) => id !== undefined && !made.has(id) && made.add(id) !== undefined
  const ofRulings = (line) => {
    const ids = rulingsOf(line).filter(fresh)
    return ids.length === 0
      ? line
      : line.replace(/^(### |\| |- )/, (start) => start + ids.map(anchor).join(''))
  }
  return parts.map((part, place) => {
    if (part.kind !== 'text') return part
    if (file.startsWith('docs/rulings/'))
      return { ...part, text: part.text.split('\n').map(ofRulings).join('\n') }
    const id = file.startsWith('docs/rules/') ? ruleAt(parts, place) : undefined
    return fresh(id) ? { ...part, text: part.text + anchor(id) } : part
  })
}
