'use client'

import { useQuery } from '@tanstack/react-query'
import { FileText, Scale } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { Panel } from '@/components/back-office/shell/panel'
import { useDownload } from '@/components/back-office/use-download'
import { money } from '@/components/orders/admin/order-labels'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Dispute } from '@/lib/disputes/contracts'
import { reasonText } from '@/lib/disputes/reason-text'
import { DISPUTE_LABELS, DISPUTE_TONES } from './dispute-labels'
import { EnterDisputeDialog } from './enter-dispute-dialog'

const CALL = 'GET /api/admin/orders/[orderNumber]/disputes'

/** The disputes of an order, and what answers them. */
export function DisputePanel({ orderNumber }: { orderNumber: string }) {
  const may = useMay()
  const [entering, setEntering] = useState<Dispute | 'new'>()
  const { isDownloading, start } = useDownload('The evidence could not be made')
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
  if (error)
    return <LoadError title="Failed to load the disputes" error={error} onRetry={refetch} />
  return (
    <Panel
      title="Disputes"
      lead={data?.length === 0 ? 'None' : undefined}
      actions={
        <>
          {may('payments.read') && (
            <Button variant="outline" size="sm" onClick={download} disabled={isDownloading}>
              <FileText aria-hidden />
              {isDownloading ? 'Making …' : 'Evidence (PDF)'}
            </Button>
          )}
          {may('payments.settle') && (
            <Button variant="outline" size="sm" onClick={() => setEntering('new')}>
              <Scale aria-hidden />
              Enter a dispute
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
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">
          PayPal’s disputes appear here by themselves. The evidence tells what was bought, mailed
          and opened.
        </p>
      )}
      {entering && (
        <EnterDisputeDialog
          orderNumber={orderNumber}
          dispute={entering === 'new' ? undefined : entering}
          onClose={() => setEntering(undefined)}
        />
      )}
    </Panel>
  )
}

function DisputeLine({ dispute, onChange }: { dispute: Dispute; onChange?: () => void }) {
  const { status, amount, reason, providerDisputeId, respondBy } = dispute
  return (
    <li className="rounded-control border border-line px-3.5 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-bold tabular-nums">{money(amount)}</span>
        <Badge tone={DISPUTE_TONES[status]}>{DISPUTE_LABELS[status]}</Badge>
      </div>
      <p className="mt-1 [overflow-wrap:anywhere]">{reasonText(reason)}</p>
      <p className="mt-1 font-mono text-xs text-muted">{providerDisputeId}</p>
      {respondBy && status === 'needs_response' && (
        <p className="mt-1 font-semibold text-danger">Answer before {formatDateTime(respondBy)}</p>
      )}
      {onChange && (
        <Button variant="outline" size="sm" className="mt-3" onClick={onChange}>
          Change
        </Button>
      )}
    </li>
  )
}
