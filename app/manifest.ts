import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { cachedSettings } from '@/lib/settings/queries'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/images/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest, for installation on a home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection()
  const { storeName, storeDescription, primaryColor } = await cachedSettings()
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
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  }
}
