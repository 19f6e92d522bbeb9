'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** A tab's skeleton. */
export default function TabLoading() {
  const common = useTranslations('backOffice.common')
  return (
    <div role="status" aria-label={common('loading')}>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-6 h-11 w-full max-w-xl" />
      <Skeleton className="mt-6 h-96 w-full rounded-card" />
    </div>
  )
}
