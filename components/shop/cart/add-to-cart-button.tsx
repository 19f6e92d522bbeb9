'use client'

import { Check, LoaderCircle, ShoppingCart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Product } from '@/lib/domains/catalog/contracts'
import { preloadToasts } from '../toaster'
import type { CartProduct } from './cart-lines'
import { useAddToCart } from './use-add-to-cart'

type AddToCartButtonProps = {
  product: CartProduct & Pick<Product, 'inStock'>
  /** Puts the product into the accessible name, where several such buttons stand side by side. */
  named?: boolean
  variant?: 'primary' | 'soft'
  size?: 'md' | 'lg'
  className?: string
}

const ICONS = { idle: ShoppingCart, adding: LoaderCircle, added: Check }
const LABELS = { idle: 'addToCart', adding: 'adding', added: 'added' } as const

export function AddToCartButton({
  product,
  named,
  variant,
  size,
  className = '',
}: AddToCartButtonProps) {
  const t = useTranslations('product')
  const { state, addToCart } = useAddToCart(product)
  const label = product.inStock ? t(LABELS[state]) : t('outOfStock')
  const Icon = ICONS[state]
  return (
    <Button
      variant={product.inStock ? variant : 'outline'}
      size={size}
      className={`${state === 'adding' ? 'opacity-80!' : ''} ${className}`}
      disabled={!product.inStock}
      // Not `disabled`: that would take the focus away from who pressed it with the keyboard.
      aria-disabled={state === 'adding' || undefined}
      aria-label={named ? t('namedAction', { action: label, name: product.name }) : undefined}
      onPointerEnter={preloadToasts}
      onFocus={preloadToasts}
      onClick={addToCart}
    >
      {product.inStock && (
        <Icon
          aria-hidden
          className={state === 'adding' ? 'animate-spin' : named ? 'max-xs:hidden' : ''}
        />
      )}
      {label}
    </Button>
  )
}
