import { useTranslations } from 'next-intl'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import type { PaidByCard } from './paid-by-card'

type LeftToPayRowsProps = {
  totalCents: number
  giftCard: PaidByCard | null
  /** What the total is called, where only an amount without tax stands above. */
  totalLabel?: string
}

/** What a gift card pays of a total and what is left, as rows below it; nothing without a card that pays. */
export function LeftToPayRows({ totalCents, giftCard, totalLabel }: LeftToPayRowsProps) {
  const t = useTranslations('giftCard')
  const money = useMoneyFormat()
  if (!giftCard || giftCard.cents === 0) return null
  return (
    <>
      {totalLabel !== undefined && <Row label={totalLabel} cents={totalCents} />}
      <Row label={t('paid', { lastFour: giftCard.lastFour })} cents={-giftCard.cents} />
      <div className="flex items-baseline justify-between gap-4 text-base font-bold">
        <dt>{t('left')}</dt>
        <dd className="text-end tabular-nums">
          <bdi data-left-to-pay>{money(totalCents - giftCard.cents)}</bdi>
        </dd>
      </div>
    </>
  )
}

function Row({ label, cents }: { label: string; cents: number }) {
  const money = useMoneyFormat()
  return (
    <div className="flex justify-between gap-4 text-sm">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-end font-semibold tabular-nums">
        <bdi>{money(cents)}</bdi>
      </dd>
    </div>
  )
}
