import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { syncSubscriberJob } from '@/lib/newsletter/jobs'
import { addJob } from '@/lib/platform/jobs'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePluginValues } from '@/lib/plugins/queries'
import { callAudience, memberPath } from './client'
import { mailchimpPlugin } from './plugin'

/** Lets Mailchimp know, once the caller's transaction has committed, what a subscription has become. */
export async function scheduleSync(tx: Tx, email: string): Promise<void> {
  if (!(await activePluginValues(mailchimpPlugin, tx))) return
  await addJob(tx, syncSubscriberJob, { email }, `mailchimp:${email}`)
}

/**
 * Brings what Mailchimp knows of an address in step with the newsletter: subscribed, unsubscribed, or nothing of it left.
 *
 * @throws Error when Mailchimp could not be reached, or is in trouble; the worker then tries again
 */
export async function syncSubscriber(email: string): Promise<void> {
  const values = await activePluginValues(mailchimpPlugin)
  if (!values) return
  const subscriber = await db().newsletterSubscriber.findUnique({ where: { email } })
  if (!subscriber) return forget(values, email)
  const { confirmedAt, unsubscribedAt, locale } = subscriber
  if (unsubscribedAt) {
    // Whom Mailchimp does not know it need not learn of.
    requireAnswer(
      await callAudience(values, 'PATCH', memberPath(email), { status: 'unsubscribed' }),
      [404],
    )
    return
  }
  if (!confirmedAt) return
  requireAnswer(
    await callAudience(values, 'PUT', memberPath(email), {
      email_address: email,
      status: 'subscribed',
      status_if_new: 'subscribed',
      language: locale,
    }),
    // Somebody who left by Mailchimp's own form comes back by that form only.
    [400],
  )
  const tags = Array.isArray(values.tags) ? values.tags : []
  if (tags.length > 0)
    requireAnswer(
      await callAudience(values, 'POST', `${memberPath(email)}/tags`, {
        tags: tags.map((name) => ({ name, status: 'active' })),
      }),
      [404],
    )
}

async function forget(values: PluginValues, email: string): Promise<void> {
  requireAnswer(
    await callAudience(values, 'POST', `${memberPath(email)}/actions/delete-permanent`),
    [404],
  )
}

/** @param settled further statuses after which another try would be in vain @throws Error */
export function requireAnswer(result: CallResult, settled: readonly number[]): void {
  if (result.kind !== 'answer') throw new Error(`Mailchimp did not answer: ${result.message}`)
  if (result.status < 300) return
  if (!settled.includes(result.status))
    throw new Error(`Mailchimp answered with status ${result.status}`)
  log.debug({ status: result.status }, 'Mailchimp had nothing to do')
}
