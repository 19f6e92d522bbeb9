import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { currencyInWords } from '@/lib/i18n/display-names'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type PaidByCard, sumPaid } from './paid-by-cards'

type LeftToPayRowsProps = {
  totalCents: number
  giftCards: readonly PaidByCard[]
  /** What the total is called, where only an amount without tax stands above. */
  totalLabel?: string
}

/** What each gift card pays of a total and what is left, as rows below it; nothing without a card that pays. */
export function LeftToPayRows({ totalCents, giftCards, totalLabel }: LeftToPayRowsProps) {
  const t = useTranslations('giftCard')
  const money = useMoneyFormat()
  const { currency: charged } = useSelling()
  const paying = giftCards.filter(({ cents }) => cents > 0)
  if (paying.length === 0) return null
  return (
    <>
      {totalLabel !== undefined && <Row label={totalLabel} cents={totalCents} />}
      {paying.map((giftCard) => (
        <Row
          key={giftCard.lastFour}
          label={t('paid', { lastFour: giftCard.lastFour })}
          cents={-giftCard.cents}
        >
          {giftCard.currency !== charged && <Converted {...giftCard} />}
        </Row>
      ))}
      <div className="flex items-baseline justify-between gap-4 text-base font-bold">
        <dt>{t('left')}</dt>
        <dd className="text-end tabular-nums">
          <bdi data-left-to-pay>{money(totalCents - sumPaid(paying))}</bdi>
        </dd>
      </div>
    </>
  )
}

/** What a card of another currency gives for its part. */
function Converted({ cents, takenCents, currency }: PaidByCard) {
  const t = useTranslations('giftCard')
  const textLocale = textLocaleOf(useLocale())
  const money = useMoneyFormat()
  const inItsOwn = useMoneyFormat(currency)
  return (
    <span data-card-converted className="block text-muted">
      {t('converted', {
        currency: currencyInWords(currency, textLocale),
        taken: inItsOwn(takenCents),
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
