'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { CardIcon } from '@/components/ui/card-icon'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_WISHLIST } from './wishlist-ids'
import { addToWishlist, removeFromWishlist, useIsOnWishlist } from './wishlist-store'

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

  function toggle() {
    if (isListed) removeFromWishlist(id)
    else if (!addToWishlist(id))
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
          : // Beside the publisher's name, below a picture of 4:3.
            'absolute end-1 top-[calc(75cqw+0.125rem)] z-10 grid size-9 place-items-center rounded-full xs:end-1.5 xs:top-[calc(75cqw+0.25rem)] sm:end-2 sm:top-[calc(75cqw+0.5rem)] hover:[&>svg]:text-primary-strong'
      }
    >
      <CardIcon
        name="heart"
        className={`size-4.5 transition-colors ${isListed ? 'fill-primary-strong text-primary-strong' : 'text-ink-soft'}`}
      />
      {name === undefined && label}
    </button>
  )
}
