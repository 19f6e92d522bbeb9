import type { Product } from '@/lib/catalog/contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { checkoutClient, DECLINED_CARD, productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder, placeOrder } from '@/tests/setup/order-client'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  expect,
  type Page,
  PHONE,
  THOROUGH,
  test,
  violationsOfVariant,
} from './fixtures'

let freshProduct: () => Product
test.beforeAll(async ({ store }) => {
  freshProduct = await productDispenser(store)
})
test.beforeEach(({ page, store }) => signInOnPage(page, store))

const finder = (page: Page) => page.getByRole('dialog', { name: 'Find anything' })
const field = (page: Page) => finder(page).getByRole('combobox', { name: 'Find anything' })
const options = (page: Page) => finder(page).getByRole('option')

test.describe('9 Back office: the start page', () => {
  test('says what waits, and leads to it; the tabs count it', async ({ page, store }) => {
    await store.sql.query(
      `INSERT INTO "ContactMessage" ("name", "email", "subject", "message", "updatedAt")
       VALUES ('Ada', 'ada@buyer.example', 'Hello', 'Anybody there?', now())`,
    )
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('tab', { name: 'Messages 1 open' })).toBeVisible()
    const waiting = page.getByRole('region', { name: 'What needs you' })
    await expect(waiting.getByRole('link', { name: '1 message to answer' })).toBeVisible()
    const health = page.getByRole('region', { name: 'Health of the store' })
    await expect(health.getByText('The worker runs')).toBeVisible()
    const steps = page.getByRole('region', { name: 'Before you sell' })
    await expect(steps.getByRole('link', { name: 'Add a product, and its keys' })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await steps.getByRole('link', { name: 'Say who sells' }).click()
    await expect(page).toHaveURL('/admin/settings#invoices')
    await page.goBack()
    await steps.getByRole('button', { name: 'Hide' }).click()
    await expect(steps).toHaveCount(0)
    await page.reload()
    await expect(health).toBeVisible()
    await expect(steps).toHaveCount(0)

    const { number, email } = await deliveredOrder(store, [{ product: freshProduct() }])
    await page.reload()
    const orders = page.getByRole('region', { name: 'Last orders' })
    await expect(orders.getByRole('link', { name: new RegExp(email) })).toBeVisible()
    await store.sql.query(
      `UPDATE "OrderItem" SET "delivery" = 'manual', "deliveredAt" = NULL WHERE "orderId" = (SELECT "id" FROM "Order" WHERE "orderNumber" = $1)`,
      [number],
    )
    await store.sql.query(
      `UPDATE "Order" SET "orderStatus" = 'processing' WHERE "orderNumber" = $1`,
      [number],
    )
    await page.reload()
    await waiting.getByRole('link', { name: '1 order to deliver by hand' }).click()
    await expect(page).toHaveURL('/admin/orders?waitsFor=hand')
    await expect(page.getByLabel('Waiting for')).toHaveValue('hand')
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2)

    // Answered, it counts no more.
    await page.getByRole('tab', { name: 'Messages' }).click()
    await page.getByRole('link', { name: 'Hello' }).click()
    await page.getByRole('button', { name: 'Close without answer' }).click()
    await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible()
  })

  test('has every tab in the menu of a phone', THOROUGH, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    await expect(page.getByText('The worker runs')).toBeVisible()
    await expectNoSideways(page)
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await accessibilityViolations(page)).toEqual([])
    // The focus stays in it, and goes back.
    for (let step = 0; step < 30; step++) await page.keyboard.press('Tab')
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()

    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Plugins' }).click()
    await expect(page).toHaveURL('/admin/plugins')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Plugins' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expectNoSideways(page)
  })

  test(
    'counts payments that were not made, with words for why',
    THOROUGH,
    async ({ page, store }) => {
      const product = freshProduct()
      const shopper = checkoutClient(store)
      const cart = await shopper.fillCart([{ product }])
      await shopper.payByCard({ cardNumber: DECLINED_CARD })
      const { body } = await shopper.payByCard()
      const placed = await shopper.postOrder(shopper.orderBody(cart, body.transactionId, 'card'))
      const abandoned = checkoutClient(store)
      await abandoned.fillCart([{ product: freshProduct() }])
      await abandoned.startWallet()
      await store.sql.query(
        `UPDATE "Payment" SET "createdAt" = now() - interval '2 hours' WHERE "sessionId" = $1`,
        [abandoned.session],
      )

      await page.goto('/admin')
      await page.getByRole('link', { name: /^Declined payments/ }).click()
      await expect(page).toHaveURL('/admin/payments/unpaid?state=declined&days=7')
      const row = page.getByRole('row', { name: new RegExp(shopper.email) })
      await expect(row.getByText('The bank declined the card')).toBeVisible()
      await expect(row.getByText(`1 × ${product.name}`)).toBeVisible()
      await expect(row.getByRole('link', { name: placed.body.orderNumber })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByLabel('Status').selectOption('Abandoned')
      const started = page.getByRole('row', { name: new RegExp(abandoned.email) })
      await expect(started.getByText('Started, but never approved')).toBeVisible()
      await expect(row).toHaveCount(0)
    },
  )
})

test.describe('9 Back office: one search over everything', () => {
  test('is worked by the keyboard, finds products, and tells what a licence key belongs to', async ({
    page,
    store,
  }) => {
    await test.step('is opened and worked by the keyboard', async () => {
      const { number, email } = await placeOrder(store, [{ product: freshProduct() }])
      await page.goto('/admin/keys')
      const search = page.getByRole('searchbox', { name: 'Search products' })
      // In a field, a slash is a slash.
      await search.press('/')
      await expect(search).toHaveValue('/')
      await expect(finder(page)).toHaveCount(0)
      await search.blur()
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(finder(page)).toBeHidden()

      await search.focus()
      await page.keyboard.press('ControlOrMeta+k')
      await expect(options(page).first()).toHaveAccessibleName(/New product/)
      await page.keyboard.type('zzqxv')
      await expect(finder(page).getByRole('status')).toHaveText('Nothing is called “zzqxv”')
      expect(await violationsOfVariant(page)).toEqual([])
      await field(page).fill(email.slice(0, 14))
      await expect(finder(page).getByRole('group', { name: 'Customers' })).toContainText('1 order')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await expect(options(page).first()).toContainText(number)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
      await expect(page.getByRole('main')).toContainText(email)

      // A setting by its label, from wherever it is.
      await page.keyboard.press('ControlOrMeta+k')
      await field(page).fill('low-stock')
      await options(page).filter({ hasText: 'Low-Stock Threshold' }).click()
      await expect(page).toHaveURL('/admin/settings#checkout')
      await expect(page.getByLabel('Low-Stock Threshold')).toBeInViewport()
    })
    await test.step('tells what a licence key belongs to, and opens products', async () => {
      const product = freshProduct()
      const key = 'ZZQXV-77777-88888-99999-AAAAA'
      const admin = await adminClient(store)
      await admin.post('/api/admin/product-keys', {
        productId: product.id,
        keyValue: key,
        keyType: 'license',
      })
      await page.setViewportSize(PHONE)
      await page.goto('/admin')
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.getByRole('button', { name: 'Find anything' }).click()
      await field(page).fill(key)
      const found = finder(page).getByRole('group', { name: 'Licence keys' }).getByRole('option')
      await expect(found).toContainText(product.name)
      await expect(found).toContainText('Licence key, available')
      expect(asked.filter((url) => url.includes('ZZQXV'))).toEqual([])
      expect(await violationsOfVariant(page)).toEqual([])
      await found.click()
      await expect(page).toHaveURL(`/admin/keys/${product.id}`)

      await page.getByRole('button', { name: 'Find anything' }).click()
      await field(page).fill(product.name)
      await finder(page)
        .getByRole('group', { name: 'Products' })
        .getByRole('option')
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'Edit Product' })
      await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
        product.name,
      )
      await expect(page).toHaveURL('/admin/products')
    })
  })
})
