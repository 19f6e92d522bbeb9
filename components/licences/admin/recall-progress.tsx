import { useTranslations } from 'next-intl'
import { formatCount } from '@/components/back-office/format-number'
import { LabelledValue } from '@/components/ui/labelled-value'
import type { BatchDetail } from '@/lib/refunds/recalls/contracts'

/** How far a recall is. */
export function RecallProgress({ recall }: { recall: NonNullable<BatchDetail['recall']> }) {
  const t = useTranslations('backOffice.licences.recall')
  const { reason, recalledBy, keys, settled, replaced, mailed, problems } = recall
  return (
    <>
      {keys > 0 && (
        <p role="status" className="mb-4 flex items-center gap-3 text-sm font-semibold">
          {t('progress', { settled, keys })}
          <progress
            value={settled}
            max={keys}
            aria-label={t('progressLabel')}
            className="h-2 min-w-0 flex-1 accent-primary-strong"
          />
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <LabelledValue label={t('recalledBy')}>{recalledBy}</LabelledValue>
        <LabelledValue label={t('replaced')}>{formatCount(replaced)}</LabelledValue>
        <LabelledValue label={t('buyersMailed')}>{formatCount(mailed)}</LabelledValue>
        <LabelledValue label={t('withoutKey')}>{formatCount(problems)}</LabelledValue>
      </dl>
      <p className="mt-3 text-sm text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
    </>
  )
}
