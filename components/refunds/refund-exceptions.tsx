import { useFormatter, useTranslations } from 'next-intl'
import { FIGURES } from '@/content/figures'
import { publishersWithOwnPeriod } from '@/lib/refunds/refund-policy'

/** For which publishers of a purchase the general guarantee does not hold, and what holds instead; nothing for none. */
export function RefundExceptions({ publishers }: { publishers: readonly string[] }) {
  const t = useTranslations('refundPolicy')
  const format = useFormatter()
  const own = publishersWithOwnPeriod(publishers)
  if (own.length === 0) return null
  return (
    <span className="block text-muted">
      {t('exceptions', { publishers: format.list(own), days: FIGURES.shortRefundDays })}
    </span>
  )
}
