/**
 * The codec of a config: what chooses the rules, and the house rules it is played with.
 */
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts/lib/index.js'
import { formed } from '../../../kernel/codec'
import { derived } from '../../../kernel/derived'
import { isList, show } from '../../../kernel/door'
import { configOf, type Seldom } from '../../../kernel/fields'
import { CHOICES, type Config, type Rules, type Unfit } from '../config'
import { elementsIn, TWILIGHT_ELEMENTS } from '../twilightIds'

/** So much of what is given is told back. */
const LONGEST_SHOWN = 120

const houseOf = (config: unknown): string =>
  JSON.stringify(typeof config === 'object' && config !== null ? (Reflect.get(config, 'house') ?? []) : [])

const choice = (what: string, values: ReadonlyArray<unknown>): t.Type<unknown, unknown> =>
  formed(
    new t.Type(
      what,
      (u): u is unknown => values.includes(u),
      (u, context) => (values.includes(u) ? t.success(u) : t.failure(u, context, toldOf(values))),
      t.identity,
    ),
    { enum: values },
  )

const toldOf = (values: ReadonlyArray<unknown>): string =>
  `it is ${values.map((value) => JSON.stringify(value)).join(' or ')}`

const SORTS = 'it is false, true or a list of elements'

/** What is wrong with a choice of elements of Twilight of the Third Age. */
const twilightFault = (u: unknown): string | undefined => {
  if (typeof u === 'boolean') return undefined
  if (!isList(u)) return SORTS
  const unknown = u.find((one) => !TWILIGHT_ELEMENTS.some((element) => element === one))
  if (unknown !== undefined)
    return `${show(unknown)} is no element of it: they are ${TWILIGHT_ELEMENTS.join(', ')}`
  return new Set(u).size === u.length ? undefined : 'an element is named twice'
}

type TwilightChoice = NonNullable<Config['twilight']>

/** Twilight of the Third Age: none of it, all of it, or elements. */
const twilight = formed(
  new t.Type<TwilightChoice, unknown>(
    'twilight',
    (u): u is TwilightChoice => twilightFault(u) === undefined,
    (u, context) => {
      const wrong = twilightFault(u)
      return wrong === undefined ? t.success(u as TwilightChoice) : t.failure(u, context, wrong)
    },
    t.identity,
  ),
  {
    anyOf: [
      { enum: CHOICES.twilight },
      { type: 'array', items: { enum: TWILIGHT_ELEMENTS }, uniqueItems: true },
    ],
  },
)

const chosen = Object.entries(CHOICES).map(([name, values]): readonly [string, Seldom] => [
  name,
  { codec: choice(name, values), usual: values[0] },
])

/** What of a config chooses its rules. */
const CHOSEN: Readonly<Record<string, Seldom>> = {
  ...Object.fromEntries(chosen),
  twilight: { codec: twilight, usual: CHOICES.twilight[0] },
}

/** The elements in their order; all of them are the whole. */
const inOrder = (config: Config): Config =>
  Array.isArray(config.twilight) ? { ...config, twilight: elementsIn(config.twilight) } : config

const unfitIn = (u: unknown, context: t.Context, { field, problem }: Unfit): t.Validation<Config> =>
  t.failure(u, field === undefined ? context : t.appendContext(context, field, t.unknown), problem)

/** The config; missing fields take their defaults, unknown ones and other house rules are refused. */
export const configCodec = derived((rules: Rules): t.Type<Config, unknown> => {
  const houses = formed(t.readonlyArray(t.string), { const: rules.house })
  const codec = configOf<Config>({}, {}, () => undefined, {
    ...CHOSEN,
    ...(rules.house.length === 0 ? {} : { house: { codec: houses, usual: [] } }),
  })
  const own = houseOf(rules)
  const wrong = (config: unknown): string =>
    `its house rules are ${houseOf(config).slice(0, LONGEST_SHOWN)}, this game has ${own}`
  return formed(
    new t.Type(
      codec.name,
      (u): u is Config => codec.is(u),
      (u, context) => {
        if (houseOf(u) !== own) return t.failure(u, context, wrong(u))
        const read = codec.validate(u, context)
        if (E.isLeft(read)) return read
        return rules.unfit === undefined ? t.success(inOrder(read.right)) : unfitIn(u, context, rules.unfit)
      },
      (config) => codec.encode(config),
    ),
    codec,
  )
})
