'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { dismissToast, showToast } from '@/components/ui/toast/toaster'
import { countEarly } from './cart-count'
import type { CartProduct } from './cart-lines'
import { mustTellNotKept } from './cart-session'
import { loadCart } from './load-cart'
import { openCart } from './open-cart'

/** How long the button says "Added" and its toast stays. */
const ADDED_TOAST_MS = 3000
const ADDED_STATE_MS = 1500
const NOT_KEPT_TOAST_MS = 12_000

/**
 * Adds some of a product with its toasts: success is shown at once and dismissed
 * if the call fails.
 */
export function useAddToCart(product: CartProduct, quantity: number) {
  const t = useTranslations('toasts')
  const selling = useSelling()
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function addToCart() {
    if (state === 'adding') return
    clearTimeout(timer.current)
    setState('adding')
    if (mustTellNotKept())
      showToast({
        title: t('notKeptTitle'),
        description: t('notKeptText'),
        variant: 'destructive',
        durationMs: NOT_KEPT_TOAST_MS,
      })
    const success = showToast({
      isAboutCart: true,
      title: t('addedTitle'),
      description: t('addedText', { name: product.name }),
      durationMs: ADDED_TOAST_MS,
      action: { label: t('viewCart'), onClick: openCart },
    })
    // The badge does not wait for the code of the cart.
    const countedByCart = countEarly(quantity)
    let conflict: string | null = null
    try {
      const cart = await loadCart()
      const taken = { quantity, selling }
      await cart.addToCart(product, taken, countedByCart).catch((error: unknown) => {
        conflict = cart.conflictMessageOf(error)
        throw error
      })
      setState('added')
      timer.current = setTimeout(() => setState('idle'), ADDED_STATE_MS)
    } catch {
      countedByCart()
      setState('idle')
      dismissToast(success)
      showToast({
        title: t('errorTitle'),
        description: conflict ?? t('addFailed'),
        variant: 'destructive',
      })
    }
  }

  return { state, addToCart }
}
