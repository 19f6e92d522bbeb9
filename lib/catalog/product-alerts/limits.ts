import 'server-only'
import { consumeLimit } from '@/lib/http/rate-limit'

/** A product that thousands want is asked for less often; a crowd of machines is held up here. */
const OF_PRODUCT = { name: 'alerts-of-product', points: 1000, seconds: 3600 }

/** Counts requests for alerts by product, whoever makes them. @throws AppError `rate_limited` */
export async function limitRequests(productIds: readonly number[]): Promise<void> {
  await Promise.all(productIds.map((id) => consumeLimit(OF_PRODUCT, String(id))))
}
