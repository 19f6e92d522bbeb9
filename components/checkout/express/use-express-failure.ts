import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { refreshCoupon } from '@/components/cart/coupons/coupon-calls'
import { refreshGiftCard } from '@/components/cart/gift-cards/gift-card-calls'
import { useCart } from '@/components/cart/use-cart'
import { isConflict, paymentErrorText } from '@/components/checkout/payment-failures'
import { refreshBuyerTax } from '@/components/checkout/use-buyer-tax'
import { useRefusalText } from '@/components/checkout/use-refusal-text'
import { showToast } from '@/components/ui/toast/toaster'

/** @returns what says in a toast why an express payment did not come about, and shows anew what it depends on */
export function useExpressFailure() {
  const t = useTranslations('toasts')
  const client = useQueryClient()
  const cart = useCart()
  const refusalText = useRefusalText()
  return (error: unknown, otherwise: string) => {
    const description = refusalText(error) ?? paymentErrorText(error, otherwise)
    showToast({ title: t('errorTitle'), description, variant: 'destructive' })
    if (!isConflict(error)) return
    // Prices, stock, tax, the coupon or the gift card have changed since they were shown.
    void cart.refetch()
    refreshCoupon(client).catch(() => {})
    refreshGiftCard(client).catch(() => {})
    refreshBuyerTax(client).catch(() => {})
  }
}
