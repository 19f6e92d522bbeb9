import type { Product } from '@/lib/catalog/contracts'
import { apiClient } from '@/tests/setup/api-client'
import { requestsTo } from '../calls'
import {
  catalogue,
  expect,
  oneOf,
  open,
  type Page,
  type ReadStore,
  stopClock,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

const SECOND = 1000
const MINUTE = 60 * SECOND

const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort' })
const skeletons = (page: Page) => page.locator('[data-skeleton]')

const buyable = async (store: ReadStore): Promise<Product> =>
  oneOf(await catalogue(store), ({ inStock }) => inStock)

/** Counts a page's calls of a kind. */
function countCalls(page: Page, method: string, path: string): () => number {
  const made = requestsTo(page, method, path)
  return () => made.length
}

const OFTEN = { intervals: [20] }

/** Advances a page's stopped clock by some milliseconds, then reads something. */
async function later<Value>(page: Page, ms: number, read: () => Value): Promise<Awaited<Value>> {
  await page.clock.runFor(ms)
  return await read()
}

/** Opens a page with a product in the cart. */
async function openWithCart(page: Page, store: ReadStore): Promise<Product> {
  const product = await buyable(store)
  const { call, session } = apiClient(store.url)
  await call('/api/cart', { method: 'POST', body: { productId: product.id } })
  await page.addInitScript((id) => localStorage.setItem('cartSessionId', id), session)
  await open(page, '/categories')
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  return product
}

/** The events of a tab that was hidden and becomes visible again. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
  })

test.describe('7 Calls: reads', () => {
  test(
    'are not repeated when the visitor comes back to the tab',
    THOROUGH,
    async ({ page, store }) => {
      await page.clock.install()
      await openWithCart(page, store)
      await page.goto('/products')
      await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
      const lists = countCalls(page, 'GET', '/api/products')
      const carts = countCalls(page, 'GET', '/api/cart')
      await sort(page).selectOption('Newest First')
      await expect.poll(lists).toBe(1)
      await expect(skeletons(page)).toHaveCount(0)
      await page.clock.fastForward(5 * MINUTE)
      await comeBack(page)
      await page.clock.runFor(SECOND)
      expect([lists(), carts()]).toEqual([1, 0])
    },
  )
})

test.describe('7 Calls: writes', () => {
  // The browser itself reports the calls that the tests break.
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('are repeated once', THOROUGH, async ({ page, store }) => {
    await page.clock.install()
    await open(page, `/products/${(await buyable(store)).slug}`)
    const calls = countCalls(page, 'POST', '/api/cart')
    let isFirst = true
    await page.route('**/api/cart', (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue()
      isFirst = false
      return route.fulfill({ status: 503, body: 'busy' })
    })
    await stopClock(page)
    const button = page.getByRole('button', { name: 'Add to Cart', exact: true })
    await button.click()
    await expect.poll(calls).toBe(1)
    await expect.poll(() => later(page, 100, calls), OFTEN).toBe(2)
    await page.clock.runFor(5 * SECOND)
    await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
    expect(calls()).toBe(2)
    await expect(page.getByText('Failed to add item to cart.')).toHaveCount(0)
  })
})

test.describe('7 Calls: the cart', () => {
  test.describe('that cannot be loaded', () => {
    // The browser itself reports the calls that the tests break.
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('is requested once more', THOROUGH, async ({ page }) => {
      await page.clock.install()
      await page.addInitScript(() => localStorage.setItem('cartSessionId', 'nobody-knows-it-yet'))
      const calls = countCalls(page, 'GET', '/api/cart')
      await page.route('**/api/cart', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await open(page, '/categories')
      await expect.poll(calls).toBe(2)
      await page.clock.runFor(MINUTE)
      expect(calls()).toBe(2)
    })
  })
})

test.describe('9 Business constants: toasts', () => {
  test('“Added to Cart!” stays for 3 seconds', THOROUGH, async ({ page, store }) => {
    await page.clock.install()
    await open(page, `/products/${(await buyable(store)).slug}`)
    await stopClock(page)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    // Held by the pointer, it would stay.
    await page.mouse.move(5, 5)
    const added = page.getByText('Added to Cart!', { exact: true })
    await expect
      .poll(
        async () => {
          await page.clock.runFor(50)
          return added.isVisible()
        },
        { intervals: [100] },
      )
      .toBe(true)
    await page.clock.runFor(2700)
    // Its exit animation runs before it is removed.
    const leaving = page.locator('[data-sonner-toast][data-removed="true"]')
    await expect(added).toBeVisible()
    await expect(leaving).toHaveCount(0)
    await page.clock.runFor(300)
    await expect(leaving).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(added).toHaveCount(0)
  })
})
