import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import {
  catalogue,
  expect,
  MISSING_PAGE_NOTES,
  open,
  type Page,
  readingTest as test,
} from '../fixtures'

type Thing = Record<string, unknown> & { '@type': string }

/** All metadata of a page for search engines and social networks. */
async function metadataOf(page: Page) {
  return page.evaluate(() => {
    const texts = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '')
    const meta = (name: string) =>
      texts(`meta[name="${name}"], meta[property="${name}"]`, 'content')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return {
      titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
      description: meta('description'),
      robots: meta('robots'),
      canonical: texts('link[rel="canonical"]', 'href'),
      languages: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
      social: Object.fromEntries(
        [
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
        ].map((name) => [name, meta(name)]),
      ),
      scripts: texts('script[type="application/ld+json"]', 'type').map(
        (_, index) =>
          document.querySelectorAll('script[type="application/ld+json"]')[index]?.textContent ?? '',
      ),
      icons: texts('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]', 'href'),
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
    }
  })
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
  { path: '/orders/track', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/system-requirements', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/contact', things: ['ContactPage', 'BreadcrumbList'] },
  { path: '/about', things: ['AboutPage', 'BreadcrumbList'] },
  { path: '/careers', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/terms', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/privacy', things: ['WebPage', 'BreadcrumbList'] },
  { path: '/disclaimer', things: ['WebPage', 'BreadcrumbList'] },
]

const pathOf = (address: string | undefined) => new URL(address ?? '').pathname

/** Expects each metadata exactly once and complete, and structured data that search engines can use. */
async function expectComplete(page: Page, canonical: string, things: string[], type: string) {
  const metadata = await metadataOf(page)
  expect(metadata.titles).toHaveLength(1)
  expect(metadata.titles[0]?.trim()).not.toBe('')
  expect(metadata.description).toHaveLength(1)
  expect(metadata.description[0]?.length).toBeGreaterThan(20)
  expect(metadata.canonical.map(pathOf)).toEqual([canonical])
  expect(metadata.languages.map(([language]) => language)).toEqual([
    ...TRANSLATED_LOCALES,
    'x-default',
  ])
  for (const [name, values] of Object.entries(metadata.social)) {
    expect([name, values.length]).toEqual([name, 1])
    expect([name, values[0] !== '']).toEqual([name, true])
  }
  expect(metadata.social['og:type']).toEqual([type])
  expect(metadata.social['twitter:card']).toEqual(['summary_large_image'])
  expect(metadata.social['og:image:width']).toEqual(['1200'])
  expect(metadata.social['og:image']?.every(isAddress)).toBe(true)
  expect(metadata.twice).toEqual([])
  const described = metadata.scripts
    .map((script) => JSON.parse(script))
    .flatMap((data) => {
      expect(data['@context']).toBe('https://schema.org')
      return (data['@graph'] ?? [data]) as Thing[]
    })
  expect(described.map((one) => one['@type']).sort()).toEqual([...things].sort())
  for (const one of described) REQUIRED[one['@type']]?.(one)
  return metadata
}

test.describe('10 Search engines', () => {
  test('pages have complete metadata, each once', async ({ page }) => {
    for (const { path, things, type = 'website' } of TEMPLATES)
      await test.step(`${path} has complete metadata, each once`, async () => {
        await open(page, path)
        const metadata = await expectComplete(page, path, things, type)
        expect(metadata.robots).toEqual(['index, follow'])
      })
  })

  test('a product and a position have complete metadata, at each of their addresses', async ({
    page,
    store,
  }) => {
    await test.step('a product has complete metadata, at both of its URLs', async () => {
      const [product] = await catalogue(store)
      if (!product) throw new Error('There is no product')
      const canonical = `/products/${product.slug}`
      for (const path of [canonical, `/product/${product.id}`]) {
        await open(page, path)
        await expectComplete(page, canonical, ['Product', 'BreadcrumbList'], 'product')
        await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute(
          'content',
          product.price,
        )
      }
    })
    await test.step('a position has complete metadata', async () => {
      await open(page, '/careers')
      const href = await page.locator('main a[href^="/careers/"]').first().getAttribute('href')
      await open(page, href ?? '')
      await expectComplete(page, href ?? '', ['WebPage', 'BreadcrumbList', 'JobPosting'], 'website')
    })
  })

  test('languages name each other, and those without texts of their own the English page', async ({
    page,
    store,
  }) => {
    await test.step('the languages of a page name each other', async () => {
      for (const path of ['/', '/products', '/knowledge/how-refunds-work'])
        await test.step(`the languages of ${path} name each other`, async () => {
          const metadata = new Map<string, string[][]>()
          for (const locale of TRANSLATED_LOCALES) {
            const prefix = locale === 'en' ? '' : `/${locale}`
            const answer = await page.request.get(
              `${store.url}${path === '/' ? prefix || '/' : prefix + path}`,
            )
            const html = await answer.text()
            const links = [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)]
            metadata.set(
              locale,
              links.map(([, language = '', href]) => [language, pathOf(href)]),
            )
            const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]
            expect(links.find(([, language]) => language === locale)?.[2]).toBe(canonical)
          }
          const english = metadata.get('en')
          expect(english).toHaveLength(7)
          for (const links of metadata.values()) expect(links).toEqual(english)
        })
    })
    await test.step('a language without texts of its own names the English page', async () => {
      await open(page, '/it/about')
      const metadata = await metadataOf(page)
      expect(metadata.canonical.map(pathOf)).toEqual(['/about'])
      expect(metadata.languages.map(([language]) => language)).not.toContain('it')
    })
  })

  test('pages of one visitor are not to be listed', async ({ page }) => {
    for (const path of [
      '/search?q=norton',
      '/wishlist',
      '/compare?ids=1,2',
      '/orders/status',
      '/library',
      '/newsletter/confirm',
      '/newsletter/unsubscribe',
      '/reviews/write',
      '/reviews/stop',
      '/product-alerts/confirm',
      '/product-alerts/stop',
      '/cart/restore',
      '/cart/prepared',
      '/cart/reminders/stop',
      '/checkout/review',
    ])
      await test.step(`${path} is not to be listed`, async () => {
        await open(page, path)
        const metadata = await metadataOf(page)
        expect(metadata.robots).toHaveLength(1)
        expect(metadata.robots[0]).toMatch(/^noindex/)
        expect(metadata.titles).toHaveLength(1)
        expect(metadata.canonical).toHaveLength(1)
        expect(metadata.twice).toEqual([])
      })
  })

  test.describe('pages that are not there', () => {
    test.use({ expectedConsole: MISSING_PAGE_NOTES })

    test('are not to be listed, and name no other address', async ({ page }) => {
      for (const path of ['/no-such-page', '/products/no-such-product']) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        const metadata = await metadataOf(page)
        expect(metadata.robots.some((rule) => rule.includes('noindex'))).toBe(true)
        expect(metadata.canonical).toEqual([])
      }
    })
  })

  test('icons and manifest are there', async ({ page, store }) => {
    await open(page, '/')
    const { icons } = await metadataOf(page)
    expect(icons.length).toBeGreaterThanOrEqual(3)
    for (const href of icons)
      expect([href, (await page.request.get(new URL(href, store.url).href)).status()]).toEqual([
        href,
        200,
      ])
  })
})
