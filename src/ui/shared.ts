/** What every entry for pages has, of whichever game it is. */
export type { Answer, Asking, Meaning } from './asking'
export { choicesAbout, keysAfterClick, keysOf } from './keys'
export { isMarkedIn, type Mark, type Role } from './marks'
export { uiOf, type Ui } from './ui'
export type { Clicked, Payment, Way } from './ways'
