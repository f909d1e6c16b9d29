/** Pictures of War of the Ring: everything the view tells is in them, and nothing else. */
import { describe, expect, it } from 'vitest'
import { randomFrom, type Json } from '../../src/kernel'
import {
  DIE_FACES,
  EVENT_CARDS,
  NATIONS,
  REGION_IDS,
  REGIONS,
  SIDES,
  warOfTheRing,
  type State,
} from '../../src/war-of-the-ring'
import { drawn, statesOf, tree, warScene } from './scenes'
import { all, having, type Node } from './xml'

type Counts = Readonly<Record<string, number>>
interface Table {
  readonly armies: Readonly<Record<string, Counts>>
  readonly besieged: Readonly<Record<string, Counts>>
  readonly nazgul: ReadonlyArray<string>
  readonly characters: Readonly<Record<string, string>>
  readonly reinforcements: Readonly<Record<string, Counts>>
  readonly casualties: Counts
  readonly captured: ReadonlyArray<string>
  readonly politics: Readonly<Record<string, { readonly steps: number; readonly active: boolean }>>
  readonly fellowship: {
    readonly region: string | null
    readonly progress: number
    readonly corruption: number
  }
  readonly tiles: Readonly<Record<string, Counts>>
  readonly dice: {
    readonly unused: Readonly<Record<string, Counts>>
    readonly huntBox: Counts
    readonly rings: Counts
  }
  readonly cards: Readonly<
    Record<string, Readonly<Record<string, ReadonlyArray<string> | { hidden: number }>>>
  >
}

const tableOf = (state: State, viewer: 'free-peoples' | 'shadow' | 'spectator'): Table =>
  (warOfTheRing.view(state, viewer).state as { readonly table: Json }).table as unknown as Table

const STATES: ReadonlyArray<State> = [
  warScene(),
  ...statesOf(warOfTheRing, { seed: 'one' }, { steps: 900, every: 300 }),
]

const one = (nodes: ReadonlyArray<Node>): Node => {
  const [node] = nodes
  expect(nodes).toHaveLength(1)
  if (node === undefined) throw new Error('there is none')
  return node
}

const sum = (counts: Record<string, number>, more: Counts): Record<string, number> => {
  const total = { ...counts }
  for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count
  return total
}

/** Everybody in a region, in the field and inside, as the view says. */
const told = (table: Table, region: string): Counts => {
  let here = sum({ ...table.armies[region] }, table.besieged[region] ?? {})
  const isHere = (at: string): boolean => at === region || at === `${region}/inside`
  for (const at of table.nazgul) if (isHere(at)) here = sum(here, { nazgul: 1 })
  for (const [id, at] of Object.entries(table.characters)) if (isHere(at)) here = sum(here, { [id]: 1 })
  return here
}

/** Everybody in a part of a picture. */
const shown = (node: Node): Counts =>
  having(node, 'data-count')
    .filter(({ attributes }) => attributes['data-piece'] !== undefined)
    .reduce((counts, { attributes }) => {
      const { 'data-piece': piece = '', 'data-count': count } = attributes
      return sum(counts, { [piece]: Number(count) })
    }, {})

describe.each(SIDES.map((seat) => [seat] as const))('seen by %s', (seat) => {
  it.each(STATES.map((state, ix) => [ix, state] as const))(
    'game %#: all regions, each once, with everybody in them',
    (_, state) => {
      const picture = tree(warOfTheRing.view(state, seat))
      const table = tableOf(state, seat)
      const regions = having(one(having(picture, 'data-map')), 'data-region')
      expect(regions.map(({ attributes }) => attributes['data-region']).sort()).toEqual(
        [...REGION_IDS].sort(),
      )
      for (const node of regions) {
        const id = node.attributes['data-region'] ?? ''
        // Characters of a crowd are named beside the map.
        const everywhere = having(picture, 'data-region', id).map(shown).reduce(sum, {})
        expect([id, everywhere]).toEqual([id, told(table, id)])
        const here = having(node, 'data-piece', 'fellowship').length
        expect([id, here]).toEqual([id, table.fellowship.region === id ? 1 : 0])
        expect(having(node, 'data-control')).toHaveLength(table.captured.includes(id) ? 1 : 0)
        const units = Object.entries(told(table, id)).filter(([piece]) =>
          /-(regular|elite)$|^dunlending/.test(piece),
        )
        const total = units.reduce((all, [, count]) => all + count, 0)
        const armies = having(node, 'data-army').map(({ children }) =>
          Number(children.find(({ name }) => name === 'text')?.text ?? 0),
        )
        expect([id, armies.reduce((all, count) => all + count, 0)]).toEqual([id, total])
      }
    },
  )

  it.each(STATES.map((state, ix) => [ix, state] as const))(
    'game %#: dice, tracks, tiles and cards',
    (_, state) => {
      const picture = tree(warOfTheRing.view(state, seat))
      const table = tableOf(state, seat)
      for (const side of SIDES) {
        for (const face of DIE_FACES) {
          const dice = having(picture, 'data-die', face).filter(
            ({ attributes }) => attributes['data-side'] === side,
          )
          expect(dice).toHaveLength(table.dice.unused[side]?.[face] ?? 0)
        }
        expect(one(having(picture, 'data-rings', side)).attributes['data-count']).toBe(
          `${table.dice.rings[side]}`,
        )
        expect(one(having(picture, 'data-hunt-box', side)).text).toContain(`${table.dice.huntBox[side]}`)
        for (const deck of ['character', 'strategy']) {
          const hand = table.cards['hands']?.[`${side}-${deck}`] ?? []
          const backs = having(picture, 'data-hidden-card', `${side}-${deck}`)
          expect(backs).toHaveLength('hidden' in hand ? hand.hidden : 0)
          if ('hidden' in hand) continue
          for (const id of hand) {
            const name = EVENT_CARDS.find((card) => card.id === id)?.name ?? ''
            const card = one(having(picture, 'data-card', id))
            expect(card.text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
          }
        }
      }
      for (const nation of NATIONS) {
        const { attributes, text } = one(having(picture, 'data-politics', nation))
        expect(attributes['data-steps']).toBe(String(table.politics[nation]?.steps))
        expect(text).toMatch(table.politics[nation]?.active === true ? /, active$/ : /, passive$/)
      }
      for (const [where, counts] of Object.entries(table.tiles)) {
        const tiles = having(picture, 'data-where', where).filter(
          ({ attributes }) => attributes['data-tile'] !== undefined,
        )
        expect(
          Object.fromEntries(tiles.map(({ attributes: a }) => [a['data-tile'], Number(a['data-count'])])),
        ).toEqual(counts)
      }
      const track = one(having(picture, 'data-track', 'fellowship')).text
      expect(track).toContain(`Corruption ${table.fellowship.corruption}`)
    },
  )

  it('is the same when only what the seat may not know is different', () => {
    for (const state of STATES) {
      const view = warOfTheRing.view(state, seat)
      const other = warOfTheRing.determinize(view, randomFrom(`other ${seat}`))
      if (other._tag === 'Left') throw new Error(other.left.problem)
      expect(drawn(warOfTheRing.view(other.right, seat))).toBe(drawn(view))
    }
  })

  it('shows no card of the other hand', () => {
    const other = seat === 'shadow' ? 'free-peoples' : 'shadow'
    const picture = drawn(warOfTheRing.view(warScene(), seat))
    const secret = ['character', 'strategy'].flatMap((deck) => {
      const hand = tableOf(warScene(), other).cards['hands']?.[`${other}-${deck}`] ?? []
      return 'hidden' in hand ? [] : hand
    })
    expect(secret.length).toBeGreaterThan(3)
    for (const id of secret) {
      expect(picture).not.toContain(id)
      expect(picture).not.toContain(EVENT_CARDS.find((card) => card.id === id)?.name)
    }
  })
})

describe('seen by a spectator', () => {
  it('has both hands face down', () => {
    const picture = tree(warOfTheRing.view(warScene(), 'spectator'))
    expect(having(picture, 'data-hidden-card')).toHaveLength(9)
    const cards = having(picture, 'data-card').map(({ attributes }) => attributes['data-where'])
    expect(cards).toEqual(['table'])
  })
})

describe('the map', () => {
  const picture = tree(warOfTheRing.view(warScene(), 'free-peoples'))

  it('has a badge for every Settlement and Fortification', () => {
    for (const { id, settlement, fortification } of REGIONS) {
      const kinds = having(
        one(having(one(having(picture, 'data-map')), 'data-region', id)),
        'data-settlement',
      )
      const kind = settlement ?? (fortification ? 'fortification' : undefined)
      expect(kinds.map(({ attributes }) => attributes['data-settlement'])).toEqual(
        kind === undefined ? [] : [kind],
      )
    }
  })

  it('counts victory points: Angmar is worth 1, Pelargir 1, Helm’s Deep 2 and a town nothing', () => {
    const points = SIDES.map((side) => one(having(picture, 'data-points', side)).text)
    expect(points).toEqual(['Free Peoples: 1 of 4', 'Shadow: 3 of 10'])
  })

  it('marks the regions it is asked to mark', () => {
    const marked = tree(warOfTheRing.view(warScene(), 'shadow'), { highlight: ['erech', 'moria'] })
    const ids = having(marked, 'data-highlight').map(({ attributes }) => attributes['data-region'])
    expect(ids.sort()).toEqual(['erech', 'moria'])
    expect(having(picture, 'data-highlight')).toEqual([])
  })

  it('tells everything about a region in its tooltip', () => {
    const [title] = one(having(one(having(picture, 'data-map')), 'data-region', 'minas-tirith')).children
    expect(title?.text).toBe(
      'Minas Tirith. Gondor stronghold. ' +
        'Sauron: 5 regular, 1 elite; Southrons & Easterlings: 2 regular, 2 elite. ' +
        '2 Nazgûl. The Witch-king. ' +
        'inside: Gondor: 3 regular, 1 elite, 1 leader; Boromir',
    )
  })

  it('has a name and a description for those who cannot see it', () => {
    expect(picture.attributes['role']).toBe('img')
    const ids = picture.attributes['aria-labelledby']?.split(' ') ?? []
    const [title, description] = ids.map((id) => one(having(picture, 'id', id)).text)
    expect(title).toBe('War of the Ring')
    expect(description).toMatch(
      /^Turn 8, seen by the Free Peoples\. Victory points: Free Peoples 1, Shadow 3\./,
    )
    expect(description).toContain('Lórien')
    expect(all(picture).filter(({ name }) => name === 'image' || name === 'script')).toEqual([])
  })
})

describe('the Fellowship', () => {
  it('is in no region while it is on the Mordor Track', () => {
    const fellowship = { mordor: 2, corruption: 7, revealed: true, guide: 'gollum' } as const
    const scattered = {
      'gandalf-the-grey': 'eliminated',
      meriadoc: 'eliminated',
      peregrin: 'eliminated',
    } as const
    const characters = { legolas: 'eliminated', ...scattered } as const
    const picture = tree(warOfTheRing.view(warScene({ fellowship, characters }), 'shadow'))
    expect(having(picture, 'data-piece', 'fellowship')).toEqual([])
    const track = one(having(picture, 'data-track', 'mordor'))
    expect(track.attributes['data-step']).toBe('2')
    expect(track.text).toContain('step 2, revealed')
    expect(one(having(picture, 'data-track', 'fellowship')).text).toContain('Corruption 7')
    expect(having(picture, 'data-piece', 'gollum').map(({ text }) => text)).toEqual(['Gollum (Guide)'])
  })
})

describe('a battle', () => {
  it('is marked by an arrow from the attacker to the defender', () => {
    const fighting = statesOf(warOfTheRing, { seed: 'one' }, { steps: 400, every: 1 }).flatMap((state) => {
      const frame = state.stack.find(({ kind }) => kind === 'battle')
      return frame === undefined ? [] : [state]
    })
    expect(fighting.length).toBeGreaterThan(0)
    for (const state of fighting.slice(0, 3)) {
      const view = warOfTheRing.view(state, 'spectator')
      const { stack } = view.state as unknown as {
        stack: ReadonlyArray<{ kind: string; vars: { from: string; to: string } }>
      }
      const vars = stack.filter(({ kind }) => kind === 'battle').at(-1)?.vars
      const arrow = one(having(tree(view), 'data-battle'))
      expect(arrow.attributes['data-battle']).toBe(`${vars?.from} ${vars?.to}`)
    }
  })
})
