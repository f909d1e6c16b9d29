/**
 * A scenario document turned into the tables that the rules read. Nothing here changes while a game is
 * played.
 */
import { TOKEN_USES, usesOf } from '../data/uses'
import { useId } from '../model/frames'
import type { Effect, EffectStep } from '../model/effects'
import type { ScenarioDoc, StoryDoc } from '../model/scenario'
import { bySide, type Deck, type PlainFace, type Side } from '../model/sides'
import { sure } from '../model/sure'
import type { Ability, Card, Named, Neighbour, Scenario } from '../model/tables'

const byId = <A extends { readonly id: string }>(items: ReadonlyArray<A>): Named<A> =>
  Object.fromEntries(items.map((item) => [item.id, item]))

const bordersOf = (doc: ScenarioDoc): Named<ReadonlyArray<Neighbour>> =>
  Object.fromEntries(
    doc.regions.map(({ id }) => [
      id,
      doc.borders.flatMap((border) => {
        const type = doc.borderTypes[border.type]
        if (type === undefined || (border.a !== id && border.b !== id)) return []
        return [{ to: border.a === id ? border.b : border.a, border, type }]
      }),
    ]),
  )

const storyCards = (deck: Deck, cards: ReadonlyArray<StoryDoc>): ReadonlyArray<Card> =>
  cards.map(({ id, name, type, requires, says, table }) => ({
    id,
    deck,
    name,
    type,
    requires,
    says,
    combat: null,
    table: table ?? null,
    list: `card/${id}`,
  }))

const genericCards = (doc: ScenarioDoc): ReadonlyArray<Card> => {
  const orders = byId(doc.orders)
  const combats = byId(doc.combats)
  return doc.generic.map(({ order: orderId, combat: combatId }, place) => {
    const order = sure(orders[orderId])
    const combat = sure(combats[combatId])
    const { type, requires } = order
    const name = `${order.name} / ${combat.name}`
    const says = `${order.says} / ${combat.says}`
    const id = `generic-${place + 1}`
    const list = `card/${id}`
    return { id, deck: 'generic', name, type, requires, says, combat, table: null, list }
  })
}

/** The lists inside a step, under the name of its place. */
const inner = (step: EffectStep): ReadonlyArray<readonly [string, Effect]> => {
  switch (step.do) {
    case 'attack':
      return step.afterBattle === undefined ? [] : [['afterBattle', step.afterBattle]]
    case 'rollFor':
    case 'giveUp':
      return [['then', step.gains]]
    case 'choose':
      return step.one.map((effect, place) => [`one.${place + 1}`, effect])
    default:
      return []
  }
}

const withInner = (id: string, effect: Effect): ReadonlyArray<readonly [string, Effect]> => [
  [id, effect],
  ...effect.flatMap((step, index) =>
    inner(step).flatMap(([place, nested]) => withInner(`${id}.${index}.${place}`, nested)),
  ),
]

const ofCards = (doc: ScenarioDoc): ReadonlyArray<readonly [string, Effect]> => {
  const orders = byId(doc.orders)
  const combats = byId(doc.combats)
  const stories = [...doc.storyFree, ...doc.storyShadow, ...doc.special.cards]
  return [
    ...doc.generic.map(({ order }, place): readonly [string, Effect] => [
      `card/generic-${place + 1}`,
      sure(orders[order]).effect,
    ]),
    ...stories.map(({ id, effect }): readonly [string, Effect] => [`card/${id}`, effect]),
    ...stories.flatMap(({ id, table }): ReadonlyArray<readonly [string, Effect]> =>
      table?.reaction === undefined ? [] : [[`reaction/${id}`, table.reaction.effect]],
    ),
    ...doc.generic.map(({ combat }, place): readonly [string, Effect] => [
      `combat/generic-${place + 1}`,
      sure(combats[combat]).effect,
    ]),
  ]
}

const ofPieces = (doc: ScenarioDoc): ReadonlyArray<readonly [string, Effect]> => [
  ...doc.unitTypes.map(({ id, ability }): readonly [string, Effect] => [`unit/${id}`, ability.effect]),
  ...doc.characters.flatMap(({ id, abilities }) =>
    abilities.flatMap((ability, place): ReadonlyArray<readonly [string, Effect]> => {
      if (ability.kind === 'commandingDefence') return []
      const used: readonly [string, Effect] = [`ability/${id}/${place + 1}`, ability.effect]
      return ability.kind === 'aside' ? [used, [`cost/${id}/${place + 1}`, ability.cost]] : [used]
    }),
  ),
  ...doc.positions.map(({ id, effect }): readonly [string, Effect] => [`position/${id}`, effect]),
  ...doc.fate.stepEvents.map(({ step, effect }): readonly [string, Effect] => [`step/${step}`, effect]),
  ...doc.fate.tiles.map(({ id, effect }): readonly [string, Effect] => [`tile/${id}`, effect ?? []]),
  ['icon', doc.fate.icon],
]

const ofUses = (doc: ScenarioDoc): ReadonlyArray<readonly [string, Effect]> => [
  ...Object.entries(usesOf(doc.dice)).flatMap(([face, uses]) =>
    Object.entries(uses).map(([use, effect]): readonly [string, Effect] => [
      useId(face as PlainFace, use),
      effect,
    ]),
  ),
  ...Object.entries(TOKEN_USES).map(([use, effect]): readonly [string, Effect] => [`token/${use}`, effect]),
]

/** What a scenario adds to the uses belongs to one side. */
const usesFor = ({ dice }: ScenarioDoc, side: Side): Scenario['uses'][Side] => {
  const all = usesOf(dice)
  const open = (as: PlainFace): ReadonlyArray<string> =>
    Object.keys(all[as])
      .filter((use) =>
        dice.extraUses.every(({ id, die, side: of }) => die !== as || id !== use || of === side),
      )
      .map((use) => useId(as, use))
  return {
    character: open('character'),
    army: open('army'),
    muster: open('muster'),
    event: open('event'),
    eye: open('eye'),
  }
}

/** The Settlements of a Territory, and whether taking them all earns the Shadow a die. */
export const territoryOf = (doc: Pick<ScenarioDoc, 'regions'>, territory: string) => {
  const settlements = doc.regions.filter((region) => region.territory === territory && region.settlement)
  return {
    settlements: settlements.map(({ id }) => id),
    givesDie: settlements.some(({ home }) => home === 'free'),
  }
}

/** The tables of the cards. */
const cardTables = (doc: ScenarioDoc) => {
  const cards = [
    ...genericCards(doc),
    ...storyCards('storyFree', doc.storyFree),
    ...storyCards('storyShadow', doc.storyShadow),
    ...storyCards('special', doc.special.cards),
  ]
  const idsIn = (deck: Deck) => cards.filter((card) => card.deck === deck).map(({ id }) => id)
  return {
    cards: byId(cards),
    cardIds: cards.map(({ id }) => id),
    tableCards: cards.filter(({ table }) => table !== null).map(({ id }) => id),
    cardsOf: {
      generic: idsIn('generic'),
      storyFree: idsIn('storyFree'),
      storyShadow: idsIn('storyShadow'),
      special: idsIn('special'),
    },
  }
}

const abilitiesOf = (doc: ScenarioDoc, side: Side): ReadonlyArray<Ability> =>
  doc.characters.flatMap(({ id, side: of, abilities }) =>
    of !== side
      ? []
      : abilities.map((ability, index) => {
          const name = `${id}/${index + 1}`
          const lists = { list: `ability/${name}`, cost: `cost/${name}` }
          return { character: id, place: index + 1, doc: ability, ...lists }
        }),
  )

/** The tables of a document that is in order. */
export const compileScenario = (doc: ScenarioDoc): Scenario => {
  const borders = bordersOf(doc)
  const effects = [...ofCards(doc), ...ofPieces(doc), ...ofUses(doc)]
  return {
    doc,
    regionIds: doc.regions.map(({ id }) => id),
    regions: byId(doc.regions),
    borders,
    neighbours: Object.fromEntries(
      Object.entries(borders).map(([id, all]) => [id, all.filter(({ type }) => type.passable)]),
    ),
    unitTypes: byId(doc.unitTypes),
    typesOf: bySide((side) => doc.unitTypes.filter((type) => type.side === side).map(({ id }) => id)),
    typeIds: doc.unitTypes.map(({ id }) => id),
    characters: byId(doc.characters),
    characterIds: doc.characters.map(({ id }) => id),
    charactersOf: bySide((side) => doc.characters.filter((one) => one.side === side).map(({ id }) => id)),
    abilitiesOf: bySide((side) => abilitiesOf(doc, side)),
    positions: byId(doc.positions),
    tiles: byId(doc.fate.tiles),
    ...cardTables(doc),
    effects: Object.fromEntries(effects.flatMap(([id, effect]) => withInner(id, effect))),
    uses: bySide((side) => usesFor(doc, side)),
    requires: Object.fromEntries(
      doc.dice.extraUses.map(({ id, die, requires }) => [useId(die, id), requires]),
    ),
    prizes: doc.territories.flatMap(({ id }) => {
      const { settlements, givesDie } = territoryOf(doc, id)
      return givesDie ? [{ id, settlements }] : []
    }),
  }
}
