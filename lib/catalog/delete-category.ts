import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { type ServerText, say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { undoState } from '@/lib/staff/undo-contracts'
import { catalogTags } from './cache-tags'
import {
  CATEGORY_ENTITY,
  type CategoryRow,
  categoryFieldsOf,
  changeTree,
  nextPosition,
  requireCategory,
} from './category-tree'

/**
 * Deletes a category. Its products, and its subcategories if it has some, go to another one; products of other categories
 * are no longer shown in it.
 *
 * @param moveTo where they go; a main category when there are subcategories
 * @throws AppError `not_found`; `conflict` with their numbers when it is not said where they go;
 *   `invalid` when they can't go there
 */
export async function deleteCategory(actor: Actor, id: number, moveTo?: number): Promise<void> {
  await changeTree(async (tx, all) => {
    const category = requireCategory(all, id)
    const children = all.filter((row) => row.parentId === id)
    // A product that is saved into it at this moment waits, and then finds no such category.
    await lockRows(tx, 'Category', { id })
    const products = await tx.product.count({ where: { categoryId: id } })
    if (products + children.length > 0) {
      if (moveTo === undefined) throw notEmpty(products, children.length)
      requireTarget(all, category, moveTo, children.length > 0)
      await tx.product.updateMany({ where: { categoryId: id }, data: { categoryId: moveTo } })
      const position = nextPosition(all, moveTo)
      for (const [index, child] of children.entries())
        await tx.category.update({
          where: { id: child.id },
          data: { parentId: moveTo, position: position + index },
        })
    }
    const shown = await noLongerShownIn(tx, id)
    await tx.category.delete({ where: { id } })
    await recordAudit(tx, actor, {
      action: 'category.delete',
      entityType: CATEGORY_ENTITY,
      entityId: id,
      before: { ...categoryFieldsOf(category), products, subcategories: children.length },
      ...(moveTo === undefined ? {} : { after: { movedTo: moveTo } }),
      // What it held has another place now, which undoing could not tell from one that was chosen.
      ...(products + children.length + shown === 0 && {
        undo: undoState({ ...categoryFieldsOf(category), position: category.position }, null),
      }),
    })
    await invalidateTags(
      tx,
      products + shown > 0
        ? [catalogTags.categories, catalogTags.products]
        : [catalogTags.categories],
    )
  })
}

/** Takes products out of a category that they were shown in besides their own. @returns how many there were */
const noLongerShownIn = (tx: Tx, id: number): Promise<number> => tx.$executeRaw`
  UPDATE "Product" SET "furtherCategoryIds" = array_remove("furtherCategoryIds", ${id}::int), "updatedAt" = now()
  WHERE "furtherCategoryIds" @> ARRAY[${id}::int]`

function notEmpty(products: number, subcategories: number): AppError {
  const contents = contentsOf(products, subcategories)
  return new AppError('conflict', say('categories.notEmpty', { contents }), {
    details: { products, subcategories },
  })
}

function contentsOf(products: number, subcategories: number): ServerText {
  const below =
    subcategories === 1
      ? say('categories.oneSubcategory', { count: 1 })
      : say('categories.subcategories', { count: subcategories })
  if (products === 0) return below
  if (subcategories === 0)
    return products === 1
      ? say('products.oneCount', { count: 1 })
      : say('products.count', { count: products })
  return products === 1
    ? say('categories.oneProductAndSubcategories', { count: 1, subcategories: below })
    : say('categories.productsAndSubcategories', { count: products, subcategories: below })
}

/** @throws AppError `invalid` for a category that the contents of the deleted one can't go to */
function requireTarget(
  all: readonly CategoryRow[],
  category: CategoryRow,
  moveTo: number,
  hasChildren: boolean,
): void {
  const target = all.find(({ id }) => id === moveTo)
  if (!target) throw invalidField('moveTo', say('categories.unknown'))
  if (target.id === category.id || target.parentId === category.id)
    throw invalidField('moveTo', say('categories.chooseOutside'))
  if (hasChildren && target.parentId !== null)
    throw invalidField('moveTo', say('categories.subcategoriesToMain'))
}
