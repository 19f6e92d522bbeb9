'use client'

import { ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { BackLink } from '@/components/back-office/back-link'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import { localFact } from '@/lib/catalog/own-fact-rules'
import { DeleteOwnFactDialog } from './delete-own-fact-dialog'
import { OwnFactDialog } from './own-fact-dialog'
import { useOwnFacts } from './use-own-facts'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; fact: AdminOwnFact }

/** The facts of products that the owner defines. */
export function OwnFactsScreen() {
  const t = useTranslations('backOffice.catalog.ownFacts')
  const catalog = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const locale = useLocale()
  const { data: facts = [], isPending, error, refetch } = useOwnFacts()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const nameOf = (fact: AdminOwnFact) => localFact(fact, locale).name
  const columns: Column<AdminOwnFact>[] = [
    {
      key: 'name',
      header: t('name'),
      className: 'min-w-40',
      cell: (fact) => (
        <span className="font-semibold [overflow-wrap:anywhere]">{nameOf(fact)}</span>
      ),
    },
    {
      key: 'slug',
      header: catalog('slug'),
      cell: ({ slug }) => <code className="font-mono text-xs text-ink-soft">{slug}</code>,
    },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'shown',
      header: t('onPages'),
      cell: ({ isOnPage, isCompared, isFilter }) =>
        [
          ...(isOnPage ? [t('shown.page')] : []),
          ...(isCompared ? [t('shown.compare')] : []),
          ...(isFilter ? [t('shown.filter')] : []),
        ].join(', '),
    },
    {
      key: 'products',
      header: t('products'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ productCount }) => productCount,
    },
    {
      key: 'actions',
      header: common('actions'),
      width: '1%',
      cell: (fact) => (
        <div className="flex items-center">
          <RowAction
            icon={Pencil}
            label={catalog('brands.editOf', { name: nameOf(fact) })}
            title={common('edit')}
            onClick={() => setDialog({ kind: 'edit', fact })}
          />
          <RowAction
            icon={Trash2}
            isDanger
            label={t('deleteOf', { name: nameOf(fact) })}
            title={t('delete')}
            onClick={() => setDialog({ kind: 'delete', fact })}
          />
        </div>
      ),
    },
  ]
  return (
    <>
      <BackLink href="/admin/categories">{catalog('categories.title')}</BackLink>
      <TabHeading title={t('title')} lead={t('lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </TabHeading>
      {error ? (
        <LoadError title={t('loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={facts}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={<EmptyList icon={ListChecks} text={t('empty')} />}
        />
      )}
      {dialog?.kind === 'add' && <OwnFactDialog onClose={close} />}
      {dialog?.kind === 'edit' && <OwnFactDialog fact={dialog.fact} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteOwnFactDialog fact={dialog.fact} onClose={close} />}
    </>
  )
}
