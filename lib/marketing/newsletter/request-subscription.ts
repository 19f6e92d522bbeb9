import 'server-only'
import { db } from '@/lib/core/db'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { addJob } from '@/lib/platform/jobs'
import { subscribeNewsletterJob } from './jobs'

/** Who reads: the currency is that of the form's page. */
type Reader = { email: string; locale: string; currency?: CurrencyCode }

/**
 * Accepts a request for the newsletter. All that happens before the answer is that a job is queued, so
 * that neither the answer nor its time reveals whether the address is known.
 */
export async function requestSubscription({ email, locale, currency }: Reader): Promise<void> {
  await db().$transaction((tx) =>
    addJob(tx, subscribeNewsletterJob, { email, locale, currency }, `newsletter:${email}`),
  )
}
