/**
 * The command `why`: every rule that forbids an action at a moment.
 */
import * as E from 'fp-ts/lib/Either.js'
import { verdict } from './ahead'
import { withinBudget } from './budget'
import { answer, misused, MOMENT_OPTIONS, textOf, type Call, type Command, type Result } from './command'
import { gameNamed } from './games'
import { isMaterial, readMoment, type Moment } from './material'
import { otherWords, withoutIdiom } from './otherWords'
import { paintOf, type Paint } from './paint'
import { askedAbout } from './question'
import { readAction } from './shortForm'
import { whyStages } from './stages'
import { hasStatements, whyStatement, type Verdict } from './statement'

/** Where an option names a game and nothing is named to look at, it is asked about its beginning. */
const withGame = ({ values, words }: Call): ReadonlyArray<string> => {
  const game = textOf(values, 'game')
  const isAll = game !== undefined && gameNamed(game) !== undefined && !isMaterial(words[0] ?? '-')
  return isAll ? [game, ...words] : words
}

const run = async (call: Call): Promise<Result> => {
  const [path, ...words] = withGame(call)
  if (path === undefined || words.length === 0) return misused('a file (or -) and an action are wanted')
  const moment = await readMoment(call, path)
  if (E.isLeft(moment)) return moment
  return withinBudget(words, moment.right, (one) => asked(one, words, call))
}

/** The answer to a question, in its own words or in others that mean the same. */
const asked = async (moment: Moment, words: ReadonlyArray<string>, call: Call): Promise<Result> => {
  const paint = paintOf(call.io)
  const said = withoutIdiom(moment, askedAbout(words.join(' ')))
  const seat = textOf(call.values, 'seat')
  const staged = whyStages(moment, said, actorOf(moment, seat), paint)
  if (staged !== undefined) return answer([staged.head, ...staged.text], staged.json, staged.json.legal)
  const own = await heard(moment, said, seat, paint)
  if (own.isMeant) return own.result
  for (const other of inOtherWords(moment, said, seat)) {
    const inSteps = whyStages(moment, other, actorOf(moment, seat), paint)
    if (inSteps !== undefined)
      return answer([inSteps.head, ...inSteps.text], inSteps.json, inSteps.json.legal)
    const { isMeant, result } = await heard(moment, other, seat, paint)
    if (isMeant) return result
  }
  return own.result
}

/** What else may be said; whoever asks about a whole table knows where everybody stands. */
const inOtherWords = (moment: Moment, said: string, seat: string | undefined): ReadonlyArray<string> => {
  const { game } = moment.loaded
  return otherWords(moment, said, actorOf(moment, seat), game.seatsOf(moment.state.config))
}

/** Who acts: the one that is named, or else asked. */
const actorOf = ({ loaded: { game }, state }: Moment, seat: string | undefined): string =>
  seat ?? game.actors(state)[0] ?? ''

/** What is answered to what is said, and whether it is what was meant. */
const heard = async (
  moment: Moment,
  said: string,
  seat: string | undefined,
  paint: Paint,
): Promise<{ readonly isMeant: boolean; readonly result: Result }> => {
  const action = readAction(moment, said, seat)
  const stated = await statedBy(moment, action, said, paint)
  if (stated !== undefined)
    return { isMeant: true, result: answer([stated.head, ...stated.text], stated.json, stated.json.legal) }
  if (E.isLeft(action)) return { isMeant: false, result: action }
  const { head, text, json } = verdict(moment, action.right, paint)
  const result = answer([head, paint.faint(JSON.stringify(action.right)), ...text], json, json.legal)
  return { isMeant: !isAstray(moment, action.right), result }
}

/** Whether an action would be asked for by a card only, and none does so: then its label was not meant. */
const isAstray = ({ loaded, state }: Moment, action: unknown): boolean =>
  loaded.game.wayTo(state, action).rules.some(({ rule }) => rule === 'events.overrides')

/**
 * What is said at a table, where it is no action, or hardly the one that is meant; a figure alone is brought
 * in.
 */
const statedBy = async (
  moment: Moment,
  action: Result<unknown>,
  said: string,
  paint: Paint,
): Promise<Verdict | undefined> => {
  if (!hasStatements(moment) || (E.isRight(action) && !isAstray(moment, action.right))) return undefined
  const brought = `bring ${said}`
  const [first, second] = E.isRight(action) ? [brought, said] : [said, brought]
  const stated = await whyStatement(moment, first, paint)
  const read = E.isRight(stated) ? stated : await whyStatement(moment, second, paint)
  return E.isRight(read) ? read.right : undefined
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
