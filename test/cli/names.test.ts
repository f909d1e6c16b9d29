/** Questions, labels and events speak of things by their names: no id stands in a text for people. */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, it } from 'vitest'
import * as confrontation from '../../src/confrontation'
import { randomFrom, type Game, type Types } from '../../src/kernel'
import * as war from '../../src/war-of-the-ring'

interface Told {
  readonly game: Game<Types>
  readonly tell: (event: Readonly<Record<string, unknown>>) => string
  readonly viewer: string
  readonly ids: readonly string[]
}

const CONFRONTATION: Told = {
  game: confrontation.confrontation as unknown as Game<Types>,
  tell: confrontation.tell,
  viewer: 'sauron',
  ids: [
    ...confrontation.REGION_IDS,
    ...confrontation.CHARACTER_IDS,
    ...confrontation.COMBAT_CARD_IDS,
    ...confrontation.SPECIAL_CARD_IDS,
  ],
}
const WAR: Told = {
  game: war.warOfTheRing as unknown as Game<Types>,
  tell: war.tell,
  viewer: 'shadow',
  ids: [
    ...war.REGION_IDS,
    ...war.CHARACTER_IDS,
    ...war.PIECE_IDS,
    ...war.EVENT_CARD_IDS,
    ...war.HUNT_TILE_IDS,
    ...war.NATIONS,
    ...war.COMBAT_TITLES,
    'muster-army',
    'will-of-the-west',
    'free-peoples',
  ],
}

const MOST = 600

/** Every text for people of a random game, with the kind of event or question that it belongs to. */
const textsOf = ({ game, tell, viewer }: Told, config: object, seed: string) => {
  const texts = new Map<string, string>()
  const events = new Map<string, string>()
  const begun = game.newGame({ seed, ...config } as never)
  if (E.isLeft(begun)) throw new Error(begun.left.problem)
  const random = randomFrom(seed)
  let state = begun.right
  for (let decisions = 0; decisions < MOST; decisions++) {
    for (const actor of game.actors(state)) {
      const prompt = game.prompt(state, actor)
      if (O.isNone(prompt)) throw new Error(`${actor} is not asked`)
      texts.set(prompt.value.sentence, prompt.value.kind)
      for (const { label, action } of prompt.value.choices) texts.set(label, action.kind)
    }
    const action = game.sampleAction(state, random)
    if (O.isNone(action)) break
    const applied = game.applyAction(state, action.value)
    if (E.isLeft(applied)) throw new Error(applied.left._tag)
    state = applied.right.state
    for (const event of [...applied.right.events, ...game.eventsFor(applied.right.events, viewer)])
      events.set(tell({ ...event }), event['kind'] as string)
  }
  return { texts, events }
}

const WORD = /[\p{L}\d]+(?:[-.][\p{L}\d]+)*/gu

/** The texts in which an id stands. */
const withIds = (texts: ReadonlyMap<string, string>, ids: readonly string[]): readonly string[] => {
  const known = new Set(ids)
  return [...texts].flatMap(([text, kind]) =>
    (text.match(WORD) ?? []).filter((word) => known.has(word)).map((word) => `${kind}: ${word} in "${text}"`),
  )
}

const GAMES: readonly (readonly [string, Told, object])[] = [
  ['The Confrontation, classic', CONFRONTATION, {}],
  ['its variant with special cards', CONFRONTATION, { characters: 'variant', specialCards: 'pick-two' }],
  ['an open draft', CONFRONTATION, { characters: 'draft-open', specialCards: 'announced-number' }],
  ['a secret draft, with chance by hand', CONFRONTATION, { characters: 'draft-secret', chance: 'manual' }],
  ['a match', CONFRONTATION, { games: 2, specialCards: 'pick-two', chance: 'manual' }],
  ['War of the Ring', WAR, {}],
  ['War of the Ring with chance by hand', WAR, { chance: 'manual' }],
]

describe('texts for people', { timeout: 60_000 }, () => {
  it.each(GAMES)('name everything: %s', (_, told, config) => {
    const { texts, events } = textsOf(told, config, 'names')
    expect(withIds(texts, told.ids)).toEqual([])
    expect(withIds(events, told.ids)).toEqual([])
    expect([...events].filter(([text]) => !/^[^a-z].+[.!]$/.test(text))).toEqual([])
    expect(
      [...events.keys()].filter((text) => /undefined|hidden\b(?! (character|again))/.test(text)),
    ).toEqual([])
  })

  it('would find an id', () => {
    const texts = new Map([['How many of isengard-regular march to rohan?', 'party']])
    expect(withIds(texts, WAR.ids)).toEqual([
      'party: isengard-regular in "How many of isengard-regular march to rohan?"',
      'party: rohan in "How many of isengard-regular march to rohan?"',
    ])
  })

  it('are empty for what is no event', () => {
    for (const tell of [war.tell, confrontation.tell])
      for (const odd of [{}, { kind: 'Nonsense' }, { kind: 'toString' }, null])
        expect(tell(odd as never)).toBe('')
  })
})

describe('nameOf', () => {
  it('names what an id stands for', () => {
    expect(
      ['minas-tirith', 'isengard-regular', 'fp-char-01', 'north', 'muster-army', 'nazgul'].map((id) =>
        war.nameOf(id),
      ),
    ).toEqual(['Minas Tirith', 'Isengard regular', expect.any(String), 'The North', 'Muster/Army', 'Nazgûl'])
    expect(war.nameOf('elves-elite', 2)).toBe('Elven elites')
    expect(war.nameOf('no-such-thing')).toBe('no-such-thing')
    for (const odd of [null, undefined, 7, {}, Symbol('x')])
      expect([war.nameOf(odd as never), confrontation.nameOf(odd as never)]).toEqual([odd, odd])
    for (const id of WAR.ids) expect(war.nameOf(id)).not.toBe(id)
    for (const id of CONFRONTATION.ids) expect(confrontation.nameOf(id)).not.toBe(id)
  })
})
