'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import { useWishlistCount } from './wishlist-store'

/** Link to the wishlist with its count, for the header and the side menu. */
export function WishlistLink({ layout }: { layout: 'icon' | 'row' }) {
  const t = useTranslations('header')
  const count = useWishlistCount()
  const isRow = layout === 'row'
  return (
    // Not worth prefetching on every page.
    <Link
      href="/wishlist"
      prefetch={false}
      className={
        isRow
          ? 'flex min-h-12 items-center gap-3 rounded-control px-2 font-semibold hover:bg-sunken'
          : 'relative hidden size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken min-[24rem]:grid'
      }
    >
      <Icon name="heart" className={isRow ? 'mx-2 size-5' : 'size-5.5'} />
      <span className={isRow ? 'flex-1' : 'sr-only'}>{t('wishlist', { count })}</span>
      {!isRow && count > 0 && (
        <span
          aria-hidden
          className="absolute -end-0.5 top-0 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-ink px-1 text-[0.6875rem] leading-none font-bold text-on-fill tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
