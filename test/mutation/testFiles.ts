/**
 * The test files that kill mutants. This list is empty; the mutation run writes one for the folder it is on.
 */

/** Each file with how it is brought in. */
export const TEST_FILES: ReadonlyArray<readonly [file: string, bring: () => Promise<unknown>]> = []
