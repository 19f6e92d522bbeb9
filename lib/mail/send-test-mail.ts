import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { TestMailResult } from './admin-contracts'
import { composeMessage } from './compose-kit'
import { mailService } from './mail-service'

/** Sends a mail directly instead of through the queue, to report the server's own answer. */
export async function sendTestMail(to: string, actor: Actor): Promise<TestMailResult> {
  const { storeName } = await currentSettings()
  const { mail } = await composeMessage({
    subject: `${storeName}: test mail`,
    paragraphs: [
      `This is a test mail of ${storeName}, asked for by ${actor.username} in the back office. If you read it, mails of the store reach this address.`,
    ],
  })
  const result = await sendAtOnce(to, mail)
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'mail.test',
      entityType: 'mail',
      entityId: to,
      after: { status: result.status },
    }),
  )
  return result
}

/** Sends a mail past the queue. */
export async function sendAtOnce(
  to: string,
  mail: { subject: string; html: string; text: string },
): Promise<TestMailResult> {
  try {
    const host = new URL(env().SITE_URL).hostname
    const { mailer, from } = await mailService()
    await mailer.send({
      ...mail,
      messageId: `<${newId()}@${host}>`,
      from,
      to,
    })
    return { status: 'sent', error: null }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { status: 'failed', error: reason.slice(0, 500) }
  }
}
