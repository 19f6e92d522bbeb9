import { env } from '@/lib/core/env'

type Cookie = {
  name: string
  /** Letters, digits and `*-_~.`, such as a sealed token. */
  value: string
  /** The part of the store that it is sent to. */
  path: string
  /** For how long the browser keeps it; 0 removes it, left out it goes with the browser. */
  seconds?: number
}

/**
 * A `Set-Cookie` header for what only the server reads: no script sees it, no other site sends it
 * along, and a store that is served by https never sends it in the clear.
 */
export function setCookie({ name, value, path, seconds }: Cookie): [string, string] {
  const parts = [`${name}=${value}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict']
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`)
  if (env().SITE_URL.startsWith('https:')) parts.push('Secure')
  return ['set-cookie', parts.join('; ')]
}
