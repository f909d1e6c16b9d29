/**
 * Sharing: the line of a position or a whole game as a text or as a link, and opening what others have shared.
 * A link carries all of it behind its `#`, which browsers send to nobody.
 */
import { formatPosition, linkOfPosition } from '../../src/notation'
import type { App } from './app'
import { button, byId, labelled, make } from './dom'
import { recordOf, sessionOfText, stateOf } from './session'
import { opened } from './storage'

const GAME = '#game='
const POSITION = '#position='

const throughStream = async (bytes: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer()

/** A text as letters, digits, `-` and `_`, and shorter. */
const packed = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await throughStream(text, new CompressionStream('deflate-raw')))
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const unpacked = async (letters: string): Promise<string> => {
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  const list = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  return new TextDecoder().decode(await throughStream(list, new DecompressionStream('deflate-raw')))
}

const field = (): HTMLTextAreaElement => byId('shared') as HTMLTextAreaElement

/** Puts a text into the field, selected, and on the clipboard where the browser lets us. */
const give = (app: App, text: string, what: string): void => {
  field().value = text
  field().select()
  app.tell(`${what} is in the field below, to be copied.`)
  navigator.clipboard?.writeText(text).then(
    () => app.tell(`${what} is on the clipboard.`),
    () => undefined,
  )
}

const lineOf = (app: App): string | undefined => {
  const { session } = app.shown()
  const line = formatPosition(session.entry.game, stateOf(session))
  if (line._tag === 'Right') return line.right
  app.tell(`This moment has no line: ${line.left.problem}.`, true)
  return undefined
}

const notationOf = (app: App): string | undefined => {
  const { session } = app.shown()
  const record = recordOf(session)
  if (record !== undefined) return session.entry.game.notation(record)
  app.tell('This game cannot be recorded: share its position instead.', true)
  return undefined
}

const addressWith = (hash: string): string => `${location.href.replace(/#.*$/, '')}${hash}`

const giveLine = (app: App, isLink: boolean): void => {
  const line = lineOf(app)
  if (line === undefined) return
  if (isLink) give(app, addressWith(POSITION + linkOfPosition(line)), 'A link to this position')
  else give(app, line, 'The line of this position')
}

const giveGame = async (app: App, isLink: boolean): Promise<void> => {
  const text = notationOf(app)
  if (text === undefined) return
  if (isLink) give(app, addressWith(GAME + (await packed(text))), 'A link to this game')
  else give(app, text, 'The record of this game')
}

/** What a link carries, as a text; undefined if it carries nothing. */
const textIn = async (address: string): Promise<string | undefined> => {
  const hash = address.slice(address.indexOf('#'))
  if (hash.startsWith(POSITION)) return hash.slice(POSITION.length)
  return hash.startsWith(GAME) ? unpacked(hash.slice(GAME.length)) : undefined
}

/** Opens what an address carries, or a text. */
const open = async (app: App, given: string): Promise<void> => {
  if (given === '') return app.tell('Paste a position, a record or a link into the field first.', true)
  try {
    const text = (await textIn(given)) ?? given
    opened(app, sessionOfText(text, app.shown().session.entry), (session) => session)
  } catch {
    app.tell('This link is broken.', true)
  }
}

/** Opens what the address of the page carries, now and whenever it changes. */
export const openLink = async (app: App): Promise<void> => {
  const follow = async (): Promise<void> => {
    if (location.hash.startsWith(GAME) || location.hash.startsWith(POSITION)) await open(app, location.hash)
  }
  window.addEventListener('hashchange', () => void follow())
  await follow()
}

/** Makes the field and its buttons. */
export const makeShare = (app: App): void => {
  const form = byId('share') as HTMLFormElement
  const text = make('textarea', { id: 'shared', spellcheck: 'false', rows: 3 })
  form.replaceChildren(
    labelled('A position, a record, or a link: paste it here', text, { class: 'whole' }),
    make('button', { type: 'submit', class: 'main', id: 'open' }, ['Open']),
    button('Position as a line', () => giveLine(app, false), { id: 'line' }),
    button('Link to the position', () => giveLine(app, true), { id: 'link-position' }),
    button('Record as a text', () => void giveGame(app, false), { id: 'notation' }),
    button('Link to the game', () => void giveGame(app, true), { id: 'link-game' }),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void open(app, text.value.trim())
  })
}
