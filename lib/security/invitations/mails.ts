import 'server-only'
import { z } from 'zod'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { INVITATION_DAYS, sealPasswordLink } from '@/lib/staff/password-link'
import { passwordHolder } from '@/lib/staff/queries'

const payloadSchema = z.object({ userId: z.number().int(), invitedBy: z.string() })

/** Invites somebody to the back office. */
export async function composeStaffInvitation(email: Outgoing): Promise<Composed> {
  const { userId, invitedBy } = payloadSchema.parse(email.payload)
  const holder = await passwordHolder(userId)
  const [t, { storeName }] = await Promise.all([mailTranslator(email.locale), currentSettings()])
  // In the fragment, which is neither sent to servers nor logged.
  const token = await sealPasswordLink('staff-invitation', holder)
  return composeMessage({
    locale: email.locale,
    words: { kind: 'staff_invitation', values: { username: holder.username, invitedBy } },
    subject: t('staffInvitation.subject', { storeName }),
    paragraphs: [t('staffInvitation.body', { storeName, username: holder.username, invitedBy })],
    action: {
      label: t('staffInvitation.action'),
      url: storeUrl('en', `/admin/reset-password#${token}`),
    },
    notes: [t('staffInvitation.expiry', { days: INVITATION_DAYS }), t('staffInvitation.ignore')],
  })
}
