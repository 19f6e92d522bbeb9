import type { TranslatedTexts } from './contracts'

/** Texts that somebody accepted, by their fields; what a machine proposed is not among them. */
export const acceptedTexts = (texts: TranslatedTexts = {}): Map<string, string | string[]> =>
  new Map(
    Object.entries(texts).flatMap(([field, { text, isProposed }]) =>
      isProposed || text.length === 0 ? [] : [[field, text] as const],
    ),
  )

/**
 * A thing with the texts of another language laid over those that it has; itself where there are none.
 *
 * @returns `translated`: the fields that are in that language
 */
export function laidOver<T extends object>(
  thing: T,
  texts: TranslatedTexts | undefined,
): T & { translated?: string[] } {
  const own = [...acceptedTexts(texts)].filter(([field]) => field in thing)
  return own.length === 0
    ? thing
    : { ...thing, ...Object.fromEntries(own), translated: own.map(([field]) => field) }
}
