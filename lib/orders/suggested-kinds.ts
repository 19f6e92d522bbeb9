import type { Category, Product } from '@/lib/catalog/contracts'

type Kinded = Pick<Product, 'categoryId' | 'family'>
type Placed = Pick<Category, 'id' | 'parentId'>

/**
 * What a product is one of, as far as the store tells: of its main category, since what stands below it are brands and
 * versions more often than uses. Where the store has one main category alone, of the category itself.
 */
function kindOf(categoryId: number, categories: readonly Placed[]): number {
  const parentId = categories.find(({ id }) => id === categoryId)?.parentId ?? null
  const mains = categories.filter((each) => each.parentId === null)
  return parentId === null || mains.length < 2 ? categoryId : parentId
}

/** Whether a shopper who takes one hardly needs the other: options of one product, or two products of the same kind. */
export const isSameKind = (one: Kinded, other: Kinded, categories: readonly Placed[]): boolean =>
  (one.family !== null && one.family === other.family) ||
  kindOf(one.categoryId, categories) === kindOf(other.categoryId, categories)
