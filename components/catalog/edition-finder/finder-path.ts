import { addressOf, type FinderAddress, NO_ANSWERS } from '@/lib/catalog/edition-finder/answers'

/** The path of the finder of a category, without its language. */
export const finderPath = (category: string): string => `/category/${category}/choose`

/** The address of the finder with some answers. */
export const finderHref = (category: string, address: FinderAddress): string =>
  finderPath(category) + addressOf(address)

/** The address of the finder of a family, in the category that it is sold in. */
export const familyFinderHref = (category: string, family: string): string =>
  finderHref(category, { ...NO_ANSWERS, family })
