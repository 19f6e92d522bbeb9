import 'server-only'
import type { Tx } from '@/lib/core/db'

/** Records that a mail server refuses an address for good: no mailing goes there until it is confirmed again. */
export async function markUndeliverable(tx: Tx, address: string): Promise<void> {
  await tx.newsletterSubscriber.updateMany({
    where: { email: address.toLowerCase(), undeliverableAt: null },
    data: { undeliverableAt: new Date() },
  })
}
