import type { Category } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import {
  banner,
  expect,
  open,
  PHONE,
  type ReadStore,
  searchBox,
  suggestions,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

const mainCategories = async (store: ReadStore): Promise<Category[]> =>
  (await apiClient(store.url).call('/api/categories/main')).body

/** The link targets of a part of the page. */
const hrefsOf = (part: ReturnType<typeof banner>) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.describe('2 Screens: site header', () => {
  test('stays in sight with logo, links and cart, and opens the categories by keyboard', async ({
    page,
    store,
  }) => {
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
    await expect(banner(page).getByRole('link', { name: 'Wishlist', exact: true })).toHaveAttribute(
      'href',
      '/wishlist',
    )

    const categories = await mainCategories(store)
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

  test('opens the categories by hovering', THOROUGH, async ({ page, store }) => {
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
    // Moving from the button to the panel keeps it open.
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
})

test.describe('2 Screens: side menu of a phone', () => {
  test.use({ viewport: PHONE, expectedConsole: [/Failed to load resource/] })

  test('has search, links, categories and preferences, keeps the focus, and closes', async ({
    page,
    store,
  }) => {
    await test.step('has search, links, categories and preferences, and keeps the focus', async () => {
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
        '/business',
        '/knowledge',
        '/wishlist',
        '/library',
        '/orders/track',
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
      // In the search box it would close what that proposes first.
      await menu.getByRole('link', { name: 'Home' }).focus()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    })
    await test.step('closes after a link and after a search', async () => {
      const [category] = await mainCategories(store)
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await menu.getByRole('link', { name: category?.name }).click()
      await expect(page).toHaveURL(new RegExp(`/category/${category?.slug}$`))
      await expect(menu).toBeHidden()

      await page.getByRole('button', { name: 'Search the store' }).click()
      await expect(searchBox(page)).toBeFocused()
      await searchBox(page).fill('norton')
      await expect(suggestions(page).getByRole('option').first()).toBeVisible()
      // Escape first closes the list, then the search.
      const search = page.getByRole('dialog', { name: 'Search' })
      await page.keyboard.press('Escape')
      await expect(suggestions(page)).toBeHidden()
      await expect(search).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=norton$/)
      await expect(search).toBeHidden()
    })
  })

  test(
    'lets the keyboard out of its open lists, to what follows them',
    THOROUGH,
    async ({ page }) => {
      await open(page, '/categories')
      await page.getByRole('button', { name: 'Search the store' }).click()
      await searchBox(page).fill('norton')
      await expect(suggestions(page).getByRole('option').first()).toBeVisible()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      for (const name of ['Clear', 'Search']) {
        await page.keyboard.press('Tab')
        await expect(menu.getByRole('button', { name, exact: true })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
      await expect(suggestions(page)).toBeHidden()

      const language = menu.getByRole('button', { name: /^Language/ })
      await language.click()
      const list = menu.getByRole('dialog', { name: 'Language' })
      await expect(list.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('button', { name: /^Currency/ })).toBeFocused()
      await expect(list).toBeHidden()
    },
  )
})
