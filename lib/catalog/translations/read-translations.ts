import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { type TranslatedTexts, translatedTextsSchema } from './contracts'
import type { TranslatedSubject } from './subjects'

export type StoredTranslation = { slug: string | null; texts: TranslatedTexts }

/** What there is of some things in a language, by their ids, proposals among it. */
export async function readTranslations(
  tx: Pick<Tx, 'translation'>,
  subject: TranslatedSubject,
  ids: readonly number[],
  language: TranslatedLocale,
): Promise<Map<number, StoredTranslation>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.translation.findMany({
    where: { subject, language, subjectId: { in: [...ids] } },
    select: { subjectId: true, slug: true, texts: true },
  })
  return new Map(
    rows.map(({ subjectId, slug, texts }) => [
      subjectId,
      { slug, texts: translatedTextsSchema.parse(texts) },
    ]),
  )
}
