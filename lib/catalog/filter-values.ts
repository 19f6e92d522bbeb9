import { z } from 'zod'
import { LISTED_FACTS, type ListedFact, MINIMUM_RATINGS, PRICE_BUCKETS } from './listing-choices'
import { ENDLESS, LICENSE_TYPES, LIFETIME, PLATFORMS, UNLIMITED } from './product-facts'

/** A value of a filter with the number of its products, as the database gives it; `null`: not counted. */
export const countedValueSchema = z.object({
  fact: z.string(),
  value: z.string(),
  count: z.number().nullable(),
})
export type CountedValue = z.infer<typeof countedValueSchema>
type Value = Omit<CountedValue, 'fact'>

const byPlace = (order: readonly string[]) => (one: Value, other: Value) =>
  order.indexOf(one.value) - order.indexOf(other.value)

/** The smallest first, and behind all numbers what is none. */
const byNumber = (one: Value, other: Value) => rank(one.value) - rank(other.value)
const rank = (value: string) => (/^\d+$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY)

/** Names with most products first. */
const byCount = (one: Value, other: Value) =>
  (other.count ?? 0) - (one.count ?? 0) || one.value.localeCompare(other.value, 'en')

const ORDERS: Record<ListedFact, (one: Value, other: Value) => number> = {
  price: byPlace(PRICE_BUCKETS),
  rating: byPlace(MINIMUM_RATINGS.map(String)),
  publisher: byCount,
  platform: byPlace(PLATFORMS),
  licenseType: byPlace(LICENSE_TYPES),
  term: byNumber,
  devices: byNumber,
  inStock: byPlace(['true']),
  onSale: byPlace(['true']),
}

const ENDLESS_NAMES: Partial<Record<string, string>> = { term: LIFETIME, devices: UNLIMITED }

/** Of each minimum rating those that have it or a better one; of the database's values each has its own. */
const minimumRatings = (stars: readonly Value[]): Value[] =>
  MINIMUM_RATINGS.flatMap((minimum) => {
    const enough = stars.filter(({ value }) => Number(value) >= minimum)
    if (enough.length === 0) return []
    const count = enough.every((each) => each.count !== null)
      ? enough.reduce((sum, each) => sum + (each.count ?? 0), 0)
      : null
    return [{ value: String(minimum), count }]
  })

/** Values by what they are of, as a query takes them and in the order in which they are offered. */
export function arrangeValues(counted: readonly CountedValue[]): Record<ListedFact, Value[]> {
  const of = (fact: ListedFact) =>
    counted
      .filter((each) => each.fact === fact)
      .map(({ value, count }) => ({
        value: value === String(ENDLESS) ? (ENDLESS_NAMES[fact] ?? value) : value,
        count,
      }))
  const entries = LISTED_FACTS.map((fact): [ListedFact, Value[]] => [
    fact,
    (fact === 'rating' ? minimumRatings(of(fact)) : of(fact)).sort(ORDERS[fact]),
  ])
  return Object.fromEntries(entries) as Record<ListedFact, Value[]>
}
