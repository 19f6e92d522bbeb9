import 'server-only'
import { siteImages } from '@/lib/domains/media/site-image-queries'
import { cachedSettings } from '@/lib/domains/settings/queries'
import type { Brand } from './share-picture'

/** What pictures for shared links show of the store. */
export async function brand(): Promise<Brand> {
  const [{ storeName, primaryColor }, { logo }] = await Promise.all([
    cachedSettings(),
    siteImages(),
  ])
  return { name: storeName, logo, colour: primaryColor }
}
