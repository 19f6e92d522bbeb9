'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import { StoreTextForm } from './store-text-form'
import { STORE_TEXT_CALL } from './use-store-text-form'

/** Loads a page of the store into the form of its text. */
export function StoreTextScreen({ page }: { page: StoreTextPage }) {
  const t = useTranslations('backOffice.pages')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [STORE_TEXT_CALL, page],
    queryFn: ({ signal }) => callAdmin(STORE_TEXT_CALL, { params: { page }, signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <StoreTextForm loaded={data} />
  if (error) return <LoadError title={t('form.notLoaded')} error={error} onRetry={refetch} />
  return (
    <div role="status" aria-label={common('loading')}>
      <Skeleton className="h-8 w-48" />
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-[40rem] rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  )
}
