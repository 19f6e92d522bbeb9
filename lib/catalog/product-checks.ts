import { invalidField } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import type { ProductFields } from './admin-contracts'

/**
 * Requires an original price to be above the price.
 *
 * @throws AppError `invalid` naming the field
 */
export function requireValidPrices({
  price,
  originalPrice,
}: Pick<ProductFields, 'price' | 'originalPrice'>): void {
  if (originalPrice !== null && toCents(originalPrice) <= toCents(price))
    throw invalidField('originalPrice', 'The original price must be above the price, or empty')
}

export type Differences<Fields> = { before: Partial<Fields>; after: Partial<Fields> }

/** The fields that differ, with both values. */
export function differences<Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
): Differences<Fields> {
  const names = (Object.keys(after) as (keyof Fields)[]).filter(
    (field) =>
      after[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  const only = (fields: Partial<Fields>) => {
    const some: Partial<Fields> = {}
    for (const name of names) some[name] = fields[name]
    return some
  }
  return { before: only(before), after: only(after) }
}
