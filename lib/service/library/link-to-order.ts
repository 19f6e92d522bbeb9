import 'server-only'
import { sealOrderToken } from '@/lib/orders/order-token'
import { ownOrder } from './own-order'
import type { Reader } from './reader'

/** It is opened at once, and outlives the session's end. */
const SECONDS = 3600

/**
 * A token of the page that shows how an order stands, where its keys are sent again and a refund is asked for.
 *
 * @throws AppError `not_found` for orders of others
 */
export const linkToOrder = async (reader: Reader, orderNumber: string): Promise<string> =>
  sealOrderToken(await ownOrder(reader, orderNumber), SECONDS)
