import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { refreshCoupon, removeCoupon } from '@/components/cart/coupons/coupon-calls'
import { refusedCoupon } from '@/components/cart/coupons/coupon-texts'
import { refusedGiftCard } from '@/components/cart/gift-cards/gift-card-texts'
import { isInProgress, isRefused } from '@/components/checkout/payment-failures'
import { useRefusalText } from '@/components/checkout/use-refusal-text'
import { HttpError } from '@/lib/http/client'

/** The alert's message, and further advice for the shopper; `offersOthersThan`: the way to pay beside which the others are offered at once. */
export type PaymentFailure = {
  message: string
  hint: string
  offersOthersThan?: string
}

/**
 * What a failed payment is told as. A coupon that was refused is looked at again; one that this buyer may not use is
 * taken off the cart.
 *
 * @returns a function of the message for it, and of what was thrown, if anything was
 */
export function usePaymentFailure() {
  const t = useTranslations('payment.errors')
  const coupon = useTranslations('coupon')
  const refusalText = useRefusalText()
  const queryClient = useQueryClient()

  const hintOf = useCallback(
    (message: string, error: unknown) => {
      if (error === undefined) return t('alertHint')
      if (!(error instanceof HttpError)) return t('unansweredHint')
      if (isInProgress(error)) return t('inProgressHint')
      if (isRefused(error)) return t('refusedHint')
      const refused = refusedCoupon(error)
      if (refused) return coupon(refused.problem === 'used_by_buyer' ? 'removed' : 'checkTotal')
      if (refusedGiftCard(error)) return coupon('checkTotal')
      const explained = error.serverMessage
      return explained === null || explained === message ? t('alertHint') : explained
    },
    [t, coupon],
  )

  const settleCoupon = useCallback(
    (error: unknown) => {
      const refused = refusedCoupon(error)
      if (!refused) return
      const settle = refused.problem === 'used_by_buyer' ? removeCoupon : refreshCoupon
      // Where it fails, the next payment is refused for the same reason.
      settle(queryClient).catch(() => {})
    },
    [queryClient],
  )

  return useCallback(
    (given: string, error?: unknown): PaymentFailure => {
      settleCoupon(error)
      const message = refusalText(error) ?? (isRefused(error) ? t('refused') : given)
      return { message, hint: hintOf(message, error) }
    },
    [t, refusalText, hintOf, settleCoupon],
  )
}
