import { describe, expect, it } from '@jest/globals'
import type { SiteImage } from '@/lib/media/contracts'
import { bannerSlot, SITE_IMAGE_SLOTS, type SiteImageSlot } from '@/lib/media/site-image-slots'
import { englishTexts } from '@/tests/setup/english-texts'
import { translatedSlot } from './slot-texts'

const t = englishTexts('site-images')

const shown = (slot: SiteImageSlot): SiteImage => ({ ...slot, url: null, media: null })

describe('translatedSlot', () => {
  it.each([
    ...Object.values(SITE_IMAGE_SLOTS),
    bannerSlot({ slug: 'antivirus-security', name: 'Antivirus & Security' }),
  ])('knows the texts of $key, which are those of the server in English', (slot) => {
    const marked = shown({ ...slot, description: 'unknown' })
    expect(translatedSlot(marked, t)).toEqual(shown(slot))
  })

  it('leaves a slot that it does not know as the server named it', () => {
    const slot = { ...shown(SITE_IMAGE_SLOTS.hero), key: 'new', title: 'New', group: 'Other' }
    expect(translatedSlot(slot, t)).toEqual(slot)
  })
})
