/**
 * What the tests of the character cards share: a board with few figures, a battle on the plain, the
 * next turn.
 */
import type { CharacterId, DieFace, PositionSpec, Side, State } from '../../../src/war-of-the-ring'
import { ALL_AT_WAR } from '../support/scenes'
import { after, asked, drawn, free, playing, shadow, table, until, type Move } from '../support/play'

/** A board with these figures alone, the Free Peoples to act. */
export const board = (spec: PositionSpec): State =>
  table({
    base: 'empty',
    dice: {
      'free-peoples': ['character', 'muster', 'event', 'will-of-the-west'],
      shadow: ['character', 'muster', 'army', 'event'],
    },
    ...spec,
  })
/** The same with the Shadow to act. */
export const dark = (spec: PositionSpec): State => board({ acting: 'shadow', ...spec })

type Pieces = NonNullable<NonNullable<PositionSpec['armies']>['dagorlad']>

const brought = (state: State, side: Side): State =>
  asked(state) === `${side} decide/party` ? after(state, { seat: side, kind: 'bringAll' }) : state

/** The Shadow in the Noman-lands attacks Dagorlad, everybody at war, nobody in the rearguard. */
export const attacked = (defenders: Pieces, attackers: Pieces, spec: PositionSpec = {}): State =>
  brought(
    after(
      dark({
        ...spec,
        armies: { dagorlad: defenders, 'noman-lands': attackers },
        politics: ALL_AT_WAR,
      }),
      shadow({ kind: 'beginAttack', die: 'army', as: 'army' }),
      shadow({ kind: 'attack', from: 'noman-lands', to: 'dagorlad' }),
    ),
    'shadow',
  )
/** The Free Peoples in Dagorlad attack the Noman-lands; who goes is still to be said if it is a question. */
export const attacking = (attackers: Pieces, defenders: Pieces, spec: PositionSpec = {}): State =>
  after(
    board({
      dice: { 'free-peoples': ['muster-army', 'muster'], shadow: ['army'] },
      ...spec,
      armies: { dagorlad: attackers, 'noman-lands': defenders },
      politics: ALL_AT_WAR,
    }),
    free({ kind: 'beginAttack', die: 'muster-army', as: 'army' }),
    free({ kind: 'attack', from: 'dagorlad', to: 'noman-lands' }),
  )

/**
 * The dice of a side in a round in which every die shows a 1: those of the Combat roll, and those of
 * Leaders.
 */
export const rolls = (start: State, side: Side): string => {
  let state = start
  let dice = 0
  let again = 0
  while (asked(state).includes('combat die')) {
    const played = playing(state, drawn(asked(state).replace('nature ', ''), 1))
    for (const event of played.events)
      if (event.kind === 'CombatDieRolled' && event.side === side) {
        if (event.again) again++
        else dice++
      }
    state = played.state
  }
  return `${dice} and ${again} again`
}
/** The state after a round in which every die shows a 1. */
export const missed = (start: State): State => {
  let state = start
  while (asked(state).includes('combat die'))
    state = after(state, drawn(asked(state).replace('nature ', ''), 1))
  return state
}

/** The state after these dice of a battle, also where the turn ends with them. */
export const fought = (start: State, ...dice: ReadonlyArray<number>): State =>
  dice.reduce((state, die) => after(state, drawn(asked(state).replace('nature ', ''), die)), start)

/** Brings a character in, with a die used as it is. */
export const bring = (seat: Side, character: CharacterId, die: DieFace): Move & { readonly seat: Side } => ({
  seat,
  kind: 'bringCharacter',
  character,
  die,
  as: die,
})
/** The Hunt allocation of the next turn. */
export const nextTurn = (state: State): State => until(state, 'shadow decide/allocation')
