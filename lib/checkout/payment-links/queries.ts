import 'server-only'
import { PRODUCT_FIELDS } from '@/lib/catalog/columns'
import { toProduct } from '@/lib/catalog/to-product'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toDecimal } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { storedCustomerSchema } from '@/lib/customers/contracts'
import { storedCurrency } from '@/lib/i18n/currencies'
import { isLocale } from '@/lib/i18n/locales'
import { storeUrl } from '@/lib/mail/compose-kit'
import { paymentSnapshotSchema } from '@/lib/payments/contracts'
import { type PaymentLink, priceChangesSchema } from './contracts'
import { pathOfLink, standingOfLink } from './link-rules'

const FIELDS = { order: { select: { orderNumber: true } } } as const
type Row = Prisma.PaymentLinkGetPayload<{ include: typeof FIELDS }>

const SHOWN = 50

/** A link as a domain object. */
function toLink(row: Row, now: Date) {
  return {
    ...row,
    locale: isLocale(row.locale) ? row.locale : ('en' as const),
    currency: storedCurrency(row.currency),
    snapshot: paymentSnapshotSchema.parse(row.snapshot),
    customer: storedCustomerSchema.parse(row.customer),
    prices: priceChangesSchema.parse(row.prices),
    standing: standingOfLink(row, now),
    orderNumber: row.order?.orderNumber ?? null,
  }
}
export type DraftedLink = ReturnType<typeof toLink>

/** A link, or `null`. */
export async function findLink(id: string, tx: Tx = db()): Promise<DraftedLink | null> {
  const row = await tx.paymentLink.findUnique({ where: { id }, include: FIELDS })
  return row && toLink(row, await databaseTime(tx))
}

/** The products that a link sells, as they are now. */
export async function productsOfLink({ snapshot }: Pick<DraftedLink, 'snapshot'>) {
  const rows = await db().product.findMany({
    where: { id: { in: snapshot.items.map(({ productId }) => productId) } },
    select: PRODUCT_FIELDS,
  })
  return rows.map(toProduct)
}

/** A link that can be paid now. @throws AppError `conflict` for one that is unknown, paid, cancelled or over */
export async function payableLink(id: string, tx: Tx = db()): Promise<DraftedLink> {
  const link = await findLink(id, tx)
  if (!link) throw new AppError('conflict', say('paymentLinks.unknown'))
  if (link.standing === 'open') return link
  throw new AppError('conflict', say(CLOSED[link.standing]))
}

const CLOSED = {
  paid: 'paymentLinks.paid',
  cancelled: 'paymentLinks.cancelled',
  expired: 'paymentLinks.expired',
} as const satisfies Record<Exclude<DraftedLink['standing'], 'open'>, string>

/** The newest links, for the back office. */
export async function listLinks(): Promise<PaymentLink[]> {
  const rows = await db().paymentLink.findMany({
    orderBy: { createdAt: 'desc' },
    take: SHOWN,
    include: FIELDS,
  })
  const now = await databaseTime()
  return rows.map((row) => toPaymentLink(toLink(row, now)))
}

/** What was drafted for an address and is not ordered, as its reader gets it. @param email in lower case */
export async function linksOf(email: string) {
  const rows = await db().paymentLink.findMany({
    where: { email, orderId: null },
    orderBy: { createdAt: 'asc' },
    include: FIELDS,
  })
  const now = await databaseTime()
  return rows.map((row) => {
    const { createdAt, expiresAt, snapshot, currency, customer } = toLink(row, now)
    return {
      madeAt: createdAt.toISOString(),
      until: expiresAt.toISOString(),
      products: snapshot.items.map(({ productName, quantity }) => `${quantity} × ${productName}`),
      total: toDecimal(snapshot.totalCents),
      currency,
      name: customer.name,
      billingAddress: customer.address,
    }
  })
}

/** As the back office has it. */
export const toPaymentLink = (link: DraftedLink): PaymentLink => ({
  id: link.id,
  url: storeUrl(link.locale, pathOfLink(link.id)),
  email: link.customer.email,
  name: link.customer.name,
  total: toDecimal(link.snapshot.totalCents),
  currency: link.currency,
  standing: link.standing,
  orderNumber: link.orderNumber,
  username: link.username,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
})
