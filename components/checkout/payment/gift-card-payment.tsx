import { Gift, LoaderCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { paymentErrorText } from '@/components/checkout/payment-failures'
import { useUsdFormat } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { toDecimal } from '@/lib/core/money'
import { postGiftCardPayment } from './payment-calls'
import type { PaymentMethodProps } from './payment-method-props'

/** Payment by the gift card alone, where it pays for everything. */
export function GiftCardPayment({ purchase, flow, busy, onError }: PaymentMethodProps) {
  const t = useTranslations('payment')
  const usd = useUsdFormat()
  const { totalCents, giftCard } = purchase.totals
  const isPaying = flow.phase.name === 'paying'

  async function pay() {
    if (busy || !flow.begin()) return
    try {
      const { transactionId } = await postGiftCardPayment(toDecimal(totalCents), purchase)
      await flow.succeed(purchase, 'gift_card', transactionId)
    } catch (error) {
      onError(paymentErrorText(error, t('giftCard.failed')), error)
    }
  }

  return (
    <div>
      <p className="font-bold">{t('giftCard.title')}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t('giftCard.text', { amount: usd(totalCents), lastFour: giftCard?.lastFour ?? '' })}
      </p>
      <Button size="lg" disabled={busy} onClick={() => void pay()} className="mt-5 h-13 w-full">
        {isPaying ? (
          <>
            <LoaderCircle aria-hidden className="animate-spin" />
            {t('processing')}
          </>
        ) : (
          <>
            <Gift aria-hidden />
            {t('giftCard.pay')}
          </>
        )}
      </Button>
    </div>
  )
}
