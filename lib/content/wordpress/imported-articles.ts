import 'server-only'
import { createHash } from 'node:crypto'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { activePluginValues } from '@/lib/plugins/queries'
import { siteOf } from './client'
import { wordpressPlugin } from './plugin'

export type ImportedRow = Prisma.ImportedArticleGetPayload<object>

type Texts = { title: string; excerpt: string; content: string; image: string | null }

/** What tells whether an article is as it was written. */
export const markOf = ({ title, excerpt, content, image }: Texts): string =>
  createHash('sha256')
    .update(JSON.stringify([title, excerpt, content, image]))
    .digest('hex')

/** What is known of the posts of a site that became articles, by their ids there. */
export async function importedFrom(site: string, tx: Tx = db()): Promise<Map<number, ImportedRow>> {
  const rows = await tx.importedArticle.findMany({ where: { site } })
  return new Map(rows.map((row) => [row.postId, row]))
}

/** Which post an article was brought in from, and whether it follows that; `null` for one that was written here. */
export async function originOf(
  articleId: number,
): Promise<{ link: string; follows: boolean } | null> {
  const row = await db().importedArticle.findUnique({ where: { articleId } })
  if (!row) return null
  const values = await activePluginValues(wordpressPlugin)
  return {
    link: row.link,
    follows: values?.mode === 'follow' && siteOf(values) === row.site,
  }
}
