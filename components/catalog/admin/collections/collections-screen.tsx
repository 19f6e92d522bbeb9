'use client'

import { LayoutGrid, Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { actionsColumn } from '@/components/back-office/actions-column'
import { BackLink } from '@/components/back-office/back-link'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminCollection } from '@/lib/catalog/collection-contracts'
import { CollectionDialog } from './collection-dialog'
import { DeleteCollectionDialog } from './delete-collection-dialog'
import { useCollections } from './use-collections'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; collection: AdminCollection }

/** Products that are shown together on pages of their own. */
export function CollectionsScreen() {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const { data: collections = [], isPending, error, refetch } = useCollections()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const columns: Column<AdminCollection>[] = [
    {
      key: 'name',
      header: common('name'),
      className: 'min-w-48',
      cell: ({ name }) => <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>,
    },
    {
      key: 'slug',
      header: t('slug'),
      cell: ({ slug }) => <code className="font-mono text-xs text-ink-soft">{slug}</code>,
    },
    {
      key: 'kind',
      header: t('collections.kind'),
      cell: ({ kind }) => t(`collections.kinds.${kind}`),
    },
    {
      key: 'products',
      header: t('brands.products'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ productCount }) => productCount,
    },
    {
      key: 'status',
      header: common('status'),
      cell: ({ isVisible }) => (
        <Badge tone={isVisible ? 'success' : 'neutral'}>
          {t(isVisible ? 'collections.visible' : 'collections.hidden')}
        </Badge>
      ),
    },
    actionsColumn(common('actions'), (collection) => (
      <>
        <RowAction
          icon={Pencil}
          label={t('brands.editOf', { name: collection.name })}
          title={common('edit')}
          onClick={() => setDialog({ kind: 'edit', collection })}
        />
        <RowAction
          icon={Trash2}
          isDanger
          label={t('collections.deleteOf', { name: collection.name })}
          title={t('collections.delete')}
          onClick={() => setDialog({ kind: 'delete', collection })}
        />
      </>
    )),
  ]
  return (
    <>
      <BackLink href="/admin/categories">{t('categories.title')}</BackLink>
      <TabHeading title={t('collections.title')} lead={t('collections.lead')}>
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden />
          {t('collections.add')}
        </Button>
      </TabHeading>
      {error ? (
        <LoadError title={t('collections.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('collections.title')}
          columns={columns}
          rows={collections}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={<EmptyList icon={LayoutGrid} text={t('collections.empty')} />}
        />
      )}
      {dialog?.kind === 'add' && <CollectionDialog onClose={close} />}
      {dialog?.kind === 'edit' && (
        <CollectionDialog collection={dialog.collection} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteCollectionDialog collection={dialog.collection} onClose={close} />
      )}
    </>
  )
}
