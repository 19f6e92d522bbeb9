'use client'

import { useTranslations } from 'next-intl'
import { clearPendingReplay } from '@/components/storefront/pre-hydration-events'
import { Button } from '@/components/ui/button'
import { CardIcon } from '@/components/ui/card-icon'
import { Icon } from '@/components/ui/icon/icon'
import { preloadToasts } from '@/components/ui/toast/toaster'
import type { Product } from '@/lib/catalog/contracts'
import type { CartProduct } from './cart-lines'
import { preloadCart } from './load-cart'
import { useAddToCart } from './use-add-to-cart'

type AddToCartButtonProps = {
  product: CartProduct & Pick<Product, 'inStock'>
  /** How many are added. */
  quantity?: number
  /** Adds the product to the accessible name, where there are several such buttons. */
  named?: boolean
  /** Says "Add" where there is room for no more. */
  short?: boolean
  /** Shows its icon alone: where there are many, each beside a price. */
  iconOnly?: boolean
  size?: 'md' | 'lg'
  className?: string
}

function preload() {
  preloadToasts()
  preloadCart()
}

const LABELS = { idle: 'addToCart', adding: 'adding', added: 'added' } as const

export function AddToCartButton({
  product,
  quantity = 1,
  named,
  short = false,
  iconOnly = false,
  size,
  className,
}: AddToCartButtonProps) {
  const t = useTranslations('product')
  const { state, addToCart } = useAddToCart(product, quantity)
  const idle = short && state === 'idle'
  const label = product.inStock ? t(idle ? 'add' : LABELS[state]) : t('outOfStock')
  return (
    <Button
      variant={product.inStock ? 'primary' : 'outline'}
      size={size}
      className={state === 'adding' ? `opacity-80! ${className ?? ''}` : className}
      disabled={!product.inStock}
      // Not `disabled`, which would drop the keyboard focus.
      aria-disabled={state === 'adding' || undefined}
      aria-label={named ? t('namedAction', { action: label, name: product.name }) : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      data-replay-click
      onClick={({ currentTarget }) => {
        clearPendingReplay(currentTarget)
        return addToCart()
      }}
    >
      {(product.inStock || iconOnly) && <StateIcon state={state} />}
      {iconOnly ? <span className="sr-only">{label}</span> : label}
    </Button>
  )
}

function StateIcon({ state }: { state: keyof typeof LABELS }) {
  if (state === 'adding') return <Icon name="loader-circle" className="animate-spin" />
  if (state === 'added') return <Icon name="check" />
  return <CardIcon name="cart" />
}
