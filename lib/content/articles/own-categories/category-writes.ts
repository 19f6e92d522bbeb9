import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { lockRows, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { ARTICLE_CATEGORIES, isCommonCategory } from '../categories'
import { noSuchCategory } from './no-such-category'

// What the writes of the owner's categories share.

export const ARTICLE_CATEGORY_ENTITY = 'article_category'

/** A category that there may be no more of: the knowledge base shows all of them in one column. */
export const MAX_OWN_CATEGORIES = 30

const rowSchema = z.object({ id: z.number(), name: z.string() })
type Row = z.infer<typeof rowSchema>

/** Changes the categories, one change after another, and none while an article is put into one. */
export const changeCategories = <T>(change: (tx: Tx) => Promise<T>): Promise<T> =>
  db().$transaction(async (tx) => {
    await lockByName(tx, 'article-categories')
    return change(tx)
  })

/** An own category, locked until the transaction ends. @throws AppError `not_found` */
export async function lockOwnCategory(tx: Tx, id: number): Promise<Row> {
  const [row] = await rowsOf(
    tx,
    rowSchema,
    Prisma.sql`SELECT "id", "name" FROM "ArticleCategory" WHERE "id" = ${id} FOR UPDATE`,
  )
  if (!row) throw new AppError('not_found', say('categories.unknown'))
  return row
}

/** @throws AppError `conflict` for a name that another category has, however it is capitalised */
export async function requireFreeName(tx: Tx, name: string, except?: number): Promise<void> {
  const own = await tx.articleCategory.findMany({ where: { id: { not: except } } })
  const taken = [...ARTICLE_CATEGORIES, ...own.map((category) => category.name)]
  if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw fieldError('conflict', 'name', say('articles.categoryNameTaken'))
}

/**
 * Keeps the category of an article from being renamed or deleted until the transaction ends.
 *
 * @throws AppError `invalid` when there is none of this name
 */
export async function requireCategory(tx: Tx, name: string | undefined): Promise<void> {
  if (name === undefined || isCommonCategory(name)) return
  const isThere = await lockRows(tx, 'ArticleCategory', { name }, 'SHARE')
  if (!isThere) throw noSuchCategory()
}
