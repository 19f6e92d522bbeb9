import 'server-only'
import { env } from '@/lib/core/env'

/** The store as authenticators know it: passkeys hold for its host name and its address alone. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env().SITE_URL)
  return { id: hostname, origin }
}
