import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import type { Composed } from './compose-kit'
import { mailService } from './mail-service'
import type { Outgoing } from './outbox'
import { moveMails, takeMail } from './transition'

/**
 * What the areas above provide for a kind of mail: how it is composed, and what follows once it was
 * sent.
 */
export type MailKinds = {
  compose: (email: Outgoing) => Promise<Composed>
  /** Runs in the transaction that marks the mail as sent. */
  onSent: (tx: Tx, email: Outgoing, itemIds: number[]) => Promise<void>
}

/**
 * Sends one mail of the outbox. The mail keeps its Message-ID across retries, so that in the one case
 * that can't be detected (the process dies after the server accepted it, before that was recorded) a
 * mailbox shows it once.
 *
 * @throws Error when it could not be sent; the worker then retries with increasing delays
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
      await moveMails(tx, 'confirm', { id: email.id }, { sentAt: new Date(), lastError: null })
      await onSent(tx, email, composed.itemIds)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await moveMails(db(), 'fail', { id: emailId }, { lastError: reason.slice(0, 500) })
    log.warn(
      { emailId, kind: email.kind, attempt: email.attempts },
      'mail not sent, will be tried again',
    )
    throw error
  }
}

/** @returns `null` when it was sent already, or another process is sending it right now */
async function claimMail(emailId: string): Promise<Outgoing | null> {
  return (await takeMail(db(), emailId))
    ? db().email.findUniqueOrThrow({ where: { id: emailId } })
    : null
}
