'use client'

import { ShoppingCart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { LinkPanel } from '@/components/forms/mailed-link/link-panel'
import { useProductsByIds } from '@/components/storefront/use-products-by-ids'
import { Button, buttonStyle } from '@/components/ui/button'
import { LoadingFailed } from '@/components/ui/list/loading-failed'
import { QueryProvider } from '@/components/ui/query-provider'
import { type PreparedLine, preparedLines } from '@/lib/channels/agents/prepared-cart'
import { Link } from '@/lib/i18n/navigation'
import { PreparedLines } from './prepared-lines'
import { usePutIntoCart } from './use-put-into-cart'

/** What an address prepares, shown before anything is put into a cart. */
export function PreparedCart({ checkoutPath }: { checkoutPath: string }) {
  return (
    <QueryProvider>
      <Prepared checkoutPath={checkoutPath} />
    </QueryProvider>
  )
}

function Prepared({ checkoutPath }: { checkoutPath: string }) {
  const t = useTranslations('preparedCart')
  // The prerendered page knows no address.
  const [named, setNamed] = useState<PreparedLine[]>()
  useEffect(() => setNamed(preparedLines(location.search)), [])
  const lines = named ?? []
  const { entries, gone, hasFailed, isFetching, retry } = useProductsByIds(
    lines.map(({ productId }) => productId),
  )
  const { state, put } = usePutIntoCart()
  const quantityOf = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  const shown = entries.flatMap(({ id, product }) =>
    product ? [{ product, quantity: quantityOf.get(id) ?? 1 }] : [],
  )
  const buyable = shown.filter(({ product }) => product.inStock)
  const products = (
    <Link href="/products" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
      {t('products')}
    </Link>
  )

  if (hasFailed && shown.length === 0)
    return (
      <LoadingFailed
        title={t('failedTitle')}
        text={t('failedText')}
        retryLabel={t('retry')}
        isRetrying={isFetching}
        onRetry={retry}
      />
    )
  if (named === undefined || (shown.length === 0 && isFetching))
    return <LinkPanel Icon={ShoppingCart} title={t('title')} text={t('loading')} />
  if (buyable.length === 0)
    return (
      <LinkPanel Icon={ShoppingCart} title={t('emptyTitle')} text={t('emptyText')}>
        {products}
      </LinkPanel>
    )
  if (state === 'done')
    return (
      <LinkPanel
        Icon={ShoppingCart}
        isSuccess
        isAnnounced
        title={t('doneTitle')}
        text={t('doneText')}
      >
        <div className="flex flex-wrap justify-center gap-3">
          {/* The checkout has another root layout: a full page load. */}
          <a href={checkoutPath} className={buttonStyle({ size: 'lg' })}>
            {t('checkout')}
          </a>
          {products}
        </div>
      </LinkPanel>
    )
  return (
    <LinkPanel Icon={ShoppingCart} title={t('title')} text={t('text')}>
      <PreparedLines lines={shown} missing={gone.length} />
      <FormError>{state === 'failed' ? t('addFailed') : undefined}</FormError>
      <Button size="lg" disabled={state === 'adding'} onClick={() => put(buyable)}>
        {t(state === 'adding' ? 'adding' : 'add')}
      </Button>
    </LinkPanel>
  )
}
