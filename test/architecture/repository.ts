/** The repository as a whole: what may lie at its root, and that it does not know where it was built. */
import { type Rule, type Source, source } from './support'

const ROOT_FOLDERS = ['src', 'test', 'docs', 'bench', 'examples', 'tools']
const ROOT_FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
  'README.md',
  'CHANGELOG.md',
  'CITATION.cff',
  'LICENSE',
]

const root: Rule = {
  says: 'the root holds the named files and folders, and dotfiles',
  problems: (files) => {
    const stray = files.flatMap(({ path }) => {
      const [first = '', ...rest] = path.split('/')
      const known = rest.length === 0 ? ROOT_FILES : ROOT_FOLDERS
      return first.startsWith('.') || known.includes(first) ? [] : [first]
    })
    return [...new Set(stray)].map((name) => `${name} does not belong at the root`)
  },
  breaks: [[source('notes.txt')], [source('scripts/build.mjs')], [source('src')]],
  keeps: [source('README.md'), source('.ci/run'), source('.npmrc'), source('docs/testing.md')],
}

const MACHINE_PATH = /(?<![\w./-])(\/(work|root|home|Users)\/|[A-Z]:\\Users\\)/
const REGISTRY =
  /\bregistry\.[a-z0-9-]+\.[a-z]|\b(npm\.pkg|artifactory|nexus|verdaccio)\.[a-z]|"resolved":\s*"http/

const linesWith = (pattern: RegExp, files: readonly Source[]): readonly string[] =>
  files
    .filter(({ text }) => !text.includes('\0'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
    )

/** Written in pieces, so that this file obeys the rules it states. */
const folder = (...names: readonly string[]): string => ['', ...names, 'x'].join('/')
const host = (...labels: readonly string[]): string => labels.join('.')

const paths: Rule = {
  says: 'no file names a path of the machine it was made on',
  problems: (files) => linesWith(MACHINE_PATH, files),
  breaks: [
    [source('docs/a.md', `see ${folder('work', 'main')}`)],
    [source('bench/a.mjs', `import '${folder('home', 'someone')}'`)],
    [source('.ci/run', `cd ${folder('root')}`)],
  ],
  keeps: [source('docs/a.md', `see src${folder('home')} and https://example.org${folder('work')}`)],
}

const hosts: Rule = {
  says: 'no file names a package registry',
  problems: (files) => linesWith(REGISTRY, files),
  breaks: [
    [source('.npmrc', `registry=https://${host('registry', 'example', 'org')}/`)],
    [source('package-lock.json', `${'"resolved"'}: "http://localhost:4873/x.tgz"`)],
  ],
  keeps: [source('.npmrc', 'omit-lockfile-registry-resolved=true')],
}

export const REPOSITORY_RULES: readonly Rule[] = [root, paths, hosts]
