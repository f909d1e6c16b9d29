/**
 * Law 3: config and actions determine a game. Records replay, tampering is noticed, notation reads back.
 */
import { at } from '../../../src/kernel/row'
import type { GameRecord, Types } from '../../../src/kernel'
import { must, mustEqual, mustLeft, mustRead, mustRight } from './check'
import { configOf } from './line'
import type { Law, Line, Subject } from './subject'

const recordOf = <T extends Types>({ game }: Subject<T>, line: Line<T>): GameRecord =>
  mustRight(game.record(configOf(line.play), line.actions), 'the game cannot be recorded')

const hashesOf = <T extends Types>({ game }: Subject<T>, line: Line<T>): ReadonlyArray<string> =>
  line.states.slice(1).map((state) => game.hash(state))

const sameHashes: Law = {
  says: 'law 3: the same config and actions give the same hashes, and a record replays to the same states',
  over: 'some',
  needs: 'record',
  holds: (subject, line) => {
    const record = recordOf(subject, line)
    mustEqual(record.hashes, hashesOf(subject, line), 'hashes of the record')
    mustEqual(record.from, line.config, 'config of the record')
    const replayed = mustRight(subject.game.replay(JSON.parse(JSON.stringify(record))), 'replay')
    mustEqual(replayed.states, line.states, 'replayed states')
    mustEqual(replayed.events, line.events, 'replayed events')
  },
}

const changedAt = (list: ReadonlyArray<unknown>, place: number, value: unknown): ReadonlyArray<unknown> =>
  list.map((one, at) => (at === place ? value : one))

const tampered: Law = {
  says: 'law 3: a replay stops at the first wrong hash or illegal action and says where',
  over: 'some',
  needs: 'record',
  holds: (subject, line) => {
    const { game } = subject
    const record = recordOf(subject, line)
    if (line.actions.length === 0) return
    const place = (line.play.naturals[0] ?? 0) % line.actions.length
    const wrongHash = { ...record, hashes: changedAt(record.hashes ?? [], place, 'A'.repeat(22)) }
    must(mustLeft(game.replay(wrongHash), 'a wrong hash').index === place, () => 'the wrong hash elsewhere')
    const { hashes: _, ...bare } = record
    const foul = { ...bare, actions: changedAt(line.actions, place, { seat: 'nobody', kind: 'nothing' }) }
    must(mustLeft(game.replay(foul), 'a foul action').index === place, () => 'the foul action elsewhere')
    const dropped = { ...record, hashes: (record.hashes ?? []).slice(1) }
    mustLeft(game.replay(dropped), 'a record with a hash too few is replayed')
    mustLeft(game.replay({ ...record, game: 'another' }), 'the record of another game is replayed')
    const longer = mustLeft(game.replay({ ...bare, actions: [...line.actions, {}] }), 'an action too many')
    must(longer.index === line.actions.length, () => `the action too many is said to be ${longer.index}`)
  },
}

const notation: Law = {
  says: 'law 3: the notation of a record is parsed back to the same record',
  over: 'every',
  needs: 'play',
  holds: (subject, line) => {
    const { game } = subject
    const record = { game: game.name, rules: game.rulesVersion, from: line.config, actions: line.actions }
    const text = game.notation(record)
    const parsed = mustRight(game.parse(text), 'the notation cannot be parsed')
    mustEqual(parsed.actions, line.actions, 'parsed actions')
    mustEqual(parsed.from, line.config, 'parsed config')
    must(game.notation(parsed) === text, () => 'written again, the notation differs')
    mustEqual(game.parse(text.replaceAll('\n', '\r\n')), game.parse(text), 'with line ends of another system')
  },
}

const sameStart: Law = {
  says: 'law 3: the same config gives the same start, and applying the same actions again the same end',
  over: 'every',
  needs: 'play',
  holds: ({ game }, line) => {
    const again = mustRight(game.newGame(configOf(line.play)), 'newGame')
    mustEqual(again, line.states[0], 'started again')
    mustRead(game.encode(again), game.encode(at(line.states, 0)), 'encoded again')
    const end = mustRight(game.applyAll(again, line.actions), 'applied again').state
    mustEqual(end, line.states[line.states.length - 1], 'the end of the same actions')
  },
}

export const RECORDS: ReadonlyArray<Law> = [sameStart, sameHashes, tampered, notation]
