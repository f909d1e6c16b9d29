/**
 * Words for the examples: names as a player knows them, and each event of the game as a sentence.
 * Nothing here decides anything; it only tells what the library reports.
 */
import { CHARACTERS, nameOf, tell } from 'middle-earth-rules/confrontation'

const byId = (entries) => new Map(entries.map((entry) => [entry.id, entry]))
const characters = byId(CHARACTERS)

export const SIDES = { fellowship: 'The Fellowship', sauron: 'Sauron' }

/** Names in a row: "a, b and c". */
export const listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The name of a character; in a draft with its version, where both faces of the tile bear that name. */
export const namerFor = (config) => (id) => {
  const { name, version } = characters.get(id) ?? { name: id }
  const isDraft = config.characters.startsWith('draft')
  return isDraft && CHARACTERS.filter((one) => one.name === name).length > 1 ? `${name} (${version})` : name
}

/** Told elsewhere (the turn, the placement, the start of a battle) or of no interest to a reader. */
const isUntold = ({ kind, rule }) =>
  ['TurnBegan', 'PiecePlaced', 'CardChosen', 'CardsDiscarded', 'PiecesConcealed'].includes(kind) ||
  rule === 'battle.reveal'

/** An event as a sentence, or undefined for those that are not told. */
export const told = (event) => {
  if (isUntold(event)) return undefined
  const says = event.kind === 'TextUsed' ? ` ${characters.get(event.piece)?.says}` : ''
  return `${tell(event)}${says}`
}

/** Where a rule is written, in one line. */
export const citeText = ({ book, chapter, heading, page, ruling }) =>
  ruling === undefined
    ? [book, chapter, heading, page === undefined ? undefined : `page ${page}`].filter(Boolean).join(', ')
    : `${book}, ${ruling} (${chapter})`

const factText = ([name, value]) => `${name} ${nameOf(String(value))}`

/** A rule that was explained: its sentence, the facts of the case and its cites, line by line. */
export const explained = ({ rule, also = [], sentence, facts, cites }) => [
  rule === null ? sentence : `${sentence} [${[rule, ...also].join(', ')}]`,
  ...(Object.keys(facts).length === 0 ? [] : [`  here: ${Object.entries(facts).map(factText).join(', ')}`]),
  ...cites.map((cite) => `  see ${citeText(cite)}`),
]
