import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { priceBounds } from '@/lib/pricing/round-near'

/** Tells lists where prices part in a currency; what they know of products follows when their prices change. */
export async function storePriceBound(tx: Tx, currency: CurrencyCode): Promise<void> {
  const low = toDecimal(priceBounds(currency).low)
  await tx.$executeRaw`UPDATE "PriceBound" SET "low" = ${low}::numeric`
}
