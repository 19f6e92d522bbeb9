import 'server-only'
import { bringInStep } from '@/lib/content/articles/bring-article'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { importedFrom, markOf } from './imported-articles'
import { linkKey, withArticleLinks } from './post-html'

/** Paths of the published articles that posts of a site became, by what their links have in common. */
export async function articlePaths(site: string): Promise<Map<string, string>> {
  const rows = [...(await importedFrom(site)).values()]
  const articles = await db().article.findMany({
    where: { id: { in: rows.map(({ articleId }) => articleId) }, isPublished: true },
    select: { id: true, slug: true },
  })
  const slugs = new Map(articles.map(({ id, slug }) => [id, slug]))
  const paths = new Map<string, string>()
  for (const { articleId, postId, link } of rows) {
    const slug = slugs.get(articleId)
    if (slug === undefined) continue
    paths.set(linkKey(link, site), `/knowledge/${slug}`)
    paths.set(linkKey(`${site}/?p=${postId}`, site), `/knowledge/${slug}`)
  }
  return paths
}

/** Leads links from articles to posts that are articles since, unless somebody has edited them here. */
export async function linkArticles(site: string): Promise<void> {
  const articles = await articlePaths(site)
  const host = new URL(site).host.replace(/^www\./, '')
  for (const row of (await importedFrom(site)).values())
    await db().$transaction(async (tx) => {
      const article = await tx.article.findUnique({
        where: { id: row.articleId, content: { contains: host } },
      })
      if (!article || markOf(article) !== row.mark) return
      const content = withArticleLinks(article.content, {
        site,
        siteUrl: env().SITE_URL,
        articles,
      })
      if (content === article.content) return
      const after = await bringInStep(tx, article.id, { content })
      if (after)
        await tx.importedArticle.update({
          where: { articleId: article.id },
          data: { mark: markOf(after) },
        })
    })
}
