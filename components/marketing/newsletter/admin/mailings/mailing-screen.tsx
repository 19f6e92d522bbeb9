'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import type { Mailing } from '@/lib/marketing/newsletter/mailings/contracts'
import { MailingForm } from './mailing-form'
import { MailingProgress } from './mailing-progress'
import { MAILING_CALL } from './use-mailing-calls'

const REFRESH_MS = 5_000

/** Whether its figures change by themselves. */
const isMoving = ({ status, figures }: Mailing) =>
  status === 'sending' || status === 'scheduled' || (status === 'sent' && figures.waiting > 0)

/** A mailing: its form while it is a draft, and what became of it afterwards. */
export function MailingScreen({ id }: { id?: number }) {
  return id === undefined ? <MailingForm /> : <SavedMailing id={id} />
}

function SavedMailing({ id }: { id: number }) {
  const t = useTranslations('backOffice.newsletter')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [MAILING_CALL, id],
    queryFn: ({ signal }) => callAdmin(MAILING_CALL, { params: { id }, signal }),
    staleTime: 0,
    // No refetch while editing.
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? REFRESH_MS : false),
  })
  if (data && isFetchedAfterMount)
    return data.status === 'draft' ? (
      <MailingForm mailing={data} />
    ) : (
      <MailingProgress mailing={data} />
    )
  if (error) return <LoadError title={t('mailing.loadFailed')} error={error} onRetry={refetch} />
  return (
    <div role="status" aria-label={common('loading')}>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-6 h-96 rounded-card" />
    </div>
  )
}
