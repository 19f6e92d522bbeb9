import { latinLetters } from '@/lib/core/latin-letters'
// Rules of products that the form, the import and the server share. Without schemas, so that the
// browser may load them.

/** What a new product is before its owner says more. */
export const PRODUCT_DEFAULTS = {
  reviewCount: 0,
  /** Until it gets its first keys. */
  delivery: 'manual',
} as const

/** The rating of a product that nobody has rated, which is not shown. */
export const UNRATED = '0.0'

/** How a product is delivered: with keys from its pool, or by the owner's own hands. */
export const DELIVERIES = ['keys', 'manual'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** The category of a new product beside the sample ones (docs/decisions/0148). */
export const SAMPLE_CATEGORY_ID = 14

export const MAX_ADDITIONAL_IMAGES = 5
export const MAX_SLUG_LENGTH = 120

/** At least one letter or digit, words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * A product's address from its name: lower case, letters, digits and hyphens only; `Café Größe` is `cafe-grosse`.
 *
 * @returns an empty text when nothing of the name is left
 */
export function slugOf(name: string): string {
  return latinLetters(name)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, '')
}

/** The entries of a list that was typed one a line: trimmed, without blanks and repetitions. */
export const parseLines = (text: string): string[] => cleanList(text.split('\n'))

export const cleanList = (entries: readonly string[]): string[] => [
  ...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== '')),
]
