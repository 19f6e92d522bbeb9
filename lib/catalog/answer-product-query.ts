import 'server-only'
import type { PagedRows } from '@/lib/http/paging'
import type { Product, ProductQuery } from './contracts'
import { findProductPage, findProducts } from './find-products'
import { recordUnansweredSearch } from './search/record-unanswered'
import { unansweredSearch } from './search/unanswered'
import { isWholeSearch } from './whole-search'

/**
 * What GET /api/products answers. When somebody searches the whole store and no product answers that as it was
 * typed, it is recorded for the owner; such an answer is not kept, so that the next shopper is counted, too.
 *
 * @throws AppError `invalid` for an `after` that is not of this order
 */
export async function answerProductQuery(query: ProductQuery): Promise<PagedRows<Product[]>> {
  if (!query.count) {
    const { products, ...page } = await findProducts(query)
    return { rows: products, total: null, ...page }
  }
  const { products, ...page } = await findProductPage(query)
  const unanswered = isWholeSearch(query)
    ? unansweredSearch(query.search, page.total, page.searched)
    : null
  if (unanswered) recordUnansweredSearch(unanswered)
  return { rows: products, ...page, isKept: unanswered === null }
}
