/**
 * War of the Ring in the words of a table.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { BaseAction } from '../../../kernel/index'
import { REGIONS } from '../../../war-of-the-ring/index'
import type { AnyState } from '../../loaded'
import { lettersOf as bare } from '../../../talk/index'
import { fieldOf, type Wish } from '../claims'
import { nameAt, type Lexicon } from '../lexicon'
import { askedKind, type At, type Words } from '../words'
import { meaningOf, roughMeaningOf } from './forms'
import { namesOf } from './names'
import { roughly, said } from './said'
import { seatsOfSide, sideOfSeat, speakerOf, speakersIn, type Seats, type Spoken } from './speakers'
import { drawerOf, findCard, guideOf, tableOf, turnOf } from './table'
import { readPosition } from './position'
import { writeWar } from './write'

const lexicons = new Map<string, Lexicon>()

const lexiconOf = (config: unknown): Lexicon => {
  const key = JSON.stringify(config)
  const found = lexicons.get(key) ?? namesOf(config)
  lexicons.set(key, found)
  return found
}

const turnWish = (text: string, at: At): Wish | undefined => {
  const number = /^(?:turn|t)\s*(\d+)\b/i.exec(text.trim())?.[1]
  if (number === undefined) return undefined
  const holds = (state: AnyState): boolean => turnOf(at.loaded, state) === Number(number)
  return { claims: [], begins: true, until: { says: `turn ${number}`, holds } }
}

const NO_MEANING = { problem: 'it says nothing', suggestions: [] }

const seatsAt = ({ loaded, state }: At): Seats => loaded.game.seatsOf(state.config)

/** What a statement says if it is spoken by somebody. */
const readAs = (text: string, at: At, spoken: Spoken): Read => {
  const heard = said(text, spoken, lexiconOf(at.state.config))
  const words = E.isLeft(heard) ? roughly(text, spoken) : heard.right
  const who = words.side ?? sideOfSeat(at.loaded.game.actors(at.state)[0] ?? '')
  const hearing = {
    said: words,
    at,
    who,
    whose: seatsOfSide(seatsAt(at), who),
    get table() {
      return tableOf(at.loaded, at.state)
    },
  }
  const wish = E.isLeft(heard) ? roughMeaningOf(hearing) : meaningOf(hearing)
  if (wish === undefined) return E.isLeft(heard) ? heard : E.left(NO_MEANING)
  return E.isLeft(wish)
    ? E.left({ problem: wish.left, suggestions: [] })
    : E.right({ wishes: wish.right, side: words.speaker })
}

type Read = ReturnType<Words['read']>

/** Whether two readings say the same. */
const isSame = (one: Read, other: Read): boolean =>
  E.isRight(one) &&
  E.isRight(other) &&
  JSON.stringify(one.right.wishes) === JSON.stringify(other.right.wishes)

/** The readings of both in one, the likelier first. */
const either = (one: Read, other: Read): Read => {
  if (E.isLeft(other)) return one
  return E.isLeft(one)
    ? other
    : E.right({ ...one.right, wishes: [...one.right.wishes, ...other.right.wishes] })
}

const read: Words['read'] = (text, at, before) => {
  const turn = turnWish(text, at)
  if (turn !== undefined) return E.right({ wishes: [turn], side: undefined })
  const seats = seatsAt(at)
  const earlier = speakerOf(seats, before)
  const [spoken, plain] = speakersIn(text, seats)
  const first = readAs(text, at, spoken.speaker === undefined ? { ...spoken, ...earlier } : spoken)
  if (plain === undefined) return first
  const other = readAs(text, at, { ...plain, ...earlier })
  return isSame(other, readAs(text, at, { ...spoken, ...earlier })) ? first : either(first, other)
}

const QUIET = ['pass', 'done', 'fight', 'cease']
/** Questions of which no answer goes without saying, whatever is offered. */
const LOUD = new Set(['decide/discard', 'decide/price', 'decide/damage', 'decide/randomCompanion'])

const quietAt =
  (tableAt: (state: AnyState) => ReturnType<typeof tableOf>): Words['quiet'] =>
  (state, answers) => {
    const kind = askedKind(state)
    if (LOUD.has(kind)) return []
    if (kind === 'decide/guide') {
      const guide = guideOf(tableAt(state))
      return answers.filter((answer) => fieldOf(answer, 'companion') === guide)
    }
    const silent = QUIET.flatMap((one) => answers.filter((answer) => answer.kind === one))
    return kind === 'decide/cease' ? silent : silent.slice(0, 1)
  }

const NEIGHBOURS: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  REGIONS.map(({ id, neighbours }) => [id, neighbours] as const),
)

/** How far each region is from one. */
const distancesFrom = (region: string): ReadonlyMap<string, number> => {
  const found = new Map([[region, 0]])
  for (const [here, far] of found)
    for (const next of NEIGHBOURS.get(here) ?? []) if (!found.has(next)) found.set(next, far + 1)
  return found
}

const towards: Words['towards'] = (region, answers) => {
  const far = distancesFrom(region)
  const distance = (answer: BaseAction): number => far.get(String(fieldOf(answer, 'region'))) ?? Infinity
  const steps = answers.filter(({ kind }) => kind === 'goTo')
  const least = Math.min(...steps.map(distance))
  return steps.filter((answer) => distance(answer) === least)
}

const cardsIn =
  (config: unknown): Words['cardsIn'] =>
  (text) => {
    const lexicon = lexiconOf(config)
    const words = text.split(/[\s,:()[\];]+/).filter((word) => bare(word) !== '')
    return words.flatMap((_, at) => {
      const hit = nameAt(lexicon, words.slice(at))
      return hit?.sort === 'card' ? hit.ids : []
    })
  }

/** The words of War of the Ring for a config. */
export const warWords = (loaded: At['loaded'], config: unknown): Words => ({
  read,
  quiet: quietAt((state) => tableOf(loaded, state)),
  isBetween: (state) => askedKind(state) === 'decide/route',
  isAtRest: (state) => askedKind(state) === 'decide/action',
  towards,
  drawer: drawerOf,
  isUnseen: (draw) => draw.endsWith(' card') || draw === 'card from the hand',
  find: findCard,
  cardsIn: cardsIn(config),
  position: readPosition,
  write: writeWar,
})
