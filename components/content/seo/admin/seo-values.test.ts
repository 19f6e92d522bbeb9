import { describe, expect, it } from '@jest/globals'
import { SAMPLE_SEO_PAGES } from '@/lib/content/seo/sample-pages'
import { fieldsOf, valuesOf } from './seo-values'

describe('values of a form of page SEO', () => {
  it.each(SAMPLE_SEO_PAGES.map((page) => [page.page, page] as const))(
    'say of %s what it holds',
    (_, page) => expect(fieldsOf(valuesOf(page))).toEqual(page),
  )

  it('take a robots rule apart, and put it together', () => {
    const [page] = SAMPLE_SEO_PAGES
    if (!page) throw new Error('There are samples')
    const rule = 'noindex, follow, noarchive, noimageindex'
    const values = valuesOf({ ...page, robots: rule })
    expect(values).toMatchObject({
      robots: 'noindex, follow',
      noarchive: true,
      nosnippet: false,
      noimageindex: true,
    })
    expect(fieldsOf(values).robots).toBe(rule)
  })

  it('leave out what is not SEO, such as when it was kept', () => {
    const [page] = SAMPLE_SEO_PAGES
    if (!page) throw new Error('There are samples')
    const kept = { ...page, id: 5, updatedAt: '2026-01-01T00:00:00.000Z' }
    expect(Object.keys(fieldsOf(valuesOf(kept))).sort()).toEqual(Object.keys(page).sort())
  })

  it('begin with the defaults', () => {
    expect(fieldsOf(valuesOf())).toMatchObject({
      title: '',
      robots: 'index, follow',
      priority: 0.8,
      changeFrequency: 'weekly',
      schemaType: 'WebPage',
      language: 'en',
    })
  })
})
