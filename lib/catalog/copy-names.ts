import { MAX_SLUG_LENGTH, slugOf } from './product-rules'

const MAX_NAME_LENGTH = 200
const MARK = ' (copy)'

/** What the copy of a product is called. */
export const copyName = (name: string): string =>
  name.slice(0, MAX_NAME_LENGTH - MARK.length).trimEnd() + MARK

/** The beginning that all possible slugs of copies share. */
export const copySlugStem = (slug: string): string =>
  slugOf(slug.slice(0, MAX_SLUG_LENGTH - '-copy-99999'.length))

/**
 * The address of the copy of a product.
 *
 * @param taken slugs that other products have
 */
export function copySlug(slug: string, taken: ReadonlySet<string>): string {
  const base = `${copySlugStem(slug)}-copy`
  let copy = base
  for (let number = 2; taken.has(copy); number += 1) copy = `${base}-${number}`
  return copy
}
