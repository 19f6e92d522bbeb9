import 'server-only'
import { checkoutConfig } from '@/lib/checkout/checkout-config'
import { db } from '@/lib/core/db'
import type { ProviderId } from '@/lib/payments/provider-ids'
import { checkoutPlugins } from '@/lib/plugins/page-policy'
import { currentPublicPlugins } from '@/lib/plugins/queries'
import type { PaymentPage } from './contracts'
import { scriptsThatMayLoad } from './page-scripts'
import { isAlarming } from './report-rules'
import { differences } from './snapshot-rules'
import { toSnapshot } from './stored-snapshot'

const MOST_BLOCKED = 100

/** A group as it is stored; only the store writes its page. */
const isNewScript = (group: { page: string; directive: string; knownAt: Date | null }): boolean =>
  group.knownAt === null &&
  group.page === 'checkout' &&
  isAlarming({ page: 'checkout', directive: group.directive, blocked: '' })

/** What payment pages load, what changed of it, and what browsers kept from loading. */
export async function readPaymentPage(): Promise<PaymentPage> {
  const [{ methods }, plugins, snapshots, groups] = await Promise.all([
    checkoutConfig(),
    currentPublicPlugins(),
    db().paymentPageSnapshot.findMany({ orderBy: { id: 'desc' } }),
    db().policyReportGroup.findMany({
      orderBy: [{ knownAt: { sort: 'desc', nulls: 'first' } }, { lastAt: 'desc' }],
      take: MOST_BLOCKED,
    }),
  ])
  const providers: ProviderId[] = methods.map(({ provider }) => provider)
  const accepted = snapshots.find(({ acceptedAt }) => acceptedAt !== null)
  const pending = snapshots.find(({ acceptedAt }) => acceptedAt === null)
  const checked = snapshots.map(({ checkedAt }) => checkedAt.toISOString()).sort()
  return {
    scripts: scriptsThatMayLoad(providers, checkoutPlugins(plugins)).map(
      ({ id, company, sources, integrity }) => ({ id, company, sources: [...sources], integrity }),
    ),
    checkedAt: checked.at(-1) ?? null,
    accepted: accepted?.acceptedAt
      ? { acceptedAt: accepted.acceptedAt.toISOString(), acceptedBy: accepted.acceptedBy }
      : null,
    pending:
      accepted && pending
        ? {
            id: pending.id,
            takenAt: pending.takenAt.toISOString(),
            differences: differences(toSnapshot(accepted), toSnapshot(pending)),
          }
        : null,
    blocked: groups.map((group) => ({
      id: group.id,
      page: group.page,
      directive: group.directive,
      blocked: group.blocked,
      count: group.count,
      firstAt: group.firstAt.toISOString(),
      lastAt: group.lastAt.toISOString(),
      isNew: isNewScript(group),
    })),
  }
}

/** How much of the payment page waits for the owner to look at it. */
export async function waitingOfPaymentPage(): Promise<number> {
  const [pending, blocked] = await Promise.all([
    db().paymentPageSnapshot.count({ where: { acceptedAt: null } }),
    db().policyReportGroup.count({
      where: { knownAt: null, page: 'checkout', directive: { startsWith: 'script-src' } },
    }),
  ])
  return pending + blocked
}
