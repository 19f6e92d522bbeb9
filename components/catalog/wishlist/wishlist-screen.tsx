'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { AlertOffer } from '@/components/catalog/product-alerts/alert-offer'
import { useProductsByIds } from '@/components/storefront/use-products-by-ids'
import { Button, buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/list/empty-state'
import { LoadingFailed } from '@/components/ui/list/loading-failed'
import { QueryProvider } from '@/components/ui/query-provider'
import { Link } from '@/lib/i18n/navigation'
import { useWishlistMoves } from './use-wishlist-moves'

import { WishlistRow, WishlistRowSkeleton } from './wishlist-row'
import { removeFromWishlist, useWishlist } from './wishlist-store'

/** Rows above the fold; also the number of skeletons while the list's length is unknown. */
const FIRST_ROWS = 3
const NONE: readonly number[] = []

/** The wishlist of this browser. */
export function WishlistScreen({ offersAlerts }: { offersAlerts: boolean }) {
  const ids = useWishlist()
  if (ids?.length === 0) return <EmptyWishlist />
  return (
    <QueryProvider>
      <FilledWishlist ids={ids ?? NONE} isKnown={ids !== null} offersAlerts={offersAlerts} />
    </QueryProvider>
  )
}

type FilledWishlistProps = { ids: readonly number[]; isKnown: boolean; offersAlerts: boolean }

function FilledWishlist({ ids, isKnown, offersAlerts }: FilledWishlistProps) {
  const t = useTranslations('wishlistPage')
  const { entries, gone, hasFailed, isFetching, retry } = useProductsByIds(ids)
  const { moving, isAddingAll, remove, moveToCart, addAll } = useWishlistMoves()
  const list = useRef<HTMLUListElement>(null)
  const count = useRef<HTMLParagraphElement>(null)

  /** Moves the keyboard focus to where the removed product was. */
  function focusNear(index: number) {
    requestAnimationFrame(() => {
      const links = list.current?.querySelectorAll('a')
      const next = links?.[Math.min(index, links.length - 1)]
      const target = next ?? count.current ?? document.getElementById('main')
      target?.focus()
    })
  }

  const products = entries.flatMap(({ product }) => product ?? [])
  if (hasFailed && products.length === 0 && gone.length === 0)
    return (
      <LoadingFailed
        title={t('failedTitle')}
        text={t('failedText')}
        retryLabel={t('retry')}
        isRetrying={isFetching}
        onRetry={retry}
      />
    )

  const canAdd = products.some(({ inStock }) => inStock)
  const isLoading = !isKnown || entries.some(({ product }) => product === null)
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className="font-semibold text-ink-soft focus:outline-none"
        >
          {isKnown ? (
            t('count', { count: ids.length })
          ) : (
            <span className="sr-only">{t('loading')}</span>
          )}
        </p>
        {(canAdd || isLoading) && (
          <Button
            disabled={!canAdd}
            aria-disabled={isAddingAll || undefined}
            className="max-xs:w-full"
            onClick={() => void addAll(products)}
          >
            <Icon name="shopping-cart" />
            {t(isAddingAll ? 'addingAll' : 'addAll')}
          </Button>
        )}
      </div>
      {gone.length > 0 && (
        <UnavailableNote count={gone.length} onRemove={() => removeFromWishlist(...gone)} />
      )}
      {(entries.length > 0 || !isKnown) && (
        <ul
          ref={list}
          className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
        >
          {isKnown
            ? entries.map(({ id, product }, index) =>
                product ? (
                  <WishlistRow
                    key={id}
                    product={product}
                    priority={index < FIRST_ROWS}
                    isMoving={moving.includes(id)}
                    onMove={async () => {
                      if (await moveToCart(product)) focusNear(index)
                    }}
                    onRemove={() => {
                      remove(product)
                      focusNear(index)
                    }}
                  />
                ) : (
                  <WishlistRowSkeleton key={id} />
                ),
              )
            : Array.from({ length: FIRST_ROWS }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
                <WishlistRowSkeleton key={index} />
              ))}
        </ul>
      )}
      {offersAlerts && products.length > 0 && (
        <AlertOffer about="list" productIds={products.map(({ id }) => id)} className="mt-5" />
      )}
    </>
  )
}

function UnavailableNote({ count, onRemove }: { count: number; onRemove: () => void }) {
  const t = useTranslations('wishlistPage')
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-dashed border-line-strong/60 bg-sunken px-4 py-3 sm:px-5">
      <p className="font-medium">{t('gone', { count })}</p>
      <Button variant="outline" size="sm" onClick={onRemove}>
        {t('removeGone', { count })}
      </Button>
    </div>
  )
}

function EmptyWishlist() {
  const t = useTranslations('wishlistPage')
  return (
    <EmptyState icon={<Icon name="heart" className="size-8" />} title={t('emptyTitle')}>
      <p className="mt-1.5 text-muted">{t('emptyText')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href="/products" className={buttonStyle()}>
          {t('browse')}
        </Link>
        <Link href="/deals" className={buttonStyle({ variant: 'outline' })}>
          {t('deals')}
        </Link>
      </div>
    </EmptyState>
  )
}
