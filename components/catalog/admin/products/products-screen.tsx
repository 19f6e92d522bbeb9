'use client'

import { CloudDownload, Download, FileUp, Plus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { downloadAdmin, failureText } from '@/components/back-office/admin-calls'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import { EmptyList } from '@/components/back-office/empty-list'
import { today } from '@/components/back-office/format-date'
import { SavedViews } from '@/components/back-office/saved-views/saved-views'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SupplierFeedsDialog } from '@/components/catalog/supplier-feeds/admin/supplier-feeds-dialog'
import { Button, buttonStyle } from '@/components/ui/button'
import { DataTable } from '@/components/ui/list/data-table'
import { ListFailure } from '@/components/ui/list/list-failure'
import { Pager } from '@/components/ui/list/pager'
import { showToast } from '@/components/ui/toast/toaster'
import type {
  AdminProduct,
  AdminProductFilterQuery,
  AdminProductRow,
} from '@/lib/catalog/admin-contracts'
import { HttpError } from '@/lib/http/client'
import { BulkBar, type BulkChoice } from './bulk-bar'
import { BulkDialog } from './bulk-dialog'
import { GroupHeading } from './group-heading'
import { ImportDialog } from './import-dialog'
import { OptionsDialog } from './options-dialog'
import { useProductColumns } from './product-columns'
import { ProductDialog } from './product-dialog'
import {
  filtersFrom,
  givenFilters,
  INITIAL_FILTERS,
  type ListFilters,
  ProductFilters,
  STATES,
} from './product-filters'
import { sectionsOf } from './product-sections'
import { RemoveProductDialog } from './remove-product-dialog'
import { useAddressedDialog } from './use-addressed-dialog'
import { useDuplicate } from './use-duplicate'
import { useOpenProduct } from './use-open-product'
import { categoryChoices, PRODUCTS_CALL, useProductGroups } from './use-product-groups'
import { useSelection } from './use-selection'

const PAGE_SIZE = 50

type Open =
  | { dialog: 'add'; categoryId?: number }
  | { dialog: 'edit'; product: AdminProduct }
  | { dialog: 'remove'; product: AdminProductRow }
  | { dialog: 'bulk'; choice: BulkChoice }
  | { dialog: 'options'; family: string }
  | { dialog: 'import' | 'feeds' }

/** The filters as query parameters; empty ones are left out. */
const filterOf = ({ category, search, state }: ListFilters): AdminProductFilterQuery => ({
  ...(category && { category }),
  ...(search && { search }),
  ...STATES[state],
})

type ProductsScreenProps = {
  /** Edits the full text of the product whose form is open (see useStory). */
  storyEditor: ReactNode
}

/** The products tab: the catalogue by main category and brand. */
export function ProductsScreen({ storyEditor }: ProductsScreenProps) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const [listFilters, setListFilters] = useState(INITIAL_FILTERS)
  /** How often a view was opened, for fields that keep what was typed. */
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const onOptions = (family: string) => setOpen({ dialog: 'options', family })
  const form = useOpenProduct((product) => setOpen({ dialog: 'edit', product }))
  useAddressedDialog({
    onAdd: () => setOpen({ dialog: 'add' }),
    onEdit: (id) => void form.open(id),
    onFeeds: () => setOpen({ dialog: 'feeds' }),
    onOptions,
  })
  const onSearch = useCallback(
    (search: string) => setListFilters((now) => (now.search === search ? now : { ...now, search })),
    [],
  )

  const filter = useMemo(() => filterOf(listFilters), [listFilters])
  const list = usePagedList({
    call: PRODUCTS_CALL,
    filters: { ...filter, sort: listFilters.sort },
    pageSize: PAGE_SIZE,
  })
  const categories = useProductGroups()
  const groups = useProductGroups(filter)
  const choices = useMemo(() => categoryChoices(categories.data ?? []), [categories.data])
  const duplicate = useDuplicate((product) => setOpen({ dialog: 'edit', product }))
  const selection = useSelection(JSON.stringify(filter), list.rows, list.total)

  const addTo = (categoryId?: number) => setOpen({ dialog: 'add', categoryId })
  const allColumns = useProductColumns({
    ...selection,
    choices,
    openingId: form.openingId,
    onEdit: ({ id }) => void form.open(id),
    onDuplicate: duplicate,
    onDelete: (product) => setOpen({ dialog: 'remove', product }),
  })
  const { columns, choice } = useColumns('products', allColumns)
  const sections = sectionsOf({
    groups: groups.data ?? [],
    products: list.rows,
    offset: list.page * list.pageSize,
    limit: list.pageSize,
    showEmpty: listFilters.search === '' && listFilters.state === 'all',
  }).map((section) => ({
    key: String(section.group.id),
    heading: <GroupHeading section={section} onAdd={addTo} />,
    rows: section.products,
  }))
  const failure = list.error ?? groups.error

  return (
    <>
      <TabHeading title={common('products')} lead={t('products.lead')}>
        <Link href="/admin/products/translations" className={buttonStyle({ variant: 'ghost' })}>
          {t('products.translations')}
        </Link>
        <Button variant="outline" onClick={() => setOpen({ dialog: 'import' })}>
          <FileUp aria-hidden />
          {t('products.importCsv')}
        </Button>
        <Button variant="outline" onClick={() => setOpen({ dialog: 'feeds' })}>
          <CloudDownload aria-hidden />
          {t('products.supplierFeeds')}
        </Button>
        <ExportButton filter={filter} />
        <Button disabled={choices.length === 0} onClick={() => addTo()}>
          <Plus aria-hidden />
          {t('products.add')}
        </Button>
      </TabHeading>
      <SavedViews
        list="products"
        filters={givenFilters(listFilters)}
        choice={choice}
        onOpen={(view) => {
          setListFilters(filtersFrom(view))
          setOpened((times) => times + 1)
        }}
      />
      <ProductFilters
        key={opened}
        value={listFilters}
        choices={choices}
        onChange={(change) => setListFilters((now) => ({ ...now, ...change }))}
        onSearch={onSearch}
      >
        <ColumnsButton choice={choice} />
      </ProductFilters>
      {categories.error && (
        <p role="alert" className="mb-3 text-sm font-medium text-danger">
          {t('products.categoriesFailed')}
        </p>
      )}
      {selection.count > 0 && (
        <BulkBar
          count={selection.count}
          matching={selection.canSelectMatching ? list.total : undefined}
          onSelectMatching={selection.selectMatching}
          onClear={selection.clear}
          onChoose={(choice) => setOpen({ dialog: 'bulk', choice })}
        />
      )}
      {failure ? (
        <ListFailure
          title={t('products.loadFailed')}
          text={reasonOf(failure, common('unknownError'))}
          retryLabel={common('retryLoading')}
          onRetry={() => {
            list.retry()
            groups.refetch()
            categories.refetch()
          }}
        />
      ) : (
        <DataTable
          caption={common('products')}
          columns={columns}
          rows={list.rows}
          sections={sections}
          rowKey={({ id }) => id}
          isLoading={list.isLoading || groups.isPending}
          isRefreshing={list.isRefreshing || groups.isPlaceholderData}
          empty={
            <EmptyList
              text={t('products.empty')}
              hint={
                categories.data?.length === 0
                  ? t.rich('products.categoryFirst', {
                      link: (words) => (
                        <Link
                          href="/admin/categories"
                          className="font-semibold text-primary-strong underline"
                        >
                          {words}
                        </Link>
                      ),
                    })
                  : t('products.emptyHint')
              }
            />
          }
        />
      )}
      {!failure && <Pager list={list} noun={t('products.noun')} />}

      {open?.dialog === 'add' && choices.length > 0 && (
        <ProductDialog
          categoryId={open.categoryId}
          choices={choices}
          storyEditor={storyEditor}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && (
        <ProductDialog
          // The copy is another form, not other values of this one.
          key={open.product.id}
          product={open.product}
          choices={choices}
          storyEditor={storyEditor}
          onDuplicate={duplicate}
          onOptions={onOptions}
          onClose={close}
        />
      )}
      {open?.dialog === 'remove' && <RemoveProductDialog product={open.product} onClose={close} />}
      {open?.dialog === 'bulk' && (
        <BulkDialog
          choice={open.choice}
          selection={selection.isMatching ? { filter } : { ids: selection.ids }}
          selected={selection.count}
          categories={choices}
          onClose={close}
          onDone={() => {
            selection.clear()
            close()
          }}
        />
      )}
      {open?.dialog === 'options' && <OptionsDialog family={open.family} onClose={close} />}
      {open?.dialog === 'import' && <ImportDialog onClose={close} />}
      {open?.dialog === 'feeds' && <SupplierFeedsDialog onClose={close} />}
    </>
  )
}

/** Why the list could not be loaded: the server's message, or that it could not be reached. */
function reasonOf(error: Error, unknown: string): string {
  if (error instanceof HttpError) return error.serverMessage ?? unknown
  return failureText(error, unknown)
}

function ExportButton({ filter }: { filter: AdminProductFilterQuery }) {
  const t = useTranslations('backOffice.catalog')
  const [isWorking, setWorking] = useState(false)
  const isFiltered = Object.keys(filter).length > 0
  async function save() {
    setWorking(true)
    try {
      await downloadAdmin('GET /api/admin/products/export', `products-${today()}.csv`, {
        query: filter,
      })
    } catch (error) {
      showToast({
        title: t('error'),
        description: failureText(error, t('products.exportFailed')),
        variant: 'destructive',
      })
    } finally {
      setWorking(false)
    }
  }
  return (
    <Button variant="outline" disabled={isWorking} onClick={save}>
      <Download aria-hidden />
      {t(`products.${isWorking ? 'exporting' : isFiltered ? 'exportThese' : 'exportCsv'}`)}
    </Button>
  )
}
