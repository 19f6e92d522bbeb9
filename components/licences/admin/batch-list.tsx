'use client'

import { PackageX } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatDateTime } from '@/components/back-office/format-date'
import { formatCount, money } from '@/components/back-office/format-number'
import { PagedTable } from '@/components/back-office/paged-table'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/list/data-table'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { KeyOrigin } from '@/lib/catalog/statements'
import type { KeyBatch } from '@/lib/licences/batch-contracts'
import { CorrectBatchDialog } from './correct-batch-dialog'
import { RecallDialog } from './recall-dialog'

const BATCHES_CALL = 'GET /api/admin/key-batches'

function useColumns(
  onOpen: (batch: KeyBatch) => void,
  onCorrect: (batch: KeyBatch) => void,
  hasProduct: boolean,
) {
  const t = useTranslations('backOffice.licences')
  const common = useTranslations('backOffice.common')
  const columns: Column<KeyBatch>[] = [
    {
      key: 'batch',
      header: t('batches.batch'),
      className: 'min-w-52 align-top',
      cell: ({ supplier, reference, productId, productName, createdAt, recalledAt, ...origin }) => (
        <>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {supplier} {recalledAt && <Badge tone="danger">{t('batches.recalled')}</Badge>}
          </p>
          {hasProduct && (
            <Link href={`/admin/keys/${productId}`} className="hover:underline">
              {productName}
            </Link>
          )}
          <p className="text-xs text-muted [overflow-wrap:anywhere]">
            {reference && `${reference} · `}
            {t('batches.addedOn', { when: formatDateTime(createdAt) })}
          </p>
          <Origin {...origin} />
        </>
      ),
    },
    {
      key: 'expires',
      header: common('expires'),
      className: 'whitespace-nowrap align-top',
      cell: ({ expiresOn }) =>
        expiresOn ?? <span className="text-muted">{t('batches.never')}</span>,
    },
    {
      key: 'cost',
      header: t('batches.cost'),
      align: 'end',
      className: 'whitespace-nowrap align-top',
      cell: ({ unitCost, totalCost, paid }) =>
        unitCost !== null && totalCost !== null ? (
          <>
            {money(totalCost)}
            <span className="block text-xs text-muted">
              {t('batches.unitCost', { amount: money(unitCost) })}
            </span>
            {paid && (
              <span className="block text-xs text-muted">
                {t('batches.paid', { amount: money(paid.unitCost, paid.currency) })}
              </span>
            )}
          </>
        ) : (
          <span className="text-muted">{t('batches.unknown')}</span>
        ),
    },
  ]
  const figures = [
    [t('figures.available'), 'available'],
    [t('figures.sold'), 'sold'],
    [t('figures.expired'), 'expired'],
    [t('figures.quarantined'), 'quarantined'],
    [common('total'), 'total'],
  ] as const
  return [
    ...columns,
    ...figures.map(
      ([header, key]): Column<KeyBatch> => ({
        key,
        header,
        align: 'end',
        className: 'align-top tabular-nums',
        cell: (batch) => formatCount(batch[key]),
      }),
    ),
    {
      key: 'actions',
      header: <span className="sr-only">{common('actions')}</span>,
      align: 'end' as const,
      width: '1%',
      className: 'align-top',
      cell: (batch: KeyBatch) => (
        <div className="flex flex-col items-end gap-2">
          <Button variant="outline" size="sm" onClick={() => onOpen(batch)}>
            {t.rich(batch.recalledAt ? 'batches.openRecall' : 'batches.startRecall', {
              id: batch.id,
              supplier: batch.supplier,
              hidden: screenReaderOnly,
            })}
          </Button>
          <Button variant="outline" size="sm" onClick={() => onCorrect(batch)}>
            {t.rich('correctBatch.open', {
              id: batch.id,
              supplier: batch.supplier,
              hidden: screenReaderOnly,
            })}
          </Button>
        </div>
      ),
    },
  ]
}

/** What is stated of where its keys come from; nothing where nothing is. */
function Origin({ licenceKind, keySource, firstRegion }: KeyOrigin) {
  const t = useTranslations('backOffice.common.origin')
  const stated = [
    licenceKind && t(`kinds.${licenceKind}`),
    keySource && t(`sources.${keySource}`),
    firstRegion,
  ].filter(Boolean)
  return stated.length > 0 && <p className="text-xs text-muted">{stated.join(' · ')}</p>
}

/** The batches that keys were bought in, of one product or of all. */
export function BatchList({ productId }: { productId?: number }) {
  const t = useTranslations('backOffice.licences')
  const [openId, setOpenId] = useState<number>()
  const [corrected, setCorrected] = useState<KeyBatch>()
  const list = usePagedList({
    call: BATCHES_CALL,
    filters: { productId: productId === undefined ? undefined : String(productId) },
  })
  const columns = useColumns(({ id }) => setOpenId(id), setCorrected, productId === undefined)
  return (
    <section aria-labelledby="key-batches" className="mt-8">
      <h2 id="key-batches" className="text-lg font-bold">
        {t('batches.title')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('batches.lead')}</p>
      <PagedTable
        list={list}
        failed={t('batches.failed')}
        noun={t('batches.batches')}
        caption={t('batches.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={PackageX} text={t('batches.empty')} />}
      />
      {corrected && (
        <CorrectBatchDialog batch={corrected} onClose={() => setCorrected(undefined)} />
      )}
      {openId !== undefined && <RecallDialog id={openId} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}
