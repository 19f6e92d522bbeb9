import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { showToast } from '@/components/ui/toast/toaster'
import { useRouter } from '@/lib/i18n/navigation'
import type { CartProduct } from './cart-lines'
import { loadCart } from './load-cart'

/** Leads to the checkout with a product in the cart: what is in it already is not added once more. */
export function useBuyNow(product: CartProduct, quantity: number) {
  const t = useTranslations('toasts')
  const selling = useSelling()
  const router = useRouter()
  const [isOpening, setOpening] = useState(false)

  async function buyNow() {
    if (isOpening) return
    setOpening(true)
    let conflict: string | null = null
    try {
      const cart = await loadCart()
      try {
        if (!(await cart.isInCart(product.id)))
          await cart.addToCart(product, { quantity, selling }, () => {})
      } catch (error) {
        conflict = cart.conflictMessageOf(error)
        throw error
      }
      router.push('/checkout')
    } catch {
      showToast({
        title: t('errorTitle'),
        description: conflict ?? t('addFailed'),
        variant: 'destructive',
      })
    }
    setOpening(false)
  }

  return { isOpening, buyNow }
}
