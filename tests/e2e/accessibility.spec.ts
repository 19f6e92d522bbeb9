import { checkoutClient } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import {
  accessibilityFaults,
  addShownProduct,
  catalogue,
  drawerOf,
  expect,
  oneOf,
  open,
  type Page,
  test,
} from './fixtures'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const LOCALES = ['en', 'ar'] as const

const prefixOf = (locale: (typeof LOCALES)[number]) => (locale === 'en' ? '' : `/${locale}`)

/** One of each landmark and one heading of the first level, in the sight of everybody. */
async function expectOneOfEach(page: Page): Promise<void> {
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCount(1)
  await expect(title).toBeVisible()
}

/** Nothing is wider than the screen, which would make the whole page slide sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
}

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await expectOneOfEach(page)
    await expectNoSideways(page)
    expect(await accessibilityFaults(page)).toEqual([])
  }
}

const buyable = async (store: TestStore) =>
  oneOf(
    await catalogue(store),
    ({ inStock, deliveryInfo }) => inStock && deliveryInfo.includes('Instant'),
  )

for (const locale of LOCALES) {
  const prefix = prefixOf(locale)

  test.describe(`11 Accessibility: store pages (${locale})`, () => {
    // Animations would let axe see colours that are only on their way.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, path } of [
      { name: 'home', path: prefix || '/' },
      { name: 'categories', path: `${prefix}/categories` },
      { name: 'products', path: `${prefix}/products` },
      { name: 'category', path: `${prefix}/category/antivirus-security` },
    ])
      test(`${name} has no faults`, async ({ page }) => {
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        await expectGoodAtBothWidths(page)
      })

    test('product and open cart have no faults', async ({ page, store }) => {
      await open(page, `${prefix}/products/${(await buyable(store)).slug}`)
      await expectGoodAtBothWidths(page)
      await addShownProduct(page)
      await page.getByRole('button', { name: 'Cart, 1 item' }).click()
      await expect(drawerOf(page).getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        expect(await accessibilityFaults(page)).toEqual([])
      }
    })

    test('the side menu and an open category menu have no faults', async ({ page }) => {
      await open(page, `${prefix}/categories`)
      await page.getByRole('button', { name: 'Categories' }).click()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.setViewportSize(PHONE)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
    })

    test.describe('that are missing', () => {
      // The browser itself reports that the page is missing.
      test.use({ expectedConsole: [/Failed to load resource.*404/] })

      for (const path of ['/nonsense', '/products/nope', '/category/nope'])
        test(`${path} has no faults`, async ({ page }) => {
          await open(page, prefix + path)
          await expectGoodAtBothWidths(page)
        })
    })
  })

  test.describe(`11 Accessibility: checkout (${locale})`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('review, payment and confirmation have no faults', async ({ page, store }) => {
      const product = await buyable(store)
      const shopper = checkoutClient(store)
      await shopper.fillCart([{ product, quantity: 2 }])
      await page.addInitScript(
        ([session, customer]) => {
          localStorage.setItem('cartSessionId', session ?? '')
          localStorage.setItem('checkoutCustomerInfo', customer ?? '')
        },
        [shopper.session, JSON.stringify(shopper.customer)],
      )
      await open(page, `${prefix}/checkout`)
      await expect(page.getByText(product.name, { exact: true }).first()).toBeVisible()
      await expectGoodAtBothWidths(page)

      await open(page, `${prefix}/checkout/payment`)
      await expect(page.getByRole('tab', { name: 'PayPal' })).toBeVisible()
      await expectGoodAtBothWidths(page)
      await page.getByRole('tab', { name: 'Credit Card' }).click()
      await expect(page.getByLabel('Card Number')).toBeVisible()
      await expectGoodAtBothWidths(page)

      const cart = (await shopper.call('/api/cart')).body
      const paid = await shopper.payByCard()
      const order = shopper.orderBody(cart, paid.body.transactionId, 'card')
      expect((await shopper.postOrder(order)).status).toBe(201)
      await open(page, `${prefix}/checkout/success?order=${order.orderNumber}`)
      await expect(page.getByText(order.orderNumber).first()).toBeVisible()
      await expectGoodAtBothWidths(page)
    })

    test('review of an empty cart has no faults', async ({ page }) => {
      await open(page, `${prefix}/checkout/review`)
      await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible()
      await expectGoodAtBothWidths(page)
    })
  })
}

test.describe('11 Looks: nothing moves while a page loads', () => {
  test.use({ viewport: DESKTOP })

  for (const { name, pathOf } of [
    { name: 'home', pathOf: () => '/' },
    { name: 'products', pathOf: () => '/products' },
    { name: 'category', pathOf: () => '/category/microsoft-office' },
    { name: 'product', pathOf: (slug: string) => `/products/${slug}` },
  ])
    for (const currency of ['USD', 'VND'])
      test(`${name} in ${currency}`, async ({ page, store }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem('preferredCurrency', chosen)
          const shifts = { sum: 0 }
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number') shifts.sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        }, currency)
        await open(page, pathOf((await buyable(store)).slug))
        const price = page.getByRole('main').locator('[data-price]').first()
        await expect(price).toHaveText(currency === 'USD' ? /\$/ : /₫/)
        await page.evaluate(() => document.fonts.ready)
        await page.waitForLoadState('networkidle')
        const sum = await page.evaluate(
          () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
        )
        expect(sum).toBeLessThan(0.02)
      })
})
