import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import type { ByLanguage } from '@/lib/i18n/texts-by-language'
import type { StoreTextPage } from './pages'

const writtenSchema = z.partialRecord(
  z.enum(TRANSLATED_LOCALES),
  z.object({ title: z.string(), content: z.string() }),
)

/** What the owner wrote on pages of the store, by page and language. */
export type OwnersTexts = Partial<
  Record<StoreTextPage, ByLanguage<{ title: string; content: string }>>
>

/** The texts of the owner's that are shown instead of those that some pages of the store came with. Not cached. */
export async function ownersTexts(pages: readonly StoreTextPage[]): Promise<OwnersTexts> {
  const rows = await db().storeText.findMany({
    where: { isPublished: true, page: { in: [...pages] } },
    select: { page: true, texts: true },
  })
  const written: OwnersTexts = {}
  for (const page of pages) {
    const row = rows.find((one) => one.page === page)
    if (row) written[page] = writtenSchema.parse(row.texts)
  }
  return written
}
