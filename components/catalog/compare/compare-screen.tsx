'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAddressQuery, writeAddressQuery } from '@/components/catalog/listing/use-address-query'
import { useProductsByIds } from '@/components/storefront/use-products-by-ids'
import { Button, buttonStyle } from '@/components/ui/button'
import { Switch } from '@/components/ui/fields/switch'
import { Icon } from '@/components/ui/icon/icon'
import { EmptyState } from '@/components/ui/list/empty-state'
import { LoadingFailed } from '@/components/ui/list/loading-failed'
import { QueryProvider } from '@/components/ui/query-provider'
import type { LocalFact } from '@/lib/catalog/own-fact-rules'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { comparison, useComparison } from './compare-store'
import { CompareTable } from './compare-table'
import { comparedIds, compareQuery, MAX_COMPARED } from './compared-ids'

const NONE: readonly number[] = []

type CompareScreenProps = {
  /** The owner's own facts that products are compared by. */
  facts?: readonly LocalFact[]
}

/** The products of the address side by side; without any there, those that this browser compares. */
export function CompareScreen({ facts = [] }: CompareScreenProps) {
  return (
    <QueryProvider>
      <Comparison facts={facts} />
    </QueryProvider>
  )
}

function Comparison({ facts }: Required<CompareScreenProps>) {
  const t = useTranslations('comparePage')
  const path = getPathname({ href: '/compare', locale: useLocale() })
  const named = comparedIds(useAddressQuery(path))
  const own = useComparison()
  const isNamed = named.ids.length > 0
  const ids = isNamed ? named.ids : (own ?? NONE)
  const { entries, gone, hasFailed, isFetching, retry } = useProductsByIds(ids)
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)

  // So that the address can be shared, and "back" leads to the same products.
  const query = compareQuery(own ?? NONE)
  useEffect(() => {
    // Of a page on its way in the address may be known later than the page is rendered.
    const isEmpty = comparedIds(location.search).ids.length === 0
    if (!isNamed && isEmpty && query !== '' && location.pathname === path)
      writeAddressQuery(query, false)
  }, [isNamed, query, path])

  function remove(...removed: number[]) {
    comparison.remove(...removed)
    writeAddressQuery(compareQuery(ids.filter((id) => !removed.includes(id))), false)
    requestAnimationFrame(() => (status.current ?? document.getElementById('main'))?.focus())
  }

  if (own === null) return <CompareSkeleton />
  if (ids.length === 0) return <NothingToCompare />
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
  const isLoading = entries.some(({ product }) => product === null)
  const hasSeveral = products.length > 1
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3">
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="me-auto font-semibold text-ink-soft focus:outline-none"
        >
          {isLoading ? t('loading') : t('count', { count: products.length })}
        </p>
        {hasSeveral && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a control
          <label className="flex min-h-11 items-center gap-3 font-medium">
            <Switch checked={onlyDifferent} onCheckedChange={setOnlyDifferent} />
            {t('onlyDifferences')}
          </label>
        )}
        {ids.length < MAX_COMPARED && (
          <Link href="/products" className={buttonStyle({ variant: 'outline' })}>
            <Icon name="plus" />
            {t('add')}
          </Link>
        )}
      </div>
      {named.left > 0 && <Note text={t('tooMany', { max: MAX_COMPARED })} />}
      {gone.length > 0 && (
        <Note text={t('gone', { count: gone.length })}>
          <Button variant="outline" size="sm" onClick={() => remove(...gone)}>
            {t('removeGone', { count: gone.length })}
          </Button>
        </Note>
      )}
      {products.length === 1 && !isLoading && <Note text={t('one')} />}
      {isLoading ? (
        <TableSkeleton />
      ) : products.length > 0 ? (
        <CompareTable
          products={products}
          facts={facts}
          onlyDifferent={onlyDifferent && hasSeveral}
          onRemove={remove}
        />
      ) : (
        <NothingToCompare />
      )}
    </>
  )
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-dashed border-line-strong/60 bg-sunken px-4 py-3 sm:px-5">
      <p className="font-medium">{text}</p>
      {children}
    </div>
  )
}

function CompareSkeleton() {
  const t = useTranslations('comparePage')
  return (
    <>
      <p role="status" className="mb-4 flex min-h-11 items-center font-semibold text-ink-soft">
        {t('loading')}
      </p>
      <TableSkeleton />
    </>
  )
}

const TableSkeleton = () => (
  <span aria-hidden data-skeleton className="skeleton block h-160 rounded-card" />
)

function NothingToCompare() {
  const t = useTranslations('comparePage')
  return (
    <EmptyState icon={<Icon name="scale" className="size-8" />} title={t('emptyTitle')}>
      <p className="mt-1.5 max-w-md text-muted">{t('emptyText', { max: MAX_COMPARED })}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href="/products" className={buttonStyle()}>
          {t('browse')}
        </Link>
        <Link href="/wishlist" className={buttonStyle({ variant: 'outline' })}>
          {t('wishlist')}
        </Link>
      </div>
    </EmptyState>
  )
}
