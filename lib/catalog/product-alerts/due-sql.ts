import 'server-only'
import { Prisma } from '@/lib/core/db'

/** canBeBought of the product `p` (alert-rules.ts). */
export const CAN_BE_BOUGHT = Prisma.sql`(
  NOT p."isHidden" AND p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0))`

/** Whether the alert `a`, if it is of the store's own currency, has something to tell of its product `p`, which can be bought. */
export const TELLS_OF_PRODUCT = Prisma.sql`(
  (a."kind" = 'back_in_stock' AND p."keysReady" IS DISTINCT FROM 0)
  OR (a."kind" = 'price_drop' AND a."currency" IS NULL AND a."price" > p."price"))`

/** Alerts `a` that watch a price in another currency than the store's own, as the index of those has them. */
export const WATCHES_IN_OTHER_CURRENCY = Prisma.sql`(
  a."status" = 'watching' AND a."kind" = 'price_drop' AND a."currency" IS NOT NULL)`
