'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormLoading } from '@/components/back-office/form-loading'
import { PageForm } from './page-form'
import { PAGE_CALL } from './use-page-form'

/** Loads a page into its form. */
export function PageScreen({ id }: { id: number }) {
  const t = useTranslations('backOffice.pages')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [PAGE_CALL, id],
    queryFn: ({ signal }) => callAdmin(PAGE_CALL, { params: { id }, signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <PageForm page={data} />
  return <FormLoading title={t('form.notLoaded')} error={error} onRetry={refetch} />
}
