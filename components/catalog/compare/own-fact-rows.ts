import type { Product } from '@/lib/catalog/contracts'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'

export type OwnFactRow = { fact: LocalFact; differs: boolean }

/**
 * The rows of a comparison for the owner's own facts: those that are known of at least one product.
 *
 * @param onlyDifferent leaves out what all products have in common
 */
export const ownFactRows = (
  facts: readonly LocalFact[],
  products: readonly Product[],
  onlyDifferent: boolean,
): OwnFactRow[] =>
  facts
    .filter(({ slug }) => products.some(({ ownFacts }) => ownFacts?.[slug] !== undefined))
    .map((fact) => ({
      fact,
      differs:
        new Set(products.map(({ ownFacts }) => JSON.stringify(ownFacts?.[fact.slug] ?? null)))
          .size > 1,
    }))
    .filter(({ differs }) => differs || !onlyDifferent)
