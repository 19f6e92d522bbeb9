'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/list/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { CompareDialog } from './compare-dialog'
import { ComparisonPanel } from './comparison-panel'

const CALL = 'GET /api/admin/books'
const POLL_INTERVAL_MS = 2000
const SHOWN = 20

/** The store's book beside those of the payment providers. */
export function BooksScreen() {
  const t = useTranslations('backOffice.bookkeeping')
  const may = useMay()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [CALL],
    queryFn: ({ signal }) => callAdminList(CALL, { query: { limit: SHOWN }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status }) => status === 'running') ? POLL_INTERVAL_MS : false,
  })
  return (
    <>
      <PaymentsHeading lead={t('lead')}>
        {may('payments.settle') && (
          <Button onClick={() => setAsking(true)}>
            <Scale aria-hidden />
            {t('compareNow')}
          </Button>
        )}
      </PaymentsHeading>
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-64 rounded-card" />
      ) : data.rows.length === 0 ? (
        <EmptyState icon={<Scale aria-hidden className="size-8" />} title={t('empty')}>
          <p className="mt-2 text-muted">{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <div className="space-y-6">
          {data.rows.map((comparison) => (
            <ComparisonPanel key={comparison.id} comparison={comparison} />
          ))}
        </div>
      )}
      {isAsking && (
        <CompareDialog
          onStarted={() => client.invalidateQueries({ queryKey: [CALL] })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
