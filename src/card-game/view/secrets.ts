/**
 * Secrets: a saved state as a viewer may see it, and a full state that the viewer of a view cannot tell from
 * the real one. Hidden are the seed, what lies in the others' hands, decks and piles, and the top card that
 * another one knows. How many cards lie where is open, and so is what everybody has seen of them.
 */
import * as E from 'fp-ts/lib/Either.js'
import { decodeWith } from '../../kernel/codec'
import type { SavedState } from '../../kernel/snapshot'
import type { Json } from '../../kernel/hash'
import { itemsOf, objectOf, type Obj } from '../../kernel/json'
import type { Random } from '../../kernel/random'
import type { Eyes } from '../../kernel/sheet/piles'
import { configCodec } from '../model/codecs'
import type { Cast, Rules } from '../model/config'
import type { Seat } from '../model/ids'
import { TABLE } from '../model/table'
import { machineOf } from '../rulesets/rulesets'
import { wantedCard } from './wanted'

type Viewer = Seat | 'spectator'

/** The rules of a saved config; nothing if it cannot be read. */
const rulesOf = (config: Json | undefined): Rules | undefined => {
  const read = decodeWith(configCodec, { ...objectOf(config), seed: 'hidden' })
  return E.isLeft(read) ? undefined : machineOf(read.right).rules
}

const eyesOn = ({ cast }: Rules, saved: Obj, viewer: Viewer): Eyes<Cast, Viewer> => ({
  rules: cast,
  viewer,
  table: objectOf(saved['table']),
  stack: itemsOf(saved['stack']).map(objectOf),
})

/** A saved state as a viewer may see it. */
export const mask = (saved: SavedState, viewer: Viewer): Json => {
  const rules = rulesOf(saved.config)
  return {
    game: saved.game,
    schemaVersion: saved.schemaVersion,
    config: { ...objectOf(saved.config), seed: 'hidden' },
    chance: 'hidden',
    stack: saved.stack.map(({ kind, at, vars }) => ({ kind, at, vars })),
    table: rules === undefined ? 'hidden' : TABLE.mask(eyesOn(rules, saved, viewer)),
    outcome: saved.outcome,
  }
}

/**
 * A masked table in which a card that the open question looks for lies where it is looked for, since the
 * question could not be asked otherwise.
 */
const pledged = (rules: Rules, { table, stack }: Eyes<Cast, Viewer>, random: Random): Obj => {
  const wanted = wantedCard(rules, stack[stack.length - 1])
  const counts = objectOf(objectOf(table['hiddenCards'])[wanted?.seat ?? ''])
  if (wanted === undefined) return table
  const at = objectOf(table['at'])
  const places = Object.entries(objectOf(table['may'])).flatMap(([piles, cards]) =>
    itemsOf(cards).flatMap((card) =>
      wanted.cards.includes(String(card)) && at[String(card)] === 'hidden'
        ? piles.split(' ').map((pile) => [String(card), pile] as const)
        : [],
    ),
  )
  const fitting = places.filter(([, pile]) => wanted.piles.includes(pile) && Number(counts[pile]) > 0)
  const found = fitting.length === 0 ? undefined : fitting[random(fitting.length)]
  if (found === undefined) return table
  const [card, pile] = found
  return {
    ...table,
    at: { ...at, [card]: pile },
    hiddenCards: {
      ...objectOf(table['hiddenCards']),
      [wanted.seat]: { ...counts, [pile]: Number(counts[pile]) - 1 },
    },
  }
}

const dealt = (rules: Rules, eyes: Eyes<Cast, Viewer>, random: Random): Obj =>
  TABLE.deal({ ...eyes, table: pledged(rules, eyes, random) }, random)

/** A view's hidden parts filled in. */
export const fill = (json: Json, viewer: Viewer, random: Random): Json => {
  const masked = objectOf(json)
  const rules = rulesOf(masked['config'])
  const word = (): number => random(2 ** 32)
  return {
    ...masked,
    config: { ...objectOf(masked['config']), seed: 'determinized' },
    chance: { key: [word(), word(), word(), word()], drawn: {} },
    table:
      rules === undefined ? objectOf(masked['table']) : dealt(rules, eyesOn(rules, masked, viewer), random),
  }
}
