'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ProductCards } from '@/components/catalog/product-cards'
import { ProductGridSkeleton } from '@/components/catalog/product-grid-skeleton'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { Button, buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/list/empty-state'
import { LoadingFailed } from '@/components/ui/list/loading-failed'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { partUrl } from '@/lib/catalog/list-parts'
import { PAGE_SIZE } from '@/lib/catalog/listing-choices'
import { Link } from '@/lib/i18n/navigation'
import type { useProductList } from './use-product-list'

/** Delay before skeletons replace the previous products, so that quick responses don't flicker. */
const PLACEHOLDER_DELAY_MS = 150
type ProductListProps = {
  list: ReturnType<typeof useProductList>
  skeletons: number
  /** Number of columns on a wide screen. */
  columns?: 3 | 4
  /** Replaces the default empty state when nothing matches. */
  empty?: ReactNode
  /** Takes back what was chosen; offered in the default empty state. */
  onClear?: () => void
  /** The address of the list's parts, where all of a list is shown. */
  wholeList?: string
}

export function ProductList({
  list,
  skeletons,
  columns = 3,
  empty,
  onClear,
  wholeList,
}: ProductListProps) {
  const t = useTranslations('listing')
  const grid = useRef<HTMLUListElement>(null)
  const loaded = list.data?.pages.length ?? 0
  // Pages requested with the button: keyboard focus then moves to the first new product.
  const requestedPages = useRef(0)
  useEffect(() => {
    if (requestedPages.current === 0 || loaded <= requestedPages.current) return
    const firstNew = grid.current?.children[requestedPages.current * PAGE_SIZE]
    requestedPages.current = 0
    firstNew?.querySelector('a')?.focus({ preventScroll: true })
  }, [loaded])

  function loadMore() {
    if (list.isFetchingNextPage) return
    requestedPages.current = loaded
    void list.fetchNextPage()
  }

  const isWaiting = list.isPending || list.isPlaceholderData
  const isSlow = useDebouncedValue(isWaiting, PLACEHOLDER_DELAY_MS)

  if (list.isError && !list.data) return <ListFailed list={list} />
  if (!list.data || (isWaiting && isSlow))
    return <ProductGridSkeleton count={skeletons} columns={columns} />

  const products = uniqueById(list.data.pages.flatMap((page) => page.products))
  const first = list.data.pages[0]
  if (products.length === 0)
    return empty !== undefined ? (
      empty
    ) : (
      <EmptyState icon={<Icon name="search-x" className="size-8" />} title={t('emptyTitle')}>
        <p className="mt-1.5 text-muted">{t('emptyText')}</p>
        {onClear && (
          <Button variant="outline" className="mt-5" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        )}
      </EmptyState>
    )

  return (
    <div aria-busy={isWaiting}>
      <ProductCards
        ref={grid}
        products={products}
        columns={columns}
        aboveFold={columns}
        headingLevel={2}
      />
      {list.hasNextPage && first && (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p className="text-sm text-muted tabular-nums">
            {t(first.isMinimum ? 'progressMore' : 'progress', {
              loaded: products.length,
              total: first.total,
            })}
          </p>
          {list.isFetchNextPageError && (
            <p role="alert" className="text-sm font-medium text-danger">
              {t('loadMoreFailed')}
            </p>
          )}
          <MoreButton
            href={wholeList && partUrl(wholeList, loaded + 1)}
            isLoading={list.isFetchingNextPage}
            onClick={loadMore}
          />
        </div>
      )}
    </div>
  )
}

type MoreButtonProps = { href: string | undefined; isLoading: boolean; onClick: () => void }

/** Loads the next part; where that has an address, it is a link to it as well, for those without scripts. */
function MoreButton({ href, isLoading, onClick }: MoreButtonProps) {
  const t = useTranslations('listing')
  const look = { variant: 'outline', size: 'lg' } as const
  const busy = { 'aria-disabled': isLoading || undefined }
  const label = (
    <>
      {isLoading && <Icon name="loader-circle" className="animate-spin" />}
      {isLoading ? t('loadingMore') : t('loadMore')}
    </>
  )
  if (href === undefined)
    return (
      <Button {...look} {...busy} onClick={onClick}>
        {label}
      </Button>
    )
  return (
    <Link
      href={href}
      prefetch={false}
      role="button"
      {...busy}
      className={buttonStyle(look)}
      onClick={(event) => {
        if (isForNewWindow(event)) return
        event.preventDefault()
        onClick()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onClick()
      }}
    >
      {label}
    </Link>
  )
}

const isForNewWindow = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

/** A product that moved down while more were loaded occurs twice. */
const uniqueById = (products: ProductCardData[]) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]

function ListFailed({ list }: { list: ProductListProps['list'] }) {
  const t = useTranslations('listing')
  return (
    <LoadingFailed
      title={t('failedTitle')}
      text={t('failedText')}
      retryLabel={t('retry')}
      onRetry={() => void list.refetch()}
    />
  )
}
