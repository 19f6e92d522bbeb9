import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import { AppError } from '@/lib/core/errors'
import { decimalOf } from '@/lib/core/money'
import { say } from '@/lib/core/server-text'
import { storedCurrency } from '@/lib/i18n/currencies'
import type { AdminGiftCard, GiftCardDetail, GiftCardListQuery } from './admin-contracts'
import { lastFourOf } from './code'
import { standingOf } from './gift-card'
import { toGiftCard } from './queries'

const FIELDS = {
  orderItem: {
    select: { order: { select: { orderNumber: true, disputedAt: true, orderStatus: true } } },
  },
} as const satisfies Prisma.GiftCardInclude

type Row = Prisma.GiftCardGetPayload<{ include: typeof FIELDS }>

const toAdminGiftCard = (row: Row, now: Date): AdminGiftCard => ({
  id: row.id,
  lastFour: row.lastFour,
  currency: storedCurrency(row.currency),
  faceValue: decimalOf(row.faceValue),
  balance: decimalOf(row.balance),
  standing: standingOf(toGiftCard(row), now),
  isActive: row.isActive,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  note: row.note,
  email: row.email,
  orderNumber: row.orderItem?.order.orderNumber ?? null,
  username: row.username,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

function matching(search: string): Prisma.GiftCardWhereInput {
  const contains = { contains: search, mode: 'insensitive' } as const
  return {
    OR: [
      { lastFour: lastFourOf(search) },
      { note: contains },
      { email: { ...contains, contains: searchedEmail(search) } },
      { orderItem: { order: { orderNumber: contains } } },
    ],
  }
}

/** One page of the gift cards, newest first, with the total number of matches. */
export async function listGiftCards({
  search,
  limit,
  offset,
}: GiftCardListQuery): Promise<{ rows: AdminGiftCard[]; total: number }> {
  const where = search ? matching(search) : {}
  const [rows, total, now] = await Promise.all([
    db().giftCard.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
      include: FIELDS,
    }),
    db().giftCard.count({ where }),
    databaseTime(),
  ])
  return { rows: rows.map((row) => toAdminGiftCard(row, now)), total }
}

/** A gift card as the back office sees it. @throws AppError `not_found` */
export async function adminGiftCard(id: number, tx: Tx = db()): Promise<AdminGiftCard> {
  const row = await tx.giftCard.findUnique({ where: { id }, include: FIELDS })
  if (!row) throw noSuchGiftCard()
  return toAdminGiftCard(row, await databaseTime(tx))
}

/** A gift card with what was paid with it. @throws AppError `not_found` */
export async function giftCardDetail(id: number): Promise<GiftCardDetail> {
  const row = await db().giftCard.findUnique({
    where: { id },
    include: {
      ...FIELDS,
      uses: {
        orderBy: { createdAt: 'desc' },
        include: {
          payment: { select: { currency: true, order: { select: { orderNumber: true } } } },
        },
      },
    },
  })
  if (!row) throw noSuchGiftCard()
  return {
    ...toAdminGiftCard(row, await databaseTime()),
    voided: decimalOf(row.voided),
    voidedAt: row.voidedAt?.toISOString() ?? null,
    uses: row.uses.map(({ payment, amount, returned, paid, createdAt }) => ({
      orderNumber: payment.order?.orderNumber ?? null,
      amount: decimalOf(amount),
      returned: decimalOf(returned),
      paid: decimalOf(paid),
      paidIn: storedCurrency(payment.currency),
      createdAt: createdAt.toISOString(),
    })),
  }
}

export const noSuchGiftCard = () => new AppError('not_found', say('giftCards.unknown'))
