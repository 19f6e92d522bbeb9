import { Gift } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { OrderCertificates } from '@/components/bookkeeping/invoices/order-certificates'
import { OrderInvoice } from '@/components/bookkeeping/invoices/order-documents'
import { DiscountRows } from '@/components/cart/coupons/discount-rows'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Panel } from '@/components/storefront/panel'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { toCents } from '@/lib/core/money'
import { textLocaleOf } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import { shownStatus } from '@/lib/orders/shown-status'
import { pricesHoldTax, sumOf } from '@/lib/pricing/totals'
import { AgreedTextList } from './agreed-texts/agreed-text-list'
import { AgreeLater } from './consent/agree-later'
import { OrderFiles } from './downloads/order-files'
import { KeyReports } from './key-reports/key-reports'
import { STATUS_TONES } from './order-details'
import { OrderItems } from './order-items'
import { PaidBy, PaidByRows } from './paid-by'
import { printableItems } from './printed-cards/printable-items'
import { PrintedCards } from './printed-cards/printed-cards'
import { ResendPanel } from './resend-panel'
import { SentMails } from './sent-mails'
import { TAX_LABELS } from './tax-labels'
import { useDateTimeFormat } from './use-date-time-format'
import { WithdrawalLink } from './withdrawal-link'

type OrderStatusViewProps = {
  order: OrderStatus
  token: string
  /** After keys were sent again. */
  onChanged: () => void
}

/** An order as its buyer sees it: items, sent mails, and resending of keys. */
export function OrderStatusView({ order, token, onChanged }: OrderStatusViewProps) {
  const t = useTranslations('orderStatus')
  const confirmation = useTranslations('confirmation')
  const status = shownStatus(order.orderStatus, order.items)
  const date = new Intl.DateTimeFormat(textLocaleOf(useLocale()), { dateStyle: 'long' })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-black tracking-tight sm:text-4xl">
          {t.rich('title', {
            number: () => <bdi className="whitespace-nowrap">{order.orderNumber}</bdi>,
          })}
        </h1>
        <Badge tone={STATUS_TONES[status]}>{confirmation(`statuses.${status}`)}</Badge>
      </div>
      <p className="mt-2 text-lg text-muted">
        {t('placed', { date: date.format(new Date(order.createdAt)) })}
      </p>
      {order.gift && <GiftLine gift={order.gift} />}
      {order.held && <HeldLine held={order.held} />}
      {order.held?.why === 'waits' && (
        <div className="max-w-2xl">
          <AgreeLater
            of={{ orderNumber: order.orderNumber, proof: () => ({ 'x-order-token': token }) }}
            onAnswered={onChanged}
          />
        </div>
      )}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          <OrderItems items={order.items} currency={order.currency}>
            <Totals order={order} />
          </OrderItems>
          <OrderFiles
            of={{ orderNumber: order.orderNumber, proof: () => ({ 'x-order-token': token }) }}
          />
          <KeyReports
            of={{ orderNumber: order.orderNumber, proof: () => ({ 'x-order-token': token }) }}
            email={order.customerEmail}
          />
          <SentMails mails={order.mails} />
        </div>
        <div className="space-y-6">
          <ResendPanel order={order} token={token} onSent={onChanged} />
          <OrderInvoice
            of={{ orderNumber: order.orderNumber, proof: () => ({ 'x-order-token': token }) }}
          />
          {!order.gift && !order.held && (
            <PrintedCards
              of={{ orderNumber: order.orderNumber, proof: () => ({ 'x-order-token': token }) }}
              items={printableItems(order.items)}
            />
          )}
          <OrderCertificates
            of={{ orderNumber: order.orderNumber, proof: () => ({ 'x-order-token': token }) }}
            items={order.items}
          />
          <AgreedTextList texts={order.agreedTexts} />
          <Panel id="order-help" heading={t('help.title')}>
            <div className="mt-4 flex flex-col gap-3 xs:flex-row xs:flex-wrap lg:flex-col">
              <Link href="/contact" className={buttonStyle({ variant: 'outline' })}>
                {t('help.contact')}
              </Link>
              <Link
                href={`/returns/request#${token}`}
                className={buttonStyle({ variant: 'outline' })}
              >
                {t('help.refund')}
              </Link>
              {order.offersWithdrawal && <WithdrawalLink orderNumber={order.orderNumber} />}
            </div>
          </Panel>
        </div>
      </div>
    </>
  )
}

function Totals({ order }: { order: OrderStatus }) {
  const t = useTranslations('confirmation')
  const format = useMoneyFormat(order.currency)
  const money = (amount: string) => <bdi>{format(toCents(amount))}</bdi>
  const lines = order.items.map(({ productPrice, quantity }) => ({
    priceCents: toCents(productPrice),
    quantity,
  }))
  const discountCents = toCents(order.discount)
  const subtotalCents = toCents(order.subtotal)
  const holdTax = pricesHoldTax(lines, { subtotalCents, discountCents })
  return (
    <dl className="space-y-2 border-t border-line pt-4 text-[0.9375rem]">
      <DiscountRows
        itemsCents={sumOf(lines)}
        discountCents={discountCents}
        code={order.couponCode}
        currency={order.currency}
        labelClass="text-muted"
        amountClass="text-end"
      />
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{t(holdTax ? 'subtotalNet' : 'subtotal')}</dt>
        <dd className="tabular-nums">{money(order.subtotal)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{t(TAX_LABELS[order.taxKind])}</dt>
        <dd className="tabular-nums">{money(order.tax)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-lg font-extrabold">
        <dt>{t('total')}</dt>
        <dd className="tabular-nums">
          {money(order.totalAmount)} {order.currency}
        </dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{t('paymentMethod')}</dt>
        <dd>
          <PaidBy order={order} />
        </dd>
      </div>
      <PaidByRows order={order} labelClass="text-muted" />
    </dl>
  )
}

/** Why nothing of an order is delivered yet, and until when. */
function HeldLine({ held: { until } }: { held: NonNullable<OrderStatus['held']> }) {
  const t = useTranslations('confirmation.keys')
  const status = useTranslations('orderStatus')
  const write = useDateTimeFormat()
  return (
    <p className="mt-3 [overflow-wrap:anywhere] text-ink-soft">
      {until ? t('waits', { time: write(until) }) : status('unconfirmed')}
    </p>
  )
}

/** Whom the keys of an order are for, and when they are mailed. */
function GiftLine({ gift }: { gift: NonNullable<OrderStatus['gift']> }) {
  const t = useTranslations('orderStatus')
  const write = useDateTimeFormat()
  return (
    <p className="mt-3 flex items-start gap-2.5 [overflow-wrap:anywhere] text-ink-soft">
      <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <span>{t('gift', { email: gift.recipientEmail, time: write(gift.sendAt) })}</span>
    </p>
  )
}
