/** Casts: a claim that the compiler cannot check. Their number may go down, not up. */
import ts from 'typescript'
import { inSrc, nodesOf, placeOf, source, type Rule, type Source } from './support'

/** About as many as there are; there were 416 when counting began, and two games fewer. */
const MOST = 230

const isConst = (node: ts.AsExpression | ts.TypeAssertion): boolean => node.type.getText() === 'const'

const isCast = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !isConst(node)

const castsIn = (file: Source): number => [...nodesOf(file)].filter(isCast).length

const areas = (files: readonly Source[]): string => {
  const counts = new Map<string, number>()
  for (const file of files) {
    const { area } = placeOf(file.path)
    counts.set(area, (counts.get(area) ?? 0) + castsIn(file))
  }
  return [...counts].map(([area, count]) => `${area} ${count}`).join(', ')
}

const casts = (count: number): string => Array(count).fill('f(x as A)').join('\n')

const fewCasts: Rule = {
  says: `src has at most ${MOST} casts; \`as const\` and renamed imports are none`,
  problems: (files) => {
    const ours = files.filter(inSrc)
    const total = ours.reduce((sum, file) => sum + castsIn(file), 0)
    return total > MOST ? [`src has ${total} casts: ${areas(ours)}`] : []
  },
  breaks: [
    [source('src/kernel/pile.ts', casts(MOST + 1))],
    [source('src/kernel/pile.ts', casts(MOST)), source('src/battles/index.ts', 'const x = <A>y')],
    [source('src/kernel/pile.ts', `${casts(MOST - 1)}\nf(x as unknown as A)`)],
  ],
  keeps: [
    source('src/kernel/pile.ts', `import { a as b } from './c'\nconst d = [1] as const\n${casts(MOST)}`),
    source('test/kernel/pile.test.ts', casts(MOST)),
  ],
}

export const CAST_RULES: readonly Rule[] = [fewCasts]
