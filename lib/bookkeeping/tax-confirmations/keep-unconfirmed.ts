import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { DAY_MS, MINUTE_MS } from '@/lib/core/time'
import type { PaymentSnapshot } from '@/lib/payments/contracts'

/** How long the EU's service is asked again: what the shopper was told ends then. */
const ASKED_FOR_MS = 14 * DAY_MS
const FIRST_AFTER_MS = 15 * MINUTE_MS

/** Keeps in mind that the tax of a new order goes back once its tax ID is confirmed, if that is so. */
export async function keepUnconfirmed(
  tx: Tx,
  orderId: number,
  { tax, taxCents }: Pick<PaymentSnapshot, 'tax' | 'taxCents'>,
): Promise<void> {
  if (!tax?.refundsOnceConfirmed || taxCents === 0) return
  const now = (await databaseTime(tx)).getTime()
  await tx.taxConfirmation.create({
    data: {
      orderId,
      askAt: new Date(now + FIRST_AFTER_MS),
      until: new Date(now + ASKED_FOR_MS),
    },
  })
}
