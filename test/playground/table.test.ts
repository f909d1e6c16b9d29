/**
 * The playground as a table: War of the Ring against a bot with clicks alone, on a laptop and on a phone;
 * what a click answers, what is taken back, odds, the log, and what is shared by a link. The whole game is
 * played by `npm run proof`.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROOF } from '../thorough'
import { OUT_OF_SIGHT, playOn } from './hand'
import { isMissing, openPlayground, type Playground } from './page'

const WHOLE = PROOF
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const
/** The Shadow has an Army die, and stands before Osgiliath and in Minas Morgul. */
const POSITION =
  'turn 3; shadow to act; at war: sauron, gondor; shadow dice: A; fp dice: C; ' +
  'osgiliath: 2 gondor; north ithilien: 5 sauron, 1 nazgul; minas morgul: 3 sauron'

describe.skipIf(isMissing)('the table of the playground', { timeout: WHOLE ? 1_200_000 : 60_000 }, () => {
  let playground: Playground
  let page: Page

  beforeAll(async () => {
    playground = await openPlayground()
    page = await playground.context.newPage()
    await page.goto(playground.address)
  }, 60_000)

  afterAll(() => playground?.close())

  const begin = async (seed: string, shadow: string): Promise<void> => {
    await page.click('#set-up summary')
    await page.selectOption('select[name=game]', 'war-of-the-ring')
    await page.selectOption('select[name=player1]', shadow)
    await page.fill('input[name=seed]', seed)
    await page.click('#start')
  }

  it('opens with War of the Ring', async () => {
    expect(await page.textContent('#question')).toBe('Free Peoples: Do you declare the Fellowship?')
  })

  it.each(SIZES)('is played with clicks alone on $width × $height, all in sight', async (size) => {
    await page.setViewportSize(size)
    await begin('clicks', 'greedy')
    const { answers, outOfSight, question } = await playOn(page, 7, WHOLE ? 2000 : 12)
    expect(outOfSight).toEqual([])
    if (WHOLE) expect(question).toMatch(/^The game is over\. Winner: (Free Peoples|Shadow)\. [^.]+\.$/)
    else expect(answers).toBe(12)
  })

  it('tells if something is out of sight', async () => {
    await page.setViewportSize({ width: 390, height: 300 })
    expect(await page.evaluate(OUT_OF_SIGHT)).not.toEqual([])
  })

  const open = async (text: string): Promise<void> => {
    await page.fill('#shared', text)
    await page.click('#open')
  }
  const answer = (): Promise<string | null> => page.textContent('#answer')
  const question = (): Promise<string | null> => page.textContent('#question')

  it('opens a position that is pasted in, and says what is wrong with another', async () => {
    await page.setViewportSize(SIZES[0])
    await open('osgilaith: 2 gondor')
    expect(await page.textContent('#notice')).toContain('did you mean osgiliath?')
    await open(POSITION)
    expect(await page.textContent('#notice')).toBe('Loaded: War of the Ring, a position.')
    expect(await question()).toBe('Shadow: Which action do you take, with which die?')
  })

  it('says what is wrong where it is seen, and finds the way down and back, on a phone', async () => {
    await page.setViewportSize(SIZES[1])
    await page.click('#more')
    const top = async (): Promise<number> => (await page.locator('#notice').boundingBox())?.y ?? Number.NaN
    await open('')
    expect(await page.textContent('#notice')).toMatch(/^Paste /)
    expect(await top()).toBeGreaterThanOrEqual(0)
    expect(await top()).toBeLessThan(SIZES[1].height)
    await page.click('#to-table')
    await page.waitForFunction('scrollY === 0')
    await page.setViewportSize(SIZES[0])
  })

  it('reads a short form as the game whose words it has', async () => {
    await page.click('#set-up summary')
    await page.selectOption('select[name=game]', 'confrontation')
    await page.click('#start')
    await open(POSITION)
    expect(await page.textContent('#notice')).toBe('Loaded: War of the Ring, a position.')
  })

  it('says of whatever is clicked on what can be done there, or why nothing', async () => {
    await page.click('#map [data-label=north-ithilien]')
    expect(await answer()).toMatch(/^North Ithilien.*This can be done: .*Attack/)
    await page.click('#map [data-label=bree]')
    expect(await answer()).toMatch(/^Bree.*Nothing can be done with this now/)
    expect(await page.locator('#answer [data-rule]').count()).toBeGreaterThan(0)
    await page.click('#map [data-label=edoras]')
    expect(await answer()).toMatch(/^Edoras.*pieces\.army/)
    expect(await answer()).not.toContain('neighbouring')
    await page.locator('#map [data-region=erebor] [data-piece=dwarves-regular]').click({ force: true })
    expect(await answer()).toMatch(/^Dwarven regular\. Nothing can be done with this now:pieces\.army/)
    await page.locator('#tray [data-shown=hunt] text').first().click()
    expect(await answer()).toMatch(/^The Hunt for the Ring\. This shows how things stand/)
    await page.click('#tray [data-die=army]')
    expect(await answer()).toMatch(/^Army die\./)
    expect(await page.locator('#choices button.choice').count()).toBeGreaterThan(1)
    await page.click('#answer .close')
    expect(await answer()).toBe('')
  })

  it('goes from a place to its die and back to the place, and compares the odds', async () => {
    await page.click('#map [data-label=north-ithilien]')
    await page.locator('#answer .way', { hasText: 'Attack' }).click()
    expect(await page.locator('#map [data-highlight]').count()).toBeGreaterThan(0)
    await page.click('#odds')
    expect(await page.textContent('#choices .odds')).toMatch(/^won >?\d+ %, lost [<\d]+ %/)
  })

  it('takes back what showed nothing', async () => {
    await page.click('#undo')
    expect(await question()).toBe('Shadow: Which action do you take, with which die?')
    await page.click('#redo')
    await page.locator('#choices button.choice', { hasText: 'Osgiliath' }).click()
    await page.click('#undo')
    expect(await page.textContent('#notice')).toBe('')
  })

  it('shares a position and a game by link', async () => {
    await open(POSITION)
    await page.click('#line')
    const line = await page.inputValue('#shared')
    expect(line).toMatch(/^wotr-1; /)
    await page.click('#link-position')
    const toPosition = await page.inputValue('#shared')
    await begin('link', 'person')
    await page.locator('#choices button.choice').first().click()
    await page.click('#link-game')
    await page.waitForFunction(`document.getElementById('shared').value.includes('#game=')`)
    const toGame = await page.inputValue('#shared')
    await open(`${playground.address}#game=broken`)
    await page.waitForFunction(`document.getElementById('notice').textContent === 'This link is broken.'`)
    const other = await playground.context.newPage()
    await other.goto(toPosition)
    await other.click('#line')
    expect(await other.inputValue('#shared')).toBe(line)
    await other.goto(toGame)
    await other.waitForFunction(`document.getElementById('place').textContent === 'Action 1 of 1'`)
    await other.close()
  })

  it('tells what happened turn by turn', async () => {
    const turns = `[...document.querySelectorAll('#log details')].map((one) => one.dataset.turn)`
    expect(await page.evaluate(turns)).toEqual(['Turn 1'])
  })

  it('sets the Card Game in rows of the width there is', async () => {
    await page.setViewportSize(SIZES[1])
    await page.click('#set-up summary')
    await page.selectOption('select[name=game]', 'card-game')
    await page.click('#start')
    for (let count = 0; count < 6; count++) await page.locator('#choices button.choice').first().click()
    expect(await page.textContent('#place')).toBe('Action 6 of 6')
    const widths = `['map', 'tray'].map((id) => document.getElementById(id).scrollWidth <= innerWidth)`
    expect(await page.evaluate(widths)).toEqual([true, true])
    expect(await page.locator('#map [data-seat], #map [data-shown^="seat/"]').count()).toBe(3)
  })

  it('made no errors', () => expect(playground.problems).toEqual([]))
})
