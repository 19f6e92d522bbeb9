'use client'

import { useQuery } from '@tanstack/react-query'
import { FileText, Scale, Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { disputeReason } from '@/components/back-office/language/dispute-reason'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { useDownload } from '@/components/back-office/use-download'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Dispute } from '@/lib/refunds/disputes/contracts'
import { DISPUTE_TONES } from './dispute-labels'
import { EnterDisputeDialog } from './enter-dispute-dialog'
import { SendEvidenceDialog } from './send-evidence-dialog'

const CALL = 'GET /api/admin/orders/[orderNumber]/disputes'

/** The disputes of an order, and what answers them. */
export function DisputePanel({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations('backOffice.disputes')
  const may = useMay()
  const [entering, setEntering] = useState<Dispute | 'new'>()
  const [answering, setAnswering] = useState<Dispute>()
  const { isDownloading, start } = useDownload(t('panel.evidenceFailed'))
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, orderNumber],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { orderNumber }, signal }),
    staleTime: 0,
  })
  const download = () =>
    start(() =>
      downloadAdmin('GET /api/admin/orders/[orderNumber]/evidence', `evidence-${orderNumber}.pdf`, {
        params: { orderNumber },
      }),
    )
  if (error) return <LoadError title={t('list.failed')} error={error} onRetry={refetch} />
  return (
    <Panel
      title={t('panel.title')}
      lead={data?.length === 0 ? t('panel.none') : undefined}
      actions={
        <>
          {may('payments.read') && (
            <Button variant="outline" size="sm" onClick={download} disabled={isDownloading}>
              <FileText aria-hidden />
              {isDownloading ? t('panel.making') : t('panel.evidence')}
            </Button>
          )}
          {may('payments.settle') && (
            <Button variant="outline" size="sm" onClick={() => setEntering('new')}>
              <Scale aria-hidden />
              {t('panel.enter')}
            </Button>
          )}
        </>
      }
    >
      {data?.length ? (
        <ul className="space-y-3">
          {data.map((dispute) => (
            <DisputeLine
              key={dispute.id}
              dispute={dispute}
              onChange={
                may('payments.settle') && dispute.username !== null
                  ? () => setEntering(dispute)
                  : undefined
              }
              onAnswer={
                may('payments.settle') && dispute.takesEvidence
                  ? () => setAnswering(dispute)
                  : undefined
              }
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">{t('panel.hint')}</p>
      )}
      {entering && (
        <EnterDisputeDialog
          orderNumber={orderNumber}
          dispute={entering === 'new' ? undefined : entering}
          onClose={() => setEntering(undefined)}
        />
      )}
      {answering && (
        <SendEvidenceDialog
          orderNumber={orderNumber}
          dispute={answering}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Panel>
  )
}

type DisputeLineProps = { dispute: Dispute; onChange?: () => void; onAnswer?: () => void }

function DisputeLine({ dispute, onChange, onAnswer }: DisputeLineProps) {
  const t = useTranslations('backOffice.disputes')
  const orders = useTranslations('backOffice.orders')
  const { status, amount, currency, reason, providerDisputeId, respondBy } = dispute
  const { provider, evidenceSentAt } = dispute
  return (
    <li className="rounded-control border border-line px-3.5 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-bold tabular-nums">{money(amount, currency)}</span>
        <Badge tone={DISPUTE_TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="mt-1 [overflow-wrap:anywhere]">{disputeReason(t, reason)}</p>
      <p className="mt-1 font-mono text-xs text-muted">{providerDisputeId}</p>
      {respondBy && status === 'needs_response' && (
        <p className="mt-1 font-semibold text-danger">
          {t('panel.answerBefore', { date: formatDateTime(respondBy) })}
        </p>
      )}
      {evidenceSentAt && (
        <p className="mt-1 text-muted">
          {t('panel.sentOn', { date: formatDateTime(evidenceSentAt) })}
        </p>
      )}
      {onAnswer && (
        <Button variant="outline" size="sm" className="mt-3" onClick={onAnswer}>
          <Send aria-hidden />
          {t('panel.send', { provider: providerLabel(orders, provider) })}
        </Button>
      )}
      {onChange && (
        <Button variant="outline" size="sm" className="mt-3" onClick={onChange}>
          {t('panel.change')}
        </Button>
      )}
    </li>
  )
}
