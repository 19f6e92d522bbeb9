import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { mailServer } from '@/lib/mail/mail-server'
import { isOnThisMachine } from '@/lib/mail/server-address'
import type { Settings } from '@/lib/settings/registry'
import type { StoreHealth } from './contracts'
import { firstSteps, type StoreFacts } from './first-steps'

type Stored = Pick<StoreFacts, 'sellsProducts' | 'isLoginProtected' | 'hasOrders'>

const storedFacts = () =>
  db().$queryRaw<Stored[]>(Prisma.sql`
    SELECT EXISTS (SELECT FROM "Product" WHERE "inStock" AND NOT "isHidden" AND NOT "isSample") AS "sellsProducts",
           EXISTS (SELECT FROM "Order") AS "hasOrders",
           EXISTS (SELECT FROM "User" u WHERE u."role" = 'admin' AND u."isActive"
             AND (EXISTS (SELECT FROM "SecondFactor" f WHERE f."userId" = u."id")
               OR EXISTS (SELECT FROM "Passkey" p WHERE p."userId" = u."id"))) AS "isLoginProtected"`)

/** Where no money moves, a mail server on this machine is the demo's, which delivers nothing. */
async function sendsMails(): Promise<boolean> {
  const server = await mailServer()
  if (server === null) return false
  return env().PAYMENTS_MODE === 'live' || !isOnThisMachine(new URL(server.url).hostname)
}

/** What is still to be done before the store sells, by what it is now. */
export async function readFirstSteps(
  settings: Settings,
  { payments }: StoreHealth,
): Promise<ReturnType<typeof firstSteps>> {
  const [[stored], hasMailServer] = await Promise.all([storedFacts(), sendsMails()])
  return firstSteps({
    settings,
    hasMailServer,
    takesMoney: payments.some(({ mode }) => mode === 'live'),
    sellsProducts: stored?.sellsProducts ?? false,
    isLoginProtected: stored?.isLoginProtected ?? false,
    hasOrders: stored?.hasOrders ?? false,
  })
}
