import type { ProductFilterValues } from '@/lib/catalog/contracts'
import type { ListedFact } from '@/lib/catalog/listing-choices'

/** How many products there are of a value; `null` where that was not counted. */
export function countOfValue(
  values: ProductFilterValues | undefined,
  fact: ListedFact,
  value: string,
): number | null {
  if (!values) return null
  const found = values[fact].find((each) => each.value === value)
  if (found) return found.count
  const isCounted = Object.values(values).every((all) => all.every(({ count }) => count !== null))
  return isCounted ? 0 : null
}
