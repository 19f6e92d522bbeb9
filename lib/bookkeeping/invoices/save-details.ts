import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { normalTaxId } from '@/lib/customers/tax-id'
import { lockOrder } from '@/lib/orders/locks'
import type { InvoiceDetails } from './contracts'

/**
 * Stores what a buyer wants on the invoice.
 *
 * @throws AppError `conflict` once it is issued; `invalid` naming `taxId`
 */
export async function saveDetails(orderId: number, details: InvoiceDetails): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    if ((await tx.invoiceDocument.count({ where: { orderId, kind: 'invoice' } })) > 0)
      throw new AppError('conflict', say('invoices.issued'), {
        details: { reason: 'issued' },
      })
    await storeDetails(tx, orderId, {
      ...details,
      taxId: await checkedTaxId(tx, orderId, details.taxId),
    })
  })
}

/**
 * A tax ID in the normal form of the order's country.
 *
 * @throws AppError `invalid` for another one than that because of which the order has no tax
 */
async function checkedTaxId(tx: Tx, orderId: number, typed: string): Promise<string> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { taxKind: true, taxCountry: true, taxId: true },
  })
  const normal = (text: string) => normalTaxId(order.taxCountry ?? '', text)
  const taxId = normal(typed)
  if (order.taxKind === 'reverse_charge' && normal(order.taxId ?? '') !== taxId)
    throw invalidField('taxId', say('invoices.taxIdStays'))
  return taxId
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
