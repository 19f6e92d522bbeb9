import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { mailServer } from '@/lib/mail/mail-server'
import { OUTSIDE_PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { PROVIDERS } from '@/lib/payments/providers'
import { currentSettings } from '@/lib/settings/queries'
import { firstSteps, type StoreFacts } from './first-steps'

type Stored = Pick<StoreFacts, 'sellsProducts' | 'isLoginProtected' | 'hasOrders'>

/** What is still to be done before the store sells, by what it is now. */
export async function readFirstSteps(): Promise<ReturnType<typeof firstSteps>> {
  const [settings, server, offers, [stored]] = await Promise.all([
    currentSettings(),
    mailServer(),
    Promise.all(OUTSIDE_PROVIDER_IDS.map((id) => PROVIDERS[id].offer())),
    db().$queryRaw<Stored[]>(Prisma.sql`
      SELECT EXISTS (SELECT FROM "Product" WHERE "inStock" AND NOT "isHidden") AS "sellsProducts",
             EXISTS (SELECT FROM "Order") AS "hasOrders",
             EXISTS (SELECT FROM "User" u WHERE u."role" = 'admin' AND u."isActive"
               AND (EXISTS (SELECT FROM "SecondFactor" f WHERE f."userId" = u."id")
                 OR EXISTS (SELECT FROM "Passkey" p WHERE p."userId" = u."id"))) AS "isLoginProtected"`),
  ])
  return firstSteps({
    settings,
    hasMailServer: server !== null,
    takesMoney: offers.some(({ isOffered, mode }) => isOffered && mode === 'live'),
    sellsProducts: stored?.sellsProducts ?? false,
    isLoginProtected: stored?.isLoginProtected ?? false,
    hasOrders: stored?.hasOrders ?? false,
  })
}
