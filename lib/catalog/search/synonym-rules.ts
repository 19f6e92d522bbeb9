// What a group of phrases has to be. Without schemas, so that the browser may load it.

export const MIN_PHRASES = 2
export const MAX_PHRASES = 30
export const MAX_PHRASE_LENGTH = 60
export const MAX_GROUPS = 500

/** Whether a search can have the phrase: it has a letter or a digit. */
export const hasWords = (phrase: string): boolean => /[\p{L}\p{N}]/u.test(phrase)

const comparable = (phrase: string) => phrase.trim().replace(/\s+/g, ' ').toLowerCase()

/** The place of the first phrase that is there before, in whichever case; -1 when none is. */
export function placeOfRepeated(phrases: readonly string[]): number {
  const all = phrases.map(comparable)
  return all.findIndex((phrase, place) => all.indexOf(phrase) < place)
}

/** The phrases of a text that has one on each line. */
export const phrasesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The groups that have a phrase with a text in it. */
export function groupsWith<Group extends { phrases: readonly string[] }>(
  groups: readonly Group[],
  text: string,
): Group[] {
  const wanted = comparable(text)
  return groups.filter(({ phrases }) => phrases.some((each) => comparable(each).includes(wanted)))
}

/** Groups in the order of their first phrases. */
export const inOrder = <Group extends { id: number; phrases: readonly string[] }>(
  groups: readonly Group[],
): Group[] =>
  [...groups].sort(
    (one, other) =>
      (one.phrases[0] ?? '').localeCompare(other.phrases[0] ?? '', 'en') || one.id - other.id,
  )
