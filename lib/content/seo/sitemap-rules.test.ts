import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { IDS_PER_PART, numberOfPart, partOfNumber, sitemapUrls } from './sitemap-rules'

const page = {
  path: '/products/office',
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
  it('lists what the store itself says in every language', () => {
    const urls = sitemapUrls({ ...page, path: '/products' }, {})
    expect(urls.map(({ address }) => address)).toEqual(
      TRANSLATED_LOCALES.map((locale) => (locale === 'en' ? '/products' : `/${locale}/products`)),
    )
  })

  it('lists what somebody wrote in those that pages are built in, each with all of them', () => {
    const urls = sitemapUrls(page, {})
    expect(urls.map(({ address }) => address)).toEqual([
      '/products/office',
      '/es/products/office',
      '/fr/products/office',
      '/de/products/office',
      '/ja/products/office',
      '/zh/products/office',
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
      expect(alternates.at(-1)?.address).toBe('/products/office')
      expect({ priority, changeFrequency, lastModified }).toEqual({
        priority: 0.9,
        changeFrequency: 'daily',
        lastModified: page.lastModified,
      })
    }
  })

  it('takes priority, frequency and time of what was written for one language', () => {
    const urls = sitemapUrls(page, { '/de/products/office': seo })
    expect(urls.find(({ address }) => address === '/de/products/office')).toMatchObject({
      priority: 0.3,
      changeFrequency: 'yearly',
      lastModified: new Date(seo.updatedAt),
    })
    expect(urls.find(({ address }) => address === '/products/office')).toMatchObject({
      priority: 0.9,
    })
  })

  it.each([
    ['is not to be listed', { ...seo, robots: 'noindex, follow' }],
    ['is listed elsewhere', { ...seo, canonicalUrl: '/deals' }],
  ])('leaves out a language that %s, for the others too', (_, own) => {
    const urls = sitemapUrls(page, { '/fr/products/office': own })
    expect(urls).toHaveLength(5)
    for (const { alternates } of urls)
      expect(alternates.map(({ language }) => language)).not.toContain('fr')
    const withoutEnglish = sitemapUrls(page, { '/products/office': own })
    for (const { alternates } of withoutEnglish)
      expect(alternates.map(({ language }) => language)).not.toContain('x-default')
  })

  it('keeps a page that names its own address as the canonical one', () =>
    expect(
      sitemapUrls(page, { '/products/office': { ...seo, canonicalUrl: '/products/office' } }),
    ).toHaveLength(6))
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
