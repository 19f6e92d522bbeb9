import 'server-only'
import { log } from '@/lib/core/log'
import { daysAgo } from '@/lib/core/time'
import { PROVIDERS } from '@/lib/payments/providers'
import { actOn } from './handle-event'

/** Longer than notifications are repeated, and than a store is usually down. What is known already changes nothing. */
const LOOKED_BACK_DAYS = 10

/**
 * Asks providers for the disputes that changed of late, and records those whose notification never came.
 *
 * @throws Error of the last provider that could not be asked, once the others were
 */
export async function pullDisputes(): Promise<void> {
  let failure: unknown
  for (const provider of Object.values(PROVIDERS)) {
    if (!provider.listDisputes) continue
    try {
      for await (const notice of provider.listDisputes(daysAgo(LOOKED_BACK_DAYS))) {
        const { outcome, isNews } = await actOn(notice, provider.id)
        const { providerDisputeId } = notice.dispute
        if (isNews)
          log.warn({ provider: provider.id, providerDisputeId, outcome }, 'dispute without notice')
      }
    } catch (error) {
      log.warn({ provider: provider.id, err: error }, 'disputes could not be asked for')
      failure = error
    }
  }
  if (failure) throw failure
}
