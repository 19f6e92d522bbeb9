import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ListColumn } from '@/components/back-office/columns/column-rules'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { methodLabel } from '@/components/payments/admin/provider-labels'
import { Badge } from '@/components/ui/badge'
import { shownEmail } from '@/lib/core/shown-email'
import { countryName } from '@/lib/i18n/countries'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import { STATUS_TONES } from './order-labels'

/** The columns of a list of orders. */
export function useOrderColumns(): readonly ListColumn<OrderRow>[] {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'order',
      header: common('order'),
      cell: ({ orderNumber, pieces }) => (
        <>
          <Link
            href={`/admin/orders/${orderNumber}`}
            className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
          >
            {orderNumber}
          </Link>
          <span className="block text-xs text-muted">
            {t('columns.licences', { count: pieces })}
          </span>
        </>
      ),
    },
    {
      key: 'placed',
      header: t('columns.placed'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'customer',
      header: common('customer'),
      className: 'min-w-48',
      cell: ({ customerName, customerEmail }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{customerName}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">
            {shownEmail(customerEmail)}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ orderStatus, openItems }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={STATUS_TONES[orderStatus]} className="whitespace-nowrap">
            {t(`status.${orderStatus}`)}
          </Badge>
          {openItems > 0 && <Badge tone="danger">{t('columns.undelivered')}</Badge>}
        </span>
      ),
    },
    {
      key: 'payment',
      isMinor: true,
      header: common('payment'),
      className: 'whitespace-nowrap',
      cell: ({ paymentMethod }) => methodLabel(t, paymentMethod),
    },
    {
      key: 'products',
      isExtra: true,
      header: common('products'),
      className: 'min-w-56 text-muted [overflow-wrap:anywhere]',
      cell: ({ productNames }) => productNames,
    },
    {
      key: 'country',
      isExtra: true,
      header: t('newOrder.country'),
      cell: ({ country }) => (country ? countryName(country, pageLanguage()) : '—'),
    },
    {
      key: 'coupon',
      isExtra: true,
      header: t('newOrder.coupon'),
      cell: ({ couponCode }) =>
        couponCode ? <span className="font-mono">{couponCode}</span> : '—',
    },
    {
      key: 'currency',
      isExtra: true,
      header: t('newOrder.currency'),
      cell: ({ currency }) => currency,
    },
    {
      key: 'total',
      header: common('total'),
      align: 'end',
      cell: ({ totalAmount, refundedAmount, currency }) => (
        <>
          <span className="font-semibold">{money(totalAmount, currency)}</span>
          {refundedAmount !== '0.00' && (
            <span className="block text-xs whitespace-nowrap text-muted">
              {t('columns.refunded', { amount: money(refundedAmount, currency) })}
            </span>
          )}
        </>
      ),
    },
  ]
}
