'use client'

import { FolderPlus, FolderTree, Plus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useCategories, useCategoryOrder } from '@/components/back-office/choice/use-categories'
import { EmptyList } from '@/components/back-office/empty-list'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Button, buttonStyle } from '@/components/ui/button'
import { DataTable } from '@/components/ui/list/data-table'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { useCategoryColumns } from './category-columns'
import { CategoryDialog } from './category-dialog'
import { DeleteCategoryDialog } from './delete-category-dialog'

type OpenDialog =
  | { kind: 'add'; parentId: number | null; mustHaveParent: boolean }
  | { kind: 'edit' | 'delete'; category: AdminCategory }

/** The categories of the store. */
export function CategoryScreen() {
  const t = useTranslations('backOffice.catalog')
  const { data: categories = [], isPending, error, refetch } = useCategories()
  const saveOrder = useCategoryOrder()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [announcement, setAnnouncement] = useState('')
  const close = () => setDialog(undefined)
  const mains = categories.filter(({ parentId }) => parentId === null)

  function move(category: AdminCategory, step: -1 | 1) {
    const ids = siblingsOf(categories, category).map(({ id }) => id)
    const from = ids.indexOf(category.id)
    ids.splice(from, 1)
    ids.splice(from + step, 0, category.id)
    setAnnouncement(
      t('categories.moved', {
        name: category.name,
        position: from + step + 1,
        total: ids.length,
      }),
    )
    saveOrder({ parentId: category.parentId, ids })
  }

  const columns = useCategoryColumns({
    positionOf: (category) => {
      const siblings = siblingsOf(categories, category)
      const position = siblings.indexOf(category)
      return { isFirst: position === 0, isLast: position === siblings.length - 1 }
    },
    onMove: move,
    onAddBelow: ({ id }) => setDialog({ kind: 'add', parentId: id, mustHaveParent: true }),
    onEdit: (category) => setDialog({ kind: 'edit', category }),
    onDelete: (category) => setDialog({ kind: 'delete', category }),
  })

  return (
    <>
      <TabHeading title={t('categories.title')} lead={t('categories.lead')}>
        <Link href="/admin/categories/brands" className={buttonStyle({ variant: 'ghost' })}>
          {t('brands.title')}
        </Link>
        <Link href="/admin/categories/collections" className={buttonStyle({ variant: 'ghost' })}>
          {t('collections.title')}
        </Link>
        <Link href="/admin/categories/facts" className={buttonStyle({ variant: 'ghost' })}>
          {t('ownFacts.title')}
        </Link>
        <Button
          variant="outline"
          disabled={mains.length === 0}
          onClick={() =>
            setDialog({ kind: 'add', parentId: mains[0]?.id ?? null, mustHaveParent: true })
          }
        >
          <FolderPlus aria-hidden />
          {t('categories.addSub')}
        </Button>
        <Button onClick={() => setDialog({ kind: 'add', parentId: null, mustHaveParent: false })}>
          <Plus aria-hidden />
          {t('categories.addMain')}
        </Button>
      </TabHeading>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error ? (
        <LoadError title={t('categories.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('categories.title')}
          columns={columns}
          rows={categories}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={<EmptyList icon={FolderTree} text={t('categories.empty')} />}
        />
      )}
      {dialog?.kind === 'add' && (
        <CategoryDialog
          categories={categories}
          parentId={dialog.parentId}
          mustHaveParent={dialog.mustHaveParent}
          onClose={close}
        />
      )}
      {dialog?.kind === 'edit' && (
        <CategoryDialog categories={categories} category={dialog.category} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteCategoryDialog categories={categories} category={dialog.category} onClose={close} />
      )}
    </>
  )
}

const siblingsOf = (categories: AdminCategory[], { parentId }: AdminCategory) =>
  categories.filter((category) => category.parentId === parentId)
