/** The bots of the library as opponents in the page. */
import { BOT_NAMES, botsFor, type Bot, type BotName } from '../../src/bots'
import { randomFrom, type Types } from '../../src/kernel'
import type { Offered } from './dom'
import type { AnyAction } from './games'
import { stateOf, type Session } from './session'

/** How long the search may think about an answer, in milliseconds. */
const PATIENCE = 500

/** Who can play a seat. */
export const PLAYERS: ReadonlyArray<Offered> = [
  ['person', 'a person'],
  ...BOT_NAMES.map((name) => [name, `a bot (${name})`] as const),
]

const budget = { milliseconds: PATIENCE, now: (): number => performance.now() }

const botOf = (game: string, name: BotName): Bot<Types> | undefined => {
  const found = botsFor(game)
  if (found._tag === 'None') return undefined
  return name === 'search' || name === 'mcts' ? found.value[name]({ budget }) : found.value[name]()
}

/** The answer of the bot that plays a seat. It sees the view of the seat and nothing else. */
export const botAnswer = (session: Session, seat: string): AnyAction | undefined => {
  const name = BOT_NAMES.find((one) => one === session.players[seat])
  if (name === undefined) return undefined
  const { game } = session.entry
  const state = stateOf(session)
  const random = randomFrom(`${state.config.seed}/${seat}/${session.at}`)
  const answer = botOf(game.name, name)?.choose(game.view(state, seat), random)
  return answer === undefined || answer._tag === 'None' ? undefined : answer.value
}
