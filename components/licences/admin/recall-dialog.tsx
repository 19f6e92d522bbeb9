'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { LoadError } from '@/components/back-office/load-error'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { count, keysText } from './key-labels'
import { RecallHolders } from './recall-holders'
import { RecallProgress } from './recall-progress'
import { useKeysChanged } from './use-keys-changed'

const CALL = 'GET /api/admin/key-batches/[id]'
const REFRESH_MS = 2000

type RecallDialogProps = { id: number; onClose: () => void }

/** Shows who has keys of a batch, recalls it, and shows how far that is. */
export function RecallDialog({ id, onClose }: RecallDialogProps) {
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
      setProblem(failureText(failure, 'The batch could not be recalled'))
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
      title={recall ? 'Recalled batch' : 'Recall this batch?'}
      description={data && `${data.productName}, from ${data.supplier}`}
      icon={PackageX}
      size="lg"
      onClose={isSending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            {recall ? 'Close' : 'Cancel'}
          </Button>
          {data && !recall && (
            <Button variant="danger" onClick={start} disabled={isSending || reason.trim() === ''}>
              {isSending ? 'Recalling …' : `Recall ${keysText(data.total)}`}
            </Button>
          )}
          {recall && recall.problems > 0 && (
            <Button onClick={retry} disabled={isSending}>
              Try {keysText(recall.problems)} again
            </Button>
          )}
        </>
      }
    >
      {error && <LoadError title="Failed to load the batch" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && !recall && (
        <div className="space-y-4 text-sm text-ink-soft">
          <p>
            No key of this batch is handed out any more: <strong>{count(data.available)}</strong>{' '}
            free {data.available === 1 ? 'one is' : 'ones are'} quarantined. Buyers have{' '}
            <strong>{count(data.sold)}</strong>; {keysText(data.otherFree)} of other batches{' '}
            {data.otherFree === 1 ? 'is' : 'are'} free. This can’t be undone.
          </p>
          <TextField
            id="recall-reason"
            label="Reason"
            required
            maxLength={300}
            hint="For your colleagues; buyers are not told."
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {data.sold > 0 && (
            <div className="space-y-2">
              <Checkbox
                label="Replace the sold keys from other stock, and mail the new ones"
                checked={replace}
                onChange={({ target }) => setReplace(target.checked)}
              />
              <Checkbox
                label="Mail the buyers whose key is not replaced"
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
