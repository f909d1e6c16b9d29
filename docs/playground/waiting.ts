/** What stands in the place of choices: a bot thinks, one looks back, or the game is over. */
import { CLEAR, type App } from './app'
import { button, make } from './dom'
import { botsAsked, cut, studied } from './places'
import { moveTo, stateOf } from './session'
import { seatName } from './words'

/** How the game has ended; undefined while it goes on. */
export const endWords = (app: App): string | undefined => {
  const { session } = app.shown()
  const outcome = session.entry.game.outcome(stateOf(session))
  if (outcome._tag === 'None') return undefined
  const { winners, reason } = outcome.value
  const won = winners.map(seatName).join(' and ') || 'nobody'
  return `The game is over. Winner: ${won}. ${reason}`
}

/** Why nothing is asked of those who look. */
export const waiting = (app: App): ReadonlyArray<HTMLElement> => {
  const { session, isPaused } = app.shown()
  if (endWords(app) !== undefined) return []
  if (botsAsked(session).length === 0)
    return [
      make('p', { class: 'quiet' }, ['To answer, look at the table as the one who is asked.']),
      button('Look as who is asked', () => app.show({ ...CLEAR, look: 'asked' }), {
        class: 'main',
        id: 'look-asked',
      }),
    ]
  return isPaused || session.at < session.steps.length
    ? [
        button(
          'Let the bot go on from here',
          () => app.show({ isPaused: false, session: cut(app.shown().session) }),
          { class: 'main' },
        ),
      ]
    : [make('p', { class: 'quiet thinking' }, ['The bot is thinking.'])]
}

/** Where one looks back at what is not taken back: on to the end, or a study of one's own. */
export const lookingBack = (app: App, why: string): ReadonlyArray<HTMLElement> => {
  const { session } = app.shown()
  return [
    make('p', { class: 'quiet' }, [`You look back. ${why}`]),
    make('div', { class: 'tools' }, [
      button('To the end', () => app.show({ ...CLEAR, session: moveTo(session, session.steps.length) }), {
        class: 'main',
      }),
      button('Study from here', () => app.show({ ...CLEAR, session: studied(session) }), { id: 'study' }),
    ]),
  ]
}
