import { cartQuery, shownLines } from '@/components/cart/cart-actions'
import { queryClient } from '@/components/ui/query-client'
import { showToast } from '@/components/ui/toast/toaster'
import { cartDiscount } from './cart-discount'
import { enterCode } from './coupon-calls'
import { type CouponTexts, couponFailureText } from './coupon-texts'

/** Enters a coupon for the cart, also for one that is still empty, and says what became of it. */
export async function enterLinkedCoupon(code: string, texts: CouponTexts): Promise<void> {
  const { t, selling } = texts
  const client = queryClient()
  try {
    const coupon = await enterCode(client, code, {
      remember: true,
      currency: selling.currency,
    })
    if (!coupon) return
    const cart = await client.fetchQuery(cartQuery(client)).catch(() => null)
    const discount = cartDiscount(coupon, cart ? shownLines(cart) : [], selling)
    showToast({
      title: t('linked', { code: coupon.code }),
      description: t(discount?.problem === null ? 'linkedApplied' : 'linkedWillApply'),
    })
  } catch (error) {
    showToast({
      title: t('linkedFailed'),
      description: couponFailureText(texts, error),
      variant: 'destructive',
    })
  }
}
