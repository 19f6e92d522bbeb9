import 'server-only'
import { daysAgo } from '@/lib/core/time'
import type { Plugin } from '@/lib/plugins/plugin'
import type { EarlierAccount, Stored } from '@/lib/plugins/stored'

/** A payment can be refunded through the account that took it for half a year. */
const ACCOUNT_DAYS = 180
const MAX_EARLIER_ACCOUNTS = 20

/** Payments stay with the account that they started with, so its credentials are kept for a while. */
export function earlierAccounts(plugin: Plugin, before: Stored, after: Stored): EarlierAccount[] {
  const oldest = daysAgo(ACCOUNT_DAYS)
  const recent = before.earlier.filter(({ until }) => until > oldest)
  const account = plugin.connector.account
  if (!account) return recent
  const own = (stored: Stored) => (stored.hasOwn && stored.isComplete ? stored.values : null)
  const name = (stored: Stored) => JSON.stringify(account.map((key) => own(stored)?.[key] ?? null))
  const hadAccount =
    own(before) !== null || (!before.hasOwn && Boolean(plugin.connector.environment?.()))
  if (!hadAccount || name(before) === name(after)) return recent
  return [...recent, { until: new Date(), settings: own(before) }].slice(-MAX_EARLIER_ACCOUNTS)
}
