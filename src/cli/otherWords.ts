/**
 * The same in other words: what players say at a table that is neither a label nor a kind of action, in the
 * words that are understood. It is tried where the text itself means nothing.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { AnyGame } from '../kernel/index'
import { slips } from '../notation/index'
import { fieldsOf } from './action'
import { bare } from './fields'
import type { Moment } from './material'
import { firstWords } from './verbs'

/** A turn of phrase, and how else it is said. */
type Turn = readonly [said: RegExp, instead: string]

const NATION = '(?:the )?(dwarves|elves|gondor|north|rohan|sauron|isengard|southrons)'
const GOES = '(?:goes?|moves?|marche?s?|travels?|walks?|rides?|heads?)'
const COMES = '(?:comes?|arrives?|appears?|shows up|joins?|enters?)'
const STORMS = '(?:besieges?|sieges?|assaults?|invades?|storms?|strikes?|raids?|assails?|lays? siege to)'
const CHARACTER =
  '((?:the )?(?:saruman|witch[- ]king|mouth of sauron|aragorn|gandalf the white|balrog|gothmog|galadriel))'
const RAISES = '(?:raise|build|levy|call up|place|put|train|enlist|draft)'

/** What means nothing else, and is not left to other readings: what becomes of Characters and Armies. */
const IDIOMS: ReadonlyArray<Turn> = [
  [/^(?:strider becomes|crown|replace strider (?:with|by)) (?:the )?(?:aragorn|king).*$/, 'bring aragorn'],
  [/^(?:make strider (?:king|aragorn)|aragorn (?:becomes|is) (?:the )?king|crown strider)$/, 'bring aragorn'],
  [
    /^gandalf (?:the grey )?(?:becomes (?:gandalf )?the white|returns|comes back)$/,
    'bring gandalf the white',
  ],
  [
    new RegExp(`^(?:the )?(?:army|armies|troops|units) (?:in|at|of) (.+?) ${GOES} to (.+)$`),
    'march from $1 to $2',
  ],
  [new RegExp(`^${STORMS} `), 'attack '],
  [new RegExp(`^${CHARACTER} ${COMES}(?: in| into play)?$`), 'bring $1'],
]

const WAR: ReadonlyArray<Turn> = [
  [/\b(?:the )?(?:ring[- ]?bearers?|frodo(?: and sam)?|hobbits)\b/g, 'the fellowship'],
  [/\b(?:the )?(?:ring[- ]?)?wraiths?\b/g, 'nazgul'],
  [new RegExp(`^the fellowship ${GOES} on$`), 'move the fellowship'],
  [/^(?:send|dispatch) (.+?) (?:off )?to (.+)$/, 'separate $1 to $2'],
  [/^(?:send|dispatch) (.+?) (?:off )?to (.+)$/, 'move $1 to $2'],
  [/^(?:send|dispatch) (?:away )?(.+)$/, 'separate $1'],
  [
    new RegExp(`^(?:muster|recruit|${RAISES}) ${NATION} (?:troops |units |forces )?(?:in|at) (.+)$`),
    'recruit $1-regular in $2',
  ],
  [new RegExp(`^${RAISES} (?:troops|units|forces|soldiers|men|an army) (?:in|at) (.+)$`), 'recruit in $1'],
  [new RegExp(`^${RAISES} `), 'recruit '],
  [/^(?:push|move|bring) (.+?) (?:along|on|up|down) the political track$/, 'advance $1'],
  [new RegExp(`^${NATION} (?:musters?|recruits?) (?:in|at) (.+)$`), 'recruit $1-regular in $2'],
  [new RegExp(`^(.+) ${STORMS} (.+)$`), '$1 attacks $2'],
]

const CONFRONTATION: ReadonlyArray<Turn> = [[/^(?:play|use) (?:a |an |the |my )?([0-6])$/, 'play $seat-$1']]

const CARD_GAME: ReadonlyArray<Turn> = [
  [/^(?:equip|arm) (.+?) with (.+)$/, 'play $2 on $1'],
  [/^(?:give|attach|hand|put) (.+?) (?:to|on|onto) (.+)$/, 'play $1 on $2'],
  [/^(?:skip|end) (?:my |the |this )?(?:turn|action)$/, 'pass'],
  [/^winnow .+$/, 'winnow'],
]

const BATTLES: ReadonlyArray<Turn> = [
  [/^(?:skip|end) (?:my |the |this )?(?:turn|action)$/, 'pass'],
  [/^(?:spend|take|use) (?:a |an |the |my )?(.+?) (?:die|result)$/, 'take $1 die'],
  [/^(?:fight|assault|storm|strike)(?: at| in)? (.+)$/, 'attack $1'],
  [/^draw (?:up to )?(?:two |2 )?(?:generic )?cards?$/, 'draw generic'],
  [/^move (?:the )?characters?$/, 'character movement'],
  [/^(?:move|send) (.+)$/, 'choose character $1'],
]

/** Verbs that mean the same in every game, and the one that is understood. */
const VERBS: ReadonlyArray<Turn> = [
  [
    /\b(?:launch(?:es)?|makes?|begins?|starts?) (?:an |the )?(attack|combined attack)(?: on| against)?\b/,
    '$1',
  ],
  [/\b(?:takes? on|charges?|assaults?|engages?|storms?|confronts?|ambush(?:es)?)\b/, 'attack'],
  [
    /\b(?:heads? for|hurry|hurries|rush(?:es)?|shifts?|relocates?|guides?|walks?|rides?|pulls? back)\b/,
    'move',
  ],
  [/\b(?:gets? rid of|tosses|toss|dump|bin)\b/, 'discard'],
  [/\blay (.+) aside\b/, 'discard $1'],
  [/\b(?:spend|cash in|consume)\b/, 'use'],
  [/^(?:get|take|pull|grab) ((?:an? |the |one |two )?(?:\w+ )?cards?)$/, 'draw $1'],
  [/^draw from the (\w+) deck$/, 'draw a $1 card'],
  [/^(?:raise|levy|enlist|train) /, 'recruit '],
  [/\b(?:quits?|departs from|parts from)\b/, 'leaves'],
  [/^(?:i am|i'm|we are) (?:done|finished)$/, 'pass'],
  [/^(.+) rally$/, 'rally $1'],
]

const TURNS: Readonly<Record<string, ReadonlyArray<Turn>>> = {
  'war-of-the-ring': WAR,
  confrontation: CONFRONTATION,
  'card-game': CARD_GAME,
  battles: BATTLES,
}

const FIGHTS = '(?:attacks?|fights?|hits?|strikes?|kills?|charges?|challenges?|against|versus|vs\\.?)'
const LED_BY = new RegExp(`^(.+?) (?:(?:goes|go|moves?|advances?) (?:after|against|at)|${FIGHTS}) (.+)$`)
const WITH = new RegExp(`^(?:attack|fight|hit|strike|kill|charge|challenge) (.+?) (?:with|by) (.+)$`)

/** The region in which a piece is seen that is called so; by everybody together, or by one seat alone. */
const regionOf = ({ loaded: { game }, state }: Moment, seats: ReadonlyArray<string>, name: string) => {
  const wanted = bare(name.replace(/^(?:the|a|an|my|his) /, ''))
  const regions = seats.flatMap((seat) => {
    const read = game.read(game.view(state, seat))
    const { derived } = fieldsOf(E.isLeft(read) ? undefined : read.right)
    return Object.entries(fieldsOf(fieldsOf(derived)['regions']))
  })
  const found = game.ids.figures
    .filter((id) => bare(game.nameOf(id)) === wanted || bare(id) === wanted)
    .flatMap((id) => regions.filter(([, there]) => JSON.stringify(there ?? null).includes(`"${id}"`)))
  return found[0]?.[0]
}

/** Who attacks a piece goes to where it stands, in a game in which pieces attack by moving. */
const attacksPiece = (moment: Moment, seats: ReadonlyArray<string>, text: string): ReadonlyArray<string> => {
  if (moment.loaded.game.name !== 'confrontation') return []
  const [, attacker, defender = ''] = LED_BY.exec(text) ?? []
  const [, against, by = ''] = WITH.exec(text) ?? []
  const [who, whom] = against === undefined ? [attacker, defender] : [by, against]
  const region = who === undefined ? undefined : regionOf(moment, seats, whom)
  return region === undefined ? [] : [`move ${who ?? ''} to ${region}`]
}

const LEAST_LETTERS = 4
const MOST_SLIPS = 2
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'my', 'his', 'our'])

/** Whether a word is a verb of the game, or a slip of the pen for one: then it is not left out. */
const isVerb = (game: AnyGame, word: string): boolean =>
  firstWords(game).some((verb) => slips(verb, word, MOST_SLIPS) <= MOST_SLIPS)

/** Of whatever is said of a card, that it is played: without a verb before its title, or behind it. */
const used = ({ loaded: { game } }: Moment, text: string): ReadonlyArray<string> => {
  const words = text.split(' ').filter((word) => !ARTICLES.has(word))
  const [first = '', last = ''] = [words[0], words[words.length - 1]]
  const named = (ids: ReadonlyArray<string>): ReadonlyArray<string> => ids.map((id) => bare(game.nameOf(id)))
  const [titles, regions] = [named(game.ids.cards), named(game.ids.regions)]
  const isTitle = (title: string): boolean =>
    title.length >= LEAST_LETTERS && !regions.includes(title) && titles.some((one) => one.includes(title))
  const ways = [
    { verb: first, title: words.slice(1) },
    { verb: last, title: words.slice(0, -1) },
  ]
  return ways
    .filter(({ verb, title }) => !isVerb(game, verb) && isTitle(bare(title.join(''))))
    .map(({ title }) => `play ${title.join(' ')}`)
}

/** A text in the words that are understood, where it says something that has one meaning. */
export const withoutIdiom = ({ loaded: { game } }: Moment, text: string): string => {
  const [said, instead = ''] =
    (game.name === 'war-of-the-ring' ? IDIOMS : []).find(([form]) => form.test(text.toLowerCase())) ?? []
  return said === undefined ? text : text.toLowerCase().replace(said, instead)
}

/** The path that is fought over, said by its name. */
const onPath = ({ loaded: { game }, state }: Moment, seat: string, text: string): ReadonlyArray<string> => {
  if (game.name !== 'card-game') return []
  const read = game.read(game.view(state, seat))
  const table = fieldsOf(fieldsOf(E.isLeft(read) ? undefined : read.right)['table'])
  const there = fieldsOf(table['paths'])
  const paths = (game.actions['activatePath']?.['path'] ?? []).filter((id) => there[String(id)] === 'active')
  return paths.flatMap((id) => {
    const name = game.nameOf(String(id)).toLowerCase()
    const forms = [name, name.replace(/['’]/g, '')].filter((form) => text.includes(form))
    return forms.map((form) => text.replace(form, 'the path'))
  })
}

/** What each turn of phrase of a game makes of a text. */
const turnsOf = (game: string, text: string, seat: string): ReadonlyArray<string> => {
  const others: Array<string> = []
  let changed = text
  for (const [said, instead] of TURNS[game] ?? []) {
    const next = changed.replace(said, instead.replace('$seat', seat))
    if (next === changed) continue
    others.push(next)
    // What a thing is called is said otherwise once and for all; a whole phrase has several meanings.
    if (said.global) changed = next
  }
  return others
}

/** What else may be said for a text; `seats` are those whose knowledge it may rest on. */
export const otherWords = (
  moment: Moment,
  text: string,
  seat: string,
  seats: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const plain = text
    .toLowerCase()
    .replace(/^(?:let|have|make) (?:my |the )?/, '')
    .replace(/\s+/g, ' ')
  const { name } = moment.loaded.game
  // Where only what lies in reserve is moved, whoever walks somewhere may as well be played there.
  const goes = (verb: string): string => (verb === 'move' && name === 'card-game' ? 'go' : verb)
  const usual = VERBS.reduce((said, [verb, instead]) => said.replace(verb, goes(instead)), plain)
  const turned = [plain, usual].flatMap((one) => turnsOf(name, one, seat))
  const all = [
    ...turned,
    plain,
    usual,
    ...[plain, usual].flatMap((one) => [...onPath(moment, seat, one), ...attacksPiece(moment, seats, one)]),
    ...used(moment, plain),
  ]
  return [...new Set(all)].filter((one) => one !== text.toLowerCase())
}
