import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { IDS_PER_PART, numberOfPart, partOfNumber, sitemapUrls } from './sitemap-rules'

const page = {
  path: '/products',
  lastModified: new Date('2026-01-02T00:00:00Z'),
  priority: 0.9,
  changeFrequency: 'daily',
} as const
const seo = {
  robots: 'index, follow',
  canonicalUrl: '',
  priority: 0.3,
  changeFrequency: 'yearly',
  updatedAt: '2026-02-03T00:00:00.000Z',
} as const

describe('sitemapUrls', () => {
  it('lists a page in each language, each with all of them', () => {
    const urls = sitemapUrls(page, {})
    expect(urls.map(({ address }) => address)).toEqual([
      '/products',
      '/es/products',
      '/fr/products',
      '/de/products',
      '/ja/products',
      '/zh/products',
    ])
    for (const { alternates, priority, changeFrequency, lastModified } of urls) {
      expect(alternates.map(({ language }) => language)).toEqual([
        'en',
        'es',
        'fr',
        'de',
        'ja',
        'zh',
        'x-default',
      ])
      expect(alternates.at(-1)?.address).toBe('/products')
      expect({ priority, changeFrequency, lastModified }).toEqual({
        priority: 0.9,
        changeFrequency: 'daily',
        lastModified: page.lastModified,
      })
    }
  })

  it('takes priority, frequency and time of what was written for one language', () => {
    const urls = sitemapUrls(page, { '/de/products': seo })
    expect(urls.find(({ address }) => address === '/de/products')).toMatchObject({
      priority: 0.3,
      changeFrequency: 'yearly',
      lastModified: new Date(seo.updatedAt),
    })
    expect(urls.find(({ address }) => address === '/products')).toMatchObject({ priority: 0.9 })
  })

  it.each([
    ['is not to be listed', { ...seo, robots: 'noindex, follow' }],
    ['is listed elsewhere', { ...seo, canonicalUrl: '/deals' }],
  ])('leaves out a language that %s, for the others too', (_, own) => {
    const urls = sitemapUrls(page, { '/fr/products': own })
    expect(urls).toHaveLength(5)
    for (const { alternates } of urls)
      expect(alternates.map(({ language }) => language)).not.toContain('fr')
    const withoutEnglish = sitemapUrls(page, { '/products': own })
    for (const { alternates } of withoutEnglish)
      expect(alternates.map(({ language }) => language)).not.toContain('x-default')
  })

  it('keeps a page that names its own address as the canonical one', () =>
    expect(sitemapUrls(page, { '/products': { ...seo, canonicalUrl: '/products' } })).toHaveLength(
      6,
    ))
})

describe('parts of the sitemap', () => {
  it('have a number each', () => {
    const seen = new Set<string>()
    for (let number = 1; number <= 101; number++) {
      const part = partOfNumber(number)
      if (!part) throw new Error(`Part ${number} is one`)
      expect(numberOfPart(part)).toBe(number)
      seen.add(JSON.stringify(part))
    }
    expect(seen.size).toBe(101)
  })

  it('hold every id once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        const block = Math.floor((id - 1) / IDS_PER_PART)
        const number = numberOfPart({ kind: 'products', block })
        expect(partOfNumber(number)).toEqual({ kind: 'products', block })
        expect(id).toBeGreaterThan(block * IDS_PER_PART)
        expect(id).toBeLessThanOrEqual((block + 1) * IDS_PER_PART)
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 9_999_999_999])(
    'are none for %s',
    (number) => expect(partOfNumber(number)).toBeNull(),
  )
})
