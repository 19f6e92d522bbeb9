import { BadgeCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { postFreePayment } from './payment-calls'
import type { PaymentMethodProps } from './payment-method-props'
import { PaymentWithinStore } from './payment-within-store'

/** The last step of a cart that costs nothing. */
export function FreePayment(props: PaymentMethodProps) {
  const t = useTranslations('payment.free')
  return (
    <PaymentWithinStore
      {...props}
      method="free"
      title={t('title')}
      text={t('text')}
      label={t('complete')}
      failed={t('failed')}
      icon={BadgeCheck}
      send={() => postFreePayment(props.purchase)}
    />
  )
}
