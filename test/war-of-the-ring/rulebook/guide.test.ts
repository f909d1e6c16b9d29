/** The Guide of the Fellowship (chapter VIII, p. 51). */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/war-of-the-ring'
import { after, asked, dice, drawn, eventsAs, free, fresh, named, offered, offers } from '../support/play'
import { refused, shadow, table } from '../support/play'
import { companions, fellowship, politics, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'

const MOVE = free({ kind: 'moveFellowship', die: 'character', as: 'character' })
const SEPARATE = free({ kind: 'separate', die: 'character', as: 'character' })
const PASS = free({ kind: 'pass' })
const DONE = free({ kind: 'done' })
const tile = (id: string) => named('hunt tile', id)
const guiding = (companion: 'strider' | 'boromir' | 'legolas' | 'gimli' | 'gandalf-the-grey' | 'meriadoc') =>
  free({ kind: 'nameGuide', companion })
const join = (character: 'gandalf-the-grey' | 'strider' | 'boromir' | 'legolas' | 'peregrin') =>
  free({ kind: 'join', character })
const to = (region: 'rivendell' | 'hollin') => free({ kind: 'goTo', region })

const acting = (spec: PositionSpec = {}): State =>
  table({
    dice: { 'free-peoples': ['character', 'character', 'event'], shadow: ['event', 'event'] },
    huntBox: { shadow: 1 },
    ...spec,
  })
type Characters = NonNullable<PositionSpec['characters']>
/** Nobody but these is with the Ring-bearers. */
const only = (...left: ReadonlyArray<string>): Characters => {
  const all = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin']
  return Object.fromEntries(all.filter((id) => !left.includes(id)).map((id) => [id, 'eliminated']))
}
const options = (state: State) => offered(state).map(({ kind }) => kind)

describe('who guides', () => {
  ruleAllows('fellowship.firstGuide', 'Gandalf the Grey does at the start', () => {
    expect(fellowship(fresh()).guide).toBe('gandalf-the-grey')
  })

  const phase = (spec: PositionSpec = {}) => after(table({ phase: 'fellowship', ...spec }), PASS)

  ruleAllows('fellowship.guide', 'EX-15: in turn 1 Strider may take over from Gandalf', () => {
    const state = phase({ turn: 1 })
    expect(asked(state)).toBe('free-peoples decide/guide')
    expect(offers(state, 'nameGuide', 'companion')).toEqual(['gandalf-the-grey', 'strider'])
    expect(fellowship(after(state, guiding('strider'))).guide).toBe('strider')
    expect(fellowship(after(state, guiding('gandalf-the-grey'))).guide).toBe('gandalf-the-grey')
  })

  ruleForbids('fellowship.guide', 'EX-15: Boromir may not, with Level 2', () => {
    expect(refused(phase({ turn: 1 }), guiding('boromir'))).toEqual(['fellowship.guide'])
  })

  ruleAllows('fellowship.guide', 'with no better left, those of Level 2 are equals', () => {
    const state = phase({ characters: only('boromir', 'gimli', 'peregrin') })
    expect(offers(state, 'nameGuide', 'companion')).toEqual(['boromir', 'gimli'])
  })

  ruleForbids('fellowship.guideLeaves', 'nobody guides until one of several equals is named', () => {
    const characters = only('strider', 'boromir', 'gimli')
    const found = after(acting({ characters, fellowship: { region: 'hollin' } }), MOVE, drawn('hunt die', 6))
    const open = after(found, dice(tile('standard-3')), free({ kind: 'loseGuide' }))
    expect(asked(open)).toBe('free-peoples decide/guide')
    expect(where(open, 'strider')).toBe('eliminated')
    expect(fellowship(open).guide).toBeNull()
    expect(fellowship(after(open, guiding('gimli'))).guide).toBe('gimli')
  })

  ruleForbids('fellowship.guideLeaves', 'nor when he has left by himself', () => {
    const begun = after(
      acting({ characters: only('strider', 'boromir', 'gimli') }),
      SEPARATE,
      join('strider'),
    )
    const open = after(begun, DONE, to('hollin'))
    expect(asked(open)).toBe('free-peoples decide/guide')
    expect(fellowship(open).guide).toBeNull()
  })

  ruleForbids('fellowship.guide', 'nobody is asked where one alone is the best', () => {
    const state = phase({ characters: only('strider', 'gimli') })
    expect(fellowship(state).guide).toBe('strider')
    expect(asked(state)).toBe('shadow decide/allocation')
  })

  ruleAllows('fellowship.changeGuide', 'DP-8.2: as the Fellowship phase ends, declared or not', () => {
    expect(asked(phase())).toBe('free-peoples decide/guide')
    const declared = after(table({ phase: 'fellowship' }), free({ kind: 'declare' }))
    expect(asked(declared)).toBe('free-peoples decide/guide')
    expect(asked(after(declared, guiding('strider')))).toBe('shadow decide/allocation')
    const shown = table({ phase: 'fellowship', fellowship: { region: 'hollin', revealed: true } })
    expect(asked(shown)).toBe('free-peoples decide/guide')
  })

  ruleAllows('fellowship.changeGuide', 'DP-8.3: also when another than the Guide has gone', () => {
    const left = after(acting(), SEPARATE, join('peregrin'), DONE, to('rivendell'))
    expect(asked(left)).toBe('free-peoples decide/guide')
    expect(offers(left, 'nameGuide', 'companion')).toEqual(['gandalf-the-grey', 'strider'])
    expect(fellowship(after(left, guiding('strider'))).guide).toBe('strider')
  })

  ruleForbids('fellowship.changeGuide', 'not at any other time', () => {
    expect(refused(acting(), guiding('strider'))).toEqual(['fellowship.changeGuide'])
    const allocating = table({ phase: 'hunt-allocation' })
    expect(refused(allocating, guiding('strider'))).toEqual(['fellowship.changeGuide'])
    expect(fellowship(after(acting(), MOVE, dice(1))).guide).toBe('gandalf-the-grey')
  })
})

describe('what a Guide can do', () => {
  const shown = (guide: 'strider' | 'gandalf-the-grey') =>
    acting({ fellowship: { region: 'hollin', revealed: true, guide } })
  const hide = free({ kind: 'hideFellowship', die: 'event', as: 'event' })

  ruleAllows('fellowship.guideAbility', 'with Strider any die hides the Fellowship', () => {
    expect(fellowship(after(shown('strider'), hide)).revealed).toBe(false)
  })

  ruleForbids('fellowship.guideAbility', 'Strider does not help while Gandalf guides', () => {
    expect(refused(shown('gandalf-the-grey'), hide)).toEqual([
      'character.strider',
      'die.characterFreePeoples',
      'die.event',
    ])
  })

  ruleForbids('fellowship.guideAbility', 'nor do the Hobbits, before they guide', () => {
    const hit = after(acting(), MOVE, dice(6, tile('standard-1')))
    expect(options(hit)).toEqual(['takeCorruption', 'loseGuide', 'loseRandom'])
    expect(refused(hit, free({ kind: 'guideLeaves' }))).toEqual([
      'character.meriadoc',
      'character.peregrin',
      'fellowship.guideAbility',
    ])
    expect(refused(hit, free({ kind: 'revealSelf' }))).toEqual([
      'character.gollumReveals',
      'fellowship.guideAbility',
    ])
  })

  const rouse = free({ kind: 'advanceNation', die: 'event', as: 'event', nation: 'gondor' })
  const rest = { region: 'minas-tirith' } as const

  ruleAllows('fellowship.guideAbility', 'Boromir rouses Gondor once he has left the Fellowship', () => {
    const state = acting({ fellowship: rest, characters: { boromir: 'minas-tirith' } })
    expect(politics(state, 'gondor')).toBe('passive, 2 steps')
    expect(politics(after(state, rouse), 'gondor')).toBe('passive, 1 step')
  })

  ruleForbids('fellowship.guideAbility', 'Boromir in the Fellowship does not, Guide or not', () => {
    expect(refused(acting({ fellowship: rest }), rouse)).toEqual(['character.boromir', 'die.event'])
    const guide = acting({ fellowship: rest, characters: only('boromir') })
    expect(fellowship(guide).guide).toBe('boromir')
    expect(refused(guide, rouse)).toEqual(['character.boromir', 'die.event'])
  })
})

describe('when the Guide is gone', () => {
  ruleAllows('fellowship.guideLeaves', 'OR-66: one alone of the best Level follows unasked', () => {
    const left = after(acting(), SEPARATE, join('gandalf-the-grey'), DONE, to('rivendell'))
    expect(fellowship(left).guide).toBe('strider')
    expect(asked(left)).toBe('shadow decide/action')
  })

  ruleAllows('fellowship.guideLeaves', 'OR-66: several of them are asked for at once', () => {
    const both = [join('gandalf-the-grey'), join('strider'), DONE, to('hollin')]
    const left = after(acting(), SEPARATE, ...both)
    expect(asked(left)).toBe('free-peoples decide/guide')
    expect(offers(left, 'nameGuide', 'companion')).toEqual(['boromir', 'legolas', 'gimli'])
    expect(fellowship(after(left, guiding('gimli'))).guide).toBe('gimli')
  })

  ruleAllows('fellowship.guideLeaves', 'OR-66: before what is left of the damage is borne', () => {
    const start = acting({
      characters: only('boromir', 'legolas', 'gimli'),
      fellowship: { guide: 'boromir' },
    })
    const lost = after(start, MOVE, dice(6, tile('standard-3')), free({ kind: 'loseGuide' }))
    expect(asked(lost)).toBe('free-peoples decide/guide')
    expect(offers(lost, 'nameGuide', 'companion')).toEqual(['legolas', 'gimli'])
    expect(fellowship(lost).corruption).toBe(0)
    expect(fellowship(after(lost, guiding('gimli')))).toMatchObject({ corruption: 1, guide: 'gimli' })
  })

  ruleForbids('fellowship.guideLeaves', 'a lesser Companion does not follow, nor one who left too', () => {
    const left = after(acting(), SEPARATE, join('gandalf-the-grey'), join('strider'), DONE, to('hollin'))
    expect(refused(left, guiding('meriadoc'))).toEqual(['fellowship.guide'])
    expect(refused(left, guiding('strider'))).toEqual(['fellowship.members'])
    expect(refused(left, shadow({ kind: 'pass' }))).toEqual(['turn.wholeAction'])
  })
})

describe('Gollum', () => {
  ruleAllows('fellowship.gollum', 'guides when the last Companion has left', () => {
    const last = acting({ characters: only('strider') })
    const state = after(last, SEPARATE, to('rivendell'))
    expect(companions(state)).toEqual([])
    expect(fellowship(state).guide).toBe('gollum')
    expect(where(state, 'gollum')).toBe('aside')
    expect(eventsAs('GuideNamed', last, SEPARATE, to('rivendell'))).toEqual([
      { kind: 'GuideNamed', rule: 'fellowship.gollum', guide: 'gollum' },
    ])
  })

  ruleAllows('fellowship.gollum', 'or when he has died', () => {
    const hit = after(acting({ characters: only('strider') }), MOVE, dice(6, tile('standard-2')))
    expect(fellowship(after(hit, free({ kind: 'loseGuide' })))).toMatchObject({
      guide: 'gollum',
      corruption: 0,
    })
  })

  const allocating = (characters: Characters) => table({ phase: 'hunt-allocation', characters })

  ruleAllows('fellowship.gollum', 'counts as one Companion for the Hunt allocation', () => {
    expect(offers(allocating(only()), 'allocate', 'dice')).toEqual([0, 1])
  })

  ruleForbids('fellowship.gollum', 'is no more than one, and does not guide beside a Companion', () => {
    const two = shadow({ kind: 'allocate', dice: 2 })
    expect(refused(allocating(only()), two)).toEqual(['huntAllocation.limit'])
    expect(offers(allocating(only('meriadoc')), 'allocate', 'dice')).toEqual([0, 1])
    expect(fellowship(allocating(only('meriadoc'))).guide).toBe('meriadoc')
    const wrong = { fellowship: { guide: 'gollum' }, characters: only('meriadoc') } as const
    expect(() => table(wrong)).toThrow(/gollum is not of the highest Level/)
  })

  ruleAllows('fellowship.gollumLate', 'who came before the draw takes one off and hides their track', () => {
    const hit = after(acting({ characters: only() }), MOVE, dice(6, tile('standard-2')))
    expect(options(hit)).toEqual(['takeCorruption', 'revealSelf'])
    const numbered = after(acting({ characters: only() }), MOVE, dice(6, tile('standard-0-reveal')))
    expect(fellowship(numbered)).toMatchObject({ revealed: false, progress: 1 })
  })

  ruleForbids('fellowship.gollumLate', 'who came by this tile takes nothing off', () => {
    const start = acting({ characters: only('peregrin'), fellowship: { region: 'hollin' } })
    const left = after(start, MOVE, dice(6, tile('standard-3')), free({ kind: 'guideLeaves' }))
    expect(fellowship(left)).toMatchObject({ guide: 'gollum', corruption: 2, revealed: false })
    expect(asked(left)).toBe('free-peoples decide/destination')
  })

  ruleForbids('fellowship.gollumLate', 'nor does he ignore the Reveal icon of this tile', () => {
    const start = acting({ characters: only('peregrin'), fellowship: { region: 'hollin' } })
    const left = after(start, MOVE, dice(6, tile('standard-1-reveal')), free({ kind: 'guideLeaves' }))
    const gone = after(left, to('hollin'))
    expect(asked(gone)).toBe('free-peoples decide/path')
    expect(fellowship(after(gone, DONE))).toMatchObject({ guide: 'gollum', corruption: 0, revealed: true })
    const next = after(acting({ characters: only() }), MOVE, drawn('hunt die', 6))
    expect(fellowship(after(next, drawn('hunt tile', 'standard-1-reveal'))).revealed).toBe(false)
  })
})
