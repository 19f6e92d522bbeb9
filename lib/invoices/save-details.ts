import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockOrder } from '@/lib/orders/locks'
import type { InvoiceDetails } from './contracts'

/**
 * Stores what a buyer wants on the invoice.
 *
 * @throws AppError `conflict` once it is issued
 */
export async function saveDetails(orderId: number, details: InvoiceDetails): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    if ((await tx.invoiceDocument.count({ where: { orderId, kind: 'invoice' } })) > 0)
      throw new AppError('conflict', 'The invoice of this order was issued', {
        details: { reason: 'issued' },
      })
    await storeDetails(tx, orderId, details)
  })
}

/** Stores them for an order that has no invoice yet, such as one that is being made. */
export async function storeDetails(
  tx: Tx,
  orderId: number,
  details: InvoiceDetails,
): Promise<void> {
  await tx.invoiceDetails.upsert({
    where: { orderId },
    create: { orderId, ...details },
    update: details,
  })
}
