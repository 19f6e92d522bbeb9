import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { articleTags } from '@/lib/content/articles/cache-tags'
import { siteOf } from '@/lib/content/wordpress/client'
import { db } from '@/lib/core/db'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import { activePluginValues } from '@/lib/plugins/queries'
import { yoastPlugin } from './plugin'

/** Title and description of an article for search engines, as far as Yoast gives them while it is on. */
export async function searchTexts(
  articleId: number,
): Promise<{ title?: string; description?: string }> {
  'use cache'
  cacheTag(PLUGINS_TAG, articleTags.articles, articleTags.article(articleId))
  cacheLife('hours')
  const values = await activePluginValues(yoastPlugin)
  if (!values) return {}
  const row = await db().importedArticle.findUnique({ where: { articleId } })
  const own = siteOf(values)
  if (!row || (own !== '' && own !== row.site)) return {}
  const { metaTitle, metaDescription } = row
  return {
    ...(values.takeOverTitles !== false && metaTitle && { title: metaTitle }),
    ...(values.takeOverDescriptions !== false &&
      metaDescription && { description: metaDescription }),
  }
}
