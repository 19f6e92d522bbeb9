import 'server-only'
import { db } from '@/lib/core/db'
import { ARTICLE_CATEGORIES, isCommonCategory } from '../categories'
import type { ArticleCategoryRow } from './contracts'
import { noSuchCategory } from './no-such-category'

/** All categories with the number of their articles: those that every store has, then the owner's by name. */
export async function articleCategories(): Promise<ArticleCategoryRow[]> {
  const [own, counts] = await Promise.all([
    db().articleCategory.findMany({ orderBy: { name: 'asc' }, select: { id: true, name: true } }),
    db().article.groupBy({ by: ['category'], _count: true }),
  ])
  const countOf = new Map(counts.map(({ category, _count }) => [category, _count]))
  return [...ARTICLE_CATEGORIES.map((name) => ({ id: null, name })), ...own].map((category) => ({
    ...category,
    articles: countOf.get(category.name) ?? 0,
  }))
}

/** @throws AppError `invalid` when there is no category of this name */
export async function requireKnownCategory(name: string): Promise<void> {
  if (isCommonCategory(name)) return
  if ((await db().articleCategory.count({ where: { name } })) === 0) throw noSuchCategory()
}
