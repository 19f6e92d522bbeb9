'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { toCartProduct } from '@/components/storefront/product-card-data'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { callApi } from '@/lib/api/client'
import { Link } from '@/lib/i18n/navigation'
import { priceIn } from '@/lib/pricing/selling'
import type { CartLine } from './cart-lines'
import { CartPicture } from './cart-picture'
import { useAttempt } from './use-attempt'
import { useCartActions } from './use-cart'

const CALL = 'GET /api/cart/suggestion'
const MINUTE = 60_000

type CartSuggestionProps = {
  lines: readonly CartLine[]
  onFollow?: () => void
  className: string
}

/** One product that goes with those of the cart, below them; nothing where none does. */
export function CartSuggestion({ lines, onFollow, className }: CartSuggestionProps) {
  const t = useTranslations('cart')
  const titleId = useId()
  const money = useMoneyFormat()
  const selling = useSelling()
  const { add } = useCartActions()
  const attempt = useAttempt()
  const ids = lines.map(({ productId }) => productId).join(',')
  const { data } = useQuery({
    queryKey: [CALL, ids],
    queryFn: ({ signal }) => callApi(CALL, { query: { ids }, signal }),
    staleTime: 5 * MINUTE,
    retry: false,
  })
  const product = data?.product
  if (!product) return null
  return (
    <section aria-labelledby={titleId} className={className}>
      <h3 id={titleId} className="text-sm font-bold">
        {t('suggestion')}
      </h3>
      <div className="mt-2 flex items-center gap-3 rounded-control bg-sunken p-3">
        <CartPicture src={product.image} className="size-14" />
        <div className="min-w-0 flex-1 text-sm">
          <Link
            href={`/products/${product.slug}`}
            onClick={onFollow}
            className="line-clamp-2 rounded-sm leading-snug font-semibold hover:text-primary-deep hover:underline"
          >
            {product.name}
          </Link>
          <bdi className="mt-0.5 block tabular-nums">{money(priceIn(product, selling))}</bdi>
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-label={t('actionFor', { action: t('add'), name: product.name })}
          onClick={() => attempt(add(toCartProduct(product), 1))}
        >
          <Icon name="plus" />
          {t('add')}
        </Button>
      </div>
    </section>
  )
}
