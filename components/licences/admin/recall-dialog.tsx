'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { RecallHolders } from './recall-holders'
import { RecallProgress } from './recall-progress'
import { useKeysChanged } from './use-keys-changed'

const CALL = 'GET /api/admin/key-batches/[id]'
const REFRESH_MS = 2000

type RecallDialogProps = { id: number; onClose: () => void }

/** Shows who has keys of a batch, recalls it, and shows how far that is. */
export function RecallDialog({ id, onClose }: RecallDialogProps) {
  const t = useTranslations('backOffice.licences.recall')
  const common = useTranslations('backOffice.common')
  const changed = useKeysChanged()
  const [reason, setReason] = useState('')
  const [replace, setReplace] = useState(true)
  const [mail, setMail] = useState(true)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: [CALL, id],
    queryFn: ({ signal }) => callAdmin(CALL, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const recall = state.data?.recall
      return recall && recall.settled < recall.keys ? REFRESH_MS : false
    },
  })

  async function send(call: () => Promise<unknown>) {
    setSending(true)
    setProblem(undefined)
    try {
      await call()
    } catch (failure) {
      setProblem(failureText(failure, t('failed')))
    }
    await Promise.all([refetch(), changed()])
    setSending(false)
  }
  const start = () =>
    send(() =>
      callAdmin('POST /api/admin/key-batches/[id]/recall', {
        params: { id },
        body: { reason, replace, mail },
      }),
    )
  const retry = () =>
    send(() => callAdmin('POST /api/admin/key-batches/[id]/recall/retry', { params: { id } }))

  const recall = data?.recall
  return (
    <Dialog
      title={t(recall ? 'titleDone' : 'title')}
      description={data && t('description', { product: data.productName, supplier: data.supplier })}
      icon={PackageX}
      size="lg"
      onClose={isSending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            {common(recall ? 'close' : 'cancel')}
          </Button>
          {data && !recall && (
            <Button variant="danger" onClick={start} disabled={isSending || reason.trim() === ''}>
              {isSending ? t('sending') : t('submit', { count: data.total })}
            </Button>
          )}
          {recall && recall.problems > 0 && (
            <Button onClick={retry} disabled={isSending}>
              {t('retry', { count: recall.problems })}
            </Button>
          )}
        </>
      }
    >
      {error && <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && !recall && (
        <div className="space-y-4 text-sm text-ink-soft">
          <p>
            {t.rich('explanation', {
              available: data.available,
              sold: data.sold,
              otherFree: data.otherFree,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
          <TextField
            id="recall-reason"
            label={common('reason')}
            required
            maxLength={300}
            hint={t('reasonHint')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {data.sold > 0 && (
            <div className="space-y-2">
              <Checkbox
                label={t('replace')}
                checked={replace}
                onChange={({ target }) => setReplace(target.checked)}
              />
              <Checkbox
                label={t('mail')}
                checked={mail}
                onChange={({ target }) => setMail(target.checked)}
              />
            </div>
          )}
        </div>
      )}
      {recall && <RecallProgress recall={recall} />}
      {data && data.holders.length > 0 && <RecallHolders batch={data} />}
      <div className="mt-4 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
    </Dialog>
  )
}
