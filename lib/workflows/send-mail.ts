import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { claimMail, markFailed, markSent, type Outgoing } from '@/lib/domains/mail/outbox'
import { recordEvent } from '@/lib/domains/orders/commands'
import { composeMail } from './compose-mail'
import { recordDelivery } from './deliver-keys'
import { mailService } from './gateways'

/**
 * Sends one mail of the outbox. The mail keeps its Message-ID over retries, so that in the one case
 * that can't be told apart (the process dies after the server took it, before that was noted) a
 * mailbox shows it once.
 *
 * @throws Error when it could not be sent; the worker then tries again, later and later
 */
export async function sendMail(emailId: string): Promise<void> {
  const email = await claimMail(emailId)
  if (!email) return
  try {
    const composed = await composeMail(email)
    const { mailer, from } = await mailService()
    await mailer.send({
      ...composed.mail,
      messageId: `<${email.id}@${new URL(env().SITE_URL).hostname}>`,
      from,
      to: email.toAddress,
    })
    await noteSent(email, composed.itemIds)
  } catch (error) {
    await markFailed(emailId, error instanceof Error ? error.message : String(error))
    log.warn(
      { emailId, kind: email.kind, attempt: email.attempts },
      'mail not sent, will be tried again',
    )
    throw error
  }
}

async function noteSent(email: Outgoing, itemIds: number[]): Promise<void> {
  await db().$transaction(async (tx) => {
    await markSent(tx, email.id)
    if (email.orderId === null) return
    await recordEvent(tx, email.orderId, 'mail_sent', { kind: email.kind, to: email.toAddress })
    if (itemIds.length > 0) await recordDelivery(tx, email.orderId, itemIds)
  })
}
