import 'server-only'
import type { Tx } from '@/lib/core/db'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from './product-rules'

/** Room for the number behind it. */
const NUMBER_LENGTH = 6

/**
 * An address that no product has: the first of these that can be one, or with a number behind it.
 *
 * @param slugs at least one of which can be an address
 */
export async function freeSlug(tx: Tx, slugs: readonly string[]): Promise<string> {
  const base =
    slugs
      .map((slug) => slug.slice(0, MAX_SLUG_LENGTH - NUMBER_LENGTH).replace(/-$/, ''))
      .find((slug) => SLUG_PATTERN.test(slug)) ?? 'product'
  const taken = await tx.product.findMany({
    where: { slug: { startsWith: base } },
    select: { slug: true },
  })
  const isTaken = new Set(taken.map(({ slug }) => slug))
  let free = base
  for (let number = 2; isTaken.has(free); number++) free = `${base}-${number}`
  return free
}
