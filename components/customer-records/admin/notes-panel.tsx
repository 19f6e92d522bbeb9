'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { RowAction } from '@/components/ui/list/row-action'
import type { CustomerDetail } from '@/lib/customer-records/contracts'
import { MAX_NOTE_LENGTH } from '@/lib/customers/record-rules'
import { useCustomerChanged } from './use-customer'

type Note = CustomerDetail['notes'][number]

/** What staff wrote of a customer, with a form for more. */
export function NotesPanel({ customer: { id, notes } }: { customer: CustomerDetail }) {
  const changed = useCustomerChanged()
  const [doomed, setDoomed] = useState<Note>()
  return (
    <Panel title="Notes">
      <NoteForm id={id} />
      {notes.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-t border-line">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2 py-3 last:pb-0">
              <div className="min-w-0 flex-1 text-sm">
                <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {note.text}
                </p>
                <p className="mt-0.5 text-muted">
                  {formatDateTime(note.createdAt)} · {note.username}
                </p>
              </div>
              <RowAction
                icon={Trash2}
                label={`Delete the note of ${formatDateTime(note.createdAt)}`}
                isSmall
                isDanger
                onClick={() => setDoomed(note)}
              />
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete this note?"
          confirmLabel="Delete note"
          pendingLabel="Deleting …"
          onConfirm={async () =>
            changed(
              await callAdmin('DELETE /api/admin/customers/[id]/notes/[noteId]', {
                params: { id, noteId: doomed.id },
              }),
            )
          }
          onClose={() => setDoomed(undefined)}
        >
          <p>What {doomed.username} wrote is gone for good.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function NoteForm({ id }: { id: number }) {
  const changed = useCustomerChanged()
  const { form, field, problem, isSending, submit, startOver } = useAdminForm({
    defaults: { note: '' },
    send: (body) => callAdmin('POST /api/admin/customers/[id]/notes', { params: { id }, body }),
    onSent: (customer) => {
      startOver()
      changed(customer)
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
