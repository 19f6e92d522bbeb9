import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { Panel } from '@/components/back-office/shell/panel'
import { Badge } from '@/components/ui/badge'
import { RowAction } from '@/components/ui/list/row-action'
import { shownEmail } from '@/lib/core/shown-email'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { type ThreadEntry, threadEntries } from '@/lib/service/messages/thread-entries'
import { messageText } from './erasure-text'
import { MessageFiles } from './message-files'
import { useMessageChanged } from './use-messages'

const TITLES = {
  store: 'message.answerBy',
  help_desk: 'message.answerByAtDesk',
  visitor: 'message.replyBy',
  someone_else: 'message.otherWrote',
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
            lead={
              <Lead>
                {t('message.wroteAt', { name, time: formatDateTime(createdAt) })}
                {message.isMailed && <Badge tone="neutral">{t('message.byMail')}</Badge>}
              </Lead>
            }
          >
            <Text>{messageText(message)}</Text>
            <MessageFiles messageId={id} files={message.files} />
          </Panel>
        </li>
        {threadEntries(message).map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <Entry messageId={id} entry={entry} onDelete={setDoomed} />
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

type EntryProps = { messageId: number; entry: ThreadEntry; onDelete: (note: Note) => void }

function Entry({ messageId, entry, onDelete }: EntryProps) {
  const t = useTranslations('backOffice.messages')
  const { username, text, createdAt } = entry
  const time = formatDateTime(createdAt)
  if (entry.kind === 'answer')
    return (
      <Panel
        title={t(TITLES[entry.origin], { username })}
        lead={
          <Lead>
            {time}
            <Origin answer={entry} />
          </Lead>
        }
        className={isFromOutside(entry) ? undefined : 'ms-4 sm:ms-10'}
      >
        <Text>{text}</Text>
        <MessageFiles messageId={messageId} files={entry.files} />
      </Panel>
    )
  return (
    <Panel
      title={t('message.noteBy', { username })}
      lead={
        <Lead>
          {time}
          <Badge tone="dark">{t('message.neverMailed')}</Badge>
        </Lead>
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

type Answer = AdminMessage['answers'][number]

const isFromOutside = ({ origin }: Pick<Answer, 'origin'>): boolean =>
  origin === 'visitor' || origin === 'someone_else'

/** How an answer came, and that it is not the sender's if it came from another address. */
function Origin({ answer: { origin, fromAddress } }: { answer: Answer }) {
  const t = useTranslations('backOffice.messages.message')
  if (fromAddress === null) return null
  return origin === 'someone_else' ? (
    <Badge tone="danger">{t('notTheSender', { email: shownEmail(fromAddress) })}</Badge>
  ) : (
    <Badge tone="neutral">{t('byMail')}</Badge>
  )
}

const Lead = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-2">{children}</span>
)

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
