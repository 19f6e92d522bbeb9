'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormLoading } from '@/components/back-office/form-loading'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import { StoreTextForm } from './store-text-form'
import { STORE_TEXT_CALL } from './use-store-text-form'

/** Loads a page of the store into the form of its text. */
export function StoreTextScreen({ page }: { page: StoreTextPage }) {
  const t = useTranslations('backOffice.pages')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [STORE_TEXT_CALL, page],
    queryFn: ({ signal }) => callAdmin(STORE_TEXT_CALL, { params: { page }, signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <StoreTextForm loaded={data} />
  return <FormLoading title={t('form.notLoaded')} error={error} onRetry={refetch} />
}
