'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { eventText } from './event-text'
import { useOrderChanged } from './use-order-changed'

/** An order's events, newest first, with a form for notes. */
export function TimelinePanel({ order }: { order: OrderDetail }) {
  return (
    <Panel title="Timeline">
      <NoteForm orderNumber={order.orderNumber} />
      <ol className="mt-6 space-y-4 border-s-2 border-line ps-5">
        {order.events.map((event) => {
          const { title, detail } = eventText(event)
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
                {event.actor === 'system' ? 'Store' : event.actor}
              </p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

type Values = { note: string }

function NoteForm({ orderNumber }: { orderNumber: string }) {
  const changed = useOrderChanged()
  const { form, field, problem, isSending, submit, startOver } = useAdminForm<Values>({
    defaults: { note: '' },
    send: (body) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/notes', { params: { orderNumber }, body }),
    onSent: () => {
      startOver()
      changed()
    },
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <TextAreaField
        label="Add a note"
        hint="Only the back office sees it."
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        {...field('note')}
      />
      <FormError>{problem}</FormError>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        disabled={isSending || form.watch('note').trim() === ''}
      >
        {isSending ? 'Saving …' : 'Save note'}
      </Button>
    </form>
  )
}
