'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Skeleton } from '@/components/ui/skeleton'
import { loadSettings, SETTINGS_CALL } from './load-settings'
import { SettingsForm, type SettingsSlots } from './settings-form'

/** The Settings tab. */
export function SettingsScreen(slots: SettingsSlots) {
  const t = useTranslations('backOffice.settings')
  const { data, error, refetch } = useQuery({
    // Not the call's own key: this data combines two responses.
    queryKey: [SETTINGS_CALL, 'tab'],
    queryFn: ({ signal }) => loadSettings(signal),
    // Every visit loads fresh data, and nothing replaces it while editing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <TabHeading title={t('page.title')} lead={t('page.lead')} />
      {error ? (
        <LoadError title={t('page.loadFailed')} error={error} onRetry={refetch} />
      ) : data ? (
        <SettingsForm initial={data} {...slots} />
      ) : (
        <SettingsSkeleton />
      )}
    </>
  )
}

function SettingsSkeleton() {
  const t = useTranslations('backOffice.settings')
  return (
    <div role="status" className="space-y-6 xl:me-60">
      <span className="sr-only">{t('page.loading')}</span>
      {[1, 2].map((card) => (
        <div key={card} className="rounded-card border border-line bg-surface p-5 shadow-card">
          <Skeleton className="h-6 w-56" />
          <div className="mt-6 grid gap-5 sm:grid-cols-2">
            {[1, 2, 3, 4, 5, 6].map((field) => (
              <Skeleton key={field} className="h-16" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
