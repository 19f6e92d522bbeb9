import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { formatMoney } from '@/lib/i18n/currencies'

type Item = { id: number /** How many of its cards the buyer keeps. */; remaining: number }

/** The cards of an item that its buyer does not keep: the last ones, as with its keys. */
const LAST_CARDS = ({ id, remaining }: Item) => Prisma.sql`
  SELECT "id" FROM "GiftCard" WHERE "orderItemId" = ${id} AND "voidedAt" IS NULL
  ORDER BY "keyId" OFFSET ${remaining}`

const holdForRefundRow = z.object({
  id: z.number(),
  lastFour: z.string(),
  balance: column.decimal,
  faceValue: column.decimal,
  currency: z.string(),
})

/**
 * Keeps the gift cards whose price a refund gives back from being spent while it is on its way.
 *
 * @param items the refunded ones, with what remains of them
 * @throws AppError `conflict` when one of them was spent, in part or in whole
 */
export async function holdForRefund(
  tx: Tx,
  refundId: string,
  items: readonly Item[],
): Promise<void> {
  for (const item of items) {
    const cards = await rowsOf(
      tx,
      holdForRefundRow,
      Prisma.sql`
      SELECT "id", "lastFour", "balance", "faceValue", "currency" FROM "GiftCard"
      WHERE "id" IN (${LAST_CARDS(item)}) ORDER BY "id" FOR NO KEY UPDATE`,
    )
    const spent = cards.find(({ balance, faceValue }) => !balance.equals(faceValue))
    if (spent)
      throw new AppError(
        'conflict',
        say('giftCards.spentAlready', {
          spent: formatMoney(
            toCents(spent.faceValue) - toCents(spent.balance),
            spent.currency,
            'en',
          ),
          lastFour: spent.lastFour,
        }),
      )
    await tx.giftCard.updateMany({
      where: { id: { in: cards.map(({ id }) => id) } },
      data: { refundId },
    })
  }
}

/** Lets cards be spent again whose refund failed. */
export async function releaseFromRefund(tx: Tx, refundId: string): Promise<void> {
  await tx.giftCard.updateMany({ where: { refundId, voidedAt: null }, data: { refundId: null } })
}

/** Takes what is left on the cards whose price went back, for good. What was spent of them is lost to the store. */
export async function voidLastCards(tx: Tx, item: Item): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE "GiftCard" SET "voided" = "voided" + "balance", "balance" = 0, "voidedAt" = now(), "updatedAt" = now()
    WHERE "id" IN (${LAST_CARDS(item)})`)
}
