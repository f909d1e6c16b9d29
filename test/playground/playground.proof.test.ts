/**
 * The playground, played in a real browser: by mouse and by keyboard, with undo, saving, replay and the box
 * that says why not. What the page saves and says is held against the library.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confrontation } from '../../src/confrontation'
import type { GameRecord } from '../../src/kernel'
import { NAMELESS, PALE, TOO_WIDE } from './looks'
import { isMissing, openPlayground, type Playground } from './page'

const WAR = 'war-of-the-ring'

/** Run in the page as text: the types of the DOM are not those of this project. */
const CLICK_ON = `(most) => {
  let seed = 7
  for (let count = 0; count < most; count++) {
    const buttons = document.querySelectorAll('#choices button.choice')
    if (buttons.length === 0) return count
    seed = (seed * 1103515245 + 12345) % 2147483648
    buttons[(seed >>> 16) % buttons.length].click()
  }
  return most
}`
const WIDTHS = '[document.documentElement.scrollWidth, innerWidth]'
const OPEN = `document.getElementById('set-up').open = true`
const FOCUS = `document.activeElement.className + '#' + document.activeElement.id`

const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}

describe.skipIf(isMissing)('the playground', { timeout: 60_000 }, () => {
  let playground: Playground
  let page: Page

  beforeAll(async () => {
    playground = await openPlayground()
    page = await playground.context.newPage()
    await page.goto(playground.address)
  }, 60_000)

  afterAll(() => playground?.close())

  const place = (): Promise<string | null> => page.textContent('#place')
  const question = (): Promise<string | null> => page.textContent('#question')
  const count = (selector: string): Promise<number> => page.locator(selector).count()

  /** Sets a field of the form for a new game, which is folded away while one plays. */
  const choose = async (name: string, value: string): Promise<void> => {
    await page.evaluate(OPEN)
    await page.selectOption(`select[name=${name}]`, value)
  }

  const start = async (game: string, seed: string): Promise<void> => {
    await choose('game', game)
    await begin(seed)
    expect(await place()).toBe('Action 0 of 0')
  }

  const begin = async (seed: string): Promise<void> => {
    await page.evaluate(OPEN)
    await page.fill('input[name=seed]', seed)
    await page.click('#start')
  }

  const paste = (scenario: string): Promise<unknown> =>
    page.evaluate(`document.querySelector('[name=own-scenario]').value = ${JSON.stringify(scenario)}`)

  const slide = (to: number): Promise<unknown> =>
    page.evaluate(`{
      const slider = document.getElementById('slider')
      slider.value = ${to}
      slider.dispatchEvent(new Event('input'))
    }`)

  const saved = async (): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save-file')])
    return readFileSync(await download.path(), 'utf8')
  }

  const load = async (text: string): Promise<string | null> => {
    const path = join(playground.folder, 'record.json')
    writeFileSync(path, text)
    await page.evaluate(`document.getElementById('notice').textContent = ''`)
    await page.setInputFiles('#file', path)
    await page.waitForFunction(`document.getElementById('notice').textContent !== ''`)
    return page.textContent('#notice')
  }

  it('plays Battles, our own scenario and one that is pasted in', async () => {
    await start('battles', 'fords')
    expect(await page.evaluate(`(${CLICK_ON})(10)`)).toBe(10)
    const mill = readFileSync(new URL('../../docs/scenarios/the-mill-bridge.json', import.meta.url), 'utf8')
    await paste(mill)
    await begin('mill')
    expect(await count('[data-region=ridge]')).toBeGreaterThan(0)
    expect(await page.evaluate(`(${CLICK_ON})(10)`)).toBe(10)
    await paste('{"format":1}')
    await begin('broken')
    expect(await page.textContent('#notice')).toMatch(/scenario.*missing/)
    await paste('')
  })

  it('places a piece with clicks on the board alone', async () => {
    await start('confrontation', 'board')
    await page.click('#board [data-region=arthedain]')
    expect(await count('button.choice')).toBe(9)
    await page.click('#board [data-piece=gandalf]')
    expect(await count('button.choice')).toBe(1)
    await page.click('#board [data-piece=gandalf]')
    expect(await place()).toBe('Action 1 of 1')
    await page.selectOption('#look', 'sauron')
    expect(await count('#board [data-region=arthedain] [data-piece=gandalf]')).toBe(0)
    expect(await count('#board [data-region=arthedain] [data-hidden-piece]')).toBe(1)
    await page.selectOption('#look', 'fellowship')
    expect(await count('#board [data-region=arthedain] [data-piece=gandalf]')).toBe(1)
  })

  it('shows each viewer his own picture', async () => {
    await page.selectOption('#look', 'spectator')
    expect(await count('#board [data-piece]')).toBe(0)
    expect(await count('button.choice')).toBe(0)
    await page.click('#look-asked')
    expect(await page.inputValue('#look')).toBe('asked')
    expect(await count('button.choice')).toBeGreaterThan(0)
    await page.selectOption('#look', 'all')
    expect(await count('#board [data-piece]')).toBe(18)
    expect(await count('button.choice')).toBeGreaterThan(0)
  })

  it('plays a whole game of The Confrontation with clicks, and saves what can be replayed', async () => {
    await start('confrontation', 'whole')
    for (let clicks = 0; clicks < 8; clicks++)
      await page
        .locator('#choices button.choice')
        .nth(clicks % 2)
        .click()
    await page.evaluate(`(${CLICK_ON})(1000)`)
    expect(await question()).toMatch(/^The game is over\. Winner: (Fellowship|Sauron)\. [^.]+\.$/)
    expect(await page.isVisible('#filter')).toBe(false)
    const record = JSON.parse(await saved()) as GameRecord
    expect(await place()).toBe(`Action ${record.actions.length} of ${record.actions.length}`)
    const replayed = confrontation.replay(record)
    if (E.isLeft(replayed)) throw new Error(replayed.left.problem)
    const last = replayed.right.states.at(-1)
    expect(last !== undefined && O.isSome(confrontation.outcome(last))).toBe(true)
    expect(record.actions.length).toBeGreaterThan(25)
    expect(record.hashes).toHaveLength(record.actions.length)
  })

  it('tells the rule behind an event', async () => {
    const rule = (await page.locator('#log button.rule').first().getAttribute('data-rule')) ?? ''
    await page.locator('#log button.rule').first().click()
    expect(await page.textContent('#rule-heading')).toBe(`Rule ${rule}`)
    const { sentence, cites } = confrontation.rulebook[rule] ?? { sentence: 'none', cites: [] }
    expect(await page.textContent('#rule p')).toBe(sentence)
    expect(await count('#rule .cite')).toBe(cites.length)
    expect(await page.evaluate(FOCUS)).toBe('#rule-heading')
  })

  it('tells what happened in sentences, aloud too', async () => {
    expect(await page.textContent('#log li li')).toMatch(/^[A-Z].+\. [a-z]+\.\w+$/)
    expect(await page.textContent('#news')).toMatch(/^(Fellowship|Sauron)(:| acts).+\.$/)
    expect(await page.getAttribute('#news', 'aria-live')).toBe('polite')
  })

  it('goes back and forth, and plays on from an earlier place', async () => {
    const all = Number((await place())?.split(' ').at(-1))
    await page.click('#undo')
    expect(await page.textContent('#notice')).toMatch(
      /(shown|decided something) since then: that is not taken/,
    )
    expect(await question()).toContain('The game is over')
    const picture = await page.innerHTML('#board')
    await slide(20)
    expect(await place()).toBe(`Action 20 of ${all}`)
    expect(await page.innerHTML('#board')).not.toBe(picture)
    expect(await count('button.choice')).toBe(0)
    await page.click('#study')
    await page.locator('button.choice').first().click()
    await page.click('#undo')
    expect(await place()).toBe('Action 20 of 21')
    await page.click('#redo')
    expect(await place()).toBe('Action 21 of 21')
  })

  it('replays a record from a file, and refuses one that does not fit', async () => {
    const text = await saved()
    await start('confrontation', 'other')
    expect(await load(text)).toBe('Loaded: The Confrontation, 21 actions.')
    expect(await place()).toBe('Action 21 of 21')
    await slide(0)
    await page.click('#run')
    await page.waitForFunction(`document.getElementById('place').textContent.startsWith('Action 2 ')`)
    await page.click('#run')
    const record = JSON.parse(text) as GameRecord
    const wrong = { ...record, hashes: record.hashes?.map((hash, ix) => (ix === 3 ? 'wrong' : hash)) }
    expect(await load(JSON.stringify(wrong))).toContain('fails at action 4')
    expect(await load(confrontation.notation(record))).toBe('Loaded: The Confrontation, 21 actions.')
    expect(await load('nonsense')).toContain('neither JSON nor')
  })

  it('keeps a game in the browser', async () => {
    await slide(12)
    await page.click('#save-here')
    await page.reload()
    expect(await place()).toBe('Action 0 of 0')
    await page.click('#load-here')
    expect(await place()).toBe('Action 12 of 21')
  })

  it('offers every option of a config', async () => {
    await choose('game', 'confrontation')
    const offered = async (): Promise<readonly string[]> =>
      page.evaluate(`[...new Set([...new FormData(document.getElementById('new-game')).keys()])]`)
    const wanted = Object.keys(
      confrontation.encode(right(confrontation.newGame({ seed: 'x' }))).config as object,
    )
    await choose('specialCards', 'handicap')
    expect(await page.evaluate(`document.activeElement.name`)).toBe('specialCards')
    await page.check('input[value=palantir]')
    expect([...(await offered())].sort()).toEqual([...wanted, 'game', 'player0', 'player1'].sort())
    await choose('cardOrder', 'magic-first')
    await begin('handicap')
    const { config } = JSON.parse(await saved()) as { readonly config: unknown }
    expect(config).toMatchObject({
      specialCards: 'handicap',
      handicap: ['palantir'],
      cardOrder: 'magic-first',
      upstreamSidewaysRetreat: false,
    })
    await choose('specialCards', 'none')
  })

  it('says why not', async () => {
    await start('confrontation', 'why')
    const started = confrontation.newGame({ seed: 'why' })
    if (E.isLeft(started)) throw new Error(started.left.problem)
    const ask = async (text: string): Promise<string> => {
      await page.fill('#action', text)
      await page.click('#why')
      return (await page.textContent('#reasons')) ?? ''
    }
    const early = { seat: 'fellowship', kind: 'move', piece: 'frodo-classic', to: 'mordor', way: 'step' }
    const wanted = confrontation.whyNot(started.right, early)
    expect(wanted.some(({ rule }) => rule !== null)).toBe(true)
    const told = await ask(JSON.stringify(early))
    for (const { sentence, cites } of wanted)
      for (const part of [sentence, ...cites.map(({ chapter }) => chapter)]) expect(told).toContain(part)
    const legal = confrontation.legalActions(started.right, 'fellowship')[0]
    expect(await ask(JSON.stringify(legal))).toBe('This is allowed now.')
    expect(await ask('{')).toBe('This is not JSON.')
    expect(await ask('{"seat":"sauron","kind":"pass"}')).toContain('Look as that seat')
    await page.click('#pick')
    expect(await count('#reasons li')).toBeGreaterThan(0)
  })

  it('plays War of the Ring by keyboard', async () => {
    await page.focus('#set-up summary')
    await page.keyboard.press('Enter')
    await page.focus('select[name=game]')
    await page.keyboard.press('ArrowDown')
    expect(await page.inputValue('select[name=game]')).toBe(WAR)
    await page.focus('#start')
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    expect(await page.evaluate(FOCUS)).toBe('#filter')
    await page.keyboard.press('ArrowDown')
    for (let actions = 0; actions < 15; actions++) {
      expect(await page.evaluate(FOCUS)).toBe('choice#')
      for (let steps = 0; steps < actions % 4; steps++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    expect(await place()).toBe('Action 15 of 15')
    await page.keyboard.press('Control+z')
    expect(await place()).toBe('Action 14 of 15')
    await page.keyboard.press('Control+y')
    expect(await place()).toBe('Action 15 of 15')
  })

  it('reaches the board by keyboard, and finds choices by a text', async () => {
    await page.evaluate(`(${CLICK_ON})(3)`)
    const all = await count('button.choice')
    const label = (await page.locator('button.choice').last().textContent()) ?? ''
    await page.fill('#filter', label)
    expect(await page.locator('button.choice').last().textContent()).toBe(label)
    await page.fill('#filter', 'no such choice')
    expect(await count('button.choice')).toBe(0)
    await page.keyboard.press('Escape')
    expect(await count('button.choice')).toBe(all)
    await start('confrontation', 'keys')
    await page.focus('#board [tabindex="0"]')
    await page.keyboard.press('ArrowRight')
    const key = await page.evaluate(`document.activeElement.getAttribute('data-key')`)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(`document.activeElement.getAttribute('data-key')`)).toBe(key)
    expect(await count('button.choice')).toBe(9)
    await page.locator('button.choice').first().press('Enter')
    expect(await place()).toBe('Action 1 of 1')
  })

  it.each([
    ['confrontation', 'greedy', 9],
    ['confrontation', 'search', 2],
    [WAR, 'greedy', 3],
  ])('plays %s against the bot %s', async (game, bot, most) => {
    const person = game === WAR ? 'Free Peoples' : 'Fellowship'
    const idle = (): Promise<unknown> => page.waitForFunction(`document.querySelector('.thinking') === null`)
    await choose('game', game)
    await choose('player1', bot)
    await begin('bot')
    await idle()
    for (let answers = 0; answers < most && (await count('button.choice')) > 0; answers++) {
      expect(await question()).toContain(`${person}: `)
      await page.locator('button.choice').last().click()
      await idle()
      if ((await count('button.choice')) > 0) expect(await page.evaluate(FOCUS)).toBe('choice#')
    }
    expect(await question()).toMatch(new RegExp(`^(${person}: |The game is over)`))
    const actors = (JSON.parse(await saved()) as GameRecord).actions.map(
      (action) => (action as { readonly seat: string }).seat,
    )
    expect(new Set(actors).size).toBe(2)
    if (game !== WAR) return
    const asked = await question()
    await page.click('#undo')
    expect(await page.textContent('#notice')).toContain('since then: that is not taken back')
    expect(await question()).toBe(asked)
  })

  it('lets two bots play, and waits when one goes back', async () => {
    await choose('game', 'confrontation')
    await choose('player0', 'random')
    await choose('player1', 'random')
    await begin('bots')
    await page.waitForFunction(`document.getElementById('slider').max > 3`)
    await page.click('#undo')
    expect(await place()).toMatch(/^Action 0 of /)
    await page.click('#choices button.main')
    await page.waitForFunction(`document.getElementById('slider').value > 1`)
    expect(await count('button.choice')).toBe(0)
  })

  it('asks what comes up if chance is left to a person', async () => {
    await choose('game', WAR)
    await choose('player1', 'person')
    await choose('player0', 'person')
    await choose('chance', 'manual')
    await begin('manual')
    expect(await question()).toContain('Chance: ')
    await page.locator('button.choice').first().click()
    expect(await place()).toBe('Action 1 of 1')
    await choose('chance', 'seeded')
  })

  it.each(['confrontation', WAR])('fits a phone: %s', async (game) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await start(game, 'phone')
    await page.evaluate(`(${CLICK_ON})(15)`)
    await page.click('#pick')
    expect(await page.evaluate(WIDTHS)).toEqual([375, 375])
    expect(await page.evaluate(TOO_WIDE)).toEqual([])
    expect(await page.evaluate(NAMELESS)).toEqual([])
    expect(await page.evaluate(PALE)).toEqual([])
    await page.setViewportSize({ width: 1400, height: 900 })
  })

  it('opens without a server', async () => {
    const other = await playground.context.newPage()
    await other.goto(pathToFileURL(join(playground.folder, 'index.html')).href)
    await other.locator('button.choice').first().click()
    expect(await other.textContent('#place')).toBe('Action 1 of 1')
    await other.close()
  })

  it('made no errors and asked nobody else for anything', () => expect(playground.problems).toEqual([]))
})
