/**
 * Pictures in a real browser: they parse, nothing sticks out, names of regions do not touch each other and
 * everything written in a region stays in its box.
 */
import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardGame } from '../../src/card-game'
import { confrontation } from '../../src/confrontation'
import type { View } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { cardGameScene, confrontationScene, drawn, statesOf, warScene } from './scenes'

const CANDIDATES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
]
const executablePath = CANDIDATES.find((path) => path !== '' && existsSync(path))
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const isMissing = executablePath === undefined && process.env['CHROMIUM'] === undefined
if (isMissing) console.warn('No Chromium was found (set CHROMIUM to its path): pictures are not looked at.')

const lastOf = <A>(list: ReadonlyArray<A>): A => {
  const last = list.at(-1)
  if (last === undefined) throw new Error('there is none')
  return last
}

const VIEWS: Readonly<Record<string, () => View>> = {
  'a siege in War of the Ring': () => warOfTheRing.view(warScene(), 'free-peoples'),
  'a late game of War of the Ring': () =>
    warOfTheRing.view(lastOf(statesOf(warOfTheRing, { seed: 'late' }, { steps: 700, every: 700 })), 'shadow'),
  'the Card Game': () => cardGame.view(cardGameScene(), 'aragorn'),
  'a late duel of the Card Game': () =>
    cardGame.view(
      lastOf(statesOf(cardGame, { seed: 'late', scenario: 'duel-3' }, { steps: 160, every: 160 })),
      'gandalf',
    ),
  'The Confrontation': () => confrontation.view(confrontationScene(), 'fellowship'),
  'The Confrontation before the first turn': () =>
    confrontation.view(
      lastOf(statesOf(confrontation, { seed: 'a', characters: 'draft-secret' }, { steps: 7, every: 7 })),
      'spectator',
    ),
}

interface Seen {
  readonly wellFormed: boolean
  readonly texts: number
  readonly outside: ReadonlyArray<string>
  readonly overlapping: ReadonlyArray<string>
  readonly escaping: ReadonlyArray<string>
  readonly smallest: number
}

/** Runs in the page, as text: the types of the DOM are not those of this project. */
const LOOK = `(svg) => {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  document.body.style.margin = '0'
  document.body.innerHTML = svg
  const root = document.querySelector('svg')
  const page = root.getBoundingClientRect()
  const drawn = [...root.querySelectorAll('rect,circle,ellipse,path,polygon,line,text')]
  const inside = (a, b) =>
    a.left >= b.left - 0.6 && a.top >= b.top - 0.6 && a.right <= b.right + 0.6 && a.bottom <= b.bottom + 0.6
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const name = (element) => element.outerHTML.slice(0, 120)
  const scale = page.width / root.viewBox.baseVal.width
  const labels = [...root.querySelectorAll('[data-label]')].map((g) => ({
    id: g.getAttribute('data-label'),
    name: g.getAttribute('data-label') + ' ' + g.textContent,
    rect: g.getBoundingClientRect(),
    size: parseFloat(getComputedStyle(g.querySelector('text')).fontSize) * scale,
  }))
  // A font may claim more height than its letters have: lines of one name touch when nearer than a letter.
  const follow = (one, other) => one.id === other.id && Math.abs(other.rect.top - one.rect.top) >= one.size
  // Regions that are boxes; of areas test/svg/layout.test.ts tells that nothing lies upon anything.
  const isBox = (region) => [...region.children].some((child) => child.tagName === 'rect')
  const regions = [...root.querySelectorAll('[data-region]')].filter(isBox).map((region) => {
    const rects = [...region.children].filter((child) => child.tagName === 'rect')
    return { region, rect: rects[rects.length - 1].getBoundingClientRect() }
  })
  const within = ['label', 'piece', 'nation', 'hidden-piece'].map((kind) => '[data-' + kind + '] text').join()
  const escaping = regions.flatMap(({ region, rect }) =>
    [...region.querySelectorAll(within)]
      .filter((text) => !inside(text.getBoundingClientRect(), rect))
      .map(name),
  )
  const foreign = labels.flatMap((label) =>
    regions
      .map(({ region, rect }) => ({ id: region.getAttribute('data-region'), rect }))
      .filter(({ id, rect }) => !label.name.startsWith(id + ' ') && meet(label.rect, rect))
      .map(({ id }) => label.name + ' on ' + id),
  )
  const touching = labels.flatMap((one, ix) =>
    labels
      .slice(ix + 1)
      .filter((other) => meet(one.rect, other.rect) && !follow(one, other))
      .map((other) => one.name + ' / ' + other.name),
  )
  return {
    wellFormed: parsed.querySelector('parsererror') === null && parsed.documentElement.tagName === 'svg',
    texts: root.querySelectorAll('text').length,
    outside: drawn.filter((element) => !inside(element.getBoundingClientRect(), page)).map(name),
    overlapping: [...touching, ...foreign],
    escaping,
    smallest: Math.min(...labels.map(({ rect }) => rect.height)),
  }
}`

describe.skipIf(isMissing)('in Chromium', { timeout: 60_000 }, () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? 'chromium', args: ARGS })
    page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  }, 60_000)

  afterAll(() => browser?.close())

  const look = async (svg: string): Promise<Seen> =>
    (await page.evaluate(`(${LOOK})(${JSON.stringify(svg)})`)) as Seen

  it.each(Object.entries(VIEWS))('%s is clean', async (_, view) => {
    const seen = await look(drawn(view()))
    expect(seen).toMatchObject({ wellFormed: true, outside: [], overlapping: [], escaping: [] })
    expect(seen.texts).toBeGreaterThan(40)
    expect(seen.smallest).toBeGreaterThan(9)
  })

  it('notices what is wrong', async () => {
    const label = '<g data-label="a"><text x="9" y="20">Somewhere</text></g>'
    const region = `<g data-region="b"><rect x="0" y="0" width="20" height="20"/>${label}</g>`
    const wrong = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50">${region}${label}<b></svg>`
    const seen = await look(wrong)
    expect(seen.wellFormed).toBe(false)
    expect([seen.outside, seen.overlapping, seen.escaping].map(({ length }) => length > 0)).toEqual([
      true,
      true,
      true,
    ])
  })
})
