import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import { Badge } from '@/components/ui/badge'
import { shownEmail } from '@/lib/core/shown-email'
import type { BatchDetail } from '@/lib/refunds/recalls/contracts'

type Holder = BatchDetail['holders'][number]

/** Who got which key of a batch. */
export function RecallHolders({ batch }: { batch: BatchDetail }) {
  const t = useTranslations('backOffice.licences.recall')
  const all = batch.recall?.keys ?? batch.sold
  return (
    <section aria-label={t('holders')} className="mt-5">
      <h3 className="text-sm font-bold">{t('holders')}</h3>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line text-sm">
        {batch.holders.map((holder) => (
          <li key={holder.keyId} className="px-3 py-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <code className="font-mono">{holder.masked}</code>
              <Link
                href={`/admin/orders/${holder.orderNumber}`}
                className="font-semibold text-primary-strong hover:underline"
              >
                {holder.orderNumber}
              </Link>
              <span className="text-ink-soft [overflow-wrap:anywhere]">
                {shownEmail(holder.customerEmail)}
              </span>
              <Outcome holder={holder} />
            </p>
            {holder.problem && (
              <p className="mt-1 text-danger">
                {inPageLanguage({ message: holder.problem, text: holder.problemText })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {all > batch.holders.length && (
        <p className="mt-2 text-sm text-muted">
          {t('more', { count: all - batch.holders.length })}
        </p>
      )}
    </section>
  )
}

function Outcome({ holder: { isReplaced, isMailed } }: { holder: Holder }) {
  const t = useTranslations('backOffice.licences.recall')
  return (
    <span className="ms-auto flex gap-1.5">
      {isReplaced && <Badge tone="success">{t('keyReplaced')}</Badge>}
      {isMailed && <Badge>{t('buyerMailed')}</Badge>}
    </span>
  )
}
