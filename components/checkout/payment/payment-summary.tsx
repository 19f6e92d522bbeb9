import Image from 'next/image'
import { useLocale, useTranslations } from 'next-intl'
import type { OrderLine } from '@/components/checkout/order-line'
import { Panel } from '@/components/checkout/panel'
import { TotalsList } from '@/components/checkout/totals-list'
import { RefundExceptions } from '@/components/refunds/refund-exceptions'
import { useUsdFormat } from '@/components/storefront/store-props'
import { textLocaleOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import type { TaxRules } from '@/lib/pricing/tax'
import type { TaxDisplay } from '@/lib/settings/choices'
import type { Purchase } from './purchase'

export const SUMMARY_ID = 'payment-summary'

type GiftSummaryProps = { gift: NonNullable<Purchase['customer']['gift']> }

function GiftSummary({ gift: { email, sendOn } }: GiftSummaryProps) {
  const t = useTranslations('checkout.gift')
  const day = new Intl.DateTimeFormat(textLocaleOf(useLocale()), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return (
    <p className="font-semibold text-ink">
      {sendOn === null
        ? t('summary', { email })
        : t('summaryOn', { email, date: day.format(new Date(sendOn)) })}
    </p>
  )
}

type PaymentSummaryProps = {
  purchase: Purchase
  tax: TaxRules
  taxDisplay: TaxDisplay
  busy: boolean
}

/** What is bought and by whom. */
export function PaymentSummary({ purchase, busy, ...taxes }: PaymentSummaryProps) {
  const t = useTranslations('payment')
  const summary = useTranslations('checkout.summary')
  const { lines, totals, customer } = purchase
  return (
    <Panel
      id={SUMMARY_ID}
      heading={summary('heading')}
      className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <ul className="mt-4 space-y-3 border-b border-line pb-4">
        {lines.map((line) => (
          <SummaryLine key={line.productId} line={line} />
        ))}
      </ul>
      <div className="pt-4">
        <TotalsList totals={totals} {...taxes} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {summary('guarantee')}
        <RefundExceptions publishers={lines.map(({ publisher }) => publisher)} />
      </p>
      <div className="mt-5 border-t border-line pt-4 text-sm">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="font-bold">{t('customerHeading')}</h3>
          {!busy && (
            <Link
              href="/checkout/review"
              aria-label={t('editLabel')}
              className="font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
            >
              {t('edit')}
            </Link>
          )}
        </div>
        <address className="mt-1.5 space-y-0.5 text-ink-soft not-italic [overflow-wrap:anywhere]">
          <p>
            <bdi>{customer.name}</bdi>
          </p>
          <p>
            <bdi>{customer.email}</bdi>
          </p>
          {customer.gift && <GiftSummary gift={customer.gift} />}
          {customer.address && (
            <p>
              <bdi className="whitespace-pre-line">{customer.address}</bdi>
            </p>
          )}
        </address>
      </div>
    </Panel>
  )
}

function SummaryLine({ line }: { line: OrderLine }) {
  const t = useTranslations('checkout.summary')
  const usd = useUsdFormat()
  const { product, quantity, priceCents } = line
  return (
    <li className="flex items-center gap-3">
      <span className="relative size-12 shrink-0 overflow-hidden rounded-control border border-line bg-sunken">
        <Image src={product.image} alt="" fill sizes="64px" className="object-cover" />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="line-clamp-2 leading-snug font-semibold">{product.name}</span>
        <span className="text-muted">{t('quantity', { quantity })}</span>
      </span>
      <bdi className="text-sm font-semibold tabular-nums">{usd(priceCents * quantity)}</bdi>
    </li>
  )
}
