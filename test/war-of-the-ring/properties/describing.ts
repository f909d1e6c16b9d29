/**
 * A state described as a position: the table in full as the reader tells it, and the moment as far as the
 * language of positions has a word for it. The inverse of `position`, written without its code.
 */
import { pileOf, warOfTheRing } from '../../../src/war-of-the-ring'
import type { CardsJson, DieFace, PositionSpec, Side } from '../../../src/war-of-the-ring'
import type { State, TableReading } from '../../../src/war-of-the-ring'
import { mustRight } from '../../kernel/conformance/check'
import { regionOfPlace, told, topOf, type FrameJson, type Numbers } from './board'

type Json = Readonly<Record<string, unknown>>

const BOTH: ReadonlyArray<Side> = ['free-peoples', 'shadow']
const bySide = <A>(of: (side: Side) => A): Readonly<Record<Side, A>> => ({
  'free-peoples': of('free-peoples'),
  shadow: of('shadow'),
})

/** Everybody in a sort of place. */
const crowdsOf = (reading: TableReading, place: 'field' | 'inside') =>
  Object.fromEntries(
    Object.entries(reading.derived.regions).flatMap(([id, region]) => {
      const all = { ...region[place]['free-peoples'], ...region[place].shadow }
      return Object.keys(all).length === 0 ? [] : [[id, all] as const]
    }),
  )

const OFF_MAP: ReadonlyArray<unknown> = ['fellowship', 'aside', 'eliminated', 'replaced']

/** Characters who are not on the map. */
const beside = ({ table }: TableReading): Json =>
  Object.fromEntries(Object.entries(table.characters).filter(([, at]) => OFF_MAP.includes(at)))

/** The cards of a sort of pile by side. */
const cardsOf = ({ table, derived }: TableReading, pile: keyof CardsJson) =>
  bySide((side) =>
    Object.entries(table.cards[pile]).flatMap(([name, cards]) => {
      const owner = name.replace(/-(character|strategy)$/, '')
      const isOwn = owner === side || derived.seats.some((one) => one.seat === owner && one.side === side)
      return isOwn ? pileOf(cards).cards : []
    }),
  )

const facesOf = (numbers: Numbers): ReadonlyArray<DieFace> =>
  Object.entries(numbers).flatMap(([face, number]) => Array.from({ length: number }, () => face as DieFace))

const fellowshipOf = ({ table }: TableReading, declared: boolean) => {
  const { region, mordor, ...rest } = table.fellowship
  return { ...rest, declared, ...(mordor === null ? { region } : { mordor }) }
}

/** Everything that lies on the table, dice apart, as the reader tells it. */
const tableSpec = (reading: TableReading, declared: boolean): Json => ({
  base: 'empty',
  turn: reading.table.turn,
  armies: crowdsOf(reading, 'field'),
  besieged: crowdsOf(reading, 'inside'),
  characters: beside(reading),
  casualties: reading.table.casualties,
  captured: reading.table.captured,
  politics: reading.table.politics,
  fellowship: fellowshipOf(reading, declared),
  pool: reading.table.dice.pool,
  huntBox: reading.table.dice.huntBox,
  rings: reading.table.dice.rings,
  ringUsed: reading.table.dice.ringUsed,
  converted: reading.table.dice.converted,
  hands: cardsOf(reading, 'hands'),
  discards: cardsOf(reading, 'discards'),
  played: cardsOf(reading, 'played'),
  onTable: cardsOf(reading, 'onTable'),
  huntTiles: reading.table.tiles,
})

const drawing = (called: FrameJson | undefined, top: FrameJson | undefined): Json | undefined => {
  const side = called?.vars['side']
  const decks = called?.vars['decks'] as ReadonlyArray<string> | undefined
  const whole = top?.kind === 'decide/discard' ? decks?.length === 0 : decks?.length === BOTH.length
  return called?.kind === 'draw' && whole ? { phase: 'draw', acting: side } : undefined
}

/** What is asked at an opportunity, if nothing but the action is. */
const acting = (next: unknown, top: FrameJson | undefined): Json | undefined => {
  if (top?.kind !== 'decide/action') return undefined
  return {
    phase: 'actions',
    acting: next,
    ...(top.vars['ring'] === true ? { pending: { kind: 'ring' } } : {}),
  }
}

/** The moment of the turn, if it is a question of the turn itself. */
const momentOf = (state: State): Json | undefined => {
  const { stack, table } = told(state)
  const [, turn, called] = stack
  const top = topOf(told(state))
  const dice = bySide((side) => facesOf(table.dice.unused[side]))
  switch (turn?.at) {
    case 'drawFreePeoples':
    case 'drawShadow':
      return drawing(called, top)
    case 'declare':
      return { phase: 'fellowship' }
    case 'guide': {
      const asks =
        turn.vars['declares'] === true || table.fellowship.revealed || table.fellowship.mordor !== null
      const passes = { actions: [{ seat: 'free-peoples', kind: 'pass' }] }
      return { phase: 'fellowship', ...(asks ? {} : passes) }
    }
    case 'allocate':
      return { phase: 'hunt-allocation' }
    case 'rollFreePeoples':
    case 'rollShadow':
      return { phase: 'action-roll', dice }
    case 'opportunity': {
      const asked = acting(turn.vars['next'], top)
      return asked === undefined ? undefined : { ...asked, dice }
    }
    default:
      return undefined
  }
}

const isDeclared = (state: State): boolean => told(state).stack[1]?.vars['declares'] === true

const described = (state: State, moment: Json): PositionSpec => {
  const { config } = state
  const reading = mustRight(warOfTheRing.read(state), 'read')
  return { config, ...tableSpec(reading, isDeclared(state)), ...moment }
}

/** A state at a question of the turn itself as a position. */
export const turnSpec = (state: State): PositionSpec | undefined => {
  const moment = state.outcome === null ? momentOf(state) : undefined
  return moment === undefined ? undefined : described(state, moment)
}

interface Use {
  readonly does: string
  readonly die: string
  readonly as: string
}

/** A die in use, and the turn and dice around it. */
const inUse = (state: State) => {
  const { stack, table } = told(state)
  const [, turn, opportunity] = stack
  const use = opportunity?.vars['use'] as Use | null | undefined
  if (opportunity?.kind !== 'opportunity' || use === null || use === undefined) return undefined
  return {
    does: use.does,
    with: { die: use.die, as: use.as },
    moment: {
      phase: 'actions',
      acting: turn?.vars['next'],
      dice: bySide((side) => facesOf(table.dice.unused[side])),
    },
  }
}

/** A battle by a die that has just begun, as a position. */
export const battleSpec = (state: State): PositionSpec | undefined => {
  const use = inUse(state)
  const [, , , attack, battle] = told(state).stack
  if (use?.does !== 'attack' || attack?.kind !== 'attack' || battle?.kind !== 'battle') return undefined
  const { side, from, to, rearguard } = battle.vars as {
    readonly side: Side
    readonly from: string
    readonly to: string
    readonly rearguard: Numbers
  }
  const places = { by: side, from: regionOfPlace(from), to: regionOfPlace(to), rearguard }
  return described(state, { ...use.moment, pending: { kind: 'battle', ...use.with, ...places } })
}

/** A tile of a move by a die that has just been drawn, as a position. */
export const tileSpec = (state: State): PositionSpec | undefined => {
  const use = inUse(state)
  const top = topOf(told(state))
  const hunt = told(state).stack.find(({ kind }) => kind === 'hunt')
  const usual =
    ['hunt', 'mordor'].includes(String(top?.vars['why'])) && Number(hunt?.vars['bonus'] ?? 0) === 0
  if (use?.does !== 'moveFellowship' || top?.kind !== 'decide/damage' || !usual) return undefined
  const { tile, successes, damage } = top.vars
  return described(state, { ...use.moment, pending: { kind: 'tile', ...use.with, tile, successes, damage } })
}
