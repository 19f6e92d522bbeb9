import { useTranslations } from 'next-intl'
import { useUsdFormat } from '@/components/storefront/store-props'
import type { PaidByCard } from './paid-by-card'

type LeftToPayRowsProps = { totalCents: number; giftCard: PaidByCard | null }

/** What a gift card pays of a total and what is left, as rows below it; nothing without a card that pays. */
export function LeftToPayRows({ totalCents, giftCard }: LeftToPayRowsProps) {
  const t = useTranslations('giftCard')
  const usd = useUsdFormat()
  if (!giftCard || giftCard.cents === 0) return null
  return (
    <>
      <div className="flex justify-between gap-4 text-sm">
        <dt className="text-ink-soft">{t('paid', { lastFour: giftCard.lastFour })}</dt>
        <dd className="text-end font-semibold tabular-nums">
          <bdi>{usd(-giftCard.cents)}</bdi>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 text-base font-bold">
        <dt>{t('left')}</dt>
        <dd className="text-end tabular-nums">
          <bdi data-left-to-pay>{usd(totalCents - giftCard.cents)}</bdi>
        </dd>
      </div>
    </>
  )
}
