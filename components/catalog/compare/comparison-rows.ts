import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Product } from '@/lib/catalog/contracts'
import { paymentsOverYears } from '@/lib/catalog/cost-over-years'
import { toCents } from '@/lib/core/money'

/** What products are compared by, in the order of the table. */
const COMPARED_BY = [
  'price',
  'threeYears',
  'stock',
  'rating',
  'publisher',
  'platforms',
  'licenseType',
  'term',
  'devices',
  'region',
  'activation',
  'worksWith',
  'notIncluded',
  'features',
  'version',
  'delivery',
] as const
export type ComparedBy = (typeof COMPARED_BY)[number]

export type ComparisonRow = {
  by: ComparedBy
  /** Whether the products are not the same in this. */
  differs: boolean
}

const sorted = (values: readonly string[]) => [...values].sort()

/** What of a product counts as the same; `null` or an empty list where it is not known. */
const VALUES: Record<ComparedBy, (product: Product) => unknown> = {
  price: ({ price }) => price,
  threeYears: (product) => {
    const times = paymentsOverYears(product)
    return times === null ? null : toCents(product.price) * times
  },
  stock: (product) => [
    String(product.inStock),
    String(product.stockLeft),
    String(waitsForKeys(product)),
    String(product.availableFrom),
  ],
  rating: ({ rating, reviewCount }) => [rating, String(reviewCount)],
  publisher: ({ publisher }) => publisher || null,
  platforms: ({ platforms }) => sorted(platforms),
  licenseType: ({ licenseType }) => licenseType,
  term: ({ termMonths }) => termMonths,
  devices: ({ devices }) => devices,
  region: ({ regions }) => sorted(regions),
  activation: ({ activation }) => activation,
  worksWith: ({ worksWith }) => sorted(worksWith),
  notIncluded: ({ notIncluded }) => sorted(notIncluded),
  features: ({ features }) => sorted(features),
  version: ({ version }) => version.trim() || null,
  delivery: ({ delivery, deliveryInfo }) => [delivery, deliveryInfo],
}

/** Whether a product says anything of it: where none does there is no row. */
export function isKnown(product: Product, by: ComparedBy): boolean {
  const value = VALUES[by](product)
  return value !== null && !(Array.isArray(value) && value.length === 0)
}

/**
 * The rows of a comparison: those that at least one product has something for.
 *
 * @param onlyDifferent leaves out what all products have in common
 */
export function comparisonRows(
  products: readonly Product[],
  onlyDifferent: boolean,
): ComparisonRow[] {
  return COMPARED_BY.filter((by) => products.some((product) => isKnown(product, by)))
    .map((by) => ({
      by,
      differs: new Set(products.map((product) => JSON.stringify(VALUES[by](product)))).size > 1,
    }))
    .filter(({ differs }) => differs || !onlyDifferent)
}

/** The texts of a list that not every product has: what tells it from the others. */
export function ownTexts(
  products: readonly Product[],
  product: Product,
  by: 'features' | 'worksWith' | 'notIncluded',
): string[] {
  return product[by].filter((text) => !products.every((other) => other[by].includes(text)))
}
