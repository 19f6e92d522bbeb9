import 'server-only'
import { serverHooks } from '@/lib/platform/server-hooks.mjs'
import { activePluginValues } from '@/lib/plugins/queries'
import { outerCacheOf } from './kept-under'
import { ownHost } from './own-host'
import { cloudflarePlugin } from './plugin'

/** Lets Cloudflare keep pages that this process answers, while its plugin is on. */
export async function refreshOuterCache(): Promise<void> {
  const isOn = (await activePluginValues(cloudflarePlugin)) !== null
  serverHooks.outerCache = isOn ? outerCacheOf(ownHost()) : undefined
}
