import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { toDecimal } from '@/lib/core/money'
import { postGiftCardPayment } from './payment-calls'
import type { PaymentMethodProps } from './payment-method-props'
import { PaymentWithinStore } from './payment-within-store'

/** Payment by the gift card alone, where it pays for everything. */
export function GiftCardPayment(props: PaymentMethodProps) {
  const t = useTranslations('payment.giftCard')
  const { totalCents, giftCard } = props.purchase.totals
  const money = useMoneyFormat(giftCard?.taken?.currency)
  const takenCents = giftCard?.taken?.cents ?? totalCents
  return (
    <PaymentWithinStore
      {...props}
      method="gift_card"
      title={t('title')}
      text={t('text', { amount: money(takenCents), lastFour: giftCard?.lastFour ?? '' })}
      label={t('pay')}
      failed={t('failed')}
      icon={Gift}
      send={() => postGiftCardPayment(toDecimal(totalCents), props.purchase)}
    />
  )
}
