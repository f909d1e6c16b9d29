/**
 * The command `follow`: a game of people at a table, followed as they wrote it down, or as they tell it.
 */
import * as E from 'fp-ts/lib/Either.js'
import {
  answer,
  failed,
  misused,
  textOf,
  wholeOf,
  type Call,
  type Command,
  type Io,
  type Result,
} from '../command'
import { written } from '../files'
import { loadGame } from '../games'
import type { Loaded } from '../loaded'
import { readMaterial, readText } from '../material'
import { paintOf } from '../paint'
import { advanced, courseOf, settled, type Course } from './course'
import { beginFollowing, savedOf, type Following } from './following'
import { wordsFor } from './gameWords'
import { followLive } from './live'
import { endJson, endText, toldText, type Telling } from './report'
import { readTranscript, type Transcript } from './transcript'
import { writtenRecord } from './writeRecord'

const viewerOf = ({ values }: Call, loaded: Loaded): Result<string> => {
  const viewer = textOf(values, 'as') ?? 'spectator'
  return viewer === 'spectator' || loaded.game.seats.includes(viewer)
    ? E.right(viewer)
    : misused(`there is no seat "${viewer}"; the seats are ${loaded.game.seats.join(' and ')}`)
}

/** A game to be followed, with the cards that its transcript names. */
const begun = async ({ game, config, lines }: Transcript): Promise<Result<Following>> => {
  const loaded = await loadGame(game)
  if (E.isLeft(loaded)) return loaded
  const following = beginFollowing(loaded.right, await wordsFor(loaded.right), config)
  if (E.isLeft(following)) return following
  const { words } = following.right
  const texts = lines.flatMap((line) =>
    line._tag === 'Statements' ? line.statements.map(({ text }) => text) : [line.rest],
  )
  return E.right({ ...following.right, reserved: new Set(texts.flatMap((text) => words.cardsIn(text))) })
}

const save = (following: Following, file: string | undefined): Result<ReadonlyArray<string>> => {
  if (file === undefined) return E.right([])
  const data = savedOf(following)
  if (E.isLeft(data)) return data
  const fault = written(file, `${JSON.stringify(data.right)}\n`)
  if (fault !== undefined) return failed(fault)
  const isRecord = !following.placed.some(({ jump }) => jump !== undefined)
  return E.right([
    `Saved in ${file}, as a ${isRecord ? 'record' : 'state: a position line is no part of a record'}.`,
  ])
}

const tellingOf = (call: Call, { loaded }: Following): Result<Telling> =>
  E.Functor.map(viewerOf(call, loaded), (viewer) => ({
    loaded,
    paint: paintOf(call.io),
    viewer,
    hasBoards: call.values['board'] === true || call.values['as'] !== undefined,
  }))

const followAll = (following: Following, transcript: Transcript, until: number | undefined): Course =>
  settled(
    transcript.lines
      .filter(({ line }) => until === undefined || line <= until)
      .reduce(advanced, courseOf(following)),
  )

const batch = async (call: Call, text: string): Promise<Result> => {
  const until = wholeOf(call, 'until', undefined)
  if (E.isLeft(until)) return until
  const transcript = readTranscript(text, textOf(call.values, 'game'))
  if (E.isLeft(transcript)) return transcript
  const following = await begun(transcript.right)
  if (E.isLeft(following)) return following
  const telling = tellingOf(call, following.right)
  if (E.isLeft(telling)) return telling
  const course = followAll(following.right, transcript.right, until.right)
  const saved = save(course.following, textOf(call.values, 'save'))
  if (E.isLeft(saved)) return saved
  const words = [
    ...course.told.flatMap((told) => [...toldText(told, telling.right), '']),
    ...endText(course, telling.right),
    ...saved.right,
  ]
  return answer(words, endJson(course), course.differences.length === 0)
}

const live = async (call: Call): Promise<Result> => {
  const head = readTranscript('', textOf(call.values, 'game'))
  if (E.isLeft(head)) return head
  const config = textOf(call.values, 'config')
  const given = config === undefined ? head : readTranscript(`config ${config}`, textOf(call.values, 'game'))
  if (E.isLeft(given)) return given
  const following = await begun(given.right)
  if (E.isLeft(following)) return following
  const telling = tellingOf(call, following.right)
  if (E.isLeft(telling)) return telling
  const end = await followLive(following.right, call.io, telling.right)
  if (E.isLeft(end)) return end
  const saved = save(end.right, textOf(call.values, 'save'))
  return E.isLeft(saved) ? saved : answer(saved.right, undefined)
}

const write = async (path: string, io: Io): Promise<Result> => {
  const text = await readText(path, io)
  if (E.isLeft(text)) return text
  const material = await readMaterial(text.right, undefined)
  if (E.isLeft(material)) return material
  if (material.right._tag !== 'Record') return failed('this is one moment; a record is wanted')
  const lines = await writtenRecord(material.right.loaded, material.right.record)
  return E.isLeft(lines) ? lines : answer(lines.right, { transcript: lines.right.join('\n') })
}

const run = async (call: Call): Promise<Result> => {
  const { words, values, io } = call
  const [path, ...more] = words
  if (more.length > 0) return misused(`one file is wanted, not ${words.length}`)
  if (values['write'] === true) return write(path ?? '-', io)
  if (values['live'] === true || (path === undefined && io.terminal)) return live(call)
  const text = await readText(path ?? '-', io)
  return E.isLeft(text) ? text : batch(call, text.right)
}

/** A game of people at a table. */
export const follow: Command = {
  usage: 'follow [file|-]',
  says: [
    "Checks a game played at a real table from the players' notes: a line for each thing that happened, with",
    'names, short forms and numbers as people write them, and dice, tiles and cards as they came up. What',
    'could only be answered one way may be left out, and so may cards that nobody saw. A line that it',
    'cannot read it marks, and goes on without it. At the first line that does not fit it tells what was',
    'said, asked and offered, the nearest legal answer and the rules against it, and goes on at the next',
    'line "position ...". At the end it lists what it filled in and what was not followed.',
    'Without a file, at a terminal, it follows as you type. Exit code 1 if something differs.',
  ],
  options: {
    until: { type: 'string', value: 'n', says: 'follow the first n lines only' },
    save: { type: 'string', value: 'file', says: 'write what was followed as a record' },
    board: { type: 'boolean', says: 'show the board after each turn and at the end' },
    as: {
      type: 'string',
      value: 'seat',
      says: 'show the board as this seat sees it; a spectator with --board',
    },
    write: { type: 'boolean', says: 'write a recorded game as a transcript instead' },
    live: { type: 'boolean', says: 'answer each line at once, also where no person types' },
    game: { type: 'string', value: 'name', says: 'the game, where the transcript does not name it' },
    config: { type: 'string', value: 'json', says: 'what was agreed, where no transcript says it' },
  },
  examples: [
    'follow friday.txt',
    'follow --until 40 --json friday.txt',
    'follow --write game.json > game.txt',
    'follow',
  ],
  run,
}
