import 'server-only'
import { z } from 'zod'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { placeName } from '@/lib/i18n/state-names'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { OTHER_MEMBER_STATES } from '@/lib/pricing/tax-thresholds'
import { watchedThresholds } from './queries'

const payloadSchema = z.object({ place: z.string() })

/** Notifies the owner of sales near or over a tax threshold; `null` when the threshold is no longer watched. */
export async function composeTaxThreshold(email: Outgoing): Promise<Composed | null> {
  const { place } = payloadSchema.parse(email.payload)
  const [thresholds, t] = await Promise.all([watchedThresholds(), mailTranslator('en')])
  const threshold = thresholds.find((one) => one.place === place)
  if (!threshold || threshold.level === 'below') return null
  const { level, currency, sold, amount, period } = threshold
  const name = place === OTHER_MEMBER_STATES ? t('owner.taxThresholdEu') : placeName(place, 'en')
  return composeOwnerMail({
    subject: t(`owner.taxThresholdSubject.${level}`, { place: name }),
    paragraphs: [
      t(`owner.taxThresholdBody.${period}`, {
        place: name,
        sold: formatMoney(toCents(sold), currency, 'en'),
        amount: formatMoney(amount * 100, currency, 'en'),
      }),
      t(`owner.taxThresholdNext.${level}`, { place: name }),
    ],
    action: { label: t('owner.taxThresholdAction'), url: storeUrl('en', '/admin/taxes') },
  })
}
