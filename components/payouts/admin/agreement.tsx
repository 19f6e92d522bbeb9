import { Badge } from '@/components/ui/badge'
import type { PayoutSummary } from '@/lib/payouts/contracts'

type Sums = Pick<PayoutSummary['paid'][number], 'unmatched' | 'differing'>

/** Whether what was paid out is what the store's books say. */
export function Agreement({ unmatched, differing }: Sums) {
  if (unmatched === 0 && differing === 0) return <Badge tone="success">Agrees</Badge>
  return (
    <span className="flex flex-col items-start gap-1">
      {unmatched > 0 && (
        <Badge tone="danger">{unmatched.toLocaleString('en')} not in the books</Badge>
      )}
      {differing > 0 && (
        <Badge tone="danger">{differing.toLocaleString('en')} of another amount</Badge>
      )}
    </span>
  )
}
