import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { within } from '@testing-library/dom'
import type { Category, Product } from '@/lib/catalog/contracts'
import type { Article, ArticleListItem } from '@/lib/content/articles/contracts'
import { toCents } from '@/lib/core/money'
import { formatMoney } from '@/lib/i18n/currencies'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { hrefsOf, readPage, textOf, textsOf } from '@/tests/setup/pages'
import { cardsAmong } from '@/tests/setup/products'
import { withSetting } from '@/tests/setup/settings'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let all: Product[]
let categories: Category[]
let mains: Category[]
beforeAll(async () => {
  store = await startStore()
  const { call } = apiClient(store.url)
  all = (await call('/api/products')).body
  categories = (await call('/api/categories')).body
  mains = (await call('/api/categories/main')).body
})
afterAll(() => store.stop())

const read = (path: string) => readPage(store, path)
type ReadPage = Awaited<ReturnType<typeof read>>

function oneOf<T>(things: readonly T[], fits: (thing: T) => boolean): T {
  const found = things.find(fits)
  if (!found) throw new Error('The store has no such thing')
  return found
}

const usd = (price: string) => formatMoney(toCents(price), 'USD', 'en')
const cents = ({ price }: Product) => toCents(price)
const rating = (product: Product) => Number(product.rating)
const namesOf = (products: readonly Product[]) => products.map(({ name }) => name)
const branchOf = ({ id }: Category) => [
  id,
  ...categories.filter(({ parentId }) => parentId === id).map((sub) => sub.id),
]
const cardsIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('article')
    .map((card) => textOf(within(card).getByRole('heading')))

/** The area of the product's name: price, stock, promises. */
const buyBox = (page: ReadPage) => page.title().parentElement ?? page.main
const lineIn = (part: Element, text: string) =>
  [...part.querySelectorAll('*')].some((element) => textOf(element) === text)

describe('the page of a product', () => {
  it('shows name, rating, price, saving and delivery', async () => {
    const product = oneOf(
      all,
      ({ originalPrice, deliveryInfo, inStock, reviewCount }) =>
        originalPrice !== null && deliveryInfo.includes('Instant') && inStock && reviewCount > 1000,
    )
    const percent = Math.round((1 - Number(product.price) / Number(product.originalPrice)) * 100)
    for (const path of [`/products/${product.slug}`, `/product/${product.id}`]) {
      const page = await read(path)
      expect(textOf(page.title())).toBe(product.name)
      const box = buyBox(page)
      for (const line of [
        `Price ${usd(product.price)}`,
        `Save ${percent}%`,
        'Instant',
        product.rating,
        `${product.reviewCount.toLocaleString('en-US')} reviews`,
      ])
        expect([line, lineIn(box, line)]).toEqual([line, true])
      expect(textOf(box.querySelector('s'))).toBe(usd(product.originalPrice ?? ''))
      expect(textOf(box)).toContain(`Recommended retail price ${usd(product.originalPrice ?? '')}`)
      expect(textOf(box)).toContain(`Rated ${product.rating} out of 5`)
      expect(textOf(page.all.getByRole('navigation', { name: 'Breadcrumb' }))).toContain(
        product.name,
      )
      const add = within(page.main).getByRole('button', { name: 'Add to Cart' })
      expect(add.hasAttribute('disabled')).toBe(false)
      page.all.getByRole('group', { name: 'Product pictures' })
      expect(page.all.getAllByRole('tab')).toHaveLength(4)
    }
  })

  it('promises no saving and no instant delivery where there is none', async () => {
    const product = oneOf(
      all,
      ({ originalPrice, deliveryInfo }) =>
        originalPrice === null && !deliveryInfo.includes('Instant'),
    )
    const page = await read(`/products/${product.slug}`)
    const box = buyBox(page)
    expect(lineIn(box, `Price ${usd(product.price)}`)).toBe(true)
    expect(textOf(box)).not.toMatch(/Save \d+%/)
    expect(box.querySelector('s')).toBeNull()
    expect(lineIn(box, 'Instant')).toBe(false)
    expect(textOf(page.main)).not.toContain('Your key by e-mail within 5 minutes')
  })

  it('cannot be bought when out of stock, and is not promised at once', async () => {
    const product = oneOf(
      all,
      ({ inStock, delivery, deliveryInfo }) =>
        !inStock && delivery === 'keys' && deliveryInfo.includes('Instant'),
    )
    const page = await read(`/products/${product.slug}`)
    const add = within(page.main).getByRole('button', { name: 'Out of Stock' })
    expect(add.hasAttribute('disabled')).toBe(true)
    expect(textOf(page.main)).toContain('This product is not available at the moment.')
    expect(textOf(buyBox(page))).not.toContain('Instant')
    expect(textOf(buyBox(page))).not.toContain('within 5 minutes')
  })

  it('promises to take back what its publisher lets be returned', async () => {
    const of = (publisher: string) =>
      oneOf(
        all,
        (product) =>
          product.publisher === publisher && product.inStock && product.delivery === 'keys',
      )
    const microsoft = await read(`/products/${of('Microsoft').slug}`)
    expect(textOf(buyBox(microsoft))).toContain('Money back within 14 days, before activation')
    expect(textOf(buyBox(microsoft))).not.toContain('30-day money-back guarantee')
    const bitdefender = await read(`/products/${of('Bitdefender').slug}`)
    expect(textOf(buyBox(bitdefender))).toContain('30-day money-back guarantee')
    expect(textOf(bitdefender.main)).not.toContain('14 days')
  })

  it('says where the product is, down from the main category', async () => {
    const product = oneOf(all, ({ categoryId }) =>
      categories.some(({ id, parentId }) => id === categoryId && parentId !== null),
    )
    const sub = oneOf(categories, ({ id }) => id === product.categoryId)
    const main = oneOf(categories, ({ id }) => id === sub.parentId)
    const page = await read(`/de/products/${product.slug}`)
    const crumbs = page.all.getByRole('navigation', { name: 'Navigationspfad' })
    expect(textsOf(crumbs.querySelectorAll('a')).slice(1)).toEqual([main.name, sub.name])
    const targets = ['/de', `/de/category/${main.slug}`, `/de/category/${sub.slug}`]
    expect(hrefsOf(crumbs)).toEqual(targets)
    const list = oneOf(page.things(), (thing) => thing['@type'] === 'BreadcrumbList')
    const items = [...targets, `/de/products/${product.slug}`]
    expect(list.itemListElement).toEqual(
      items.map((path) =>
        expect.objectContaining({
          item: expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)),
        }),
      ),
    )
  })

  it('leads to at most 4 others of its category', async () => {
    const cards = cardsAmong(all)
    const inCategory = (id: number) => cards.filter(({ categoryId }) => categoryId === id)
    const crowded = oneOf(cards, ({ categoryId }) => inCategory(categoryId).length > 5)
    const related = cardsIn((await read(`/products/${crowded.slug}`)).part('Related Products'))
    expect(related).toHaveLength(4)
    expect(related).not.toContain(crowded.name)
    const others = namesOf(inCategory(crowded.categoryId))
    expect(related.filter((name) => !others.includes(name))).toEqual([])
    const sparse = oneOf(cards, ({ categoryId }) => inCategory(categoryId).length === 3)
    expect(cardsIn((await read(`/products/${sparse.slug}`)).part('Related Products'))).toEqual(
      namesOf(inCategory(sparse.categoryId).filter(({ id }) => id !== sparse.id)),
    )
  })

  it('has its facts below its name', async () => {
    const page = await read('/products/bitdefender-total-security-2024')
    const facts = page.main.querySelector('dl')
    expect(textsOf(facts?.querySelectorAll('dt') ?? [])).toEqual([
      'Platforms',
      'Licence type',
      'Term',
      'Devices',
      'Region',
      'Activation',
    ])
    expect(textsOf(facts?.querySelectorAll('dd') ?? [])).toEqual([
      'Windows, macOS, Android, iOS',
      'Subscription',
      '1 year',
      '5 devices',
      'Worldwide',
      'Activated in your account with the publisher',
    ])
    // Two of them are on its card.
    const category = oneOf(
      categories,
      ({ id }) =>
        id === oneOf(all, ({ slug }) => slug === 'bitdefender-total-security-2024').categoryId,
    )
    const list = await read(`/category/${category.slug}`)
    const card = list.all
      .getAllByRole('article')
      .find((one) => hrefsOf(one).includes('/products/bitdefender-total-security-2024'))
    expect(textsOf(card?.querySelectorAll('li') ?? [])).toEqual(['5 devices', '1 year'])
  })
})

describe('/deals', () => {
  it('has three lists by their rules', async () => {
    const page = await read('/deals')
    expect(textOf(page.title())).toBe('Hot Deals')
    expect(page.document.title).toMatch(/Hot Deals/)
    const rules = [
      {
        title: 'Featured Deals',
        fits: (product: Product) => rating(product) >= 4.5 && cents(product) <= 100_00,
        by: (a: Product, b: Product) => cents(a) - cents(b),
        count: 8,
      },
      {
        title: "Today's Deals",
        fits: (product: Product) => cents(product) <= 50_00,
        by: (a: Product, b: Product) => rating(b) - rating(a),
        count: 6,
      },
      {
        title: 'Flash Sales',
        fits: (product: Product) => rating(product) >= 4,
        by: (a: Product, b: Product) => cents(a) - cents(b),
        count: 4,
      },
    ]
    const headings = textsOf(within(page.main).getAllByRole('heading', { level: 2 }))
    const titles = rules.map(({ title }) => title)
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles)
    for (const { title, fits, by, count } of rules) {
      const fitting = cardsAmong(all.filter(fits).sort((a, b) => by(a, b) || a.id - b.id))
      expect(fitting.length).toBeGreaterThan(count)
      expect([title, cardsIn(page.part(title))]).toEqual([title, namesOf(fitting.slice(0, count))])
    }
  })
})

describe('the home page', () => {
  it('shows the hero, categories and products, says why, and where to go on', async () => {
    const page = await read('/')
    expect(hrefsOf(page.main).slice(0, 2)).toEqual(['/categories', '/deals'])
    const tiles = page.part('Shop by category').querySelectorAll('a[href^="/category/"]')
    expect(textsOf(tiles)).toEqual(mains.slice(0, 6).map(({ name }) => name))
    expect(cardsIn(page.part('Featured products'))).toEqual(
      namesOf(cardsAmong(all.filter(({ isFeatured }) => isFeatured)).slice(0, 8)),
    )
    for (const main of mains) {
      const section = within(page.main).getByRole('region', { name: main.name })
      const ids = branchOf(main)
      expect(cardsIn(section)).toEqual(
        namesOf(cardsAmong(all.filter(({ categoryId }) => ids.includes(categoryId))).slice(0, 4)),
      )
      expect(
        within(section)
          .getByRole('link', { name: /^See All/ })
          .getAttribute('href'),
      ).toBe(`/category/${main.slug}`)
    }
    within(page.main).getByRole('heading', { name: 'Why choose Softhaven?' })
    expect(textsOf(page.all.getByRole('list', { name: 'Softhaven in numbers' }).children)).toEqual([
      '2M+ customers',
      '20,000+ products',
      '99.9% uptime',
    ])
    expect(hrefsOf(page.part('Find the software you need today'))).toEqual([
      '/products',
      '/contact',
    ])
  })

  it('leads to what people come for, to publishers, and to kinds of licence', async () => {
    const counts = new Map<string, number>()
    for (const { publisher } of cardsAmong(all))
      counts.set(publisher, (counts.get(publisher) ?? 0) + 1)
    const first = [...counts]
      .sort(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en'))
      .slice(0, 8)
      .map(([publisher]) => publisher)
    // Two of them only where the owner shows them; a page that was kept is shown once more.
    const page = await withSetting(store, 'homeHiddenSections', [], () =>
      eventually(async () => {
        const shown = await read('/')
        return shown.html.includes('id="publishers"') && shown
      }),
    )
    const publishers = page.part('Shop by publisher')
    expect(textsOf(publishers.querySelectorAll('li'))).toEqual(first)
    expect(hrefsOf(publishers)).toEqual(
      expect.arrayContaining(
        first.map((publisher) => `/products?${new URLSearchParams({ publisher })}`),
      ),
    )
    expect(hrefsOf(page.part('Office 2024 or Microsoft 365?'))).toEqual([
      expect.stringMatching(/^\/compare\?ids=\d+,\d+$/),
      '/knowledge/subscription-or-perpetual-licence',
      '/category/office-2024',
      '/category/microsoft-365',
    ])
    expect(hrefsOf(page.part('What do you need?'))).toEqual([
      '/category/antivirus-security',
      '/category/microsoft-office?licenseType=perpetual&devices=1',
      '/category/music-photo-video',
      '/category/tax-preparation',
    ])
    const added = ['needs', 'publishers', 'licence-choice'].map((id) => {
      const start = page.html.lastIndexOf('<section', page.html.indexOf(`id="${id}"`))
      return page.html.slice(start, page.html.indexOf('</section>', start)).length
    })
    expect(added.reduce((sum, length) => sum + length, 0)).toBeLessThan(9000)
  })

  it.each([
    ['de', 'Kategorien entdecken', 'Aktuelle Angebote'],
    ['ja', 'カテゴリーを見る', '本日のセールを見る'],
  ])('has its labels in %s', async (locale, toCategories, toDeals) => {
    const main = within((await read(`/${locale}`)).main)
    const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(toCategories)).toBe(`/${locale}/categories`)
    expect(hrefOf(toDeals)).toBe(`/${locale}/deals`)
  })

  it('has Special Offers and Newsletter Signup, unless they are off', async () => {
    const offers = (page: ReadPage) =>
      within(page.main).queryByRole('region', { name: 'Special Offers' })
    const subscribe = (page: ReadPage) =>
      within(page.main).queryByRole('button', { name: /^Subscribe/ })
    const featured = all
      .filter((product) => rating(product) >= 4.5 && cents(product) <= 100_00)
      .sort((a, b) => cents(a) - cents(b) || a.id - b.id)
    const page = await read('/')
    const shown = offers(page)
    if (!shown) throw new Error('There are no offers')
    expect(cardsIn(shown)).toEqual(namesOf(cardsAmong(featured).slice(0, 4)))
    expect(within(shown).getByRole('link', { name: 'All deals' }).getAttribute('href')).toBe(
      '/deals',
    )
    expect(subscribe(page)).not.toBeNull()
    // A page that was kept is shown once more.
    await withSetting(store, 'showSpecialOffers', false, async () => {
      await eventually(async () => offers(await read('/')) === null)
    })
    await eventually(async () => offers(await read('/')) !== null)
    await withSetting(store, 'showNewsletterSignup', false, async () => {
      await eventually(async () => subscribe(await read('/')) === null)
    })
    await eventually(async () => subscribe(await read('/')) !== null)
  })
})

describe('lists of products', () => {
  it('of a category show its banner and all that it has, and lead to brands', async () => {
    const main = oneOf(mains, ({ slug }) => slug === 'antivirus-security')
    const subs = categories.filter(({ parentId }) => parentId === main.id)
    const page = await read(`/category/${main.slug}`)
    expect(textOf(page.title())).toBe(main.name)
    within(page.main).getByText(main.description)
    const banner = page.main.querySelector('header img')
    const picture = banner?.getAttribute('src') ?? ''
    expect(decodeURIComponent(picture)).toContain(main.bannerImage)
    expect((await fetch(new URL(picture, store.url))).headers.get('content-type')).toMatch(
      /^image\//,
    )
    const ids = branchOf(main)
    const listed = cardsAmong(all.filter(({ categoryId }) => ids.includes(categoryId)))
    expect(textOf(page.main)).toContain(`Showing ${listed.length} of ${listed.length} products`)
    const sort = within(page.main).getByRole('combobox', { name: 'Sort' })
    expect(textsOf(sort.querySelectorAll('option'))).toEqual([
      'Popularity',
      'Price: Low to High',
      'Price: High to Low',
      'Newest First',
      'Best Rated',
    ])
    expect(within(page.main).queryByRole('searchbox', { name: 'Search products' })).toBeNull()
    expect(within(page.main).queryByRole('combobox', { name: 'Category' })).toBeNull()
    const brands = page.part('Browse by Brand')
    expect(new Set(hrefsOf(brands))).toEqual(new Set(subs.map(({ slug }) => `/category/${slug}`)))

    const norton = oneOf(subs, ({ slug }) => slug === 'norton')
    const own = await read('/category/norton')
    expect(textOf(own.title())).toBe(norton.name)
    // A subcategory has none of its own.
    expect(own.all.queryByRole('region', { name: 'Browse by Brand' })).toBeNull()
    expect(cardsIn(own.main).slice(0, 24)).toEqual(
      namesOf(all.filter(({ categoryId }) => categoryId === norton.id)).slice(0, 24),
    )
    const crumbs = own.all.getByRole('navigation', { name: 'Breadcrumb' })
    expect(textsOf(crumbs.querySelectorAll('a'))).toEqual(['Home', main.name])
  })

  it('go on page by page without scripts, too', async () => {
    const first = await read('/products')
    const cards = cardsAmong(all)
    expect(cardsIn(first.main)).toEqual(namesOf(cards.slice(0, 24)))
    expect(hrefsOf(oneOf(within(first.main).getAllByRole('article'), () => true))).toContain(
      `/products/${all[0]?.slug}`,
    )
    expect(hrefsOf(first.main)).toContain('/products/page/2')
    const second = await read('/products/page/2')
    expect(textOf(second.title())).toBe('All Products – page 2')
    expect(cardsIn(second.main)).toEqual(namesOf(cards.slice(24, 48)))
    within(second.main).getByText(`Products 25 to 48 of ${cards.length}`)
    const hrefOf = (name: string) => second.all.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Next page')).toBe('/products/page/3')
    expect(hrefOf('Previous page')).toBe('/products')
  })

  it('are reached from /categories and the footer, which lead on', async () => {
    const page = await read('/categories')
    expect(cardsIn(page.main)).toEqual(mains.map(({ name }) => name))
    for (const [index, card] of within(page.main).getAllByRole('article').entries()) {
      const category = mains[index]
      expect(hrefsOf(card)).toContain(`/category/${category?.slug}`)
      expect(textOf(card)).toContain(category?.description)
      within(card).getByText('Featured')
      expect(card.querySelector('svg')).not.toBeNull()
    }
    const main = within(page.main)
    const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Search All Products')).toBe('/search')
    expect(hrefOf('Contact Support')).toBe('/contact')
    expect(hrefsOf(page.all.getByRole('contentinfo')).slice(1).sort()).toEqual(
      [
        '/category/microsoft-office',
        '/category/operating-systems',
        '/category/antivirus-security',
        '/category/music-photo-video',
        '/category/business-finance',
        '/category/tax-preparation',
        '/brands',
        '/business',
        '/withdrawal',
        '/help',
        '/knowledge',
        '/library',
        '/orders/track',
        '/contact',
        '/returns',
        '/requirements',
        '/about',
        '/careers',
        '/legal-notice',
        '/cookies',
        '/accessibility',
        '/disclaimer',
        '/privacy',
        '/terms',
      ].sort(),
    )
  })
})

describe('articles', () => {
  const longDate = (iso: string, locale = 'en') =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  const articles = async (): Promise<ArticleListItem[]> =>
    (await apiClient(store.url).call('/api/articles')).body

  it('are all listed, each with its details and link', async () => {
    const listed = await articles()
    const page = await read('/knowledge')
    expect(textOf(page.title())).toBe('Knowledge Base')
    const cards = within(page.main).getAllByRole('article')
    expect(cardsIn(page.main)).toEqual(listed.map(({ title }) => title))
    expect(cards.map((card) => textOf(within(card).getByRole('link')))).toEqual(
      listed.map(({ title }) => `Read More: ${title}`),
    )
    expect(cards.flatMap(hrefsOf)).toEqual(listed.map(({ slug }) => `/knowledge/${slug}`))
    const [newest] = listed
    if (!newest) throw new Error('There are no articles')
    for (const text of [
      newest.category,
      newest.excerpt,
      longDate(newest.publishedAt),
      `${newest.readTime} min read`,
    ])
      expect(cards[0] && lineIn(cards[0], text)).toBe(true)
  })

  it('show all that belongs to them', async () => {
    const listed = await articles()
    const { slug } = oneOf(listed, ({ category }) => category === 'Troubleshooting')
    const article: Article = (await apiClient(store.url).call(`/api/articles/${slug}`)).body
    const page = await read(`/knowledge/${slug}`)
    expect(textOf(page.title())).toBe(article.title)
    const header = page.main.querySelector('article header')
    if (!header) throw new Error('The article has no header')
    for (const text of [
      article.excerpt,
      article.category,
      longDate(article.publishedAt),
      `${article.readTime} min read`,
    ])
      expect([text, lineIn(header, text)]).toEqual([text, true])
    expect(decodeURIComponent(header.querySelector('img')?.getAttribute('src') ?? '')).toContain(
      article.image,
    )
    const crumbs = page.all.getByRole('navigation', { name: 'Breadcrumb' })
    expect(textsOf(crumbs.querySelectorAll('li'))).toEqual([
      'Home',
      'Knowledge Base',
      article.title,
    ])
    expect(hrefsOf(crumbs)).toEqual(['/', '/knowledge'])
    // The content as it was written, with its tags.
    const headings = [...article.content.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, text]) => text)
    expect(headings.length).toBeGreaterThan(2)
    expect(textsOf(page.main.querySelectorAll('article h2'))).toEqual(
      expect.arrayContaining(headings),
    )
    expect(page.main.querySelector('article li, article pre')).not.toBeNull()
    expect(page.main.querySelector('article br')).toBeNull()
    expect(
      within(page.main).getByRole('link', { name: 'Browse Software' }).getAttribute('href'),
    ).toBe('/products')
    expect(
      textsOf(within(page.part('Related Articles')).getAllByRole('heading', { level: 3 })),
    ).toEqual(
      listed
        .filter((other) => other.category === article.category && other.slug !== slug)
        .slice(0, 3)
        .map(({ title }) => title),
    )
  })

  it('say which of their texts are English, and keep the language in their links', async () => {
    const { slug, title, publishedAt } = oneOf(
      await articles(),
      (article) => article.slug === 'activation-limit-reached',
    )
    const page = await read(`/de/knowledge/${slug}`)
    expect(page.document.documentElement.lang).toBe('de')
    expect(textOf(page.title())).toBe(title)
    expect(page.title().getAttribute('lang')).toBe('en')
    expect(lineIn(page.main, longDate(publishedAt, 'de'))).toBe(true)
    expect(page.main.querySelector('article > div [lang="en"] h2')).not.toBeNull()
    const contact = within(page.main)
      .getAllByRole('link', { name: 'contact us' })
      .find((link) => link.closest('article'))
    expect(contact?.getAttribute('href')).toBe('/de/contact')
  })
})
