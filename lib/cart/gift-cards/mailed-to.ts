import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'
import { ID_ROW, rowsOf } from '@/lib/core/rows'

/** Which gift cards staff mailed to an address. @param email in lower case */
async function mailedTo(tx: Tx, email: string): Promise<Prisma.GiftCardWhereInput> {
  const cards = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`SELECT "id" FROM "GiftCard" WHERE lower("email") = ${email}`,
  )
  return { id: { in: cards.map(({ id }) => id) } }
}

/** Whether a card still pays something. */
const isWorth = (now: Date): Prisma.GiftCardWhereInput => ({
  balance: { gt: 0 },
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
})

/** The gift cards that staff mailed to an address, oldest first; never their codes. */
export const giftCardsMailedTo = async (tx: Tx, email: string) =>
  tx.giftCard.findMany({
    where: await mailedTo(tx, email),
    orderBy: { id: 'asc' },
    select: {
      currency: true,
      faceValue: true,
      balance: true,
      lastFour: true,
      recipientName: true,
      message: true,
      expiresAt: true,
      createdAt: true,
    },
  })

/** Those of them that still pay something: to whom they went stays known until then. */
export const worthyCardsOf = async (tx: Tx, email: string, now: Date) =>
  tx.giftCard.findMany({
    where: { AND: [await mailedTo(tx, email), isWorth(now)] },
    select: { expiresAt: true },
  })

/** Forgets to whom cards were mailed that pay nothing any more, for its owner. @returns how many */
export async function forgetSpentCardsOf(tx: Tx, email: string, now: Date): Promise<number> {
  const { count } = await tx.giftCard.updateMany({
    where: { AND: [await mailedTo(tx, email), { NOT: isWorth(now) }] },
    data: { email: null, recipientName: '', message: '' },
  })
  return count
}
