import { describe, expect, it } from '@jest/globals'
import { completeHomeSections, HOME_SECTIONS, storedHomeSectionsSchema } from './home-page-settings'

describe('completeHomeSections', () => {
  it('keeps a complete order', () => {
    const reversed = [...HOME_SECTIONS].reverse()
    expect(completeHomeSections(reversed)).toEqual(reversed)
    expect(completeHomeSections([])).toEqual(HOME_SECTIONS)
  })

  it('puts what was not there yet behind what stands before it by default', () => {
    expect(
      completeHomeSections([
        'newsletter',
        'callToAction',
        'reasons',
        'bestOfCategories',
        'offers',
        'featured',
        'categories',
        'promises',
      ]),
    ).toEqual([
      'newsletter',
      'callToAction',
      'reasons',
      'bestOfCategories',
      'publishers',
      'offers',
      'officeChoice',
      'featured',
      'collections',
      'needs',
      'categories',
      'promises',
    ])
  })

  it('leaves out what is none, or there twice', () => {
    expect(
      completeHomeSections([...HOME_SECTIONS, 'featured', 'hero', 'toString', '__proto__']),
    ).toEqual(HOME_SECTIONS)
  })
})

describe('storedHomeSectionsSchema', () => {
  it('reads the order of an earlier version, and no other shape', () => {
    expect(storedHomeSectionsSchema.parse(['callToAction', 'promises'])[0]).toBe('callToAction')
    for (const stored of [null, 'promises', { 0: 'promises' }, [1], Array(101).fill('promises')])
      expect(storedHomeSectionsSchema.safeParse(stored).success).toBe(false)
  })
})
