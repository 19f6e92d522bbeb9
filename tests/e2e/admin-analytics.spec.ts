import type { Product } from '@/lib/catalog/contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { productDispenser } from '@/tests/setup/checkout-client'
import { placeOrder } from '@/tests/setup/order-client'
import { expectNoSideways } from './boxes'
import { accessibilityViolations, expect, type Page, THOROUGH, test } from './fixtures'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const counter = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

let product: Product

test.beforeAll(async ({ store }) => {
  product = (await productDispenser(store))()
  await placeOrder(store, [{ product }], 'card', 'de')
})
test.beforeEach(async ({ page, store }) => {
  await signInOnPage(page, store)
  await page.goto('/admin/analytics')
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()
})

test.describe('2 Screens: analytics', () => {
  test('shows what was sold as figures, charts and tables, and gives them as files', async ({
    page,
    store,
  }) => {
    await test.step('counts products, featured products and categories', async () => {
      const { rows } = await store.sql.query(
        `SELECT (SELECT count(*) FROM "Product" WHERE NOT "isHidden") AS products,
              (SELECT count(*) FROM "Product" WHERE "isFeatured" AND NOT "isHidden") AS featured,
              (SELECT count(*) FROM "Category" WHERE "isActive") AS categories`,
      )
      await expect(counter(page, 'Total Products')).toHaveText(rows[0].products)
      await expect(counter(page, 'Featured Products')).toHaveText(rows[0].featured)
      await expect(counter(page, 'Categories')).toHaveText(rows[0].categories)
    })
    await test.step('gives each table as a file', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV: Revenue by day' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^days-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
      const [forecast] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV: Key stock forecast' }).click(),
      ])
      expect(forecast.suggestedFilename()).toMatch(/^forecast-\d{4}-\d\d-\d\d\.csv$/)
    })
    await test.step('draws one chart at a time', async () => {
      await expect(
        panel(page, 'Revenue by day').locator('svg.recharts-surface').first(),
      ).toBeAttached()
      await page.getByLabel('Show by day').selectOption('Orders by day')
      await expect(panel(page, 'Orders by day')).toBeVisible()
      await expect(panel(page, 'Revenue by day')).toBeHidden()
      await page.getByLabel('Show by day').selectOption('Revenue by day')
    })
    await test.step('shows what was sold as figures, charts and tables', async () => {
      const admin = await adminClient(store)
      const { current } = (await admin.call('/api/admin/analytics/summary?range=today')).body
      await page.getByText('Today', { exact: true }).click()
      await expect(page.getByText(/compared with .*Days are those of UTC/)).toBeVisible()
      await expect(figure(page, 'Orders').getByRole('link')).toHaveAttribute(
        'href',
        `/admin/orders?from=${current.from}&to=${current.to}`,
      )
      await expect(figure(page, 'Orders')).toContainText(String(current.orders))
      await expect(figure(page, 'Gross sales')).toContainText(
        `$${(current.grossCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      )
      const revenue = panel(page, 'Revenue by day')
      await expect(revenue).toContainText(/gross less \$[\d,.]+ refunds is -?\$[\d,.]+ net/)
      await revenue.getByRole('button', { name: 'Show as table: Revenue by day' }).click()
      await expect(revenue.getByRole('row')).toHaveCount(2)
      await expect(revenue.getByRole('columnheader')).toHaveText([
        'Day (UTC)',
        'Orders',
        'Gross',
        'Refunds',
        'Net',
      ])
      const stages = panel(page, 'From view to order').getByRole('listitem')
      await expect(stages).toContainText([
        'Looked at a product',
        'Filled a cart',
        /Started to pay\s*[1-9]/,
        /Bought\s*[1-9]/,
      ])
      await page.getByLabel('Break sales down').selectOption('Sales by language')
      const languages = panel(page, 'Sales by language')
      await languages.getByRole('button', { name: /^Show as table/ }).click()
      await expect(languages.getByRole('cell', { name: 'German', exact: true })).toBeVisible()
      await page.getByLabel('Break sales down').selectOption('Top products')
      const products = panel(page, 'Top products')
      await products.getByRole('button', { name: /^Show as table/ }).click()
      await expect(products.getByRole('cell', { name: product.name, exact: true })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
    })
  })

  test(
    'looks back on days of one’s own, and says when that can’t be',
    THOROUGH,
    async ({ page }) => {
      await expect(page.getByText(/compared with/)).toBeVisible()
      await page.getByText('From – to', { exact: true }).click()
      await page.getByLabel('From (UTC)').fill('2020-01-01')
      await page.getByLabel('To (UTC)').fill('2020-01-31')
      await expect(
        page.getByText(/Jan 1, 2020 – Jan 31, 2020, compared with Dec 1, 2019/),
      ).toBeVisible()
      await expect(panel(page, 'Revenue by day')).toContainText('Nothing was sold or paid back')
      await expect(
        page.getByRole('button', { name: 'Show as table: Revenue by day' }),
      ).toBeDisabled()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByLabel('To (UTC)').fill('2019-01-31')
      await expect(page.getByText('The last day must not be before the first.')).toBeVisible()
      await page.getByLabel('To (UTC)').fill('2023-01-31')
      await expect(page.getByText('Choose at most two years.')).toBeVisible()
    },
  )

  test('says how long the keys last, the soonest first', THOROUGH, async ({ page, store }) => {
    const forecast = panel(page, 'Key stock forecast')
    await expect(forecast.getByRole('row').nth(1)).toContainText(/\d+ days?/)
    const { body } = await (await adminClient(store)).call('/api/admin/analytics/forecast?limit=1')
    await expect(forecast.getByRole('row').nth(1)).toContainText(body[0].productName)
    await expect(forecast.getByRole('row')).toHaveCount(6)
    await forecast.getByRole('button', { name: /^Show all/ }).click()
    await expect(forecast.getByText('Does not sell').first()).toBeAttached()
  })

  test('works on a phone', THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(panel(page, 'Revenue by day')).toBeVisible()
    await expectNoSideways(page)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test.describe('whoever looks at a product', () => {
  // A headless browser is a program by its name, and not counted.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36' })

  test('is counted by its page', async ({ page, store }) => {
    const admin = await adminClient(store)
    const viewers = async () =>
      (await admin.call('/api/admin/analytics/funnel?range=today')).body.current.viewers
    const before = await viewers()
    await page.goto(`/products/${product.slug}`)
    await expect.poll(viewers).toBe(before + 1)
  })
})
