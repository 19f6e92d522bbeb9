import 'server-only'
import { Prisma } from '@/lib/core/db'

/** Who was not asked by then is not asked any more, so that a store that was off writes to nobody about last year. */
const LATEST_DAYS = 14

/**
 * The condition on an order `o` whose buyer may be asked for an opinion: delivered some days ago to the buyer's own use, and
 * neither refunded nor disputed; and who has not asked for no such mails. By the database's clock, which wrote when orders
 * were completed in every process alike.
 */
export const mayBeAsked = (days: number): Prisma.Sql => Prisma.sql`
  o."orderStatus" = 'completed' AND o."disputedAt" IS NULL
  AND o."completedAt" <= now() - make_interval(days => ${days}::int)
  AND o."completedAt" > now() - make_interval(days => ${days + LATEST_DAYS}::int)
  -- Who gave it away has not used it.
  AND NOT EXISTS (SELECT 1 FROM "OrderGift" g WHERE g."orderId" = o."id")
  AND NOT EXISTS (SELECT 1 FROM "Dispute" d WHERE d."orderId" = o."id")
  AND NOT EXISTS (SELECT 1 FROM "ReviewOptOut" x WHERE x."email" = lower(o."customerEmail"))`
