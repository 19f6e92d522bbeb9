import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'

const payloadSchema = z.object({ providerEventId: z.uuid() })

/** Notifies the owner of a notification that could not be handled. */
export async function composeGivenUpNotice(email: Outgoing): Promise<Composed> {
  const { providerEventId } = payloadSchema.parse(email.payload)
  const [event, t] = await Promise.all([
    db().providerEvent.findUniqueOrThrow({ where: { id: providerEventId } }),
    mailTranslator('en'),
  ])
  const provider = PROVIDER_NAMES[event.provider]
  return composeOwnerMail({
    subject: t('owner.givenUpSubject', { provider }),
    paragraphs: [t('owner.givenUpBody', { provider, kind: event.kind })],
    details: [{ label: t('owner.givenUpReason'), value: event.outcome ?? '' }],
    action: { label: t('owner.openPayments'), url: storeUrl('en', '/admin/payments/events') },
  })
}
