/** What players ask about the rules of War of the Ring with a config: an edition may answer otherwise. */
import type { Claims } from '../claims'
import { WAR_CLAIMS } from './war'
import { SECOND_CLAIMS, TWILIGHT_CLAIMS } from './warMore'

const FIRST: Claims = { ...WAR_CLAIMS, ...TWILIGHT_CLAIMS }
const SECOND: Claims = { ...WAR_CLAIMS, ...SECOND_CLAIMS }

const EDITIONS: ReadonlyMap<string, Claims> = new Map([['second', SECOND]])

const entriesOf = (claims: Claims, isOfPartners: boolean) =>
  Object.entries(claims).filter(([rule]) => rule.startsWith('partners.') === isOfPartners)

/** With partners their rules come first, and those that they change are left out. */
const withPartners = (claims: Claims): Claims =>
  Object.fromEntries([
    ...entriesOf(claims, true),
    ...entriesOf(claims, false).filter(([rule]) => !CHANGED.has(rule)),
  ])
const CHANGED: ReadonlySet<string> = new Set(['events.handLimit', 'turn.draw', 'events.drawing'])

/** The claims of a config. */
export const warClaims = (config: object): Claims => {
  const claims = ('edition' in config ? EDITIONS.get(String(config.edition)) : undefined) ?? FIRST
  const isShared = 'players' in config && config.players !== 2
  return isShared ? withPartners(claims) : Object.fromEntries(entriesOf(claims, false))
}
