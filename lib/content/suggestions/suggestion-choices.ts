// How much is suggested under the search field. Without schemas, so that the browser may load it.

/** Suggestions begin at this length of the trimmed text. */
export const MIN_SUGGESTION_LENGTH = 2

/** So many popular products are offered while nothing is typed. */
export const POPULAR_COUNT = 4

/** Of each kind at most so many. */
export const SUGGESTION_COUNTS = {
  ownPages: 2,
  products: 5,
  categories: 3,
  publishers: 2,
  articles: 3,
} as const
