import { Gift } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { toDecimal } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import { postGiftCardPayment } from './payment-calls'
import type { PaymentMethodProps } from './payment-method-props'
import { PaymentWithinStore } from './payment-within-store'

/** Payment by gift cards alone, where they pay for everything. */
export function GiftCardPayment(props: PaymentMethodProps) {
  const t = useTranslations('payment.giftCard')
  const { totalCents, giftCards } = props.purchase.totals
  const textLocale = textLocaleOf(useLocale())
  const paying = giftCards.filter(({ cents }) => cents > 0)
  const amounts = paying.map(({ takenCents, currency }) =>
    formatMoney(takenCents, currency, textLocale),
  )
  const [amount = ''] = amounts
  const [{ lastFour = '' } = {}] = paying
  const list = new Intl.ListFormat(textLocale)
  return (
    <PaymentWithinStore
      {...props}
      method="gift_card"
      title={t('title', { count: paying.length })}
      text={
        paying.length > 1
          ? t('textOfSeveral', {
              cards: list.format(
                paying.map((card, at) =>
                  t('ofCard', { amount: amounts[at] ?? '', lastFour: card.lastFour }),
                ),
              ),
            })
          : t('text', { amount, lastFour })
      }
      label={t('pay', { count: paying.length })}
      failed={t('failed')}
      icon={Gift}
      send={() => postGiftCardPayment(toDecimal(totalCents), props.purchase)}
    />
  )
}
