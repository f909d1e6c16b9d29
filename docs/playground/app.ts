/** What the panels share: what the page shows now, and how they change it. */
import type { Types } from '../../src/kernel'
import type { Meaning } from '../../src/ui'
import type { Look } from './look'
import type { Session } from './session'

/** Something in the picture that was clicked on: its keys, and the words it bears. */
export interface About {
  readonly keys: ReadonlyArray<string>
  readonly words: string
  /** What the click meant; undefined where nobody is asked. */
  readonly meaning?: Meaning<Types> | undefined
}

/** What the page shows. */
export interface Shown {
  readonly session: Session
  readonly look: Look
  /** What was clicked on in the picture, and narrows the choices. */
  readonly keys: ReadonlyArray<string>
  /** What was clicked on last, whether or not a choice is about it. */
  readonly about: About | undefined
  /** What was typed to find a choice. */
  readonly filter: string
  /** Whether choices are compared by their odds. */
  readonly isWeighed: boolean
  /** A rule that is being read. */
  readonly rule: string | undefined
  /** Bots wait: a person has gone back. */
  readonly isPaused: boolean
}

/** What was clicked on and typed, given up. */
export const CLEAR: Pick<Shown, 'keys' | 'about' | 'filter' | 'isWeighed'> = {
  keys: [],
  about: undefined,
  filter: '',
  isWeighed: false,
}

/** The page as panels see it. */
export interface App {
  readonly shown: () => Shown
  /** Shows something else. */
  readonly show: (change: Partial<Shown>) => void
  /** Plays an action for whoever is asked. */
  readonly act: (action: unknown) => void
  /** Tells a person something; `isBad` if it went wrong. */
  readonly tell: (words: string, isBad?: boolean) => void
  /** Opens a rule. */
  readonly read: (rule: string) => void
}
