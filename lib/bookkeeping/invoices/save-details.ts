import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { normalTaxId } from '@/lib/customers/tax-id'
import { lockOrder } from '@/lib/orders/locks'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { InvoiceDetails } from './contracts'
import { DETAILS } from './queries'

/**
 * Stores what a buyer wants on the invoice.
 *
 * @param actor who of the staff does so for the buyer
 * @throws AppError `conflict` once it is issued; `invalid` naming `taxId`
 */
export async function saveDetails(
  orderId: number,
  typed: InvoiceDetails,
  actor?: Actor,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    if ((await tx.invoiceDocument.count({ where: { orderId, kind: 'invoice' } })) > 0)
      throw new AppError('conflict', say('invoices.issued'), {
        details: { reason: 'issued' },
      })
    const details = { ...typed, taxId: await checkedTaxId(tx, orderId, typed.taxId) }
    if (actor) await auditDetails(tx, orderId, details, actor)
    await storeDetails(tx, orderId, details)
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

async function auditDetails(
  tx: Tx,
  orderId: number,
  details: InvoiceDetails,
  actor: Actor,
): Promise<void> {
  const { orderNumber, invoiceDetails } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { orderNumber: true, invoiceDetails: { select: DETAILS } },
  })
  await recordAudit(tx, actor, {
    action: 'order.invoice_details',
    entityType: 'order',
    entityId: orderNumber,
    before: invoiceDetails ?? {},
    after: details,
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
