import { describe, expect, it } from '@jest/globals'
import type { SeoFields } from './contracts'
import { extraOgType, headOf, type PageHead } from './head'
import { SAMPLE_SEO_PAGES } from './sample-pages'

const own: PageHead = {
  title: 'All Products',
  description: 'What the page says of itself.',
  keywords: '',
  canonical: '/products',
  languages: { en: '/products', de: '/de/products', 'x-default': '/products' },
  robots: 'index, follow',
  siteName: 'Softhaven',
  type: 'website',
  socialTitle: 'All Products',
  socialDescription: 'What the page says of itself.',
  picture: { url: '/og/page/en/products/1.jpg', width: 1200, height: 630, type: 'a', alt: 'b' },
}

const [sample] = SAMPLE_SEO_PAGES
if (!sample) throw new Error('There are samples')
const empty: SeoFields = {
  ...sample,
  path: '/products',
  title: '',
  description: '',
  keywords: '',
  ogTitle: '',
  ogDescription: '',
  schemaType: 'WebPage',
}
const seo = (fields: Partial<SeoFields>): SeoFields => ({ ...empty, ...fields })

describe('headOf', () => {
  it('is what the page says of itself when nothing was written for it', () => {
    const head = headOf(own)
    expect(head).toMatchObject({
      title: 'All Products',
      description: own.description,
      robots: 'index, follow',
      alternates: { canonical: '/products', languages: own.languages },
      openGraph: {
        type: 'website',
        title: 'All Products',
        url: '/products',
        images: [own.picture],
      },
      twitter: { card: 'summary_large_image', title: 'All Products', images: [own.picture] },
    })
    expect(head).not.toHaveProperty('keywords')
    expect(head).not.toHaveProperty('authors')
  })

  it('stays so when what was written is empty', () =>
    expect(headOf(own, empty)).toEqual(headOf(own)))

  it('shows a written title as it is, on shared links too', () => {
    const head = headOf(own, seo({ title: 'Ours', description: 'Written.' }))
    expect(head.title).toEqual({ absolute: 'Ours' })
    expect(head.openGraph).toMatchObject({ title: 'Ours', description: 'Written.' })
    expect(head.twitter).toMatchObject({ title: 'Ours', description: 'Written.' })
  })

  it('lets each field go before the more general one', () => {
    const head = headOf(
      own,
      seo({
        title: 'T',
        ogTitle: 'OG',
        twitterTitle: 'TW',
        ogImage: '/og.png',
        twitterDescription: 'TD',
        ogUrl: 'https://elsewhere.example/',
        twitterSite: '@softhaven',
        twitterCard: 'summary',
        author: 'Ada',
        publisher: 'Keys Ltd',
        keywords: 'a, b',
      }),
    )
    expect(head.openGraph).toMatchObject({
      title: 'OG',
      url: 'https://elsewhere.example/',
      images: ['/og.png'],
    })
    expect(head.twitter).toEqual({
      card: 'summary',
      site: '@softhaven',
      title: 'TW',
      description: 'TD',
      images: ['/og.png'],
    })
    expect(head).toMatchObject({
      authors: [{ name: 'Ada' }],
      publisher: 'Keys Ltd',
      keywords: 'a, b',
    })
  })

  it('forbids more than the page, and never less', () => {
    expect(headOf(own, seo({ robots: 'noindex, follow, nosnippet' })).robots).toBe(
      'noindex, follow, nosnippet',
    )
    const kept = { ...own, robots: 'noindex, nofollow' }
    expect(headOf(kept, seo({ robots: 'index, follow' })).robots).toBe('noindex, nofollow')
  })

  it('names no languages for a page that is listed under another address', () => {
    const elsewhere = headOf(own, seo({ canonicalUrl: '/deals' }))
    expect(elsewhere.alternates).toEqual({ canonical: '/deals' })
    expect(elsewhere.openGraph).toMatchObject({ url: '/deals' })
    expect(headOf(own, seo({ canonicalUrl: '/products' })).alternates).toHaveProperty('languages')
  })

  it('leaves a page its kind unless another one was chosen', () => {
    const article: PageHead = { ...own, type: 'article', publishedTime: '2026-01-01T00:00:00.000Z' }
    expect(headOf(article, empty).openGraph).toMatchObject({
      type: 'article',
      publishedTime: article.publishedTime,
    })
    expect(headOf(article, seo({ ogType: 'book' })).openGraph).toMatchObject({ type: 'book' })
  })
})

describe('extraOgType', () => {
  it.each([
    ['website', undefined, null],
    ['product', undefined, 'product'],
    ['product', 'website', 'product'],
    ['product', 'book', null],
    ['website', 'video', 'video.other'],
    ['article', 'product', 'product'],
  ] as const)('of a %s with %s is %s', (type, ogType, besides) => {
    expect(extraOgType(type, ogType && seo({ ogType }))).toBe(besides)
    const written = headOf({ ...own, type }, ogType && seo({ ogType })).openGraph
    // Exactly one of the two writes it.
    expect(written !== null && written !== undefined && 'type' in written).toBe(besides === null)
  })
})
