/**
 * A choice that a card leaves is put also where only one thing can be named; what a card says by itself is no
 * choice. Without a card: `rulebook/singleAnswers`.
 */
import { describe, expect, it } from 'vitest'
import { EVENT_CARDS, type EventCardId, type PositionSpec, type State } from '../../../src/war-of-the-ring'
import { asked, dice, exactly, free, named, offered, shadow, table } from '../support/play'
import { army } from '../support/read'
import { atWar } from '../support/atWar'
import { AT_WAR } from '../support/scenes'
import { ALONE, play as playAs } from './fellowshipScenes'
import { holding as holdingAll, play as playBy } from './hitsScenes'
import { holding, play } from './musters'

/** What is asked, and the one answer to it; all of them if there are more. */
const put = (state: State) => {
  const [answer, ...others] = offered(state)
  return [asked(state), others.length === 0 ? answer : [answer, ...others]]
}
const played = (card: EventCardId, spec: PositionSpec): State =>
  exactly(holding(card, spec), play(card, card.startsWith('fp-char') ? 'character' : 'event'))
const fought = (card: EventCardId, icon: 'character' | 'army', spec: PositionSpec): State =>
  exactly(holdingAll(card, spec), playBy(card, icon))

describe('Nations and figures', () => {
  it('the last Nation that can be meant is named', () => {
    const politics = atWar('dwarves', 'elves', 'gondor', 'north')
    expect(put(played('fp-strat-08', { politics }))).toEqual([
      'free-peoples decide/nation',
      free({ kind: 'nameNation', nation: 'rohan' }),
    ])
  })

  it('the only figure of a Nation is named when one is lost', () => {
    const state = played('sh-strat-06', {
      fellowship: { region: 'hollin' },
      characters: { legolas: 'pelargir' },
      politics: { gondor: { steps: 1, active: true } },
      armies: { pelargir: { 'gondor-regular': 1 } },
    })
    expect(put(state)).toEqual(['shadow decide/nation', shadow({ kind: 'nameNation', nation: 'gondor' })])
    expect(put(exactly(state, shadow({ kind: 'nameNation', nation: 'gondor' })))).toEqual([
      'free-peoples decide/sacrifice',
      free({ kind: 'pick', piece: 'gondor-regular', region: 'pelargir' }),
    ])
  })

  it('the only Regular is named when an Elite replaces one, and the next one after it', () => {
    const armies = { dagorlad: { 'sauron-regular': 2 } }
    const state = played('sh-strat-15', { politics: atWar('sauron'), armies })
    const one = shadow({ kind: 'pick', piece: 'sauron-regular', region: 'dagorlad' })
    expect(put(state)).toEqual(['shadow decide/promotion', one])
    expect(put(exactly(state, one))).toEqual(['shadow decide/promotion', one])
    expect(army(exactly(state, one, one), 'dagorlad')).toEqual({ 'sauron-elite': 2 })
  })

  it('the only kind of Leader is named', () => {
    const armies = { 'minas-tirith': { 'sauron-regular': 5 } }
    const besieged = { 'minas-tirith': { 'gondor-regular': 1, 'gondor-leader': 1 } }
    const state = played('sh-strat-03', { politics: atWar('sauron', 'gondor'), armies, besieged })
    expect(put(state)).toEqual([
      'shadow decide/leader',
      shadow({ kind: 'pick', piece: 'gondor-leader', region: 'minas-tirith' }),
    ])
  })
})

describe('recruits', () => {
  it('the only kind of unit is named; the Leader of whom the card speaks comes by himself', () => {
    const elites = { casualties: { 'gondor-elite': 5 } } as const
    const state = played('fp-strat-14', elites)
    const regular = free({ kind: 'recruit', piece: 'gondor-regular', region: 'minas-tirith' })
    expect(put(state)).toEqual(['free-peoples decide/placing', regular])
    expect(army(exactly(state, regular), 'minas-tirith')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 })
  })

  it('the only region is named where the card speaks of several', () => {
    const full = ['east-rhun', 'south-rhun', 'khand'] as const
    const armies = Object.fromEntries(full.map((region) => [region, { 'gondor-regular': 1 }]))
    const state = played('sh-strat-21', { politics: atWar('southrons'), armies, captured: ['south-rhun'] })
    const regular = shadow({ kind: 'recruit', piece: 'southrons-regular', region: 'far-harad' })
    expect(put(state)).toEqual(['shadow decide/placing', regular])
    expect(army(exactly(state, regular), 'far-harad')).toEqual({ 'southrons-regular': 5 })
  })

  it('what a card names by itself comes without a question', () => {
    const state = played('sh-strat-20', {})
    expect(asked(state)).toBe('free-peoples decide/action')
    expect(army(state, 'dol-guldur')).toEqual({ 'sauron-regular': 3 })
  })

  it('the only region in which units gather is named', () => {
    const start = holding('sh-strat-11', { politics: atWar('isengard') })
    const all = offered(exactly(start, play('sh-strat-11')))
    const regions = all.flatMap((one) => ('region' in one ? [one.region] : []))
    const [open, ...closed] = regions
    const armies = Object.fromEntries(closed.map((region) => [region, { 'rohan-regular': 1 }]))
    expect(regions.length).toBeGreaterThan(1)
    const captured = closed.filter((region) => /dunland|moria|orthanc/.test(region))
    expect(put(played('sh-strat-11', { politics: atWar('isengard'), armies, captured }))).toEqual([
      'shadow decide/rallying',
      shadow({ kind: 'goTo', region: open ?? 'moria' }),
    ])
  })
})

describe('Armies', () => {
  it('the only Army that is struck is named, unless the card speaks of its region', () => {
    const armies = { 'north-ithilien': { 'sauron-regular': 3 } }
    const state = fought('fp-strat-06', 'army', { armies })
    expect(put(state)).toEqual(['free-peoples decide/aim', free({ kind: 'aim', region: 'north-ithilien' })])
    const ents = fought('fp-char-19', 'character', {
      armies: { orthanc: { 'isengard-regular': 3, saruman: 1 } },
      characters: { 'gandalf-the-grey': 'replaced', 'gandalf-the-white': 'fangorn' },
    })
    expect(asked(ents)).toBe('nature event die')
  })

  it('the only Army that strikes is named after the one that is struck', () => {
    const armies = {
      'minas-morgul': { 'sauron-regular': 1, nazgul: 2 },
      'south-ithilien': { 'gondor-regular': 1 },
    }
    const state = fought('sh-char-19', 'character', { armies })
    const struck = shadow({ kind: 'aim', region: 'south-ithilien' })
    const striker = shadow({ kind: 'aim', region: 'minas-morgul' })
    expect(put(state)).toEqual(['shadow decide/aim', struck])
    expect(put(exactly(state, struck))).toEqual(['shadow decide/aim', striker])
    expect(asked(exactly(state, struck, striker))).toBe('nature event die')
  })

  it('the only region is named by which a way goes on, as often as there is one', () => {
    const armies = { 'east-rhun': { 'southrons-regular': 3 }, 'south-rhun': { 'southrons-regular': 3 } }
    const march = shadow({ kind: 'march', from: 'east-rhun', to: 'vale-of-the-carnen' })
    const state = exactly(fought('sh-strat-07', 'army', { armies }), march)
    const back = shadow({ kind: 'goTo', region: 'east-rhun' })
    expect(put(state)).toEqual(['shadow decide/route', back])
    expect(put(exactly(state, back))).toEqual([
      'shadow decide/route',
      shadow({ kind: 'goTo', region: 'south-rhun' }),
    ])
  })

  it('the only march is named, then every region of its way', () => {
    const card = 'sh-strat-07'
    const armies = { nurn: { 'sauron-regular': 1 }, 'barad-dur': { 'sauron-regular': 10 } }
    const state = fought(card, 'army', { armies })
    const march = shadow({ kind: 'march', from: 'barad-dur', to: 'gorgoroth' })
    expect(put(state)).toEqual(['shadow decide/campaign', march])
    expect(asked(exactly(state, march))).toBe('shadow decide/route')
  })

  it('the only way out is named by those whom the Dead drive away', () => {
    const state = exactly(
      holdingAll('fp-char-22', {
        characters: { strider: 'edoras' },
        armies: { lamedon: { 'southrons-regular': 4 } },
        captured: ['lamedon'],
      }),
      playBy('fp-char-22', 'character'),
      free({ kind: 'goTo', region: 'lamedon' }),
      dice(named('event die', 1)),
    )
    const lost = shadow({ kind: 'lose', piece: 'southrons-regular' })
    expect(put(state)).toEqual(['shadow decide/casualties', lost])
    expect(put(exactly(state, lost))).toEqual([
      'shadow decide/rout',
      shadow({ kind: 'retreat', to: 'erech' }),
    ])
  })

  it('the only Stronghold is named to which Nazgûl are driven', () => {
    const state = exactly(
      holdingAll('fp-char-18', {
        armies: {
          osgiliath: { 'gondor-regular': 1, boromir: 1 },
          'south-ithilien': { 'sauron-regular': 2, nazgul: 1 },
        },
        captured: ['dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'],
      }),
      playBy('fp-char-18', 'character'),
      free({ kind: 'aim', region: 'south-ithilien' }),
      dice(1),
    )
    expect(put(state)).toEqual([
      'free-peoples decide/stronghold',
      free({ kind: 'goTo', region: 'barad-dur' }),
    ])
  })
})

describe('the Fellowship', () => {
  it('as many as have to leave are named, also if that is all of them', () => {
    const card = 'sh-char-14'
    const start = table({
      acting: 'shadow',
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
      hands: { shadow: [card] },
      fellowship: { region: 'hollin', revealed: true },
      characters: { ...ALONE, gimli: 'fellowship', legolas: 'fellowship' },
      armies: { hollin: { nazgul: 1 } },
      politics: { sauron: AT_WAR },
    })
    const state = exactly(start, playAs(card), dice(named('hunt tile', 'standard-3')))
    const join = (character: 'gimli' | 'legolas') => free({ kind: 'join', character })
    expect(put(state)).toEqual(['free-peoples decide/group', [join('legolas'), join('gimli')]])
    expect(put(exactly(state, join('gimli')))).toEqual(['free-peoples decide/group', join('legolas')])
  })
})

describe('cards', () => {
  it('the only deck that is not empty is named to draw from', () => {
    const gone = EVENT_CARDS.flatMap(({ id }) =>
      id.startsWith('sh-char') && id !== 'sh-char-21' ? [id] : [],
    )
    const start = table({
      acting: 'shadow',
      dice: { 'free-peoples': ['event'], shadow: ['event'] },
      characters: { saruman: 'orthanc' },
      politics: { isengard: AT_WAR },
      hands: { shadow: ['sh-strat-20'] },
      onTable: { shadow: ['sh-char-21'] },
      discards: { shadow: gone },
    })
    expect(put(exactly(start, playAs('sh-strat-20')))).toEqual([
      'shadow decide/bonus',
      shadow({ kind: 'drawFrom', deck: 'strategy' }),
    ])
  })
})
