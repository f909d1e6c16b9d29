/**
 * A position in the short form of people: what is otherwise than the game was followed to, in sections parted
 * by semicolons. "Fords of Isen: 3 Isengard regulars; Orthanc: none; corruption 3; Shadow to act".
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Obj } from '../../../kernel/index'
import type { At, Unread, Words } from '../words'
import { described, type Spec } from './described'
import { facesIn } from './diceForms'
import { figuresIn, homely } from './figures'
import { namesOf } from './names'
import { has, namesIn, numbersIn, said, type Said } from './said'
import { sideIn, sideOfSeat, speakersIn } from './speakers'
import { tableOf } from './table'

interface Section {
  readonly said: Said
  readonly text: string
  readonly at: At
}

type Change = (spec: Spec, section: Section) => E.Either<string, Spec>

const objectAt = (spec: Spec, name: string): Readonly<Record<string, unknown>> => {
  const value = spec[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const set = (spec: Spec, name: string, changes: Readonly<Record<string, unknown>>): Spec => ({
  ...spec,
  [name]: { ...objectAt(spec, name), ...changes },
})

/** Everybody in a region, or inside its Stronghold. */
const crowd: Change = (spec, { said: words, text, at }) => {
  const [region = ''] = namesIn(words, 'region').flatMap(({ ids }) => ids)
  const figures = figuresIn(at.state, words.tokens)
  if (figures.length === 0 && !has(words, 'not')) return E.left(`"${text}": say who is there, or "none"`)
  const counts: Record<string, number> = {}
  for (const one of figures) {
    const pieces = homely(one, region)
    const [piece] = pieces
    if (piece === undefined || pieces.length > 1) return E.left(`"${text}": "${one.words}": of which Nation?`)
    counts[piece] = (counts[piece] ?? 0) + (one.number ?? 1)
  }
  const where = /\b(besieged|inside)\b/i.test(text) ? 'besieged' : 'armies'
  const gone = new Set(Object.keys(counts))
  const moved = Object.fromEntries(
    Object.entries(objectAt(spec, 'characters')).filter(([id]) => !gone.has(id)),
  )
  return E.right({ ...set(spec, where, { [region]: counts }), characters: moved })
}

/** Who is to act: a side, or a seat of one. */
const acting: Change = (spec, { said: { side, speaker } }) =>
  E.right(
    side === undefined || side === speaker
      ? { ...spec, acting: side }
      : { ...set(spec, 'places', { [side]: speaker }), acting: side },
  )

const dice: Change = (spec, { text, said: words }) => {
  const faces = facesIn(text.replace(/^.*?dice:?/i, '')) ?? []
  const { side } = words
  if (side === undefined) return E.left(`"${text}": of which side?`)
  const rolled = set(spec, 'dice', { [side]: faces })
  return E.right(set(rolled, 'pool', kept(spec, side, faces)))
}

/** The pool of a side: never less than its dice and those in the Hunt box. */
const kept = (spec: Spec, side: string, faces: ReadonlyArray<string>): Readonly<Record<string, unknown>> => {
  const pool = Number(objectAt(spec, 'pool')[side] ?? 0)
  const box = Number(objectAt(spec, 'huntBox')[side] ?? 0)
  return { [side]: Math.max(pool, faces.length + box) }
}

const hands: Change = (spec, { said: words, text }) => {
  const cards = namesIn(words, 'card').flatMap(({ ids }) => ids)
  const [holder, ...others] = words.seats ?? []
  return holder === undefined || others.length > 0
    ? E.left(`"${text}": whose hand?`)
    : E.right(set(spec, 'hands', { [holder]: cards }))
}

const fellowship: Change = (spec, { said: words, text }) => {
  const [number] = numbersIn(words)
  const [region] = namesIn(words, 'region').flatMap(({ ids }) => ids)
  const [guide] = namesIn(words, 'figure').flatMap(({ ids }) => ids)
  return E.right(
    set(spec, 'fellowship', {
      ...(has(words, 'corruption') ? { corruption: number } : {}),
      ...(/\bprogress\b/i.test(text) ? { progress: number } : {}),
      ...(/\bmordor\b/i.test(text) ? { mordor: number } : {}),
      ...(region === undefined ? {} : { region }),
      ...(has(words, 'guide') ? { guide } : {}),
      ...(has(words, 'reveal') ? { revealed: true } : {}),
      ...(has(words, 'hide') ? { revealed: false } : {}),
    }),
  )
}

const politics: Change = (spec, { said: words, text }) => {
  const nations = namesIn(words, 'nation').flatMap(({ ids }) => ids)
  const [steps = 0] = numbersIn(words)
  const isActive = !/\bpassive\b/i.test(text)
  return E.right(
    set(spec, 'politics', Object.fromEntries(nations.map((one) => [one, { steps, active: isActive }]))),
  )
}

/** What a seat has captured, where partners are counted each for himself. */
const captors: Change = (spec, { said: words, text }) => {
  const { speaker } = words
  const regions = namesIn(words, 'region').flatMap(({ ids }) => ids)
  const { captured } = spec
  const all: ReadonlyArray<unknown> = [...(Array.isArray(captured) ? captured : []), ...regions]
  return speaker === undefined
    ? E.left(`"${text}": by whom?`)
    : E.right({
        ...set(spec, 'captors', Object.fromEntries(regions.map((one) => [one, speaker]))),
        captured: [...new Set(all)],
      })
}

const lists =
  (name: string): Change =>
  (spec, { said: words }) =>
    E.right({ ...spec, [name]: namesIn(words, 'region').flatMap(({ ids }) => ids) })

const numbers =
  (name: string): Change =>
  (spec, { said: words, text }) => {
    const [number] = numbersIn(words)
    const side = words.side ?? (name === 'huntBox' ? 'shadow' : undefined)
    return number === undefined || side === undefined
      ? E.left(`"${text}": say a side and a number`)
      : E.right(set(spec, name, { [side]: number }))
  }

const turn: Change = (spec, { said: words }) =>
  E.right({ ...spec, turn: numbersIn(words)[0] ?? spec['turn'] })

const CHANGES: ReadonlyArray<readonly [when: (section: Section) => boolean, change: Change]> = [
  [({ text }) => /\b(to act|acts|next)\s*$/i.test(text), acting],
  [({ text }) => /^turn\b/i.test(text), turn],
  [({ text }) => /\bhunt box\b/i.test(text), numbers('huntBox')],
  [({ text }) => /\brings?\b/i.test(text), numbers('rings')],
  [({ text }) => /\bdice\b/i.test(text), dice],
  [({ text }) => /\bhand\b/i.test(text), hands],
  [({ text }) => /^captured\b/i.test(text), lists('captured')],
  [({ text }) => /\bcaptured\b/i.test(text), captors],
  [({ text }) => /^mixed\b/i.test(text), lists('mixed')],
  [
    ({ text }) => /\b(fellowship|corruption|progress|mordor track|guide|revealed|hidden)\b/i.test(text),
    fellowship,
  ],
  [({ said: words }) => namesIn(words, 'region').length === 1, crowd],
  [({ said: words }) => namesIn(words, 'nation').length > 0, politics],
]

const PLAIN = new RegExp(
  '\\b(besieged|rings?|inside|progress|to act|acts|hand|captured|mixed|passive|active|at war|' +
    'mordor track|next)\\b',
  'gi',
)
/** Sections that begin with who is meant; in others a seat is a Nation or a character. */
const BY_SPEAKER = /\b(to act|acts|next|hand|captured|dice|rings?)\b/i

const sectionOf = (text: string, at: At): E.Either<Unread, Section> => {
  const isFaces = /\bdice\b/i.test(text)
  const seats = at.loaded.game.seatsOf(at.state.config)
  const [spoken] = BY_SPEAKER.test(text) ? speakersIn(text, seats) : [sideIn(text, seats)]
  const rest = isFaces ? (spoken.rest.split(/dice/i)[0] ?? '') : spoken.rest.replace(PLAIN, ' ')
  const words = said(text, { ...spoken, rest }, namesOf(at.state.config))
  return E.Functor.map(words, (one) => ({ said: one, text, at }))
}

const changed = (spec: Spec, text: string, at: At): E.Either<Unread, Spec> =>
  E.Chain.chain(sectionOf(text, at), (section) => {
    const change = CHANGES.find(([when]) => when(section))?.[1]
    if (change === undefined)
      return E.left({ problem: `"${text}" is no part of a position`, suggestions: [] })
    return E.mapLeft((problem: string): Unread => ({ problem, suggestions: [] }))(change(spec, section))
  })

/** Whoever is to act, where the line does not say. */
const actorOf = ({ loaded, state }: At): string => {
  const [seat = 'nature'] = loaded.game.actors(state)
  return seat === 'nature' ? 'free-peoples' : sideOfSeat(seat)
}

/** Reads a position told against the game as it stands. */
export const readPosition: Words['position'] = (text, at) => {
  const table: Obj = tableOf(at.loaded, at.state)
  const sections = text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one.toLowerCase() !== 'here')
  return sections.reduce<E.Either<Unread, Spec>>(
    (spec, section) => E.Chain.chain(spec, (one) => changed(one, section, at)),
    E.right({ ...described(table), acting: actorOf(at) }),
  )
}
