import { describe, expect, it } from '@jest/globals'
import {
  EMPTY_HERO_TEXTS,
  HOME_SECTIONS,
  homeSectionsSchema,
} from '@/lib/settings/home-page-settings'
import { homepageSchema, visibleSections } from './contracts'

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

it('visibleSections has the blocks that are not hidden', () => {
  const block = (id: number, isHidden: boolean) => ({
    kind: 'text' as const,
    id,
    isHidden,
    heading: {},
    text: {},
  })
  expect(
    visibleSections({
      ...all,
      sections: ['block:2', ...HOME_SECTIONS, 'block:1', 'block:3'],
      blocks: [block(1, true), block(2, false)],
    }),
  ).toEqual(['block:2', ...HOME_SECTIONS])
})

describe('homepageSchema', () => {
  const home = {
    hero: EMPTY_HERO_TEXTS,
    heroImage: '/images/hero.webp',
    hiddenSections: [],
    showSpecialOffers: true,
    showNewsletterSignup: true,
    banners: [],
  }
  const accepts = (sections: string[], blocks?: object[]) =>
    homepageSchema.safeParse({ ...home, sections, blocks }).success

  it('takes a home page without blocks, as before there were any', () => {
    expect(accepts([...HOME_SECTIONS])).toBe(true)
  })

  it('wants each block in one place, and no place without one', () => {
    const block = { kind: 'text', id: 1 }
    expect(accepts(['block:1', ...HOME_SECTIONS], [block])).toBe(true)
    expect(accepts([...HOME_SECTIONS], [block])).toBe(false)
    expect(accepts(['block:1', ...HOME_SECTIONS])).toBe(false)
    expect(accepts(['block:1', 'block:1', ...HOME_SECTIONS], [block])).toBe(false)
    expect(accepts(['block:01', ...HOME_SECTIONS], [block])).toBe(false)
    expect(accepts(['block:2', ...HOME_SECTIONS], [block])).toBe(false)
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
