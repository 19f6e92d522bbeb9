import { toCents } from '@/lib/core/money'
import type { Category } from '@/lib/domains/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import type { TestStore } from '@/tests/setup/store'
import { cardsOf, catalogue, expect, oneOf, open, type Page, test } from './fixtures'

const PHONE = { width: 390, height: 844 }

const banner = (page: Page) => page.getByRole('banner')
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

const mainCategories = async (store: TestStore): Promise<Category[]> =>
  (await apiClient(store.url).call('/api/categories/main')).body

/** Where the links of a part of the page lead to. */
const hrefsOf = (part: ReturnType<typeof banner>) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.describe('2 Screens: site header', () => {
  test('stays in sight with logo, links and cart', async ({ page }) => {
    await open(page, '/')
    const nav = banner(page).getByRole('navigation', { name: 'Main' })
    for (const [name, href] of [
      ['Home', '/'],
      ['View Deals', '/deals'],
      ['Knowledge Base', '/knowledge'],
    ] as const)
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    const background = (name: string) =>
      nav
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(await background('View Deals')).not.toBe(await background('Home'))
    await expect(banner(page).getByRole('link', { name: 'Softhaven, home page' })).toHaveAttribute(
      'href',
      '/',
    )
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect((await banner(page).boundingBox())?.y).toBe(0)
    await expect(banner(page).getByRole('button', { name: 'Cart', exact: true })).toBeInViewport()
  })

  test('opens the categories by hovering', async ({ page, store }) => {
    const categories = await mainCategories(store)
    await open(page, '/')
    const button = banner(page).getByRole('button', { name: 'Categories' })
    const entries = banner(page).locator('a[href^="/category/"]')
    await expect(entries.first()).toBeHidden()
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(entries).toHaveCount(categories.length)
    for (const [index, { name, description, slug }] of categories.entries()) {
      const entry = entries.nth(index)
      await expect(entry).toBeVisible()
      await expect(entry).toHaveAttribute('href', `/category/${slug}`)
      await expect(entry.getByText(name, { exact: true })).toBeVisible()
      await expect(entry.getByText(description, { exact: true })).toBeVisible()
    }
    // The way from the button to the panel keeps it open.
    await entries.last().hover()
    await expect(entries.last()).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(entries.first()).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await button.hover()
    await entries.first().click()
    await expect(page).toHaveURL(new RegExp(`/category/${categories[0]?.slug}$`))
    await expect(entries.first()).toBeHidden()
  })

  test('opens the categories by keyboard', async ({ page, store }) => {
    const categories = await mainCategories(store)
    await open(page, '/')
    const button = banner(page).getByRole('button', { name: 'Categories' })
    const entries = banner(page).locator('a[href^="/category/"]')
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entries.first()).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(entries.first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(entries.first()).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(entries.nth(0)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/category/${categories[0]?.slug}$`))

    // Leaving by keyboard closes it.
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(entries.first()).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(entries.first()).toBeHidden()
  })

  test('lets the keyboard skip to the content', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('4 States: search suggestions', () => {
  // Where the search leads to is no matter here.
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('appear from 2 characters on, when something matches, at most 5', async ({
    page,
    store,
  }) => {
    const all = await catalogue(store)
    const asked: string[] = []
    page.on('request', (request) => {
      const term = new URL(request.url()).searchParams.get('search')
      if (term !== null) asked.push(term)
    })
    await open(page, '/categories')
    const options = suggestions(page).getByRole('option')
    await searchBox(page).fill(' n ')
    await searchBox(page).fill('no')
    await expect(options).toHaveCount(5)
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true')
    // What is too short was never asked for.
    expect(asked).toEqual(['no'])

    await searchBox(page).fill('n')
    await expect(suggestions(page)).toBeHidden()
    await searchBox(page).fill('MALWAREBYTES')
    const matching = all.filter(({ name }) => name.includes('Malwarebytes'))
    expect(matching.length).toBeLessThan(5)
    await expect(options).toHaveCount(matching.length)
    const names = await options.evaluateAll((found) =>
      found.map((option) => option.querySelector('span > span')?.textContent),
    )
    expect(names.sort()).toEqual(matching.map(({ name }) => name).sort())

    const answered = page.waitForResponse(/search=no\+such\+software/)
    await searchBox(page).fill('no such software')
    await answered
    await expect(suggestions(page)).toBeHidden()
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('are worked by arrow keys, Enter and Escape', async ({ page }) => {
    await open(page, '/categories')
    const options = suggestions(page).getByRole('option')
    const expectActive = async (index: number) => {
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(1)
      const id = (await options.nth(index).getAttribute('id')) ?? ''
      await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id)
    }
    await searchBox(page).fill('norton')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expectActive(0)
    await page.keyboard.press('ArrowDown')
    await expectActive(1)
    await page.keyboard.press('ArrowUp')
    await expectActive(0)
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    await expect(searchBox(page)).toHaveValue('norton')
    await expect(searchBox(page)).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expectActive(1)
    const href = (await options.nth(1).getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    expect(href).toMatch(/^\/products\//)
    await expect(suggestions(page)).toBeHidden()
  })

  test('close by a click outside, and lead to a product by a click', async ({ page }) => {
    await open(page, '/categories')
    const options = suggestions(page).getByRole('option')
    await searchBox(page).fill('norton')
    await expect(options.first()).toBeVisible()
    // The margin beside the content.
    await page.mouse.click(8, 600)
    await expect(suggestions(page)).toBeHidden()
    await searchBox(page).click()
    await expect(options.first()).toBeVisible()
    const href = (await options.first().getAttribute('href')) ?? ''
    await options.first().click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(suggestions(page)).toBeHidden()
  })

  test('a search goes to /search, a blank one nowhere', async ({ page }) => {
    const visited: string[] = []
    await open(page, '/categories')
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    await searchBox(page).fill('   ')
    await page.keyboard.press('Enter')
    await banner(page).getByRole('button', { name: 'Search', exact: true }).click()
    await searchBox(page).fill('  Office & Visio ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('Office & Visio')
    expect(visited.map((url) => new URL(url).pathname)).not.toContain('/categories')
    expect(visited.filter((url) => !url.includes('Office'))).toEqual([])
  })
})

test.describe('2 Screens: side menu of a phone', () => {
  test.use({ viewport: PHONE, expectedConsole: [/Failed to load resource/] })

  test('has search, links, categories and preferences, and keeps the focus', async ({
    page,
    store,
  }) => {
    const categories = await mainCategories(store)
    await open(page, '/categories')
    await expect(searchBox(page)).toBeHidden()
    await expect(banner(page).getByRole('link', { name: 'View Deals' })).toBeHidden()
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect(searchBox(page)).toBeVisible()
    expect(await hrefsOf(menu.getByRole('navigation', { name: 'Main' }))).toEqual([
      '/',
      '/deals',
      '/knowledge',
      ...categories.map(({ slug }) => `/category/${slug}`),
      '/categories',
    ])
    await expect(menu.getByRole('button', { name: /^Language/ })).toBeVisible()
    await expect(menu.getByRole('button', { name: /^Currency/ })).toBeVisible()

    const stops = await menu.locator('a, button, input').count()
    for (let presses = 0; presses <= stops; presses++) {
      await page.keyboard.press('Tab')
      await expect(menu.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes after a link and after a search', async ({ page, store }) => {
    const [category] = await mainCategories(store)
    await open(page, '/categories')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name: category?.name }).click()
    await expect(page).toHaveURL(new RegExp(`/category/${category?.slug}$`))
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Search the store' }).click()
    await expect(searchBox(page)).toBeFocused()
    await searchBox(page).fill('norton')
    await expect(suggestions(page).getByRole('option').first()).toBeVisible()
    // Escape first closes the list, then the menu.
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=norton$/)
    await expect(menu).toBeHidden()
  })
})

test.describe('2 Screens: footer', () => {
  test('leads to categories, help and the store’s own pages', async ({ page, store }) => {
    await open(page, '/')
    const footer = page.getByRole('contentinfo')
    const hrefs = await hrefsOf(footer)
    expect(hrefs.slice(1).sort()).toEqual(
      [
        '/category/microsoft-office',
        '/category/operating-systems',
        '/category/antivirus-security',
        '/category/music-photo-video',
        '/category/business-finance',
        '/category/tax-preparation',
        '/help',
        '/knowledge',
        '/contact',
        '/returns',
        '/requirements',
        '/about',
        '/careers',
        '/disclaimer',
        '/privacy',
        '/terms',
      ].sort(),
    )
    const [category] = await mainCategories(store)
    await footer.getByRole('link', { name: category?.name }).click()
    await expect(page).toHaveURL(new RegExp(`/category/${category?.slug}$`))
  })
})

test.describe('2 Screens: home', () => {
  test('shows the hero, six categories, the featured and the best of each category', async ({
    page,
    store,
  }) => {
    const [all, categories] = await Promise.all([catalogue(store), mainCategories(store)])
    await open(page, '/')
    const main = page.getByRole('main')
    const hrefs = await hrefsOf(main)
    expect(hrefs.slice(0, 2)).toEqual(['/categories', '/deals'])

    const tiles = main.getByRole('region', { name: 'Shop by category' })
    await expect(tiles.locator('a[href^="/category/"]')).toHaveText(
      categories.slice(0, 6).map(({ name }) => name),
    )
    const featured = main.getByRole('region', { name: 'Featured products' })
    await expect(featured.getByRole('article').getByRole('heading')).toHaveText(
      all
        .filter(({ isFeatured }) => isFeatured)
        .slice(0, 8)
        .map(({ name }) => name),
    )
    await expect(featured.getByRole('article')).toHaveCount(8)

    for (const { id, name, slug } of categories) {
      const section = main.getByRole('region', { name, exact: true })
      const subcategories: Category[] = (
        await apiClient(store.url).call(`/api/categories/${id}/subcategories`)
      ).body
      const ids = [id, ...subcategories.map((sub) => sub.id)]
      const best = all.filter(({ categoryId }) => ids.includes(categoryId)).slice(0, 4)
      await expect(section.getByRole('article').getByRole('heading')).toHaveText(
        best.map((product) => product.name),
      )
      await expect(section.getByRole('link', { name: /^See All/ })).toHaveAttribute(
        'href',
        `/category/${slug}`,
      )
    }
  })

  test('says why to choose the store, and where to go on', async ({ page }) => {
    await open(page, '/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Why choose Softhaven?' })).toBeVisible()
    await expect(
      main.getByRole('list', { name: 'Softhaven in numbers' }).getByRole('listitem'),
    ).toHaveText(['2M+ customers', '20,000+ products', '99.9% uptime'])
    const call = main.getByRole('region', { name: 'Find the software you need today' })
    expect(await hrefsOf(call)).toEqual(['/products', '/contact'])
  })

  test('lets put a product into the cart from its card', async ({ page, store }) => {
    const product = oneOf(
      await catalogue(store),
      ({ isFeatured, inStock }) => isFeatured && inStock,
    )
    await open(page, '/')
    const featured = page.getByRole('region', { name: 'Featured products' })
    await featured.getByRole('button', { name: `Add to Cart: ${product.name}` }).click()
    await expect(page.getByText('Added to Cart!', { exact: true })).toBeVisible()
    const cart = page.getByRole('button', { name: 'Cart, 1 item', exact: true })
    await expect(cart).toHaveText('1')
    await expect(page).toHaveURL(/\/$/)
    await featured.getByRole('link', { name: product.name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/products/${product.slug}$`))
    await expect(cart).toBeVisible()
  })
})

test.describe('2 Screens: /categories', () => {
  test('shows each main category, and ways on', async ({ page, store }) => {
    const categories = await mainCategories(store)
    await open(page, '/categories')
    const cards = cardsOf(page)
    await expect(cards).toHaveCount(categories.length)
    for (const [index, { name, description, slug }] of categories.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/category/${slug}`,
      )
      await expect(card.getByText(description, { exact: true })).toBeVisible()
      await expect(card.getByText('Featured', { exact: true })).toBeVisible()
      await expect(card.locator('svg').first()).toBeVisible()
    }
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Search All Products' })).toHaveAttribute(
      'href',
      '/search',
    )
    await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
})

test.describe('2 Screens: not found', () => {
  // The browser itself reports that the page is missing.
  test.use({ expectedConsole: [/Failed to load resource.*404/] })

  for (const { path, title, text, back } of [
    {
      path: '/nonsense/path',
      title: '404 Page Not Found',
      text: 'Did you forget to add the page to the router?',
      back: 'Go to the home page',
    },
    {
      path: '/products/nope',
      title: 'Product Not Found',
      text: 'The product you’re looking for doesn’t exist.',
      back: 'Back to Home',
    },
    {
      path: '/product/999999',
      title: 'Product Not Found',
      text: 'The product you’re looking for doesn’t exist.',
      back: 'Back to Home',
    },
    {
      path: '/category/nope',
      title: 'Category Not Found',
      text: 'The category you’re looking for doesn’t exist.',
      back: null,
    },
  ])
    test(`${path} answers 404 with ${title}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(text.replaceAll('’', "'"), { exact: true })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(title))
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      )
      await expect(banner(page)).toBeVisible()
      if (!back) return
      await page.getByRole('main').getByRole('link', { name: back }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.getByRole('region', { name: 'Featured products' })).toBeVisible()
    })
})

test.describe('2 Screens: addresses that moved', () => {
  for (const [from, to] of [
    ['/en/products', '/products'],
    ['/requirements', '/system-requirements'],
  ])
    test(`${from} moved to ${to} for good`, async ({ request, store }) => {
      const response = await request.get(from ?? '', { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(new URL(response.headers().location ?? '', store.url).pathname).toBe(to)
    })
})

test.describe('4 States: language', () => {
  test.describe('of a German browser', () => {
    test.use({ locale: 'de-DE' })

    test('is German until another one is chosen', async ({ page, request }) => {
      const response = await request.get('/', {
        maxRedirects: 0,
        headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
      })
      expect(response.status()).toBe(307)
      expect(response.headers().location).toMatch(/\/de$/)

      await open(page, '/categories')
      await expect(page).toHaveURL(/\/de\/categories$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await banner(page).getByRole('button', { name: /\bde$/i }).click()
      await page.getByRole('option', { name: /English/ }).click()
      await expect(page).toHaveURL(/[^e]\/categories$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goto('/')
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })

  test('that was chosen stays, with the cookie or without', async ({ page, context }) => {
    await open(page, '/products')
    await banner(page)
      .getByRole('button', { name: /^Language/ })
      .click()
    const options = page.getByRole('listbox', { name: 'Language' }).getByRole('option')
    await expect(options).toHaveCount(25)
    await options.filter({ hasText: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/products$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'NEXT_LOCALE')?.value).toBe('fr')
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('fr')

    await page.goto('/categories')
    await expect(page).toHaveURL(/\/fr\/categories$/)
    await context.clearCookies()
    await page.goto('/products')
    await expect(page).toHaveURL(/\/fr\/products$/)
  })

  test('is found by typing, and Arabic runs from right to left', async ({ page }) => {
    await open(page, '/categories')
    const logoX = async () =>
      (await banner(page).getByRole('link', { name: 'Softhaven, home page' }).boundingBox())?.x ?? 0
    expect(await logoX()).toBeLessThan(640)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await banner(page)
      .getByRole('button', { name: /^Language/ })
      .click()
    const field = page.getByRole('combobox', { name: 'Search languages' })
    await expect(field).toBeFocused()
    await field.fill('ar')
    await field.press('Escape')
    await expect(field).toBeHidden()
    await expect(banner(page).getByRole('button', { name: /^Language/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await field.fill('العربية')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/ar\/categories$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    expect(await logoX()).toBeGreaterThan(640)
  })
})

test.describe('4 States: currency', () => {
  test('changes all prices, and stays after a reload and in other pages', async ({
    page,
    store,
  }) => {
    const [product] = await catalogue(store)
    if (!product) throw new Error('The catalogue is empty')
    const cents = toCents(product.price)
    await open(page, '/products')
    const price = cardsOf(page).first().locator('[data-price]').first()
    const format = (currency: string, amount: number) =>
      amount.toLocaleString('en-US', { style: 'currency', currency })
    await expect(price).toHaveText(format('USD', cents / 100))

    const choose = async (code: string) => {
      await banner(page)
        .getByRole('button', { name: /^Currency/ })
        .click()
      await page.getByRole('combobox', { name: 'Search currencies' }).fill(code)
      await page.keyboard.press('Enter')
      await expect(banner(page).getByRole('button', { name: /^Currency/ })).toHaveAccessibleName(
        `Currency ${code}`,
      )
    }
    await banner(page)
      .getByRole('button', { name: /^Currency/ })
      .click()
    await expect(page.getByRole('listbox', { name: 'Currency' }).getByRole('option')).toHaveCount(
      30,
    )
    await page.keyboard.press('Escape')

    await choose('EUR')
    await expect(price).toHaveText(format('EUR', Math.round(cents * 0.85) / 100))
    await expect(page.locator('[data-price]').filter({ hasText: '$' })).toHaveCount(0)
    await choose('JPY')
    await expect(price).toHaveText(format('JPY', Math.round(cents * 1.1)))
    await page.reload()
    await expect(price).toHaveText(format('JPY', Math.round(cents * 1.1)))
    await open(page, `/products/${product.slug}`)
    await expect(page.getByRole('main').locator('[data-price]').first()).toHaveText(/^¥[\d,]+$/)
    expect(await page.evaluate(() => localStorage.getItem('preferredCurrency'))).toBe('JPY')
  })
})
