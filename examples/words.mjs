/**
 * Words for the examples: names as a player knows them, and each event of the game as a sentence.
 * Nothing here decides anything; it only tells what the library reports.
 */
import { CHARACTERS, COMBAT_CARDS, REGIONS, SPECIAL_CARDS } from 'middle-earth-rules/confrontation'

const byId = (entries) => new Map(entries.map((entry) => [entry.id, entry]))
const characters = byId(CHARACTERS)
const regions = byId(REGIONS)
const cards = byId([...COMBAT_CARDS, ...SPECIAL_CARDS])

export const SIDES = { fellowship: 'The Fellowship', sauron: 'Sauron' }

export const regionName = (id) => regions.get(id)?.name ?? id
export const cardName = (id) => cards.get(id)?.name ?? id

/** Names that are read as more than one. */
const PLURAL = ['Orcs', 'Uruk-Hai']

/** Names in a row: "a, b and c". */
export const listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The name of a character; in a draft with its version, where both faces of the tile bear that name. */
export const namerFor = (config) => (id) => {
  const { name, version } = characters.get(id) ?? { name: id }
  const isDraft = config.characters.startsWith('draft')
  return isDraft && CHARACTERS.filter((one) => one.name === name).length > 1 ? `${name} (${version})` : name
}

const WAYS = {
  step: 'go',
  river: 'go down the Anduin',
  tunnel: 'creep through the tunnel',
  power: 'go by special power',
  retreat: 'retreat',
  swap: 'change places and go',
  recall: 'go home',
  return: 'return',
}

/** Told elsewhere (the turn, the placement, the start of a battle) or of no interest to a reader. */
const isUntold = ({ kind, rule }) =>
  ['TurnBegan', 'PiecePlaced', 'CardChosen', 'CardsDiscarded', 'PiecesConcealed'].includes(kind) ||
  rule === 'battle.reveal'

/** A teller of events: each as a sentence, or undefined for those that are not told. */
export const tellerFor = (config) => {
  const name = namerFor(config)
  const isMany = (id) => PLURAL.includes(characters.get(id)?.name)
  const is = (id) => (isMany(id) ? 'are' : 'is')
  const verb = (id, words) =>
    isMany(id) ? words : words.replace(/^\w+/, (first) => `${first}${ending(first)}`)
  const ending = (word) => (word === 'go' ? 'es' : 's')
  const strong = (id) => `${name(id)} (strength ${characters.get(id)?.strength})`.replace(') (', ', ')

  const told = {
    CharacterFielded: ({ side, character }) => `${SIDES[side]} fields ${name(character)}.`,
    LineUpsShown: () => 'Both line-ups are shown.',
    NumberNamed: ({ number }) => `The Fellowship wants ${number} special cards for each side.`,
    SpecialPicked: ({ side, picked, only }) =>
      only === undefined
        ? `Both now know of ${cardName(picked)}.`
        : `${SIDES[side]} picks ${cardName(picked)}.`,
    TurnReplaced: ({ side }) => `That takes the place of the turn of ${SIDES[side]}.`,
    SpecialPlayed: ({ side, card }) => `${SIDES[side]} plays the special card ${cardName(card)}.`,
    PieceMoved: ({ piece, from, to, way }) =>
      `${name(piece)} ${verb(piece, WAYS[way])} from ${regionName(from)} to ${regionName(to)}.`,
    PieceReturned: ({ piece, region }) => `${name(piece)} comes back in ${regionName(region)}.`,
    PieceNamed: ({ piece, region }) =>
      `The piece named in ${regionName(region)}, ${name(piece)}, must move next.`,
    PieceRevealed: ({ piece, region }) => `${name(piece)} ${is(piece)} shown in ${regionName(region)}.`,
    BattleBegan: ({ attacker, defender, region }) =>
      `Battle in ${regionName(region)}: ${strong(attacker)} against ${strong(defender)}.`,
    TextUsed: ({ piece }) => `${name(piece)}: ${characters.get(piece)?.says}`,
    CardsForbidden: ({ side }) => `${SIDES[side]} has this battle fought without cards.`,
    CardShown: ({ side, shown }) => `${SIDES[side]} shows the card ${cardName(shown)}.`,
    CardFetched: ({ side, fetched }) => `${SIDES[side]} turns it into the card ${cardName(fetched)}.`,
    CardTakenBack: ({ side, taken }) => `${SIDES[side]} takes back the card ${cardName(taken)}.`,
    CardIgnored: ({ side, ignored }) => `The card ${cardName(ignored)} of ${SIDES[side]} has no effect.`,
    StrengthsCompared: ({ fellowship, sauron }) =>
      `Sums: the Fellowship ${fellowship}, Sauron ${sauron}${fellowship === sauron ? ', a tie' : ''}.`,
    PieceDefeated: ({ piece, region }) => `${name(piece)} ${is(piece)} defeated in ${regionName(region)}.`,
    RingPassed: ({ from, to }) => `The ring passes from ${name(from)} to ${name(to)}.`,
    HandsRefilled: () => 'Both players take all their combat cards back.',
    PlayerStuck: ({ side }) => `${SIDES[side]} has no move.`,
    GameWon: ({ side, points }) => `${SIDES[side]} wins, with ${points} characters left.`,
    SidesExchanged: () => 'The players change sides.',
    MatchEnded: ({ first, second }) => `The match ends ${first} to ${second}.`,
  }
  return (event) => {
    if (isUntold(event)) return undefined
    return Object.hasOwn(told, event.kind) ? told[event.kind](event) : event.kind
  }
}

/** Where a rule is written, in one line. */
export const citeText = ({ book, chapter, heading, page, ruling }) =>
  ruling === undefined
    ? [book, chapter, heading, page === undefined ? undefined : `page ${page}`].filter(Boolean).join(', ')
    : `${book}, ${ruling} (${chapter})`

const factText = ([name, value]) => {
  const { name: printed } = characters.get(value) ?? regions.get(value) ?? cards.get(value) ?? {}
  return `${name} ${printed ?? value}`
}

/** A rule that was explained: its sentence, the facts of the case and its cites, line by line. */
export const explained = ({ rule, sentence, facts, cites }) => [
  rule === null ? sentence : `${sentence} [${rule}]`,
  ...(Object.keys(facts).length === 0 ? [] : [`  here: ${Object.entries(facts).map(factText).join(', ')}`]),
  ...cites.map((cite) => `  see ${citeText(cite)}`),
]
