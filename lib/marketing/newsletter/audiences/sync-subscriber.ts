import 'server-only'
import type { z } from 'zod'
import { db, type Tx } from '@/lib/core/db'
import { queueConsent } from '@/lib/marketing/crm/queue-changes'
import { syncSubscriberJob } from '@/lib/marketing/newsletter/jobs'
import { addJob } from '@/lib/platform/jobs'
import { activePlugins, activePluginValues } from '@/lib/plugins/queries'
import { AUDIENCES } from './audiences'

/** Lets the services know, once the caller's transaction has committed, what a subscription has become. */
export async function scheduleSync(tx: Tx, email: string): Promise<void> {
  const active = await activePlugins(
    AUDIENCES.map(({ plugin }) => plugin),
    tx,
  )
  // One job each: a service in trouble holds up no other.
  for (const { plugin } of active)
    await addJob(tx, syncSubscriberJob, { email, service: plugin.id }, `${plugin.id}:${email}`)
  await queueConsent(tx, email)
}

/**
 * Brings what a service knows of an address in step with the newsletter: subscribed, unsubscribed, or nothing of it left.
 *
 * @throws Error when it could not be reached, or is in trouble; the worker then tries again
 */
export async function syncSubscriber({
  email,
  service,
}: z.output<typeof syncSubscriberJob.payload>): Promise<void> {
  const audience = AUDIENCES.find(({ plugin }) => plugin.id === service)
  const values = audience && (await activePluginValues(audience.plugin))
  if (!values) return
  const subscriber = await db().newsletterSubscriber.findUnique({ where: { email } })
  if (!subscriber) return audience.forget(values, email)
  if (subscriber.unsubscribedAt) return audience.unsubscribe(values, email)
  const { confirmedAt, locale } = subscriber
  if (confirmedAt) await audience.subscribe(values, { email, locale, confirmedAt })
}
