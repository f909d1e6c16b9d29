/** Parts, marks and themes of pictures, and what a click on them means. */
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { battles } from '../../src/battles'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import type { View } from '../../src/kernel'
import {
  boardSvg,
  choicesAbout,
  COLOURS,
  HIGHLIGHT_STYLES,
  keysAfterClick,
  keysAt,
  keysOf,
  partsOf,
  picture,
  type BoardOptions,
  type Picture,
  type Target,
} from '../../src/svg'
import * as ofBattles from '../../src/svg/battles'
import * as ofCards from '../../src/svg/cardGame'
import * as ofConfrontation from '../../src/svg/confrontation'
import * as ofWar from '../../src/svg/war'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { battlesScene, cardGameScene, confrontationScene, warScene } from './scenes'
import { all, having, parseXml } from './xml'

const war = warOfTheRing.view(warScene(), 'free-peoples')
const small = confrontation.view(confrontationScene(), 'fellowship')
const VIEWS: ReadonlyArray<readonly [string, View, ofWar.Pictures]> = [
  ['war-of-the-ring', war, ofWar],
  ['confrontation', small, ofConfrontation],
  ['card-game', cardGame.view(cardGameScene(), 'aragorn'), ofCards],
  ['battles', battles.view(battlesScene(), 'free'), ofBattles],
]

const got = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}
const drawn = (view: View, options: BoardOptions): Picture => got(picture(view, options))
const ids = (view: View): ReadonlyArray<string> => got(partsOf(view)).map(({ id }) => id)

describe.each(VIEWS)('parts of %s', (name, view, own) => {
  it('are each a picture with its name, its size and nothing else', () => {
    expect(ids(view)).toContain('map')
    for (const { id, title } of got(partsOf(view))) {
      const { svg, width, height, missing } = drawn(view, { part: id, width: 500 })
      const { attributes } = parseXml(svg)
      expect([attributes['data-game'], attributes['data-part'], width]).toEqual([name, id, 500])
      expect(attributes['height']).toBe(String(height))
      expect(having(parseXml(svg), 'id')[0]?.text).toBe(title)
      expect(missing).toEqual([])
    }
  })

  it('stay within their width when they are set in rows', () => {
    for (const id of ids(view).filter((one) => /^(hand|dice|side|seat)\//.test(one)))
      for (const [width, scale] of [
        [360, 1],
        [700, 1.5],
      ] as const) {
        const tree = parseXml(drawn(view, { part: id, width, theme: { scale } }).svg)
        expect(Number(tree.attributes['viewBox']?.split(' ')[2])).toBeCloseTo(width / scale, 1)
        const over = all(tree).filter(
          ({ name: tag, attributes }) =>
            tag === 'rect' && Number(attributes['x']) + Number(attributes['width']) > width / scale + 1,
        )
        expect(over.map(({ attributes }) => [id, attributes['x'], attributes['width']])).toEqual([])
      }
  })

  it('have cards of the hand and dice as tall as a finger wants them', () => {
    const isHeld = (data: Readonly<Record<string, string | undefined>>): boolean =>
      data['data-where'] === 'hand' || data['data-die'] !== undefined
    for (const id of ids(view).filter((one) => /^(hand|dice)\//.test(one))) {
      const options = { part: id, width: 360, layout: 'screen' } as const
      const heights = (tap: number): ReadonlyArray<number> =>
        all(parseXml(drawn(view, { ...options, theme: { tap } }).svg))
          .filter(({ attributes }) => isHeld(attributes) && attributes['data-hidden-card'] === undefined)
          .map((node) => Number(all(node).find(({ name: tag }) => tag === 'rect')?.attributes['height']))
      for (const height of heights(40)) expect(height).toBeCloseTo(40, 1)
      expect(heights(40).length).toBe(heights(0).length)
      expect(heights(0).every((height) => height < 40)).toBe(true)
    }
    const wrong = picture(view, { part: 'map', theme: { tap: -1 } })
    expect(wrong).toMatchObject({ left: { path: 'options.theme.tap' } })
  })

  it('show together what the whole shows', () => {
    const cardsIn = (svg: string): ReadonlyArray<string | undefined> =>
      [...new Set(having(parseXml(svg), 'data-card').map(({ attributes }) => attributes['data-card']))].sort()
    const parts = ids(view).flatMap((id) => cardsIn(drawn(view, { part: id }).svg))
    expect([...new Set(parts)].sort()).toEqual(cardsIn(drawn(view, {}).svg))
  })

  it('are the same from the entry of the game alone', () => {
    expect(got(own.boardSvg(view))).toBe(got(boardSvg(view)))
    expect(got(own.partsOf(view))).toEqual(got(partsOf(view)))
    expect(got(own.picture(view, { part: 'map' }))).toEqual(drawn(view, { part: 'map' }))
  })
})

describe('hands and dice', () => {
  it('are those of one seat', () => {
    const { svg } = drawn(war, { part: 'dice/shadow' })
    const sides = having(parseXml(svg), 'data-die').map(({ attributes }) => attributes['data-side'])
    expect(sides.length).toBeGreaterThan(0)
    expect(new Set(sides)).toEqual(new Set(['shadow']))
    expect(drawn(war, { part: 'hand/shadow' }).svg).not.toContain('data-card="fp')
  })

  it('show no more of a hand than the view does', () => {
    const { svg } = drawn(war, { part: 'hand/shadow' })
    const inHand = having(parseXml(svg), 'data-card').filter(
      ({ attributes }) => attributes['data-where'] === 'hand',
    )
    expect(inHand).toEqual([])
  })

  it('of partners are one part for each', () => {
    const four = got(warOfTheRing.newGame({ seed: 'x', players: 4 }))
    expect(ids(warOfTheRing.view(four, 'spectator')).filter((id) => id.startsWith('hand/'))).toEqual([
      'hand/gondor',
      'hand/rohan',
      'hand/witch-king',
      'hand/saruman',
    ])
  })

  it('tell whose they are: partners share their dice, and in a match the players change sides', () => {
    const seatsOf = (view: View, part: string) => got(partsOf(view)).find(({ id }) => id === part)?.seats
    const three = warOfTheRing.view(got(warOfTheRing.newGame({ seed: 'x', players: 3 })), 'spectator')
    expect(seatsOf(three, 'dice/shadow')).toEqual(['witch-king', 'saruman'])
    expect(seatsOf(three, 'hand/saruman')).toEqual(['saruman'])
    expect(seatsOf(three, 'dice/free-peoples')).toEqual(['free-peoples'])
    expect(seatsOf(three, 'hunt')).toEqual([])
    const match = confrontation.view(got(confrontation.newGame({ seed: 'x', games: 2 })), 'spectator')
    expect(seatsOf(match, 'side/fellowship')).toEqual(['first'])
    expect(seatsOf(match, 'hand/sauron')).toEqual(['second'])
    expect(seatsOf(small, 'hand/sauron')).toEqual(['sauron'])
  })
})

describe('marks', () => {
  const markedIn = (svg: string): ReadonlyArray<readonly [string, string]> =>
    having(parseXml(svg), 'data-highlight').map(({ attributes }) => [
      attributes['data-region'] ?? attributes['data-card'] ?? attributes['data-piece'] ?? '',
      attributes['data-highlight'] ?? '',
    ])

  it.each(HIGHLIGHT_STYLES)('%s goes round a region and has a line of its own', (style) => {
    const { svg, missing } = drawn(war, { highlight: [{ id: 'erech', style }] })
    expect(missing).toEqual([])
    expect(markedIn(svg)).toEqual([['erech', style]])
    expect(svg).toContain(`stroke="${COLOURS[style]}"`)
  })

  it('are drawn round figures, cards, dice and Nations', () => {
    const view = warOfTheRing.view(warScene(), 'shadow')
    for (const id of ['strider', 'nazgul', 'die:army', 'nation:elves', 'tile:eye']) {
      const { svg, missing } = drawn(view, { highlight: [id] })
      if (missing.length === 0) expect(markedIn(svg).length).toBeGreaterThan(0)
    }
    const { svg } = drawn(view, { highlight: ['nation:elves'] })
    expect(having(parseXml(svg), 'data-highlight').map((one) => one.attributes['data-politics'])).toEqual([
      'elves',
    ])
  })

  it('that are nowhere are told, and the picture is drawn', () => {
    const { svg, missing } = drawn(war, { highlight: ['erech', 'erehc', 'region:strider', 'piece:nobody'] })
    expect(missing).toEqual(['erehc', 'region:strider', 'piece:nobody'])
    expect(markedIn(svg)).toEqual([['erech', 'choice']])
    expect(drawn(war, { part: 'hunt', highlight: ['erech'] }).missing).toEqual(['erech'])
  })

  it('are drawn round the figures of one region alone, if it is named', () => {
    const regions = (highlight: BoardOptions['highlight']): ReadonlyArray<string> => {
      const view = warOfTheRing.view(got(warOfTheRing.newGame({ seed: 'x' })), 'shadow')
      const { svg } = drawn(view, { part: 'map', highlight: highlight ?? [] })
      return having(parseXml(svg), 'data-region').flatMap((node) =>
        having(node, 'data-highlight').map(() => node.attributes['data-region'] ?? ''),
      )
    }
    expect(regions(['sauron-regular']).length).toBeGreaterThan(2)
    expect(regions([{ id: 'sauron-regular', style: 'chosen', in: 'moria' }])).toEqual(['moria'])
    const { missing } = drawn(war, { highlight: [{ id: 'strider', in: 'nowhere' }] })
    expect(missing).toEqual(['strider'])
  })

  it('replace each other: the last is drawn', () => {
    const { svg } = drawn(war, { highlight: ['erech', { id: 'erech', style: 'chosen' }] })
    expect(markedIn(svg)).toEqual([['erech', 'chosen']])
  })

  it('lie under the signs on the edge of a region', () => {
    const { svg } = drawn(war, { highlight: [{ id: 'minas-tirith', style: 'target' }] })
    const region = having(parseXml(svg), 'data-highlight')[0]
    const names = region?.children.map(({ name }) => name).filter((name) => name !== 'title')
    expect(names?.slice(0, 2)).toEqual(['path', 'path'])
    expect(names?.length).toBeGreaterThan(3)
  })

  it('frame a tile under the name of its face', () => {
    const { svg, missing } = drawn(small, { highlight: ['gandalf'] })
    expect(missing).toEqual([])
    expect(markedIn(svg)).toHaveLength(1)
  })

  it('lie where their figure does', () => {
    const { svg } = drawn(small, { highlight: ['piece:gandalf'] })
    const tile = having(parseXml(svg), 'data-highlight')[0]
    const rect = tile?.children.find(({ name }) => name === 'rect')?.attributes ?? {}
    const path = tile?.children.find(({ name }) => name === 'path')?.attributes['d'] ?? ''
    const [x = 0, y = 0] = (/^M([\d.]+) ([\d.]+)/.exec(path) ?? []).slice(1).map(Number)
    expect([Number(rect['x']) - x, Number(rect['y']) - y]).toEqual([2.5, 2.5])
  })
})

describe('a theme', () => {
  it('has colours, and leaves the rest as it is', () => {
    const own = { 'water-paper': '#101010', 'page-ink': 'ivory', 'panel-ink': 'ivory' }
    const night = got(boardSvg(war, { theme: { colours: own } }))
    expect(night.match(/"#101010"/g)).toHaveLength(2)
    const again = night
      .replaceAll('"#101010"', `"${COLOURS['water-paper']}"`)
      .replaceAll('"ivory"', '"#1f1b16"')
    expect(again === got(boardSvg(war))).toBe(true)
  })

  it('has typefaces', () => {
    expect(got(boardSvg(war, { theme: { font: "Georgia, 'Book Antiqua', serif" } }))).toContain(
      'font-family="Georgia, &#39;Book Antiqua&#39;, serif"',
    )
  })
})

describe('a click', () => {
  const element = (attributes: Readonly<Record<string, string>>, parent: Target | null = null): Target => ({
    getAttribute: (name) => attributes[name] ?? null,
    parentElement: parent,
  })
  const board = element({ 'data-game': 'confrontation' })
  const shire = element({ 'data-region': 'shire' }, board)

  it('is on what is there, and on what that stands in', () => {
    const bree = element({ 'data-region': 'bree' }, element({ 'data-game': 'war-of-the-ring' }))
    expect(keysAt(element({}, element({ 'data-piece': 'strider' }, bree)))).toEqual([
      'piece:strider',
      'region:bree',
    ])
    expect(keysAt(element({ 'data-piece': 'fellowship-1' }, shire))).toContain('region:shire')
  })

  it('narrows choices until one is left', () => {
    const move = (piece: string, to: string) => ({ action: { kind: 'move', seat: 'fellowship', piece, to } })
    const choices = [move('frodo', 'arthedain'), move('frodo', 'cardolan'), move('sam', 'arthedain')]
    const one = keysAfterClick(choices, [], ['piece:frodo', 'region:shire'])
    expect(one).toEqual(['piece:frodo'])
    const two = keysAfterClick(choices, one, ['region:cardolan'])
    expect(choicesAbout(choices, two)).toEqual([choices[1]])
    expect(keysAfterClick(choices, two, ['region:cardolan'])).toEqual(['piece:frodo'])
    expect(keysAfterClick(choices, two, ['piece:sam'])).toEqual(['piece:sam'])
    expect(keysAfterClick(choices, two, ['card:none'])).toEqual(two)
  })

  it('goes from the region that was clicked on first, where there is a way there and back', () => {
    const march = (from: string, to: string) => ({ action: { kind: 'march', seat: 'shadow', from, to } })
    const choices = [march('moria', 'hollin'), march('hollin', 'moria'), march('moria', 'dimrill-dale')]
    expect(choicesAbout(choices, ['region:moria', 'region:hollin'])).toEqual([choices[0]])
    expect(choicesAbout(choices, ['region:hollin', 'region:moria'])).toEqual([choices[1]])
    expect(choicesAbout(choices, ['region:dimrill-dale', 'region:moria'])).toEqual([choices[2]])
  })

  it('brings the region of a figure with it', () => {
    const choices = [
      { action: { kind: 'pick', piece: 'nazgul', region: 'barad-dur' } },
      { action: { kind: 'pick', piece: 'nazgul', region: 'minas-morgul' } },
    ]
    expect(keysAfterClick(choices, [], ['piece:nazgul', 'region:barad-dur'])).toEqual([
      'piece:nazgul',
      'region:barad-dur',
    ])
  })

  it('finds every choice of a game that names something in sight', () => {
    const state = got(confrontation.newGame({ seed: 'click' }))
    const [seat] = confrontation.actors(state)
    if (seat === undefined || seat === 'nature') throw new Error('nobody is asked')
    const actions = confrontation.legalActions(state, seat)
    const { svg } = drawn(confrontation.view(state, seat), {})
    for (const action of actions)
      expect(drawn(confrontation.view(state, seat), { highlight: keysOf(action) }).missing).toEqual([])
    expect(actions.length).toBeGreaterThan(1)
    expect(svg).toContain('data-game="confrontation"')
  })
})
