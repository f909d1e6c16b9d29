/**
 * Edited saves in great number:
 *
 *     npm run fuzz:saves -- --game confrontation --accepted 20000
 */
import { parseArgs } from 'node:util'
import { randomFrom, type Types } from '../../src/kernel'
import { SUBJECT as BATTLES } from '../battles/properties/subject'
import { SUBJECT as CARD_GAME } from '../card-game/properties/subject'
import { SUBJECT as CONFRONTATION } from '../confrontation/properties/subject'
import type { Subject } from '../kernel/conformance/subject'
import { WHOLE as WAR } from '../war-of-the-ring/properties/subject'
import { savesOf, tryEdited } from './saves'

const SUBJECTS: Readonly<Record<string, { readonly subject: unknown; readonly oneIn: number }>> = {
  battles: { subject: BATTLES, oneIn: 20 },
  'card-game': { subject: CARD_GAME, oneIn: 10 },
  confrontation: { subject: CONFRONTATION, oneIn: 4 },
  'war-of-the-ring': { subject: WAR, oneIn: 40 },
}

const GAMES_AT_ONCE = 4
const TRIES_PER_SAVE = 20

const main = (): void => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      accepted: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
    },
  })
  const wanted = Number(values.accepted ?? 1000)
  const seed = values.seed ?? 'saves'
  const end = Date.now() + 60_000 * Number(values.minutes ?? 600)
  for (const [name, { subject, oneIn }] of Object.entries(SUBJECTS)) {
    if (values.game !== undefined && values.game !== name) continue
    const counts = { refused: 0, same: 0, accepted: 0, failed: 0 }
    const places = new Map<string, { count: number; problem: string }>()
    for (let round = 0; counts.accepted < wanted && Date.now() < end; round++) {
      const saves = savesOf(subject as Subject<Types>, `${seed} ${round}`, GAMES_AT_ONCE, oneIn)
      const random = randomFrom(`${seed} edits ${round}`)
      for (let tries = TRIES_PER_SAVE * saves.length; tries > 0 && counts.accepted < wanted; tries--) {
        const { taken, problem, at } = tryEdited(subject as Subject<Types>, saves, random)
        counts[taken] += 1
        if (problem === undefined) continue
        counts.failed += 1
        const place = `${at.replaceAll(/\.\d+/g, '.#')} | ${problem.slice(0, 60)}`
        places.set(place, { count: (places.get(place)?.count ?? 0) + 1, problem })
      }
    }
    console.log(name, JSON.stringify(counts))
    for (const [place, { count, problem }] of [...places]
      .sort((a, b) => b[1].count - a[1].count)
      .slice(0, 40))
      console.log(`  ${count} ${place.split(' | ')[0]}: ${problem.slice(0, 200)}`)
  }
}

main()
