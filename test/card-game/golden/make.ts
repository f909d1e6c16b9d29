/**
 * Makes the golden games of the Card Game: random games over its configs, and one whose players wish to play
 * the cards that are still missing. Of several seeds the one is taken whose game plays most cards that no
 * game before it has played, and the shortest of those.
 */
import * as E from 'fp-ts/lib/Either.js'
import { CARDS, cardGame, COPY_IDS, type Config, type Event } from '../../../src/card-game'
import { randomFrom } from '../../../src/kernel'
import { recorded, replayed, type Golden } from '../../kernel/golden'

const SEEDS = 10

const CONFIGS: Readonly<Record<string, Partial<Config>>> = {
  trilogy: {},
  'trilogy-with-promos': { promos: true },
  'duel-without-promos': { scenario: 'duel-2' },
  'trilogy-of-three': { players: 3, promos: true },
  'trilogy-of-two': { players: 2 },
  'duel-of-two': { scenario: 'duel-2', promos: true },
  'duel-of-three': { scenario: 'duel-3' },
  fellowship: { scenario: 'fellowship' },
  'fellowship-by-hand': { scenario: 'fellowship', chance: 'manual' },
}

/** The cards that were played in a game. */
export const playedIn = (events: ReadonlyArray<Event>): ReadonlyArray<string> =>
  events.flatMap((event) => ('played' in event ? [event.played] : []))

/** A game with wishes, in which nothing stays missing. */
const WISHING: Readonly<Record<string, Partial<Config>>> = { 'trilogy-with-wishes': { promos: true } }
const WISHING_SEEDS = 60

/** Cards that are wished for, and the characters that can wield them. */
const wishedOf = (missing: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...missing,
    ...CARDS.filter(({ id }) => missing.has(id)).flatMap(({ wielders }): ReadonlyArray<string> => wielders),
    ...(missing.has('the-black-captain') ? ['the-witch-king'] : []),
    ...(missing.has('threats-and-promises') ? ['saruman'] : []),
  ])

type Legal = ReturnType<typeof cardGame.legalActions>

const isPlay = ({ kind }: Legal[number]): boolean => kind.startsWith('play')

/** Who wishes for cards plays them, else brings those that they need, else keeps both. */
const preferred = (legal: Legal, missing: ReadonlySet<string>): Legal => {
  const wished = wishedOf(missing)
  const names = (action: Legal[number], of: ReadonlySet<string>): boolean =>
    'card' in action && of.has(action.card)
  const plays = legal.filter((action) => isPlay(action) && names(action, missing))
  if (plays.length > 0) return plays
  const brings = legal.filter(
    (action) => action.kind === 'play' && action.to === 'reserve' && names(action, wished),
  )
  if (brings.length > 0) return brings
  const keeps = legal.filter((action) => isPlay(action) || !names(action, wished))
  return keeps.length > 0 ? keeps : legal
}

interface Setting {
  readonly name: string
  readonly config: Partial<Config>
  readonly number: number
}

const played = ({ name, config: setting, number }: Setting, missing: ReadonlySet<string>): Golden => {
  const config = { ...setting, seed: `${name} ${number}` }
  const random = randomFrom(`players of ${config.seed}`)
  const started = cardGame.newGame(config)
  if (E.isLeft(started)) throw new Error(`${started.left.path}: ${started.left.problem}`)
  let state = started.right
  const actions: Array<unknown> = []
  while (state.outcome === null) {
    const all = cardGame.legalActions(state)
    const legal = missing.size === 0 ? all : preferred(all, missing)
    const action = legal[random(legal.length)]
    const applied = cardGame.applyAction(state, action)
    if (E.isLeft(applied)) throw new Error(`${config.seed}: ${JSON.stringify(action)}`)
    actions.push(action)
    state = applied.right.state
  }
  return recorded(cardGame, name, config, actions)
}

const newCards = (golden: Golden, known: ReadonlySet<string>): number =>
  new Set(playedIn(replayed(cardGame, golden.record).events).filter((card) => !known.has(card))).size

const best = (games: ReadonlyArray<Golden>, known: ReadonlySet<string>): Golden | undefined =>
  games
    .map((golden) => ({ golden, brings: newCards(golden, known), costs: golden.record.actions.length }))
    .sort((one, other) => other.brings - one.brings || one.costs - other.costs)[0]?.golden

const NONE: ReadonlySet<string> = new Set()

/** All golden games. */
export const makeGolden = (): ReadonlyArray<Golden> => {
  const known = new Set<string>()
  const made: Array<Golden> = []
  const make = (configs: typeof CONFIGS, seeds: number, wishing: boolean): void => {
    for (const [name, config] of Object.entries(configs)) {
      const missing = new Set(COPY_IDS.filter((id) => !known.has(id)))
      const games = Array.from({ length: seeds }, (_, number) =>
        played({ name, config, number }, wishing ? missing : NONE),
      )
      const golden = best(games, known)
      if (golden === undefined) continue
      for (const card of playedIn(replayed(cardGame, golden.record).events)) known.add(card)
      made.push(golden)
    }
  }
  make(CONFIGS, SEEDS, false)
  make(WISHING, WISHING_SEEDS, true)
  return made
}
