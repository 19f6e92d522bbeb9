// Loaded by the browser: import only types from the plugins.
import type { PublicPlugins } from './contracts'

type Named<P extends 'onetrust' | 'cookiebot'> = { platform: P } & NonNullable<PublicPlugins[P]>

/** A platform that asks visitors for consent in the place of the store, with what its script needs to know. */
export type ConsentPlatform = Named<'onetrust'> | Named<'cookiebot'>

/** The consent platform that is on; the first, should both be. */
export function consentPlatformOf({ onetrust, cookiebot }: PublicPlugins): ConsentPlatform | null {
  if (onetrust) return { platform: 'onetrust', ...onetrust }
  if (cookiebot) return { platform: 'cookiebot', ...cookiebot }
  return null
}
