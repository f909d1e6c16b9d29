/** What the panels share: what the page shows now, and how they change it. */
import type { Look } from './look'
import type { Session } from './session'

/** What the page shows. */
export interface Shown {
  readonly session: Session
  readonly look: Look
  /** What was clicked on in the picture. */
  readonly keys: ReadonlyArray<string>
  /** What was typed to find a choice. */
  readonly filter: string
  /** A rule that is being read. */
  readonly rule: string | undefined
  /** Bots wait: a person has gone back. */
  readonly isPaused: boolean
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
