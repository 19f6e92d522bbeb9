'use client'

import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { PreorderText } from '@/components/storefront/preorder-text'
import { Icon } from '@/components/ui/icon/icon'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import { Link } from '@/lib/i18n/navigation'
import { unitPriceCents } from '@/lib/pricing/volume-prices'
import type { CartLine } from './cart-lines'
import { CartPicture } from './cart-picture'
import { QuantityStepper } from './quantity-stepper'
import { useAttempt } from './use-attempt'
import { useCartActions } from './use-cart'

/** One product of the cart. `onFollow` runs when its link is followed. */
export function CartRow({ line, onFollow }: { line: CartLine; onFollow?: () => void }) {
  const t = useTranslations('cart')
  const { step, remove } = useCartActions()
  const money = useMoneyFormat()
  const selling = useSelling()
  const attempt = useAttempt()
  const { product, quantity } = line
  const cents = unitPriceCents(product, quantity, selling)
  const nameAction = (action: 'decrease' | 'increase' | 'remove') =>
    t('actionFor', { action: t(action), name: product.name })

  return (
    <li data-cart-line className="flex gap-3.5 py-4">
      <CartPicture src={product.image} className="size-20" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Link
              href={`/products/${product.slug}`}
              onClick={onFollow}
              className="line-clamp-2 rounded-sm text-sm leading-snug font-semibold hover:text-primary-deep hover:underline"
            >
              {product.name}
            </Link>
            <p className="mt-0.5 text-sm text-muted tabular-nums">
              {t.rich('each', { price: () => <bdi>{money(cents)}</bdi> })}
            </p>
            {waitsForKeys(product, quantity) && (
              <p className="mt-0.5 text-sm font-medium">
                {product.availableFrom ? (
                  <PreorderText day={product.availableFrom} />
                ) : (
                  t('backOrder')
                )}
              </p>
            )}
          </div>
          <button
            type="button"
            aria-label={nameAction('remove')}
            onClick={() => attempt(remove(line.productId))}
            className="-me-2 -mt-1 grid size-9 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-danger-soft hover:text-danger"
          >
            <Icon name="trash-2" className="size-4.5" />
          </button>
        </div>
        <div className="mt-2 flex items-center justify-between gap-3">
          <QuantityStepper
            size="sm"
            quantity={quantity}
            labels={{
              quantity: t('quantity'),
              decrease: nameAction('decrease'),
              increase: nameAction('increase'),
            }}
            onStep={(by) => attempt(step(line, by))}
          />
          <bdi className="font-bold tabular-nums">{money(cents * quantity)}</bdi>
        </div>
      </div>
    </li>
  )
}
