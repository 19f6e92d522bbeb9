'use client'

import { Pencil, Tags, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { actionsColumn } from '@/components/back-office/actions-column'
import { BackLink } from '@/components/back-office/back-link'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { BrandMark } from '@/components/catalog/brands/brand-mark'
import { Badge } from '@/components/ui/badge'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { RowAction } from '@/components/ui/list/row-action'
import type { AdminBrand } from '@/lib/catalog/brand-page-contracts'
import { BrandDialog } from './brand-dialog'
import { RemoveBrandDialog } from './remove-brand-dialog'
import { useBrands } from './use-brands'

type OpenDialog = { kind: 'edit' | 'remove'; brand: AdminBrand }

/** The publishers of what is sold, and how each is presented. */
export function BrandsScreen() {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const { data: brands = [], isPending, error, refetch } = useBrands()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const columns: Column<AdminBrand>[] = [
    {
      key: 'publisher',
      header: t('brands.brand'),
      className: 'min-w-48',
      cell: ({ publisher, image, isFeatured }) => (
        <span className="flex items-center gap-3">
          <BrandMark name={publisher} image={image} size="row" />
          <span className="font-semibold [overflow-wrap:anywhere]">{publisher}</span>
          {isFeatured && <Badge tone="brand">{t('brands.featured')}</Badge>}
        </span>
      ),
    },
    {
      key: 'text',
      header: t('brands.text'),
      className: 'min-w-56 text-muted',
      cell: ({ texts }) => <span className="line-clamp-2">{texts.en || firstOf(texts)}</span>,
    },
    {
      key: 'products',
      header: t('brands.products'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ productCount }) => productCount,
    },
    actionsColumn(common('actions'), (brand) => (
      <>
        <RowAction
          icon={Pencil}
          label={t('brands.editOf', { name: brand.publisher })}
          title={common('edit')}
          onClick={() => setDialog({ kind: 'edit', brand })}
        />
        {brand.updatedAt !== null && (
          <RowAction
            icon={Trash2}
            isDanger
            label={t('brands.removeOf', { name: brand.publisher })}
            title={t('brands.remove')}
            onClick={() => setDialog({ kind: 'remove', brand })}
          />
        )}
      </>
    )),
  ]
  return (
    <>
      <BackLink href="/admin/categories">{t('categories.title')}</BackLink>
      <TabHeading title={t('brands.title')} lead={t('brands.lead')} />
      {error ? (
        <LoadError title={t('brands.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('brands.title')}
          columns={columns}
          rows={brands}
          rowKey={({ publisher }) => publisher}
          isLoading={isPending}
          empty={<EmptyList icon={Tags} text={t('brands.empty')} />}
        />
      )}
      {dialog?.kind === 'edit' && <BrandDialog brand={dialog.brand} onClose={close} />}
      {dialog?.kind === 'remove' && <RemoveBrandDialog brand={dialog.brand} onClose={close} />}
    </>
  )
}

const firstOf = (texts: AdminBrand['texts']): string => Object.values(texts).find(Boolean) ?? ''
