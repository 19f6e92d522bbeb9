import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonStyle } from '@/components/ui/button'
import { PaymentAlert } from './payment-alert'

type OrderFailureProps = { paymentId: string; supportEmail: string; onRetry: () => void }

/** The money was taken but the order could not be made. */
export function OrderFailure({ paymentId, supportEmail, onRetry }: OrderFailureProps) {
  const t = useTranslations('payment.errors')
  const subject = encodeURIComponent(`${t('transaction')}: ${paymentId}`)
  return (
    <PaymentAlert title={t('orderAlert', { paymentId })} hint={t('orderHint')}>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onRetry}>
          <RotateCw aria-hidden />
          {t('tryAgain')}
        </Button>
        <a
          href={`mailto:${supportEmail}?subject=${subject}`}
          className={buttonStyle({ variant: 'outline' })}
        >
          {t('contact')}
        </a>
      </div>
    </PaymentAlert>
  )
}
