import { describe, expect, it } from '@jest/globals'
import { HOME_SECTIONS, homeSectionsSchema } from '@/lib/settings/home-page-settings'
import { visibleSections } from './contracts'

const all = {
  sections: [...HOME_SECTIONS],
  hiddenSections: [],
  blocks: [],
  showSpecialOffers: true,
  showNewsletterSignup: true,
}

describe('visibleSections', () => {
  it('keeps the order, without what is hidden or switched off', () => {
    expect(visibleSections(all)).toEqual(HOME_SECTIONS)
    expect(
      visibleSections({
        sections: [...HOME_SECTIONS].reverse(),
        hiddenSections: ['promises', 'featured'],
        blocks: [],
        showSpecialOffers: false,
        showNewsletterSignup: true,
      }),
    ).toEqual([
      ...['newsletter', 'callToAction', 'reasons', 'publishers', 'bestOfCategories'],
      ...['officeChoice', 'needs', 'collections', 'categories'],
    ])
  })
})

describe('homeSectionsSchema', () => {
  it.each([
    [[]],
    [HOME_SECTIONS.slice(1)],
    [[...HOME_SECTIONS.slice(1), 'featured']],
    [[...HOME_SECTIONS, 'hero']],
  ])('refuses %j', (sections) => {
    expect(homeSectionsSchema.safeParse(sections).success).toBe(false)
  })
})
