import { checkoutClient } from '@/tests/setup/checkout-client'
import { setSetting } from '@/tests/setup/settings'
import { richProduct } from './accessible'
import { accessibilityViolations, DESKTOP, expect, open, type Page, test } from './fixtures'

const SURFACE = 'rgb(31, 27, 25)'
const WHITE = 'rgb(255, 255, 255)'

const headerColour = (page: Page) =>
  page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor)

test.use({ colorScheme: 'dark' })

test.beforeEach(async ({ store, page }) => {
  await setSetting(store, 'darkMode', true)
  await page.setViewportSize(DESKTOP)
})

test('dark pages are legible', async ({ store, page }) => {
  const product = await richProduct(store)
  const shopper = checkoutClient(store)
  await shopper.fillCart([{ product, quantity: 2 }])
  await page.addInitScript(
    ([session, customer]) => {
      localStorage.setItem('cartSessionId', session ?? '')
      localStorage.setItem('checkoutCustomerInfo', customer ?? '')
    },
    [shopper.session, JSON.stringify(shopper.customer)],
  )
  for (const path of [
    '/',
    '/category/antivirus-security',
    `/products/${product.slug}`,
    '/checkout/payment',
    '/library',
    '/knowledge/activation-limit-reached',
  ]) {
    await open(page, path)
    expect(await headerColour(page)).toBe(SURFACE)
    expect(await accessibilityViolations(page, {}, ['color-contrast'])).toEqual([])
  }
})

test('shoppers choose a scheme, and all tabs follow', async ({ page, context }) => {
  await open(page, '/library')
  const other = await context.newPage()
  await open(other, '/checkout')
  expect(await headerColour(page)).toBe(SURFACE)
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await headerColour(page)).toBe(WHITE)
  await expect.poll(() => headerColour(other)).toBe(WHITE)
  await other.reload()
  // Until its controls work, a choice would be lost.
  await open(page, '/library')
  expect(await headerColour(page)).toBe(WHITE)
  expect(await headerColour(other)).toBe(WHITE)
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Device' }).check()
  await expect.poll(() => headerColour(page)).toBe(SURFACE)
})

test('what is printed is light, as are pages of a store without dark ones', async ({
  store,
  page,
}) => {
  await open(page, '/library')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await headerColour(page)).toBe(WHITE)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await setSetting(store, 'darkMode', false)
  await open(page, '/library')
  expect(await headerColour(page)).toBe(WHITE)
  await expect(page.getByRole('radio', { name: 'Light' })).toHaveCount(0)
})
