import 'server-only'
import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import { activePlugins } from '@/lib/plugins/queries'
import { SEARCH_ENGINES } from './engines'
import { VERIFICATION_KEY } from './verification-field'

/** The tags by which search engines know whose store it is: they look for them at the home page. */
export async function siteVerification(): Promise<Metadata['verification']> {
  'use cache'
  cacheTag(PLUGINS_TAG)
  cacheLife('hours')
  const active = await activePlugins(SEARCH_ENGINES.map(({ plugin }) => plugin))
  const tags = SEARCH_ENGINES.flatMap(({ plugin, verificationTag }) => {
    const values = active.find((one) => one.plugin === plugin)?.values
    const code = values?.[VERIFICATION_KEY]
    return code ? [[verificationTag, String(code)] as const] : []
  })
  return { other: Object.fromEntries(tags) }
}
