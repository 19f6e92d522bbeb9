import 'server-only'
import { db } from '@/lib/core/db'

/** When the store's first order was placed; `null` before. */
export async function firstSale(): Promise<Date | null> {
  const { _min } = await db().order.aggregate({ _min: { createdAt: true } })
  return _min.createdAt
}
