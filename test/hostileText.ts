/** Text that a terminal or a browser would obey in place of showing it. */

/** A title for the window, a bell, red, C1 "clear", and text from right to left. */
export const hostile = '\u001b]0;PWNED\u0007\u001b[31m\u009b2J\u202e'

const isObeyed = (character: string): boolean => {
  const code = character.charCodeAt(0)
  if (character === '\n' || character === '\t') return false
  return (
    code < 32 ||
    (code > 126 && code < 160) ||
    '\u061c\u200e\u200f\u2028\u2029'.includes(character) ||
    (code > 0x2029 && code < 0x202f) ||
    (code > 0x2065 && code < 0x206a)
  )
}

/** The control characters of a text, and those that turn the direction of writing. */
export const obeyed = (text: string): ReadonlyArray<string> => [...text].filter(isObeyed)
