import 'server-only'
import { bringInStep } from '@/lib/content/articles/bring-article'
import { db } from '@/lib/core/db'
import { importedFrom } from './imported-articles'

/** Hides the articles whose posts are not published any more. @returns how many there were */
export async function hideGone(site: string, published: ReadonlySet<number>): Promise<number> {
  let hidden = 0
  for (const row of (await importedFrom(site)).values()) {
    if (published.has(row.postId) || row.hiddenAt) continue
    await db().$transaction(async (tx) => {
      await tx.importedArticle.update({
        where: { articleId: row.articleId },
        data: { hiddenAt: new Date() },
      })
      if (await bringInStep(tx, row.articleId, { isPublished: false })) hidden++
    })
  }
  return hidden
}
