/** Paths (TC-45 to TC-53). */
import { describe, expect, it } from 'vitest'
import type { PathId, PositionSpec, Seat } from '../../../src/card-game'
import { after, asked, brings, by, comes, offers, refused } from '../support/play'
import { places, sizes, standing, tokens, where } from '../support/read'
import {
  accepts,
  allPass,
  COIN,
  counted,
  declines,
  forsakes,
  moves,
  plays,
  playsEvent,
  turnOf,
  uses,
} from '../cards/scenes'

const leads = (seat: Seat, path: PathId) => by(seat, { kind: 'activatePath', path })

describe('paths that texts activate', () => {
  it('TC-45: Gandalf leads from the Fords to Khazad-dûm, which is fought over later', () => {
    const start = turnOf('frodo', { path: 'fords-of-bruinen', on: { path: ['gandalf-the-grey'] }, hand: [] })
    const done = after(
      start,
      uses('frodo', 'gandalf-the-grey'),
      leads('frodo', 'khazad-dum'),
      brings('gollum', 'shelob'),
    )
    expect([standing(done, 'fords-of-bruinen'), standing(done, 'khazad-dum')]).toEqual([
      'free-peoples',
      'active',
    ])
    expect([where(done, 'gandalf-the-grey'), sizes(done, 'saruman')['hand']]).toEqual(['cycle', 2])
  })

  it('TC-46: after path 9 there is no next path, but another one of its number', () => {
    const grey = turnOf('frodo', { path: 'orodruin', on: { path: ['smeagol'] } })
    expect(refused(grey, uses('frodo', 'smeagol'))).toEqual(['location.pathOnce'])
    const gollum = turnOf('saruman', { path: 'orodruin', on: { path: ['gollum'] } })
    const done = after(gollum, uses('saruman', 'gollum'), leads('saruman', 'morgai'))
    expect([standing(done, 'orodruin'), standing(done, 'morgai')]).toEqual(['shadow', 'active'])
    expect(tokens(done, 'path')).toEqual([1, 0])
    const over = allPass(done)
    expect(asked(over)).toBe('over victory.lastPath')
  })

  const allSixes: PositionSpec = { path: 'amon-hen', shadow: ['emyn-muil', 'dead-marshes'] }

  it('TC-47: with no path of the number left, nothing leads to one', () => {
    const event = turnOf('frodo', { ...allSixes, hand: ['there-is-another-way', COIN.frodo] })
    expect(refused(event, by('frodo', { kind: 'playEvent', card: 'there-is-another-way' }))).toEqual([
      'location.pathOnce',
    ])
    const gollum = turnOf('saruman', { ...allSixes, on: { path: ['gollum'] } })
    expect(refused(gollum, uses('saruman', 'gollum'))).toEqual(['location.pathOnce'])
  })

  const cruel = (spec: PositionSpec) =>
    turnOf('saruman', { path: 'caradhras', hand: ['caradhras-the-cruel', COIN.saruman], ...spec })

  it('TC-48: Caradhras the Cruel drives to another path 4, if one is left', () => {
    const none = after(
      cruel({ shadow: ['khazad-dum', 'the-doors-of-durin'] }),
      ...plays('saruman', 'caradhras-the-cruel', 'path'),
    )
    expect([asked(none), where(none, 'caradhras-the-cruel')]).toEqual(['frodo decide/turn', 'path'])
    const one = after(
      cruel({ shadow: ['khazad-dum'] }),
      ...plays('saruman', 'caradhras-the-cruel', 'path'),
      leads('saruman', 'the-doors-of-durin'),
    )
    expect(places(one, 'caradhras-the-cruel')).toEqual(['eliminated'])
    expect(standing(one, 'caradhras')).toBe('shadow')
  })

  it('TC-49: Faramir on Osgiliath may lead to another path 7', () => {
    const start = turnOf('aragorn', { path: 'osgiliath', reserve: ['faramir'] })
    const asks = after(start, moves('aragorn', 'faramir', 'path'))
    expect(asked(asks)).toBe('aragorn decide/alternative')
    const named = after(asks, accepts('aragorn'))
    expect(offers(named, 'activatePath', 'path')).toEqual(['the-crossroads', 'henneth-annun'])
    const done = after(named, leads('aragorn', 'henneth-annun'), brings('arwen'))
    expect([standing(done, 'osgiliath'), where(done, 'faramir')]).toEqual(['free-peoples', 'cycle'])
    expect(asked(after(asks, declines('aragorn')))).toBe('saruman decide/turn')
  })

  it('TC-50: two paths of one number are scored in one round', () => {
    const start = turnOf('frodo', { path: 'osgiliath', hand: ['there-is-another-way', COIN.frodo] })
    const changed = after(
      start,
      ...playsEvent('frodo', 'there-is-another-way'),
      leads('frodo', 'the-crossroads'),
    )
    const drawn = after(changed, brings('gimli', 'arwen'))
    const done = allPass(drawn)
    expect([standing(done, 'osgiliath'), standing(done, 'the-crossroads')]).toEqual([
      'free-peoples',
      'free-peoples',
    ])
    expect(tokens(drawn, 'path')).toEqual([0, 1])
  })
})

describe('who goes to a path', () => {
  it('TC-51: the Mouth of Sauron shuns paths while a Shadow battleground is active', () => {
    const mouth = (spec: PositionSpec) =>
      turnOf('witch-king', { path: 'morgul-vale', reserve: ['mouth-of-sauron'], ...spec })
    const goes = moves('witch-king', 'mouth-of-sauron', 'path')
    expect(refused(mouth({ battlegrounds: ['orthanc'] }), goes)).toEqual(['action.moveWhere', 'cards.text'])
    expect(refused(mouth({ battlegrounds: ['minas-tirith'] }), goes)).toEqual([])
    const play = by('witch-king', { kind: 'play', card: 'mouth-of-sauron', to: 'path' })
    const held = { reserve: [], hand: ['mouth-of-sauron', COIN['witch-king']] } as const
    expect(refused(mouth({ battlegrounds: ['orthanc'], ...held }), play)).toEqual(['cards.text'])
    expect(refused(mouth({ battlegrounds: ['minas-tirith'], ...held }), play)).toEqual([])
  })

  it('TC-52: Boromir draws when he is played, and forsakes whenever he comes to a path', () => {
    const start = turnOf('aragorn', { path: 'khazad-dum', hand: ['boromir', COIN.aragorn] })
    const played = after(start, ...plays('aragorn', 'boromir', 'path'), comes('arwen'))
    expect(asked(played)).toBe('aragorn decide/forsake')
    expect(offers(played, 'forsake', 'card')).toContain('arwen')
    const moved = after(
      turnOf('aragorn', { path: 'khazad-dum', reserve: ['boromir'] }),
      moves('aragorn', 'boromir', 'path'),
    )
    expect([asked(moved), sizes(moved, 'aragorn')['hand']]).toEqual(['aragorn decide/forsake', 0])
  })

  it('TC-53: the Balrog frightens when it comes out, not in reserve', () => {
    const rest = after(
      turnOf('saruman', { hand: ['balrog-of-moria', COIN.saruman] }),
      ...plays('saruman', 'balrog-of-moria', 'reserve'),
    )
    expect(asked(rest)).toBe('frodo decide/turn')
    const out = after(
      turnOf('saruman', { path: 'khazad-dum', reserve: ['balrog-of-moria'], hand: ['gimli', 'arwen'] }),
      moves('saruman', 'balrog-of-moria', 'path'),
      forsakes('frodo', 'gimli'),
      forsakes('aragorn', 'arwen'),
    )
    expect(asked(out)).toBe('frodo decide/turn')
    expect(counted(out, 'path')[0]).toBe(3)
  })
})
