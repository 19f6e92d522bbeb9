import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { MailingLanguage } from './contracts'
import { MAILING_TRIAL } from './mailing-rules'
import { MAILING_ENTITY } from './mailing-writes'
import { unknownMailing } from './queries'

/** Mails a saved mailing to whoever asks for it, at the address of their account. @throws AppError `not_found` */
export async function sendMailingTrial(
  actor: Actor,
  mailingId: number,
  language: MailingLanguage,
): Promise<{ to: string }> {
  return db().$transaction(async (tx) => {
    const [mailing, { email: to }] = await Promise.all([
      tx.mailing.findUnique({ where: { id: mailingId }, select: { id: true } }),
      tx.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { email: true } }),
    ])
    if (!mailing) throw unknownMailing()
    await queueMail(tx, {
      kind: MAILING_TRIAL,
      dedupeKey: `mailing-trial:${mailingId}:${newId()}`,
      to,
      locale: language,
      payload: { mailingId },
    })
    await recordAudit(tx, actor, {
      action: 'mailing.trial',
      entityType: MAILING_ENTITY,
      entityId: mailingId,
      after: { language },
    })
    return { to }
  })
}
