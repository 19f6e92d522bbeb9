import { LabelledValue } from '@/components/ui/labelled-value'
import type { BatchDetail } from '@/lib/recalls/contracts'
import { count } from './key-labels'

/** How far a recall is. */
export function RecallProgress({ recall }: { recall: NonNullable<BatchDetail['recall']> }) {
  const { reason, recalledBy, keys, settled, replaced, mailed, problems } = recall
  return (
    <>
      {keys > 0 && (
        <p role="status" className="mb-4 flex items-center gap-3 text-sm font-semibold">
          {count(settled)} of {count(keys)} sold keys done
          <progress
            value={settled}
            max={keys}
            aria-label="Recall"
            className="h-2 min-w-0 flex-1 accent-primary-strong"
          />
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <LabelledValue label="Recalled by">{recalledBy}</LabelledValue>
        <LabelledValue label="Replaced">{count(replaced)}</LabelledValue>
        <LabelledValue label="Buyers mailed">{count(mailed)}</LabelledValue>
        <LabelledValue label="Without another key">{count(problems)}</LabelledValue>
      </dl>
      <p className="mt-3 text-sm text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
    </>
  )
}
