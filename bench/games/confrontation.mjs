/** The Confrontation: all line-ups with and without special cards. */
import { confrontation } from 'middle-earth-rules/confrontation'

const LINE_UPS = ['classic', 'variant', 'draft-open', 'draft-secret']
const SPECIAL_CARDS = ['none', 'pick-two', 'announced-number']
const configs = LINE_UPS.flatMap((characters) =>
  SPECIAL_CARDS.map((specialCards) => ({ characters, specialCards })),
)

/** What the benchmark needs to know of the game. */
export const subject = {
  name: 'confrontation',
  game: confrontation,
  configs,
  viewers: ['fellowship', 'sauron', 'spectator'],
  /** Games of each config: their seeds come up in turn. */
  seeds: 20,
  /** One decision in so many is a sample for single calls. */
  every: 10,
  /** From which decisions of a game the tree is walked. */
  walkFrom: [12, 30, 50],
  /** Random play measured apart: each line-up, without and with special cards. */
  parts: Object.fromEntries(
    LINE_UPS.flatMap((lineUp) => {
      const own = configs.filter(({ characters }) => characters === lineUp)
      return [
        [lineUp, own.filter(({ specialCards }) => specialCards === 'none')],
        [`${lineUp} with special cards`, own.filter(({ specialCards }) => specialCards !== 'none')],
      ]
    }),
  ),
}
