import { comparisonRows, isKnown } from '@/components/catalog/compare/comparison-rows'
import type { FactName } from '@/components/catalog/compare/use-fact-text'
import type { Product } from '@/lib/catalog/contracts'
import { EDITION_FACTS } from './edition-steps'

/** What a table of editions has a row for. */
export type EditionRow = FactName | 'price' | 'perYear'

/** Said of every edition that says it, even where they are the same in it: they are asked about first. */
const ALWAYS: readonly FactName[] = ['devices', 'term']

/** The rows of a table of editions: devices and term, the other facts that differ, the price, and what it is for a year. */
export function editionRows(editions: readonly Product[]): EditionRow[] {
  const differing = comparisonRows(editions, true).map(({ by }) => by)
  const isShown = (by: FactName) =>
    ALWAYS.includes(by) ? editions.some((each) => isKnown(each, by)) : differing.includes(by)
  return [
    ...EDITION_FACTS.filter(isShown),
    'price',
    ...(editions.some(({ termMonths }) => termMonths !== null) ? (['perYear'] as const) : []),
  ]
}
