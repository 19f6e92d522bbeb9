import 'server-only'
import type { Tx } from '@/lib/core/db'
import { HOUR_MS } from '@/lib/core/time'
import { isBulk } from './bulk'
import { mailOwner } from './mail-owner'
import { isOwnerNotice } from './owner-notices'

/**
 * Tells the owner of a mail that did not arrive, once an hour at most. Of a mail to the owner the owner can't be told by
 * mail; of a mailing its page tells.
 */
export async function alertFailedMail(
  tx: Tx,
  { id, kind }: { id: string; kind: string },
  cause: 'given_up' | 'bounced',
): Promise<void> {
  if (isOwnerNotice(kind) || isBulk(kind)) return
  await mailOwner(tx, {
    kind: 'owner_failed_mail',
    dedupeKey: `failed-mail:${Math.floor(Date.now() / HOUR_MS)}`,
    payload: { emailId: id, cause },
  })
}
