import 'server-only'
import { siteImages } from '@/lib/media/site-images'
import { cachedSettings } from '@/lib/settings/queries'
import type { Brand } from './share-picture-url'

/** The store's branding on pictures for shared links. */
export async function brand(): Promise<Brand> {
  const [{ storeName, primaryColor }, { logo, 'logo-dark': logoOnDark }] = await Promise.all([
    cachedSettings(),
    siteImages(),
  ])
  // Its pictures are dark.
  return { name: storeName, logo: logoOnDark ?? logo, colour: primaryColor }
}
