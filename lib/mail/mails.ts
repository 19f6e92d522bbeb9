import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { type Composed, mailTranslator, storeUrl } from './compose-kit'
import { composeOwnerMail } from './compose-owner-mail'
import { countFailedMails } from './failed-mails'
import type { Outgoing } from './outbox'

const payloadSchema = z.object({
  emailId: z.uuid(),
  cause: z.enum(['given_up', 'bounced']).default('given_up'),
})

const TEXTS = {
  given_up: { subject: 'owner.failedMailSubject', body: 'owner.failedMailBody' },
  bounced: { subject: 'owner.bouncedMailSubject', body: 'owner.bouncedMailBody' },
} as const

/** Tells the owner of a mail that was given up, or came back. */
export async function composeFailedMail(email: Outgoing): Promise<Composed> {
  const { emailId, cause } = payloadSchema.parse(email.payload)
  const [failed, count, t] = await Promise.all([
    // Deleted by now, it was about somebody whose data was erased.
    db().email.findUnique({
      where: { id: emailId },
      select: { toAddress: true, lastError: true, order: { select: { orderNumber: true } } },
    }),
    countFailedMails(),
    mailTranslator('en'),
  ])
  const orderNumber = failed?.order?.orderNumber
  return composeOwnerMail({
    subject: t(TEXTS[cause].subject),
    paragraphs: [t(TEXTS[cause].body)],
    details: [
      { label: t('owner.recipient'), value: failed?.toAddress ?? '' },
      { label: t('orderNumber'), value: orderNumber ?? '' },
      { label: t('owner.mailServerSaid'), value: failed?.lastError ?? '' },
      { label: t('owner.failedMails'), value: String(count) },
    ].filter(({ value }) => value !== ''),
    action: { label: t('owner.openMails'), url: storeUrl('en', '/admin/settings#mail') },
    notes: [t('owner.warningOnce')],
  })
}
