import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { KEPT_VERSIONS } from '@/lib/content/articles/article-rules'
import { storedPageTextsSchema } from '@/lib/content/pages/contracts'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import { sanitizedTexts } from '@/lib/content/pages/page-writes'
import type { Prisma, Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { invalidField } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { languagesOf } from '@/lib/i18n/texts-by-language'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import { unknownVariables } from '@/lib/settings/store-texts/variables'
import { undoState } from '@/lib/staff/undo-contracts'
import { storeTextTags } from './cache-tags'
import { isAnswered } from './questions'

// What the writes of the owner's texts on pages of the store share.

export const STORE_TEXT_ENTITY = 'store_text'

type Row = Prisma.StoreTextGetPayload<object>
type Fields = Pick<Row, 'isPublished' | 'publishedAt' | 'publishAt'>

/** Such a text as it is to be stored; its content has been sanitised. */
export type StoreTextFields = Fields & { texts: PageTexts }
export type LockedStoreText = Omit<Row, 'texts'> & StoreTextFields

/** The owner's text on a page, which nobody else writes until the transaction ends; `null` when there is none. */
export async function lockStoreText(tx: Tx, page: StoreTextPage): Promise<LockedStoreText | null> {
  await lockByName(tx, `store text ${page}`)
  const row = await tx.storeText.findUnique({ where: { page } })
  return row && { ...row, texts: storedPageTextsSchema.parse(row.texts) }
}

/**
 * Texts as they may be stored on a page.
 *
 * @throws AppError `invalid` for one that names what nothing stands for, of whose content nothing is left, or that asks without
 *   an answer
 */
export function checkedTexts(page: StoreTextPage, texts: PageTexts): PageTexts {
  for (const language of languagesOf(texts))
    for (const [field, text] of Object.entries(texts[language] ?? {})) {
      const [name] = unknownVariables(text, language)
      if (name !== undefined)
        throw invalidField(
          `texts.${language}.${field}`,
          say('pages.unknownVariable', { name: `{${name}}` }),
        )
    }
  const sanitized = sanitizedTexts(texts)
  if (page === 'questions')
    for (const language of languagesOf(sanitized))
      if (!isAnswered(sanitized[language]?.content ?? ''))
        throw invalidField(`texts.${language}.content`, say('pages.answerQuestions'))
  return sanitized
}

/** Such a text as the audit trail records it: titles and lengths. */
export const auditedStoreText = ({
  texts,
  isPublished,
  publishedAt,
  publishAt,
}: StoreTextFields) => ({
  isPublished,
  publishedAt: publishedAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
  ...Object.fromEntries(
    Object.entries(texts).map(([language, { title, content }]) => [
      `text.${language}`,
      { title, contentLength: content.length },
    ]),
  ),
})

export const storedStoreTextSchema = z.object({
  texts: storedPageTextsSchema,
  isPublished: z.boolean(),
  publishedAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
})

/** All of such a text as JSON, in which a time is text. */
export const storedStoreText = (text: StoreTextFields): z.infer<typeof storedStoreTextSchema> =>
  storedStoreTextSchema.parse({
    ...text,
    publishedAt: text.publishedAt.toISOString(),
    publishAt: text.publishAt?.toISOString() ?? null,
  })

/** What undoes the change of such a text, or its removal. */
export function undoOfStoreText(before: StoreTextFields, after: StoreTextFields | null) {
  const stored = storedStoreText(before)
  if (!after) return undoState(stored, null)
  const changed = differences(stored, storedStoreText(after))
  return undoState(changed.before, changed.after)
}

/** Keeps texts that are replaced or removed, and of the earlier ones the newest. */
export async function keepStoreTextVersion(
  tx: Tx,
  before: LockedStoreText,
  after: StoreTextFields | null,
  replacedBy: string,
): Promise<void> {
  if (after && isDeepStrictEqual(storedStoreText(before).texts, storedStoreText(after).texts))
    return
  const { page, texts, updatedAt: savedAt } = before
  await tx.storeTextVersion.create({ data: { page, texts, savedAt, replacedBy } })
  const oldest = await tx.storeTextVersion.findFirst({
    where: { page },
    orderBy: { id: 'desc' },
    skip: KEPT_VERSIONS,
    select: { id: true },
  })
  if (oldest) await tx.storeTextVersion.deleteMany({ where: { page, id: { lte: oldest.id } } })
}

/** Invalidates the page of a text, unless it was a draft before and after the write. */
export async function invalidateStoreText(
  tx: Tx,
  ...versions: readonly (StoreTextFields | null)[]
): Promise<void> {
  if (versions.some((version) => version?.isPublished))
    await invalidateTags(tx, [storeTextTags.texts])
}
