/** Requests that open games and are as heavy as they may be: lines of each kind by number, all different. */
import millBridge from '../../docs/scenarios/the-mill-bridge.json'

type Line = (number: number) => string

const request = (method: string, params: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

const halves = (depth: number): unknown => {
  let when: unknown = { turnAtLeast: 9 }
  for (let level = 0; level < depth; level++) when = { any: [when, when] }
  return when
}

/** The sample of the guide with a condition of some 9,000 values, and a title of its own. */
const nested = (title: string): object => {
  const doc = structuredClone(millBridge)
  const [first] = doc.victory.immediate
  if (first !== undefined) Object.assign(first, { when: halves(11) })
  return { ...doc, title }
}

const battles = (scenario: object, seed: string): string =>
  request('new', { game: 'battles', config: { seed, scenario } })

/** A house rule that says something else of every card and every rule, in letters of two bytes. */
const house = (number: number): object => ({
  name: `house-${number}`,
  says: Object.fromEntries(['gandalf-the-grey', 'strider', 'saruman'].map((id) => [id, 'ж'.repeat(290)])),
})

/** Those that share their scenario: as many as there may be find room. */
export const SHARED = 'a scenario that others have too'

/** The lines by their kinds. */
export const OPENINGS: Readonly<Record<string, Line>> = {
  'a small game': (number) => request('new', { game: 'confrontation', config: { seed: `s${number}` } }),
  'War of the Ring': (number) => request('new', { game: 'war-of-the-ring', config: { seed: `s${number}` } }),
  'a long seed in letters of two bytes': (number) =>
    request('new', { game: 'card-game', config: { seed: `${number}${'ж'.repeat(9000)}` } }),
  'a scenario of its own': (number) => battles({ ...millBridge, title: `T ${number}` }, 's'),
  [SHARED]: (number) => battles(nested('T'), `s${number}`),
  'a nested scenario of its own': (number) => battles(nested(`T ${number}`), 's'),
  'house rules of its own': (number) =>
    request('new', { game: 'war-of-the-ring', config: { seed: 's' }, house: [house(number)] }),
}

/** The lines of a kind. */
export const opener = (kind: string): Line => OPENINGS[kind] ?? (() => '')
