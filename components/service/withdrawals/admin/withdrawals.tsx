'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { PagedTable } from '@/components/back-office/paged-table'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { StatusFilter } from '@/components/back-office/status-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/list/data-table'
import { shownEmail } from '@/lib/core/shown-email'
import type { AdminWithdrawal } from '@/lib/service/withdrawals/admin-contracts'
import { WITHDRAWAL_STATUSES } from '@/lib/service/withdrawals/withdrawal-rules'
import { AnswerDialog, type Decision } from './answer-dialog'

const TONES = { open: 'brand', settled: 'success', declined: 'neutral' } as const

type Asked = { withdrawal: AdminWithdrawal; decision: Decision }

function useColumns(onAnswer: (asked: Asked) => void): readonly Column<AdminWithdrawal>[] {
  const t = useTranslations('backOffice.refunds.withdrawals')
  const common = useTranslations('backOffice.common')
  const may = useMay()
  return [
    {
      key: 'person',
      header: t('person'),
      className: 'min-w-52',
      cell: ({ name, email }) => (
        <>
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">{shownEmail(email)}</span>
        </>
      ),
    },
    {
      key: 'order',
      header: common('order'),
      className: 'min-w-44',
      cell: (withdrawal) => <OrderCell withdrawal={withdrawal} />,
    },
    {
      key: 'received',
      header: t('received'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ receivedAt }) => formatDateTime(receivedAt),
    },
    {
      key: 'due',
      header: t('due'),
      className: 'whitespace-nowrap text-muted',
      cell: ({ dueAt, isOverdue }) => (
        <>
          {formatDateTime(dueAt)}
          {isOverdue && (
            <Badge tone="danger" className="ms-2">
              {t('overdue')}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'refunded',
      header: t('refunded'),
      align: 'end',
      cell: ({ matched }) =>
        matched &&
        (matched.refundedSince === '0.00'
          ? t('nothing')
          : money(matched.refundedSince, matched.currency)),
    },
    {
      key: 'status',
      header: common('status'),
      cell: (withdrawal) => (
        <>
          <Badge tone={TONES[withdrawal.status]}>{t(`status.${withdrawal.status}`)}</Badge>
          {withdrawal.status === 'open' && may('refunds') && (
            <span className="mt-2 flex flex-wrap gap-2">
              <Button
                size="sm"
                aria-label={t('settleOf', { name: withdrawal.name })}
                onClick={() => onAnswer({ withdrawal, decision: 'settle' })}
              >
                {t('settle')}
              </Button>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('declineOf', { name: withdrawal.name })}
                onClick={() => onAnswer({ withdrawal, decision: 'decline' })}
              >
                {t('decline')}
              </Button>
            </span>
          )}
          <Answered withdrawal={withdrawal} />
        </>
      ),
    },
  ]
}

/** The order if it is one, and what of it the statement is about. */
function OrderCell({
  withdrawal: { matched, orderReference, items },
}: {
  withdrawal: AdminWithdrawal
}) {
  const t = useTranslations('backOffice.refunds.withdrawals')
  return (
    <>
      {matched ? (
        <Link
          href={`/admin/orders/${matched.orderNumber}`}
          className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
        >
          {matched.orderNumber}
        </Link>
      ) : (
        <>
          <span className="font-semibold [overflow-wrap:anywhere]">{orderReference}</span>{' '}
          <Badge>{t('noSuchOrder')}</Badge>
        </>
      )}
      <span className="block whitespace-pre-line text-muted [overflow-wrap:anywhere]">
        {items || t('wholeOrder')}
      </span>
      {matched?.isLate && <Badge tone="sale">{t('late')}</Badge>}
      {matched?.lines
        .filter(({ right }) => right !== 'over')
        .map(({ productName: product, right, suppliedAt }) => (
          <span key={product} className="block text-sm text-muted [overflow-wrap:anywhere]">
            {t(`right.${right}`, { product, time: suppliedAt ? formatDateTime(suppliedAt) : '' })}
          </span>
        ))}
    </>
  )
}

function Answered({
  withdrawal: { answer, answeredAt, answeredBy },
}: {
  withdrawal: AdminWithdrawal
}) {
  const t = useTranslations('backOffice.refunds.withdrawals')
  if (answeredAt === null) return null
  return (
    <span className="mt-1 block text-muted">
      {t('answeredBy', { username: answeredBy ?? '', date: formatDateTime(answeredAt) })}
      {answer && (
        <span className="line-clamp-3 block whitespace-pre-line [overflow-wrap:anywhere]">
          {answer}
        </span>
      )}
    </span>
  )
}

/** The withdrawals that need an answer, the one that is due first on top, or those of another status. */
export function Withdrawals() {
  const t = useTranslations('backOffice.refunds.withdrawals')
  const [asked, setAsked] = useState<Asked>()
  const columns = useColumns(setAsked)
  const [status, setStatus] = useState<AdminWithdrawal['status'] | ''>('open')
  const list = usePagedList({
    call: 'GET /api/admin/withdrawals',
    filters: { status },
    pageSize: 10,
  })
  return (
    <Panel
      title={t('title')}
      lead={t('lead')}
      actions={
        <StatusFilter
          label={t('statusLabel')}
          statuses={WITHDRAWAL_STATUSES}
          nameOf={(name) => t(`status.${name}`)}
          value={status}
          onChange={setStatus}
        />
      }
    >
      <PagedTable
        list={list}
        failed={t('failed')}
        noun={t('noun')}
        caption={t('caption')}
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={2}
        empty={<p className="text-sm text-muted">{t(`empty.${status || 'all'}`)}</p>}
      />
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}
