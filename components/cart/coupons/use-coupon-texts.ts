import { useTranslations } from 'next-intl'
import { useMoneyFormat, useStoreProps } from '@/components/storefront/store-props'
import { type CouponTexts, couponFailureText, problemText } from './coupon-texts'

/** The texts of why a coupon takes nothing off, or was refused. */
export function useCouponTexts() {
  const { baseCurrency } = useStoreProps()
  const texts: CouponTexts = {
    t: useTranslations('coupon'),
    currency: baseCurrency,
    money: useMoneyFormat(),
  }
  return {
    problemText: problemText.bind(null, texts),
    failureText: couponFailureText.bind(null, texts),
  }
}
