import 'server-only'
import { toDecimal } from '@/lib/core/money'
import type { Permission } from '@/lib/http/permissions'
import { newestOrders } from '@/lib/orders/admin-queries'
import { countUnpaidPayments } from '@/lib/orders/unpaid-payments'
import { currentSettings } from '@/lib/settings/queries'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'
import { runningOut } from './analytics/key-forecast'
import { salesSoFar } from './analytics/sales-so-far'
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
  const ifMay = <T>(permission: Permission, read: () => Promise<T>): Promise<T | null> =>
    may(role, permission) ? read() : Promise.resolve(null)
  const [waiting, stock, sales, unpaid, orders, health] = await Promise.all([
    countWaiting(),
    ifMay('keys', () => runningOut(PRODUCTS)),
    ifMay('analytics', () => readSales(settings.timezone)),
    ifMay('payments.read', () => countUnpaidPayments(UNPAID_DAYS)),
    ifMay('orders.read', () => newestOrders(ORDERS)),
    ifMay('settings', () => storeHealth(now)),
  ])
  return {
    waiting: WAITING_KINDS.filter((what) => mayDealWith(what, role)).map((what) => ({
      what,
      count: waiting.counts[what],
    })),
    disputesDue: mayDealWith('disputes', role)
      ? (waiting.disputesDue?.toISOString() ?? null)
      : null,
    oldestMessage: mayDealWith('messages', role)
      ? (waiting.oldestMessage?.toISOString() ?? null)
      : null,
    stock: stock && { total: stock.total, products: stock.rows },
    sales,
    unpaid,
    orders,
    health,
    firstSteps: health && (await readFirstSteps(settings, health)),
  }
}

async function readSales(timezone: string): Promise<Overview['sales']> {
  const { today, before } = await salesSoFar(timezone)
  const shown = ({ orders, grossCents }: typeof today) => ({
    orders,
    gross: toDecimal(grossCents),
  })
  return { today: shown(today), before: shown(before) }
}
