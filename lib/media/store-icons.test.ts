import { existsSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { SITE_IMAGE_SLOTS } from './site-image-slots'
import { appleIcon, manifestIcons, searchIcon, tabIcon } from './store-icons'

const OWN = `/media/${'a'.repeat(64)}.png`

describe('the icons of a store', () => {
  it('are those that it comes with until the owner has one', () => {
    for (const favicon of [null, SITE_IMAGE_SLOTS.favicon.defaultUrl]) {
      expect(tabIcon(favicon)).toBe(SITE_IMAGE_SLOTS.favicon.defaultUrl)
      expect(searchIcon(favicon).width).toBe('512')
      expect(appleIcon(favicon).sizes).toBe('180x180')
      const icons = manifestIcons(favicon, null)
      expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
      for (const { src } of [...icons, { src: appleIcon(favicon).url }])
        expect(existsSync(`public${src}`)).toBe(true)
    }
  })

  it('are one picture of the owner’s, in the size that it has', () => {
    expect(tabIcon(OWN)).toBe(OWN)
    expect(searchIcon(OWN)).toEqual({ path: OWN })
    expect(appleIcon(OWN)).toEqual({ url: OWN, type: 'image/png' })
    expect(manifestIcons(OWN, { width: 400, height: 400 })).toEqual([
      { src: OWN, sizes: '400x400', type: 'image/png', purpose: 'any' },
    ])
    expect(manifestIcons(OWN, null)[0]?.sizes).toBe('any')
  })
})
