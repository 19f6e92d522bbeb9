import { SITE_IMAGE_SLOTS } from './site-image-slots'

export type StoreIcon = {
  src: string
  /** As a manifest says it: `512x512`. */
  sizes: string
  type: 'image/png'
  purpose: 'any' | 'maskable'
}

const shipped = (name: string, size: number, purpose: StoreIcon['purpose']): StoreIcon => ({
  src: `/images/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const SHIPPED: readonly StoreIcon[] = [
  shipped('icon-192', 192, 'any'),
  shipped('icon-512', 512, 'any'),
  shipped('maskable-512', 512, 'maskable'),
]

const isOwn = (favicon: string | null): favicon is string =>
  favicon !== null && favicon !== SITE_IMAGE_SLOTS.favicon.defaultUrl

/**
 * The icons of a store on home screens: those that it comes with, or the owner's, which is one picture for all.
 *
 * @param size of the owner's as it is stored; `null` where nobody knows
 */
export function manifestIcons(
  favicon: string | null,
  size: { width: number; height: number } | null,
): StoreIcon[] {
  if (!isOwn(favicon)) return [...SHIPPED]
  const sizes = size ? `${size.width}x${size.height}` : 'any'
  return [{ src: favicon, sizes, type: 'image/png', purpose: 'any' }]
}

/** The icon of the home screens of Apple's devices. */
export const appleIcon = (favicon: string | null) =>
  isOwn(favicon)
    ? { url: favicon, type: 'image/png' }
    : { url: '/images/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }

/** The icon of browsers' tabs, and of the back office. */
export const tabIcon = (favicon: string | null): string =>
  favicon ?? SITE_IMAGE_SLOTS.favicon.defaultUrl

/** The picture by which search engines know the store. */
export const searchIcon = (
  favicon: string | null,
): { path: string; width?: string; height?: string } =>
  isOwn(favicon)
    ? { path: favicon }
    : { path: '/images/icons/icon-512.png', width: '512', height: '512' }
