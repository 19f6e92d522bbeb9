import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { decimalOf } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import type { OrderDocuments, SalesDocument } from './contracts'
import { isSellerKnown } from './issue-documents'
import { ISSUED_AFTER_DAYS } from './numbers'
import { type Snapshot, snapshotSchema } from './snapshot'

const LISTED = {
  number: true,
  kind: true,
  issuedOn: true,
  total: true,
  order: { select: { currency: true } },
} as const satisfies Prisma.InvoiceDocumentSelect

export const dayText = (day: Date): string => day.toISOString().slice(0, 10)

const toDocument = (
  row: Prisma.InvoiceDocumentGetPayload<{ select: typeof LISTED }>,
): SalesDocument => ({
  number: row.number,
  kind: row.kind,
  issuedOn: dayText(row.issuedOn),
  total: decimalOf(row.total),
  currency: row.order.currency,
})

/** The documents of an order, and what its invoice says of its buyer or will say. Issues nothing. */
export async function documentsOf(orderId: number): Promise<OrderDocuments> {
  const order = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      createdAt: true,
      billingAddress: true,
      invoiceDetails: { select: { company: true, taxId: true, address: true } },
      documents: { orderBy: { id: 'asc' }, select: { ...LISTED, snapshot: true } },
    },
  })
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  return {
    documents: order.documents.map(toDocument),
    details: invoice
      ? snapshotSchema.parse(invoice.snapshot).buyer
      : (order.invoiceDetails ?? { company: '', taxId: '', address: order.billingAddress ?? '' }),
    canChange: invoice === undefined,
    waitsForSeller: !(await isSellerKnown()),
    issuedBy: new Date(order.createdAt.getTime() + ISSUED_AFTER_DAYS * DAY_MS).toISOString(),
  }
}

/** The id of an order for staff. @throws AppError `not_found` */
export async function orderIdOf(orderNumber: string): Promise<number> {
  const order = await db().order.findUnique({ where: { orderNumber }, select: { id: true } })
  if (!order) throw new AppError('not_found', say('orders.unknown'))
  return order.id
}

/**
 * What a document says.
 *
 * @param orderId the order that it must be of; any unless given
 * @throws AppError `not_found`
 */
export async function documentByNumber(number: string, orderId?: number): Promise<Snapshot> {
  const row = await db().invoiceDocument.findUnique({
    where: { number, orderId },
    select: { snapshot: true },
  })
  if (!row) throw new AppError('not_found', say('invoices.unknownDocument'))
  return snapshotSchema.parse(row.snapshot)
}
