/**
 * What the cards say, made ready for the rules: by physical card, and by what they change while they are in
 * play.
 */
import { at } from '../../kernel/row'
import { BATTLEGROUND_TEXTS } from '../cards/battlegrounds'
import { PATH_TEXTS } from '../cards/paths'
import { CARD_TEXTS } from '../cards/texts'
import { KIND_OF } from '../model/copies'
import type { CardWords, Rules, Speakers } from '../model/config'
import type { CardText, Modifier, Provision } from '../model/effects'

/** What an event provides for the rest of the round. */
const thisRoundOf = ({ abilities }: CardText): ReadonlyArray<Provision> =>
  abilities.flatMap((ability) =>
    ability.kind === 'event'
      ? ability.do.flatMap((one) => (one.kind === 'thisRound' ? one.provides : []))
      : [],
  )

const COMING: ReadonlySet<string> = new Set(['event', 'played', 'playedOrMoved'])

const BY_KIND: ReadonlyArray<CardWords> = CARD_TEXTS.map((text) => ({
  says: text.says,
  abilities: text.abilities,
  thisRound: thisRoundOf(text),
  replaces: text.abilities.filter((one) => one.kind === 'wouldBeEliminated'),
  ways: text.abilities.filter((one) => one.kind === 'legality').filter((one) => one.in === undefined),
  comes: text.abilities.some(({ kind }) => COMING.has(kind)),
}))

/** What each physical card says. */
const CARDS: ReadonlyArray<CardWords> = KIND_OF.map((kind) => at(BY_KIND, kind))

const cardsWith = (is: (words: CardWords) => boolean): ReadonlyArray<number> =>
  CARDS.flatMap((words, card) => (is(words) ? [card] : []))

const changing = (is: (modifier: Modifier) => boolean): ReadonlyArray<number> =>
  cardsWith(({ abilities }) => abilities.some((one) => one.kind === 'static' && one.has.some(is)))

const SPEAKERS: Speakers = {
  ways: cardsWith(({ abilities }) =>
    abilities.some((one) => one.kind === 'legality' && one.in !== undefined),
  ),
  actions: cardsWith(({ abilities }) => abilities.some(({ kind }) => kind === 'action')),
  icons: changing((one) => one.kind === 'icons' && one.on !== 'this'),
  carryover: changing(({ kind }) => kind === 'carryover'),
  extraDraw: changing(({ kind }) => kind === 'extraDraw'),
  knowsTop: changing(({ kind }) => kind === 'knowsTop'),
  pathDefense: changing(({ kind }) => kind === 'pathDefense'),
}

/** All that is said, the same in every scenario. */
export const WORDS: Pick<Rules, 'cards' | 'speakers' | 'locations'> = {
  cards: CARDS,
  speakers: SPEAKERS,
  locations: [...BATTLEGROUND_TEXTS, ...PATH_TEXTS],
}
