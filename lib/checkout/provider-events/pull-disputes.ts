import 'server-only'
import { settleAfterNotice } from '@/lib/checkout/reconcile-payments'
import { log } from '@/lib/core/log'
import { daysAgo } from '@/lib/core/time'
import { PROVIDERS } from '@/lib/payments/providers'
import { paymentNamed } from '@/lib/payments/queries'
import { recordDispute } from '@/lib/refunds/disputes/record-dispute'

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
      for await (const { payment, dispute } of provider.listDisputes(daysAgo(LOOKED_BACK_DAYS))) {
        const own = await paymentNamed(provider.id, payment)
        if (!own) continue
        const { providerDisputeId, status } = dispute
        if ((await recordDispute(await settleAfterNotice(own), dispute)) === 'recorded')
          log.warn({ provider: provider.id, providerDisputeId, status }, 'dispute without notice')
      }
    } catch (error) {
      log.warn({ provider: provider.id, err: error }, 'disputes could not be asked for')
      failure = error
    }
  }
  if (failure) throw failure
}
