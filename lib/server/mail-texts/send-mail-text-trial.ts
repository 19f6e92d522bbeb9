import 'server-only'
import { db } from '@/lib/core/db'
import type { TestMailResult } from '@/lib/mail/admin-contracts'
import { sendAtOnce } from '@/lib/mail/send-test-mail'
import type { MailTextPreview } from '@/lib/mail/texts/contracts'
import type { MailTextKind } from '@/lib/mail/texts/kinds'
import { MAIL_TEXT_ENTITY, mailTextId } from '@/lib/mail/texts/mail-text-writes'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { previewMailText } from './preview-mail-text'

/** Mails a preview to whoever asks for it, at the address of their account. @throws as the preview */
export async function sendMailTextTrial(
  actor: Actor,
  kind: MailTextKind,
  preview: MailTextPreview,
): Promise<TestMailResult> {
  const [{ subject, html, text }, { email }] = await Promise.all([
    previewMailText(kind, preview),
    db().user.findUniqueOrThrow({ where: { id: actor.userId }, select: { email: true } }),
  ])
  const result = await sendAtOnce(email, { subject, html, text })
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'mail_text.trial',
      entityType: MAIL_TEXT_ENTITY,
      entityId: mailTextId({ kind, language: preview.language }),
      after: { status: result.status },
    }),
  )
  return result
}
