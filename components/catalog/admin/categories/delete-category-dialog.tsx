'use client'

import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { SelectField } from '@/components/ui/fields/select-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { useCategoriesChanged } from './use-categories'

type Props = {
  categories: readonly AdminCategory[]
  category: AdminCategory
  onClose: () => void
}

/** The possible targets for a category's content: subcategories can only move to another main category. */
function targetsFor(categories: readonly AdminCategory[], category: AdminCategory) {
  return categories.filter(
    ({ id, parentId }) =>
      id !== category.id &&
      parentId !== category.id &&
      (category.subcategoryCount === 0 || parentId === null),
  )
}

const quantity = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** Deletes a category after choosing where its products and subcategories move to. */
export function DeleteCategoryDialog({ categories, category, onClose }: Props) {
  const changed = useCategoriesChanged()
  const { id, name, slug, productCount, subcategoryCount } = category
  const targets = targetsFor(categories, category)
  const isEmpty = productCount + subcategoryCount === 0
  const [moveTo, setMoveTo] = useState(String(category.parentId ?? ''))
  const contents = [
    productCount > 0 && quantity(productCount, 'product', 'products'),
    subcategoryCount > 0 && quantity(subcategoryCount, 'subcategory', 'subcategories'),
  ].filter(Boolean)

  async function remove() {
    const call = callAdmin('DELETE /api/admin/categories/[id]', {
      params: { id },
      query: isEmpty ? {} : { moveTo },
    })
    await withFailureToast('Error', call, 'The category could not be deleted').finally(changed)
    if (isEmpty)
      showUndoableToast({
        title: 'Category Deleted',
        description: name,
        entityType: 'category',
        entityId: id,
        onUndone: changed,
      })
    else showToast({ title: 'Category Deleted', description: name })
  }

  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      confirmLabel="Delete category"
      pendingLabel="Deleting …"
      canConfirm={isEmpty || moveTo !== ''}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Its page <code className="font-mono">/category/{slug}</code> is gone. Links to it lead to a
        page that was not found. {isEmpty && 'That can be undone for 30 days.'}
      </p>
      {!isEmpty && (
        <>
          <p>
            It has <strong>{contents.join(' and ')}</strong>, which go to another category.
          </p>
          <SelectField
            id="moveTo"
            label="Move them to"
            required
            value={moveTo}
            onChange={(event) => setMoveTo(event.target.value)}
          >
            <option value="">Choose a category</option>
            {targets.map((target) => (
              <option key={target.id} value={target.id}>
                {target.parentId === null ? target.name : `– ${target.name}`}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </ConfirmDialog>
  )
}
