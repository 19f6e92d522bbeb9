import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { type ThreadEntry, threadEntries } from '@/lib/service/messages/thread-entries'
import { messageText } from './erasure-text'
import { useMessageChanged } from './use-messages'

const TITLES = {
  store: 'message.answerBy',
  help_desk: 'message.answerByAtDesk',
  visitor: 'message.replyBy',
} as const

type Note = AdminMessage['notes'][number]

/** What was written, with what followed it: answers, what came back, and internal notes, oldest first. */
export function Thread({ message }: { message: AdminMessage }) {
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  const changed = useMessageChanged()
  const [doomed, setDoomed] = useState<Note>()
  const { id, name, createdAt } = message
  return (
    <>
      <ol aria-label={t('message.conversation')} className="space-y-6">
        <li>
          <Panel
            title={common('message')}
            lead={t('message.wroteAt', { name, time: formatDateTime(createdAt) })}
          >
            <Text>{messageText(message)}</Text>
          </Panel>
        </li>
        {threadEntries(message).map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <Entry entry={entry} onDelete={setDoomed} />
          </li>
        ))}
      </ol>
      {doomed && (
        <ConfirmDialog
          title={t('note.deleteTitle')}
          confirmLabel={t('note.delete')}
          pendingLabel={common('deleting')}
          onConfirm={async () =>
            changed(
              await callAdmin('DELETE /api/admin/messages/[id]/notes/[noteId]', {
                params: { id, noteId: doomed.id },
              }),
            )
          }
          onClose={() => setDoomed(undefined)}
        >
          <p>{t('note.deleteText', { username: doomed.username })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Entry({ entry, onDelete }: { entry: ThreadEntry; onDelete: (note: Note) => void }) {
  const t = useTranslations('backOffice.messages')
  const { username, text, createdAt } = entry
  const time = formatDateTime(createdAt)
  if (entry.kind === 'answer')
    return (
      <Panel
        title={t(TITLES[entry.origin], { username })}
        lead={time}
        className={entry.origin === 'visitor' ? undefined : 'ms-4 sm:ms-10'}
      >
        <Text>{text}</Text>
      </Panel>
    )
  return (
    <Panel
      title={t('message.noteBy', { username })}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          {time}
          <Badge tone="dark">{t('message.neverMailed')}</Badge>
        </span>
      }
      actions={
        <RowAction
          icon={Trash2}
          label={t('note.deleteNamed', { time })}
          isSmall
          isDanger
          onClick={() => onDelete(entry)}
        />
      }
      className="ms-4 border-dashed sm:ms-10"
    >
      <Text>{text}</Text>
    </Panel>
  )
}

/** Plain text with its line breaks, never HTML. */
function Text({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="max-w-3xl text-sm leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      {children}
    </p>
  )
}
