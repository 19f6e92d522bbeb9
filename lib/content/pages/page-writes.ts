import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ARTICLE_SLUG, KEPT_VERSIONS } from '@/lib/content/articles/article-rules'
import { onUniqueViolation } from '@/lib/core/database-errors'
import type { Prisma, Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { env } from '@/lib/core/env'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { picturesIn, sanitizeArticle } from '@/lib/core/rich-text'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { undoState } from '@/lib/staff/undo-contracts'
import { pageTags } from './cache-tags'
import { storedPageTextsSchema } from './contracts'
import { isAdded, type PageBlock, pageBlocksSchema, picturesOfBlocks } from './page-blocks'
import { isReservedSlug, type PageTexts, slugOfTexts } from './page-rules'

// What the writes of pages share.

export const PAGE_ENTITY = 'page'

type Row = Prisma.PageGetPayload<object>

/** A page as it is to be stored; the content of its texts has been sanitised. */
export type PageFields = Pick<Row, 'slug' | 'isPublished' | 'publishedAt' | 'publishAt'> & {
  texts: PageTexts
  blocks: PageBlock[]
}
export type LockedPage = Omit<Row, 'texts' | 'blocks'> & PageFields

/** A page, locked until the transaction ends; `null` when there is none. */
export async function lockPageIfThere(tx: Tx, id: number): Promise<LockedPage | null> {
  await lockRows(tx, 'Page', { id })
  const row = await tx.page.findUnique({ where: { id } })
  return (
    row && {
      ...row,
      texts: storedPageTextsSchema.parse(row.texts),
      blocks: pageBlocksSchema.parse(row.blocks),
    }
  )
}

/** {@link lockPageIfThere}. @throws AppError `not_found` */
export async function lockPage(tx: Tx, id: number): Promise<LockedPage> {
  const row = await lockPageIfThere(tx, id)
  if (!row) throw new AppError('not_found', say('pages.unknown'))
  return row
}

/**
 * The slug that was entered, or one made from the title.
 *
 * @throws AppError `invalid` for one of another form, one that the store itself has, or a title that none can be made from
 */
export function requirePageSlug(slug: string, texts: PageTexts, defaultLanguage: string): string {
  const chosen = slug || slugOfTexts(texts, defaultLanguage)
  if (chosen === '') throw invalidField('slug', say('articles.titleMakesNoSlug'))
  if (!ARTICLE_SLUG.test(chosen)) throw invalidField('slug', say('articles.slugLetters'))
  if (isReservedSlug(chosen)) throw invalidField('slug', say('pages.slugReserved'))
  return chosen
}

/** For `.catch()`: two writes at once may choose the same slug; the database lets one through. */
export const onPageSlugTaken = onUniqueViolation(() =>
  fieldError('conflict', 'slug', say('pages.slugTaken')),
)

/** Texts with their content as it may be shown. @throws AppError `invalid` when nothing is left of one */
export function sanitizedTexts(texts: PageTexts): PageTexts {
  const sanitized: PageTexts = {}
  for (const language of TRANSLATED_LOCALES) {
    const text = texts[language]
    if (!text) continue
    const content = sanitizeArticle(text.content, env().SITE_URL)
    if (content === '') throw invalidField(`texts.${language}.content`, say('pages.writeText'))
    sanitized[language] = { ...text, content }
  }
  return sanitized
}

/** Keeps the pictures of texts and blocks from being deleted. @throws AppError `invalid` for one that does not exist */
export const requirePagePictures = (
  tx: Tx,
  { texts, blocks }: Pick<PageFields, 'texts' | 'blocks'>,
): Promise<void> =>
  requireUploads(tx, {
    content: Object.values(texts).flatMap(({ content }) => picturesIn(content)),
    ...picturesOfBlocks(blocks),
  })

/** A page as the audit trail records it; of its texts only titles and lengths, of its blocks their kinds. */
export const auditedPage = ({ texts, blocks, publishedAt, publishAt, ...fields }: PageFields) => ({
  slug: fields.slug,
  isPublished: fields.isPublished,
  publishedAt: publishedAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
  ...(blocks.length > 0 && { blocks: blocks.filter(isAdded).map(({ kind }) => kind) }),
  ...Object.fromEntries(
    Object.entries(texts).map(([language, { title, content }]) => [
      `text.${language}`,
      { title, contentLength: content.length },
    ]),
  ),
})

export const storedPageSchema = z.object({
  slug: z.string(),
  texts: storedPageTextsSchema,
  // What was undone before there were blocks has none.
  blocks: pageBlocksSchema.default([]),
  isPublished: z.boolean(),
  publishedAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
})

/** All of a page as JSON, in which a time is text. */
export const storedPage = (page: PageFields): z.infer<typeof storedPageSchema> =>
  storedPageSchema.parse({
    ...page,
    publishedAt: page.publishedAt.toISOString(),
    publishAt: page.publishAt?.toISOString() ?? null,
  })

/** What undoes the change of a page. */
export function undoOfPage(before: PageFields, after: PageFields) {
  const changed = differences(storedPage(before), storedPage(after))
  return undoState(changed.before, changed.after)
}

/** Keeps the texts and blocks that a change replaces, and of the earlier ones the newest. */
export async function keepPageVersion(
  tx: Tx,
  { before, after, replacedBy }: { before: LockedPage; after: PageFields; replacedBy: string },
): Promise<void> {
  const kept = (page: PageFields) => {
    const { texts, blocks } = storedPage(page)
    return { texts, blocks }
  }
  if (isDeepStrictEqual(kept(before), kept(after))) return
  const { id: pageId, texts, blocks, updatedAt: savedAt } = before
  await tx.pageVersion.create({ data: { pageId, texts, blocks, savedAt, replacedBy } })
  const oldest = await tx.pageVersion.findFirst({
    where: { pageId },
    orderBy: { id: 'desc' },
    skip: KEPT_VERSIONS,
    select: { id: true },
  })
  if (oldest) await tx.pageVersion.deleteMany({ where: { pageId, id: { lte: oldest.id } } })
}

/** Invalidates the pages of a page, unless it was a draft before and after the write. */
export async function invalidatePage(tx: Tx, ...versions: readonly PageFields[]): Promise<void> {
  if (versions.some(({ isPublished }) => isPublished)) await invalidateTags(tx, [pageTags.pages])
}
