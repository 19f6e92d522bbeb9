import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { storedCurrency } from '@/lib/i18n/currencies'
import { type CardBalance, worthIn } from '@/lib/pricing/gift-card-worth'
import type { Selling } from '@/lib/pricing/selling'
import { rateFrom, sellingOrBase } from '@/lib/settings/rates/seller'
import { hashOfCode } from './code-crypto'
import type { CartGiftCard, CartGiftCardAnswer } from './contracts'
import { type GiftCard, problemOf, standingOf } from './gift-card'

/** What {@link toGiftCard} needs. */
export const GIFT_CARD_FIELDS = {
  orderItem: { select: { order: { select: { disputedAt: true, orderStatus: true } } } },
} as const satisfies Prisma.GiftCardInclude

type Row = Prisma.GiftCardGetPayload<{ include: typeof GIFT_CARD_FIELDS }>

/** Converts a card's row to the domain object. */
export function toGiftCard(row: Row): GiftCard {
  const order = row.orderItem?.order
  return {
    id: row.id,
    lastFour: row.lastFour,
    currency: storedCurrency(row.currency),
    faceValueCents: toCents(row.faceValue),
    balanceCents: toCents(row.balance),
    voidedAt: row.voidedAt,
    expiresAt: row.expiresAt,
    isActive: row.isActive,
    isHeld:
      row.refundId !== null ||
      (order !== undefined &&
        (order.disputedAt !== null ||
          order.orderStatus === 'cancelled' ||
          order.orderStatus === 'refunded')),
  }
}

/** A card by its code, however that is typed; `null` if there is none. */
export async function findGiftCard(code: string): Promise<GiftCard | null> {
  const row = await db().giftCard.findUnique({
    where: { codeHash: hashOfCode(code) },
    include: GIFT_CARD_FIELDS,
  })
  return row && toGiftCard(row)
}

/** A card; throws when it does not exist. */
export async function giftCardById(id: number, tx: Tx = db()): Promise<GiftCard> {
  return toGiftCard(
    await tx.giftCard.findUniqueOrThrow({ where: { id }, include: GIFT_CARD_FIELDS }),
  )
}

/** The cards that a cart session entered, in that order. */
export async function giftCardsOfCart(sessionId: string, tx: Tx = db()): Promise<GiftCard[]> {
  const rows = await tx.cartGiftCard.findMany({
    where: { sessionId },
    orderBy: [{ enteredAt: 'asc' }, { giftCardId: 'asc' }],
    include: { giftCard: { include: GIFT_CARD_FIELDS } },
  })
  return rows.map(({ giftCard }) => toGiftCard(giftCard))
}

/**
 * {@link giftCardsOfCart} as their shopper may see them.
 *
 * @param currency what the cart is shown in; the store's own without one
 * @param enteredId the one that was just entered, which is `giftCard` then; otherwise that is the first
 * @throws AppError `invalid` naming `currency`, for one that the store does not sell in
 */
export async function cartGiftCards(
  sessionId: string,
  currency: string | undefined,
  enteredId?: number,
): Promise<CartGiftCardAnswer> {
  const selling = await sellingOrBase(currency)
  const cards = await giftCardsOfCart(sessionId)
  if (cards.length === 0) return { giftCard: null, giftCards: [] }
  const now = await databaseTime()
  const giftCards = await Promise.all(cards.map((card) => shownCard(card, selling, now)))
  const place = cards.findIndex(({ id }) => id === enteredId)
  return { giftCard: giftCards[Math.max(0, place)] ?? null, giftCards }
}

async function shownCard(card: GiftCard, selling: Selling, now: Date): Promise<CartGiftCard> {
  const { lastFour } = card
  const problem = problemOf(standingOf(card, now))
  if (problem !== null) return { lastFour, balance: toDecimal(0), problem }
  const balance = { ...card, into: await rateFrom(card.currency, selling) }
  return {
    lastFour,
    balance: toDecimal(worthIn(balance, selling.currency)),
    ...(card.currency === selling.currency ? {} : { own: ownOf(balance) }),
    problem,
  }
}

const ownOf = ({ balanceCents, currency, into: { rate, of } }: CardBalance) => ({
  currency,
  balance: toDecimal(balanceCents),
  rate: String(rate),
  of: String(of),
})
