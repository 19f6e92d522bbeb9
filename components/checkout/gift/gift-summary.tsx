import { useLocale, useTranslations } from 'next-intl'
import { shownEmail } from '@/lib/core/shown-email'
import type { Customer } from '@/lib/customers/contracts'
import { textLocaleOf } from '@/lib/i18n/locales'

type GiftSummaryProps = { gift: NonNullable<Customer['gift']> }

/** Whom the keys go to, and when. */
export function GiftSummary({ gift: { email, sendOn } }: GiftSummaryProps) {
  const t = useTranslations('checkout.gift')
  const day = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return (
    <p className="mt-1 font-semibold">
      {sendOn === null
        ? t('summary', { email: shownEmail(email) })
        : t('summaryOn', { email, date: day.format(new Date(sendOn)) })}
    </p>
  )
}
