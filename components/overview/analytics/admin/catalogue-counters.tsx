'use client'

import { FolderTree, type LucideIcon, Package, Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/back-office/format-number'
import { LoadError } from '@/components/back-office/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { useCounts } from './use-analytics'

/** Counts of products, categories, articles and keys. */
export function CatalogueCounters() {
  const t = useTranslations('backOffice.analytics')
  const { data, error, refetch } = useCounts()
  if (error && !data)
    return <LoadError title={t('counters.loadFailed')} error={error} onRetry={refetch} />
  return (
    <dl aria-label={t('counters.label')} className="grid gap-3 sm:grid-cols-3">
      <Counter icon={Package} label={t('counters.products')} value={data?.products} />
      <Counter icon={Star} label={t('counters.featured')} value={data?.featured} />
      <Counter icon={FolderTree} label={t('counters.categories')} value={data?.categories} />
    </dl>
  )
}

type CounterProps = { icon: LucideIcon; label: string; value: number | undefined }

function Counter({ icon: Icon, label, value }: CounterProps) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2 shadow-card">
      <dt className="flex items-center gap-3 text-sm font-semibold text-muted">
        <Icon
          aria-hidden
          className="size-8 shrink-0 rounded-control bg-primary-soft p-2 text-primary-strong"
        />
        {label}
      </dt>
      <dd className="text-xl leading-8 font-extrabold tabular-nums">
        {value === undefined ? <Skeleton className="my-1 h-6 w-14" /> : formatCount(value)}
      </dd>
    </div>
  )
}
