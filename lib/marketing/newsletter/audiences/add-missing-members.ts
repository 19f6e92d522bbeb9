import 'server-only'
import { confirmedSubscribers } from '@/lib/marketing/newsletter/queries'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePluginValues } from '@/lib/plugins/queries'
import type { Audience, Member } from './audience'
import { AUDIENCES } from './audiences'

/** As many as each service takes in one call. */
const AT_ONCE = 500

/**
 * Adds the confirmed subscribers whom a service does not know: those from before it was switched on. Whom it knows stay
 * as they are there, also if they unsubscribed by its own link.
 *
 * @throws Error when one could not be reached, or is in trouble; the others are done nevertheless
 */
export async function addMissingMembers(): Promise<void> {
  const results: PromiseSettledResult<void>[] = []
  for (const audience of AUDIENCES) {
    const values = await activePluginValues(audience.plugin)
    if (values) results.push(...(await Promise.allSettled([addAll(audience, values)])))
  }
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function addAll(audience: Audience, values: PluginValues): Promise<void> {
  let members: Member[] = []
  for await (const { email, locale, confirmedAt } of confirmedSubscribers()) {
    members.push({ email, locale, confirmedAt })
    if (members.length < AT_ONCE) continue
    await audience.addMissing(values, members)
    members = []
  }
  if (members.length > 0) await audience.addMissing(values, members)
}
