/** The few helpers with which the panels build their elements. */

import { escapedLines } from '../../src/kernel'

/** What an element can be given: attributes, and what happens on a click. */
export type Attributes = Readonly<Record<string, string | number | boolean | (() => void)>>

/** What can stand in an element. */
export type Child = Node | string

/** What a person reads in attributes; values of fields stay as they are. */
const READ: ReadonlySet<string> = new Set(['title', 'aria-label', 'placeholder', 'alt'])

/** Puts a text in the place of what an element held; characters that nobody sees are shown as escapes. */
export const say = (element: HTMLElement, text: string): void => {
  element.textContent = escapedLines(text)
}

const valueOf = (name: string, value: string | number | true): string =>
  value === true ? '' : READ.has(name) ? escapedLines(String(value)) : String(value)

/** An element with attributes and children; `onclick` is a function, a false attribute is left out. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: ReadonlyArray<Child> = [],
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value !== false) element.setAttribute(name, valueOf(name, value))
  element.append(...children.map((child) => (typeof child === 'string' ? escapedLines(child) : child)))
  return element
}

/** The element of the page with that id. */
export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the page has no #${id}`)
  return found
}

/** A button. */
export const button = (text: string, onclick: () => void, more: Attributes = {}): HTMLButtonElement =>
  make('button', { type: 'button', ...more, onclick }, [text])

/** One of the values of a field, with its words. */
export type Offered = readonly [value: string, words: string]

/** A field to choose from. */
export const select = (name: string, offered: ReadonlyArray<Offered>, chosen = ''): HTMLSelectElement => {
  const options = offered.map(([value, words]) =>
    make('option', { value, selected: value === chosen }, [words]),
  )
  return make('select', { name }, options)
}

/** A field of which any number may be chosen. */
export const checkboxes = (
  name: string,
  words: string,
  offered: ReadonlyArray<Offered>,
  chosen: ReadonlyArray<string>,
): HTMLFieldSetElement =>
  make('fieldset', {}, [
    make('legend', {}, [words]),
    ...offered.map(([value, label]) =>
      make('label', {}, [
        make('input', { type: 'checkbox', name, value, checked: chosen.includes(value) }),
        label,
      ]),
    ),
  ])

/** A field with its label. */
export const labelled = (words: string, field: HTMLElement, more: Attributes = {}): HTMLLabelElement =>
  make('label', more, [words, field])
