import { useLocale, useTranslations } from 'next-intl'
import { shownEmail } from '@/lib/core/shown-email'
import type { Customer } from '@/lib/customers/contracts'
import { textLocaleOf } from '@/lib/i18n/locales'
import { chosenTime } from '@/lib/orders/gift-rules'

type GiftSummaryProps = { gift: NonNullable<Customer['gift']> }

/** Whom the keys go to, and when. */
export function GiftSummary({ gift }: GiftSummaryProps) {
  const t = useTranslations('checkout.gift')
  const time = chosenTime(gift)
  const zone = gift.timeZone ?? 'UTC'
  const written = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  })
  return (
    <p className="mt-1 font-semibold">
      {time === null
        ? t('summary', { email: shownEmail(gift.email) })
        : t('summaryOn', {
            email: gift.email,
            date: `${written.format(time)} (${zone.replaceAll('_', ' ')})`,
          })}
    </p>
  )
}
