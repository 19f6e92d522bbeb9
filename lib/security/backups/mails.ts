import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'

const payloadSchema = z.object({ backupId: z.uuid() })

/** Notifies the owner of backups that fail. */
export async function composeBackupFailed(email: Outgoing): Promise<Composed | null> {
  const { backupId } = payloadSchema.parse(email.payload)
  const [backup, t] = await Promise.all([
    db().storeBackup.findUnique({ where: { id: backupId } }),
    mailTranslator('en'),
  ])
  if (!backup) return null
  return composeOwnerMail({
    subject: t('owner.backupFailedSubject'),
    paragraphs: [t('owner.backupFailedBody', { message: backup.message })],
    action: {
      label: t('owner.backupFailedAction'),
      url: storeUrl('en', '/admin/plugins?backups'),
    },
  })
}
