import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { currencyInWords } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'
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
      <Row label={t('paid', { lastFour: giftCard.lastFour })} cents={-giftCard.cents}>
        {giftCard.taken && <Converted cents={giftCard.cents} taken={giftCard.taken} />}
      </Row>
      <div className="flex items-baseline justify-between gap-4 text-base font-bold">
        <dt>{t('left')}</dt>
        <dd className="text-end tabular-nums">
          <bdi data-left-to-pay>{money(totalCents - giftCard.cents)}</bdi>
        </dd>
      </div>
    </>
  )
}

type ConvertedProps = { cents: number; taken: NonNullable<PaidByCard['taken']> }

/** What a card of another currency gives for its part. */
function Converted({ cents, taken }: ConvertedProps) {
  const t = useTranslations('giftCard')
  const textLocale = textLocaleOf(useLocale())
  const money = useMoneyFormat()
  const inItsOwn = useMoneyFormat(taken.currency)
  return (
    <span data-card-converted className="block text-muted">
      {t('converted', {
        currency: currencyInWords(taken.currency, textLocale),
        taken: inItsOwn(taken.cents),
        amount: money(cents),
      })}
    </span>
  )
}

type RowProps = { label: string; cents: number; children?: ReactNode }

function Row({ label, cents, children }: RowProps) {
  const money = useMoneyFormat()
  return (
    <div className="flex justify-between gap-4 text-sm">
      <dt className="text-ink-soft">
        {label}
        {children}
      </dt>
      <dd className="text-end font-semibold tabular-nums">
        <bdi>{money(cents)}</bdi>
      </dd>
    </div>
  )
}
