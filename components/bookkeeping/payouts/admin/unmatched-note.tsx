import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { PayoutSummary } from '@/lib/bookkeeping/payouts/contracts'

const LINK = 'font-semibold text-primary-strong hover:underline'

const total = (rows: readonly { unmatched: number; differing: number }[]) => ({
  unmatched: rows.reduce((sum, row) => sum + row.unmatched, 0),
  differing: rows.reduce((sum, row) => sum + row.differing, 0),
})

/** Leads to what is not as the store's books have it. */
export function UnmatchedNote({ paid, open }: Pick<PayoutSummary, 'paid' | 'open'>) {
  const t = useTranslations('backOffice.payouts')
  const { unmatched, differing } = total([...paid, ...open])
  if (unmatched + differing === 0) return null
  return (
    <p className="text-sm">
      {unmatched > 0 && (
        <>
          {t.rich('unmatched.unknown', {
            link: (chunks) => (
              <Link href="/admin/payments/payouts/lines?view=unmatched" className={LINK}>
                {chunks}
              </Link>
            ),
          })}{' '}
        </>
      )}
      {differing > 0 && (
        <Link href="/admin/payments/payouts/lines?view=differing" className={LINK}>
          {t('unmatched.differing')}
        </Link>
      )}
    </p>
  )
}
