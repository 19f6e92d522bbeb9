import { csvCell } from '@/lib/core/csv'
import { type FeedItem, isIdentified } from './feed-item'

type Column = readonly [name: string, cell: (item: FeedItem) => string]

/** What Meta and Microsoft both take, by the same names. */
const SHARED: readonly Column[] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['link', ({ link }) => link],
  ['image_link', ({ imageLink }) => imageLink],
  ['additional_image_link', ({ additionalImageLinks }) => additionalImageLinks.join(',')],
  ['availability', ({ isInStock }) => (isInStock ? 'in stock' : 'out of stock')],
  ['condition', ({ isUsed }) => (isUsed ? 'used' : 'new')],
  ['price', ({ price }) => price],
  ['sale_price', ({ salePrice }) => salePrice ?? ''],
  ['sale_price_effective_date', ({ saleDates }) => saleDates ?? ''],
  ['brand', ({ brand }) => brand],
  ['google_product_category', (item) => String(item.googleCategory)],
  ['product_type', ({ productType }) => productType],
  ['item_group_id', ({ itemGroup }) => itemGroup ?? ''],
  ['gtin', ({ gtin }) => gtin ?? ''],
  ['mpn', ({ mpn }) => mpn ?? ''],
]
const MICROSOFT: readonly Column[] = [
  ...SHARED,
  ['identifier_exists', (item) => (isIdentified(item) ? 'yes' : 'no')],
]

const namesOf = (columns: readonly Column[]) => columns.map(([name]) => name)
const cellsOf = (columns: readonly Column[], item: FeedItem) =>
  columns.map(([, cell]) => cell(item))

const csv = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`
/** Nothing is quoted: the texts of items have no tabs and no ends of lines. */
const tabs = (cells: readonly string[]) => `${cells.join('\t')}\n`

/** Meta's catalogue, as a table with commas. */
export const metaHead = (): string => csv(namesOf(SHARED))
export const metaLine = (item: FeedItem): string => csv(cellsOf(SHARED, item))

/** Microsoft's, as a table with tabs. */
export const microsoftHead = (): string => tabs(namesOf(MICROSOFT))
export const microsoftLine = (item: FeedItem): string => tabs(cellsOf(MICROSOFT, item))
