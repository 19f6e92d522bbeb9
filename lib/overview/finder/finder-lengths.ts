// Without schemas, so that the browser may load it.

/** Texts begin to be looked for at this length. */
export const MIN_FINDER_LENGTH = 2
/** So many characters are looked for in the midst of titles and names. */
export const MIN_WITHIN_LENGTH = 3
/** No licence key is shorter. */
export const MIN_KEY_LENGTH = 4
