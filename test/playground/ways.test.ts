/** What the page counts and looks for without a picture: ways to a thing, and odds of attacks in Battles. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../docs/playground/games'
import { askingOf, questionOf } from '../../docs/playground/look'
import { hasOdds, oddsOf } from '../../docs/playground/odds'
import { newSession, play, type Session } from '../../docs/playground/session'
import { dealer } from './hand'

const begun = (name: string, seed: string): Session => {
  const entry = GAMES.get(name)
  const begin = entry === undefined ? undefined : newSession(entry, { seed })
  if (begin?.ok !== true) throw new Error(`no game ${name}`)
  return begin.session
}

const answered = (session: Session, words: RegExp | number): Session => {
  const choices = questionOf(session, 'asked')?.choices ?? []
  const found =
    typeof words === 'number'
      ? choices[words % choices.length]
      : choices.find(({ label }) => words.test(label))
  const tried = found === undefined ? undefined : play(session, found.action)
  if (tried?.ok !== true) throw new Error(`no such answer: ${String(words)}`)
  return tried.session
}

describe('Battles', () => {
  it('finds a card of the hand behind the die and its use', () => {
    const session = [0, 0, /^No$/].reduce(answered, begun('battles', 'b9'))
    const question = questionOf(session, 'asked')
    if (question === undefined) throw new Error('nothing is asked')
    expect(question.sentence).toBe('Which die do you use?')
    const meaning = askingOf(session, 'asked')?.click([], ['card:west-wind'])
    const ways = meaning?.kind === 'ways' ? meaning.ways.flatMap(({ payments }) => payments) : []
    expect(ways.map(({ firsts }) => firsts.map(({ label }) => label))).toContainEqual([
      'Use the Event die',
      'As Event: Play of a card',
    ])
    expect(askingOf(session, 'asked')?.click([], ['card:none'])).toMatchObject({ kind: 'nothing' })
  })

  it('tells the odds of every attack that is offered', () => {
    let session = begun('battles', 'odds')
    const next = dealer(5)
    let attacks = 0
    for (let count = 0; count < 150 && attacks < 3; count++) {
      const choices = questionOf(session, 'asked')?.choices ?? []
      if (choices.length === 0) break
      for (const { action } of choices.filter((one) => one.action.kind === 'attack')) {
        expect(hasOdds(session, choices)).toBe(true)
        expect(oddsOf(session, action)).toMatch(/^won [<>]?\d+ %, lost [<>]?\d+ %$/)
        attacks++
      }
      session = answered(session, next())
    }
    expect(attacks).toBeGreaterThan(0)
  })
})
