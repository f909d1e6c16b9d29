/** The playground with three and four: people at one screen, and bots in their place. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameRecord } from '../../src/kernel'
import { warOfTheRing } from '../../src/war-of-the-ring'
import { isMissing, openPlayground, type Playground } from './page'

const SEATS = {
  3: ['Free Peoples', 'The Witch-king', 'Saruman'],
  4: ['Gondor', 'Rohan', 'The Witch-king', 'Saruman'],
} as const

const CLICKS = 16

describe.skipIf(isMissing)('the playground', { timeout: 60_000 }, () => {
  let playground: Playground
  let page: Page

  beforeAll(async () => {
    playground = await openPlayground()
    page = await playground.context.newPage()
    await page.goto(playground.address)
    await page.click('#set-up summary')
    await page.selectOption('select[name=game]', 'war-of-the-ring')
  }, 60_000)

  afterAll(() => playground?.close())

  /** A new game of so many, of whom these are people. */
  const begin = async (players: 3 | 4, people: ReadonlyArray<number>): Promise<void> => {
    await page.evaluate(`document.getElementById('set-up').open = true`)
    await page.selectOption('select[name=players]', String(players))
    for (const place of SEATS[players].keys())
      await page.selectOption(`select[name=player${place}]`, people.includes(place) ? 'person' : 'random')
    await page.fill('input[name=seed]', `seats ${players}`)
    await page.click('#start')
  }
  const saved = async (): Promise<GameRecord> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save-file')])
    return JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord
  }
  const question = (): Promise<string | null> => page.textContent('#question')

  it.each([3, 4] as const)('%i people sit at one screen, and each is asked in his turn', async (players) => {
    await begin(players, [0, 1, 2, 3])
    expect(await page.locator('select[name^=player]:not([name=players])').count()).toBe(players)
    const asked = new Set<string>()
    for (let count = 0; count < CLICKS; count++) {
      asked.add((await question())?.split(':')[0] ?? '')
      await page.click('#choices button.choice >> nth=0')
    }
    expect(
      [...asked].filter((name) => (SEATS[players] as ReadonlyArray<string>).includes(name)).sort(),
    ).toEqual([...SEATS[players]].sort())
    const record = await saved()
    expect(record.from).toMatchObject({ players })
    expect([record.actions.length, warOfTheRing.replay(record)._tag]).toEqual([CLICKS, 'Right'])
  })

  it.each([3, 4] as const)(
    'of %i one is a person, and bots are in the place of the others',
    async (players) => {
      await begin(players, [0])
      const [person] = SEATS[players]
      for (let count = 0; count < 8; count++) {
        await page.waitForFunction(
          `document.getElementById('question').textContent.startsWith(${JSON.stringify(`${person}:`)})`,
        )
        await page.click('#choices button.choice >> nth=-1')
      }
      const { actions } = await saved()
      const seats = new Set(actions.map((action) => (action as { readonly seat: string }).seat))
      expect([...seats].sort()).toEqual([...warOfTheRing.seatsOf({ players })].sort())
    },
  )

  it('made no errors', () => expect(playground.problems).toEqual([]))
})
