/**
 * What the event cards ask for (`model/conditions`), in words: one sentence for each kind of condition.
 */
import type { Rules } from '../model/config'
import type { World } from '../model/bundle'
import type { Condition, Escort, Meeting, Siege } from '../model/conditions'
import type { CardIx } from '../model/table'
import { holds } from './conditions'
import { nationIx } from './board'
import { characterId } from './pieces'
import { isActive, isAtWar, stepsOf } from './politics'
import { within } from './names'
import {
  areaInWords,
  listed,
  unmet,
  whereabouts,
  whereaboutsOf,
  whereRingBearersAre,
  type Need,
} from './requirements'

const need = (who: string, what: string, now = ''): Need => ({ who, what, now })
const FELLOWSHIP = 'the Fellowship'

const escortInWords = (rules: Rules, escort: Escort): string => {
  if (escort === 'companion') return 'a Companion'
  if (escort === 'nazgul' || escort === 'nazgulFigure') return 'a Nazgûl'
  return typeof escort === 'string' ? within(rules, escort) : listed(rules, escort)
}

const withEscort = (rules: Rules, escort: Escort | undefined): string =>
  escort === undefined ? '' : ` with ${escortInWords(rules, escort)}`

const meetingInWords = (rules: Rules, meeting: Meeting): string => {
  const other = within(rules, meeting.side === 'shadow' ? 'free-peoples' : 'shadow')
  const near = 'in one region with, or next to,'
  const struck = `an Army of ${within(rules, meeting.side)}${withEscort(rules, meeting.with)}`
  return `${struck} ${near} an Army of ${other}${withEscort(rules, meeting.enemyWith)}`
}

const siegeInWords = (rules: Rules, { by, with: escort, unitsOf, home }: Siege): string => {
  const units = unitsOf === undefined ? '' : ` with units of ${within(rules, unitsOf)}`
  const whose = home === undefined ? '' : ` of a Stronghold that belongs to ${within(rules, home)}`
  return `a siege by ${within(rules, by)}${withEscort(rules, escort)}${units}${whose}`
}

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>
type Nations = Of<'active' | 'atWar'>
type Bearers = Of<
  | 'anyCompanionInFellowship'
  | 'corruptionAtMost'
  | 'guide'
  | 'inFellowship'
  | 'nazgulWithRingBearers'
  | 'progressAtLeast'
  | 'revealed'
  | 'ringBearersIn'
  | 'ringBearersInSettlement'
>
type Others = Exclude<Condition, Nations | Bearers | Of<'all' | 'any' | 'not'>>

const ofNations = ({ rules, table }: World, condition: Nations): Need => {
  if (condition.kind === 'active')
    return need(
      within(rules, condition.nation),
      'active',
      isActive(table, nationIx(condition.nation)) ? 'active now' : 'passive now',
    )
  const others = condition.nations.filter((nation) => !isAtWar(table, nationIx(nation)))
  const steps = others.map((nation) => {
    const left = stepsOf(table, nationIx(nation))
    return `${within(rules, nation)}: ${left} ${left === 1 ? 'step' : 'steps'} from war`
  })
  return need(condition.nations.map((one) => within(rules, one)).join(' and '), 'at war', steps.join(', '))
}

const ofBearers = ({ rules, table }: World, condition: Bearers): Need => {
  const { guide, progress, revealed, corruption } = table.fellowship
  switch (condition.kind) {
    case 'inFellowship':
      return need(
        listed(rules, condition.anyOf),
        'in the Fellowship',
        whereaboutsOf(rules, table, condition.anyOf),
      )
    case 'anyCompanionInFellowship':
      return need('a Companion', 'in the Fellowship', 'nobody is with the Ring-bearers')
    case 'guide':
      return need(
        within(rules, condition.is),
        'as the Guide',
        `the Guide is ${within(rules, characterId(rules, guide))}`,
      )
    case 'ringBearersIn':
      return need(FELLOWSHIP, `in ${areaInWords(rules, condition.area)}`, whereRingBearersAre(rules, table))
    case 'ringBearersInSettlement':
      return need(
        FELLOWSHIP,
        'in a region with a Settlement of a Free Peoples Nation',
        whereRingBearersAre(rules, table),
      )
    case 'progressAtLeast':
      return need('Progress', `at ${condition.steps} or more`, `it is ${progress}`)
    case 'revealed':
      return need(FELLOWSHIP, 'Revealed', revealed ? 'it is Revealed' : 'it is Hidden')
    case 'corruptionAtMost':
      return need('Corruption', `at ${condition.corruption} or less`, `it is ${corruption}`)
    case 'nazgulWithRingBearers':
      return need('a Nazgûl', `in the region of ${FELLOWSHIP}`, whereRingBearersAre(rules, table))
  }
}

const ofOthers = ({ rules, table }: World, condition: Others): Need => {
  const where = 'anyOf' in condition ? whereaboutsOf(rules, table, condition.anyOf) : ''
  switch (condition.kind) {
    case 'inPlay':
      return need(listed(rules, condition.anyOf), 'on the map', where)
    case 'isIn':
      return need(listed(rules, condition.anyOf), `in ${areaInWords(rules, condition.area)}`, where)
    case 'withArmy': {
      const there = condition.area === undefined ? '' : ` in ${areaInWords(rules, condition.area)}`
      return need(listed(rules, condition.anyOf), `with an Army of his side${there}`, where)
    }
    case 'armyIn':
      return need(`an Army of ${within(rules, condition.side)}`, `in ${areaInWords(rules, condition.area)}`)
    case 'controls':
      return need(within(rules, condition.side), `in control of ${areaInWords(rules, condition.area)}`)
    case 'besieged':
      return need(within(rules, condition.region), `besieged by ${within(rules, condition.by)}`)
    case 'armiesMeet':
      return need('', meetingInWords(rules, condition.meeting))
    case 'siegeLaid':
      return need('', siegeInWords(rules, condition.siege))
    case 'nazgulIn':
      return need('a Nazgûl', `in ${areaInWords(rules, condition.area)}`)
    case 'faction':
      return need(within(rules, condition.is), 'in play')
    case 'together': {
      const other = `${where}, ${whereabouts(rules, table, condition.with)}`
      return need(listed(rules, condition.anyOf), `in the region of ${within(rules, condition.with)}`, other)
    }
  }
}

const tell = (world: World, condition: Condition): Need => {
  switch (condition.kind) {
    case 'all':
    case 'any':
    case 'not':
      return need('it', 'so')
    case 'active':
    case 'atWar':
      return ofNations(world, condition)
    case 'anyCompanionInFellowship':
    case 'corruptionAtMost':
    case 'guide':
    case 'inFellowship':
    case 'nazgulWithRingBearers':
    case 'progressAtLeast':
    case 'revealed':
    case 'ringBearersIn':
    case 'ringBearersInSettlement':
      return ofBearers(world, condition)
    default:
      return ofOthers(world, condition)
  }
}

/** What a condition asks for that is not so. */
export const unmetCondition = (world: World, condition: Condition): string =>
  unmet(
    {
      holds: (part: Condition) => holds(world.rules, world.table, part),
      partsOf: (part) => (part.kind === 'all' || part.kind === 'any' ? part : undefined),
      deniedBy: (part) => (part.kind === 'not' ? part.of : undefined),
      tells: (part) => tell(world, part),
    },
    condition,
  )

/** What a card asks for that is not so; nothing if it has no requirement. */
export const unmetBy = (world: World, card: CardIx): string => {
  const condition = world.rules.cards[card]?.playIf
  return condition === undefined ? '' : unmetCondition(world, condition)
}
