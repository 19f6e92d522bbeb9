import 'server-only'
import { policyReplacer, type Sources } from '@/lib/platform/content-security-policy.mjs'
import { serverHooks } from '@/lib/platform/server-hooks.mjs'
import { backOfficePlugins, checkoutPlugins, pageSources, storefrontPlugins } from './page-policy'
import { currentPublicPlugins } from './queries'

/**
 * Makes pages allow the hosts of active plugins, and no others (docs/decisions/0019). Reads the
 * database directly: it is computed on change, not per request.
 *
 * @param checkoutSources finds out what payment methods load at the checkout
 */
export async function refreshPagePolicy(checkoutSources: () => Promise<Sources[]>): Promise<void> {
  const [plugins, ofPayments] = await Promise.all([currentPublicPlugins(), checkoutSources()])
  serverHooks.policy = policyReplacer({
    storefront: pageSources(storefrontPlugins(plugins)),
    backOffice: pageSources(backOfficePlugins(plugins)),
    checkout: [...pageSources(checkoutPlugins(plugins)), ...ofPayments],
  })
}
