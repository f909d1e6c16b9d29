/** The frames of a turn: cards are drawn, the Shadow Phase, Fate, dice and actions. */
import type * as t from 'io-ts/lib/index.js'
import { orNull, variables } from '../../../kernel/sheet/records'
import { flag, integer, literal, number } from '../../../kernel/sheet/shapes'
import { DECKS } from '../sides'
import { side } from '../table'
import { face, nothing, ofSide, type Words } from './words'

const fateOf = ({ tile }: Words) =>
  variables({
    /** The tile drawn last. */
    tile: orNull(tile),
    /** How many more may follow. */
    left: number(),
    applied: flag,
  })

/** The variables of each frame. */
export const turnFrames = (words: Words) => {
  const { regionOrNone, position, effect, aside } = words
  return {
    game: nothing,
    turn: nothing,
    drawStep: ofSide,
    draw: variables({
      side,
      deck: literal('a deck', DECKS),
      count: number(),
      mayStop: flag,
      /** Whether the hand limit is looked at after each card. */
      limit: flag,
    }),
    handLimit: ofSide,
    shadowPhase: variables({ position: orNull(position) }),
    assign: variables({
      count: number(),
      /** The Region of the next token. */
      region: regionOrNone,
    }),
    fate: fateOf(words),
    fateSteps: variables({ count: integer }),
    roll: ofSide,
    actions: ofSide,
    action: variables({
      side,
      die: orNull(face),
      /** The use it is put to. */
      effect: orNull(effect),
      /** The Region that gets a token set aside. */
      token: regionOrNone,
      /** The ability that is used beside the action. */
      aside: orNull(aside),
    }),
  }
}

/** The variables of each question. */
export const turnQuestions = (words: Words) => ({
  'decide/position': nothing,
  'decide/tile': fateOf(words),
  'decide/action': ofSide,
  'decide/tokensAside': variables({ die: orNull(face) }),
  'decide/use': variables({ side, die: face }),
  'decide/discard': ofSide,
})

type Turn = ReturnType<typeof turnFrames>

/** Cards to draw. */
export interface DrawVars extends t.TypeOf<Turn['draw']> {}
/** The Shadow Phase. */
export interface ShadowPhaseVars extends t.TypeOf<Turn['shadowPhase']> {}
/** Leadership tokens to be assigned. */
export interface AssignVars extends t.TypeOf<Turn['assign']> {}
/** The drawing of Fate Tiles. */
export interface FateVars extends t.TypeOf<Turn['fate']> {}
/** So many steps. */
export interface CountVars extends t.TypeOf<Turn['fateSteps']> {}
/** An action: which die, and the use it is put to. */
export interface ActionVars extends t.TypeOf<Turn['action']> {}
