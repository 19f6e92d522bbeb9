import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

const giftRow = z.object({ recipientName: z.string(), message: z.string(), sendAt: z.date() })

/** Gifts that were sent to an address, without their buyers. One that is still to come is a surprise. @param email in lower case */
export const giftsTo = (email: string) =>
  rowsOf(
    db(),
    giftRow,
    Prisma.sql`
    SELECT "recipientName", "message", "sendAt" FROM "OrderGift"
    WHERE lower("recipientEmail") = ${email} AND "sendAt" <= now() ORDER BY "sendAt"`,
  )
