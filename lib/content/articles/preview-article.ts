import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { sanitizeArticle } from '@/lib/core/rich-text'
import { savePageDraft } from '@/lib/platform/page-drafts'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { ArticlePreview, ArticlePreviewAnswer } from './admin-contracts'
import { estimateReadTime } from './article-rules'
import { ARTICLE_ENTITY } from './article-writes'
import { ARTICLE_DRAFT } from './queries'

/** Stores a version of an article, saved or not, for a preview of one hour. @returns its address */
export async function previewArticle(
  actor: Actor,
  article: ArticlePreview,
): Promise<ArticlePreviewAnswer> {
  const content = sanitizeArticle(article.content, env().SITE_URL)
  const { id } = await db().$transaction(async (tx) => {
    const draft = await savePageDraft(tx, {
      page: ARTICLE_DRAFT,
      username: actor.username,
      content: {
        ...article,
        content,
        readTime: article.readTime ?? estimateReadTime(content),
        publishedAt: article.publishedAt ?? new Date().toISOString(),
      },
    })
    await recordAudit(tx, actor, {
      action: 'article.preview',
      entityType: ARTICLE_ENTITY,
      entityId: article.articleId ?? 'new',
    })
    return draft
  })
  return { path: `/knowledge/preview/${id}` }
}
