'use client'

import { useQuery } from '@tanstack/react-query'
import { CheckCheck, RotateCcw, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { NoteForm } from '@/components/back-office/note-form'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { MAX_NOTE_LENGTH } from '@/lib/service/messages/message-rules'
import { AnswerForm } from './answer-form'
import { subjectText } from './erasure-text'
import { STATUS_TONES } from './message-labels'
import { OrdersPanel } from './orders-panel'
import { OthersPanel } from './others-panel'
import { SenderPanel } from './sender-panel'
import { Thread } from './thread'
import { MESSAGE_CALL, useMessageChanged, useMessageRead } from './use-messages'

const LIST = '/admin/messages'

/** One message with what followed it, who wrote it, and actions. */
export function MessageScreen({ id }: { id: number }) {
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch } = useQuery({
    queryKey: [MESSAGE_CALL, id],
    queryFn: ({ signal }) => callAdmin(MESSAGE_CALL, { params: { id }, signal }),
    staleTime: 0,
  })
  return (
    <>
      <BackLink href={LIST}>{t('list.all')}</BackLink>
      {data ? (
        <Message key={data.id} message={data} />
      ) : error ? (
        <LoadError title={t('message.failed')} error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={common('loading')}>
          <Skeleton className="h-8 w-72 max-w-full" />
          <Skeleton className="mt-6 h-96 rounded-card" />
        </div>
      )}
    </>
  )
}

/** Marks an opened message as read, once. */
function useMarkRead({ id, readAt }: AdminMessage) {
  const onRead = useMessageRead()
  const isMarked = useRef(false)
  useEffect(() => {
    if (readAt !== null || isMarked.current) return
    isMarked.current = true
    callAdmin('PATCH /api/admin/messages/[id]', { params: { id }, body: { isRead: true } })
      .then(onRead)
      // It stays unread, which is harmless.
      .catch(() => {})
  }, [id, readAt, onRead])
}

function Message({ message }: { message: AdminMessage }) {
  const { id, name, subject, status, createdAt } = message
  const isAnswered = message.answers.length > 0
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  const router = useRouter()
  const changed = useMessageChanged()
  const [isDeleting, setDeleting] = useState(false)
  const [isWorking, setWorking] = useState(false)
  useMarkRead(message)

  async function setStatus(next: 'open' | 'closed') {
    setWorking(true)
    try {
      changed(
        await callAdmin('PATCH /api/admin/messages/[id]', {
          params: { id },
          body: { status: next },
        }),
      )
      showToast({ title: t(next === 'closed' ? 'message.closed' : 'message.reopened') })
    } catch (error) {
      toastFailure(t('message.error'), error, t('message.notChanged'))
    }
    setWorking(false)
  }
  async function remove() {
    await callAdmin('DELETE /api/admin/messages/[id]', { params: { id } })
    showToast({ title: t('message.deleted') })
    changed()
    router.replace(LIST)
  }

  return (
    <>
      <TabHeading
        title={subjectText(subject)}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
            {t('message.receivedAt', { time: formatDateTime(createdAt) })}
          </span>
        }
      >
        <Button variant="outline" className="text-danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          {common('delete')}
        </Button>
        {status === 'open' ? (
          <Button variant="outline" disabled={isWorking} onClick={() => setStatus('closed')}>
            <CheckCheck aria-hidden />
            {t('message.closeUnanswered')}
          </Button>
        ) : (
          <>
            <Button variant="outline" disabled={isWorking} onClick={() => setStatus('open')}>
              <RotateCcw aria-hidden />
              {t('message.reopen')}
            </Button>
            {status === 'answered' && (
              <Button variant="outline" disabled={isWorking} onClick={() => setStatus('closed')}>
                <CheckCheck aria-hidden />
                {t('message.close')}
              </Button>
            )}
          </>
        )}
      </TabHeading>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <Thread message={message} />
          <Panel title={t(isAnswered ? 'message.answerAgain' : 'message.answer')}>
            <AnswerForm message={message} />
          </Panel>
          <Panel title={t('message.addNote')}>
            <NoteForm
              maxLength={MAX_NOTE_LENGTH}
              send={(body) =>
                callAdmin('POST /api/admin/messages/[id]/notes', { params: { id }, body })
              }
              onSent={changed}
            />
          </Panel>
        </div>
        <div className="min-w-0 space-y-6">
          <SenderPanel message={message} />
          <OrdersPanel message={message} />
          <OthersPanel others={message.others} />
        </div>
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={t('delete.title')}
          confirmLabel={t('delete.confirm')}
          pendingLabel={common('deleting')}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          <p>
            {t.rich(isAnswered ? 'delete.textAnswered' : 'delete.text', {
              name,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
          {message.notes.length > 0 && <p className="mt-3">{t('delete.notes')}</p>}
          {message.ticket && (
            <p className="mt-3">{t('delete.ticket', { desk: message.ticket.desk })}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
