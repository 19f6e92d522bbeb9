import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { type Locale, type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import { translationTags } from './cache-tags'

/** The languages in which there is any text of the catalogue beside the original's: cached until a translation changes. */
async function translatedLanguages(): Promise<string[]> {
  'use cache'
  cacheTag(translationTags.translations)
  cacheLife('hours')
  const rows = await db().translation.findMany({
    distinct: ['language'],
    select: { language: true },
  })
  return rows.map(({ language }) => language)
}

/**
 * The language in which a page asks for products: none where nothing is translated into its own, so that such pages share what
 * they read.
 */
export async function catalogueLanguage(locale: Locale): Promise<{ language?: TranslatedLocale }> {
  const language = textLocaleOf(locale)
  return (await translatedLanguages()).includes(language) ? { language } : {}
}
