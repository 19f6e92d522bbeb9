import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'

/** Says that nothing is issued before the seller is known, and where that is entered. */
export function SellerStop() {
  const t = useTranslations('backOffice.invoices.seller')
  return (
    <div
      role="note"
      className="mb-4 flex items-start gap-2.5 rounded-control bg-primary-soft px-4 py-3 text-sm text-primary-deep"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        {t('stop')}{' '}
        <Link href="/admin/settings#invoices" className="font-semibold underline">
          {t('enter')}
        </Link>
      </p>
    </div>
  )
}
