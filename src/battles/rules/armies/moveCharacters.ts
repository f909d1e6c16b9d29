/**
 * Characters on their own: who moves together, how far, who stays behind on the way.
 */
import { passOf } from '../../../kernel/brand'
import { LEGAL, NO_EVENTS } from '../../../kernel/types'
import type { ChooseRegion, Halt, Join, Pass } from '../../model/actions'
import { calling, doing, jumping, procedure, returning, type Here, type Question } from '../../model/bundle'
import { amended, charactersCopy } from '../../model/drafts'
import { ask } from '../../model/frames'
import type { CharactersVars } from '../../model/frames/armies'
import { sure } from '../../model/sure'
import { charactersIn, neighboursOf, stepOf } from '../../query/board'
import { isMover, levelOf } from '../../query/possible'
import { apart } from '../../query/battleReasons'
import { say } from '../../query/names'
import { joinBecause } from '../../query/reasons'
import { mapRule } from '../../query/refusals'
import { refusal } from '../../rulebook'
import { changed, changing, happen, putCharacter } from '../changes'

/** Some of a side's Characters, as the scenario lists them: in which order they were named is forgotten. */
const listed = (
  { scenario }: Here['rules'],
  { owner }: CharactersVars,
  named: ReadonlyArray<string>,
): ReadonlyArray<string> => scenario.charactersOf[owner].filter((one) => named.includes(one))

/** Who may join the group: those of its Region who have not moved, each named once. */
const joining = (here: Here<CharactersVars>): ReadonlyArray<string> => {
  const { group, done, region, owner } = here.vars
  return here.rules.scenario.charactersOf[owner].filter((one) => {
    if (done.includes(one) || group.includes(one)) return false
    return group.length === 0 ? isMover(here, owner, one) : here.table.characters[one] === region
  })
}

/** An Action token moves one group; a die moves any number of them. */
const single = (here: Here<CharactersVars>): boolean => stepOf(here, 'moveCharacters').groups === 'one'

/** Those whose highest Level a group has: its members; by a token all who were in the Region at the start. */
const lifting = (here: Here<CharactersVars>, group: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { owner, from, done, group: all } = here.vars
  return single(here) && from !== null ? [...all, ...done, ...charactersIn(here, owner, from)] : group
}

const groupLevel = (here: Here<CharactersVars>, group: ReadonlyArray<string>): number =>
  group.length === 0 ? 0 : Math.max(...lifting(here, group).map((one) => levelOf(here, one)))

/** Whether the group can set out as it is. */
const canGo = (here: Here<CharactersVars>): boolean => groupLevel(here, here.vars.group) > 0

const waysOn = (here: Here<CharactersVars>): ReadonlyArray<string> => {
  const { region, steps, group } = here.vars
  if (region === null || steps >= groupLevel(here, group)) return []
  return neighboursOf(here, region).map(({ to }) => to)
}

/** Who could still move after those who have. */
const more = (here: Here<CharactersVars>): boolean => {
  const fresh = { ...here, vars: amended(charactersCopy(here.vars), { group: [] }) }
  return !single(here) && joiners(fresh).length > 0
}

/** Whether a group with this Character can go, as it is or with others who may still join. */
const canStart = (here: Here<CharactersVars>, character: string): boolean => {
  const { characters } = here.table
  const { group, done, owner } = here.vars
  return here.rules.scenario.charactersOf[owner].some((one) => {
    const goes = group.includes(one) || (characters[one] === characters[character] && !done.includes(one))
    return goes && levelOf(here, one) > 0
  })
}

const joiners = (here: Here<CharactersVars>): ReadonlyArray<string> =>
  joining(here).filter((one) => canStart(here, one))

const joined = (here: Here<CharactersVars>): CharactersVars => {
  const first = here.vars.group[0]
  const from = first === undefined ? null : sure(here.table.characters[first])
  const group = listed(here.rules, here.vars, here.vars.group)
  return amended(charactersCopy(here.vars), { group, from, region: from })
}

/** Character Movement. */
export const moveCharacters = procedure('do/moveCharacters', [
  [
    'pick',
    calling(
      (here) => ask('decide/group', here.vars),
      (vars, { join, going }): CharactersVars => ({
        ...vars,
        group: join === null ? vars.group : [...vars.group, join],
        going,
        over: join === null && !going,
      }),
    ),
  ],
  ['where', doing((here) => ({ table: here.table, events: NO_EVENTS, vars: joined(here) }))],
  ['stopped', jumping('end', ({ vars }) => vars.over)],
  ['more', jumping('pick', ({ vars }) => !vars.going)],
  [
    'step',
    calling(
      (here) => ask('decide/path', here.vars),
      (vars, { region, halt }, rules): CharactersVars => {
        if (halt !== null)
          return amended(charactersCopy(vars), {
            group: vars.group.filter((one) => one !== halt),
            done: listed(rules, vars, [...vars.done, halt]),
          })
        return region === null
          ? amended(charactersCopy(vars), { going: false })
          : amended(charactersCopy(vars), { region, steps: vars.steps + 1 })
      },
    ),
  ],
  [
    'go',
    doing((here) => {
      const change = changing(here)
      const { group } = here.vars
      const region = sure(here.vars.region)
      for (const character of group) {
        const from = sure(here.table.characters[character])
        if (from === region) continue
        putCharacter(change, character, region)
        happen(change, { kind: 'CharacterMoved', rule: 'characters.movement', character, from, to: region })
      }
      return changed(change)
    }),
  ],
  ['further', jumping('step', (here) => here.vars.going && waysOn(here).length > 0)],
  [
    'arrived',
    doing((here) => ({
      table: here.table,
      events: NO_EVENTS,
      vars: amended(charactersCopy(here.vars), {
        done: listed(here.rules, here.vars, [...here.vars.done, ...here.vars.group]),
        group: [],
        from: null,
        region: null,
        steps: 0,
        going: false,
      }),
    })),
  ],
  ['another', jumping('pick', more)],
  ['end', returning(() => null)],
])

/** Who goes? */
export const decideGroup: Question<'decide/group', Join | Pass> = {
  answers: ['join', 'pass'],
  seats: ({ vars }) => [vars.owner],
  options: (here, seat) => {
    const all: Array<Join | Pass> = []
    for (const character of joiners(here)) all.push({ seat, kind: 'join', character })
    if (mayPass(here)) all.push(passOf(seat))
    return all
  },
  violations: (here, action) => {
    if (action.kind === 'pass')
      return mayPass(here)
        ? LEGAL
        : [refusal('characters.movement', { character: 'nobody' }, 'somebody has to move')]
    const { character } = action
    return joiners(here).includes(character)
      ? LEGAL
      : [
          refusal(
            'characters.movement',
            { character },
            joinBecause(here, here.vars.owner, character, here.vars),
          ),
        ]
  },
  resolve: ({ table, vars }, action) => ({
    table,
    events: NO_EVENTS,
    value:
      action.kind === 'pass'
        ? { join: null, going: vars.group.length > 0 }
        : { join: action.character, going: false },
  }),
  asks: ({ vars }) => {
    if (vars.group.length > 0) return 'Who goes along, if anybody?'
    return vars.done.length > 0 ? 'Which other Character moves, if any?' : 'Which Character moves?'
  },
  reads: ['characters.movement', 'characters.groups'],
}

/** The group sets out, or nobody moves any more: somebody must have moved. */
const mayPass = (here: Here<CharactersVars>): boolean =>
  here.vars.group.length > 0 ? canGo(here) : here.vars.done.length > 0

/** Somebody may stay behind when the group has moved, and somebody else goes on. */
const halting = (here: Here<CharactersVars>): ReadonlyArray<string> => {
  const { group, steps } = here.vars
  return steps === 0
    ? []
    : group.filter((one) => {
        const others = group.filter((two) => two !== one)
        return groupLevel(here, others) > steps
      })
}

const haltBecause = (here: Here<CharactersVars>, character: string): string => {
  const { group, steps } = here.vars
  if (!group.includes(character)) return `${say(here, character)} is not in the group`
  return steps === 0 ? 'the group has not moved yet' : 'nobody else could go on'
}

/** Where to? */
export const decidePath: Question<'decide/path', ChooseRegion | Halt | Pass> = {
  answers: ['chooseRegion', 'halt', 'pass'],
  seats: ({ vars }) => [vars.owner],
  options: (here, seat) => {
    const all: Array<ChooseRegion | Halt | Pass> = []
    for (const region of waysOn(here)) all.push({ seat, kind: 'chooseRegion', region })
    for (const character of halting(here)) all.push({ seat, kind: 'halt', character })
    if (here.vars.steps > 0) all.push(passOf(seat))
    return all
  },
  violations: (here, action) => {
    const character = sure(here.vars.group[0])
    if (action.kind === 'pass')
      return here.vars.steps > 0
        ? LEGAL
        : [refusal('characters.movement', { character }, 'the group has not moved yet')]
    if (action.kind === 'halt')
      return halting(here).includes(action.character)
        ? LEGAL
        : [
            refusal(
              'characters.movement',
              { character: action.character },
              haltBecause(here, action.character),
            ),
          ]
    const { region } = action
    const at = sure(here.vars.region)
    if (waysOn(here).includes(region)) return LEGAL
    const rule = mapRule(here, at, region) === 'board.regions' ? 'board.regions' : 'board.adjacent'
    return [refusal(rule, { region }, apart(here, at, region) ?? '')]
  },
  resolve: ({ table }, action) => ({
    table,
    events: NO_EVENTS,
    value: {
      region: action.kind === 'chooseRegion' ? action.region : null,
      halt: action.kind === 'halt' ? action.character : null,
    },
  }),
  asks: ({ vars }) => (vars.steps > 0 ? 'Where do they go on to, if anywhere?' : 'Where do they go?'),
  reads: ['characters.movement', 'board.adjacent'],
}
