import 'server-only'
import type { Tx } from '@/lib/core/db'
import { RESERVATION_MINUTES } from './reservation-time'

/** Renews a payment's reservations while its provider is still processing. */
export async function extendReservation(tx: Tx, paymentId: string): Promise<void> {
  await tx.productKey.updateMany({
    where: { paymentId, status: 'reserved' },
    data: { reservedUntil: new Date(Date.now() + RESERVATION_MINUTES * 60_000) },
  })
}
