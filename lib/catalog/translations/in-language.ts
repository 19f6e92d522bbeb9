import 'server-only'
import { db } from '@/lib/core/db'
import type { Locale } from '@/lib/i18n/locales'
import { textLocaleOf } from '@/lib/i18n/locales'
import { laidOver } from './laid-over'
import { readTranslations } from './read-translations'
import type { TranslatedSubject } from './subjects'

/**
 * Things as a page in a language shows them: with the texts that are accepted in it, and the original's where there are none. One query
 * for all of them.
 */
export async function inLanguage<T extends { id: number }>(
  subject: TranslatedSubject,
  things: readonly T[],
  language: Locale,
): Promise<(T & { translated?: string[] })[]> {
  const stored = await readTranslations(
    db(),
    subject,
    things.map(({ id }) => id),
    textLocaleOf(language),
  )
  return things.map((thing) => laidOver(thing, stored.get(thing.id)?.texts))
}

/** {@link inLanguage} of what may be missing. */
export async function oneInLanguage<T extends { id: number }>(
  subject: TranslatedSubject,
  thing: T | null,
  language: Locale,
): Promise<(T & { translated?: string[] }) | null> {
  return thing && ((await inLanguage(subject, [thing], language))[0] ?? null)
}
