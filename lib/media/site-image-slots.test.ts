import { existsSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import {
  bannerSlot,
  bannerSlugOf,
  SITE_IMAGE_SLOTS,
  type SiteImages,
  tilePicture,
} from './site-image-slots'

const DEFAULTS = Object.fromEntries(
  Object.entries(SITE_IMAGE_SLOTS).map(([key, { defaultUrl }]) => [key, defaultUrl]),
) as SiteImages

describe('SITE_IMAGE_SLOTS', () => {
  it('go by their own keys, and begin with pictures that are there', () => {
    for (const [key, slot] of Object.entries(SITE_IMAGE_SLOTS)) {
      expect(slot.key).toBe(key)
      if (slot.defaultUrl) expect(existsSync(`public${slot.defaultUrl}`)).toBe(true)
    }
  })
})

describe('bannerSlot', () => {
  it('names its category', () => {
    const slot = bannerSlot({ slug: 'tax-preparation', name: 'Tax Preparation' })
    expect(bannerSlugOf(slot.key)).toBe('tax-preparation')
    expect(slot.defaultUrl).toBe('/images/categories/tax-preparation.webp')
    expect(existsSync(`public${slot.defaultUrl}`)).toBe(true)
    expect(bannerSlot({ slug: 'games', name: 'Games' }).defaultUrl).toBeNull()
    expect(bannerSlugOf('hero')).toBeNull()
  })
})

describe('tilePicture', () => {
  const drawn = { slug: 'tax-preparation', bannerImage: '/images/categories/tax-preparation.webp' }

  it('is the drawn tile until somebody chooses another picture', () => {
    expect(tilePicture(drawn, DEFAULTS)).toBe('/images/categories/tax-preparation-tile.webp')
    expect(tilePicture({ ...drawn, bannerImage: null }, DEFAULTS)).toBe(
      '/images/categories/tax-preparation-tile.webp',
    )
  })

  it('follows a banner of the owner’s, unless the tile has a picture of its own', () => {
    const own = { ...drawn, bannerImage: '/media/banner.webp' }
    expect(tilePicture(own, DEFAULTS)).toBe('/media/banner.webp')
    expect(tilePicture(own, { ...DEFAULTS, 'tile-tax-preparation': '/media/tile.webp' })).toBe(
      '/media/tile.webp',
    )
  })

  it('is the banner of a category that came later', () => {
    expect(tilePicture({ slug: 'games', bannerImage: null }, DEFAULTS)).toBeNull()
    expect(tilePicture({ slug: 'games', bannerImage: '/media/g.webp' }, DEFAULTS)).toBe(
      '/media/g.webp',
    )
  })
})
