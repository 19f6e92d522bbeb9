import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import type { Composed } from './compose-kit'
import { mailService } from './mail-service'
import { claimMail, markFailed, markSent, type Outgoing } from './outbox'

/** What the areas above know of a mail: how it is written, and what follows once it was sent. */
export type MailKinds = {
  compose: (email: Outgoing) => Promise<Composed>
  /** Runs in the transaction that marks the mail as sent. */
  onSent: (tx: Tx, email: Outgoing, itemIds: number[]) => Promise<void>
}

/**
 * Sends one mail of the outbox. The mail keeps its Message-ID over retries, so that in the one case
 * that can't be told apart (the process dies after the server took it, before that was recorded) a
 * mailbox shows it once.
 *
 * @throws Error when it could not be sent; the worker then tries again, later and later
 */
export async function sendMail(emailId: string, { compose, onSent }: MailKinds): Promise<void> {
  const email = await claimMail(emailId)
  if (!email) return
  try {
    const composed = await compose(email)
    const { mailer, from } = await mailService()
    await mailer.send({
      ...composed.mail,
      messageId: `<${email.id}@${new URL(env().SITE_URL).hostname}>`,
      from,
      to: email.toAddress,
    })
    await db().$transaction(async (tx) => {
      await markSent(tx, email.id)
      await onSent(tx, email, composed.itemIds)
    })
  } catch (error) {
    await markFailed(emailId, error instanceof Error ? error.message : String(error))
    log.warn(
      { emailId, kind: email.kind, attempt: email.attempts },
      'mail not sent, will be tried again',
    )
    throw error
  }
}
