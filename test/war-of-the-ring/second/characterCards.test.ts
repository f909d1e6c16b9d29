/** Character cards of the Free Peoples, in the second edition and the Collector's (W2-C1 to W2-C6). */
import { describe, expect, it } from 'vitest'
import type { EventCardId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { against, holding, play, played } from '../cards/hitsScenes'
import { after, asked, dice, free, named, refused, until } from '../support/play'
import { army, captured, fellowship, garrison, nazgul, points, where } from '../support/read'
import { inBoth } from './editions'

const REFUSED = ['events.requirement']
const SHADOW_DONE = 'shadow decide/action'
const roll = (...rolls: ReadonlyArray<number>) => dice(...rolls.map((one) => named('event die', one)))
const to = (region: RegionId) => free({ kind: 'goTo', region })

describe('fp-char-13 Mirror of Galadriel (W2-C1, W2-27)', () => {
  const healed = (captures: ReadonlyArray<RegionId>) =>
    inBoth((as) => {
      const spec = as({
        fellowship: { region: 'lorien', corruption: 3 },
        captured: captures,
        ...(captures.length === 0 ? {} : { armies: { lorien: { 'sauron-regular': 1 } } }),
        dice: { 'free-peoples': ['character', 'character'], shadow: ['event'] },
      })
      return fellowship(until(played('fp-char-13', 'character', spec), SHADOW_DONE)).corruption
    })
  it('T2-44: in captured Lórien it heals in the Collector’s Edition alone', () => {
    expect(healed(['lorien'])).toEqual([2, 3])
    expect(healed([])).toEqual([2, 2])
  })
  it('besieged Lórien is unconquered', () => {
    const corruption = inBoth((as) => {
      const spec = as({
        fellowship: { region: 'lorien', corruption: 3 },
        armies: { lorien: { 'sauron-regular': 1 } },
        besieged: { lorien: { 'elves-regular': 1 } },
        dice: { 'free-peoples': ['character', 'character'], shadow: ['event'] },
      })
      return fellowship(until(played('fp-char-13', 'character', spec), SHADOW_DONE)).corruption
    })
    expect(corruption).toEqual([2, 2])
  })
})

describe('fp-char-18 The Eagles are Coming! (W2-C2)', () => {
  const scene = (nazguls: number): PositionSpec => ({
    armies: {
      osgiliath: { 'gondor-regular': 1, boromir: 1 },
      'south-ithilien': {
        'sauron-regular': 2,
        'witch-king': 1,
        ...(nazguls === 0 ? {} : { nazgul: nazguls }),
      },
    },
  })
  it('T2-45: the Witch-king alone meets the requirement in the Collector’s Edition only', () => {
    expect(inBoth((as) => against('fp-char-18', 'character', as(scene(0))))).toEqual([[], REFUSED])
  })
  it('with a Nazgûl beside him one die is rolled and he stays, in both', () => {
    const flown = inBoth((as) => {
      const state = after(played('fp-char-18', 'character', as(scene(1))), roll(1), to('moria'))
      return [nazgul(state), where(state, 'witch-king')]
    })
    expect(flown).toEqual([
      [['moria'], 'south-ithilien'],
      [['moria'], 'south-ithilien'],
    ])
  })
})

const ENTS: ReadonlyArray<EventCardId> = ['fp-char-19', 'fp-char-20', 'fp-char-21']
describe.each(ENTS)('%s The Ents Awake (W2-C3 to W2-C5)', (card) => {
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: { orthanc: { 'isengard-regular': 2, saruman: 1 }, ...spec.armies },
    characters: {
      'gandalf-the-grey': 'replaced',
      'gandalf-the-white': 'edoras',
      legolas: 'fangorn',
      ...spec.characters,
    },
  })
  const no = (spec: PositionSpec) => inBoth((as) => against(card, 'character', as(scene(spec))))

  it('T2-46: Gandalf the White may be anywhere if a Companion is in Fangorn, and Saruman need not be', () => {
    const far: PositionSpec = {
      armies: { orthanc: { 'isengard-regular': 2 } },
      characters: { 'gandalf-the-white': 'minas-tirith' },
    }
    expect(no(far)).toEqual([REFUSED, []])
    const spec = {
      ...scene(far),
      config: { edition: 'second' },
      hands: { 'free-peoples': [card, 'fp-char-01'] },
    }
    const state = after(holding(card, spec as PositionSpec), play(card, 'character'), roll(1, 1, 1))
    expect(asked(state)).toBe(SHADOW_DONE)
  })
  it('T2-47: without a Companion in Fangorn it is refused in the second edition', () => {
    expect(no({ characters: { legolas: 'edoras' } })).toEqual([[], REFUSED])
    expect(no({ characters: { legolas: 'edoras', 'gandalf-the-white': 'fangorn' } })).toEqual([[], []])
  })
  it('a Companion in the Fellowship is not in Fangorn, wherever its figure stands (W2-14)', () => {
    const there = { fellowship: { region: 'fangorn' }, characters: { legolas: 'fellowship' } } as const
    expect(no(there)).toEqual([[], REFUSED])
  })
  it('T2-48: Nazgûl and Minions stay when the last unit dies, or die with it', () => {
    const left = inBoth((as) => {
      const spec = as(
        scene({
          armies: { orthanc: { 'isengard-regular': 2, saruman: 1, nazgul: 1, 'mouth-of-sauron': 1 } },
        }),
      )
      const state = after(played(card, 'character', spec), roll(4, 4, 1))
      return [army(state, 'orthanc'), where(state, 'saruman'), where(state, 'mouth-of-sauron')]
    })
    expect(left).toEqual([
      [{ nazgul: 1, 'mouth-of-sauron': 1 }, 'eliminated', 'orthanc'],
      [{}, 'eliminated', 'eliminated'],
    ])
  })
  it('a besieged garrison falls with everybody in it, and so does Orthanc', () => {
    const left = inBoth((as) => {
      const spec = as(
        scene({
          armies: { orthanc: { 'rohan-regular': 2 } },
          besieged: { orthanc: { 'isengard-regular': 1, saruman: 1, nazgul: 1 } },
        }),
      )
      const state = after(played(card, 'character', spec), roll(6, 1, 1))
      return [army(state, 'orthanc'), garrison(state, 'orthanc'), captured(state)]
    })
    expect(left).toEqual([
      [{ 'rohan-regular': 2, nazgul: 1 }, {}, ['orthanc']],
      [{ 'rohan-regular': 2 }, {}, ['orthanc']],
    ])
  })
  it('Saruman alone in Orthanc is eliminated in both; a Nazgûl without an Army stays in both', () => {
    const alone = inBoth((as) => {
      const state = played(card, 'character', as(scene({ armies: { orthanc: { saruman: 1, nazgul: 1 } } })))
      return [where(state, 'saruman'), nazgul(state)]
    })
    expect(alone).toEqual([
      ['eliminated', ['orthanc']],
      ['eliminated', ['orthanc']],
    ])
  })
  it('another card is for a Companion in Fangorn, or for Gandalf the White in Rohan or Fangorn', () => {
    const more = (characters: NonNullable<PositionSpec['characters']>) =>
      inBoth((as) => {
        const spec = as({ ...scene({ characters }), hands: { 'free-peoples': [card, 'fp-char-01'] } })
        const state = holding(card, spec)
        return refused(state, play(card, 'character')).length > 0
          ? 'refused'
          : asked(after(state, play(card, 'character'), roll(1, 1, 1)))
      })
    const ANOTHER = 'free-peoples decide/another'
    expect(more({})).toEqual([ANOTHER, ANOTHER])
    expect(more({ 'gandalf-the-white': 'lorien' })).toEqual(['refused', SHADOW_DONE])
    expect(more({ 'gandalf-the-white': 'fangorn', legolas: 'edoras' })).toEqual([ANOTHER, ANOTHER])
  })
})

describe('fp-char-22 Dead Men of Dunharrow (W2-C6)', () => {
  const spec: PositionSpec = { characters: { strider: 'edoras' }, captured: ['pelargir'] }
  it('T2-49: under a Shadow marker Gondor gathers in the second edition alone, and takes it back', () => {
    const states = inBoth((as) => after(played('fp-char-22', 'character', as(spec)), to('pelargir')))
    expect(states.map(asked)).toEqual([SHADOW_DONE, 'free-peoples decide/levy'])
    const [, second] = states.map((state) =>
      asked(state) === SHADOW_DONE ? state : after(state, free({ kind: 'chooseNumber', number: 3 })),
    )
    expect(states.map((state) => [captured(state), points(state, 'shadow')])[0]).toEqual([['pelargir'], 1])
    if (second === undefined) throw new Error('there is a second edition')
    expect([captured(second), points(second, 'shadow')]).toEqual([[], 0])
    expect(army(second, 'pelargir')).toEqual({ 'gondor-regular': 3, strider: 1 })
  })
  it('with nobody recruited the marker stays', () => {
    const state = after(
      played('fp-char-22', 'character', { ...spec, config: { edition: 'second' } }),
      to('pelargir'),
      free({ kind: 'chooseNumber', number: 0 }),
    )
    expect(captured(state)).toEqual(['pelargir'])
  })
  it('an Army destroyed by the hits takes its Nazgûl with it, in both', () => {
    const left = inBoth((as) => {
      const there = as({ ...spec, armies: { pelargir: { 'southrons-regular': 2, nazgul: 1 } } })
      return army(after(played('fp-char-22', 'character', there), to('pelargir'), roll(6)), 'pelargir')
    })
    expect(left).toEqual([{ strider: 1 }, { strider: 1 }])
  })
  it('he may start in a besieged Stronghold, in both', () => {
    const siege: PositionSpec = {
      armies: { 'helms-deep': { 'isengard-regular': 1 } },
      besieged: { 'helms-deep': { 'rohan-regular': 1, strider: 1 } },
    }
    expect(inBoth((as) => against('fp-char-22', 'character', as(siege)))).toEqual([[], []])
  })
})
