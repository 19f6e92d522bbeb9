'use client'

import { Pencil } from 'lucide-react'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { useMay } from '@/components/staff/admin/session/admin-gate'
import { Button } from '@/components/ui/button'
import { LabelledValue } from '@/components/ui/labelled-value'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'

type Props = { gift: NonNullable<OrderDetail['gift']>; onOpen: (dialog: OpenDialog) => void }

/** Whom the keys are for, when it is not the buyer. */
export function GiftPanel({ gift, onOpen }: Props) {
  const may = useMay()
  return (
    <Panel
      title="Gift"
      actions={
        may('orders.correct') && (
          <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'recipient' })}>
            <Pencil aria-hidden />
            Correct recipient
          </Button>
        )
      }
    >
      <dl className="space-y-3 text-sm">
        <LabelledValue label="Recipient">
          {gift.recipientName && <span className="block">{gift.recipientName}</span>}
          <a href={`mailto:${gift.recipientEmail}`} className="text-primary-strong hover:underline">
            {gift.recipientEmail}
          </a>
        </LabelledValue>
        <LabelledValue label="Mailed from">{formatDateTime(gift.sendAt)}</LabelledValue>
        {gift.message && (
          <LabelledValue label="Message">
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">{gift.message}</span>
          </LabelledValue>
        )}
      </dl>
    </Panel>
  )
}
