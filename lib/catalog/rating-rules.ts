import { UNRATED } from './product-rules'

/**
 * Whose rating and review count a product has: `sample` was entered by somebody, as that of the sample
 * catalogue, and only the back office shows it; `reviews` is computed from the published reviews of buyers.
 */
export const RATING_SOURCES = ['sample', 'reviews'] as const
export type RatingSource = (typeof RATING_SOURCES)[number]

type Rated = { rating: string; reviewCount: number }

/** Whether buyers have rated a product: only then shoppers are shown stars and a number. */
export const isRatedByBuyers = ({
  reviewCount,
  ratingSource,
}: {
  reviewCount: number
  ratingSource: RatingSource
}): boolean => ratingSource === 'reviews' && reviewCount > 0

/**
 * The rating that the world outside the back office is told: that of buyers, else the one of a product that nobody has rated.
 * The column `shownRating`, by which lists are sorted and filtered, holds the same.
 */
export const publicRating = (rated: Rated & { ratingSource: RatingSource }): Rated =>
  rated.ratingSource === 'reviews'
    ? { rating: rated.rating, reviewCount: rated.reviewCount }
    : NOT_RATED

/**
 * What a form or a file can't change of a product's rating: that of buyers, and where ratings are theirs alone any, except that
 * one that was entered can be taken away.
 *
 * @param entered what was sent, and whether ratings may be entered at all: beside the sample catalogue only
 */
export function keptRating(
  { rating, reviewCount }: Rated,
  source: RatingSource,
  entered: Partial<Rated> & { takesRatings: boolean },
): Rated | Record<string, never> {
  if (source === 'reviews') return { rating, reviewCount }
  if (entered.takesRatings) return {}
  return entered.reviewCount === 0 ? NOT_RATED : { rating, reviewCount }
}

/** Of a product that nobody has rated. */
export const NOT_RATED: Rated = { rating: UNRATED, reviewCount: 0 }

/** How often each number of stars was given, one star first. */
export type StarCounts = readonly [number, number, number, number, number]

/**
 * The rating of a product from the stars that buyers gave: their mean, with one decimal, half up. Without
 * any it is the one of a product that nobody has rated, which is not shown.
 */
export function ratingOf(counts: StarCounts): Rated {
  const reviewCount = counts.reduce((sum, count) => sum + count, 0)
  if (reviewCount === 0) return { rating: UNRATED, reviewCount }
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  // In whole numbers: 4.25 has no exact half in binary fractions of tenths.
  const tenths = Math.floor((20 * stars + reviewCount) / (2 * reviewCount))
  return { rating: (tenths / 10).toFixed(1), reviewCount }
}
