import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { type CouponTexts, couponFailureText, problemText } from './coupon-texts'

/** The texts of why a coupon takes nothing off, or was refused. */
export function useCouponTexts() {
  const selling = useSelling()
  const texts: CouponTexts = {
    t: useTranslations('coupon'),
    selling,
    money: useMoneyFormat(),
  }
  return {
    problemText: problemText.bind(null, texts),
    failureText: couponFailureText.bind(null, texts),
  }
}
