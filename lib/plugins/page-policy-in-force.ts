import 'server-only'
import { adminVendors, allow, PLAIN_POLICY, storefrontVendors } from './page-policy'
import { currentPublicPlugins } from './queries'

declare global {
  /** Called by server.mjs for each content security policy that an answer carries. */
  var softhavenPolicy: ((path: string, policy: string) => string) | undefined
}

/**
 * Has pages allow the hosts of the plugins that are on, and no others (docs/decisions/0019). Read
 * straight from the database: it is worked out when something changes, not for each request.
 */
export async function refreshPagePolicy(): Promise<void> {
  const plugins = await currentPublicPlugins()
  const storefront = allow(PLAIN_POLICY, storefrontVendors(plugins))
  const admin = adminVendors(plugins)
  globalThis.softhavenPolicy = (path, policy) => {
    if (policy === PLAIN_POLICY) return storefront
    return /^\/admin(?:[/?]|$)/.test(path) ? allow(policy, admin) : policy
  }
}
