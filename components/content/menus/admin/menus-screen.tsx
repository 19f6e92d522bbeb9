'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { MenusForm, SETTINGS_CALL } from './menus-form'

/** Loads the menus into their form. */
export function MenusScreen() {
  const t = useTranslations('backOffice.pages.menus')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [SETTINGS_CALL, 'menus'],
    queryFn: async ({ signal }) => {
      const { values, versions } = await callAdmin(SETTINGS_CALL, { signal })
      return { menus: values.menus, version: versions.menus ?? null }
    },
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
  })
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount)
    return <MenusForm key={data.version} loaded={data} onReload={refetch} />
  return (
    <>
      <TabHeading title={t('title')} />
      {error ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={common('loading')} className="grid gap-6 xl:grid-cols-2">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
    </>
  )
}
