import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { BouncedMail } from '@/lib/mail/bounces/record-bounce'
import { recordEvent } from './record-event'

/** Records in its order's timeline that a mail came back. @param answer the words of the server that refused it */
export async function recordMailBounced(
  tx: Tx,
  { orderId, kind, toAddress }: BouncedMail,
  answer: string,
): Promise<void> {
  if (orderId === null) return
  await recordEvent(tx, orderId, 'mail_bounced', { kind, to: toAddress, answer })
}
