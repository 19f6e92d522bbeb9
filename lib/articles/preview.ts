import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { ArticlePreview, Previewed } from './admin-contracts'
import { ARTICLE_DRAFT, DRAFT_MS } from './admin-queries'
import { cleanArticle } from './article-html'
import { readMinutes } from './article-rules'

/** Keeps a version of an article, saved or not, to be looked at for an hour. @returns where it is shown */
export async function previewArticle(actor: Actor, article: ArticlePreview): Promise<Previewed> {
  const content = cleanArticle(article.content, env().SITE_URL)
  const id = newId()
  await db().$transaction(async (tx) => {
    await tx.pageDraft.create({
      data: {
        id,
        page: ARTICLE_DRAFT,
        username: actor.username,
        content: {
          ...article,
          content,
          readTime: article.readTime ?? readMinutes(content),
          publishedAt: article.publishedAt ?? new Date().toISOString(),
        },
      },
    })
    await recordAudit(tx, actor, {
      action: 'article.preview',
      entityType: 'article',
      entityId: article.articleId ?? 'new',
    })
  })
  return { path: `/knowledge/preview/${id}` }
}

/** Removes versions that nobody can look at any more. */
export async function forgetArticleDrafts(): Promise<void> {
  await db().pageDraft.deleteMany({
    where: { page: ARTICLE_DRAFT, createdAt: { lt: new Date(Date.now() - DRAFT_MS) } },
  })
}
