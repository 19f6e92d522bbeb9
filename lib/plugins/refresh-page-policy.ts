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
 * @param videoSources finds out whose videos product pages show
 */
export async function refreshPagePolicy(
  checkoutSources: () => Promise<Sources[]>,
  videoSources: () => Promise<Sources[]>,
): Promise<void> {
  const [plugins, ofPayments, ofVideos] = await Promise.all([
    currentPublicPlugins(),
    checkoutSources(),
    videoSources(),
  ])
  serverHooks.policy = policyReplacer({
    storefront: [...pageSources(storefrontPlugins(plugins)), ...ofVideos],
    backOffice: pageSources(backOfficePlugins(plugins)),
    checkout: [...pageSources(checkoutPlugins(plugins)), ...ofPayments],
  })
}
