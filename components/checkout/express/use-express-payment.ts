import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { refreshCoupon } from '@/components/cart/coupons/coupon-calls'
import { refreshGiftCard } from '@/components/cart/gift-cards/gift-card-calls'
import { useCart, useCartActions } from '@/components/cart/use-cart'
import { isConflict, paymentErrorText } from '@/components/checkout/payment-failures'
import { refreshBuyerTax } from '@/components/checkout/use-buyer-tax'
import { useRefusalText } from '@/components/checkout/use-refusal-text'
import { useCurrency } from '@/components/storefront/currency/currency-store'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { showToast } from '@/components/ui/toast/toaster'
import { toDecimal } from '@/lib/core/money'
import { getPathname } from '@/lib/i18n/navigation'
import { inAddress, type OutsideProviderId, PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { startExpressPayment } from './express-calls'

/** What begins an express payment and leaves this page for the wallet's. @param dueCents what is to be paid, in cents of what is charged in */
export function useExpressPayment(
  provider: OutsideProviderId,
  dueCents: number,
  country: string | undefined,
) {
  const t = useTranslations('express')
  const client = useQueryClient()
  const cart = useCart()
  const { whenSynced } = useCartActions()
  const locale = useLocale()
  const [displayCurrency] = useCurrency()
  const { currency } = useSelling()
  const failed = useFailureToast()
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    // Who comes back from the wallet's page may find this one as it was left.
    const onShow = () => setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function pay() {
    if (isLeaving) return
    setLeaving(true)
    try {
      await whenSynced()
      const amount = toDecimal(dueCents)
      const { id, approvalUrl } = await startExpressPayment(provider, {
        amount,
        currency,
        locale,
        displayCurrency,
        ...(country && { country }),
      })
      const ownPage = getPathname({
        href: `/checkout/express?token=${encodeURIComponent(id)}&provider=${inAddress(provider)}`,
        locale,
      })
      location.assign(approvalUrl ?? ownPage)
    } catch (error) {
      setLeaving(false)
      failed(error, t('failed', { wallet: PROVIDER_NAMES[provider] }))
      if (!isConflict(error)) return
      // Prices, stock, tax, the coupon or the gift card have changed since they were shown.
      void cart.refetch()
      refreshCoupon(client).catch(() => {})
      refreshGiftCard(client).catch(() => {})
      refreshBuyerTax(client).catch(() => {})
    }
  }

  return { pay, isLeaving }
}

/** Says in a toast why a payment did not begin. */
function useFailureToast() {
  const t = useTranslations('toasts')
  const refusalText = useRefusalText()
  return (error: unknown, otherwise: string) => {
    const description = refusalText(error) ?? paymentErrorText(error, otherwise)
    showToast({ title: t('errorTitle'), description, variant: 'destructive' })
  }
}
