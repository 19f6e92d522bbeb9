import type { Product } from '@/lib/catalog/contracts'
import { cardsOf, expect, open, type Page, THOROUGH, test } from './fixtures'
import { withOnly } from './page-changes'

const cents = ({ price }: Product) => Math.round(Number(price) * 100)
const rating = (product: Product) => Number(product.rating)

const RULES = [
  {
    title: 'Featured Deals',
    fits: (product: Product) => rating(product) >= 4.5 && cents(product) <= 100_00,
    by: (a: Product, b: Product) => cents(a) - cents(b),
    count: 8,
    empty: 'No featured deals at the moment',
  },
  {
    title: "Today's Deals",
    fits: (product: Product) => cents(product) <= 50_00,
    by: (a: Product, b: Product) => rating(b) - rating(a),
    count: 6,
    empty: 'No deals today',
  },
  {
    title: 'Flash Sales',
    fits: (product: Product) => rating(product) >= 4,
    by: (a: Product, b: Product) => cents(a) - cents(b),
    count: 4,
    empty: 'No flash sales at the moment',
  },
]

const sectionOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('region', { name: title, exact: true })
const timer = (page: Page) => page.getByRole('timer')

test.describe('2 Screens: /deals', () => {
  test.describe('without products', () => {
    // A page that is shown for the last time has links to products that are gone.
    test.use({ expectedConsole: [/Failed to load resource.*404/] })

    test('says so where there are no deals', THOROUGH, async ({ page, store }) => {
      await withOnly(store, [], async () => {
        await expect(async () => {
          await page.goto('/deals')
          await expect(cardsOf(page)).toHaveCount(0, { timeout: 500 })
        }).toPass()
        for (const { title, empty } of RULES) {
          const section = sectionOf(page, title)
          await expect(section.getByText(empty, { exact: true })).toBeVisible()
          await expect(section.getByRole('link', { name: 'Browse all products' })).toHaveAttribute(
            'href',
            '/products',
          )
        }
      })
      await expect(async () => {
        await page.goto('/deals')
        await expect(cardsOf(page)).toHaveCount(18, { timeout: 500 })
      }).toPass()
    })
  })

  test('counts silently, and moves nothing', THOROUGH, async ({ page }) => {
    await open(page, '/deals')
    await expect(timer(page)).toHaveText(/^Ends in \d\d:\d\d:\d\d$/)
    // A timer is announced only if marked so.
    await expect(page.locator('[aria-live]').filter({ has: timer(page) })).toHaveCount(0)
    const live = await timer(page).evaluate((element) => element.closest('[aria-live]') !== null)
    expect(live).toBe(false)
    const width = (await timer(page).boundingBox())?.width
    const shown = await timer(page).textContent()
    await expect(timer(page)).not.toHaveText(shown ?? '')
    expect((await timer(page).boundingBox())?.width).toBe(width)
  })

  test('ends with the newsletter’s e-mail box', THOROUGH, async ({ page }) => {
    await open(page, '/deals')
    await expect(page.getByRole('main').getByRole('button', { name: /^Subscribe/ })).toBeVisible()
  })

  test('is reached from the header', THOROUGH, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'View Deals' }).click()
    await expect(page).toHaveURL(/\/deals$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Hot Deals' })).toBeVisible()
  })
})
