import type { OwnFactFilters } from './own-fact-contracts'
import type { OwnFact } from './own-fact-rules'

/** A value of a fact with the number of its products; `null`: not counted, and others may have further values. */
export type CountedFactValue = { slug: string; value: string; count: number | null }

/** What lists offer of the facts that they are filtered by: those that some product has, with values in the owner's order. */
export const ownFactFiltersOf = (
  facts: readonly OwnFact[],
  counted: readonly CountedFactValue[],
): OwnFactFilters =>
  facts.flatMap(({ slug, kind, choices }) => {
    const own = counted.filter((each) => each.slug === slug)
    if (own.length === 0) return []
    if (kind === 'number') return numbersOf(slug, own)
    const isCounted = own.every(({ count }) => count !== null)
    const order = kind === 'choice' ? choices.map((choice) => choice.slug) : ['true', 'false']
    const values = order.flatMap((value) => {
      const found = own.find((each) => each.value === value)
      // Beyond those that were looked at others may have it.
      return found || !isCounted ? [{ value, count: found?.count ?? null }] : []
    })
    return values.length === 0 ? [] : [{ slug, values, bounds: null }]
  })

function numbersOf(slug: string, own: readonly CountedFactValue[]): OwnFactFilters {
  const numbers = own
    .map(({ value }) => value)
    .filter((value) => Number.isFinite(Number(value)))
    .sort((one, other) => Number(one) - Number(other))
  const [min] = numbers
  const max = numbers.at(-1)
  if (min === undefined || max === undefined) return []
  const isCounted = own.every(({ count }) => count !== null)
  return [{ slug, values: [], bounds: isCounted ? { min, max } : null }]
}
