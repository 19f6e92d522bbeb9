'use client'

import { useSearchParams } from 'next/navigation'

/**
 * The value of a filter that the page's address names, as links to a list do.
 *
 * @param usual when the address names none, or one that there is not
 */
export function useNamedFilter(name: string, choices: readonly string[], usual = ''): string {
  const named = useSearchParams().get(name)
  return named !== null && choices.includes(named) ? named : usual
}
