import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SUMMARY_ID } from '@/components/checkout/order-summary'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'

/** On a phone the total stands above the methods, and leads to the summary below them. */
export function TotalOnTop({ cents }: { cents: number }) {
  const t = useTranslations('checkout.summary')
  const money = useMoneyFormat()
  return (
    <a
      href={`#${SUMMARY_ID}`}
      className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-3 shadow-card lg:hidden"
    >
      <span className="flex items-center gap-1.5 text-sm font-semibold text-primary-strong">
        {t('show')}
        <ChevronDown aria-hidden className="size-4" />
      </span>
      {/* Drawn, as it stands in the summary. */}
      <span
        data-amount={money(cents)}
        className="text-lg font-extrabold tabular-nums before:content-[attr(data-amount)]"
      />
    </a>
  )
}
