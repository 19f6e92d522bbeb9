'use client'

import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { HomepageForm } from './homepage-form'
import { useHomepage } from './use-homepage'

/** Loads the home page into its form. */
export function HomepageScreen() {
  const t = useTranslations('backOffice.homepage')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch, isFetchedAfterMount } = useHomepage()
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <HomepageForm loaded={data} />
  return (
    <>
      <TabHeading title={t('title')} />
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={common('loading')} className="space-y-6">
          <Skeleton className="h-[28rem] rounded-card" />
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </>
  )
}
