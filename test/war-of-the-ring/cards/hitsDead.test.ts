/** Dead Men of Dunharrow: the way to the south, the Army that flees, Gondor that gathers. */
import { describe, expect, it } from 'vitest'
import type { CharacterId, PositionSpec, RegionId } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, named, offered, offers, refused, shadow } from '../support/play'
import { army, captured, nazgul, politics, reinforcements, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { against, played, playedWith } from './hitsScenes'

const card = 'fp-char-22'
const to = (region: RegionId) => free({ kind: 'goTo', region })
const join = (character: CharacterId) => free({ kind: 'join', character })
const FREE_DONE = free({ kind: 'done' })
const some = (number: number) => free({ kind: 'chooseNumber', number })
const roll = (one: number) => dice(named('event die', one))
const scene = (spec: PositionSpec = {}): PositionSpec => ({
  ...spec,
  characters: { strider: 'edoras', ...spec.characters },
})

describe('fp-char-22 Dead Men of Dunharrow', () => {
  playedWith(card, 'character', scene())

  ruleForbids('events.requirement', 'it wants Strider or Aragorn on the map in Rohan', () => {
    const no = (characters: NonNullable<PositionSpec['characters']>, spec: PositionSpec = {}) =>
      against(card, 'character', { ...spec, characters })
    expect(no({ strider: 'edoras' })).toEqual([])
    expect(no({ strider: 'replaced', aragorn: 'helms-deep' })).toEqual([])
    expect(no({ strider: 'fangorn' })).toEqual(['events.requirement'])
    expect(no({}, { fellowship: { region: 'edoras' } })).toEqual(['events.requirement'])
    expect(no({ strider: 'eliminated' })).toEqual(['events.requirement'])
  })

  ruleAllows('events.requirement', 'also from inside a besieged Stronghold of Rohan', () => {
    const state = played(card, 'character', {
      armies: { 'helms-deep': { 'isengard-regular': 1 } },
      besieged: { 'helms-deep': { 'rohan-regular': 1, strider: 1, gimli: 1 } },
    })
    const went = after(state, to('erech'), join('gimli'), some(0))
    expect(army(went, 'erech')).toEqual({ strider: 1, gimli: 1 })
  })

  it('he goes to Erech, Lamedon or Pelargir, with any Companions of his region and no Army', () => {
    const state = played(
      card,
      'character',
      scene({
        armies: { edoras: { 'rohan-regular': 2, 'rohan-leader': 1 } },
        characters: { gimli: 'edoras', legolas: 'edoras', boromir: 'westemnet' },
      }),
    )
    expect(asked(state)).toBe('free-peoples decide/summon')
    expect([...offers(state, 'goTo', 'region')].sort()).toEqual(['erech', 'lamedon', 'pelargir'])
    expect(refused(state, to('dol-amroth'))).toEqual(['events.overrides'])
    const company = after(state, to('erech'))
    expect(asked(company)).toBe('free-peoples decide/company')
    expect(offered(company)).toEqual([join('legolas'), join('gimli'), FREE_DONE])
    expect(refused(company, join('boromir'))).toEqual(['events.overrides'])
    const one = after(company, join('legolas'))
    expect(offered(one)).toEqual([join('gimli'), FREE_DONE])
    expect(army(after(one, FREE_DONE, some(0)), 'erech')).toEqual({ strider: 1, legolas: 1 })
    expect(army(after(one, FREE_DONE, some(0)), 'edoras')).toEqual({
      'rohan-regular': 2,
      'rohan-leader': 1,
      gimli: 1,
    })
    expect(refused(after(company, join('gimli')), join('gimli'))).toEqual(['events.overrides'])
    const both = [join('gimli'), join('legolas'), some(0)]
    expect(army(after(company, ...both), 'erech')).toEqual({ strider: 1, legolas: 1, gimli: 1 })
  })

  ruleAllows('politics.companion', 'who can wakes Gondor by coming to Pelargir', () => {
    const asleep = { politics: { gondor: { steps: 2, active: false } } }
    const strider = after(played(card, 'character', scene(asleep)), to('pelargir'))
    expect(politics(strider, 'gondor')).toBe('passive, 2 steps')
    const boromir = played(card, 'character', scene({ ...asleep, characters: { boromir: 'edoras' } }))
    expect(politics(after(boromir, to('pelargir'), join('boromir')), 'gondor')).toBe('active, 2 steps')
    expect(politics(after(boromir, to('lamedon'), join('boromir')), 'gondor')).toBe('passive, 2 steps')
  })

  const enemies = (armies: NonNullable<PositionSpec['armies']> = {}, spec: PositionSpec = {}) =>
    after(
      played(
        card,
        'character',
        scene({
          ...spec,
          armies: { lamedon: { 'southrons-regular': 4, 'southrons-elite': 1, nazgul: 1 }, ...armies },
          captured: ['lamedon', ...(spec.captured ?? [])],
        }),
      ),
      to('lamedon'),
    )

  it('an enemy Army takes as many hits as the die shows, then retreats where it can', () => {
    const state = after(enemies(), roll(2))
    expect(asked(state)).toBe('shadow decide/casualties')
    const regular = shadow({ kind: 'lose', piece: 'southrons-regular' })
    const rout = after(state, regular, regular)
    expect(army(rout, 'erech')).toEqual({ 'southrons-regular': 2, 'southrons-elite': 1, nazgul: 1 })
    expect([army(rout, 'lamedon'), asked(rout)]).toEqual([{ strider: 1 }, 'shadow decide/action'])
  })

  it('it may retreat to its own Armies and Settlements too, and cannot stay', () => {
    const state = after(
      enemies({ 'dol-amroth': { 'southrons-regular': 1 } }, { captured: ['dol-amroth'] }),
      roll(1),
      shadow({ kind: 'lose', piece: 'southrons-regular' }),
    )
    expect(asked(state)).toBe('shadow decide/rout')
    expect(offered(state, { kind: 'fight' })).toEqual([])
    expect([...offers(state, 'retreat', 'to')].sort()).toEqual(['dol-amroth', 'erech'])
    expect(refused(state, shadow({ kind: 'retreat', to: 'pelargir' }))).toEqual(['battle.retreat'])
    const fled = after(state, shadow({ kind: 'retreat', to: 'dol-amroth' }))
    expect(army(fled, 'dol-amroth')).toEqual({ 'southrons-regular': 4, 'southrons-elite': 1, nazgul: 1 })
    expect(army(fled, 'lamedon')).toEqual({ strider: 1 })
  })

  it('where it is too many the owner removes units', () => {
    const state = after(
      enemies({ erech: { 'sauron-regular': 7 } }),
      roll(1),
      shadow({ kind: 'lose', piece: 'southrons-regular' }),
    )
    expect(asked(state)).toBe('shadow decide/excess')
    const trimmed = after(state, shadow({ kind: 'remove', piece: 'sauron-regular' }))
    expect(army(trimmed, 'erech')).toMatchObject({ 'sauron-regular': 6 })
  })

  ruleForbids('events.casualties', 'if the hits destroy it, Nazgûl and Minions fall with it', () => {
    const state = after(enemies({ lamedon: { 'southrons-regular': 3, nazgul: 1, 'witch-king': 1 } }), roll(3))
    expect([nazgul(state), where(state, 'witch-king')]).toEqual([[], 'eliminated'])
    expect(army(state, 'lamedon')).toEqual({ strider: 1 })
  })

  ruleForbids('battle.retreat', 'with nowhere to go it is destroyed with everybody', () => {
    const state = after(
      enemies({
        lamedon: { 'southrons-regular': 5, nazgul: 1, 'mouth-of-sauron': 1 },
        erech: { 'gondor-regular': 1 },
      }),
      roll(1),
    )
    expect([nazgul(state), where(state, 'mouth-of-sauron')]).toEqual([[], 'eliminated'])
    expect(reinforcements(state, 'shadow')['southrons-regular']).toBeGreaterThan(4)
  })

  it('Nazgûl without an Army are not struck', () => {
    const state = after(
      played(card, 'character', scene({ armies: { erech: { nazgul: 2 } } })),
      to('erech'),
      some(0),
    )
    expect(army(state, 'erech')).toEqual({ nazgul: 2, strider: 1 })
  })

  ruleAllows('events.recruit', 'up to three Regulars of Gondor come, at war or not', () => {
    const state = after(played(card, 'character', { ...scene(), politics: {} }), to('pelargir'))
    expect(asked(state)).toBe('free-peoples decide/levy')
    expect(offered(state)).toEqual([0, 1, 2, 3].map(some))
    expect(refused(state, some(4))).toEqual(['recruiting.byCard'])
    expect(army(after(state, some(2)), 'pelargir')).toEqual({ 'gondor-regular': 2, strider: 1 })
    expect(eventsAs('Recruited', state, some(1))[0]).toMatchObject({ rule: 'events.recruit', card })
  })

  ruleForbids('recruiting.byCard', 'not under a marker of the Shadow', () => {
    const state = after(played(card, 'character', scene({ captured: ['pelargir'] })), to('pelargir'))
    expect([asked(state), captured(state)]).toEqual(['shadow decide/action', ['pelargir']])
  })

  ruleForbids('armies.stacking', 'only as many as fit and are left', () => {
    const full = scene({ armies: { erech: { 'gondor-elite': 5, 'rohan-regular': 4 } } })
    expect(offered(after(played(card, 'character', full), to('erech')))).toEqual([some(0), some(1)])
    const gone = scene({
      armies: { 'minas-tirith': { 'gondor-regular': 9 }, pelargir: { 'gondor-regular': 6 } },
    })
    expect(asked(after(played(card, 'character', gone), to('erech')))).toBe('shadow decide/action')
  })
})
