import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { ArticleVersionRow, ArticleVersionText } from './admin-contracts'

const VERSION_FIELDS = {
  id: true,
  title: true,
  savedAt: true,
  replacedAt: true,
  replacedBy: true,
} as const satisfies Prisma.ArticleVersionSelect

const withVersionDates = <R extends { savedAt: Date; replacedAt: Date }>(row: R) => ({
  ...row,
  savedAt: row.savedAt.toISOString(),
  replacedAt: row.replacedAt.toISOString(),
})

/** The texts that an article had, the last one first. @throws AppError `not_found` */
export async function articleVersions(articleId: number): Promise<ArticleVersionRow[]> {
  const article = await db().article.findUnique({ where: { id: articleId }, select: { id: true } })
  if (!article) throw new AppError('not_found', say('articles.unknown'))
  const rows = await db().articleVersion.findMany({
    where: { articleId },
    orderBy: { id: 'desc' },
    select: VERSION_FIELDS,
  })
  return rows.map(withVersionDates)
}

/** A text that an article had. @throws AppError `not_found` */
export async function requireArticleVersion(
  articleId: number,
  id: number,
): Promise<ArticleVersionText> {
  const row = await db().articleVersion.findUnique({
    where: { id, articleId },
    select: { ...VERSION_FIELDS, excerpt: true, content: true },
  })
  if (!row) throw new AppError('not_found', say('articles.unknownVersion'))
  return withVersionDates(row)
}
