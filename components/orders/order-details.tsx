import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DiscountRows } from '@/components/cart/coupons/discount-rows'
import { useMoneyFormat } from '@/components/storefront/currency/use-money-format'
import { Panel } from '@/components/storefront/panel'
import { Badge } from '@/components/ui/badge'
import { LongDate } from '@/components/ui/long-date'
import { toCents } from '@/lib/core/money'
import { shownEmail } from '@/lib/core/shown-email'
import type { Order } from '@/lib/orders/contracts'
import type { ShownStatus } from '@/lib/orders/shown-status'
import { pricesHoldTax, sumOf } from '@/lib/pricing/totals'
import { PaidBy, PaidByRows } from './paid-by'
import { TAX_LABELS } from './tax-labels'

export const STATUS_TONES = {
  processing: 'brand',
  partly_delivered: 'brand',
  completed: 'success',
  cancelled: 'danger',
  refunded: 'neutral',
  partially_refunded: 'neutral',
} as const

/** @param status what its buyer is told of it */
export function OrderDetails({ order, status }: { order: Order; status: ShownStatus }) {
  const t = useTranslations('confirmation')
  const money = useMoneyFormat(order.currency)
  const lines = order.items.map(({ productPrice, quantity }) => ({
    priceCents: toCents(productPrice),
    quantity,
  }))
  const discountCents = toCents(order.discount)
  const subtotalCents = toCents(order.subtotal)
  const holdTax = pricesHoldTax(lines, { subtotalCents, discountCents })
  return (
    <Panel id="details" heading={t('details')}>
      <dl className="mt-4 divide-y divide-line text-sm">
        <Detail label={t('orderNumber')}>
          <bdi className="tabular-nums">{order.orderNumber}</bdi>
        </Detail>
        <Detail label={t('date')}>
          <LongDate date={order.createdAt} timeZone="local" />
        </Detail>
        <Detail label={t('customer')}>
          <bdi>{order.customerName}</bdi>
        </Detail>
        <Detail label={t('email')}>
          <bdi>{shownEmail(order.customerEmail)}</bdi>
        </Detail>
        <Detail label={t('paymentMethod')}>
          <PaidBy order={order} />
        </Detail>
        <Detail label={t('status')}>
          <span aria-live="polite">
            <Badge tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Badge>
          </span>
        </Detail>
        <Detail label={t('total')}>
          <bdi className="text-base font-extrabold tabular-nums">
            {money(toCents(order.totalAmount))} {order.currency}
          </bdi>
        </Detail>
      </dl>
      <h3 className="mt-4 border-t border-line pt-4 text-sm font-bold">{t('items')}</h3>
      <ul className="mt-2 space-y-2 text-sm">
        {order.items.map(({ productId, productName, productPrice, quantity }) => (
          <li key={productId} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-ink-soft">
              {productName} <span className="text-muted">({t('quantity', { quantity })})</span>
            </span>
            <bdi className="shrink-0 font-semibold tabular-nums">
              {money(toCents(productPrice) * quantity)}
            </bdi>
          </li>
        ))}
      </ul>
      <dl className="mt-3 space-y-2 border-t border-line pt-3 text-sm">
        <DiscountRows
          itemsCents={sumOf(lines)}
          discountCents={discountCents}
          code={order.couponCode}
          currency={order.currency}
          labelClass="text-muted"
        />
        <Sum
          label={t(holdTax ? 'subtotalNet' : 'subtotal')}
          amount={money(toCents(order.subtotal))}
        />
        <Sum label={t(TAX_LABELS[order.taxKind])} amount={money(toCents(order.tax))} />
        <PaidByRows order={order} labelClass="text-muted" />
      </dl>
    </Panel>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">
        <bdi>{amount}</bdi>
      </dd>
    </div>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
