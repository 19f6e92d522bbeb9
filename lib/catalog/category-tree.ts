import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { CATEGORY_SLUG, categorySlug, parentProblem } from './category-rules'

// What the writes of categories share.

export const CATEGORY_ENTITY = 'category'

/** The lock of all changes to the tree: its rules concern several rows at once. */
const TREE_LOCK = 'category-tree'

/** Moving a hundred thousand products takes its time. */
const TIMEOUT_MS = 60_000

export type CategoryRow = Prisma.CategoryGetPayload<object>
export type CategoryFields = Pick<
  CategoryRow,
  'name' | 'slug' | 'description' | 'icon' | 'isActive' | 'listsByName' | 'parentId' | 'bannerImage'
>

/** Until the transaction ends nobody else changes the categories. */
export const lockCategories = (tx: Tx): Promise<void> => lockByName(tx, TREE_LOCK)

/** Runs a change of the tree while nobody else changes it; `all` are the categories before it. */
export function changeTree<T>(change: (tx: Tx, all: CategoryRow[]) => Promise<T>): Promise<T> {
  return db().$transaction(
    async (tx) => {
      await lockCategories(tx)
      return change(tx, await tx.category.findMany())
    },
    { timeout: TIMEOUT_MS },
  )
}

/** @throws AppError `not_found` */
export function requireCategory(all: readonly CategoryRow[], id: number): CategoryRow {
  const row = all.find((category) => category.id === id)
  if (!row) throw new AppError('not_found', say('categories.unknown'))
  return row
}

/**
 * Requires what a category must keep with the others: a unique slug and a possible parent.
 *
 * @param id the category, `null` for a new one
 * @returns the category with its slug, made from the name when it has none
 * @throws AppError `invalid`, `conflict` for a slug that is taken
 */
export function requireValidCategory(
  all: readonly CategoryRow[],
  id: number | null,
  category: CategoryFields,
): CategoryFields {
  const slug = category.slug || categorySlug(category.name)
  if (!CATEGORY_SLUG.test(slug)) throw invalidField('slug', say('categories.slugLetters'))
  if (all.some((other) => other.id !== id && other.slug === slug))
    throw fieldError('conflict', 'slug', say('categories.slugTaken'))
  const problem = parentProblem(all, id, category.parentId)
  if (problem) throw invalidField('parentId', problem)
  return { ...category, slug }
}

/** The position behind all others below a parent. */
export const nextPosition = (all: readonly CategoryRow[], parentId: number | null): number =>
  1 +
  Math.max(-1, ...all.filter((row) => row.parentId === parentId).map(({ position }) => position))

/** A category as the audit trail records it. */
export function categoryFieldsOf(category: CategoryFields): CategoryFields {
  const { name, slug, description, icon, isActive, listsByName, parentId, bannerImage } = category
  return { name, slug, description, icon, isActive, listsByName, parentId, bannerImage }
}
