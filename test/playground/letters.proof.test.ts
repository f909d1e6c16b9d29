/**
 * Every game on a screen of 1366 by 768: no letter of the table has less than 9 pixels, and the whole map is
 * in sight beside dice, hand and question. On a phone letters are as large, and one moves the map about.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUT_OF_SIGHT, playOn } from './hand'
import { HIDDEN_MAP, LOW, TOO_SMALL, TOO_WIDE } from './looks'
import { isMissing, openPlayground, type Playground } from './page'

const LAPTOP = { width: 1366, height: 768 } as const
const PHONE = { width: 390, height: 844 } as const
const ON_ITS_SIDE = { width: 844, height: 390 } as const
const GAMES = ['war-of-the-ring', 'confrontation', 'card-game', 'battles'] as const
/** More stand in Minas Tirith than its place on the map has room for. */
const CROWD =
  'turn 3; shadow to act; at war: sauron, gondor; shadow dice: A; ' +
  'minas tirith: 2 gondor, 1 rohan, 1 north, 1 dwarves, 1 elves, boromir, strider, legolas, gimli'

describe.skipIf(isMissing)('letters of the table', { timeout: 60_000 }, () => {
  let playground: Playground
  let page: Page

  beforeAll(async () => {
    playground = await openPlayground()
    page = await playground.context.newPage()
    await page.setViewportSize(LAPTOP)
    await page.goto(playground.address)
  }, 60_000)

  afterAll(() => playground?.close())

  const begin = async (game: string): Promise<void> => {
    await page.click('#set-up summary')
    await page.selectOption('select[name=game]', game)
    await page.fill('input[name=seed]', 'letters')
    await page.click('#start')
  }
  const outOfSight = async (): Promise<ReadonlyArray<string>> =>
    (await page.evaluate(OUT_OF_SIGHT)) as ReadonlyArray<string>

  it.each(GAMES)('have 9 pixels and more on a laptop: %s', async (game) => {
    await page.setViewportSize(LAPTOP)
    await begin(game)
    for (let spell = 0; spell < 3; spell++) {
      expect(await page.evaluate(TOO_SMALL)).toEqual([])
      expect(await page.evaluate(HIDDEN_MAP)).toEqual([0, 0])
      await playOn(page, spell + 1, 8)
    }
    const needed = (await outOfSight()).filter((one) => !['hunt', 'dice', 'hand'].includes(one))
    expect(needed).toEqual([])
  })

  it.each(GAMES)('have them on a phone, beside what one moves about: %s', async (game) => {
    await page.setViewportSize(PHONE)
    await begin(game)
    expect(await page.evaluate(TOO_SMALL)).toEqual([])
    expect(await page.evaluate(LOW)).toEqual([])
    await page.setViewportSize(LAPTOP)
  })

  it.each(GAMES)('have them where the phone lies on its side, all in sight: %s', async (game) => {
    await page.setViewportSize(ON_ITS_SIDE)
    await begin(game)
    expect(await page.evaluate(TOO_SMALL)).toEqual([])
    expect(await page.evaluate(TOO_WIDE)).toEqual([])
    const needed = (await outOfSight()).filter((one) => !['hunt', 'dice', 'hand'].includes(one))
    expect(needed).toEqual([])
    await page.setViewportSize(LAPTOP)
  })

  it('have them where a crowd stands, which is counted on the map and named beside it', async () => {
    await begin('war-of-the-ring')
    await page.fill('#shared', CROWD)
    await page.click('#open')
    expect(await page.textContent('#map [data-region=minas-tirith]')).toContain('10 ›')
    expect(await page.textContent('#tray [data-shown=crowds]')).toContain('Boromir')
    expect(await page.evaluate(TOO_SMALL)).toEqual([])
    await page.click('#tray [data-shown=crowds] [data-piece=boromir]')
    expect(await page.textContent('#answer')).toMatch(/Boromir/)
  })

  it('are smaller where one asks for the whole map on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.click('#fit')
    expect(await page.evaluate(HIDDEN_MAP)).toEqual([0, 0])
    expect(await page.evaluate(TOO_SMALL)).not.toEqual([])
    await page.click('#fit')
    expect(await page.evaluate(HIDDEN_MAP)).not.toEqual([0, 0])
  })

  it('made no errors', () => expect(playground.problems).toEqual([]))
})
