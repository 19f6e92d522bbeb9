import { fold } from '@/lib/core/folded-text'

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

/** In whose searches a group counts; `null`: in those of every language. */
type Counted = { language: string | null }

/** Whether two groups count in the searches of one language. */
const meetInSearch = (one: Counted, other: Counted): boolean =>
  one.language === null || other.language === null || one.language === other.language

/**
 * The first phrase of a group that another group has as well, which is on and counts in the same searches: what is searched for
 * would depend on which of them is looked at first. Accents make no difference to a search.
 *
 * @param others without the group itself
 */
export function phraseElsewhere<
  Group extends Counted & { phrases: readonly string[]; isOn: boolean },
>(
  group: Counted & { phrases: readonly string[] },
  others: readonly Group[],
): { place: number; phrase: string; group: Group } | null {
  const having = new Map(
    others
      .filter((other) => other.isOn && meetInSearch(group, other))
      .flatMap((other) =>
        other.phrases.map((phrase) => [fold(comparable(phrase)), other] as const),
      ),
  )
  for (const [place, phrase] of group.phrases.entries()) {
    const other = having.get(fold(comparable(phrase)))
    if (other) return { place, phrase, group: other }
  }
  return null
}

/** The groups that count in the searches of a language. */
export const groupsIn = <Group extends Counted>(
  groups: readonly Group[],
  language: string,
): Group[] => groups.filter((group) => meetInSearch(group, { language }))

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
