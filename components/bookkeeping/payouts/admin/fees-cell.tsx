import { useTranslations } from 'next-intl'
import type { PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'
import { feesNote, keptIn } from './payout-labels'

type Sums = Pick<PayoutSummary['paid'][number], 'fees' | 'estimatedFees' | 'unknownFees'>

/** The fees of a sum, and whether they are known. */
export function FeesCell({ currency, sums }: { currency: string; sums: Sums }) {
  const t = useTranslations('backOffice.payouts')
  const note = feesNote(sums)
  return (
    <>
      {note !== 'unknown' && keptIn(currency, sums.fees)}
      {note && <span className="block text-xs text-muted">{t(`fees.${note}`)}</span>}
    </>
  )
}
