import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { rowsOf } from '@/lib/core/rows'
import { isOwnMachine, mailRoute } from '@/lib/mail/mail-route'
import { DEMO_BUYERS_DOMAIN } from '@/lib/orders/demo-buyers'
import type { Settings } from '@/lib/settings/registry'
import type { StoreHealth } from './contracts'
import { firstSteps } from './first-steps'

const storedSchema = z.object({
  sellsProducts: z.boolean(),
  isLoginProtected: z.boolean(),
  hasOrders: z.boolean(),
})

const storedFacts = () =>
  rowsOf(
    db(),
    storedSchema,
    Prisma.sql`
    SELECT EXISTS (SELECT FROM "Product" WHERE "inStock" AND NOT "isHidden" AND NOT "isSample") AS "sellsProducts",
           EXISTS (SELECT FROM "Order" o WHERE o."customerEmail" NOT LIKE ${`%${DEMO_BUYERS_DOMAIN}`}) AS "hasOrders",
           EXISTS (SELECT FROM "User" u WHERE u."role" = 'admin' AND u."isActive"
             AND (EXISTS (SELECT FROM "SecondFactor" f WHERE f."userId" = u."id")
               OR EXISTS (SELECT FROM "Passkey" p WHERE p."userId" = u."id"))) AS "isLoginProtected"`,
  )

/** Where no money moves, a mail server on this machine is the demo's, which delivers nothing. */
async function hasDemosMailServer(): Promise<boolean> {
  if (env().PAYMENTS_MODE === 'live') return false
  const route = await mailRoute()
  return route !== null && isOwnMachine(route)
}

/** What is still to be done before the store sells, by what it is now. */
export async function readFirstSteps(
  settings: Settings,
  { mail, payments }: StoreHealth,
): Promise<ReturnType<typeof firstSteps>> {
  const [[stored], isDemosMail] = await Promise.all([storedFacts(), hasDemosMailServer()])
  return firstSteps({
    settings,
    hasMailServer: mail.hasServer && !isDemosMail,
    takesMoney: payments.some(({ mode }) => mode === 'live'),
    sellsProducts: stored?.sellsProducts ?? false,
    isLoginProtected: stored?.isLoginProtected ?? false,
    hasOrders: stored?.hasOrders ?? false,
  })
}
