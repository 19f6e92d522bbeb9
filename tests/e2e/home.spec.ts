import type { Category, Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { withSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { catalogue, expect, oneOf, open, type Page, test } from './fixtures'

const mainCategories = async (store: TestStore): Promise<Category[]> =>
  (await apiClient(store.url).call('/api/categories/main')).body

/** The link targets of a part of the page. */
const hrefsOf = (part: ReturnType<Page['getByRole']>) =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

const offers = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Special Offers', exact: true })

/** The newsletter's e-mail box. */
const subscribe = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Subscribe/ })

/** Reloads the home page until a change is visible. */
const onHome = (page: Page, look: () => Promise<void>) =>
  expect(async () => {
    await page.goto('/')
    await look()
  }).toPass()

test.describe('2 Screens: home', () => {
  test('shows the hero, categories and products, says why, and lets put one into the cart', async ({
    page,
    store,
  }) => {
    await test.step('shows the hero, six categories, the featured and the best of each category', async () => {
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
    await test.step('says why to choose the store, and where to go on', async () => {
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'Why choose Softhaven?' })).toBeVisible()
      await expect(
        main.getByRole('list', { name: 'Softhaven in numbers' }).getByRole('listitem'),
      ).toHaveText(['2M+ customers', '20,000+ products', '99.9% uptime'])
      const call = main.getByRole('region', { name: 'Find the software you need today' })
      expect(await hrefsOf(call)).toEqual(['/products', '/contact'])
    })
    await test.step('lets put a product into the cart from its card', async () => {
      const product = oneOf(
        await catalogue(store),
        ({ isFeatured, inStock }) => isFeatured && inStock,
      )
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
})

test.describe('12 Homepage toggles', () => {
  test('Special Offers and Newsletter Signup are there, and gone when they are off', async ({
    page,
    store,
  }) => {
    await test.step('Special Offers are the first 4 of Featured Deals', async () => {
      const cents = ({ price }: Product) => Math.round(Number(price) * 100)
      const featured = (await catalogue(store))
        .filter((product) => Number(product.rating) >= 4.5 && cents(product) <= 100_00)
        .sort((a, b) => cents(a) - cents(b) || a.id - b.id)
      await open(page, '/')
      await expect(offers(page).getByRole('article').getByRole('heading')).toHaveText(
        featured.slice(0, 4).map(({ name }) => name),
      )
      await offers(page).getByRole('link', { name: 'All deals' }).click()
      await expect(page).toHaveURL(/\/deals$/)
    })
    await test.step('Special Offers are gone when they are off', async () => {
      await withSetting(store, 'showSpecialOffers', false, () =>
        onHome(page, () => expect(offers(page)).toHaveCount(0, { timeout: 500 })),
      )
      await onHome(page, () => expect(offers(page)).toBeVisible({ timeout: 500 }))
    })
    await test.step('Newsletter Signup is there, and gone when it is off', async () => {
      await open(page, '/')
      await expect(subscribe(page)).toBeVisible()
      await withSetting(store, 'showNewsletterSignup', false, () =>
        onHome(page, () => expect(subscribe(page)).toHaveCount(0, { timeout: 500 })),
      )
      await onHome(page, () => expect(subscribe(page)).toBeVisible({ timeout: 500 }))
    })
  })
})

test.describe('2 Screens: home in other languages', () => {
  test('has its labels in the page’s language', async ({ page }) => {
    for (const { locale, categories, deals } of [
      { locale: 'de', categories: 'Kategorien entdecken', deals: 'Aktuelle Angebote' },
      { locale: 'ja', categories: 'カテゴリーを見る', deals: '本日のセールを見る' },
    ])
      await test.step(`has its labels in ${locale}`, async () => {
        await open(page, `/${locale}`)
        const main = page.getByRole('main')
        await expect(main.getByRole('link', { name: categories })).toHaveAttribute(
          'href',
          `/${locale}/categories`,
        )
        await expect(main.getByRole('link', { name: deals })).toHaveAttribute(
          'href',
          `/${locale}/deals`,
        )
      })
  })
})
