import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { decimalOf } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { issuesEInvoices } from '@/lib/settings/e-invoices'
import { currentSettings } from '@/lib/settings/queries'
import type { OrderDocuments, SalesDocument } from './contracts'
import { isElectronic } from './e-invoices/e-invoice'
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

export const DETAILS = {
  company: true,
  taxId: true,
  address: true,
  buyerReference: true,
  purchaseOrder: true,
  peppolId: true,
} as const satisfies Prisma.InvoiceDetailsSelect

type Details = Record<keyof typeof DETAILS, string>

const detailsShown = ({
  company,
  taxId,
  address,
  buyerReference,
  purchaseOrder,
  peppolId,
}: Details): OrderDocuments['details'] => ({
  company,
  taxId,
  address,
  ...(buyerReference !== '' && { buyerReference }),
  ...(purchaseOrder !== '' && { purchaseOrder }),
  ...(peppolId !== '' && { peppolId }),
})

const detailsIn = ({ buyer, buyerReference, purchaseOrder, peppolId }: Snapshot) =>
  detailsShown({ ...buyer, buyerReference, purchaseOrder, peppolId })

/** Whoever gave one at the checkout can change it, whatever the store's invoices are. */
const hasReference = (details: Details | null) =>
  Boolean(details?.buyerReference || details?.purchaseOrder)

/** The documents of an order, and what its invoice says of its buyer or will say. Issues nothing. */
export async function documentsOf(orderId: number): Promise<OrderDocuments> {
  const order = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      createdAt: true,
      billingAddress: true,
      invoiceDetails: { select: DETAILS },
      documents: { orderBy: { id: 'asc' }, select: { ...LISTED, snapshot: true } },
    },
  })
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  return {
    documents: order.documents.map((row) => ({
      ...toDocument(row),
      ...(isElectronic(snapshotSchema.parse(row.snapshot)) && { isElectronic: true }),
    })),
    details: invoice
      ? detailsIn(snapshotSchema.parse(invoice.snapshot))
      : order.invoiceDetails
        ? detailsShown(order.invoiceDetails)
        : { company: '', taxId: '', address: order.billingAddress ?? '' },
    canChange: invoice === undefined,
    ...((hasReference(order.invoiceDetails) || issuesEInvoices(await currentSettings(), true)) && {
      takesReferences: true,
    }),
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
