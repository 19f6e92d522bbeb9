'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useCategoriesChanged } from '@/components/back-office/choice/use-categories'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { SelectField } from '@/components/ui/fields/select-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminCategory } from '@/lib/catalog/category-contracts'

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

function contentsOf({ productCount, subcategoryCount }: AdminCategory) {
  if (subcategoryCount === 0) return 'hasProducts'
  return productCount === 0 ? 'hasSubcategories' : 'hasBoth'
}

/** Deletes a category after choosing where its products and subcategories move to. */
export function DeleteCategoryDialog({ categories, category, onClose }: Props) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const changed = useCategoriesChanged()
  const { id, name, slug, productCount, subcategoryCount } = category
  const targets = targetsFor(categories, category)
  const isEmpty = productCount + subcategoryCount === 0
  const [moveTo, setMoveTo] = useState(String(category.parentId ?? ''))

  async function remove() {
    const call = callAdmin('DELETE /api/admin/categories/[id]', {
      params: { id },
      query: isEmpty ? {} : { moveTo },
    })
    await withFailureToast(t('error'), call, t('deleteCategory.failed')).finally(changed)
    if (isEmpty)
      showUndoableToast({
        title: t('deleteCategory.deleted'),
        description: name,
        entityType: 'category',
        entityId: id,
        onUndone: changed,
      })
    else showToast({ title: t('deleteCategory.deleted'), description: name })
  }

  return (
    <ConfirmDialog
      title={t('deleteCategory.title', { name })}
      confirmLabel={t('deleteCategory.confirm')}
      pendingLabel={common('deleting')}
      canConfirm={isEmpty || moveTo !== ''}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {t.rich('deleteCategory.pageGone', {
          path: `/category/${slug}`,
          code: (chunks) => <code className="font-mono">{chunks}</code>,
        })}{' '}
        {isEmpty && t('deleteCategory.undoable')}
      </p>
      {!isEmpty && (
        <>
          <p>
            {t.rich(`deleteCategory.${contentsOf(category)}`, {
              products: productCount,
              subcategories: subcategoryCount,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
          <SelectField
            id="moveTo"
            label={t('deleteCategory.moveTo')}
            required
            value={moveTo}
            onChange={(event) => setMoveTo(event.target.value)}
          >
            <option value="">{t('chooseCategory')}</option>
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
