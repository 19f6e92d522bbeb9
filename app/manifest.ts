import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { mediaSizes } from '@/lib/media/queries'
import { siteImages } from '@/lib/media/site-images'
import { manifestIcons } from '@/lib/media/store-icons'
import { parseUploadName } from '@/lib/media/uploads'
import { cachedSettings } from '@/lib/settings/queries'

/** The size of an uploaded picture. */
async function storedSize(url: string | null) {
  const upload = url?.startsWith('/media/') ? parseUploadName(url.slice('/media/'.length)) : null
  const [row] = upload ? await mediaSizes([upload.sha256]) : []
  return row?.width && row.height ? { width: row.width, height: row.height } : null
}

/** The web app manifest, for installation on a home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection()
  const [{ storeName, storeDescription, primaryColor }, { favicon }] = await Promise.all([
    cachedSettings(),
    siteImages(),
  ])
  return {
    name: storeName,
    short_name: storeName,
    description: storeDescription,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#faf8f6',
    theme_color: primaryColor,
    icons: manifestIcons(favicon, await storedSize(favicon)),
  }
}
