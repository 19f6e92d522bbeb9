'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { PagedTable } from '@/components/back-office/paged-table'
import { useNamedFilter } from '@/components/back-office/use-named-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { PaymentsHeading } from '@/components/payments/admin/payments-heading'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { StatusFilter } from '@/components/payments/admin/status-filter'
import { Badge } from '@/components/ui/badge'
import { Select } from '@/components/ui/fields/select'
import type { Column } from '@/components/ui/list/data-table'
import { shownEmail } from '@/lib/core/shown-email'
import type { UnpaidPayment } from '@/lib/orders/unpaid-contracts'
import { UNPAID_DAYS, UNPAID_STATES } from '@/lib/payments/not-paid'
import { UNPAID_TONES } from './unpaid-labels'

function useColumns(): readonly Column<UnpaidPayment>[] {
  const t = useTranslations('backOffice.payments')
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  return [
    {
      key: 'reason',
      header: t('unpaid.whatHappened'),
      className: 'min-w-44',
      cell: ({ state, reason, provider, card }) => (
        <>
          <Badge tone={UNPAID_TONES[state]}>{t(`states.${state}`)}</Badge>
          <span className="mt-1 block font-medium [overflow-wrap:anywhere]">
            {sentenceInPageLanguage(reason)}
          </span>
          <span className="block text-xs text-muted">
            {card === null ? providerLabel(orders, provider) : sentenceInPageLanguage(card)}
          </span>
        </>
      ),
    },
    {
      key: 'buyer',
      header: t('unpaid.buyer'),
      className: 'min-w-40 [overflow-wrap:anywhere]',
      cell: ({ customerName, customerEmail }) =>
        customerEmail === null ? (
          <span className="text-muted">{t('unpaid.notTold')}</span>
        ) : (
          <>
            <span className="font-medium">{customerName}</span>
            <span className="block text-muted">{shownEmail(customerEmail)}</span>
          </>
        ),
    },
    {
      key: 'cart',
      header: t('unpaid.cart'),
      className: 'min-w-44',
      cell: ({ items, amount, currency }) => (
        <>
          <ul>
            {items.map(({ productName, quantity }) => (
              <li key={productName}>
                {quantity} × {productName}
              </li>
            ))}
          </ul>
          {items.length === 0 && <span className="block text-muted">{t('unpaid.notTold')}</span>}
          <span className="mt-0.5 block font-semibold tabular-nums">{money(amount, currency)}</span>
        </>
      ),
    },
    {
      key: 'started',
      header: t('unpaid.started'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ startedAt }) => formatDateTime(startedAt),
    },
    {
      key: 'later',
      header: t('unpaid.paidLater'),
      className: 'min-w-36',
      cell: ({ paidLater }) =>
        paidLater === null ? (
          <span className="text-muted">{common('no')}</span>
        ) : (
          <>
            <Badge tone="success">{t('unpaid.recovered')}</Badge>
            <Link
              href={`/admin/orders/${paidLater}`}
              className="mt-1 block font-semibold [overflow-wrap:anywhere] text-primary-strong hover:underline"
            >
              {paidLater}
            </Link>
          </>
        ),
    },
  ]
}

/** The payments that brought no money, and why. */
export function UnpaidScreen() {
  const t = useTranslations('backOffice.payments')
  const columns = useColumns()
  const [state, setState] = useState(useNamedFilter('state', UNPAID_STATES))
  const [days, setDays] = useState(useNamedFilter('days', UNPAID_DAYS, '30'))
  const list = usePagedList({
    call: 'GET /api/admin/payments/unpaid',
    filters: { state, days },
  })
  return (
    <>
      <PaymentsHeading lead={t('unpaid.lead')} />
      <div className="flex flex-wrap gap-x-3">
        <StatusFilter
          all={t('unpaid.allStates')}
          statuses={UNPAID_STATES}
          labelOf={(name) => t(`states.${name}`)}
          value={state}
          onChange={setState}
        />
        <Select
          aria-label={t('unpaid.period')}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          className="mb-4 w-44"
        >
          {UNPAID_DAYS.map((count) => (
            <option key={count} value={count}>
              {t('unpaid.lastDays', { days: count })}
            </option>
          ))}
        </Select>
      </div>
      <PagedTable
        list={list}
        failed={t('unpaid.failed')}
        noun={t('unpaid.noun')}
        caption={t('unpaid.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList text={t('unpaid.none')} hint={t('unpaid.noneHint')} />}
      />
    </>
  )
}
