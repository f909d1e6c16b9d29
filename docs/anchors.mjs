/**
 * Anchors for the pages of rules and rulings, which the site adds to them: the id of a rule, and the number of a ruling in
 * small letters. They stay when a heading is reworded.
 */
const RULE = /^\| `([\w.-]+)` \|/
const RULING = /^(?:### |\| )((?:[A-Z]{2,4}-[\w-]+|R\d+))(?= )/
const IN_BOLD = /\*\*((?:[A-Z]{2,4}-[\w-]+|R\d+))\*\*/g

const anchor = (id) => `<a id="${id}"></a>`

/** The ids that a line of a page defines. */
const idsOf = (file, line) => {
  if (file.startsWith('docs/rules/')) return RULE.exec(line)?.slice(1) ?? []
  if (!file.startsWith('docs/rulings/')) return []
  if (line.startsWith('- **')) return [...line.matchAll(IN_BOLD)].map(([, number]) => number.toLowerCase())
  return (
    RULING.exec(line)
      ?.slice(1)
      .map((number) => number.toLowerCase()) ?? []
  )
}

/** The text of a page with its anchors, each where it is defined first. */
export const withAnchors = (file, text) => {
  const made = new Set()
  return text
    .split('\n')
    .map((line) => {
      const fresh = idsOf(file, line).filter((id) => !made.has(id))
      for (const id of fresh) made.add(id)
      return fresh.length === 0
        ? line
        : line.replace(/^(### |\| |- )/, (start) => `${start}${fresh.map(anchor).join('')}`)
    })
    .join('\n')
}
