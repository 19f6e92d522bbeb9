import 'server-only'
import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import { activeEngines } from './active-engines'
import { VERIFICATION_KEY } from './verification-field'

/** The tags by which search engines know whose store it is: they look for them at the home page. */
export async function siteVerification(): Promise<Metadata['verification']> {
  'use cache'
  cacheTag(PLUGINS_TAG)
  cacheLife('hours')
  const active = await activeEngines()
  const tags = active.flatMap(({ engine, values: { [VERIFICATION_KEY]: code } }) =>
    code ? [[engine.verificationTag, String(code)] as const] : [],
  )
  return { other: Object.fromEntries(tags) }
}
