'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, readAdminFile } from '@/components/back-office/admin-calls'
import { formatDateTime } from '@/components/back-office/format-date'
import { PagedTable } from '@/components/back-office/paged-table'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { StatusFilter } from '@/components/back-office/status-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { VisitorPictures } from '@/components/media/admin/visitor-pictures'
import { ReplaceKeyDialog } from '@/components/orders/admin/replace-key-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/list/data-table'
import { shownEmail } from '@/lib/core/shown-email'
import type { AdminKeyReport } from '@/lib/orders/key-reports/admin-contracts'
import { KEY_REPORT_STATUSES } from '@/lib/orders/key-reports/report-rules'
import { AnswerReportDialog } from './answer-report-dialog'

const TONES = {
  open: 'brand',
  replaced: 'success',
  answered: 'success',
  closed: 'neutral',
} as const

const ACTIONS = ['replace', 'answer', 'close'] as const
type Action = (typeof ACTIONS)[number]
type Asked = { report: AdminKeyReport; action: Action }

function useColumns(onAct: (asked: Asked) => void): readonly Column<AdminKeyReport>[] {
  const t = useTranslations('backOffice.orders.keyReports')
  const common = useTranslations('backOffice.common')
  return [
    {
      key: 'order',
      header: common('order'),
      className: 'min-w-48',
      cell: ({ orderNumber, customerName, customerEmail, createdAt }) => (
        <>
          <Link
            href={`/admin/orders/${orderNumber}`}
            className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
          >
            {orderNumber}
          </Link>
          <span className="block [overflow-wrap:anywhere]">{customerName}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">
            {shownEmail(customerEmail)}
          </span>
          <span className="block whitespace-nowrap text-muted">{formatDateTime(createdAt)}</span>
        </>
      ),
    },
    {
      key: 'said',
      header: t('said'),
      className: 'min-w-52',
      cell: ({ id, orderNumber, kind, text, pictures }) => (
        <>
          <span className="font-semibold">{t(`kinds.${kind}`)}</span>
          {text && (
            <span className="mt-1 block whitespace-pre-line text-muted [overflow-wrap:anywhere]">
              {text}
            </span>
          )}
          <VisitorPictures
            pictures={pictures}
            altOf={(number) => t('picture', { number, total: pictures.length, order: orderNumber })}
            read={(picture, size) =>
              readAdminFile('GET /api/admin/key-reports/[id]/pictures/[picture]', {
                params: { id, picture },
                query: { size },
              })
            }
          />
        </>
      ),
    },
    {
      key: 'key',
      header: t('key'),
      className: 'min-w-52',
      cell: (report) => <KeyCell report={report} />,
    },
    {
      key: 'status',
      header: common('status'),
      className: 'min-w-44',
      cell: (report) => (
        <>
          <Badge tone={TONES[report.status]}>{t(`status.${report.status}`)}</Badge>
          <Actions report={report} onAct={(action) => onAct({ report, action })} />
          <Decided report={report} />
        </>
      ),
    },
  ]
}

/** The key, masked, with what happened to it. */
function KeyCell({ report: { productName, key } }: { report: AdminKeyReport }) {
  const t = useTranslations('backOffice.orders.keyReports')
  const times = [
    ['added', key.addedAt],
    ['assigned', key.assignedAt],
    ['delivered', key.deliveredAt],
    ['seen', key.seenAt],
    ['withdrawn', key.withdrawnAt],
  ] as const
  return (
    <>
      <span className="font-semibold">{productName}</span>
      <span className="block">
        <bdi>{key.masked}</bdi>
      </span>
      <ul className="mt-1 text-sm text-muted">
        {times.map(
          ([what, time]) =>
            time && <li key={what}>{t(`history.${what}`, { time: formatDateTime(time) })}</li>,
        )}
        {key.supplier && <li>{t('history.supplier', { supplier: key.supplier })}</li>}
        {key.reportedOfBatch > 0 && (
          <li className="font-semibold text-danger">
            {t('history.ofBatch', { count: key.reportedOfBatch })}
          </li>
        )}
      </ul>
    </>
  )
}

function Actions({
  report: { status, orderNumber, freeKeys, key },
  onAct,
}: {
  report: AdminKeyReport
  onAct: (action: Action) => void
}) {
  const t = useTranslations('backOffice.orders.keyReports')
  const may = useMay()
  if (status !== 'open' || !may('orders.handle')) return null
  const actions = key.status === 'used' ? ACTIONS : ACTIONS.filter((one) => one !== 'replace')
  return (
    <>
      <span className="mt-2 flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === actions[0] ? 'primary' : 'outline'}
            onClick={() => onAct(action)}
          >
            {t(`actions.${action}`)} <span className="sr-only">{orderNumber}</span>
          </Button>
        ))}
      </span>
      <span className="mt-1 block text-sm text-muted">
        {t(key.status === 'used' ? 'freeKeys' : 'withdrawn', { count: freeKeys })}
      </span>
    </>
  )
}

function Decided({ report }: { report: AdminKeyReport }) {
  const t = useTranslations('backOffice.orders.keyReports')
  const { decidedAt, decidedBy, answer, newKey, isAutomatic } = report
  if (decidedAt === null) return null
  const date = formatDateTime(decidedAt)
  return (
    <span className="mt-1 block text-muted">
      {isAutomatic ? t('byRule', { date }) : t('decidedBy', { username: decidedBy ?? '', date })}
      {newKey && <span className="block">{t('newKey', { key: newKey })}</span>}
      {answer && (
        <span className="line-clamp-3 block whitespace-pre-line [overflow-wrap:anywhere]">
          {answer}
        </span>
      )}
    </span>
  )
}

/** The keys that buyers reported and that need an answer, the oldest on top, or those of another status. */
export function KeyReports() {
  const t = useTranslations('backOffice.orders.keyReports')
  const [asked, setAsked] = useState<Asked>()
  const columns = useColumns(setAsked)
  const [status, setStatus] = useState<AdminKeyReport['status'] | ''>('open')
  const list = usePagedList({
    call: 'GET /api/admin/key-reports',
    filters: { status },
    pageSize: 10,
  })
  const close = () => setAsked(undefined)
  return (
    <Panel
      title={t('title')}
      lead={t('lead')}
      actions={
        <StatusFilter
          label={t('statusLabel')}
          statuses={KEY_REPORT_STATUSES}
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
      {asked &&
        (asked.action === 'replace' ? (
          <ReplaceKeyDialog
            buyer={asked.report}
            masked={asked.report.key.masked}
            productName={asked.report.productName}
            reason={t(`kinds.${asked.report.kind}`)}
            replace={(body) =>
              callAdmin('POST /api/admin/key-reports/[id]/replace', {
                params: { id: asked.report.id },
                body,
              })
            }
            onClose={close}
          />
        ) : (
          <AnswerReportDialog report={asked.report} decision={asked.action} onClose={close} />
        ))}
    </Panel>
  )
}
