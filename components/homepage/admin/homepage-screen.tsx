'use client'

import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { HomepageForm } from './homepage-form'
import { useHomepage } from './use-homepage'

/** Loads the home page into its form. */
export function HomepageScreen() {
  const { data, error, refetch, isFetchedAfterMount } = useHomepage()
  // A form that started from a stale version could never be saved.
  if (data && isFetchedAfterMount) return <HomepageForm loaded={data} />
  return (
    <>
      <TabHeading title="Homepage" />
      {error ? (
        <LoadError title="Failed to load the home page" error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label="Loading" className="space-y-6">
          <Skeleton className="h-[28rem] rounded-card" />
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </>
  )
}
