import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type PageVersion, type PageVersionRow, storedPageTextsSchema } from './contracts'
import { pageBlocksSchema } from './page-blocks'

const VERSION_FIELDS = { id: true, savedAt: true, replacedAt: true, replacedBy: true } as const

const withDates = <R extends { savedAt: Date; replacedAt: Date }>(row: R) => ({
  ...row,
  savedAt: row.savedAt.toISOString(),
  replacedAt: row.replacedAt.toISOString(),
})

/** The versions of its texts and blocks that a page had, the last one first. @throws AppError `not_found` */
export async function pageVersions(pageId: number): Promise<PageVersionRow[]> {
  const page = await db().page.findUnique({ where: { id: pageId }, select: { id: true } })
  if (!page) throw new AppError('not_found', say('pages.unknown'))
  const rows = await db().pageVersion.findMany({
    where: { pageId },
    orderBy: { id: 'desc' },
    select: VERSION_FIELDS,
  })
  return rows.map(withDates)
}

/** The texts and blocks that a page had. @throws AppError `not_found` */
export async function requirePageVersion(pageId: number, id: number): Promise<PageVersion> {
  const row = await db().pageVersion.findUnique({
    where: { id, pageId },
    select: { ...VERSION_FIELDS, texts: true, blocks: true },
  })
  if (!row) throw new AppError('not_found', say('articles.unknownVersion'))
  return {
    ...withDates(row),
    texts: storedPageTextsSchema.parse(row.texts),
    blocks: pageBlocksSchema.parse(row.blocks),
  }
}
