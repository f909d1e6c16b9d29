/**
 * Tokens and corruption that texts add or take away.
 */
import type { Here, Question } from '../../model/bundle'
import type { Choose } from '../../model/actions'
import { ask } from '../../model/frames'
import type { TokenVars } from '../../model/frames/texts'
import { FIRST_WIELDER, PATH, type Spot } from '../../model/spots'
import { violation } from '../../rulebook'
import { seatId } from '../../query/cards'
import { locationName, spotNamed } from '../../query/names'
import { activePath } from '../../query/places'
import { spotsFor } from '../../query/targets'
import { askingOf, instructionOf, numberFor } from '../../query/texts'
import { changing } from '../changes/change'
import { addTokens, cleanse, corrupt } from '../changes/locations'
import type { Verbs } from './verb'

/** What adds icons and corruption. */
export const TOKEN_VERBS: Verbs<'addToken' | 'corruption'> = {
  addToken: {
    run: (change, { token, on, number }, text) => {
      const wanted = numberFor(change, number, askingOf(text), text.number)
      if (on === 'this') addTokens(change, FIRST_WIELDER + text.source, token, wanted)
      if (on === 'activePath' && activePath(change.table) >= 0) addTokens(change, PATH, token, wanted)
    },
    frame: ({ table, vars }, { on }) => {
      if (on === 'this' || on === 'activePath') return undefined
      return spotsFor(table, on).length === 0 ? undefined : ask('decide/token', { text: vars })
    },
  },
  corruption: {
    run: (change, { change: how, number }, text) => {
      const wanted = numberFor(change, number, askingOf(text), text.number)
      if (how === 'add') corrupt(change, wanted, 'score.corruption')
      else cleanse(change, wanted)
    },
  },
}

const openSpots = (here: Here<TokenVars>): ReadonlyArray<Spot> => {
  const on = instructionOf(here, here.vars.text, 'addToken')?.on
  return spotsFor(here.table, on === 'activeLocation' ? on : 'activeBattleground')
}

/** On which active location does the token go? */
export const decideToken: Question<'decide/token', Choose> = {
  answers: ['choose'],
  seats: ({ vars }) => [seatId(vars.text.seat)],
  options: (here, seat) =>
    openSpots(here).map((spot) => ({ seat, kind: 'choose', location: locationName(spot) })),
  violations: (here, { location }) =>
    openSpots(here).includes(spotNamed(location)) ? [] : [violation('cards.active', { location })],
  resolve: (here, { location }) => {
    const { text } = here.vars
    const instruction = instructionOf(here, text, 'addToken')
    const change = changing(here)
    if (instruction !== undefined) {
      const number = numberFor(here, instruction.number, askingOf(text), text.number)
      addTokens(change, spotNamed(location), instruction.token, number)
    }
    return { table: change.table, events: change.events, value: null }
  },
  asks: (here) => {
    const token = instructionOf(here, here.vars.text, 'addToken')?.token ?? 'defense'
    return `On which active location does the ${token} token go?`
  },
  reads: ['combat.tokens', 'cards.active'],
}
