/**
 * The command `why`: every rule that forbids an action at a moment.
 */
import * as E from 'fp-ts/lib/Either.js'
import { lookAhead } from './ahead'
import { answer, misused, MOMENT_OPTIONS, textOf, type Call, type Command, type Result } from './command'
import { readMoment } from './material'
import { paintOf } from './paint'
import { readAction } from './shortForm'
import { aheadText, explanationText } from './words'

const run = async (call: Call): Promise<Result> => {
  const [path, ...words] = call.words
  if (path === undefined || words.length === 0) return misused('a file (or -) and an action are wanted')
  const moment = await readMoment(call, path)
  if (E.isLeft(moment)) return moment
  const action = readAction(moment.right, words.join(' '), textOf(call.values, 'seat'))
  if (E.isLeft(action)) return action
  const { loaded, state } = moment.right
  const rules = loaded.game.whyNot(state, action.right)
  const ahead = lookAhead(moment.right, action.right)
  const json = { legal: rules.length === 0, action: action.right, rules, ...(ahead && { ahead }) }
  const paint = paintOf(call.io)
  if (rules.length === 0)
    return answer([paint.good('This is legal.'), paint.faint(JSON.stringify(action.right))], json)
  const asked = paint.faint(JSON.stringify(action.right))
  const told =
    ahead === undefined
      ? rules.flatMap((rule) => explanationText(rule, loaded, paint))
      : aheadText(ahead, loaded, paint)
  return answer([paint.bad('This is not legal.'), asked, ...told], json, false)
}

/** Which rules forbid an action. */
export const why: Command = {
  usage: 'why <file|-> <action>',
  says: [
    'Names every rule that forbids an action, with the facts and the place in the rulebook. The file',
    'holds a state, a position or a record. The action is JSON, or its kind and fields: field=value, or',
    'the values alone, as ids or as printed names. Where something else has to be done first, such as to',
    'choose a die, it tells what the action would come to then. Exit code 0 if the action is legal now, 1',
    'if it is not.',
  ],
  options: {
    ...MOMENT_OPTIONS,
    seat: { type: 'string', value: 'seat', says: 'who acts, where the action does not say' },
  },
  examples: [
    'why game.json \'{"seat":"shadow","kind":"pass"}\'',
    'why --at 12 game.txt march from=minas-morgul to=osgiliath',
    'why --game confrontation position.json move frodo to mordor step',
  ],
  run,
}
