/** Saves of random play, edited by hand: what `decode` says of them. */
import { expect } from 'vitest'
import type { Game, SavedState, Types } from '../../src/kernel'
import type { Subject } from '../kernel/conformance/subject'
import { savesOf } from './saves'

/** What is wrong with a save by what is read of it first. */
export const problemOf = <T extends Types>(game: Pick<Game<T>, 'decode'>, saved: unknown): string => {
  const read = game.decode(saved)
  return read._tag === 'Left' ? read.left.problem : 'accepted'
}

/** A save with its variables as they are read here. */
export interface Read extends Omit<SavedState, 'stack' | 'table'> {
  readonly stack: ReadonlyArray<{ readonly kind: string; readonly at: string; readonly vars: Vars }>
  readonly table: Vars
}
/** Variables, or the table. */
export type Vars = Readonly<Record<string, unknown>>

/** Saves of random games, to be edited. */
export const savesFrom = <T extends Types>(subject: Subject<T>, seed: string, games: number, oneIn: number) =>
  savesOf(subject, seed, games, oneIn) as unknown as ReadonlyArray<Read>

/** A save in which the frame of a kind, or the table, is another one. */
export const withFrame = (
  saved: Read,
  kind: string,
  change: (frame: Read['stack'][number]) => object,
): object => ({
  ...saved,
  stack: saved.stack.map((frame) => (frame.kind === kind ? { ...frame, ...change(frame) } : frame)),
})
/** A save with fields of the table exchanged. */
export const withTable = (saved: Read, table: Vars): object => ({
  ...saved,
  table: { ...saved.table, ...table },
})
/** A save with variables of a frame exchanged. */
export const withVars = (saved: Read, kind: string, vars: Vars): object =>
  withFrame(saved, kind, (frame) => ({ vars: { ...frame.vars, ...vars } }))

/** Whether frames of these kinds run. */
export const runs = ({ stack }: Read, ...kinds: ReadonlyArray<string>): boolean =>
  kinds.every((kind) => stack.some((frame) => frame.kind === kind))

/** The problems of all saves of a sort, each edited; there must be some. */
export const problemsOf = <T extends Types>(
  { game }: Subject<T>,
  saves: ReadonlyArray<Read>,
  edit: (saved: Read) => object,
): ReadonlySet<string> => {
  expect(saves.length).toBeGreaterThan(0)
  expect(saves.map((saved) => problemOf(game, saved)).filter((problem) => problem !== 'accepted')).toEqual([])
  return new Set(saves.map((saved) => problemOf(game, edit(saved))))
}
