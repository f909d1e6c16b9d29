/**
 * A TypeDoc plugin: the written pages become pages of the site, with anchors for rules and rulings. The first heading is
 * the name of a page. Groups and pages follow the order of this list; a page that it does not name is a guide.
 */
import { Converter } from 'typedoc'
import { withAnchors } from './anchors.mjs'

const GROUPS = [
  ['Start', ['docs/start-']],
  [
    'Guides',
    [
      'docs/concepts',
      'docs/entry-points',
      'docs/reading-the-table',
      'docs/editions',
      'docs/records',
      'docs/not-covered',
      'docs/versions',
      'docs/',
    ],
  ],
  ['Rules', ['docs/citing', 'docs/rules/', 'docs/rulings/']],
  [
    'Development',
    [
      'docs/first-change',
      'docs/architecture',
      'docs/contributing',
      'docs/adding-a-card',
      'docs/adding-a-field',
      'docs/adding-a-command',
      'docs/adding-a-game',
      'docs/testing',
      'docs/evidence',
      'docs/mutants/',
      'docs/performance',
      'bench/results',
      'docs/decisions/',
      'docs/perft/',
      'CHANGELOG',
    ],
  ],
]

const ENTRIES = GROUPS.flatMap(([group, paths]) => paths.map((path) => ({ group, path })))

/** The entry with the longest path that the page's begins with. */
const entryOf = (file) =>
  ENTRIES.filter(({ path }) => file.startsWith(path)).reduce((best, one) =>
    one.path.length > best.path.length ? one : best,
  )

const headingOf = (document) => /^# (.+)$/m.exec(document.content.map(({ text }) => text).join(''))?.[1]

export const load = (app) => {
  const root = `${process.cwd().replaceAll('\\', '/')}/`
  const fileOf = (document) => (app.files.getReflectionPath(document) ?? '').replace(root, '')

  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const file = fileOf(document)
    const heading = headingOf(document)
    if (heading === undefined) app.logger.error(`${file} has no heading`)
    document.name = heading ?? file
    document.frontmatter.group = entryOf(file).group
    document.content = withAnchors(file, document.content)
  })

  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const placeOf = (document) => ENTRIES.indexOf(entryOf(fileOf(document)))
    const inOrder = (one, other) => placeOf(one) - placeOf(other)
    project.documents?.sort(inOrder)
    const modules = project.children ?? []
    project.childrenIncludingDocuments = [...(project.documents ?? []), ...modules]
  })
}
