import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { refusedCoupon } from '@/components/cart/coupons/coupon-texts'
import { useCouponTexts } from '@/components/cart/coupons/use-coupon-texts'
import { refusedGiftCard } from '@/components/cart/gift-cards/gift-card-texts'
import { MAX_CARDS_OF_CART } from '@/lib/cart/gift-cards/problems'

/** @returns what says why a payment's coupon or gift card was refused; `null` where it failed for something else */
export function useRefusalText(): (error: unknown) => string | null {
  const giftCard = useTranslations('giftCard')
  const { problemText } = useCouponTexts()
  return useCallback(
    (error) => {
      const coupon = refusedCoupon(error)
      if (coupon) return problemText(coupon.problem, coupon.missingCents)
      const card = refusedGiftCard(error)
      return card && giftCard(`problems.${card}`, { max: MAX_CARDS_OF_CART })
    },
    [giftCard, problemText],
  )
}
