/** Chapter 3: the Location step, and locations activated by texts. */
import { describe, expect } from 'vitest'
import { after, asked, brings, by, chances, comes, eventsAs, offers, refused, table } from '../support/play'
import { active, pile, places, standing, told, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { accepts, declines, forsakes, holding, nextRound, playsEvent, turnOf, uses } from '../cards/scenes'
import { leadsTo, wakes } from '../cards/locations'

const FREE = [
  'helms-deep',
  'edoras',
  'rivendell',
  'lorien',
  'minas-tirith',
  'dol-amroth',
  'pelargir',
] as const
const SHADOW = ['moria', 'dol-guldur', 'minas-morgul', 'morannon', 'harad', 'umbar', 'orthanc'] as const

describe('the step', () => {
  ruleAllows('location.step', 'a battleground is activated, and then a path', () => {
    const ground = after(
      table({ step: 'location', starter: 'witch-king' }),
      brings('umbar', 'olog-hai', 'gollum'),
    )
    expect([active(ground), asked(ground)]).toEqual([['umbar'], 'nature path'])
    const state = after(ground, comes('bag-end', 'gimli', 'eomer'))
    expect(active(state)).toEqual(['umbar', 'bag-end'])
  })

  ruleForbids('location.step', 'no path before the text of the battleground is done', () => {
    const state = wakes('pelargir', { hand: ['boromir'] })
    expect(asked(state)).toBe('aragorn decide/alternative')
    expect(told(state).paths['bag-end']).toBe('unused')
  })

  ruleAllows('location.text', 'Moria lies face up, and its text is carried out at once', () => {
    const state = wakes('moria', {}, 'gollum', 'shelob')
    expect([active(state), where(state, 'shelob')]).toEqual([['moria'], 'hand'])
  })

  ruleForbids('location.text', 'it is not carried out again while it lies there', () => {
    const state = turnOf('saruman', { battlegrounds: ['moria'], reserve: ['the-black-fleet'] })
    const woken = after(state, uses('saruman', 'the-black-fleet'), declines('aragorn'))
    expect(asked(woken)).toBe('frodo decide/turn')
    expect(pile(woken, 'saruman', 'hand')).toEqual([])
  })

  ruleAllows('location.randomBattleground', "any of the deck of the starting player's team comes up", () => {
    expect(chances(table({ step: 'location', starter: 'aragorn' }))).toEqual(FREE)
    expect(chances(table({ step: 'location', starter: 'saruman' }))).toEqual(SHADOW)
  })

  ruleForbids('location.randomBattleground', 'none that was taken already', () => {
    const state = table({ step: 'location', starter: 'frodo', shadow: ['edoras'], freePeoples: ['lorien'] })
    expect(chances(state)).toEqual(FREE.filter((id) => id !== 'edoras' && id !== 'lorien'))
  })

  ruleAllows('location.emptyDeck', 'if it is empty the other deck serves', () => {
    expect(chances(table({ step: 'location', starter: 'frodo', shadow: FREE }))).toEqual(SHADOW)
  })

  ruleForbids('location.emptyDeck', 'if both are, no battleground is activated', () => {
    const state = table({ step: 'location', starter: 'frodo', shadow: [...FREE, ...SHADOW] })
    expect(asked(state)).toBe('nature path')
  })

  ruleAllows('location.pathNumber', 'the first round has a path 1, the next one a number more', () => {
    const none = { shadow: [...FREE, ...SHADOW] } as const
    const first = table({ step: 'location', ...none })
    expect(chances(first)).toEqual(['bag-end', 'gildors-encampment', 'bucklebury-ferry'])
    const third = table({ step: 'location', shadow: [...none.shadow, 'bag-end', 'weathertop'] })
    expect(chances(third)).toEqual(['fords-of-bruinen', 'imladris', 'the-council-of-elrond'])
  })

  ruleForbids('location.pathNumber', 'after a jump from 3 to 4 no path 4 comes up, but a 5', () => {
    const start = turnOf('frodo', { path: 'fords-of-bruinen', on: { path: ['gandalf-the-grey'] } })
    const jumped = after(
      start,
      uses('frodo', 'gandalf-the-grey'),
      by('frodo', { kind: 'activatePath', path: 'khazad-dum' }),
      brings('gollum', 'shelob'),
    )
    const path = active(nextRound(jumped)).filter((id) => standing(jumped, id as 'egladil') === 'unused')
    expect(['dimrill-dale', 'egladil', 'lothlorien']).toContain(path.at(-1))
  })

  ruleAllows(
    'location.addressed',
    'the players told carry it out, in turn order from the starting player',
    () => {
      const told = leadsTo('the-old-forest', { starter: 'aragorn', hand: ['gimli', 'arwen'] })
      expect(asked(told)).toBe('aragorn decide/forsake')
      expect(asked(after(told, forsakes('aragorn', 'arwen')))).toBe('frodo decide/forsake')
    },
  )

  ruleForbids('location.addressed', 'nobody else does', () => {
    const told = leadsTo('the-old-forest', { starter: 'witch-king', hand: ['gimli', 'arwen', 'olog-hai'] })
    const state = after(told, forsakes('aragorn', 'arwen'), forsakes('frodo', 'gimli'))
    expect(where(state, 'olog-hai')).toBe('hand')
    expect(asked(state)).toBe('witch-king decide/turn')
  })
})

describe('battlegrounds by text', () => {
  const serpent = turnOf('saruman', {
    reserve: ['the-black-serpent'],
    shadow: ['pelargir'],
    freePeoples: ['umbar'],
  })
  const used = after(serpent, uses('saruman', 'the-black-serpent'))

  ruleAllows('location.chosenBattleground', 'the player takes one that fits', () => {
    expect(offers(used, 'activate', 'battleground')).toEqual(['pelargir', 'umbar'])
  })

  ruleForbids('location.chosenBattleground', 'none that does not fit, and nothing by chance', () => {
    expect(refused(used, by('saruman', { kind: 'activate', battleground: 'harad' }))).toEqual([
      'location.chosenBattleground',
    ])
    expect(asked(used)).toBe('saruman decide/ground')
  })

  ruleAllows('location.manyBattlegrounds', 'seven can be active at once', () => {
    const state = turnOf('frodo', { battlegrounds: FREE })
    expect(active(state).length).toBe(8)
  })

  ruleForbids(
    'location.manyBattlegrounds',
    'none of them leaves for a new one, nor what stands there',
    () => {
      const start = turnOf('saruman', {
        battlegrounds: ['edoras'],
        on: { edoras: ['eomer'] },
        reserve: ['the-black-fleet'],
      })
      const state = after(start, uses('saruman', 'the-black-fleet'), declines('aragorn'))
      expect(active(state)).toEqual(['edoras', 'pelargir', 'imladris'])
      expect(told(state).at['eomer']).toBe('edoras')
    },
  )

  ruleAllows('location.reactivate', 'out of the scoring area of either team', () => {
    const state = after(
      used,
      by('saruman', { kind: 'activate', battleground: 'umbar' }),
      comes('gollum', 'olog-hai'),
    )
    expect(standing(state, 'umbar')).toBe('active')
  })

  ruleForbids('location.reactivate', 'what only reactivates takes nothing out of a deck', () => {
    expect(
      refused(turnOf('saruman', { reserve: ['the-black-serpent'] }), uses('saruman', 'the-black-serpent')),
    ).toEqual(['eliminate.someGain', 'location.chosenBattleground'])
  })

  ruleAllows('location.again', 'its text is carried out again', () => {
    const state = after(
      used,
      by('saruman', { kind: 'activate', battleground: 'umbar' }),
      comes('gollum', 'olog-hai'),
    )
    expect(places(state, 'gollum', 'olog-hai')).toEqual(['hand', 'hand'])
  })

  ruleForbids('location.again', 'its attackers and defenders do not change', () => {
    const state = after(
      used,
      by('saruman', { kind: 'activate', battleground: 'umbar' }),
      comes('gollum', 'olog-hai'),
    )
    const next = turnOf('frodo', {
      battlegrounds: ['umbar'],
      bared: ['umbar'],
      hand: ['haradrim-mumakil', 'gollum'],
    })
    expect(refused(next, by('frodo', { kind: 'pass' }))).toEqual([])
    expect(told(state).bared).toEqual(['umbar'])
    const corsairs = turnOf('saruman', {
      battlegrounds: ['umbar'],
      bared: ['umbar'],
      on: { umbar: ['corsairs-of-umbar', 'soldiers-of-gondor', 'faramir'] },
    })
    expect(
      eventsAs('CombatEnded', corsairs, ...passes(), by('frodo', { kind: 'choose', location: 'umbar' }))[0]
        ?.winner,
    ).toBe('free-peoples')
  })

  ruleAllows('activate.byText', 'what a text activates has its own text carried out', () => {
    const state = after(
      turnOf('saruman', { reserve: ['coastal-raiders'], hand: ['boromir'] }),
      uses('saruman', 'coastal-raiders'),
    )
    expect(asked(state)).toBe('aragorn decide/alternative')
    expect(asked(after(state, accepts('aragorn')))).toBe('aragorn decide/forsake')
  })

  ruleForbids('activate.byText', 'a text that finds nothing to activate is not used', () => {
    const start = turnOf('saruman', { reserve: ['coastal-raiders'], shadow: ['dol-amroth'] })
    expect(refused(start, uses('saruman', 'coastal-raiders'))).toEqual([
      'eliminate.someGain',
      'location.chosenBattleground',
    ])
  })

  ruleAllows('location.alreadyActive', 'Lórien finds Dol Guldur active, and nothing more happens', () => {
    const state = wakes('lorien', { starter: 'frodo', freePeoples: ['dol-guldur'] })
    expect([...active(state)].sort()).toEqual(['dol-guldur', 'lorien'])
  })
})

/** Everybody passes, from Saruman's player on. */
const passes = () => [
  by('saruman', { kind: 'pass' }),
  by('frodo', { kind: 'pass' }),
  by('witch-king', { kind: 'pass' }),
  by('aragorn', { kind: 'pass' }),
]

describe('paths by text', () => {
  const start = holding('frodo', 'there-is-another-way', { path: 'weathertop', on: { path: ['the-reaver'] } })
  const named = after(start, ...playsEvent('frodo', 'there-is-another-way'))

  ruleAllows('location.chosenPath', 'the player chooses among the unused ones of the number', () => {
    expect(offers(named, 'activatePath', 'path')).toEqual(['the-old-forest', 'inn-of-the-prancing-pony'])
  })

  ruleForbids('location.chosenPath', 'not one of another number', () => {
    expect(refused(named, by('frodo', { kind: 'activatePath', path: 'imladris' }))).toEqual([
      'location.chosenPath',
    ])
  })

  ruleAllows('location.onePath', 'the old path is fought at once, before the text of the new one', () => {
    const [ended, lit] = ['CombatEnded', 'PathActivated'] as const
    const move = by('frodo', { kind: 'activatePath', path: 'inn-of-the-prancing-pony' })
    const drawn = brings('olog-hai', 'grishnakh', 'gollum', 'shelob')
    expect(eventsAs(ended, named, move, drawn)[0]).toMatchObject({ location: 'weathertop', winner: 'shadow' })
    expect(eventsAs(lit, named, move, drawn)[0]).toMatchObject({ path: 'inn-of-the-prancing-pony' })
    expect(active(after(named, move, drawn))).toEqual(['inn-of-the-prancing-pony'])
  })

  ruleForbids('location.onePath', 'two paths are never active, nor cards left on the old one', () => {
    const state = after(
      named,
      by('frodo', { kind: 'activatePath', path: 'the-old-forest' }),
      forsakes('frodo', 'top'),
    )
    expect([active(state), where(state, 'the-reaver')]).toEqual([['the-old-forest'], 'eliminated'])
  })

  ruleAllows('location.pathOnce', 'another path of the number, as long as one is unused', () => {
    const gollum = turnOf('saruman', { path: 'morgai', on: { path: ['gollum'] }, shadow: ['orodruin'] })
    const named = after(gollum, uses('saruman', 'gollum'))
    expect(offers(named, 'activatePath', 'path')).toEqual(['crack-of-doom'])
  })

  ruleForbids('location.pathOnce', 'no path twice in a game', () => {
    expect(refused(named, by('frodo', { kind: 'activatePath', path: 'weathertop' }))).toEqual([
      'location.pathOnce',
    ])
    const gollum = turnOf('saruman', {
      path: 'morgai',
      on: { path: ['gollum'] },
      shadow: ['orodruin', 'crack-of-doom'],
    })
    expect(refused(gollum, uses('saruman', 'gollum'))).toEqual(['location.pathOnce'])
  })
})
