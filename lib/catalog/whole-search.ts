import type { ProductQuery } from './contracts'

/** Each says what else a query asks for than a text. */
const ELSEWHERE: readonly ((query: ProductQuery) => boolean)[] = [
  ({ category }) => category !== undefined,
  ({ featured }) => featured !== undefined,
  ({ deal }) => deal !== undefined,
  ({ ids }) => ids !== undefined,
  ({ price, rating }) => price.length > 0 || rating.length > 0,
  ({ publisher, platform }) => publisher.length > 0 || platform.length > 0,
  ({ licenseType, term, devices }) => licenseType.length + term.length + devices.length > 0,
  ({ inStock, onSale }) => inStock !== undefined || onSale !== undefined,
  // The same shopper, who has seen the first page or wants it in another order.
  ({ offset, after }) => offset > 0 || after !== undefined,
  ({ sort }) => sort !== undefined && sort !== 'relevance',
]

/** Whether a query is a search of the whole store, and for its first page: as when somebody has typed something. */
export const isWholeSearch = (query: ProductQuery): query is ProductQuery & { search: string } =>
  Boolean(query.search) && !ELSEWHERE.some((isElsewhere) => isElsewhere(query))
