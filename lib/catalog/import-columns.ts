import { csvLine, unescapeFormula } from '@/lib/core/csv'
import { readTypedNumber } from '@/lib/core/typed-amount'
import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import type { TypedPrice } from '@/lib/pricing/typed-prices'
import { volumePriceText } from '@/lib/pricing/volume-prices'
import type { ProductField, ProductFields } from './admin-contracts'
import type { OwnFactValue } from './own-fact-rules'
import { ENDLESS, LIFETIME, UNLIMITED } from './product-facts'

/** The columns of the product table as a file, in their order. `category` is a category's slug, `furtherCategories` several. */
export const COLUMNS = [
  'slug',
  'name',
  'description',
  'publisher',
  'price',
  'originalPrice',
  'category',
  'image',
  'additionalImages',
  'rating',
  'reviewCount',
  'features',
  'isFeatured',
  'inStock',
  'isHidden',
  'systemRequirements',
  'deliveryInfo',
  'supportedLanguages',
  'license',
  'version',
  'delivery',
  'installerUrl',
  'activationSteps',
  'platforms',
  'licenseType',
  'termMonths',
  'devices',
  'regions',
  'activation',
  'worksWith',
  'notIncluded',
  'family',
  'edition',
  'volumePrices',
  'isGiftCard',
  'refundDays',
  'isGenuine',
  'licenceKind',
  'keySource',
  'firstRegion',
  'updates',
  'videoUrl',
  'tags',
  'furtherCategories',
  'sku',
  'gtin',
  'mpn',
  'seoTitle',
  'seoDescription',
  'notice',
  'trialUrl',
  'trialDays',
  'whenSoldOut',
  'backorderLimit',
  'availableFrom',
  'parts',
] as const

/** Beside them: what a product costs, and did before, in a currency that is not the store's own. */
export type PriceColumn = `${keyof TypedPrice}_${CurrencyCode}`
/** And the owner's own facts, by their slugs. */
type FactColumn = `fact:${string}`
export type ColumnName = (typeof COLUMNS)[number] | PriceColumn | FactColumn
/** What stands in the columns of a line. */
export type Cells = { [column: FactColumn]: string } & Partial<
  Record<Exclude<ColumnName, FactColumn>, string>
>

const FACT_COLUMN = /^fact:([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The fact that a column is of; `null` for any other column. */
export const factOfColumn = (column: string): string | null => FACT_COLUMN.exec(column)?.[1] ?? null

export const factColumn = (slug: string): FactColumn => `fact:${slug}`

/** The columns of a currency; empty cells are converted. */
export const priceColumnsOf = (currency: CurrencyCode): [PriceColumn, PriceColumn] => [
  `price_${currency}`,
  `originalPrice_${currency}`,
]

/** What stands in a column of a currency; `null` for any other column. */
export function pricedIn(
  column: string,
): { which: keyof TypedPrice; currency: CurrencyCode } | null {
  const [which, currency, ...more] = column.split('_')
  if (more.length > 0 || (which !== 'price' && which !== 'originalPrice')) return null
  return isCurrency(currency) ? { which, currency } : null
}

/** The limits of one import. */
export const MAX_IMPORT_LINES = 10_000
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024

const LISTS: readonly string[] = [
  'additionalImages',
  'features',
  'systemRequirements',
  'supportedLanguages',
  'activationSteps',
  'platforms',
  'regions',
  'worksWith',
  'notIncluded',
  'volumePrices',
  'tags',
] satisfies ProductField[]
/** Read as a spreadsheet of any country writes them. */
const AMOUNTS: readonly string[] = ['price', 'originalPrice'] satisfies ProductField[]
const SWITCHES: readonly string[] = [
  'isFeatured',
  'inStock',
  'isHidden',
  'isGiftCard',
  'isGenuine',
] satisfies ProductField[]

/** The heading of a file with prices in these currencies, too, and the owner's facts of these slugs. */
export const headerLine = (
  currencies: readonly CurrencyCode[],
  facts: readonly string[] = [],
): string => csvLine([...COLUMNS, ...currencies.flatMap(priceColumnsOf), ...facts.map(factColumn)])

/** The slugs of further categories as a cell has them; those that are gone are left out. */
export const furtherSlugs = (ids: readonly number[], slugs: ReadonlyMap<number, string>): string =>
  ids.flatMap((id) => slugs.get(id) ?? []).join('\n')

/**
 * A product as a line of the file; the entries of a list are in one cell, one a line.
 *
 * @param slugs of the categories, by their ids
 * @param parts what it consists of, as the cell has it
 */
export function lineOf(
  fields: ProductFields,
  slugs: ReadonlyMap<number, string>,
  currencies: readonly CurrencyCode[],
  facts: readonly string[] = [],
  parts = '',
): string {
  const cells = COLUMNS.map((column) => {
    if (column === 'category') return slugs.get(fields.categoryId) ?? ''
    if (column === 'furtherCategories') return furtherSlugs(fields.furtherCategoryIds, slugs)
    if (column === 'parts') return parts
    return cellOf(fields[column], column)
  })
  const prices = currencies.flatMap((currency) => [
    fields.prices[currency]?.price ?? '',
    fields.prices[currency]?.originalPrice ?? '',
  ])
  const known = facts.map((slug) => factCell(fields.ownFacts[slug]))
  return csvLine([...cells, ...prices, ...known])
}

/** What is known of a fact, as a cell has it. */
export const factCell = (value: OwnFactValue | undefined): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join('\n') : String(value)

/** What no column says as it is stored: some have columns of their own, others stand in no file. */
export type FieldWithoutColumn =
  | 'prices'
  | 'ownFacts'
  | 'furtherCategoryIds'
  | (typeof NOT_IN_FILES)[number]

/** A file says neither what pictures show, which products stand beside one, when one goes on sale, nor texts of more than some lines. */
export const NOT_IN_FILES = [
  'pictureTexts',
  'publishAt',
  'relatedProductIds',
  'story',
  'releases',
] as const satisfies readonly ProductField[]

/** A field's value as one text, as a cell and a comparison show it. */
export function cellOf(
  value: ProductFields[Exclude<ProductField, FieldWithoutColumn>] | undefined,
  field?: ProductField,
): string {
  if (value === null || value === undefined) return ''
  if (value === ENDLESS && field === 'termMonths') return LIFETIME
  if (value === ENDLESS && field === 'devices') return UNLIMITED
  if (!Array.isArray(value)) return String(value)
  return value
    .map((entry) => (typeof entry === 'string' ? entry : volumePriceText(entry)))
    .join('\n')
}

const YES = new Set(['true', 'yes', '1'])
const NO = new Set(['false', 'no', '0'])

/** A cell's value in the form in which a call would send it. */
export function readCell(column: ColumnName, cell: string): unknown {
  const text = unescapeFormula(cell.trim())
  if (LISTS.includes(column)) return text === '' ? [] : text.split(/\r?\n/)
  if (AMOUNTS.includes(column) || pricedIn(column)) return readTypedNumber(text) ?? text
  if (!SWITCHES.includes(column)) return text
  const word = text.toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : text
}
