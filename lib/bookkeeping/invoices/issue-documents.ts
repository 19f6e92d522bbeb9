import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents, toDecimal } from '@/lib/core/money'
import { countRowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { logoOfDocuments } from '@/lib/media/document-logo'
import { lockOrder } from '@/lib/orders/locks'
import { basisPointsOf } from '@/lib/pricing/tax'
import { TERRITORIES, taxPlace } from '@/lib/pricing/territories'
import { refundItemsSchema } from '@/lib/refunds/admin-contracts'
import { currentSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import type { Amounts, Credited, Sold } from './amounts'
import { buildCreditNote, buildInvoice, type DocumentOrder, type Issue } from './build-document'
import { takeNumber } from './next-number'
import { missingOfSeller } from './seller'
import { type Snapshot, snapshotSchema } from './snapshot'

/** What an order's documents are made from, and those that it has. */
const FIELDS = {
  items: { orderBy: { position: 'asc' } },
  payment: { select: { cardType: true, lastFour: true } },
  invoiceDetails: {
    select: {
      company: true,
      taxId: true,
      address: true,
      buyerReference: true,
      purchaseOrder: true,
      peppolId: true,
    },
  },
  documents: { orderBy: { id: 'asc' }, select: { kind: true, refundId: true, snapshot: true } },
  refunds: { where: { status: 'succeeded' }, orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.OrderInclude

type Row = Prisma.OrderGetPayload<{ include: typeof FIELDS }>

/**
 * Issues what an order lacks: its invoice, and a credit note for each refund that has succeeded, in their order. Called
 * again, or by several at once, it issues nothing twice.
 *
 * @returns how many were issued
 * @throws AppError `conflict` while it is not known who sells
 */
export async function issueDocuments(orderId: number): Promise<number> {
  if (missingOf(await readOrder(db(), orderId)) === 0) return 0
  return db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const order = await readOrder(tx, orderId)
    const missing = missingOf(order)
    if (missing > 0) {
      const settings = await currentSettings(tx)
      if (missingOfSeller(settings).length > 0) throw sellerUnknown()
      await issueMissing(tx, order, settings)
    }
    return missing
  })
}

const sellerUnknown = () =>
  new AppError('conflict', say('invoices.sellerUnknown'), {
    details: { reason: 'seller_unknown' },
  })

/** {@link issueDocuments} for what nobody waits for: while it is not known who sells, it waits until that is. */
export async function issueOnceSellerIsKnown(orderId: number): Promise<number> {
  return (await isSellerKnown()) ? issueDocuments(orderId) : 0
}

export const isSellerKnown = async (): Promise<boolean> =>
  missingOfSeller(await currentSettings()).length === 0

const readOrder = (tx: Tx, id: number): Promise<Row> =>
  tx.order.findUniqueOrThrow({ where: { id }, include: FIELDS })

const isCredited = ({ documents }: Row, refundId: string) =>
  documents.some((document) => document.refundId === refundId)

const missingOf = (order: Row): number =>
  (order.documents.some(({ kind }) => kind === 'invoice') ? 0 : 1) +
  order.refunds.filter(({ id }) => !isCredited(order, id)).length

async function issueMissing(tx: Tx, row: Row, settings: Settings): Promise<void> {
  // Held until the transaction ends: a later number never has an earlier date.
  await countRowsOf(tx, Prisma.sql`SELECT 1 FROM "InvoiceBook" FOR UPDATE`)
  const issuedAt = await databaseTime(tx)
  const logo = await logoOfDocuments(tx)
  const issue = { tx, settings, logo, issuedAt, orderId: row.id }
  const order = documentOrder(row, settings)
  const found = row.documents.find(({ kind }) => kind === 'invoice')
  const invoice = found
    ? snapshotSchema.parse(found.snapshot)
    : await store(issue, 'invoice', null, (numbered) =>
        buildInvoice(order, row.invoiceDetails, settings, numbered),
      )
  for (const refund of row.refunds) {
    if (isCredited(row, refund.id)) continue
    const credited = await creditedBy(tx, row, refund)
    await store(issue, 'credit_note', refund.id, (numbered) =>
      buildCreditNote(order, invoice, credited, settings, numbered),
    )
  }
}

type Issuing = {
  tx: Tx
  settings: Settings
  logo: string | null
  issuedAt: Date
  orderId: number
}

/** Takes a number and stores the document that has it. */
async function store(
  { tx, settings, logo, issuedAt, orderId }: Issuing,
  kind: Snapshot['kind'],
  refundId: string | null,
  build: (issue: Issue) => Snapshot,
): Promise<Snapshot> {
  const issuedOn = dayOf(issuedAt, settings.timezone)
  const series =
    kind === 'invoice'
      ? { template: settings.invoiceNumberPrefix, first: settings.invoiceFirstNumber }
      : { template: settings.creditNoteNumberPrefix, first: settings.creditNoteFirstNumber }
  const digits = settings.documentNumberDigits
  const { prefix, position, number } = await takeNumber(tx, { ...series, digits }, issuedOn)
  const snapshot = snapshotSchema.parse(build({ number, issuedOn, logo }))
  await tx.invoiceDocument.create({
    data: {
      kind,
      number,
      prefix,
      position,
      orderId,
      refundId,
      issuedAt,
      issuedOn: new Date(`${issuedOn}T00:00:00Z`),
      total: toDecimal(snapshot.totals.totalCents),
      snapshot,
    },
  })
  await mailElectronic(tx, orderId, snapshot)
  return snapshot
}

/** Whoever gives a reference has books that wait for the file. */
async function mailElectronic(tx: Tx, orderId: number, document: Snapshot): Promise<void> {
  const { number, buyer, buyerReference, eInvoice, language } = document
  if (eInvoice === null || buyerReference === '') return
  await queueMail(tx, {
    kind: 'electronic_invoice',
    dedupeKey: `invoice:${number}`,
    to: buyer.email,
    locale: language,
    orderId,
    payload: { number },
  })
}

const documentOrder = (row: Row, settings: Settings): DocumentOrder => ({
  orderNumber: row.orderNumber,
  orderedOn: dayOf(row.createdAt, settings.timezone),
  locale: row.locale,
  currency: row.currency,
  customerName: row.customerName,
  customerEmail: row.customerEmail,
  billingAddress: row.billingAddress ?? '',
  payment: {
    method: row.paymentMethod,
    cardType: row.payment.cardType,
    lastFour: row.payment.lastFour,
    giftCard:
      row.giftCardLastFour === null
        ? null
        : { lastFour: row.giftCardLastFour, cents: toCents(row.giftCardAmount) },
  },
  basisPoints: row.taxRate && basisPointsOf(row.taxRate.toNumber()),
  reverseCharge: row.taxKind === 'reverse_charge',
  country: taxPlace(row.taxCountry ?? '').country,
  rateToBase: row.rateToBase.toNumber(),
  outsideTerritory: row.taxKind === 'outside_territory' ? territoryIn(row) : null,
  sold: soldOf(row),
})

const territoryIn = ({ taxTerritory }: Row) =>
  TERRITORIES.find((territory) => territory === taxTerritory) ?? null

const soldOf = (row: Row): Sold => ({
  currency: row.currency,
  // What came with a bundle costs nothing by itself: its line says it.
  items: row.items
    .filter(({ bundlePosition }) => bundlePosition === null)
    .map(({ id, productName, productPrice, quantity, isGiftCard }) => ({
      itemId: id,
      name: productName,
      priceCents: toCents(productPrice),
      quantity,
      isGiftCard,
    })),
  parts: row.items
    .filter(({ bundlePosition }) => bundlePosition !== null)
    .map(({ id, productName }) => ({ itemId: id, name: productName })),
  deductions: deductionsOf(row),
  subtotalCents: toCents(row.subtotal),
  taxCents: toCents(row.tax),
  totalCents: toCents(row.totalAmount),
})

/** What was taken off the prices of an order. */
const deductionsOf = ({ discount, couponCode }: Row): Sold['deductions'] =>
  discount.isZero() ? [] : [{ kind: 'discount', label: couponCode ?? '', cents: toCents(discount) }]

/** A refund beside what was credited of its order before: what its own notes say, and the items of their refunds. */
async function creditedBy(
  tx: Tx,
  { id, refunds }: Row,
  refund: Row['refunds'][number],
): Promise<Credited & { toGiftCardCents: number }> {
  const earlier = await tx.invoiceDocument.findMany({
    where: { orderId: id, kind: 'credit_note' },
    select: { refundId: true, snapshot: true },
  })
  const amounts = earlier
    .map(({ snapshot }) => snapshotSchema.parse(snapshot).totals)
    .reduce(
      (sum, totals): Amounts => ({
        netCents: sum.netCents + totals.netCents,
        taxCents: sum.taxCents + totals.taxCents,
        totalCents: sum.totalCents + totals.totalCents,
      }),
      { netCents: 0, taxCents: 0, totalCents: 0 },
    )
  const quantities = new Map<number, number>()
  for (const { items } of refunds.filter(({ id }) =>
    earlier.some(({ refundId }) => refundId === id),
  ))
    for (const { itemId, quantity } of refundItemsSchema.parse(items))
      quantities.set(itemId, (quantities.get(itemId) ?? 0) + quantity)
  return {
    cents: toCents(refund.amount),
    isTax: refund.isTax,
    isTaxReversed: refunds.some(
      ({ id, isTax }) => isTax && earlier.some(({ refundId }) => refundId === id),
    ),
    toGiftCardCents: toCents(refund.giftCardAmount),
    items: refundItemsSchema.parse(refund.items),
    before: { amounts, quantities },
  }
}
