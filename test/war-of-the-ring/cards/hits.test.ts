/** Cards that strike Armies with dice: the Eagles and the Ents. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { warOfTheRing, type EventCardId, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { after, asked, dice, free, named, offered, offers, refused, shadow } from '../support/play'
import { army, captured, garrison, hand, nazgul, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { against, aims, holding, play, played, playedWith } from './hitsScenes'

const REQUIREMENT = ['events.requirement']
const roll = (...rolls: ReadonlyArray<number>) => dice(...rolls.map((one) => named('event die', one)))
const aim = (region: 'osgiliath') => free({ kind: 'aim', region })
const DONE = 'shadow decide/action'

describe('fp-char-18 The Eagles are Coming!', () => {
  const card = 'fp-char-18'
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: {
      osgiliath: { 'gondor-regular': 1, boromir: 1 },
      'south-ithilien': { 'sauron-regular': 2, nazgul: 3 },
      ...spec.armies,
    },
    characters: { ...spec.characters },
  })
  playedWith(card, 'character', scene())

  ruleForbids('events.requirement', 'it wants a Companion in an Army near Nazgûl in an Army', () => {
    const no = (armies: NonNullable<PositionSpec['armies']>) => against(card, 'character', scene({ armies }))
    expect(no({})).toEqual([])
    expect(no({ osgiliath: { 'gondor-regular': 1 } })).toEqual(REQUIREMENT)
    expect(no({ osgiliath: { boromir: 1 } })).toEqual(REQUIREMENT)
    expect(no({ 'south-ithilien': { 'sauron-regular': 2 } })).toEqual(REQUIREMENT)
    expect(no({ 'south-ithilien': { nazgul: 3 } })).toEqual(REQUIREMENT)
    expect(no({ 'south-ithilien': {}, 'minas-morgul': { 'sauron-regular': 2, nazgul: 3 } })).toEqual(
      REQUIREMENT,
    )
  })

  ruleAllows('events.requirement', 'either of the two may be besieged in the region of the other', () => {
    const inside = scene({
      armies: { osgiliath: {}, 'south-ithilien': {}, 'minas-tirith': { 'sauron-regular': 2, nazgul: 1 } },
    })
    const garrisoned = { ...inside, besieged: { 'minas-tirith': { 'gondor-regular': 1, boromir: 1 } } }
    expect(against(card, 'character', garrisoned as PositionSpec)).toEqual([])
    const outside: PositionSpec = {
      armies: { morannon: { 'gondor-regular': 1, boromir: 1 } },
      besieged: { morannon: { 'sauron-regular': 2, nazgul: 1 } },
    }
    expect(against(card, 'character', outside)).toEqual([])
  })

  it('a die for each Nazgûl: a 5 or 6 kills one, the others go to a Stronghold that the player names', () => {
    const rolled = after(played(card, 'character', scene()), roll(4, 5, 6))
    expect(nazgul(rolled)).toEqual(['south-ithilien'])
    expect(asked(rolled)).toBe('free-peoples decide/stronghold')
    const saved = warOfTheRing.encode(rolled)
    expect(saved.stack.slice(-2).map(({ kind, at }) => `${kind}@${at}`)).toEqual([
      'scatter@askRoost',
      'decide/roost@ask',
    ])
    expect(warOfTheRing.decode(saved)).toEqual(E.right(rolled))
    expect(offers(rolled, 'goTo', 'region')).toEqual([
      'barad-dur',
      'dol-guldur',
      'minas-morgul',
      'morannon',
      'moria',
      'mount-gundabad',
    ])
    expect(refused(rolled, free({ kind: 'goTo', region: 'orthanc' }))).toEqual(['events.overrides'])
    const flown = after(rolled, free({ kind: 'goTo', region: 'mount-gundabad' }))
    expect([nazgul(flown), asked(flown)]).toEqual([['mount-gundabad'], DONE])
    expect(army(flown, 'south-ithilien')).toEqual({ 'sauron-regular': 2 })
  })

  it('all go together, five dice at most, and none that the Free Peoples have taken', () => {
    const many = scene({
      armies: { 'south-ithilien': { 'sauron-regular': 1, nazgul: 7 }, moria: { 'dwarves-regular': 1 } },
      captured: ['moria'],
    })
    const rolled = after(played(card, 'character', many), roll(1, 1, 1, 1, 1))
    expect(offers(rolled, 'goTo', 'region')).not.toContain('moria')
    const flown = after(rolled, free({ kind: 'goTo', region: 'morannon' }))
    expect(nazgul(flown)).toEqual(Array.from({ length: 7 }, () => 'morannon'))
  })

  it('if all are killed nobody flies', () => {
    const state = after(played(card, 'character', scene()), roll(5, 5, 6))
    expect([nazgul(state), asked(state)]).toEqual([[], DONE])
  })

  it('the Witch-king meets the requirement, and nothing happens to him', () => {
    const alone = scene({ armies: { 'south-ithilien': { 'sauron-regular': 1, 'witch-king': 1 } } })
    const state = played(card, 'character', alone)
    expect([asked(state), where(state, 'witch-king')]).toEqual([DONE, 'south-ithilien'])
    const both = scene({ armies: { 'south-ithilien': { 'sauron-regular': 1, nazgul: 1, 'witch-king': 1 } } })
    const driven = after(played(card, 'character', both), roll(1), free({ kind: 'goTo', region: 'moria' }))
    expect([nazgul(driven), where(driven, 'witch-king')]).toEqual([['moria'], 'south-ithilien'])
  })

  it('of several Armies its player names the one that is struck', () => {
    const two = scene({ armies: { 'north-ithilien': { 'isengard-regular': 1, nazgul: 1 } } })
    const state = played(card, 'character', two)
    expect(asked(state)).toBe('free-peoples decide/aim')
    expect(aims(state)).toEqual(['north-ithilien', 'south-ithilien'])
    expect(refused(state, aim('osgiliath'))).toEqual(['events.overrides'])
    expect(nazgul(after(state, free({ kind: 'aim', region: 'north-ithilien' }), roll(6)))).toEqual(
      Array.from({ length: 3 }, () => 'south-ithilien'),
    )
  })

  ruleAllows('events.asFarAsPossible', 'with no Stronghold of Sauron left they stay', () => {
    const STRONGHOLDS = ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad']
    const lost = scene({ captured: STRONGHOLDS as NonNullable<PositionSpec['captured']> })
    const state = after(played(card, 'character', lost), roll(1, 1, 6))
    expect([nazgul(state), asked(state)]).toEqual([['south-ithilien', 'south-ithilien'], DONE])
  })
})

const ENTS: ReadonlyArray<readonly [EventCardId, string]> = [
  ['fp-char-19', 'The Ents Awake: Treebeard'],
  ['fp-char-20', 'The Ents Awake: Huorns'],
  ['fp-char-21', 'The Ents Awake: Entmoot'],
]
describe.each(ENTS)('%s %s', (card) => {
  const scene = (spec: PositionSpec = {}): PositionSpec => ({
    ...spec,
    armies: { orthanc: { 'isengard-regular': 2, 'isengard-elite': 1, saruman: 1 }, ...spec.armies },
    characters: { 'gandalf-the-grey': 'replaced', 'gandalf-the-white': 'edoras', ...spec.characters },
  })
  playedWith(card, 'character', scene())

  ruleForbids('events.requirement', 'it wants Saruman, and Gandalf the White in Rohan or Fangorn', () => {
    const no = (spec: PositionSpec) => against(card, 'character', scene(spec))
    expect(no({})).toEqual([])
    expect(no({ characters: { 'gandalf-the-white': 'fangorn' } })).toEqual([])
    expect(no({ characters: { 'gandalf-the-white': 'lorien' } })).toEqual(REQUIREMENT)
    expect(no({ armies: { orthanc: { 'isengard-regular': 2 } } })).toEqual(REQUIREMENT)
    expect(no({ characters: { 'gandalf-the-grey': 'edoras', 'gandalf-the-white': 'aside' } })).toEqual(
      REQUIREMENT,
    )
  })

  it('three dice; 4 and more hit, and the Shadow takes the hits', () => {
    const state = after(played(card, 'character', scene()), roll(4, 3, 5))
    expect(asked(state)).toBe('shadow decide/casualties')
    const after2 = after(
      state,
      shadow({ kind: 'lose', piece: 'isengard-regular' }),
      shadow({ kind: 'reduce', piece: 'isengard-elite' }),
    )
    expect(army(after2, 'orthanc')).toEqual({ 'isengard-regular': 2, saruman: 1 })
    expect(asked(after2)).toBe(DONE)
    expect(politics(after2, 'isengard')).toBe('at war')
  })

  ruleForbids('politics.attacked', 'it is no attack, so Isengard does not come nearer to war (OR-20)', () => {
    const peace = scene({ politics: { isengard: { steps: 1, active: true } } })
    const state = after(
      played(card, 'character', peace),
      roll(1, 1, 6),
      shadow({ kind: 'lose', piece: 'isengard-regular' }),
    )
    expect(politics(state, 'isengard')).toBe('active, 1 step')
  })

  ruleAllows('events.casualties', 'Saruman falls with the last unit, and Nazgûl stay', () => {
    const small = scene({
      armies: { orthanc: { 'isengard-regular': 2, saruman: 1, nazgul: 1, 'mouth-of-sauron': 1 } },
    })
    const state = after(played(card, 'character', small), roll(4, 4, 1))
    expect(where(state, 'saruman')).toBe('eliminated')
    expect(army(state, 'orthanc')).toEqual({ nazgul: 1, 'mouth-of-sauron': 1 })
  })

  ruleForbids('events.casualties', 'a unit that is left keeps him', () => {
    const state = after(
      played(card, 'character', scene({ armies: { orthanc: { 'isengard-regular': 2, saruman: 1 } } })),
      roll(4, 1, 1),
    )
    expect(where(state, 'saruman')).toBe('orthanc')
  })

  it('with nobody in Orthanc no die is rolled and Saruman is gone', () => {
    const state = played(card, 'character', scene({ armies: { orthanc: { saruman: 1 } } }))
    expect([where(state, 'saruman'), asked(state)]).toEqual(['eliminated', DONE])
  })

  ruleAllows('capture.when', 'a besieged garrison can be struck; if it falls so does Orthanc (OR-17)', () => {
    const siege = scene({
      armies: { orthanc: { 'rohan-regular': 2 } },
      besieged: { orthanc: { 'isengard-regular': 1, saruman: 1, nazgul: 1 } },
    })
    const state = after(played(card, 'character', siege), roll(6, 1, 1))
    expect(captured(state)).toEqual(['orthanc'])
    expect(where(state, 'saruman')).toBe('eliminated')
    expect(garrison(state, 'orthanc')).toEqual({})
    expect(army(state, 'orthanc')).toEqual({ 'rohan-regular': 2, nazgul: 1 })
  })

  const inFangorn = (held: ReadonlyArray<EventCardId>, spec: PositionSpec = {}): State =>
    after(
      holding(card, {
        ...scene({ characters: { legolas: 'fangorn' }, ...spec }),
        hands: { 'free-peoples': [card, ...held] },
      }),
      play(card, 'character'),
      roll(1, 1, 1),
    )

  it('with a Companion in Fangorn another Character card may be played, without a die', () => {
    const state = inFangorn(['fp-char-01', 'fp-char-22', 'fp-strat-05'])
    expect(asked(state)).toBe('free-peoples decide/another')
    expect(offered(state)).toEqual([
      free({ kind: 'pass' }),
      free({ kind: 'playAnother', card: 'fp-char-01' }),
    ])
    const none = free({ kind: 'playAnother', card: 'fp-strat-05' })
    expect(refused(state, none)).toEqual(['events.playing'])
    expect(refused(state, free({ kind: 'playAnother', card: 'fp-char-02' }))).toContain('events.inHand')
    const more = after(state, free({ kind: 'playAnother', card: 'fp-char-01' }))
    expect(hand(more, 'free-peoples')).toEqual(['fp-char-22', 'fp-strat-05'])
    expect(asked(more)).toBe(DONE)
    expect(hand(after(state, free({ kind: 'pass' })), 'free-peoples')).toHaveLength(3)
  })

  it('that may be another card of the Ents, whose own requirement is then looked at', () => {
    const other = ENTS.map(([id]) => id).find((id) => id !== card) ?? card
    const again = after(inFangorn([other]), free({ kind: 'playAnother', card: other }), roll(6, 1, 1))
    expect(asked(again)).toBe('shadow decide/casualties')
    const gone = after(
      holding(card, {
        ...scene({ armies: { orthanc: { saruman: 1 } }, characters: { legolas: 'fangorn' } }),
        hands: { 'free-peoples': [card, other] },
      }),
      play(card, 'character'),
    )
    expect(offered(gone)).toEqual([free({ kind: 'pass' })])
    expect(refused(gone, free({ kind: 'playAnother', card: other }))).toEqual(REQUIREMENT)
  })

  it('Gandalf himself or Companions with the Ring-bearers will do; else it is not asked', () => {
    const asks = (spec: PositionSpec) => asked(inFangorn(['fp-char-01'], spec))
    expect(asks({ characters: { legolas: 'edoras' } })).toBe(DONE)
    expect(asks({ characters: { 'gandalf-the-white': 'fangorn' } })).toBe('free-peoples decide/another')
    expect(asks({ characters: {}, fellowship: { region: 'fangorn' } })).toBe('free-peoples decide/another')
    expect(asked(inFangorn(['fp-strat-05']))).toBe(DONE)
  })
})
