/**
 * How many letters have to be added, left out, replaced or exchanged with their neighbour to make one word of
 * another, no letter twice (“optimal string alignment”).
 */
export function distance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let at = 1; at <= to.length; at++) {
      const isSame = from[row - 1] === to[at - 1]
      const least = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isExchanged =
        row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
      current.push(isExchanged ? Math.min(least, (before[at - 2] ?? 0) + 1) : least)
    }
    before = last
    last = current
  }
  return last[to.length] ?? 0
}

/** How many mistakes a word of a length is taken to have at most; numbers and short words have none. */
export function allowedMistakes(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

type Candidate = { word: string; products: number }

/** At most so many words are taken for the right spelling of one. */
const MAX_SPELLINGS = 3
/** From so many letters on, a word may be the misspelt beginning of a longer one. */
const MIN_BEGINNING = 5

/**
 * The words that a misspelt one probably stands for: those with the fewest mistakes, and of these the ones that
 * begin alike and that most products have.
 */
export function spellingsOf(word: string, candidates: readonly Candidate[]): string[] {
  const allowed = allowedMistakes(word)
  const rated = candidates
    .filter((candidate) => candidate.word !== word && !/^\d+$/.test(candidate.word))
    .map((candidate) => ({ ...candidate, mistakes: mistakes(word, candidate.word) }))
    .filter((candidate) => candidate.mistakes <= allowed)
    .sort(
      (one, other) =>
        one.mistakes - other.mistakes ||
        Number(other.word[0] === word[0]) - Number(one.word[0] === word[0]) ||
        other.products - one.products,
    )
  return rated
    .filter((candidate) => candidate.mistakes === rated[0]?.mistakes)
    .slice(0, MAX_SPELLINGS)
    .map((candidate) => candidate.word)
}

/** Mistakes in a word, or half a one more than in its beginning. */
function mistakes(word: string, right: string): number {
  const whole = distance(word, right)
  if (word.length < MIN_BEGINNING || right.length <= word.length) return whole
  return Math.min(whole, distance(word, right.slice(0, word.length)) + 0.5)
}
