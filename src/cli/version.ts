/**
 * The version of the package, as the program tells it; a test compares it with the manifest.
 */

/** The version. */
export const VERSION = '0.1.0'
