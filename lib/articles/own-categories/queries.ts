import 'server-only'
import { db } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { ARTICLE_CATEGORIES } from '../categories'
import type { ArticleCategoryRow } from './contracts'

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
  const isKnown =
    ARTICLE_CATEGORIES.some((known) => known === name) ||
    (await db().articleCategory.findFirst({ where: { name }, select: { id: true } })) !== null
  if (!isKnown) throw invalidField('category', 'There is no such category')
}
