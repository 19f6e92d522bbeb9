import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { JOBS } from '@/content/careers'
import type { Article } from '@/lib/content/articles/contracts'
import { listedLanguages } from '@/lib/content/seo/listed-languages'
import { pageUrl } from '@/lib/content/seo/page-urls'
import { LOCALES, type Locale, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { apiClient } from '@/tests/setup/api-client'
import { isThorough } from '@/tests/setup/depth'
import { inWords } from '@/tests/setup/in-words'
import { hrefsOf, readPage, textOf } from '@/tests/setup/pages'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const read = (path: string) => readPage(store, path)
type ReadPage = Awaited<ReturnType<typeof read>>

type Thing = Record<string, unknown> & { '@type': string }

const SOCIAL = [
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
]

const titlesOf = ({ document }: ReadPage) =>
  [...document.querySelectorAll('title')].filter((title) => !title.closest('svg')).map(textOf)

const languagesOf = ({ document }: ReadPage) =>
  [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
    (link): [string, string] => [
      link.getAttribute('hreflang') ?? '',
      pathOf(link.getAttribute('href') ?? ''),
    ],
  )

/** The ids that more than one element has. */
function twiceIn({ document }: ReadPage): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]+/.test(value)
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const thing = (value: unknown) => value as Thing

/** The properties that Google's documentation of rich results requires of each type. */
const REQUIRED: Record<string, (one: Thing) => void> = {
  Product: (one) => {
    expect(isText(one.name)).toBe(true)
    for (const image of one.image as unknown[]) expect(isAddress(image)).toBe(true)
    const offer = thing(one.offers)
    expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD' })
    expect(Number(offer.price)).toBeGreaterThan(0)
    expect(offer.availability).toMatch(/^https:\/\/schema\.org\/(?:InStock|OutOfStock)$/)
    expect(isAddress(offer.url)).toBe(true)
    if (!one.aggregateRating) return
    const rating = thing(one.aggregateRating)
    expect(Number(rating.ratingValue)).toBeGreaterThan(0)
    expect(Number(rating.reviewCount)).toBeGreaterThan(0)
  },
  BreadcrumbList: (one) => {
    const items = one.itemListElement as Thing[]
    expect(items.length).toBeGreaterThan(1)
    for (const [index, item] of items.entries()) {
      expect(item.position).toBe(index + 1)
      expect(isText(item.name)).toBe(true)
      expect(isAddress(item.item)).toBe(true)
    }
  },
  ItemList: (one) => {
    const items = one.itemListElement as Thing[]
    expect(items).toHaveLength(Number(one.numberOfItems))
    for (const [index, item] of items.entries()) {
      expect(item.position).toBe(index + 1)
      expect(isAddress(item.url)).toBe(true)
    }
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length)
  },
  Article: (one) => {
    expect(isText(one.headline)).toBe(true)
    expect(isAddress(one.image)).toBe(true)
    expect(Number.isNaN(Date.parse(String(one.datePublished)))).toBe(false)
    expect(isText(thing(one.author).name)).toBe(true)
    expect(isText(thing(one.publisher).name)).toBe(true)
  },
  FAQPage: (one) => {
    for (const question of one.mainEntity as Thing[]) {
      expect(isText(question.name)).toBe(true)
      expect(isText(thing(question.acceptedAnswer).text)).toBe(true)
    }
  },
  Organization: (one) => {
    expect(isText(one.name)).toBe(true)
    expect(isAddress(one.url)).toBe(true)
    expect(isAddress(thing(one.logo).url)).toBe(true)
  },
  WebSite: (one) => {
    expect(isText(one.name)).toBe(true)
    const action = thing(one.potentialAction)
    expect(thing(action.target).urlTemplate).toMatch(/\/search\?q=\{search_term_string\}$/)
    expect(action['query-input']).toBe('required name=search_term_string')
  },
  JobPosting: (one) => {
    for (const name of ['title', 'description', 'datePosted'] as const)
      expect([name, isText(one[name])]).toEqual([name, true])
    expect(isText(thing(one.hiringOrganization).name)).toBe(true)
    expect(one.jobLocation ?? one.applicantLocationRequirements).toBeTruthy()
  },
  WebPage: (one) => {
    expect(isText(one.name)).toBe(true)
    expect(isAddress(one.url)).toBe(true)
  },
}

/** Every indexed template, with the types it describes. */
const TEMPLATES: readonly { path: string; things: string[]; type?: string }[] = [
  { path: '/', things: ['Organization', 'WebSite'] },
  { path: '/products', things: ['WebPage', 'BreadcrumbList', 'ItemList'] },
  { path: '/categories', things: ['WebPage', 'BreadcrumbList'] },
  {
    path: '/category/microsoft-office',
    things: ['WebPage', 'BreadcrumbList', 'ItemList'],
  },
  { path: '/deals', things: ['WebPage', 'BreadcrumbList', 'ItemList'] },
  { path: '/knowledge', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/knowledge/how-refunds-work', things: ['BreadcrumbList', 'Article'], type: 'article' },
  { path: '/help', things: ['BreadcrumbList', 'FAQPage'] },
  { path: '/help/getting-started', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/returns', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/returns/request', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/withdrawal', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/orders/track', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/system-requirements', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/contact', things: ['ContactPage', 'BreadcrumbList'] },
  { path: '/about', things: ['AboutPage', 'BreadcrumbList'] },
  { path: '/careers', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/accessibility', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/cookies', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/legal-notice', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/reviews-and-ranking', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/terms', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/privacy', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/disclaimer', things: ['WebPage', 'BreadcrumbList'] },
]

const pathOf = (address: string) => new URL(address).pathname

/** Whether a test asks in a language: in some that the build renders, and one that it does not. */
const isTried = (locale: Locale) => isThorough || ['en', 'de', 'zh', 'ar'].includes(locale)

/** Expects each metadata exactly once and complete, and structured data that search engines can use. */
async function expectComplete(
  path: string,
  {
    canonical = path,
    things,
    type = 'website',
  }: { canonical?: string; things: string[]; type?: string },
): Promise<ReadPage> {
  const page = await read(path)
  const [title, ...others] = titlesOf(page)
  expect(others).toEqual([])
  expect(title).not.toBe('')
  const description = page.meta('description')
  expect(description).toHaveLength(1)
  expect(description[0]?.length).toBeGreaterThan(20)
  expect(page.meta('robots')).toEqual(['index, follow'])
  expect(page.canonical()).toEqual([canonical])
  expect(languagesOf(page).map(([language]) => language)).toEqual([
    ...listedLanguages(canonical),
    'x-default',
  ])
  for (const name of SOCIAL)
    expect([name, page.meta(name)]).toEqual([name, [expect.stringMatching(/./)]])
  expect(page.meta('og:type')).toEqual([type])
  expect(page.meta('twitter:card')).toEqual(['summary_large_image'])
  expect(page.meta('og:image:width')).toEqual(['1200'])
  expect(page.meta('og:image').every(isAddress)).toBe(true)
  expect(twiceIn(page)).toEqual([])
  const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
  for (const { textContent } of scripts)
    expect(JSON.parse(textContent ?? '')).toMatchObject({ '@context': 'https://schema.org' })
  const described = page.things().map(thing)
  expect(described.map((one) => one['@type']).sort()).toEqual([...things].sort())
  for (const one of described) REQUIRED[one['@type']]?.(one)
  return page
}

describe('what pages tell search engines', () => {
  it.each(TEMPLATES)('$path is complete, each once', async ({ path, things, type }) => {
    await expectComplete(path, { things, type })
  })

  it('a product is complete at both of its addresses, of which one is its own', async () => {
    const [product] = (await apiClient(store.url).call('/api/products')).body
    const canonical = `/products/${product.slug}`
    for (const path of [canonical, `/product/${product.id}`]) {
      const page = await expectComplete(path, {
        canonical,
        things: ['Product', 'BreadcrumbList'],
        type: 'product',
      })
      expect(page.meta('product:price:amount')).toEqual([product.price])
      expect(textOf(page.title())).toBe(product.name)
      const described = page.things().find((one) => one['@type'] === 'Product')
      expect(described).toMatchObject({
        name: product.name,
        offers: { price: product.price, priceCurrency: 'USD' },
      })
      expect(product.reviewCount).toBeGreaterThan(0)
      expect(described).toMatchObject({
        aggregateRating: { ratingValue: product.rating, reviewCount: product.reviewCount },
      })
    }
  })

  it('a position is complete', async () => {
    for (const { slug } of JOBS.slice(0, 1))
      await expectComplete(`/careers/${slug}`, {
        things: ['WebPage', 'BreadcrumbList', 'JobPosting'],
      })
  })

  it('an article is complete', async () => {
    const [article]: Article[] = (await apiClient(store.url).call('/api/articles')).body
    if (!article) throw new Error('There are no articles')
    const page = await expectComplete(`/knowledge/${article.slug}`, {
      things: ['BreadcrumbList', 'Article'],
      type: 'article',
    })
    expect(titlesOf(page)).toEqual([`${article.title} | Softhaven`])
    expect(page.meta('description')).toEqual([article.excerpt])
    expect(page.things().find((one) => one['@type'] === 'Article')).toMatchObject({
      headline: article.title,
      datePublished: article.publishedAt,
      articleSection: article.category,
    })
  })

  it.each([
    ['/', TRANSLATED_LOCALES.length],
    ['/knowledge/how-refunds-work', 6],
  ] as const)('the languages of %s name each other', async (path, count) => {
    const english = languagesOf(await read(path))
    // And for all others.
    expect(english).toHaveLength(count + 1)
    for (const locale of listedLanguages(path).filter(isTried)) {
      const page = await read(pageUrl(path, locale))
      expect(languagesOf(page)).toEqual(english)
      expect(page.canonical()).toEqual([new Map(english).get(locale)])
    }
  })

  it('what is mostly an owner’s text names the English page in languages that it is not listed in', async () => {
    const page = await read('/it/about')
    expect(page.canonical()).toEqual(['/about'])
    expect(languagesOf(page).map(([language]) => language)).not.toContain('it')
  })

  it('the store’s own pages are in each language that the store speaks', async () => {
    expect(LOCALES).toHaveLength(25)
    // That each answers is tried with the addresses of the store (routing.test.ts).
    for (const locale of TRANSLATED_LOCALES.filter(isTried)) {
      const path = pageUrl('/products', locale)
      const page = await read(path)
      expect([locale, textOf(page.title())]).toEqual([locale, inWords(locale, 'All Products')])
      expect(page.canonical()).toEqual([path])
    }
  })

  it.each([
    '/search?q=norton',
    '/wishlist',
    '/compare?ids=1,2',
    '/orders/status',
    '/library',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/reviews/write',
    '/reviews/stop',
    '/reviews/report',
    '/product-alerts/confirm',
    '/product-alerts/stop',
    '/cart/restore',
    '/cart/prepared',
    '/cart/reminders/stop',
    '/checkout/review',
  ])('%s is of one visitor, and not to be listed', async (path) => {
    const page = await read(path)
    expect(page.meta('robots')).toEqual([expect.stringMatching(/^noindex/)])
    expect(titlesOf(page)).toHaveLength(1)
    expect(page.canonical()).toHaveLength(1)
    expect(twiceIn(page)).toEqual([])
  })

  it('icons and manifest are there', async () => {
    const { document } = await read('/')
    const icons = [
      ...document.querySelectorAll(
        'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
      ),
    ].map((link) => link.getAttribute('href') ?? '')
    expect(icons.length).toBeGreaterThanOrEqual(3)
    for (const href of icons)
      expect([href, (await fetch(new URL(href, store.url))).status]).toEqual([href, 200])
  })
})

/** How many landmarks of a kind the whole page has. */
const outermost = ({ document }: ReadPage, name: string) =>
  [...document.querySelectorAll(name)].filter(
    (part) => !part.parentElement?.closest('main, article, section, aside, nav'),
  ).length

const NOT_FOUND = '404 Page Not Found'
const PRODUCT = {
  title: 'Product Not Found',
  text: "The product you're looking for doesn't exist.",
}
const ARTICLE = {
  title: 'Article Not Found',
  text: "The article you're looking for doesn't exist.",
}

describe('pages that are not there', () => {
  it.each([
    {
      path: '/nonsense',
      title: NOT_FOUND,
      text: 'Did you forget to add the page to the router?',
      links: ['/', '/categories', '/deals', '/help'],
    },
    { path: '/nonsense/with/more.html', title: NOT_FOUND },
    { path: '/it/nonsense', title: inWords('it', NOT_FOUND), language: 'it' },
    { path: '/products/nope', ...PRODUCT, links: ['/'] },
    { path: '/product/999999', ...PRODUCT, links: ['/'] },
    {
      path: '/category/nope',
      title: 'Category Not Found',
      text: "The category you're looking for doesn't exist.",
    },
    { path: '/knowledge/nope', ...ARTICLE, links: ['/knowledge'] },
    { path: '/knowledge/%01', ...ARTICLE },
    { path: '/de/knowledge/nope', title: 'Artikel nicht gefunden', language: 'de' },
    { path: '/careers/nope', title: 'Position Not Found' },
    { path: '/help/nope', title: NOT_FOUND },
  ])(
    '$path answers 404 with a whole page, at each visit',
    async ({ path, title, text = '', language = 'en', links = [] }) => {
      // The second answer comes from the cache.
      for (const visit of ['first', 'second']) {
        const page = await read(path)
        expect([visit, page.status]).toEqual([visit, 404])
        expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
        expect(page.headers.get('set-cookie')).toBeNull()
        expect([visit, titlesOf(page)[0]]).toEqual([visit, `${title} | Softhaven`])
        expect(page.document.documentElement.lang).toBe(language)
        expect(textOf(page.title())).toBe(title)
        expect(textOf(page.main)).toContain(text)
        expect(hrefsOf(page.main)).toEqual(expect.arrayContaining(links))
        expect(page.meta('robots').some((rule) => rule.includes('noindex'))).toBe(true)
        expect(page.canonical()).toEqual([])
        for (const part of ['header', 'main', 'footer'])
          expect([part, outermost(page, part)]).toEqual([part, 1])
      }
    },
  )

  it.each([
    ['/en/products', '/products'],
    ['/requirements', '/system-requirements'],
  ])('%s moved to %s for good', async (from, to) => {
    const answer = await fetch(store.url + from, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(new URL(answer.headers.get('location') ?? '', store.url).pathname).toBe(to)
  })
})
