/**
 * Single answers in The Confrontation: a choice is always put, so every question that is met often is met
 * with one answer, too, or its table says why not.
 */
import { expect, it } from 'vitest'
import { questionsMet, reportOn } from '../../kernel/support/singles'
import { SUBJECT } from './subject'

it(
  'every question that is met often is met with a single answer, or it is said why not',
  {
    timeout: 120_000,
  },
  () => {
    const met = questionsMet(SUBJECT, 300)
    expect(met.size).toBeGreaterThan(8)
    expect(reportOn(SUBJECT, met)).toEqual({ unexplained: [], needless: [] })
  },
)
