import type { TranslatedTexts } from '@/lib/catalog/translations/contracts'
import type { TranslationProgress } from './contracts'

/** Whether an original says something that could be translated. */
export const saysSomething = (original: string | readonly string[]): boolean => original.length > 0

/**
 * How much of an original is there in a language.
 *
 * @param originals by field
 * @param markOf stands for an original
 */
export function progressOf(
  originals: Readonly<Record<string, string | readonly string[]>>,
  texts: TranslatedTexts,
  markOf: (original: string | readonly string[]) => string,
): TranslationProgress {
  const progress = { done: 0, outdated: 0, proposed: 0, missing: 0 }
  for (const [field, original] of Object.entries(originals)) {
    if (!saysSomething(original)) continue
    const text = texts[field]
    if (!text) progress.missing += 1
    else if (text.isProposed) progress.proposed += 1
    else if (text.of !== markOf(original)) progress.outdated += 1
    else progress.done += 1
  }
  return progress
}
