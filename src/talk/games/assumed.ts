/**
 * What a question takes for granted of War of the Ring, as sections of a position: who stands where, which
 * nation is at war, which Stronghold is besieged, who is in play or dead.
 */
import type { Token } from '../lexicon'
import { isCharacterId } from './war/sentence'

/** Whose Stronghold it is. */
const OWNERS: Readonly<Record<string, string>> = {
  'helms-deep': 'rohan',
  'minas-tirith': 'gondor',
  'dol-amroth': 'gondor',
  lorien: 'elves',
  rivendell: 'elves',
  'grey-havens': 'elves',
  'woodland-realm': 'elves',
  erebor: 'dwarves',
}

/** Where somebody stands who is said to be in play. */
const HOMES: Readonly<Record<string, string>> = {
  aragorn: 'minas-tirith',
  'gandalf-the-white': 'fangorn',
  saruman: 'orthanc',
  'witch-king': 'minas-morgul',
  'mouth-of-sauron': 'barad-dur',
  galadriel: 'lorien',
  balrog: 'moria',
}

const idsOf = (tokens: ReadonlyArray<Token>, sort: string): ReadonlyArray<string> =>
  tokens.flatMap(({ names }) => names.find((name) => name.sort === sort)?.ids.slice(0, 1) ?? [])

const PRONOUNS: ReadonlySet<string> = new Set('he she they him her them it'.split(' '))
const DENIALS: ReadonlySet<string> = new Set('not no none ever without'.split(' '))

const ofClause = (clause: ReadonlyArray<Token>, about: ReadonlyArray<Token>): ReadonlyArray<string> => {
  const has = (...means: ReadonlyArray<string>): boolean =>
    clause.some((token) => means.includes(token.means) || means.includes(token.plain))
  if (clause.some(({ means }) => DENIALS.has(means))) return []
  const own = idsOf(clause, 'figure').filter(isCharacterId)
  const isSaid = clause.some(({ plain }) => PRONOUNS.has(plain))
  const who = own.length > 0 || !isSaid ? own : idsOf(about, 'figure').filter(isCharacterId)
  const nations = idsOf(clause, 'nation')
  const [region] = idsOf(clause, 'region')
  const [other = region] = idsOf(about, 'region')
  if (has('war')) return nations.map((nation) => `at war: ${nation}`)
  if (has('besieged', 'besieger', 'siege')) {
    const nation = OWNERS[region ?? other ?? '']
    return nation === undefined
      ? []
      : [`${region ?? other} besieged: 3 ${nation}`, `${region ?? other}: 3 sauron`]
  }
  if (has('kill')) return who.map((one) => `${one}: out`)
  if (has('fellowship') && who.length === 0) {
    if (has('reveal')) return [`fellowship: ${region === undefined ? '' : `${region}, `}revealed`]
    return region === undefined ? [] : [`fellowship: ${region}`]
  }
  if (region !== undefined) return who.map((one) => `${one}: ${region}`)
  return has('play') ? who.flatMap((one) => (HOMES[one] === undefined ? [] : [`${one}: ${HOMES[one]}`])) : []
}

/** The sections of a position that the clauses beside the question ask for. */
export const assumedSections = (tokens: ReadonlyArray<Token>, asking: number): ReadonlyArray<string> => {
  const clauses = [...new Set(tokens.map(({ clause }) => clause))].filter((clause) => clause !== asking)
  return [
    ...new Set(
      clauses.flatMap((clause) =>
        ofClause(
          tokens.filter((token) => token.clause === clause),
          tokens.filter((token) => token.clause !== clause),
        ),
      ),
    ),
  ]
}
