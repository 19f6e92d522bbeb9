'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CartError } from '@/components/cart/cart-calls'
import { useCart, useCartActions } from '@/components/cart/use-cart'
import { type ProductCardData, toCartProduct } from '@/components/storefront/product-card-data'
import { showToast } from '@/components/ui/toast/toaster'
import { addToWishlist, removeFromWishlist } from './wishlist-store'

/** Long enough to read and to reach for Undo. */
const UNDO_MS = 8000

/** The wishlist's actions with their toasts. */
export function useWishlistMoves() {
  const t = useTranslations('wishlistPage')
  const toasts = useTranslations('toasts')
  const { lines } = useCart()
  const { add, removeOne } = useCartActions()
  const [moving, setMoving] = useState<readonly number[]>([])
  const [isAddingAll, setAddingAll] = useState(false)

  const fail = (description: string) =>
    showToast({ title: toasts('errorTitle'), description, variant: 'destructive' })

  function remove({ id, name }: ProductCardData) {
    const place = removeFromWishlist(id)
    showToast({
      title: t('removedTitle'),
      description: name,
      durationMs: UNDO_MS,
      action: { label: t('undo'), onClick: () => addToWishlist(id, place) },
    })
  }

  /** @returns whether the product went into the cart */
  async function moveToCart(product: ProductCardData): Promise<boolean> {
    const { id, name } = product
    if (moving.includes(id)) return false
    setMoving((others) => [...others, id])
    try {
      await add(toCartProduct(product), 1)
    } catch (error) {
      fail((error instanceof CartError && error.conflictMessage) || toasts('addFailed'))
      return false
    } finally {
      setMoving((others) => others.filter((other) => other !== id))
    }
    const place = removeFromWishlist(id)
    showToast({
      title: t('movedTitle'),
      description: name,
      durationMs: UNDO_MS,
      action: {
        label: t('undo'),
        onClick: () => {
          addToWishlist(id, place)
          removeOne(id).catch(() => fail(toasts('cartFailed')))
        },
      },
    })
    return true
  }

  /** Adds what is not in the cart yet, so that a second click orders nothing twice. */
  async function addAll(products: readonly ProductCardData[]) {
    if (isAddingAll) return
    const wanted = products.filter(
      ({ id, inStock }) => inStock && !lines?.some(({ productId }) => productId === id),
    )
    if (wanted.length === 0) {
      showToast({ title: t('allInCart') })
      return
    }
    setAddingAll(true)
    const results = await Promise.allSettled(
      wanted.map((product) => add(toCartProduct(product), 1)),
    )
    setAddingAll(false)
    const added = results.filter(({ status }) => status === 'fulfilled').length
    if (added > 0)
      showToast({
        title: t('addedAllTitle'),
        description: t('addedAllText', { count: added }),
        isAboutCart: true,
      })
    if (added < wanted.length) fail(t('someFailed', { count: wanted.length - added }))
  }

  return { moving, isAddingAll, remove, moveToCart, addAll }
}
