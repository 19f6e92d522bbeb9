'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { NoteForm } from '@/components/back-office/note-form'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { eventText } from './event-text'

/** An order's events, newest first, with a form for notes. */
export function TimelinePanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('backOffice.orders')
  const disputes = useTranslations('backOffice.disputes')
  const may = useMay()
  const changed = useOrderChanged()
  const params = { orderNumber: order.orderNumber }
  return (
    <Panel title={t('timeline.title')}>
      {may('orders.handle') && (
        <NoteForm
          maxLength={MAX_NOTE_LENGTH}
          send={(body) => callAdmin('POST /api/admin/orders/[orderNumber]/notes', { params, body })}
          onSent={() => changed()}
        />
      )}
      <ol className="not-first:mt-6 space-y-4 border-s-2 border-line ps-5">
        {order.events.map((event) => {
          const { title, detail } = eventText(event, t, disputes, order.currency)
          return (
            <li key={event.id} className="relative text-sm">
              <span
                aria-hidden
                className="absolute -start-[1.6rem] top-1.5 size-2.5 rounded-full bg-line-strong ring-4 ring-surface"
              />
              <p className="font-semibold">{title}</p>
              {detail && (
                <p className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
                  {detail}
                </p>
              )}
              <p className="text-muted">
                {formatDateTime(event.createdAt)} ·{' '}
                {event.actor === 'system' ? t('timeline.store') : event.actor}
              </p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
