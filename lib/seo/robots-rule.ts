import { ROBOTS_DIRECTIVES, type RobotsDirective } from './choices'

const isWord = (word: string): word is RobotsDirective =>
  ROBOTS_DIRECTIVES.some((known) => known === word)

/**
 * A robots rule as it is kept: `index` or `noindex`, `follow` or `nofollow`, then what else is
 * forbidden.
 *
 * @returns `null` for a word that is none, and for a rule that contradicts itself
 */
export function robotsRule(text: string): string | null {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
  if (!words.every(isWord)) return null
  const has = (word: RobotsDirective) => words.includes(word)
  if ((has('index') && has('noindex')) || (has('follow') && has('nofollow'))) return null
  return [
    has('noindex') ? 'noindex' : 'index',
    has('nofollow') ? 'nofollow' : 'follow',
    ...ROBOTS_DIRECTIVES.slice(4).filter(has),
  ].join(', ')
}

/** Whether a rule keeps a page out of indexes. */
export const isNoindex = (rule: string): boolean => robotsRule(rule)?.startsWith('noindex') ?? false

/** The stricterRobots of two rules, word by word: what one of them forbids is forbidden. */
export function stricterRobots(one: string, other: string): string {
  const words = [one, other].flatMap((rule) => (robotsRule(rule) ?? '').split(', '))
  return (
    robotsRule(
      words
        .filter((word) => word !== 'index' || !words.includes('noindex'))
        .filter((word) => word !== 'follow' || !words.includes('nofollow'))
        .join(', '),
    ) ?? one
  )
}
