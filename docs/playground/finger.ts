/** What a click means: the thing under it, and of a finger that has landed beside everything the nearest. */

/** How far beside a thing a finger may land, in pixels. */
const REACH = 14

const far = (element: Element, { clientX: x, clientY: y }: MouseEvent): number => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** Whether it stands for nothing: neither itself nor what it is in, up to the picture. */
const isGround = (element: Element): boolean => {
  for (
    let at: Element | null = element;
    at instanceof SVGElement && at.tagName !== 'svg';
    at = at.parentElement
  )
    if (Object.keys(at.dataset).length > 0) return false
  return true
}

const nearest = (event: MouseEvent, selector: string): Element | null => {
  const clicked = event.target as Element
  if (!isGround(clicked)) return null
  const all = [...(clicked.closest('svg')?.querySelectorAll(selector) ?? [])]
  const near = all.filter((element) => far(element, event) <= REACH)
  return near.sort((one, other) => far(one, event) - far(other, event))[0] ?? null
}

/** What was clicked on, of all that fits a selector. */
export const clickedOn = (event: MouseEvent, selector: string): Element | null => {
  const clicked = event.target as Element
  const element = clicked.closest('.target') ?? clicked.closest(selector)
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
  return element ?? (isFinger ? nearest(event, selector) : null)
}
