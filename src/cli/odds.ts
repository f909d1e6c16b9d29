/**
 * The command `odds`: the exact chances of what is pending, and of what is asked for.
 */
import * as E from 'fp-ts/lib/Either.js'
import { didYouMean, type AnyGame } from '../kernel/index'
import {
  answer,
  failed,
  misused,
  MOMENT_OPTIONS,
  textOf,
  wholeOf,
  type Call,
  type Command,
  type Result,
} from './command'
import { isBattle, namesCharacter, readBattle } from './battleWords'
import type { Plan, ToldOdds } from './loaded'
import { onePath, readMoment, type Moment } from './material'
import { lettersOf as bare, seatCalled } from '../talk/index'
import { labelOf } from './words'

/** The id that a text means, by itself or by its name, also in the plural. */
const idOf = (text: string, ids: ReadonlyArray<string>, nameOf: AnyGame['nameOf']): string | undefined => {
  const wanted = bare(text)
  return ids.find((id) => [bare(id), bare(nameOf(id)), bare(`${nameOf(id)}s`)].includes(wanted))
}

/** A party as it is typed: "3 isengard regular, 1 isengard elite, saruman". */
const readParty = (text: string, { loaded, state }: Moment): Result<Plan['party']> => {
  const pieces = loaded.pieces?.(state.config) ?? []
  const party: Record<string, number> = {}
  for (const part of text.split(',')) {
    const [, number = '1', words = ''] = /^\s*(\d{1,2})?\s*(.*)$/.exec(part) ?? []
    const id = idOf(words, pieces, loaded.game.nameOf)
    if (id === undefined) return misused(`--with: "${part.trim()}" is no piece; say a number and a piece`)
    party[id] = (party[id] ?? 0) + Number(number)
  }
  return E.right(party)
}

const readPlan = ({ values }: Call, moment: Moment): Result<Plan | undefined> => {
  const { loaded } = moment
  const given = textOf(values, 'attack')
  const others = textOf(values, 'with')
  if (given === undefined)
    return others === undefined ? E.right(undefined) : misused('--with says who attacks: it wants --attack')
  const [typed = '', from, to, more] = given.split(',')
  const { seats, ids, nameOf } = loaded.game
  const side = seatCalled(loaded.game, typed) ?? typed
  if (from === undefined || to === undefined || more !== undefined)
    return misused('--attack wants a side and two regions: side,from,to')
  if (!seats.includes(side))
    return misused(
      `--attack: "${side}" is no side${didYouMean(seats, side) || `; say ${seats.join(' or ')}`}`,
    )
  const regionOf = (text: string): string | undefined => idOf(text, ids.regions, nameOf)
  const [whence, where] = [regionOf(from), regionOf(to)]
  if (whence === undefined || where === undefined) {
    const strange = (whence === undefined ? from : to).trim()
    return misused(`--attack: "${strange}" is no region${didYouMean(ids.regions.map(nameOf), strange)}`)
  }
  const plan = { side, from: whence, to: where }
  if (others === undefined) return E.right(plan)
  const party = readParty(others, moment)
  return E.isLeft(party) ? party : E.right({ ...plan, ...(party.right && { party: party.right }) })
}

const PLACES = 2

const drawOdds = ({ loaded: { game }, state }: Moment): ToldOdds => {
  const draws = game.chances(state)
  const text = draws.map(({ action, probability: { numerator, denominator } }) => {
    const percent = ((numerator / denominator) * 100).toFixed(PLACES).padStart(6)
    return `  ${percent} %  (${numerator}/${denominator})  ${labelOf(game, state, action)}`
  })
  return { json: { draws }, text: text.length === 0 ? [] : ['The draw that is pending', ...text] }
}

/** The odds of a battle in words: of no moment of a game. */
const toldBattle = async (text: string): Promise<Result> => {
  const { KNOWN, oddsOfBattle } = await import('./warOdds')
  const battle = readBattle(text, KNOWN)
  if (E.isLeft(battle)) return battle
  const told = oddsOfBattle(battle.right, namesCharacter(text, KNOWN.leaderships))
  return told.problem === undefined ? answer(told.text, told.json) : failed(told.problem)
}

const MOST_HUNT_DICE = 10

/** The odds of a Hunt with so many dice, as it is when the Fellowship first moves. */
const toldHunt = async (call: Call): Promise<Result> => {
  const dice = wholeOf(call, 'hunt', undefined)
  if (E.isLeft(dice)) return dice
  const { right: count = 0 } = dice
  if (call.words.length > 0) return misused('--hunt is for no position: name its dice in the Hunt box there')
  if (count > MOST_HUNT_DICE) return misused(`--hunt: at most ${MOST_HUNT_DICE} dice are in the Hunt box`)
  const box = count === 0 ? '' : `, ${count} hunt`
  const moment = await readMoment(call, `fp to act; fp dice: C; shadow dice: A${box}`)
  if (E.isLeft(moment)) return moment
  const told = moment.right.loaded.odds?.(moment.right.state, undefined)
  return told === undefined
    ? misused('--hunt is of War of the Ring')
    : answer([...told.text, `  ${HUNT_LEFT_OUT}`], { ...told.json, notes: [HUNT_LEFT_OUT] })
}

const HUNT_LEFT_OUT =
  'The first move in a turn, all standard tiles in the pool, no re-rolls. Left out of account: cards, what ' +
  'the Guide can do, and how the damage is borne.'

const run = async (call: Call): Promise<Result> => {
  const words = call.words.join(' ')
  const battle = textOf(call.values, 'battle') ?? (isBattle(words) ? words : undefined)
  if (battle !== undefined) return toldBattle(battle)
  if (textOf(call.values, 'hunt') !== undefined) return toldHunt(call)
  const path = onePath(call)
  if (E.isLeft(path)) return path
  const moment = await readMoment(call, path.right)
  if (E.isLeft(moment)) return moment
  const { loaded, state } = moment.right
  const plan = readPlan(call, moment.right)
  if (E.isLeft(plan)) return plan
  if (plan.right !== undefined && loaded.odds === undefined)
    return misused(`${loaded.game.title} has no battles by chance; --attack is of no use there`)
  const draws = drawOdds(moment.right)
  const told = loaded.odds?.(state, plan.right) ?? { json: {}, text: [] }
  if (told.problem !== undefined) return failed(told.problem)
  const text = [...draws.text, ...told.text]
  return answer(text.length === 0 ? ['Nothing is left to chance at this moment.'] : text, {
    ...draws.json,
    ...told.json,
  })
}

/** The exact odds. */
export const odds: Command = {
  usage: 'odds [file|-|battle]',
  says: [
    'Tells the exact odds at a moment: of the next draw, in a game with manual chance; in War of the Ring,',
    'of the Hunt under way or the one that a move would bring, of the battle under way, and with --attack',
    'of a battle that could begin, fought out without cards, Regulars being lost first; in Battles of the',
    'Third Age, of the round under way, or with --attack of the first round of an attack and of the whole',
    'battle, without cards and abilities, with misses rolled again and the weakest Units lost first. In a',
    '--battle, named Characters count by their Leadership and the Combat Strength they add.',
  ],
  options: {
    ...MOMENT_OPTIONS,
    attack: { type: 'string', value: 'side,from,to', says: 'the battle that this attack would begin' },
    battle: {
      type: 'string',
      value: 'words',
      says: 'a battle of War of the Ring in words, without a file',
    },
    hunt: { type: 'string', value: 'n', says: 'a Hunt of War of the Ring with so many dice, without a file' },
    with: {
      type: 'string',
      value: 'pieces',
      says: 'who attacks, such as "3 isengard regular, saruman"; everybody there if not given',
    },
  },
  examples: [
    'odds game.json',
    'odds "5r 1e 2l vs 3r in helm\'s deep"',
    'odds --battle "5 regulars, 1 elite, 2 leaders against 3 regulars in a city"',
    'odds --hunt 3',
    'odds --game war-of-the-ring --attack shadow,orthanc,fords-of-isen position.json',
    "odds --attack shadow,orthanc,fords-of-isen --with '2 isengard regulars, 1 isengard elite' game.json",
  ],
  run,
}
