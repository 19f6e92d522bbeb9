import { useTranslations } from 'next-intl'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'

/** A price that changes, as it is written before and after. */
export function PriceBeforeAndAfter({ before, after }: { before: string; after: string }) {
  const t = useTranslations('backOffice.catalog.bulkPreview')
  return (
    <span className="shrink-0 tabular-nums">
      <s className="text-muted">{t.rich('before', { price: before, sr: screenReaderOnly })}</s>{' '}
      <strong>{t.rich('after', { price: after, sr: screenReaderOnly })}</strong>
    </span>
  )
}
