import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { alertFailedMail } from './alert-failed-mail'
import { isBulk } from './bulk'
import type { Composed } from './compose-kit'
import { mailService } from './mail-service'
import { RecipientRefused } from './mailer'
import { messageIdOf } from './message-id'
import type { Outgoing } from './outbox'
import { moveMails, takeMail } from './transition'

/**
 * What the areas above provide for a kind of mail: how it is composed, and what follows once it was
 * sent.
 */
export type MailKinds = {
  /** @returns `null` when there is nothing to tell any more */
  compose: (email: Outgoing) => Promise<Composed | null>
  /** Runs in the transaction that marks the mail as sent. */
  onSent: (tx: Tx, email: Outgoing, itemIds: number[]) => Promise<void>
  /** Runs when a mail server refuses an address for good. */
  onRefused: (tx: Tx, address: string) => Promise<void>
}

/**
 * Sends one mail of the outbox. The mail keeps its Message-ID across retries, so that in the one case
 * that can't be detected (the process dies after the server accepted it, before that was recorded) a
 * mailbox shows it once.
 *
 * @param isLastAttempt whether nobody tries again after this: the owner is told if it fails
 * A mail to many whose address is refused for good is not tried again; any other is, because somebody may correct it.
 *
 * @throws Error when it could not be sent, or is being sent; the worker then retries with increasing delays
 */
export async function sendMail(
  emailId: string,
  { compose, onSent, onRefused }: MailKinds,
  isLastAttempt: boolean,
): Promise<void> {
  const email = await claimMail(emailId)
  if (!email) return
  try {
    const composed = await compose(email)
    if (!composed) {
      await moveMails(db(), 'drop', { id: email.id }, { lastError: null })
      return
    }
    const { mailer, from, returnAddress } = await mailService()
    const to = await urlOf(email)
    const answer = await mailer.send({
      ...composed.mail,
      id: email.id,
      messageId: messageIdOf(email.id),
      from,
      returnAddress,
      to,
    })
    await db().$transaction(async (tx) => {
      await moveMails(
        tx,
        'confirm',
        { id: email.id },
        {
          toAddress: to,
          sentAt: new Date(),
          serverAnswer: answer.slice(0, 500),
          lastError: null,
        },
      )
      await onSent(tx, { ...email, toAddress: to }, composed.itemIds)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof RecipientRefused) await onRefused(db(), email.toAddress)
    if (error instanceof RecipientRefused && isBulk(email.kind)) {
      await moveMails(db(), 'drop', { id: email.id }, { lastError: reason.slice(0, 500) })
      return
    }
    await recordFailure(email, reason, isLastAttempt)
    throw error
  }
}

/** Read again at the last moment: the mail may have been redirected since it was claimed. */
async function urlOf({ id }: Outgoing): Promise<string> {
  const row = await db().email.findUniqueOrThrow({ where: { id }, select: { toAddress: true } })
  return row.toAddress
}

async function recordFailure(
  { id, kind, attempts }: Outgoing,
  reason: string,
  isLastAttempt: boolean,
): Promise<void> {
  const about = { emailId: id, kind, attempt: attempts }
  if (isLastAttempt) log.error(about, 'mail not sent, given up')
  else log.warn(about, 'mail not sent, will be tried again')
  await db().$transaction(async (tx) => {
    const failed = await moveMails(tx, 'fail', { id }, { lastError: reason.slice(0, 500) })
    if (failed > 0 && isLastAttempt) await alertFailedMail(tx, { id, kind }, 'given_up')
  })
}

/**
 * @returns `null` when it was sent already, was cancelled, or is gone
 * @throws Error while another process is sending it: only if that process ends meanwhile, it has to be sent by this one
 */
async function claimMail(emailId: string): Promise<Outgoing | null> {
  const isMine = await takeMail(db(), emailId)
  const email = await db().email.findUnique({ where: { id: emailId } })
  if (isMine) return email
  if (email?.status === 'sending') throw new Error('The mail is being sent by another process')
  return null
}
