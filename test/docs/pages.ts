/** The written pages of the repository, and what stands in them: samples of code and links. */
import { ROOT } from '../package/scratch'
import { readSources, type Source } from '../architecture/support'

/** README, changelog and everything under docs/, bench/ and examples/ that is Markdown. */
export const pages = (): readonly Source[] => readSources(ROOT).filter(({ path }) => path.endsWith('.md'))

/** A fenced block of code, with the line on which it begins. */
export interface Sample {
  readonly line: number
  readonly code: string
}

/** The fenced blocks of one language. */
export const samplesOf = ({ text }: Source, language: string): readonly Sample[] =>
  [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, tag]) => tag === language)
    .map(({ index, 2: code = '' }) => ({ line: text.slice(0, index).split('\n').length, code }))

/** The targets of the links in a page. */
export const linksOf = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
