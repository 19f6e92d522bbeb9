'use client'

import { FolderPlus, FolderTree, Plus } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Button } from '@/components/ui/button'
import { DataTable } from '@/components/ui/list/data-table'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { categoryColumns } from './category-columns'
import { CategoryDialog } from './category-dialog'
import { DeleteCategoryDialog } from './delete-category-dialog'
import { useCategories, useCategoryOrder } from './use-categories'

type OpenDialog =
  | { kind: 'add'; parentId: number | null; mustHaveParent: boolean }
  | { kind: 'edit' | 'delete'; category: AdminCategory }

/** The categories of the store. */
export function CategoryScreen() {
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
    setAnnouncement(`${category.name} is now number ${from + step + 1} of ${ids.length}`)
    saveOrder({ parentId: category.parentId, ids })
  }

  return (
    <>
      <TabHeading
        title="Categories"
        lead="What is saved here is in the menu, on the home page and on the category pages at once."
      >
        <Button
          variant="outline"
          disabled={mains.length === 0}
          onClick={() =>
            setDialog({ kind: 'add', parentId: mains[0]?.id ?? null, mustHaveParent: true })
          }
        >
          <FolderPlus aria-hidden />
          Add Subcategory
        </Button>
        <Button onClick={() => setDialog({ kind: 'add', parentId: null, mustHaveParent: false })}>
          <Plus aria-hidden />
          Add Main Category
        </Button>
      </TabHeading>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error ? (
        <LoadError title="Failed to fetch categories" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption="Categories"
          columns={categoryColumns({
            positionOf: (category) => {
              const siblings = siblingsOf(categories, category)
              const position = siblings.indexOf(category)
              return { isFirst: position === 0, isLast: position === siblings.length - 1 }
            },
            onMove: move,
            onAddBelow: ({ id }) => setDialog({ kind: 'add', parentId: id, mustHaveParent: true }),
            onEdit: (category) => setDialog({ kind: 'edit', category }),
            onDelete: (category) => setDialog({ kind: 'delete', category }),
          })}
          rows={categories}
          rowKey={({ id }) => id}
          isLoading={isPending}
          empty={
            <>
              <FolderTree aria-hidden className="mx-auto size-8 text-muted" />
              <p className="mt-3 text-sm text-ink-soft">There are no categories yet.</p>
            </>
          }
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
