/** The page shows a stranger's text; what a browser would obey in place of showing it, as escapes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostile, obeyed } from '../hostileText'
import { ROOT } from '../package/scratch'
import { isMissing, openPlayground, type Playground } from './page'

/** All that a person reads of the page; what was typed into fields is the person's own. */
const READ = `() => {
  const texts = [document.title]
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data)
    for (const name of ['title', 'aria-label', 'placeholder', 'alt'])
      texts.push(node.getAttribute?.(name) ?? '')
    if (node.nodeName !== 'TEXTAREA') node.childNodes.forEach(walk)
  }
  walk(document.documentElement)
  return texts.join('')
}`

const BRIDGE = JSON.parse(
  readFileSync(join(ROOT, 'docs/scenarios/the-mill-bridge.json'), 'utf8'),
) as Readonly<Record<string, unknown>>

describe.skipIf(isMissing)('the playground escapes', { timeout: 60_000 }, () => {
  let playground: Playground
  let page: Page

  beforeAll(async () => {
    playground = await openPlayground()
    page = await playground.context.newPage()
    await page.goto(playground.address)
  }, 60_000)
  afterAll(() => playground?.close())

  const begin = async (game: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    await page.evaluate(`document.getElementById('set-up').open = true`)
    await page.selectOption('select[name=game]', game)
    for (const [name, text] of Object.entries(fields)) await page.fill(`[name=${name}]`, text)
    await page.click('#start')
  }

  const open = async (text: string): Promise<void> => {
    await page.fill('#shared', text)
    await page.click('#open')
  }

  const expectEscaped = async (): Promise<void> => {
    const read = (await page.evaluate(`(${READ})()`)) as string
    expect(obeyed(read)).toEqual([])
    expect(read).toMatch(/pwned/i)
  }

  it('a seed', async () => {
    await begin('confrontation', { seed: `s${hostile}` })
    await expectEscaped()
  })

  it.each([
    ['the title of a scenario', { ...BRIDGE, title: `T${hostile}` }],
    ['a key of a scenario', { ...BRIDGE, [`k${hostile}`]: 1 }],
  ])('%s', async (_, scenario) => {
    await begin('battles', { 'own-scenario': JSON.stringify(scenario) })
    await expectEscaped()
  })

  it.each([
    ['a position', `osgiliath${hostile}: 2 gondor; shadow to act`],
    [
      'a record',
      JSON.stringify({ game: 'confrontation', version: 1, config: { [hostile]: 1 }, actions: [] }),
    ],
  ])('%s that is pasted in', async (_, text) => {
    await open(text)
    await expectEscaped()
  })

  it('an action that is asked about', async () => {
    await page.fill('#action', JSON.stringify({ seat: 'shadow', kind: hostile }))
    await page.click('#why')
    await expectEscaped()
  })
})
