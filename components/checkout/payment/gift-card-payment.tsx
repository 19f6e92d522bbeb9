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
  const money = useMoneyFormat()
  const { totalCents, giftCard } = props.purchase.totals
  return (
    <PaymentWithinStore
      {...props}
      method="gift_card"
      title={t('title')}
      text={t('text', { amount: money(totalCents), lastFour: giftCard?.lastFour ?? '' })}
      label={t('pay')}
      failed={t('failed')}
      icon={Gift}
      send={() => postGiftCardPayment(toDecimal(totalCents), props.purchase)}
    />
  )
}
