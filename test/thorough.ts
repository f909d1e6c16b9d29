/**
 * How far a test goes that could go on for ever: a little way in `npm test`, which everybody waits for, and a
 * long way in `npm run proof`.
 */
export const PROOF = process.env['PROOF'] !== undefined

/** How much is tried in `npm test`, and how much in `npm run proof`. */
export const thorough = <A>(everyTime: A, inProof: A): A => (PROOF ? inProof : everyTime)
