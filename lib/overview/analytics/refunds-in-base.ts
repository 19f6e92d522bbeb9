import 'server-only'
import { Prisma } from '@/lib/core/db'
import { inBase } from '@/lib/orders/in-base'
import { PAID_BACK } from './live-sales'

/** The money of a refund `r` that went out, in the store's base currency. */
export const paidBackInBase = (): Promise<Prisma.Sql> =>
  inBase({
    amount: PAID_BACK,
    currency: Prisma.sql`r."currency"`,
    rate: Prisma.sql`SELECT o."rateToBase" FROM "Order" o WHERE o."id" = r."orderId"`,
  })
