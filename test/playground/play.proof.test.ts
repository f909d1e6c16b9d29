/**
 * What a player needs while playing: what happened since the last answer, what a card says, where it is
 * asked, whose dice are whose, and choices in sight where they begin.
 */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMissing, openPlayground, type Playground } from './page'

const LAPTOP = { width: 1366, height: 768 } as const
const PHONE = { width: 390, height: 844 } as const
const POSITION =
  'turn 3; shadow to act; at war: sauron, gondor; shadow dice: A M; fp dice: M; ' +
  'osgiliath: 3 gondor, 1 elite gondor; north ithilien: 5 sauron, 1 elite sauron, 1 nazgul'
/** What the screenshots of the docs show: an attack on Osgiliath. */
const SHOWN =
  'turn 3; shadow to act; at war: sauron, gondor; shadow dice: A M E; fp dice: C M; ' +
  "shadow hand: shelob's lair, orc patrol, denethor's folly; " +
  'osgiliath: 2 gondor; north ithilien: 5 sauron, 1 nazgul; minas morgul: 3 sauron'

describe.skipIf(isMissing)('a player at the playground', { timeout: 60_000 }, () => {
  let playground: Playground
  let page: Page

  beforeAll(async () => {
    playground = await openPlayground()
    page = await playground.context.newPage()
    await page.setViewportSize(LAPTOP)
    await page.goto(playground.address)
  }, 60_000)

  afterAll(() => playground?.close())

  const begin = async (game: string, others: ReadonlyArray<string>, seed = 'front1'): Promise<void> => {
    await page.evaluate(`document.getElementById('set-up').open = true`)
    await page.selectOption('select[name=game]', game)
    for (const [place, who] of others.entries()) await page.selectOption(`select[name=player${place}]`, who)
    await page.fill('input[name=seed]', seed)
    await page.click('#start')
    await page.waitForFunction(`document.querySelector('.thinking') === null`)
  }
  const open = async (text: string): Promise<void> => {
    await page.fill('#shared', text)
    await page.click('#open')
  }
  const choose = async (words: string | RegExp): Promise<void> => {
    await page.locator('#choices button.choice', { hasText: words }).first().click()
    await page.waitForFunction(`document.querySelector('.thinking') === null`)
  }
  const texts = (selector: string): Promise<ReadonlyArray<string>> => page.locator(selector).allTextContents()

  it('is told what the bot has done since', async () => {
    await begin('war-of-the-ring', ['person', 'greedy'])
    expect(await page.isVisible('#since')).toBe(false)
    await choose(/^No$/)
    await choose('Gandalf')
    expect(await page.isVisible('#since summary')).toBe(true)
    const told = await texts('#since li')
    expect(told[0]).toMatch(/^The Shadow puts \d di(e|ce) into the Hunt box\.$/)
    expect(await page.textContent('#since summary')).toBe(`${told.at(-1)}and ${told.length - 1} more`)
    expect(await page.textContent('#log li.now')).toContain(told[0])
  })

  it('reads what a card of the hand says, whether it can be played or not', async () => {
    await page.click('#tray [data-card=fp-char-21]')
    expect(await page.textContent('#answer .says')).toMatch(
      /^The Entmoot strikes .* In battle, Nameless Wood: /,
    )
    expect(await page.textContent('#answer')).toContain('events.requirement')
  })

  it('sees the dice of both sides, and chooses among those of one', async () => {
    const owners = `[...document.querySelectorAll('#tray .target[data-die]')]
      .map((one) => one.closest('[data-shown]').dataset.shown)`
    expect(new Set((await page.evaluate(owners)) as ReadonlyArray<string>)).toEqual(
      new Set(['dice/free-peoples']),
    )
    await page.locator('#tray [data-shown="dice/shadow"] [data-die]').first().click()
    expect(await page.textContent('#keys')).toBe('')
    expect(await page.textContent('#answer')).toMatch(/ die\. /)
  })

  it('goes from the region that is clicked on first to the second', async () => {
    await page.keyboard.press('Escape')
    await choose('Move Armies (Muster/Army')
    for (const [from, to] of [
      ['Minas Tirith', 'Osgiliath'],
      ['Osgiliath', 'Minas Tirith'],
    ] as const) {
      await page.keyboard.press('Escape')
      for (const name of [from, to])
        await page.click(`#map [data-label=${name.toLowerCase().replace(' ', '-')}]`)
      expect(await texts('#choices button.choice')).toEqual([`March from ${from} to ${to}`])
    }
  })

  it('sees where it is asked, and only the units there are marked', async () => {
    await open(POSITION)
    await choose('Attack (Army')
    await page.click('#map [data-label=osgiliath]')
    await page.click('#map [data-label=osgiliath]')
    const marked = `[...new Set([...document.querySelectorAll('#map .target[data-piece]')]
      .map((one) => one.closest('[data-region]').dataset.region))]`
    expect(await page.evaluate(marked)).toEqual(['north-ithilien'])
    const asked = `[...document.querySelectorAll('#map [data-highlight=target]')]
      .map((one) => one.dataset.region).sort()`
    expect(await page.evaluate(asked)).toEqual(['north-ithilien', 'osgiliath'])
    await page.click('#map [data-label=osgiliath]')
    expect(await page.textContent('#answer')).toContain('This is where it is asked')
    await page.click('#map [data-label=bree]')
    expect(await page.textContent('#answer')).toContain('something else is asked')
  })

  it('sees among figures of one kind those that stand where they may be taken from', async () => {
    await open('turn 3; shadow to act; at war: sauron; shadow dice: M; hollin: 2 sauron')
    await choose('Recruit')
    const marked = `[...document.querySelectorAll('#map .target[data-piece=sauron-regular]')]
      .map((one) => one.closest('[data-region]').dataset.region)`
    const regions = (await page.evaluate(marked)) as ReadonlyArray<string>
    expect(regions).toContain('minas-morgul')
    expect(regions).not.toContain('hollin')
  })

  it('has question, answer and dice in sight on a phone, where they begin', async () => {
    await page.setViewportSize(PHONE)
    await begin('war-of-the-ring', ['person', 'greedy'])
    await choose(/^No$/)
    await choose('Gandalf')
    const isSeen = async (selector: string): Promise<boolean> => {
      const panel = await page.locator('#question-panel').boundingBox()
      const box = await page.locator(selector).first().boundingBox()
      if (panel === null || box === null) return false
      return box.y >= panel.y && box.y + box.height <= panel.y + panel.height
    }
    expect(await isSeen('#dice-first')).toBe(true)
    await page.evaluate(`document.getElementById('question-panel').scrollTop = 500`)
    await page.click('#tray [data-die=event]')
    expect([await isSeen('#answer'), await isSeen('#choices button.choice')]).toEqual([true, true])
    await page.setViewportSize(LAPTOP)
  })

  it('has what can be done with a card in sight on a phone, under what the card says', async () => {
    await page.setViewportSize(PHONE)
    await begin('card-game', ['person', 'greedy', 'greedy', 'greedy'], 'g1')
    await page.locator('#tray [data-where=hand]').first().click()
    const choice = page.locator('#choices button.choice').first()
    expect(await choice.textContent()).toMatch(/^Cycle /)
    const { y, height } = (await choice.boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(y + height).toBeLessThanOrEqual(PHONE.height)
    expect(await page.textContent('#keys')).toBe('')
    await page.setViewportSize(LAPTOP)
  })

  it('sees a battle whole on a phone, from where to where', async () => {
    await page.setViewportSize(PHONE)
    await open(POSITION)
    await choose('Attack (Army')
    await choose('Osgiliath')
    const seen = `(() => {
      const frame = document.getElementById('map').getBoundingClientRect()
      return [...document.querySelectorAll('#map [data-highlight=target]')].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const across = left >= frame.left && right <= frame.right
        return across && top >= frame.top && bottom <= frame.bottom
      })
    })()`
    expect(await page.evaluate(seen)).toEqual([true, true])
    await page.setViewportSize(LAPTOP)
  })

  it('plays a card to the path by a click on it', async () => {
    await begin('card-game', ['person', 'greedy', 'greedy', 'greedy'], 'g1')
    await choose('Herbs')
    await choose('Mithril')
    await page.locator('#map [data-place=path]').click()
    const left = await texts('#choices button.choice')
    expect(left.length).toBeGreaterThan(0)
    for (const words of left) expect(words).toMatch(/to the path$/)
  })

  it.runIf(process.env['UPDATE'] !== undefined)('is seen on the screenshots of the docs', async () => {
    for (const [name, size] of [
      ['playground', LAPTOP],
      ['playground-phone', PHONE],
    ] as const) {
      await page.setViewportSize(size)
      await open(SHOWN)
      await page.click('#map [data-label=north-ithilien]')
      await page.locator('#answer .way', { hasText: 'Attack (Army' }).click()
      await page.click('#odds')
      await page.mouse.move(0, 0)
      const path = fileURLToPath(new URL(`../../docs/pictures/${name}.jpg`, import.meta.url))
      await page.screenshot({ path, type: 'jpeg', quality: 40 })
    }
    await page.setViewportSize(LAPTOP)
  })

  it('made no errors', () => expect(playground.problems).toEqual([]))
})
