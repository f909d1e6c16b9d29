/** The Confrontation: the sections of a saved state at the question of a turn. */
import * as E from 'fp-ts/lib/Either.js'
import { itemsOf, objectOf, textsOf, type Json, type Obj, type SavedState } from '../../kernel/index'
import { byNoun, type Section } from '../frame'
import { numberOf, same, textOf, within } from '../json'
import { NOT_TOLD } from '../notation'
import { SIDES, type ConfrontationWords } from './words'

const some = (key: string, items: ReadonlyArray<string>): ReadonlyArray<Section> =>
  items.length === 0 ? [] : [{ key, items }]

/** Words of a config that are not the default. */
export const RULES: ReadonlyArray<readonly [word: string, field: string, value: Json]> = [
  ['announced-number', 'specialCards', 'announced-number'],
  ['blocked-retreat-stops-sacrifice', 'blockedRetreatStopsSacrifice', true],
  ['draft-open', 'characters', 'draft-open'],
  ['draft-secret', 'characters', 'draft-secret'],
  ['handicap', 'specialCards', 'handicap'],
  ['magic-first', 'cardOrder', 'magic-first'],
  ['manual', 'chance', 'manual'],
  ['match', 'games', 2],
  ['pick-two', 'specialCards', 'pick-two'],
  ['upstream-sideways-retreat', 'upstreamSidewaysRetreat', true],
  ['variant', 'characters', 'variant'],
]

/** The sides that the viewer of a table may not look behind; none where it is no view. */
const hiddenSides = (table: Obj): ReadonlyArray<(typeof SIDES)[number]> =>
  SIDES.filter((_, place) => objectOf(table['hiddenPieces'])[String(place)] !== undefined)

/** What the tiles are called, by the faces they show; by their ids where a viewer does not know the face. */
const nounsOf = ({ tiles }: ConfrontationWords, table: Obj): ReadonlyMap<string, string> => {
  const variant = new Set(textsOf(table['variant']))
  const known = new Set(textsOf(table['facesKnown']))
  const hidden = new Set<string>(hiddenSides(table))
  return new Map(
    tiles.map((tile) => [
      tile.id,
      hidden.has(tile.side) && !known.has(tile.id)
        ? `${tile.id}?`
        : variant.has(tile.id)
          ? tile.variant
          : tile.classic,
    ]),
  )
}

type Nouns = ReadonlyMap<string, string>

const named = (nouns: Nouns, ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.map((id) => nouns.get(id) ?? id).sort()

/** What all cases of knowledge have in common, and what is not common to all. */
const knowledge = (nouns: Nouns, side: string, cases: ReadonlyArray<Json>): ReadonlyArray<Section> => {
  const worlds = cases.map((one) => Object.entries(objectOf(one)))
  const isCommon = (id: string, place: Json): boolean => cases.every((one) => objectOf(one)[id] === place)
  const told = (pairs: ReadonlyArray<readonly [string, Json]>): ReadonlyArray<string> =>
    pairs.map(([id, place]) => `${nouns.get(id) ?? id} ${textOf(place)}`).sort()
  const [first = []] = worlds
  const rests = worlds.map((pairs) => told(pairs.filter(([id, place]) => !isCommon(id, place))).join(' '))
  return [
    ...some(`known ${side}`, told(first.filter(([id, place]) => isCommon(id, place)))),
    ...some(`either ${side}`, worlds.length < 2 ? [] : rests.map((rest) => (rest === '' ? 'nothing' : rest))),
  ]
}

const kebab = (rule: string): string =>
  rule.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')

const matchItems = (table: Obj, last: Json | undefined): ReadonlyArray<string> => {
  const [first, second] = itemsOf(table['points'])
  if (numberOf(table['game']) === 0 && numberOf(first) + numberOf(second) === 0) return []
  const ended = objectOf(last)
  return [
    `game ${numberOf(table['game']) + 1}`,
    `${numberOf(first)} first`,
    `${numberOf(second)} second`,
    ...(last === null || last === undefined
      ? []
      : [`last ${textOf(ended['winner'])} ${numberOf(ended['points'])} ${kebab(textOf(ended['rule']))}`]),
  ]
}

/** The move after which the turn asks once more, if it has been made. */
const movedItems = (choice: Json | undefined, nouns: Nouns): ReadonlyArray<string> => {
  const { piece, to, way } = objectOf(choice)
  if (to === undefined) return []
  const by = way === 'step' ? '' : ` ${textOf(way)}`
  return [`moved ${nouns.get(textOf(piece)) ?? '?'} ${textOf(to)}${by}`]
}

const turnItems = (table: Obj, vars: Obj, nouns: Nouns): ReadonlyArray<string> => {
  const stepped = textOf(vars['stepped'])
  return [
    `${numberOf(table['turns'])}`,
    textOf(table['turn']),
    ...(table['cardThisTurn'] === true ? ['card used'] : []),
    ...(stepped === ''
      ? []
      : [`stepped ${nouns.get(stepped) ?? '?'}`, vars['same'] === true ? 'same' : 'other']),
    ...movedItems(vars['choice'], nouns),
  ]
}

/** The extra step of a turn, as both players can follow it. */
const stepItems = (step: Json | undefined, nouns: Nouns): ReadonlyArray<string> => {
  const told = objectOf(step)
  if (Object.keys(told).length === 0) return []
  return [
    `from ${textOf(told['from'])}`,
    `at ${textOf(told['at'])}`,
    told['same'] === true ? 'same' : 'other',
    ...(told['moved'] === true ? ['moved'] : []),
    ...itemsOf(told['by']).map((id) => `by ${nouns.get(textOf(id)) ?? 'nobody'}`),
  ]
}

/** How many of something of a side a viewer does not know, if there are any. */
const unknown = (table: Obj, field: string, side: string, ...more: ReadonlyArray<string>) => {
  const place = SIDES.findIndex((one) => one === side)
  const number = numberOf(within(table, field, String(place), ...more))
  return number > 0 ? [number] : []
}

const cardSections = (table: Obj): ReadonlyArray<Section> => {
  const used = new Set(textsOf(table['used']))
  const isOf = (side: string, card: string): boolean =>
    (SPECIAL_OF_FELLOWSHIP.has(card) ? 'fellowship' : 'sauron') === side
  return SIDES.flatMap((side) => [
    ...some(
      `discard ${side}`,
      textsOf(table['discard']).flatMap((card) =>
        card.startsWith(`${side}-`) ? [card.slice(side.length + 1)] : [],
      ),
    ),
    ...some(`special ${side}`, [
      ...textsOf(table['special'])
        .filter((card) => isOf(side, card))
        .map((card) => (used.has(card) ? `${card} used` : card))
        .sort(),
      ...unknown(table, 'hiddenSpecials', side).map((number) => `${number} ?`),
    ]),
  ])
}

const SPECIAL_OF_FELLOWSHIP: ReadonlySet<string> = new Set([
  'shadowfax',
  'gandalf-the-white',
  'a-king-revealed',
  'gwaihir',
])

const NO_REGIONS: ReadonlySet<string> = new Set(['defeated', 'unplaced', 'hidden'])

const twice = (noun: string): readonly [string, string] => [noun, noun]

/** The characters of a side that stand somewhere unseen. */
const unseenSections = ({ tiles }: ConfrontationWords, table: Obj, nouns: Nouns): ReadonlyArray<Section> =>
  hiddenSides(table).flatMap((side) =>
    some(
      `unseen ${side}`,
      named(
        nouns,
        tiles.flatMap((tile) =>
          tile.side === side && within(table, 'at', tile.id) === 'hidden' ? [tile.id] : [],
        ),
      ),
    ),
  )

const placeSections = (table: Obj, nouns: Nouns): ReadonlyArray<Section> => {
  const places = new Map<string, Array<string>>()
  for (const [id, place] of Object.entries(objectOf(table['at'])))
    places.set(textOf(place), [...(places.get(textOf(place)) ?? []), id])
  const hidden = hiddenSides(table)
  const regions = SIDES.flatMap((_, place) =>
    Object.keys(objectOf(within(table, 'hiddenPieces', String(place)))),
  )
  const rest = [...new Set([...places.keys(), ...regions])].filter((place) => !NO_REGIONS.has(place)).sort()
  const backs = (place: string): ReadonlyArray<readonly [string, string]> =>
    hidden.flatMap((side) =>
      unknown(table, 'hiddenPieces', side, place).map(
        (number) => [`${side}?`, `${number} ${side}?`] as const,
      ),
    )
  return ['defeated', 'unplaced', ...rest].flatMap((place) =>
    some(
      place,
      byNoun([...(places.get(place) ?? []).map((id) => nouns.get(id) ?? id).map(twice), ...backs(place)]),
    ),
  )
}

/** Tiles that lie open, and what else is told of single ones. */
const tileSections = (words: ConfrontationWords, table: Obj, nouns: Nouns): ReadonlyArray<Section> => {
  const forGood = textsOf(table['forGood'])
  const faces = new Set(textsOf(table['facesKnown']))
  const ringbearer = textOf(table['ringbearer'])
  const compelled = textOf(table['compelled'])
  const only = (id: string, more = ''): ReadonlyArray<string> => [`${nouns.get(id) ?? id}${more}`]
  const hidden = words.tiles.map(({ id }) => id).filter((id) => !faces.has(id))
  const forNow = textsOf(table['revealed']).filter((id) => !forGood.includes(id))
  return [
    ...some('ringbearer', ringbearer === 'frodo' ? [] : only(ringbearer)),
    ...some(
      'compelled',
      compelled === ''
        ? []
        : compelled === 'hidden'
          ? [`? ${textOf(table['compelledIn'])}`]
          : only(compelled, ` ${textOf(table['compelledIn'])}`),
    ),
    ...some('step', stepItems(table['extraStep'], nouns)),
    ...some('shown', named(nouns, forGood)),
    ...some('revealed', named(nouns, forNow)),
    ...some('spied', named(nouns, textsOf(table['spied']))),
    ...some('faces secret', named(nouns, hidden)),
  ]
}

/** Whether the turn asks for what is done in it, or, after the move, for Palantir. */
const isPlain = ({ stack: [, , turn, asked, ...more] }: SavedState): boolean =>
  more.length === 0 &&
  ((turn?.at === 'choose' && asked?.kind === 'decide/turn') ||
    (turn?.at === 'window' && asked?.kind === 'decide/window'))

/** The sections of a saved state; why not, if it is not at a question that a line tells. */
export const confrontationSections = (
  saved: SavedState,
  words: ConfrontationWords,
): E.Either<string, ReadonlyArray<Section>> => {
  if (!isPlain(saved)) return E.left(NOT_TOLD)
  const [match, game, turn] = saved.stack
  const table = objectOf(saved.table)
  const config = objectOf(saved.config)
  const nouns = nounsOf(words, table)
  const [ofFellowship, ofSauron] = itemsOf(table['worlds'])
  const number = numberOf(within(game?.vars, 'number'))
  const rules = RULES.filter(([, field, value]) => same(config[field], value)).map(([word]) => word)
  return E.right([
    ...some('rules', rules),
    ...some('handicap', [...textsOf(config['handicap'])].sort()),
    ...some('match', matchItems(table, within(match?.vars, 'last'))),
    { key: 'turn', items: turnItems(table, objectOf(turn?.vars), nouns) },
    ...some('announced', number > 0 ? [`${number}`] : []),
    ...cardSections(table),
    ...tileSections(words, table, nouns),
    ...knowledge(nouns, 'fellowship', itemsOf(ofFellowship)),
    ...knowledge(nouns, 'sauron', itemsOf(ofSauron)),
    ...unseenSections(words, table, nouns),
    ...placeSections(table, nouns),
  ])
}
