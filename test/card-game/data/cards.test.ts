/**
 * The faction cards as printed: complete, counted, and at one with the rules about icons, paths and items.
 */
import { describe, expect, it } from 'vitest'
import { CARDS } from '../../../src/card-game/data/cards'
import { CARD_IDS, FACTIONS, FREE_PEOPLES_FACTIONS, PROMO_IDS } from '../../../src/card-game/model/ids'
import type { CardId, Faction, Icon } from '../../../src/card-game/model/ids'
import type { CardData } from '../../../src/card-game/model/tables'

const base = CARDS.filter(({ set }) => set === 'base')
const copies = (cards: ReadonlyArray<CardData>): number => cards.reduce((sum, card) => sum + card.copies, 0)
const ids = (cards: ReadonlyArray<CardData>): ReadonlyArray<CardId> => cards.map(({ id }) => id)
const having = (icon: Icon): ReadonlyArray<CardData> => CARDS.filter(({ icons }) => (icons[icon] ?? 0) > 0)
const cardNamed = (id: CardId): CardData | undefined => CARDS.find((card) => card.id === id)

describe('the faction cards', () => {
  it('are the 116 named ones, in their order', () => {
    expect(CARDS.length).toBe(116)
    expect(ids(CARDS)).toEqual(CARD_IDS)
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(116)
  })

  it('come as 120 cards in the box and four promos, one for each deck', () => {
    expect([copies(base), copies(CARDS)]).toEqual([120, 124])
    expect(ids(CARDS.filter(({ set }) => set === 'promo'))).toEqual(PROMO_IDS)
    const decks = CARDS.filter(({ set }) => set === 'promo').map(({ deck }) => deck)
    expect(new Set(decks).size).toBe(4)
  })

  it('make four decks of 30', () => {
    for (const seat of ['aragorn', 'frodo', 'saruman', 'witch-king'] as const) {
      expect(copies(base.filter(({ deck }) => deck === seat))).toBe(30)
      expect(copies(CARDS.filter(({ deck }) => deck === seat))).toBe(31)
    }
  })

  it('are of ten factions in these numbers', () => {
    const numbers: Readonly<Record<Faction, number>> = {
      dunedain: 17,
      dwarf: 2,
      elf: 13,
      hobbit: 10,
      rohan: 9,
      wizard: 9,
      isengard: 12,
      monstrous: 11,
      mordor: 30,
      southron: 7,
    }
    const counted = FACTIONS.map((faction) => [
      faction,
      copies(base.filter((card) => card.faction === faction)),
    ])
    expect(Object.fromEntries(counted)).toEqual(numbers)
  })

  it('are 32 armies, 54 characters, 25 items and 9 events', () => {
    const number = (type: CardData['type']): number => copies(base.filter((card) => card.type === type))
    expect([number('army'), number('character'), number('item'), number('event')]).toEqual([32, 54, 25, 9])
  })

  it('come in several copies only if they are armies', () => {
    const several = CARDS.filter((card) => card.copies > 1)
    expect(several.every(({ type }) => type === 'army')).toBe(true)
    expect(several.map((card) => card.copies)).toEqual([2, 2, 2, 2, 5])
  })

  it('belong to the side of their faction', () => {
    const free: ReadonlyArray<Faction> = FREE_PEOPLES_FACTIONS
    expect(CARDS.filter(({ side, faction }) => (side === 'free-peoples') !== free.includes(faction))).toEqual(
      [],
    )
  })

  it('survive being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS)
  })
})

describe('icons and paths', () => {
  it('on paths attack for the Shadow and defend for the Free Peoples', () => {
    expect(having('pathAttack').filter(({ side }) => side !== 'shadow')).toEqual([])
    expect(having('pathDefense').filter(({ side }) => side !== 'free-peoples')).toEqual([])
  })

  it('of leaders are on characters only', () => {
    const leaders = [...having('leadershipAttack'), ...having('leadershipDefense')]
    expect(leaders.filter(({ type }) => type !== 'character')).toEqual([])
  })

  it('are whole numbers above zero where they are named', () => {
    const numbers = CARDS.flatMap(({ icons }) => Object.values(icons))
    expect(numbers.filter((n) => !Number.isInteger(n) || n < 1 || n > 3)).toEqual([])
  })

  it('name path numbers on characters alone, in order and once', () => {
    expect(CARDS.filter(({ type, paths }) => type !== 'character' && paths.length > 0)).toEqual([])
    expect(CARDS.filter(({ paths }) => paths.some((n, i) => n <= (paths[i - 1] ?? 0)))).toEqual([])
  })

  it('are on every character who goes to paths, but Gorbag and Shagrat', () => {
    const without = CARDS.filter(
      ({ paths, icons }) =>
        paths.length > 0 && icons.pathAttack === undefined && icons.pathDefense === undefined,
    )
    expect(ids(without)).toEqual(['gorbag-and-shagrat'])
  })

  it('are those of the worked examples', () => {
    expect(cardNamed('galadriel')?.icons).toMatchObject({ battlegroundAttack: 1, leadershipAttack: 1 })
    expect(cardNamed('high-elves')?.icons).toMatchObject({ battlegroundAttack: 2 })
    expect(cardNamed('nenya-ring-of-adamant')?.icons).toMatchObject({ battlegroundAttack: 1 })
    expect(cardNamed('mordor-orcs')?.icons).toMatchObject({ battlegroundDefense: 1 })
    expect(cardNamed('olog-hai')?.icons).toMatchObject({ battlegroundDefense: 2 })
    expect(cardNamed('gorbag-and-shagrat')?.icons).toEqual({ leadershipDefense: 1 })
    expect(cardNamed('black-riders-mount')?.icons).toEqual({ pathAttack: 1 })
    expect(cardNamed('bow-of-the-galadhrim')?.icons).toMatchObject({ pathDefense: 1 })
  })
})

describe('items', () => {
  const where = (test: (card: CardData) => boolean): ReadonlyArray<CardId> => ids(CARDS.filter(test))
  const hobbits = where(({ faction, type }) => faction === 'hobbit' && type === 'character')
  const elves = where(({ faction, type }) => faction === 'elf' && type === 'character')
  const dwarves = where(({ faction, type }) => faction === 'dwarf' && type === 'character')
  const nazgul = where(({ keywords }) => keywords.includes('nazgul'))
  const gandalfs = where(({ keywords }) => keywords.includes('gandalf'))
  const ents = where(({ keywords }) => keywords.includes('ent'))

  it('alone have wielders, who are characters of their side', () => {
    expect(CARDS.filter(({ type, wielders }) => (type === 'item') !== wielders.length > 0)).toEqual([])
    const astray = CARDS.filter(({ side, wielders }) =>
      wielders.some((id) => cardNamed(id)?.type !== 'character' || cardNamed(id)?.side !== side),
    )
    expect(astray).toEqual([])
  })

  it('are wielded as their rule says', () => {
    expect([hobbits.length, elves.length, nazgul.length, gandalfs.length, ents.length]).toEqual([
      6, 4, 9, 2, 2,
    ])
    const rule: Readonly<Partial<Record<CardId, ReadonlyArray<CardId>>>> = {
      anduril: ['strider', 'aragorn'],
      'blade-of-westernesse': hobbits,
      'bow-of-the-galadhrim': elves,
      'elven-cloak': [...hobbits, ...elves],
      lembas: hobbits,
      'mirror-of-galadriel': ['galadriel'],
      'nenya-ring-of-adamant': ['galadriel'],
      'phial-of-galadriel': ['frodo-baggins', 'sam-gamgee'],
      'vilya-ring-of-air': ['elrond'],
      'dwarven-axe': dwarves,
      'herbs-and-stewed-rabbit': ['frodo-baggins', 'sam-gamgee'],
      sting: ['frodo-baggins', 'sam-gamgee'],
      'mithril-coat': ['frodo-baggins', 'sam-gamgee'],
      shadowfax: gandalfs,
      'gandalfs-staff': gandalfs,
      glamdring: gandalfs,
      'narya-ring-of-fire': gandalfs,
      'ent-draught': ents,
      'palantir-of-orthanc': ['saruman'],
      'sarumans-staff': ['saruman'],
      'woven-of-all-colours': ['saruman'],
      'whip-of-many-thongs': ['balrog-of-moria'],
      'nazguls-mantle': nazgul,
      'black-breath': nazgul,
      'black-riders-mount': nazgul,
      'fell-beast': nazgul,
      'morgul-blade': nazgul,
    }
    const items = CARDS.filter(({ type }) => type === 'item')
    expect(Object.fromEntries(items.map(({ id, wielders }) => [id, wielders]))).toEqual(rule)
  })
})
