import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { isLocale, type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { SETTINGS_TAG } from '@/lib/settings/cache-tags'
import { currentSetting } from '@/lib/settings/queries'
import { translationTags } from './cache-tags'
import { type TranslatedTexts, translatedTextsSchema } from './contracts'
import { acceptedTexts } from './laid-over'
import { LEADING_FIELDS, type TranslatedSubject } from './subjects'

/**
 * {@link languagesById} of one thing: cached until a translation changes.
 */
export async function shownLanguages(
  subject: TranslatedSubject,
  id: number,
): Promise<readonly Locale[] | null> {
  'use cache'
  cacheTag(translationTags.translations, SETTINGS_TAG)
  cacheLife('hours')
  return (await languagesById(subject, [id]))(id)
}

/**
 * The languages in which things have their leading texts, that of the original first; `null` while nothing of their kind is in
 * another one.
 */
export async function languagesById(
  subject: TranslatedSubject,
  ids: readonly number[],
): Promise<(id: number) => readonly Locale[] | null> {
  const any = await db().translation.findFirst({ where: { subject }, select: { language: true } })
  if (!any) return () => null
  const [rows, defaultLanguage] = await Promise.all([
    db().translation.findMany({
      where: { subject, subjectId: { in: [...ids] } },
      orderBy: { language: 'asc' },
      select: { subjectId: true, language: true, texts: true },
    }),
    currentSetting('defaultLanguage'),
  ])
  const shown = new Map<number, Locale[]>()
  for (const { subjectId, language, texts } of rows)
    if (isLocale(language) && hasLeading(subject, translatedTextsSchema.parse(texts)))
      shown.set(subjectId, [...(shown.get(subjectId) ?? []), language])
  const original = textLocaleOf(defaultLanguage)
  return (id) => [original, ...(shown.get(id) ?? [])]
}

function hasLeading(subject: TranslatedSubject, texts: TranslatedTexts): boolean {
  const accepted = acceptedTexts(texts)
  return LEADING_FIELDS[subject].every((field) => accepted.has(field))
}
