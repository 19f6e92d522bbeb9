'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/components/back-office/format-date'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { LabelledValue } from '@/components/ui/labelled-value'
import { shownEmail } from '@/lib/core/shown-email'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import type { OpenDialog } from './order-dialogs'

type Props = { gift: NonNullable<OrderDetail['gift']>; onOpen: (dialog: OpenDialog) => void }

/** Whom the keys are for, when it is not the buyer. */
export function GiftPanel({ gift, onOpen }: Props) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const may = useMay()
  return (
    <Panel
      title={t('gift.title')}
      actions={
        may('orders.correct') && (
          <Button variant="outline" size="sm" onClick={() => onOpen({ kind: 'recipient' })}>
            <Pencil aria-hidden />
            {t('gift.correct')}
          </Button>
        )
      }
    >
      <dl className="space-y-3 text-sm">
        <LabelledValue label={t('gift.recipient')}>
          {gift.recipientName && <span className="block">{gift.recipientName}</span>}
          <a href={`mailto:${gift.recipientEmail}`} className="text-primary-strong hover:underline">
            {shownEmail(gift.recipientEmail)}
          </a>
        </LabelledValue>
        <LabelledValue label={t('gift.mailedFrom')}>
          {formatDateTime(gift.sendAt)}
          {gift.timeZone && (
            <span className="block text-muted">
              {t('gift.chosenIn', { timeZone: gift.timeZone.replaceAll('_', ' ') })}
            </span>
          )}
        </LabelledValue>
        {gift.message && (
          <LabelledValue label={common('message')}>
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">{gift.message}</span>
          </LabelledValue>
        )}
      </dl>
    </Panel>
  )
}
