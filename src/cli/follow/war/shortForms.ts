/**
 * Short answers: pass, cease, fight on, withdraw, retreat, choose, go; and the figures of a party alone.
 */
import * as E from 'fp-ts/lib/Either.js'
import type { Way } from '../claims'
import { atom, claim, way } from './atoms'
import { figuresIn, homely } from './figures'
import { begins, detail, type Form, type Hearing } from './hearing'
import { has, namesIn, numbersIn, type Said } from './said'

const regionsIn = (said: Said): ReadonlyArray<string> =>
  namesIn(said, 'region').flatMap(({ ids }) => ids.slice(0, 1))

const simple = (key: string, ...kinds: ReadonlyArray<string>): Form => ({
  when: ({ said }) => has(said, key),
  says: ({ said }) => detail(claim(said, ...kinds.map((kind) => way(kind)))),
})

const skips: Form = {
  when: ({ said }) => has(said, 'skip') && said.die !== undefined,
  says: ({ said }) =>
    begins(claim(said, way('skipDie', said.die === undefined ? {} : { die: [said.die.die] }))),
}

const retreats: Form = {
  when: ({ said }) => has(said, 'retreat') && !has(said, 'not') && regionsIn(said).length > 0,
  says: ({ said }) => detail(claim(said, way('retreat', { to: regionsIn(said) }))),
}

/** What a card asks for: a number, a figure somewhere, a region, a Nation, a deck. */
const chosen = ({ said, at }: Hearing): ReadonlyArray<Way> => {
  const regions = regionsIn(said)
  const figures = figuresIn(at.state, said.tokens)
  const nations = namesIn(said, 'nation').flatMap(({ ids }) => ids)
  const [region] = regions
  if (figures.length > 0 && namesIn(said, 'rank').length + namesIn(said, 'figure').length > 0)
    return figures.flatMap((one) => {
      const piece = region === undefined ? one.pieces : homely(one, region)
      const where = region === undefined ? {} : { region: [region] }
      return [
        way('pick', { piece, ...where }),
        way('recruit', { piece, ...where }),
        ...(region === undefined ? [way('chooseFigure', { piece }), way('join', { character: piece })] : []),
      ]
    })
  if (nations.length > 0) return [way('nameNation', { nation: nations })]
  if (regions.length > 0) return [way('aim', { region: regions }), way('goTo', { region: regions })]
  return numbersIn(said).map((number) => way('chooseNumber', { number: [number] }))
}

const chooses: Form = {
  when: (hearing) => has(hearing.said, 'choose', 'go', 'to', 'in') && chosen(hearing).length > 0,
  says: (hearing) => {
    const { said, at } = hearing
    const ways = chosen(hearing)
    const [number = 1] = figuresIn(at.state, said.tokens).map((one) => one.number ?? 1)
    const isCount = ways.some(({ kind }) => kind === 'pick')
    const towards = regionsIn(said).at(-1)
    const stages = Array.from({ length: isCount ? number : 1 }, () => [atom(said, ...ways)])
    return detail({ stages, ...(towards === undefined || isCount ? {} : { towards }) })
  },
}

/** Numbers alone: dice of whoever rolls, or the number that is asked for. */
const numbers: Form = {
  when: ({ said }) => said.tokens.length > 0 && said.tokens.every(({ sort }) => sort === 'number'),
  says: ({ said }) =>
    detail({
      stages: numbersIn(said).map((number) => [
        atom(said, way('chance', { outcome: [number] }), way('chooseNumber', { number: [number] })),
      ]),
    }),
}

/** A heading or a remark that needs no answer: "round 2", "no losses". */
const remark: Form = {
  when: ({ said }) => has(said, 'round') || (has(said, 'nothing') && numbersIn(said).length <= 1),
  says: () => E.right({ claims: [], begins: false }),
}

/** Short answers. */
export const SHORT_FORMS: ReadonlyArray<Form> = [
  skips,
  retreats,
  {
    when: ({ said }) => has(said, 'retreat') && has(said, 'not'),
    says: ({ said }) => detail(claim(said, way('fight'))),
  },
  simple('withdraw', 'withdraw'),
  simple('cease', 'cease', 'done'),
  simple('silence', 'silence'),
  simple('fight', 'fight'),
  simple('stay', 'done', 'pass'),
  {
    when: ({ said }) => has(said, 'pass'),
    says: ({ said }) => begins(claim(said, way('pass'), way('done'))),
  },
  {
    when: ({ said }) => has(said, 'yield'),
    says: ({ said }) => begins(claim(said, way('yieldPlace'))),
  },
  chooses,
  remark,
  numbers,
]
