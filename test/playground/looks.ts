/** What is wrong with the look of the page, as text to be run in it: this project has no types of the DOM. */
/** Fields and buttons without a name. */
export const NAMELESS = `[...document.querySelectorAll('button, input, select, textarea, [role=button]')]
  .filter((element) => {
    const labels = element.labels ? [...element.labels].map((label) => label.textContent).join('') : ''
    const name = element.getAttribute('aria-label') ?? (labels || element.textContent)
    return name.trim() === '' && element.getAttribute('aria-hidden') !== 'true'
  })
  .map((element) => element.outerHTML.slice(0, 100))`
/** What is wider than the screen, the map in its frame apart. */
export const TOO_WIDE = `[...document.body.querySelectorAll('*')]
  .filter((element) => element.closest('#map .part, #tracks .part') === null && !element.matches('.skip'))
  .filter((element) => element.checkVisibility())
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
  .map((element) => element.outerHTML.slice(0, 100))`
/** Texts that stand out too little from what is behind them: a ratio of less than 4.5 (WCAG 2.1, AA). */
export const PALE = `(() => {
  const parts = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number)
  const light = ([red, green, blue]) => [red, green, blue]
    .map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0)
  const behind = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const colour = parts(getComputedStyle(at).backgroundColor)
      if (colour.length === 3 || colour[3] > 0) return colour
    }
    return [255, 255, 255]
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.closest('svg, :disabled, .unseen') === null)
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== ''))
    .filter((element) => {
      const [one, other] = [light(parts(getComputedStyle(element).color)), light(behind(element))]
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5
    })
    .map((element) => element.outerHTML.slice(0, 100))
})()`
/** Letters in the pictures of the table that have less than 9 pixels on the screen. */
export const TOO_SMALL = `[...document.querySelectorAll('#map svg text, #tray svg text, #tracks svg text')]
  .map((text) => {
    const { b, d } = text.getScreenCTM()
    return { words: text.textContent, size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d) }
  })
  .filter(({ size }) => size < 8.995)
  .map(({ words, size }) => words + ' ' + size.toFixed(2))`
/** Cards of the hand, dice and buttons of the table that are too low for a finger. */
export const LOW = `[...document.querySelectorAll('#table button, #tray [data-where=hand], #tray [data-die]')]
  .filter((element) => !element.matches('.rule, [data-hidden-card]'))
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 26)
  .map((element) => element.outerHTML.slice(0, 100))`
/** What of the map lies outside of its frame. */
export const HIDDEN_MAP = `(() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.getElementById('map')
  return [scrollWidth - clientWidth, scrollHeight - clientHeight]
})()`
