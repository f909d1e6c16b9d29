/** Chapters 8 and 10: Victory Check, Draw step, scoring. */
import { describe, expect } from 'vitest'
import type { PositionSpec, State } from '../../../src/card-game'
import { after, asked, by, comes, eventsAs, type Move } from '../support/play'
import { corruption, told, where } from '../support/read'
import { ruleAllows, ruleForbids } from '../support/rules'
import { allPass, cycles, turnOf } from '../cards/scenes'

const SEATS = ['frodo', 'witch-king', 'aragorn', 'saruman'] as const
const PASSES: ReadonlyArray<Move> = SEATS.map((seat) => by(seat, { kind: 'pass' }))
/** The path Imladris is fought over and held: 1 point for the Free Peoples. */
const checked = (spec: PositionSpec) => {
  const [scores] = eventsAs('ScoresCounted', turnOf('frodo', spec), ...PASSES)
  return [scores?.freePeoples, scores?.shadow]
}
const over = (spec: PositionSpec): State => allPass(turnOf('frodo', spec))

describe('scores', () => {
  ruleAllows('score.battlegrounds', 'points for the team that holds it', () => {
    expect(checked({ freePeoples: ['minas-tirith', 'moria'], shadow: ['helms-deep'] })).toEqual([5, 2])
  })

  ruleForbids('score.battlegrounds', 'none while it lies in its deck', () => {
    expect(checked({})).toEqual([1, 0])
  })

  ruleAllows('score.paths', 'paths of the Free Peoples', () => {
    expect(checked({ freePeoples: ['bag-end', 'weathertop'] })).toEqual([4, 0])
  })

  ruleForbids('score.paths', 'not those of the Shadow', () => {
    expect(checked({ shadow: ['bag-end', 'weathertop'] })).toEqual([1, 0])
  })

  ruleAllows('score.corruption', 'one point each for the Shadow', () => {
    expect(checked({ corruption: 4 })).toEqual([1, 4])
  })

  ruleForbids('score.corruption', 'there is never less than none', () => {
    const start = turnOf('frodo', {
      on: { path: ['sam-gamgee', 'frodo-baggins'] },
      items: { 'sam-gamgee': ['lembas'] },
      corruption: 1,
    })
    expect(corruption(after(start, by('frodo', { kind: 'use', card: 'lembas' })))).toBe(0)
  })

  ruleAllows('score.total', 'all of it together (TC-85)', () => {
    const spec = {
      path: 'amon-hen',
      freePeoples: ['minas-tirith', 'moria', 'bag-end', 'weathertop'],
      shadow: ['helms-deep', 'orthanc', 'imladris', 'caradhras', 'egladil'],
      corruption: 5,
    } as const
    expect(checked(spec)).toEqual([9, 9])
  })

  ruleForbids('score.total', 'Ring tokens are not part of it before the end', () => {
    expect(checked({ ringsUsed: SEATS })).toEqual(checked({}))
  })
})

describe('the end', () => {
  const LEAD = ['helms-deep', 'edoras', 'rivendell', 'lorien', 'minas-tirith'] as const

  ruleAllows('victory.lead', 'a lead of ten ends the game', () => {
    expect(asked(over({ freePeoples: LEAD, corruption: 1 }))).toBe('over victory.lead')
    expect(over({ freePeoples: LEAD, corruption: 1 }).outcome?.winners).toEqual(['frodo', 'aragorn'])
  })

  ruleForbids('victory.lead', 'a lead of nine does not', () => {
    expect(asked(over({ freePeoples: LEAD, corruption: 2 }))).toBe('nature deck of frodo')
  })

  ruleAllows('victory.check', 'it is counted after all combats', () => {
    expect(checked({ path: 'weathertop', on: { path: ['the-witch-king'] } })).toEqual([0, 2])
  })

  ruleForbids('victory.check', 'nothing is decided in the middle of a round', () => {
    const start = turnOf('frodo', { freePeoples: [...LEAD, 'pelargir', 'dol-amroth'] })
    expect(asked(start)).toBe('frodo decide/turn')
    const passed = after(start, by('frodo', { kind: 'pass' }))
    expect(asked(passed)).toBe('witch-king decide/turn')
    const used = after(passed, by('witch-king', { kind: 'useRing' }), comes('olog-hai', 'black-uruks'))
    expect(asked(used)).toBe('aragorn decide/turn')
    expect(asked(allPass(used))).toBe('over victory.lead')
  })

  const last = { path: 'orodruin', ringsUsed: SEATS } as const

  ruleAllows('victory.lastPath', 'after path 9 the higher score wins', () => {
    const state = over({ ...last, shadow: ['helms-deep', 'orthanc'] })
    expect([asked(state), state.outcome?.winners]).toEqual([
      'over victory.lastPath',
      ['witch-king', 'saruman'],
    ])
  })

  ruleForbids('victory.lastPath', 'not before', () => {
    expect(over({ path: 'shelobs-lair', shadow: ['helms-deep', 'orthanc'] }).outcome).toBeNull()
  })

  ruleAllows('victory.tie', 'a tie goes to the Shadow', () => {
    const state = over({ ...last, corruption: 3 })
    expect([asked(state), state.outcome?.winners]).toEqual(['over victory.tie', ['witch-king', 'saruman']])
  })

  ruleForbids('victory.tie', 'one point more does not', () => {
    expect(over({ ...last, corruption: 2 }).outcome?.winners).toEqual(['frodo', 'aragorn'])
  })

  ruleAllows('score.ringTokens', 'each one left is a point after the last path (TC-83)', () => {
    const state = over({ path: 'orodruin', ringsUsed: ['frodo', 'witch-king', 'saruman'], corruption: 4 })
    expect(state.outcome?.scores).toMatchObject({ frodo: 4, saruman: 4 })
  })

  ruleForbids('score.ringTokens', 'a used one is not, and none before the end (TC-84)', () => {
    expect(over({ ...last, corruption: 4 }).outcome?.scores).toMatchObject({ frodo: 3, saruman: 4 })
    expect(asked(over({ freePeoples: LEAD, corruption: 2, ringsUsed: ['witch-king', 'saruman'] }))).toBe(
      'nature deck of frodo',
    )
  })
})

describe('the Draw step', () => {
  const FRODO = { outcomes: ['gimli', 'eomer', 'sting'] }

  ruleAllows('draw.step', 'what the scenario says, and what cards in reserve add', () => {
    const plain = after(over({}), FRODO)
    expect(asked(plain)).toBe('nature deck of witch-king')
    const white = after(over({ reserve: ['gandalf-the-white'] }), FRODO)
    expect(asked(white)).toBe('nature deck of frodo')
    expect(where(after(white, { outcomes: ['smeagol'] }), 'smeagol')).toBe('hand')
  })

  ruleForbids('draw.step', 'Galadriel lets nobody keep all of it (OR-64)', () => {
    const state = over({ starter: 'aragorn', turn: 'frodo', reserve: ['galadriel'] })
    const drawn = after(state, { outcomes: ['arwen', 'elrond', 'lembas', 'boromir'] })
    expect(asked(drawn)).toBe('aragorn decide/cycle')
    expect(where(after(drawn, cycles('aragorn', 'boromir')), 'boromir')).toBe('cycle')
  })

  const drawn = after(
    over({ shadow: ['helms-deep'] }),
    { outcomes: ['gimli', 'eomer', 'sting', 'olog-hai', 'grishnakh', 'the-reaver', 'fell-beast'] },
    { outcomes: ['arwen', 'elrond', 'boromir', 'gollum', 'shelob', 'ugluk', 'saruman'] },
  )

  ruleAllows('draw.token', 'the token goes to the next place', () => {
    expect(told(drawn).round).toBe(4)
    expect(asked(drawn)).toBe('nature battleground')
    expect(told(drawn).starter).toBe(1)
  })

  ruleForbids('draw.token', 'not before all have drawn', () => {
    expect(told(after(over({}), FRODO)).starter).toBe(0)
  })
})
