import Link from 'next/link'
import type { PayoutSummary } from '@/lib/payouts/contracts'

const LINK = 'font-semibold text-primary-strong hover:underline'

const total = (rows: readonly { unmatched: number; differing: number }[]) => ({
  unmatched: rows.reduce((sum, row) => sum + row.unmatched, 0),
  differing: rows.reduce((sum, row) => sum + row.differing, 0),
})

/** Leads to what is not as the store's books have it. */
export function UnmatchedNote({ paid, open }: Pick<PayoutSummary, 'paid' | 'open'>) {
  const { unmatched, differing } = total([...paid, ...open])
  if (unmatched + differing === 0) return null
  return (
    <p className="text-sm">
      {unmatched > 0 && (
        <>
          <Link href="/admin/payments/payouts/lines?view=unmatched" className={LINK}>
            What matches nothing of the store
          </Link>{' '}
          is usually another shop’s on the same account, or was taken in the provider’s own
          terminal.{' '}
        </>
      )}
      {differing > 0 && (
        <Link href="/admin/payments/payouts/lines?view=differing" className={LINK}>
          What has another amount in the store’s books
        </Link>
      )}
    </p>
  )
}
