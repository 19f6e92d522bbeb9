import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { isOrderOf } from '@/lib/service/library/address'
import { type OwnDataOverview, STORED_KINDS } from './contracts'
import { isPictureOf } from './pictures-of'

const countsSchema = z.object({
  orders: z.number(),
  reviews: z.number(),
  reviewReports: z.number(),
  questions: z.number(),
  buyerAnswers: z.number(),
  messages: z.number(),
  withdrawals: z.number(),
  keyReports: z.number(),
  pictures: z.number(),
  newsletter: z.number(),
  productAlerts: z.number(),
  cartReminders: z.number(),
  paymentLinks: z.number(),
  applications: z.number(),
  giftsReceived: z.number(),
  giftCards: z.number(),
  passkeys: z.number(),
})

/** How much of each kind there is under an address; only what there is. @param email in lower case */
export async function storedUnder(email: string): Promise<OwnDataOverview['stored']> {
  const [counts] = await rowsOf(
    db(),
    countsSchema,
    Prisma.sql`
    SELECT
      (SELECT count(*)::int FROM "Order" WHERE ${isOrderOf(email)}) AS "orders",
      (SELECT count(*)::int FROM "Review" WHERE "buyerEmail" = ${email}) AS "reviews",
      (SELECT count(*)::int FROM "ReviewReport" WHERE lower("email") = ${email}) AS "reviewReports",
      (SELECT count(*)::int FROM "ProductQuestion" WHERE lower("email") = ${email}) AS "questions",
      (SELECT count(*)::int FROM "BuyerAnswer" WHERE "buyerEmail" = ${email}) AS "buyerAnswers",
      (SELECT count(*)::int FROM "ContactMessage" WHERE lower("email") = ${email})
        + (SELECT count(*)::int FROM "ContactAnswer" WHERE "origin" = 'someone_else' AND "fromAddress" = ${email}) AS "messages",
      (SELECT count(*)::int FROM "Withdrawal" WHERE lower("email") = ${email}) AS "withdrawals",
      (SELECT count(*)::int FROM "KeyReport" r JOIN "Order" o ON o."id" = r."orderId"
        WHERE lower(o."customerEmail") = ${email}) AS "keyReports",
      (SELECT count(*)::int FROM "VisitorPicture" v WHERE ${isPictureOf(email)}) AS "pictures",
      (SELECT count(*)::int FROM "NewsletterSubscriber" WHERE "email" = ${email}) AS "newsletter",
      (SELECT count(*)::int FROM "AlertWatcher" w LEFT JOIN "ProductAlert" a ON a."watcherId" = w."id"
        WHERE w."email" = ${email}) AS "productAlerts",
      (SELECT count(*)::int FROM "CartReminder" WHERE "email" = ${email}) AS "cartReminders",
      (SELECT count(*)::int FROM "PaymentLink" WHERE "email" = ${email} AND "orderId" IS NULL) AS "paymentLinks",
      (SELECT count(*)::int FROM "JobApplication" WHERE lower("email") = ${email}) AS "applications",
      (SELECT count(*)::int FROM "OrderGift" WHERE lower("recipientEmail") = ${email} AND "sendAt" <= now()) AS "giftsReceived",
      (SELECT count(*)::int FROM "GiftCard" WHERE lower("email") = ${email}) AS "giftCards",
      (SELECT count(*)::int FROM "LibraryPasskey" WHERE "email" = ${email}) AS "passkeys"`,
  )
  return STORED_KINDS.flatMap((kind) => {
    const count = counts?.[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
}
