'use client'

import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { REQUEST_TONES, refundReasonLabel } from '@/components/orders/admin/order-labels'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order/order-dialogs'

type Props = {
  order: OrderDetail
  request: AdminRefundRequest
  onOpen: (dialog: OpenDialog) => void
}

/** A buyer's refund request and the answer to it. */
export function RequestPanel({ order, request, onOpen }: Props) {
  const t = useTranslations('backOffice.refunds')
  const orders = useTranslations('backOffice.orders')
  const may = useMay()
  const { status, isBeingRefunded, isRefundWaiting, reason, message, answer, createdAt } = request
  const progress = isRefundWaiting ? t('panel.waits') : t('panel.beingRefunded')
  const isOpen = status === 'open' && !isBeingRefunded
  return (
    <Panel
      title={t('panel.title')}
      lead={t('panel.asked', { date: formatDateTime(createdAt) })}
      actions={
        isOpen && may('refunds') ? (
          <>
            <Button
              variant="outline"
              size="sm"
              onClick={() => onOpen({ kind: 'decline', request })}
            >
              {t('panel.decline')}
            </Button>
            <Button
              size="sm"
              disabled={order.payment.refundableAmount === '0.00'}
              onClick={() => onOpen({ kind: 'refund', request })}
            >
              {t('dialog.accept')}
            </Button>
          </>
        ) : (
          <Badge tone={REQUEST_TONES[status]}>
            {isBeingRefunded ? progress : orders(`requestStatus.${status}`)}
          </Badge>
        )
      }
    >
      <p className="text-sm font-semibold">{refundReasonLabel(orders, reason)}</p>
      {message && (
        <p className="mt-1 text-sm whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          {message}
        </p>
      )}
      {answer && (
        <p className="mt-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          {t.rich('panel.yourAnswer', {
            answer,
            label: (chunks) => <span className="font-semibold">{chunks}</span>,
          })}
        </p>
      )}
    </Panel>
  )
}
