/**
 * Steps with a piece of an Army or a card of a hand: given up, eliminated, discarded. And the three uses of a
 * die that name something first: a card to play, an ability, a Character who enters.
 */
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { Discard, PlayCard, UseAbility } from '../../model/actions'
import {
  calling,
  doing,
  drawing,
  jumping,
  procedure,
  returning,
  type Here,
  type Question,
} from '../../model/bundle'
import type { StepOf } from '../../model/effects'
import { ask, doingEffect, start } from '../../model/frames'
import type { HandAsk } from '../../model/frames/effects'
import type { StepVars } from '../../model/frames/words'
import { sure } from '../../model/sure'
import { abilityOf, armyOf, stepIf, stepOf } from '../../query/board'
import { deckNamed, deckOfCard, handOf, placeOfCard } from '../../query/cards'
import { regionIn } from '../../query/combat'
import {
  abilitiesBy,
  chooserOf,
  discardable,
  enteringBy,
  piecesOf,
  playableCards,
  sideMeant,
} from '../../query/possible'
import { abilityBecause, cardRefusals } from '../../query/reasons'
import { refusal } from '../../rulebook'
import {
  type Change,
  changed,
  changedTo,
  changing,
  eliminateCharacter,
  happen,
  putCard,
  setArmy,
} from '../changes'

type PieceStep = StepOf<'eliminate'> | StepOf<'giveUp'>

const pieceStep = (here: Here<StepVars>): PieceStep => stepIf(here, 'giveUp') ?? stepOf(here, 'eliminate')

/** Where the pieces are of which one is taken. */
const regionOf = (here: Here<StepVars>, step: PieceStep): string => {
  const { battle } = here.table
  if (battle === null) return sure(here.vars.moved)
  if (step.do === 'giveUp') return regionIn(battle, sideMeant(here.vars.owner, step.of))
  return step.inArmy === 'attacker' ? battle.from : battle.region
}

/** Takes a Leader, a token or a Character from an Army. */
const takePiece = (change: Change, here: Here<StepVars>, step: PieceStep, piece: string): void => {
  const region = regionOf(here, step)
  const side = sideMeant(here.vars.owner, step.of)
  if (piece !== 'leader' && piece !== 'token') return eliminateCharacter(change, piece, 'effect.piece')
  const army = sure(armyOf(change.table, side, region))
  const leaders = army.leaders - (piece === 'leader' ? 1 : 0)
  const tokens = army.tokens - (piece === 'token' ? 1 : 0)
  setArmy(change, region, { ...army, leaders, tokens })
  happen(change, { kind: 'LeadersRemoved', rule: 'effect.piece', side, region, count: 1 })
}

/** A piece is given up or eliminated. */
export const piece = procedure('do/piece', [
  [
    'which',
    calling(
      (here) => {
        const step = pieceStep(here)
        const pieces = piecesOf(here, step, here.vars.owner, regionOf(here, step))
        return ask('decide/piece', { side: chooserOf(here.vars.owner, step), pieces })
      },
      (vars, chosen) => ({ ...vars, piece: chosen }),
    ),
  ],
  [
    'take',
    doing((here) => {
      const change = changing(here)
      takePiece(change, here, pieceStep(here), sure(here.vars.piece))
      return changed(change)
    }),
  ],
  [
    'then',
    calling((here) => {
      const { list, index, owner, moved } = here.vars
      return pieceStep(here).do === 'giveUp' ? doingEffect(`${list}.${index}.then`, owner, moved) : undefined
    }),
  ],
  ['over', returning(() => null)],
])

const discardStep = (here: Here<StepVars>): StepOf<'discardCard'> => stepOf(here, 'discardCard')

const drops = (here: Here<StepVars & { readonly left: number }>): boolean => {
  return here.vars.left > 0 && discardable(here, discardStep(here)).length > 0
}

const show = (change: Change, here: Here<StepVars>, card: string): void => {
  putCard(change, card, 'played')
  happen(change, { kind: 'CardShown', rule: 'effect.hand', side: discardStep(here).of, shown: card })
}

/** Cards are discarded from a hand, open to all: at random, or as somebody picks. */
export const discardCard = procedure('do/discardCard', [
  ['next', jumping('over', (here) => !drops(here))],
  [
    'random',
    drawing(
      (here) => {
        const step = discardStep(here)
        return step.how !== 'random'
          ? undefined
          : { name: `hand.${step.of}`, rule: 'effect.hand', outcomes: discardable(here, step) }
      },
      (here, card) => {
        const change = changing(here)
        show(change, here, card)
        return changed(change)
      },
      (here, say) => `Which card is drawn at random out of the hand of ${say(discardStep(here).of)}?`,
    ),
  ],
  [
    'which',
    calling(
      (here) => {
        const step = discardStep(here)
        if (step.how === 'random') return undefined
        const side = step.how === 'ownerPicks' ? step.of : chooserOf(here.vars.owner, step)
        const deck = step.deck === undefined ? null : deckNamed(step.of, step.deck)
        return ask('decide/hand', { side, of: step.of, deck })
      },
      (vars, card) => ({ ...vars, card }),
    ),
  ],
  [
    'drop',
    doing((here) => {
      const change = changing(here)
      const { card, left } = here.vars
      if (card !== null) show(change, here, card)
      return changedTo(change, { ...here.vars, card: null, left: left - 1 })
    }),
  ],
  ['again', jumping('next', () => true)],
  ['over', returning(() => null)],
])

const pickable = (here: Here<HandAsk>): ReadonlyArray<string> =>
  handOf(here, here.vars.of).filter(
    (card) => here.vars.deck === null || deckOfCard(here, card) === here.vars.deck,
  )

/** Which card of the hand? */
export const decideHand: Question<'decide/hand', Discard> = {
  answers: ['discard'],
  seats: ({ vars }) => [vars.side],
  options: (here, seat) => pickable(here).map((card) => ({ seat, kind: 'discard', card })),
  violations: (here, { card }) =>
    pickable(here).includes(card)
      ? LEGAL
      : [refusal('effect.hand', { card }, 'it is no card that can be discarded here')],
  resolve: ({ table }, { card }) => ({ table, events: NO_EVENTS, value: card }),
  asks: () => 'Which card is discarded?',
  reads: ['effect.hand'],
}

const typesFor = (here: Here<StepVars>): ReadonlyArray<string> => stepOf(here, 'playCard').types

/** Which card is played? */
export const decideCard: Question<'decide/card', PlayCard> = {
  answers: ['playCard'],
  seats: ({ vars }) => [vars.owner],
  options: (here, seat) =>
    playableCards(here, here.vars.owner, typesFor(here)).map((card) => ({ seat, kind: 'playCard', card })),
  violations: (here, { card }) => {
    const { owner } = here.vars
    return cardRefusals(here, owner, card, typesFor(here))
  },
  resolve: ({ table }, { card }) => ({ table, events: NO_EVENTS, value: card }),
  asks: () => 'Which card do you play?',
  reads: ['cards.playing', 'cards.requirement', 'cards.someEffect'],
}

/** A card is played as an action. */
export const playCard = procedure('do/playCard', [
  [
    'which',
    calling(
      ({ vars: { list, index, owner, moved } }) => ask('decide/card', { list, index, owner, moved }),
      (vars, card) => ({ ...vars, card }),
    ),
  ],
  [
    'show',
    doing((here) => {
      const change = changing(here)
      const card = sure(here.vars.card)
      putCard(change, card, 'inPlay')
      happen(change, { kind: 'CardPlayed', rule: 'cards.playing', side: here.vars.owner, played: card })
      return changed(change)
    }),
  ],
  ['effect', calling(({ vars }) => doingEffect(`card/${sure(vars.card)}`, vars.owner))],
  [
    'discard',
    doing((here) => {
      const change = changing(here)
      const card = sure(here.vars.card)
      if (placeOfCard(here, card) === 'inPlay') putCard(change, card, 'played')
      return changed(change)
    }),
  ],
  ['over', returning(() => null)],
])

const dieFor = (here: Here<StepVars>): string => (stepIf(here, 'useAbility') ?? stepOf(here, 'enter')).die

const abilityAction = (id: string): { readonly character: string; readonly ability: number } => {
  const [, character = '', ability = '0'] = id.split('/')
  return { character, ability: Number(ability) }
}

/** Which ability? */
export const decideAbility: Question<'decide/ability', UseAbility> = {
  answers: ['useAbility'],
  seats: ({ vars }) => [vars.owner],
  options: (here, seat) =>
    abilitiesBy(here, here.vars.owner, dieFor(here)).map(({ character, place }) => ({
      seat,
      kind: 'useAbility',
      character,
      ability: place,
    })),
  violations: (here, { character, ability }) => {
    const because = abilityBecause(here, here.vars.owner, { character, ability }, dieFor(here))
    return because === undefined ? LEGAL : [refusal('actions.ability', { character }, because)]
  },
  resolve: ({ table }, { character, ability }) => ({
    table,
    events: NO_EVENTS,
    value: `ability/${character}/${ability}`,
  }),
  asks: () => 'Which ability do you use?',
  reads: ['actions.ability'],
}

/** An ability of a Character is used. */
export const useAbility = procedure('do/useAbility', [
  [
    'which',
    calling(
      ({ vars: { list, index, owner, moved } }) => ask('decide/ability', { list, index, owner, moved }),
      (vars, effect) => ({ ...vars, effect }),
    ),
  ],
  [
    'tell',
    doing((here) => {
      const change = changing(here)
      const { character, ability } = abilityAction(sure(here.vars.effect))
      const { name } = abilityOf(here, character, ability)
      const side = here.vars.owner
      happen(change, { kind: 'AbilityUsed', rule: 'actions.ability', side, of: character, ability: name })
      return changed(change)
    }),
  ],
  ['effect', calling(({ vars }) => doingEffect(sure(vars.effect), vars.owner))],
  ['over', returning(() => null)],
])

/** A ready Character enters by a die. */
export const enterByDie = procedure('do/enter', [
  [
    'who',
    calling(
      (here) =>
        ask('decide/character', {
          side: here.vars.owner,
          characters: enteringBy(here, here.vars.owner, dieFor(here)),
        }),
      (vars, character) => ({ ...vars, character }),
    ),
  ],
  [
    'enter',
    calling(({ vars }) =>
      start('enter', 'where', { side: vars.owner, character: sure(vars.character), region: null }),
    ),
  ],
  ['over', returning(() => null)],
])
