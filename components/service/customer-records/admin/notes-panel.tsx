'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { NoteForm } from '@/components/back-office/note-form'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { RowAction } from '@/components/ui/list/row-action'
import { MAX_NOTE_LENGTH } from '@/lib/customers/record-rules'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { useCustomerChanged } from './use-customer'

type Note = CustomerDetail['notes'][number]

/** What staff wrote of a customer, with a form for more. */
export function NotesPanel({ customer: { id, notes } }: { customer: CustomerDetail }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const canWrite = useMay()('customers.handle')
  const changed = useCustomerChanged()
  const [doomed, setDoomed] = useState<Note>()
  return (
    <Panel title={common('notes')}>
      {canWrite && (
        <NoteForm
          maxLength={MAX_NOTE_LENGTH}
          send={(body) =>
            callAdmin('POST /api/admin/customers/[id]/notes', { params: { id }, body })
          }
          onSent={changed}
        />
      )}
      {!canWrite && notes.length === 0 && <p className="text-sm text-muted">{t('notes.none')}</p>}
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
              {canWrite && (
                <RowAction
                  icon={Trash2}
                  label={t('notes.deleteNamed', { time: formatDateTime(note.createdAt) })}
                  isSmall
                  isDanger
                  onClick={() => setDoomed(note)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <ConfirmDialog
          title={t('notes.deleteTitle')}
          confirmLabel={t('notes.delete')}
          pendingLabel={common('deleting')}
          onConfirm={async () =>
            changed(
              await callAdmin('DELETE /api/admin/customers/[id]/notes/[noteId]', {
                params: { id, noteId: doomed.id },
              }),
            )
          }
          onClose={() => setDoomed(undefined)}
        >
          <p>{t('notes.deleteText', { username: doomed.username })}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
