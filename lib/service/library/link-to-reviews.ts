import 'server-only'
import { sealReviewLink } from '@/lib/reviews/links'
import { ownOrder } from './own-order'
import type { Reader } from './reader'

/**
 * A token of the page on which what an order brought is reviewed, as the mail that asks for reviews has one.
 *
 * @throws AppError `not_found` for orders of others
 */
export const linkToReviews = async (reader: Reader, orderNumber: string): Promise<string> =>
  sealReviewLink(await ownOrder(reader, orderNumber))
