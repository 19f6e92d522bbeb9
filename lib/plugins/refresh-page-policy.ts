import 'server-only'
import { policyReplacer } from '@/lib/platform/content-security-policy.mjs'
import { backOfficePlugins, pageSources, storefrontPlugins } from './page-policy'
import { currentPublicPlugins } from './queries'

declare global {
  /** Called by server.mjs for each content security policy that an answer carries. */
  var softhavenPolicy: ((path: string, policy: string) => string) | undefined
}

/**
 * Makes pages allow the hosts of the plugins that are on, and no others (docs/decisions/0019). Read
 * straight from the database: it is computed when something changes, not for each request.
 */
export async function refreshPagePolicy(): Promise<void> {
  const plugins = await currentPublicPlugins()
  globalThis.softhavenPolicy = policyReplacer({
    storefront: pageSources(storefrontPlugins(plugins)),
    backOffice: pageSources(backOfficePlugins(plugins)),
  })
}
