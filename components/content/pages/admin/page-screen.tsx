'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { PageForm } from './page-form'
import { PAGE_CALL } from './use-page-form'

/** Loads a page into its form. */
export function PageScreen({ id }: { id: number }) {
  const t = useTranslations('backOffice.pages')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [PAGE_CALL, id],
    queryFn: ({ signal }) => callAdmin(PAGE_CALL, { params: { id }, signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <PageForm page={data} />
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
