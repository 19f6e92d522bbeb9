import { useTranslations } from 'next-intl'
import { clearPendingReplay } from '@/components/storefront/pre-hydration-events'
import { Button } from '@/components/ui/button'
import type { CartProduct } from './cart-lines'
import { preloadCart } from './load-cart'
import { useBuyNow } from './use-buy-now'

type BuyNowButtonProps = {
  product: CartProduct
  /** How many are bought, if it is not in the cart yet. */
  quantity: number
}

/** The short way: one press from the product to the checkout. */
export function BuyNowButton({ product, quantity }: BuyNowButtonProps) {
  const t = useTranslations('product')
  const { isOpening, buyNow } = useBuyNow(product, quantity)
  return (
    <Button
      variant="outline"
      size="lg"
      className="mt-2.5 w-full"
      // Not `disabled`, which would drop the keyboard focus.
      aria-disabled={isOpening || undefined}
      onPointerEnter={preloadCart}
      onFocus={preloadCart}
      data-replay-click
      onClick={({ currentTarget }) => {
        clearPendingReplay(currentTarget)
        return buyNow()
      }}
    >
      {t(isOpening ? 'buying' : 'buyNow')}
    </Button>
  )
}
