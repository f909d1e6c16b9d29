/**
 * A player who has nothing but a mouse: looks at what is on the screen, chooses by a seed among what can be
 * clicked on, and clicks there. On the way it is noted if something needed was out of sight.
 */
import type { Page } from 'playwright-core'

/** What is out of sight though it is needed: the question, the map, dice, the Hunt, cards of the hand. */
export const OUT_OF_SIGHT = `(() => {
  const tray = document.getElementById('tray').getBoundingClientRect()
  const isIn = (element, frame) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const across = left >= frame.left - 1 && right <= frame.right + 1
    return across && top >= frame.top - 1 && bottom <= frame.bottom + 1
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const first = (name) => document.querySelector(name)
  const needed = ['#question', '#map', '#undo', '#tray', '#question-panel'].map(first)
  const small = ['[data-die]', '[data-shown=hunt]', '[data-shown^="hand/"] [data-where=hand]']
    .flatMap((name) => [...document.querySelectorAll('#tray ' + name)])
  return [
    ...needed.filter((one) => !isIn(one, screen)),
    ...small.filter((one) => !isIn(one, screen) || !isIn(one, tray)),
    ...['hunt', 'dice', 'hand'].filter((name) => first('#tray [data-shown^=' + name + ']') === null),
  ].map((one) => (typeof one === 'string' ? one : one.outerHTML.slice(0, 120)))
})()`

/** The middle of something marked that lies open to the mouse; null where nothing does. */
const OPEN_TARGET = `(number) => {
  const open = [...document.querySelectorAll('#board .target:not(.chosen)')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    return hit !== null && hit.closest('.target') === element ? [{ x, y }] : []
  })
  return open.length === 0 ? null : open[number % open.length]
}`

const FACTOR = 1103515245
const STEP = 12345
const MODULUS = 2 ** 31

/** Numbers from a seed. */
export const dealer = (seed: number): (() => number) => {
  let at = seed
  return () => {
    at = Number((BigInt(at) * BigInt(FACTOR) + BigInt(STEP)) % BigInt(MODULUS))
    return at >>> 8
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** One answer: something on the board first if the numbers say so, then a choice of those that are left. */
const answer = async (page: Page, next: () => number): Promise<void> => {
  const onBoard = next() % 3 > 0
  const point = onBoard ? ((await page.evaluate(`(${OPEN_TARGET})(${next()})`)) as Point | null) : null
  if (point !== null) await page.mouse.click(point.x, point.y)
  const choices = page.locator('#choices button.choice')
  const count = await choices.count()
  if (count > 0) await choices.nth(next() % count).click()
}

/** What was seen while playing. */
export interface Played {
  readonly answers: number
  readonly outOfSight: ReadonlyArray<string>
  readonly question: string
}

/** Plays for whoever is asked until the game is over, or so many answers are given. */
export const playOn = async (page: Page, seed: number, most: number): Promise<Played> => {
  const next = dealer(seed)
  const outOfSight = new Set<string>()
  const question = async (): Promise<string> => (await page.textContent('#question')) ?? ''
  let answers = 0
  for (; answers < most; answers++) {
    await page.waitForFunction(`document.querySelector('.thinking') === null`)
    if ((await question()).startsWith('The game is over')) break
    for (const one of (await page.evaluate(OUT_OF_SIGHT)) as ReadonlyArray<string>) outOfSight.add(one)
    await answer(page, next)
  }
  return { answers, outOfSight: [...outOfSight], question: await question() }
}
