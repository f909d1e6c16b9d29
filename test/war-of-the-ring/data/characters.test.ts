/** The character cards of War of the Ring: figures as printed, powers in the language of the tables. */
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../../../src/war-of-the-ring/data/characters'
import { REGIONS } from '../../../src/war-of-the-ring/data/regions'
import {
  CHARACTER_IDS,
  COMPANION_IDS,
  FELLOWSHIP_IDS,
  FREE_PEOPLES_NATIONS,
  MINION_IDS,
} from '../../../src/war-of-the-ring/model/ids'
import type { CharacterData, Entry, Place } from '../../../src/war-of-the-ring/model/tables'

const where = (is: (character: CharacterData) => boolean): ReadonlyArray<string> =>
  CHARACTERS.filter(is).map(({ id }) => id)

const has = (kind: string) => (character: CharacterData) =>
  [...character.guide, ...character.abilities].some((ability) => ability.kind === kind)

const entryOf = (id: string): Entry | undefined => CHARACTERS.find((character) => character.id === id)?.entry

/** The regions that a place of a card can mean while nothing has been captured. */
const regionsOf = (place: Place): ReadonlyArray<string> =>
  REGIONS.filter(({ id, nation, settlement }) =>
    place.kind === 'region'
      ? id === place.region
      : place.kind === 'settlement' && nation === place.nation && place.types.some((t) => t === settlement),
  ).map(({ id }) => id)

describe('the characters', () => {
  it('are thirteen, in the order of their ids, none named twice', () => {
    expect(CHARACTERS.map(({ id }) => id)).toEqual(CHARACTER_IDS)
    expect(new Set(CHARACTER_IDS).size).toBe(13)
    expect(new Set(CHARACTERS.map(({ name }) => name)).size).toBe(13)
  })

  it('are nine Companions, Gollum and three Minions', () => {
    expect(where(({ role }) => role === 'companion')).toEqual(COMPANION_IDS)
    expect(where(({ role }) => role === 'gollum')).toEqual(['gollum'])
    expect(where(({ role }) => role === 'minion')).toEqual(MINION_IDS)
    expect(where(({ side }) => side === 'shadow')).toEqual(MINION_IDS)
  })

  it('have the printed Level and Leadership', () => {
    const printed = CHARACTERS.map(({ id, level, leadership }) => [id, level, leadership])
    expect(printed).toEqual([
      ['gandalf-the-grey', 3, 1],
      ['strider', 3, 1],
      ['boromir', 2, 1],
      ['legolas', 2, 1],
      ['gimli', 2, 1],
      ['meriadoc', 1, 1],
      ['peregrin', 1, 1],
      ['aragorn', 3, 2],
      ['gandalf-the-white', 3, 1],
      ['gollum', 0, 0],
      ['saruman', 0, 1],
      ['witch-king', 'unlimited', 2],
      ['mouth-of-sauron', 3, 2],
    ])
  })

  it('bring a die in five cases', () => {
    const bringers = ['aragorn', 'gandalf-the-white', 'saruman', 'witch-king', 'mouth-of-sauron']
    expect(where(({ diceBonus }) => diceBonus === 1)).toEqual(bringers)
    expect(where(({ diceBonus }) => diceBonus > 1)).toEqual([])
  })

  it('activate any Nation as Gandalf, Aragorn, Merry and Pippin, else their own (p. 46)', () => {
    expect(where(({ activates }) => activates.length === FREE_PEOPLES_NATIONS.length)).toEqual([
      'gandalf-the-grey',
      'meriadoc',
      'peregrin',
      'aragorn',
      'gandalf-the-white',
    ])
    const single = CHARACTERS.filter(({ activates }) => activates.length === 1)
    expect(single.map(({ id, activates }) => `${id} ${activates.join()}`)).toEqual([
      'strider north',
      'boromir gondor',
      'legolas elves',
      'gimli dwarves',
    ])
  })

  it('belong to a Nation only as Minions', () => {
    expect(where(({ nation }) => nation !== null)).toEqual(MINION_IDS)
  })

  it('can guide the Fellowship if they start in it, and so can Gollum', () => {
    expect(where(({ canGuide }) => canGuide)).toEqual([...FELLOWSHIP_IDS, 'gollum'])
    expect(where(({ entry }) => entry.kind === 'startsInFellowship')).toEqual(FELLOWSHIP_IDS)
    expect(where(({ canGuide, guide }) => !canGuide && guide.length > 0)).toEqual([])
  })

  it('all have a power and a line of their own that tells it', () => {
    expect(where(({ guide, abilities }) => guide.length + abilities.length === 0)).toEqual([])
    const lines = CHARACTERS.map(({ says }) => says.replace(/Merry|Pippin/, ''))
    expect(new Set(lines).size).toBe(12)
    expect(where(({ says }) => !/^[A-Z].*[^.]\.$/.test(says))).toEqual([])
  })
})

describe('their powers', () => {
  it('strengthen an Army as Captains of the West: six of them', () => {
    const captains = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'aragorn']
    expect(where(has('addsStrength'))).toEqual(captains)
  })

  it('rouse a Nation from places of its own', () => {
    const rousing = CHARACTERS.flatMap(({ id, abilities }) =>
      abilities.flatMap((ability) =>
        ability.kind === 'rousesWithAnyDie'
          ? [[id, ability.nation, ...ability.places.flatMap(regionsOf)]]
          : [],
      ),
    )
    expect(rousing).toEqual([
      ['boromir', 'gondor', 'dol-amroth', 'minas-tirith', 'pelargir'],
      ['legolas', 'elves', 'grey-havens', 'lorien', 'rivendell', 'woodland-realm'],
      ['gimli', 'dwarves', 'erebor'],
    ])
  })

  it('lessen the damage of the Hunt as Merry, Pippin and Gollum', () => {
    expect(where(has('leavesToReduceDamage'))).toEqual(['meriadoc', 'peregrin'])
    expect(where(has('returnsWhenLost'))).toEqual(['meriadoc', 'peregrin'])
    expect(where(has('revealsToReduceDamage'))).toEqual(['gollum'])
  })

  it('make a Nazgûl of the Witch-king, who alone flies without limit', () => {
    expect(where(has('countsAsNazgul'))).toEqual(['witch-king'])
    expect(where(({ level }) => level === 'unlimited')).toEqual(['witch-king'])
  })
})

describe('their entry', () => {
  it('takes a Will of the West for Companions and a Muster for Minions', () => {
    const byDie = (die: string) => where(({ entry }) => entry.kind === 'played' && entry.die === die)
    expect(byDie('will-of-the-west')).toEqual(['aragorn', 'gandalf-the-white'])
    expect(byDie('muster')).toEqual(MINION_IDS)
  })

  it('makes Aragorn of Strider in a City or Stronghold of Gondor', () => {
    expect(entryOf('aragorn')).toMatchObject({ replaces: 'strider', places: [] })
    const entry = entryOf('aragorn')
    const [condition] = entry?.kind === 'played' ? entry.conditions : []
    const places = condition?.kind === 'standsIn' ? condition.places : []
    const great = regionsOf({ kind: 'settlement', nation: 'gondor', types: ['city', 'stronghold'] })
    expect(places.flatMap(regionsOf).sort()).toEqual(great)
  })

  it('waits for a Minion in the case of Gandalf the White, who may appear in Fangorn or among Elves', () => {
    const entry = entryOf('gandalf-the-white')
    expect(entry).toMatchObject({
      replaces: 'gandalf-the-grey',
      conditions: [
        { kind: 'leftFellowship', who: 'gandalf-the-grey' },
        { kind: 'anyHasEntered', of: MINION_IDS },
      ],
    })
    expect(entry?.kind === 'played' ? entry.places.flatMap(regionsOf) : []).toEqual([
      'fangorn',
      'grey-havens',
      'lorien',
      'rivendell',
      'woodland-realm',
    ])
  })

  it('waits for a war in the case of Saruman and the Witch-king', () => {
    const conditions = (id: string) => {
      const entry = entryOf(id)
      return entry?.kind === 'played' ? entry.conditions : []
    }
    expect(conditions('saruman')).toEqual([{ kind: 'allAtWar', nations: ['isengard'] }])
    expect(conditions('witch-king')).toEqual([{ kind: 'allAtWar', nations: ['sauron'] }])
    expect(conditions('mouth-of-sauron')).toEqual([
      {
        kind: 'anyOf',
        conditions: [{ kind: 'fellowshipInMordor' }, { kind: 'allAtWar', nations: FREE_PEOPLES_NATIONS }],
      },
    ])
  })
})
