import { MAX_COMPARED } from '@/components/catalog/compare/compared-ids'
import { comparisonRows, isKnown, ownTexts } from '@/components/catalog/compare/comparison-rows'
import type { FactName } from '@/components/catalog/compare/use-fact-text'
import type { Product } from '@/lib/catalog/contracts'
import type { EditionChoice } from '@/lib/catalog/option-choices'
import { toCents } from '@/lib/core/money'

/** Facts that one edition may have more of than another. */
export const EDITION_FACTS = [
  'devices',
  'term',
  'platforms',
  'licenseType',
  'region',
  'activation',
] as const satisfies readonly FactName[]

/** Another edition beside the one whose page it is. */
export type EditionStep = {
  other: Product
  /** Which of the two costs more, and so is asked what it adds; `null`: they cost the same. */
  dearer: 'this' | 'other' | null
  /** What the dearer one lists, and the cheaper one does not; of the other one where they cost the same. */
  adds: string[]
  /** In which facts they are not the same. */
  facts: FactName[]
}

/**
 * Which editions a page compares: its own, and those around its price, up to the number that can stand side by side. The next
 * dearer ones come first: what they add is the question.
 *
 * @param editions from the cheapest
 */
export function editionsToCompare(editions: readonly EditionChoice[]): EditionChoice[] {
  const own = editions.findIndex(({ isCurrent }) => isCurrent)
  if (own < 0) return []
  const end = Math.min(editions.length, own + MAX_COMPARED)
  return editions.slice(Math.max(0, end - MAX_COMPARED), end)
}

/** What is to be said of each of the other editions. */
export function editionSteps(product: Product, editions: readonly Product[]): EditionStep[] {
  return editions
    .filter(({ id }) => id !== product.id)
    .map((other) => {
      const difference = toCents(other.price) - toCents(product.price)
      const isOwn = difference < 0
      const differing = comparisonRows([product, other], true).map(({ by }) => by)
      return {
        other,
        dearer: difference === 0 ? null : isOwn ? 'this' : 'other',
        adds: ownTexts([product, other], isOwn ? product : other, 'features'),
        facts: EDITION_FACTS.filter((by) => differing.includes(by) && isKnown(other, by)),
      }
    })
}
