/** The Guides of the Fellowship: Strider hides it, Hobbits leave for its damage, Gollum keeps it hidden. */
import { describe, expect } from 'vitest'
import type { CompanionId, DieFace, HuntTileId, PositionSpec } from '../../../src/war-of-the-ring'
import { after, asked, dice, eventsAs, free, named, offered, offers, refused, table } from '../support/play'
import { companions, fellowship, huntBox, unused, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { board } from './scenes'

const ELIMINATED = {
  'gandalf-the-grey': 'eliminated',
  strider: 'eliminated',
  boromir: 'eliminated',
  legolas: 'eliminated',
  gimli: 'eliminated',
  meriadoc: 'eliminated',
  peregrin: 'eliminated',
} as const
/** Nobody is left in the Fellowship but these. */
const only = (...members: ReadonlyArray<CompanionId>) => ({
  ...ELIMINATED,
  ...Object.fromEntries(members.map((member) => [member, 'fellowship' as const])),
})

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
/** The Fellowship moves in the wild, and the Hunt draws a tile. */
const hunted = (tile: HuntTileId, members: PositionSpec['characters'] = {}, spec: PositionSpec = {}) =>
  after(
    board({
      ...spec,
      characters: members,
      fellowship: { region: 'hollin', ...spec.fellowship },
      huntBox: { shadow: 1 },
    }),
    MOVE,
    dice(6, named('hunt tile', tile)),
  )
/** The same on the Mordor Track. */
const inMordor = (tile: HuntTileId, members: ReturnType<typeof only>) =>
  after(
    board({ characters: members, fellowship: { mordor: 1 }, huntBox: { shadow: 1 } }),
    MOVE,
    dice(named('hunt tile', tile)),
  )
const kinds = (state: Parameters<typeof offered>[0]) => offered(state).map(({ kind }) => kind)

describe('Strider', () => {
  const revealed = (guide: 'strider' | 'gandalf-the-grey', spec: PositionSpec = {}) =>
    board({
      dice: { 'free-peoples': ['character', 'muster', 'event', 'muster-army'], shadow: ['army'] },
      ...spec,
      fellowship: { region: 'hollin', revealed: true, guide },
    })
  const hides = (die: DieFace) => free({ kind: 'hideFellowship', die, as: die })

  ruleAllows('character.strider', 'as Guide he hides a Revealed Fellowship with any result', () => {
    for (const die of ['character', 'muster', 'event', 'muster-army'] as const) {
      const state = after(revealed('strider'), hides(die))
      expect([die, fellowship(state).revealed]).toEqual([die, false])
      expect([huntBox(state, 'free-peoples'), unused(state, 'free-peoples')[die] ?? 0]).toEqual([0, 0])
    }
    expect(offers(revealed('strider'), 'hideFellowship', 'die')).toEqual([
      'character',
      'muster',
      'event',
      'muster-army',
    ])
    const will = { dice: { 'free-peoples': ['will-of-the-west'], shadow: ['army'] } } as const
    const act = free({ kind: 'hideFellowship', die: 'will-of-the-west', as: 'character' })
    expect(fellowship(after(revealed('strider', will), act)).revealed).toBe(false)
  })

  ruleForbids('character.strider', 'not while another guides, though he is with them', () => {
    expect(offers(revealed('gandalf-the-grey'), 'hideFellowship', 'die')).toEqual(['character'])
    expect(refused(revealed('gandalf-the-grey'), hides('event'))).toEqual([
      'character.strider',
      'die.characterFreePeoples',
      'die.event',
    ])
  })

  ruleForbids('character.strider', 'not once he has left, nor a Fellowship that is hidden', () => {
    const gone = revealed('gandalf-the-grey', { characters: { strider: 'hollin' } })
    expect(refused(gone, hides('muster'))).toEqual([
      'character.strider',
      'die.characterFreePeoples',
      'die.muster',
    ])
    const hidden = board({ fellowship: { region: 'hollin', guide: 'strider' } })
    expect(refused(hidden, hides('event'))).toEqual(['fellowship.hide'])
    expect(refused(revealed('strider'), free({ kind: 'moveFellowship', die: 'event', as: 'event' }))).toEqual(
      ['die.characterFreePeoples', 'die.event', 'fellowship.revealed'],
    )
  })
})

describe('the Hobbits as Guides', () => {
  const both = only('meriadoc', 'peregrin')
  const LEAVES = free({ kind: 'guideLeaves' })
  const withGuide = (guide: 'meriadoc' | 'peregrin') => ({ fellowship: { guide } }) as const

  ruleAllows(
    'character.meriadoc',
    'Merry leaves for one damage, and goes where he could by separating',
    () => {
      const state = hunted('standard-1', both, withGuide('meriadoc'))
      expect(kinds(state)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom', 'guideLeaves'])
      const left = after(state, LEAVES)
      expect([asked(left), fellowship(left).guide]).toEqual(['free-peoples decide/destination', 'peregrin'])
      const gone = after(left, free({ kind: 'goTo', region: 'fords-of-bruinen' }))
      expect([where(gone, 'meriadoc'), companions(gone)]).toEqual(['fords-of-bruinen', ['peregrin']])
      expect(fellowship(gone)).toMatchObject({ corruption: 0, progress: 1 })
    },
  )

  ruleAllows('character.peregrin', 'Pippin leaves for one damage; the rest is still to be borne', () => {
    const state = after(hunted('standard-2', both, withGuide('peregrin')), LEAVES)
    expect([asked(state), fellowship(state).guide]).toEqual(['free-peoples decide/damage', 'meriadoc'])
    const gone = after(state, free({ kind: 'takeCorruption' }), free({ kind: 'goTo', region: 'hollin' }))
    expect([where(gone, 'peregrin'), fellowship(gone).corruption]).toEqual(['hollin', 1])
  })

  ruleAllows(
    ['character.meriadoc', 'character.peregrin'],
    'OR-71, OR-72: both leave for one tile and go as one group',
    () => {
      const state = hunted('standard-2', both, withGuide('meriadoc'))
      const left = after(state, LEAVES, LEAVES)
      expect([asked(left), fellowship(left).guide]).toEqual(['free-peoples decide/destination', 'gollum'])
      const gone = after(left, free({ kind: 'goTo', region: 'trollshaws' }))
      expect([where(gone, 'meriadoc'), where(gone, 'peregrin')]).toEqual(['trollshaws', 'trollshaws'])
      expect([fellowship(gone).corruption, asked(gone)]).toEqual([0, 'shadow decide/action'])
      expect(eventsAs('DamageReduced', state, LEAVES, LEAVES)).toMatchObject([
        { character: 'meriadoc', by: 1, damage: 1 },
        { character: 'peregrin', by: 1, damage: 0 },
      ])
    },
  )

  ruleAllows(
    ['character.meriadoc', 'character.peregrin'],
    'OR-78: on the Mordor Track it costs his life',
    () => {
      const state = after(inMordor('standard-1', only('meriadoc')), LEAVES)
      expect([where(state, 'meriadoc'), fellowship(state).corruption]).toEqual(['eliminated', 0])
      expect([fellowship(state).mordor, fellowship(state).guide]).toEqual([2, 'gollum'])
      expect(where(after(inMordor('standard-1', only('peregrin')), LEAVES), 'peregrin')).toBe('eliminated')
    },
  )

  ruleForbids(['character.meriadoc', 'character.peregrin'], 'not while another guides', () => {
    expect(refused(hunted('standard-1'), LEAVES)).toEqual([
      'character.meriadoc',
      'character.peregrin',
      'fellowship.guideAbility',
    ])
    const boromir = hunted('standard-1', only('boromir', 'meriadoc', 'peregrin'))
    expect(refused(boromir, LEAVES)).toEqual([
      'character.meriadoc',
      'character.peregrin',
      'fellowship.guideAbility',
    ])
    expect(kinds(boromir)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom'])
  })

  ruleForbids(['character.meriadoc', 'character.peregrin'], 'not without damage', () => {
    const state = hunted('standard-0-reveal', both, withGuide('meriadoc'))
    expect(asked(state)).toBe('free-peoples decide/path')
    expect(companions(state)).toEqual(['meriadoc', 'peregrin'])
  })
})

describe('Take Them Alive', () => {
  const both = only('meriadoc', 'peregrin')

  ruleAllows('character.takeThemAlive', 'CARD-2: Merry lost as Guide comes onto the map at once', () => {
    const lost = after(
      hunted('standard-1', both, { fellowship: { guide: 'meriadoc' } }),
      free({ kind: 'loseGuide' }),
    )
    expect(asked(lost)).toBe('free-peoples decide/destination')
    const state = after(lost, free({ kind: 'goTo', region: 'trollshaws' }))
    expect([where(state, 'meriadoc'), companions(state)]).toEqual(['trollshaws', ['peregrin']])
    expect(fellowship(state)).toMatchObject({ corruption: 0, guide: 'peregrin' })
  })

  ruleAllows('character.takeThemAlive', 'CARD-3: so does Pippin if he is drawn', () => {
    const drawn = after(hunted('standard-1'), free({ kind: 'loseRandom' }), dice('peregrin'))
    expect(asked(drawn)).toBe('free-peoples decide/guide')
    const state = after(
      drawn,
      free({ kind: 'nameGuide', companion: 'strider' }),
      free({ kind: 'goTo', region: 'hollin' }),
    )
    expect([where(state, 'peregrin'), companions(state)]).toEqual([
      'hollin',
      ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc'],
    ])
    expect(asked(state)).toBe('shadow decide/action')
  })

  ruleForbids('character.takeThemAlive', 'on the Mordor Track he is lost for good', () => {
    const state = after(inMordor('standard-1', only('meriadoc')), free({ kind: 'loseGuide' }))
    expect(where(state, 'meriadoc')).toBe('eliminated')
  })

  ruleForbids('character.takeThemAlive', 'nobody else comes back', () => {
    const state = after(hunted('standard-3'), free({ kind: 'loseGuide' }))
    expect(where(state, 'gandalf-the-grey')).toBe('eliminated')
  })
})

describe('Gollum', () => {
  ruleAllows(
    'character.gollum',
    'CARD-1: he guides the Ring-bearers alone; no number of a standard tile reveals them',
    () => {
      for (const tile of ['standard-0-reveal', 'standard-1-reveal', 'standard-2-reveal'] as const) {
        const start = hunted(tile, ELIMINATED)
        const state = asked(start).endsWith('damage') ? after(start, free({ kind: 'takeCorruption' })) : start
        expect([tile, fellowship(state).revealed, asked(state)]).toEqual([
          tile,
          false,
          'shadow decide/action',
        ])
        expect(fellowship(state).guide).toBe('gollum')
      }
    },
  )

  ruleForbids('character.gollum', 'an Eye reveals them, and with another Guide a number does', () => {
    const eye = hunted('standard-eye', ELIMINATED)
    expect(asked(eye)).toBe('free-peoples decide/path')
    const strider = after(hunted('standard-1-reveal', only('strider')), free({ kind: 'takeCorruption' }))
    expect(asked(strider)).toBe('free-peoples decide/path')
  })

  ruleForbids('character.gollum', 'he is never on the map nor in the Fellowship, nor lost', () => {
    for (const place of ['hollin', 'fellowship', 'eliminated'] as const)
      expect(() => table({ characters: { gollum: place } })).toThrow(/characters.gollum/)
    const alone = hunted('standard-2', ELIMINATED)
    expect(refused(alone, free({ kind: 'loseGuide' }))).toEqual(['hunt.casualty'])
    expect(refused(alone, free({ kind: 'loseRandom' }))).toEqual(['hunt.casualty'])
  })

  ruleAllows('character.gollum', 'he counts as one Companion for the allocation', () => {
    const state = table({ base: 'empty', phase: 'hunt-allocation', characters: ELIMINATED })
    expect(offers(state, 'allocate', 'dice')).toEqual([0, 1])
  })

  const REVEAL = free({ kind: 'revealSelf' })

  ruleAllows('character.gollumReveals', 'OR-123: for a reveal of their own the damage is one less', () => {
    const start = hunted('standard-2', ELIMINATED)
    expect(kinds(start)).toEqual(['takeCorruption', 'revealSelf'])
    const state = after(start, REVEAL)
    expect([asked(state), fellowship(state).corruption]).toEqual(['free-peoples decide/path', 1])
    const there = after(state, free({ kind: 'goTo', region: 'trollshaws' }))
    expect(fellowship(there)).toMatchObject({
      region: 'trollshaws',
      revealed: true,
      progress: 0,
      corruption: 1,
    })
  })

  ruleAllows(
    'character.gollumReveals',
    'OR-123: a way into Moria draws its tile like any other reveal',
    () => {
      const state = after(hunted('standard-2', ELIMINATED), REVEAL, free({ kind: 'goTo', region: 'moria' }))
      expect(asked(state)).toBe('nature hunt tile')
    },
  )

  ruleAllows('character.gollumReveals', 'on the Mordor Track it turns the counter', () => {
    const state = after(inMordor('standard-2', ELIMINATED), REVEAL)
    expect(fellowship(state)).toMatchObject({ mordor: 2, revealed: true, corruption: 1 })
  })

  ruleForbids(
    'character.gollumReveals',
    'not twice for one tile, nor if the tile reveals them anyway',
    () => {
      const start = hunted('standard-3', ELIMINATED)
      expect(fellowship(after(start, REVEAL)).corruption).toBe(2)
      const eye = hunted('standard-eye', ELIMINATED)
      expect(fellowship(eye).corruption).toBe(1)
      expect([asked(eye), offered(eye, { kind: 'revealSelf' })]).toEqual(['free-peoples decide/path', []])
    },
  )

  ruleForbids('character.gollumReveals', 'with another Guide they cannot', () => {
    expect(refused(hunted('standard-2'), REVEAL)).toEqual([
      'character.gollumReveals',
      'fellowship.guideAbility',
    ])
  })
})
