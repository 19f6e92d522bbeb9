'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { CardIcon } from '@/components/ui/card-icon'
import { showToast } from '@/components/ui/toast/toaster'
import { useRouter } from '@/lib/i18n/navigation'
import { MAX_WISHLIST } from './max-wishlist'
import { addToWishlist, removeFromWishlist, useIsOnWishlist } from './wishlist-store'

const SAVED_TOAST_MS = 3000

type WishlistButtonProps = {
  id: number
  /** The product's name, on cards, where there are several such buttons. */
  name?: string
}

/** Toggles a product on the wishlist: a heart on cards, a button on the product's page. */
export function WishlistButton({ id, name }: WishlistButtonProps) {
  const t = useTranslations('product')
  const toasts = useTranslations('toasts')
  const isListed = useIsOnWishlist(id)
  const router = useRouter()

  function toggle() {
    if (isListed) removeFromWishlist(id)
    else if (addToWishlist(id))
      showToast({
        title: toasts('wishlistSaved'),
        durationMs: SAVED_TOAST_MS,
        action: { label: toasts('viewWishlist'), onClick: () => router.push('/wishlist') },
      })
    else
      showToast({
        title: toasts('wishlistFullTitle'),
        description: toasts('wishlistFullText', { max: MAX_WISHLIST }),
        variant: 'destructive',
      })
  }

  const label = t('wishlist')
  return (
    <button
      type="button"
      aria-pressed={isListed}
      aria-label={name === undefined ? undefined : t('namedAction', { action: label, name })}
      onClick={toggle}
      className={
        name === undefined
          ? buttonStyle({ variant: 'outline', className: 'w-full' })
          : 'product-card-heart'
      }
    >
      <CardIcon
        name={isListed ? 'heart-full' : 'heart'}
        className={
          name === undefined
            ? isListed
              ? 'text-lg text-primary-strong'
              : 'text-lg text-ink-soft'
            : undefined
        }
      />
      {name === undefined && label}
    </button>
  )
}
