/** What to do where a file that is written by its test is another now. */
export const wanted = (test: string): string =>
  `If this change is wanted: UPDATE=1 npx vitest run ${test}, ` +
  'and a line in CHANGELOG.md that says what changes, and whether recorded games replay differently'
