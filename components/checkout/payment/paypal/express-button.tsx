'use client'

import { useTranslations } from 'next-intl'
import type { ExpressButtonProps } from '@/components/checkout/express/express-button-props'
import { useExpressPayment } from '@/components/checkout/express/use-express-payment'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'

/** Pays the cart at once: PayPal also says who buys. */
export function PayPalExpressButton({
  provider,
  dueCents,
  country,
  consent,
  className = '',
}: ExpressButtonProps) {
  const t = useTranslations('express')
  const { pay, isLeaving } = useExpressPayment(provider, dueCents ?? 0, country, consent)
  return (
    <Button
      variant="gold"
      size="lg"
      aria-disabled={isLeaving || undefined}
      disabled={dueCents === undefined}
      onClick={() => void pay()}
      className={`w-full ${className}`}
    >
      {isLeaving ? (
        <Icon name="loader-circle" className="size-5 animate-spin" />
      ) : (
        // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte needs no scaling
        <img src="/images/payment/paypal-sign.svg" alt="" width={16} height={19} />
      )}
      {t('pay')}
    </Button>
  )
}
