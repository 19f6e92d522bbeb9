import 'server-only'
import { confirmedSubscribers } from '@/lib/newsletter/queries'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePluginValues } from '@/lib/plugins/queries'
import { callAudience } from './client'
import { mailchimpPlugin } from './plugin'
import { requireAnswer } from './sync-subscriber'

/** As many as Mailchimp takes in one call. */
const AT_ONCE = 500

type Member = { email_address: string; status: 'subscribed'; language: string; tags: string[] }

/**
 * Adds the confirmed subscribers whom Mailchimp does not know: those from before it was switched on. Whom it knows stay
 * as they are there, also if they unsubscribed by its own link.
 *
 * @throws Error when Mailchimp could not be reached, or is in trouble
 */
export async function addMissingMembers(): Promise<void> {
  const values = await activePluginValues(mailchimpPlugin)
  if (!values) return
  const tags = Array.isArray(values.tags) ? [...values.tags] : []
  let members: Member[] = []
  for await (const { email, locale } of confirmedSubscribers()) {
    members.push({ email_address: email, status: 'subscribed', language: locale, tags })
    if (members.length < AT_ONCE) continue
    await add(values, members)
    members = []
  }
  if (members.length > 0) await add(values, members)
}

async function add(values: PluginValues, members: readonly Member[]): Promise<void> {
  requireAnswer(await callAudience(values, 'POST', '', { members, update_existing: false }), [])
}
