/**
 * The command `why`: every rule that forbids an action at a moment.
 */
import * as E from 'fp-ts/lib/Either.js'
import { existsSync } from 'node:fs'
import { labelsOf, verdict } from './ahead'
import { withinBudget } from './budget'
import {
  answer,
  failed,
  misused,
  MOMENT_OPTIONS,
  textOf,
  type Call,
  type Command,
  type Result,
} from './command'
import { GAME_NAMES, gameNamed, loadGame } from './games'
import { isMaterial, readMoment, type Moment } from './material'
import { paintOf, type Paint } from './paint'
import { parseLabel } from '../notation/index'
import {
  ask,
  deedsAt,
  deedsOf,
  hypotheses,
  isLiteral,
  namesIn,
  readDone,
  readerOf,
  speakerIn,
  tableAt,
  type Answer,
  type Token,
} from '../talk/index'
import { explanationText } from './words'

/** Where an option names a game and nothing is named to look at, it is asked about its beginning. */
const withGame = ({ values, words }: Call): ReadonlyArray<string> => {
  const game = textOf(values, 'game')
  const isAll = game !== undefined && gameNamed(game) !== undefined && !isMaterial(words[0] ?? '-')
  return isAll ? [game, ...words] : words
}

/** The action that a text calls by the label of a choice, asked for now or not. */
const labelled = ({ loaded: { game }, state }: Moment, text: string, seat: string | undefined) => {
  const called = parseLabel(game, state, text, seat)
  if (E.isLeft(called)) return undefined
  const { rules } = game.wayTo(state, called.right)
  // Only a card would ask for it, and none does: then the label was not meant.
  return rules.some(({ rule }) => rule === 'events.overrides')
    ? undefined
    : { action: called.right, isLegal: game.whyNot(state, called.right).length === 0 }
}

const judgedAction = (moment: Moment, action: unknown, paint: Paint): Result => {
  const { head, text, json } = verdict(moment, action, paint)
  const said = json.answer.startsWith('Yes') ? 'yes' : 'no'
  return answer([head, paint.faint(JSON.stringify(action)), ...text], { verdict: said, ...json }, json.legal)
}

const ASKING =
  'can could may might must should do does did is are am will has have why what which who when where how'
const QUESTION = new RegExp(`^(?:${ASKING.replaceAll(' ', '|')})\\b`, 'i')

/** Whether nothing but a question is said: neither a game nor a position. */
const isAlone = ({ values, words: [first = '', ...rest] }: Call): boolean =>
  textOf(values, 'game') === undefined &&
  QUESTION.test(first) &&
  `${first} ${rest.join(' ')}`.trim().includes(' ') &&
  !existsSync(first)

/** The one game that has most of the names in a question; undefined if two have as many. */
const gameOfNames = async (text: string): Promise<string | undefined> => {
  const counts: Array<{ readonly name: string; readonly named: number }> = []
  for (const name of GAME_NAMES) {
    const loaded = await loadGame(name)
    if (E.isLeft(loaded)) continue
    const state = loaded.right.game.newGame({ seed: 'first' })
    if (E.isLeft(state)) continue
    const { lexicon } = readerOf(loaded.right, tableAt(loaded.right.game, state.right))
    counts.push({ name, named: namesIn(lexicon, text) })
  }
  const most = Math.max(...counts.map(({ named }) => named))
  const [one, other] = counts.filter(({ named }) => named === most)
  return most === 0 || other !== undefined ? undefined : one?.name
}

const run = async (call: Call): Promise<Result> => {
  if (!isAlone(call)) return runAt(call, withGame(call))
  const game = await gameOfNames(call.words.join(' '))
  return game === undefined
    ? misused(`say which game is meant: --game ${GAME_NAMES.join(', ')}`)
    : runAt(call, [game, ...call.words])
}

const runAt = async (call: Call, [path, ...words]: ReadonlyArray<string>): Promise<Result> => {
  if (path === undefined || words.length === 0) return misused('a file (or -) and an action are wanted')
  const moment = await readMoment(call, path)
  if (E.isLeft(moment)) return moment
  const isBare = gameNamed(path) !== undefined
  return withinBudget(words, moment.right, async (one) => asked(one, words.join(' '), isBare, call))
}

/** The answer to what is asked at a moment. */
const asked = (moment: Moment, words: string, isBare: boolean, call: Call): Result => {
  const paint = paintOf(call.io)
  const { text, seat } = speakerIn(moment.loaded.game, words.trim(), textOf(call.values, 'seat'))
  if (isLiteral(text)) {
    const action = readDone(moment, text, seat)
    return E.isLeft(action) ? failed(action.left) : judgedAction(moment, action.right, paint)
  }
  const label = labelled(moment, text, seat)
  if (label?.isLegal === true) return judgedAction(moment, label.action, paint)
  const given = answered(moment, text, seat, isBare)
  const { deed } = given
  if (deed?.deed.isKind === true && deed.action !== undefined) return judgedAction(moment, deed.action, paint)
  if (given.verdict !== 'unread') return told(moment, given, paint)
  return label === undefined ? told(moment, given, paint) : judgedAction(moment, label.action, paint)
}

/** The answer to a question; without a position a deed is judged where it is usual. */
const answered = (
  { loaded, state }: Moment,
  text: string,
  seat: string | undefined,
  isBare: boolean,
): Answer => {
  const { game } = loaded
  const table = tableAt(game, state, seat)
  const bare = isBare ? (tokens: ReadonlyArray<Token>) => hypotheses(game, state.config, tokens) : undefined
  return ask(readerOf(loaded, table), { text, table, bare, deeds: isBare ? deedsOf(game) : deedsAt(game) })
}

/** What has to be done before, where a deed is one answer and it is not asked for yet. */
const before = ({ loaded: { game }, state }: Moment, { deed }: Answer): string => {
  const first = deed?.legal === true && deed.deed.steps.length === 1 ? deed.run.slice(0, -1) : []
  const others = first.some((action) => !('as' in action))
  return others ? `, after: ${labelsOf(game, state, first).join('; then: ')}` : ''
}

const told = (moment: Moment, given: Answer, paint: Paint): Result => {
  const { loaded } = moment
  const { verdict: said, rules, assumed, left, deed } = given
  const line = given.answer.replace(/\.$/, `${before(moment, given)}.`)
  const isYes = said === 'yes' || said === 'rule'
  const head = isYes ? paint.good(line) : said === 'no' ? paint.bad(line) : line
  const reasons = rules.flatMap((rule) => explanationText(rule, loaded, paint))
  const action = deed?.action === undefined ? [] : [paint.faint(JSON.stringify(deed.action))]
  const json = {
    verdict: said,
    legal: said === 'yes',
    answer: line,
    rules,
    assumed,
    left,
    ...(deed && { action: deed.action, run: deed.run }),
  }
  return answer([head, ...action, ...reasons], json, isYes)
}

/** Which rules forbid an action. */
export const why: Command = {
  usage: 'why <file|-> <action>',
  says: [
    'Answers yes or no, and names every rule that forbids an action, with the facts and the place. The file',
    'holds a state, a position or a record; a position in words may stand in its place. The action is told',
    'in words, as a player says it or as a question labels it; or as its kind and fields, by id or printed',
    'name; or in JSON. Where something else has to be done first, such as choosing a die, it tells what',
    'would come of the action then. Exit code 0 if the action is legal now, 1 if it is not.',
  ],
  options: {
    ...MOMENT_OPTIONS,
    seat: { type: 'string', value: 'seat', says: 'who acts, where the action does not say' },
  },
  examples: [
    'why game.json \'{"seat":"shadow","kind":"pass"}\'',
    "why 'lorien: 2 elves, 1 leader; dimrill dale: 1 sauron; at war: elves; fp dice: C' attack dimrill dale",
    "why 'shadow dice: muster; shadow to act' muster the witch-king in barad-dur",
    'why --at 12 game.txt march from=minas-morgul to=osgiliath',
    'why --game confrontation position.json move frodo to mordor step',
  ],
  run,
}
