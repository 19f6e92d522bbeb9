'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { dismissCartToasts } from '@/components/ui/toast/toaster'
import { CART_PATH } from '@/lib/cart/cart-path'
import { getPathname } from '@/lib/i18n/navigation'
import { useCartCount } from './cart-count'
import type { PayNow } from './cart-total'
import { followCouponLinks } from './coupons/linked-coupon'
import { loadExistingCart, refreshCart } from './load-cart'
import { onOpenCart } from './open-cart'

const [CartDrawer, preloadDrawer] = lazyPart(() => import('./cart-drawer'))

/** The header's cart: a badge with the sum of quantities, and the drawer behind it. */
export function CartButton({ payNow }: { payNow: PayNow }) {
  const t = useTranslations('cart')
  const count = useCartCount()
  const page = getPathname({ href: CART_PATH, locale: useLocale() })
  const grows = useGrows(count)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  useEffect(loadExistingCart, [])

  const show = useCallback(() => {
    dismissCartToasts()
    refreshCart()
    setOpened(true)
    setOpen(true)
  }, [])
  useEffect(() => onOpenCart(show), [show])

  useLinkedCoupon()
  return (
    <>
      {/* Without scripts, or before they have come, it leads to the cart's own page. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a link that opens the drawer where it can */}
      <a
        href={page}
        role="button"
        aria-label={count > 0 ? t('openWithCount', { count }) : t('open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === page) return
          event.preventDefault()
          show()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
        className="relative grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-sunken"
      >
        <Icon name="shopping-cart" className="size-5.5" />
        {count > 0 && (
          <span
            aria-hidden
            key={count}
            className={`${grows ? 'count-grows ' : ''}absolute -end-0.5 top-0 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-primary-strong px-1 text-[0.6875rem] leading-none font-bold text-on-fill tabular-nums`}
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </a>
      {opened && (
        <Suspense>
          <CartDrawer open={open} onOpenChange={setOpen} payNow={payNow} />
        </Suspense>
      )}
    </>
  )
}

/** Links with a coupon may lead to any page. */
function useLinkedCoupon() {
  const t = useTranslations('coupon')
  const money = useMoneyFormat()
  const selling = useSelling()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => followCouponLinks({ t, selling, money }), [])
}

/** Whether there is more in the cart than before; what a page finds in it when it opens is not more. */
function useGrows(count: number): boolean {
  const [change, setChange] = useState({ count, grows: false })
  if (change.count !== count) setChange({ count, grows: change.count > 0 && count > change.count })
  return change.grows
}
