import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import type { OutsideProviderId } from './provider-ids'
import { PROVIDERS } from './providers'

/** Whether a provider is offered, or was paid with in the last 30 days. */
export async function isProviderUsed(provider: OutsideProviderId): Promise<boolean> {
  const { isOffered } = await PROVIDERS[provider].offer()
  if (isOffered) return true
  return (await db().payment.count({ where: { provider, capturedAt: { gt: daysAgo(30) } } })) > 0
}
