import 'server-only'
import { db } from '@/lib/core/db'
import { addJob } from '@/lib/platform/jobs'
import { subscribeNewsletterJob } from './jobs'

/**
 * Accepts a request for the newsletter. All that happens before the answer is that a job is queued, so
 * that neither the answer nor its time reveals whether the address is known.
 */
export async function requestSubscription(email: string, locale: string): Promise<void> {
  await db().$transaction((tx) =>
    addJob(tx, subscribeNewsletterJob, { email, locale }, `newsletter:${email}`),
  )
}
