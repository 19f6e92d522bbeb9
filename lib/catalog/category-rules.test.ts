import { describe, expect, it } from '@jest/globals'
import { CATEGORY_SLUG, categorySlug, parentProblem } from './category-rules'

describe('categorySlug', () => {
  it.each([
    ['Microsoft Office', 'microsoft-office'],
    ['Antivirus & Security', 'antivirus-security'],
    ['Music, Photo & Video', 'music-photo-video'],
    ['  Büro -- Werkzeuge ', 'buro-werkzeuge'],
    ['3D / CAD', '3d-cad'],
    ['日本', ''],
  ])('%s → %s', (name, slug) => {
    expect(categorySlug(name)).toBe(slug)
  })

  it.each(['2024', '-a', 'a--b', 'A', 'a b', ''])('%j is no slug', (slug) => {
    expect(CATEGORY_SLUG.test(slug)).toBe(false)
  })
})

describe('parentProblem', () => {
  const all = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: null },
  ]
  it.each([
    [null, null, null],
    [null, 1, null],
    [2, null, null],
    [2, 3, null],
    [3, 1, null],
    [3, 3, 'categories.ownParent'],
    [null, 9, 'categories.unknown'],
    [3, 2, 'categories.parentNotMain'],
    [1, 3, 'categories.hasSubcategories'],
  ])('category %p below %p: %p', (id, parentId, problem) => {
    const found = parentProblem(all, id, parentId)
    expect(found).toEqual(problem && { reason: problem })
  })
})
