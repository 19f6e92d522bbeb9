import 'server-only'
import { csvLine } from '@/lib/core/csv'
import { db } from '@/lib/core/db'
import { storeUrl } from '@/lib/mail/compose-kit'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { sealUnsubscription } from './links'
import { confirmedSubscribers, subscriberCounts } from './queries'

const HEADER = [
  'E-mail',
  'Language',
  'Confirmed (UTC)',
  'Unsubscribe link (personal: put it into every mail to this reader)',
]

/**
 * All active subscribers as lines of a CSV file, each with a personal link that ends the subscription.
 * The export is recorded in the audit trail.
 */
export async function exportSubscribers(actor: Actor): Promise<AsyncGenerator<string>> {
  const { confirmed } = await subscriberCounts()
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'subscriber.export',
      entityType: 'subscriber',
      entityId: 'confirmed',
      after: { subscribers: confirmed },
    }),
  )
  return lines()
}

async function* lines(): AsyncGenerator<string> {
  yield csvLine(HEADER)
  for await (const { id, email, locale, confirmedAt } of confirmedSubscribers()) {
    const link = storeUrl(
      locale,
      `/newsletter/unsubscribe#${await sealUnsubscription({ subscriberId: id })}`,
    )
    yield csvLine([email, locale, confirmedAt?.toISOString() ?? '', link])
  }
}
