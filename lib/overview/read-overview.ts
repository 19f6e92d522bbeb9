import 'server-only'
import { runningOut } from '@/lib/analytics/key-forecast'
import { salesSoFar } from '@/lib/analytics/sales-so-far'
import { toDecimal } from '@/lib/core/money'
import { newestOrders } from '@/lib/orders/admin-queries'
import { countUnpaidPayments } from '@/lib/orders/unpaid-payments'
import { currentSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'
import type { Role } from '@/lib/staff/contracts'
import type { Overview } from './contracts'
import { countWaiting } from './count-waiting'
import { readFirstSteps } from './read-first-steps'
import { storeHealth } from './store-health'
import { mayDealWith, WAITING_KINDS } from './waiting'

const ORDERS = 8
const PRODUCTS = 6
const UNPAID_DAYS = 7

/** The start page of the back office, as somebody of a role may see it. */
export async function readOverview(role: Role, now: Date): Promise<Overview> {
  const settings = await currentSettings()
  const [{ counts, disputesDue }, stock, { today, before }, unpaid, orders, forAdmins] =
    await Promise.all([
      countWaiting(),
      runningOut(PRODUCTS),
      salesSoFar(settings.timezone),
      countUnpaidPayments(UNPAID_DAYS),
      newestOrders(ORDERS),
      role === 'admin' ? readForAdmins(settings, now) : { health: null, firstSteps: null },
    ])
  const sales = ({ orders, grossCents }: typeof today) => ({
    orders,
    revenue: toDecimal(grossCents),
  })
  return {
    waiting: WAITING_KINDS.filter((what) => mayDealWith(what, role)).map((what) => ({
      what,
      count: counts[what],
    })),
    disputesDue: disputesDue?.toISOString() ?? null,
    stock: { total: stock.total, products: stock.rows },
    sales: { today: sales(today), before: sales(before) },
    unpaid,
    orders,
    ...forAdmins,
  }
}

async function readForAdmins(
  settings: Settings,
  now: Date,
): Promise<Pick<Overview, 'health' | 'firstSteps'>> {
  const health = await storeHealth(now)
  return { health, firstSteps: await readFirstSteps(settings, health) }
}
