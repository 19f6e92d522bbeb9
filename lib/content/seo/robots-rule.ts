import { ROBOTS_DIRECTIVES, type RobotsDirective } from './choices'

const isDirective = (word: string): word is RobotsDirective =>
  ROBOTS_DIRECTIVES.some((known) => known === word)

/**
 * A robots rule in its normal form: `index` or `noindex`, `follow` or `nofollow`, then the other
 * directives.
 *
 * @returns `null` for an unknown directive, and for a rule that contradicts itself
 */
export function robotsRule(text: string): string | null {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
  if (!words.every(isDirective)) return null
  const has = (word: RobotsDirective) => words.includes(word)
  if ((has('index') && has('noindex')) || (has('follow') && has('nofollow'))) return null
  return [
    has('noindex') ? 'noindex' : 'index',
    has('nofollow') ? 'nofollow' : 'follow',
    ...ROBOTS_DIRECTIVES.slice(4).filter(has),
  ].join(', ')
}

/** Whether a rule excludes a page from indexes. */
export const isNoindex = (rule: string): boolean => robotsRule(rule)?.startsWith('noindex') ?? false

/** The stricter of two rules, directive by directive: what one of them forbids is forbidden. */
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
