import 'server-only'
import { Prisma } from '@/lib/core/db'

/** canBeBought of the product `p` (alert-rules.ts). */
export const CAN_BE_BOUGHT = Prisma.sql`(
  NOT p."isHidden" AND p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0))`

/** Whether the alert `a` has something to tell of its product `p`, which can be bought. */
export const TELLS_OF_PRODUCT = Prisma.sql`(a."kind" = 'back_in_stock' OR a."price" > p."price")`

/** isDue of the alert `a` and its product `p` (alert-rules.ts). */
export const DUE_OF_PRODUCT = Prisma.sql`(${CAN_BE_BOUGHT} AND ${TELLS_OF_PRODUCT})`
