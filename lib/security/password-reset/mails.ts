import 'server-only'
import { z } from 'zod'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { RESET_MINUTES, sealPasswordLink } from '@/lib/staff/password-link'
import { passwordHolder } from '@/lib/staff/queries'

const payloadSchema = z.object({ userId: z.number().int() })

/** Gives a user of the back office a link to a new password. */
export async function composePasswordReset(email: Outgoing): Promise<Composed> {
  const { userId } = payloadSchema.parse(email.payload)
  const holder = await passwordHolder(userId)
  const [t, { storeName }] = await Promise.all([mailTranslator(email.locale), currentSettings()])
  // In the fragment, which is neither sent to servers nor logged.
  const token = await sealPasswordLink('password-reset', holder)
  const url = storeUrl('en', `/admin/reset-password#${token}`)
  return composeMessage({
    locale: email.locale,
    words: { kind: 'password_reset', values: { username: holder.username } },
    subject: t('passwordReset.subject', { storeName }),
    paragraphs: [t('passwordReset.body', { storeName, username: holder.username })],
    action: { label: t('passwordReset.action'), url },
    notes: [t('passwordReset.expiry', { minutes: RESET_MINUTES }), t('passwordReset.ignore')],
  })
}
