import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { formatDateTime } from '@/lib/core/format-date'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { currentSettings } from '@/lib/settings/queries'
import { reasonText } from './reason-text'

const payloadSchema = z.object({ disputeId: z.uuid() })

/** Notifies the owner of a dispute: until when to answer it, and where the evidence is. */
export async function composeDisputeNotice(email: Outgoing): Promise<Composed> {
  const { disputeId } = payloadSchema.parse(email.payload)
  const [dispute, settings, t] = await Promise.all([
    db().dispute.findUniqueOrThrow({
      where: { id: disputeId },
      include: { order: { select: { orderNumber: true } } },
    }),
    currentSettings(),
    mailTranslator('en'),
  ])
  const values = {
    amount: formatMoney(toCents(dispute.amount), dispute.currency, 'en'),
    provider: PROVIDER_NAMES[dispute.provider],
    subject: dispute.order?.orderNumber ?? dispute.paymentId,
  }
  return composeOwnerMail({
    subject: t('owner.disputeSubject', values),
    paragraphs: [
      t('owner.disputeBody', values),
      ...(dispute.order
        ? [t(settings.disputedKeys === 'leave' ? 'owner.disputeKeysLeft' : 'owner.disputeKeysEnd')]
        : []),
    ],
    details: [
      { label: t('owner.disputeReason'), value: reasonText(dispute.reason) },
      ...(dispute.respondBy
        ? [
            {
              label: t('owner.disputeDeadline'),
              value: formatDateTime(dispute.respondBy, settings),
            },
          ]
        : []),
    ],
    action: dispute.order
      ? {
          label: t('owner.openOrder'),
          url: storeUrl('en', `/admin/orders/${dispute.order.orderNumber}`),
        }
      : { label: t('owner.openPayments'), url: storeUrl('en', '/admin/payments') },
  })
}
