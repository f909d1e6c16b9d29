/**
 * Characters that nobody sees and that a terminal or a browser obeys: control characters, and those that
 * change the direction of writing, so that a text reads otherwise than it is.
 */

const UNSEEN = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff'

/** The pattern of a text without them, as JSON Schema has it. */
export const PLAIN_TEXT = `^[^${UNSEEN}]*$`

const plain = new RegExp(PLAIN_TEXT)
const unseen = new RegExp(`[${UNSEEN}]`, 'g')
const unseenInLine = new RegExp(`(?![\\n\\t])[${UNSEEN}]`, 'g')

/** Whether a text has none of them. */
export const isPlainText = (text: string): boolean => plain.test(text)

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text with all of them written as escapes, as `\u001b`. */
export const escaped = (text: string): string => text.replace(unseen, escape)

/**
 * A text of several lines as it may be shown to a person, whoever wrote it: control characters and those that
 * turn the direction of writing are written as escapes, line breaks and tabs stay.
 *
 * @example
 * console.log(escapedLines('a title with \u001b[2J in it'))
 */
export const escapedLines = (text: string): string => text.replace(unseenInLine, escape)
