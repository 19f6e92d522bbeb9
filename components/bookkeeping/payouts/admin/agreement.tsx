import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'

type Sums = Pick<PayoutSummary['paid'][number], 'unmatched' | 'differing'>

/** Whether what was paid out is what the store's books say. */
export function Agreement({ unmatched, differing }: Sums) {
  const t = useTranslations('backOffice.payouts')
  if (unmatched === 0 && differing === 0)
    return <Badge tone="success">{t('agreement.agrees')}</Badge>
  return (
    <span className="flex flex-col items-start gap-1">
      {unmatched > 0 && (
        <Badge tone="danger">{t('agreement.unmatched', { count: unmatched })}</Badge>
      )}
      {differing > 0 && (
        <Badge tone="danger">{t('agreement.differing', { count: differing })}</Badge>
      )}
    </span>
  )
}
