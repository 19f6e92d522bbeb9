import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { translationTags } from './cache-tags'
import type { TranslatedTexts } from './contracts'
import { readTranslations } from './read-translations'
import type { TranslatedSubject } from './subjects'

/** A change of what is written in a language: `null` takes a text away. */
export type TranslationChange = {
  slug?: string | null
  texts: { [field: string]: TranslatedTexts[string] | null }
}

/**
 * Writes texts of one thing in a language, in the caller's transaction; those that the change does not name stay. Whether they
 * fit its fields is the caller's to see.
 */
export async function writeTranslation(
  tx: Tx,
  { subject, id, language }: { subject: TranslatedSubject; id: number; language: TranslatedLocale },
  { slug, texts: change }: TranslationChange,
): Promise<void> {
  const before = (await readTranslations(tx, subject, [id], language)).get(id)
  const texts = Object.fromEntries(
    Object.entries({ ...before?.texts, ...change }).flatMap(([field, text]) =>
      text === null ? [] : [[field, text] as const],
    ),
  )
  const kept = slug === undefined ? (before?.slug ?? null) : slug
  const key = { subject_subjectId_language: { subject, subjectId: id, language } }
  if (Object.keys(texts).length === 0 && kept === null)
    await tx.translation.deleteMany({ where: { subject, subjectId: id, language } })
  else
    await tx.translation.upsert({
      where: key,
      create: { subject, subjectId: id, language, slug: kept, texts },
      update: { slug: kept, texts },
      select: { subjectId: true },
    })
  await invalidateTags(tx, [translationTags.translations])
}
