import type { Product } from '@/lib/catalog/contracts'
import { signInOnPage } from '@/tests/setup/admin-client'
import { checkoutClient, orderRow, productDispenser, simulate } from '@/tests/setup/checkout-client'
import { deliveredOrder, settleCards } from '@/tests/setup/order-client'
import { handled, happen, listenTo, transactionOf } from '@/tests/setup/provider-client'
import { payWithoutCart } from '@/tests/setup/sessionless-call'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  DESKTOP,
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
  await listenTo(store, 'paypal')
})
test.beforeEach(({ page, store }) => signInOnPage(page, store))

async function disputedOrder(store: TestStore): Promise<string> {
  const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
  const captureId = await transactionOf(store, number)
  await happen(store, 'paypal', { what: 'dispute', captureId, reason: 'UNAUTHORISED' })
  await handled(store, /DISPUTE.CREATED/, number)
  return number
}

/** A payment that captured one cent only, so that no order is made of it. */
async function unclaimedPayment(store: TestStore) {
  const shopper = checkoutClient(store)
  await shopper.fillCart([{ product: freshProduct() }])
  const started = await shopper.startWallet()
  await simulate(store.simulators.paypal, { call: 'capture', outcome: 'wrong_amount' })
  await shopper.capture(started.body.id)
  return shopper
}

const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Payments' }).getByRole('link', { name })

test.describe('disputes', () => {
  test('are listed with their deadline, lead to the order with its evidence, and are notifications', async ({
    page,
    store,
  }) => {
    const number = await disputedOrder(store)
    await page.goto('/admin/payments')
    const row = page.getByRole('row', { name: new RegExp(number) })
    await expect(row.getByText('Needs your answer')).toBeVisible()
    await expect(row.getByText('Unauthorised')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByLabel('Status').selectOption('Won')
    await expect(page.getByText('No such dispute')).toBeVisible()
    await page.getByLabel('Status').selectOption('All disputes')
    await row.getByRole('link', { name: number }).click()
    const panel = page.getByRole('region', { name: 'Disputes' })
    await expect(panel.getByText(/Answer before/)).toBeVisible()
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Evidence (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe(`evidence-${number}.pdf`)
    expect(await violationsOfVariant(page)).toEqual([])
    await test.step('notifications are listed with what came of them, and handled again', async () => {
      const { paymentId } = await orderRow(store, number)
      await page.goto('/admin/payments/events')
      const row = page
        .getByRole('row', { name: /CUSTOMER\.DISPUTE\.CREATED/ })
        .filter({ hasText: number })
      await expect(row.getByText('The dispute is recorded: needs response')).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
      await row.getByRole('button', { name: /Handle .* once more/ }).click()
      await expect(page.getByText('It is handled once more')).toBeVisible()
      await page.reload()
      await expect(row.getByText(/The dispute (?:was known|is recorded)/)).toBeVisible()
      const { rows } = await store.sql.query('SELECT * FROM "Dispute" WHERE "paymentId" = $1', [
        paymentId,
      ])
      expect(rows).toHaveLength(1)
    })
  })

  test.describe('of a bank', () => {
    // The first try to save leaves out what is asked for.
    test.use({ expectedConsole: [/status of 400/] })

    test('are entered and changed by hand', async ({ page, store }) => {
      const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
      await page.goto(`/admin/orders/${number}`)
      const panel = page.getByRole('region', { name: 'Disputes' })
      await panel.getByRole('button', { name: 'Enter a dispute' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Enter the number of the dispute')).toBeVisible()
      await dialog.getByLabel('Number of the dispute').fill('CB-2026-77')
      await dialog.getByLabel('Reason').fill('Goods not received')
      await dialog.getByLabel('Answer before the end of').fill('2027-03-31')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(panel.getByText('CB-2026-77')).toBeVisible()
      await expect(page.getByText(/^Quarantined/).first()).toBeVisible()
      await panel.getByRole('button', { name: 'Change' }).click()
      await dialog.getByLabel('Status').selectOption('Won')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(panel.getByText('Won')).toBeVisible()
    })
  })

  for (const [name, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)
    test(`fit a ${name}`, THOROUGH, async ({ page, store }) => {
      await disputedOrder(store)
      await page.setViewportSize(size)
      await page.goto('/admin/payments')
      await expect(page.getByRole('cell', { name: 'Needs your answer' }).first()).toBeVisible()
      await expectNoSideways(page)
    })
})

test.describe('captured money without an order', () => {
  test('is refunded, or turned into an order', async ({ page, store }) => {
    await test.step('is refunded', async () => {
      const { email } = await unclaimedPayment(store)
      await page.goto('/admin/payments/unclaimed')
      const row = page.getByRole('row', { name: new RegExp(email) })
      await expect(row.getByText(/The cart costs/)).toBeVisible()
      await row.getByRole('button', { name: /^Refund/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Reason').fill('Captured for a wrong amount')
      await dialog.getByRole('button', { name: 'Refund $0.01' }).click()
      await expect(page.getByText('Refund made')).toBeVisible()
      await expect(row).toHaveCount(0)
    })
    await test.step('is turned into an order', async () => {
      const { email } = await unclaimedPayment(store)
      await page.goto('/admin/payments/unclaimed')
      const row = page.getByRole('row', { name: new RegExp(email) })
      await row.getByRole('button', { name: /^Make order/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Make order' }).click()
      await expect(page).toHaveURL(/\/admin\/orders\/SH-/)
      await expect(page.getByText('Made from a payment without an order')).toBeVisible()
    })
  })

  test('that names neither cart nor buyer asks for both', THOROUGH, async ({ page, store }) => {
    await payWithoutCart(store, '31.00')
    const product = freshProduct()
    await page.goto('/admin/payments/unclaimed')
    const row = page.getByRole('row', { name: /31\.00/ })
    await expect(row.getByText('It names no cart')).toBeVisible()
    await row.getByRole('button', { name: /^Make order/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail of the buyer').fill('ada@buyer.example')
    await dialog.getByLabel('Name of the buyer').fill('Ada Buyer')
    await expect(dialog.getByRole('button', { name: 'Make order' })).toBeDisabled()
    await dialog.getByRole('searchbox', { name: 'Find a product' }).fill(product.name)
    await dialog.getByRole('button', { name: product.name }).first().click()
    await expect(dialog.getByLabel(`Quantity of ${product.name}`)).toHaveValue('1')
    await dialog.getByRole('button', { name: 'Make order' }).click()
    await expect(page).toHaveURL(/\/admin\/orders\/SH-/)
    await expect(page.getByText(product.name).first()).toBeVisible()
  })
})

test.describe('books and payouts', () => {
  test('are compared and read on demand, with the orders that were paid out', async ({
    page,
    store,
  }) => {
    const { number } = await deliveredOrder(store, [{ product: freshProduct() }], 'card')
    await settleCards(store)
    await page.goto('/admin/payments')
    await test.step('books agree to the cent', async () => {
      await tabOf(page, 'Books').click()
      await page.getByRole('button', { name: 'Compare now' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Compare' }).click()
      await expect(page.getByText('Agree to the cent').first()).toBeVisible()
      const books = page.getByRole('table', { name: 'Both books' }).first()
      const captured = books.getByRole('row', { name: /Captured/ }).getByRole('cell')
      expect(await captured.nth(0).textContent()).toBe(await captured.nth(1).textContent())
      expect(await accessibilityViolations(page)).toEqual([])
    })
    await test.step('payouts are of orders', async () => {
      await tabOf(page, 'Payouts').click()
      // Providers are asked for whole seconds that are over.
      await page.waitForTimeout(1000)
      await page.getByRole('button', { name: 'Update now' }).click()
      await expect(page.getByText('Authorize.Net: read')).toBeVisible()
      const sums = page.getByRole('table', { name: 'Sums by provider' })
      const cards = sums.getByRole('row', { name: /Authorize\.Net/ })
      await expect(cards.getByText('Agrees')).toBeVisible()
      await expect(cards.getByText('unknown')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])

      const batch = page.getByRole('table', { name: 'Payouts' }).getByRole('row').nth(1)
      await batch.getByRole('link').click()
      const line = page.getByRole('row', { name: new RegExp(number) })
      await expect(line.getByText('Sale')).toBeVisible()
      const facts = page.getByRole('region', { name: 'What it is of' })
      await expect(facts.getByText('Agrees')).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
      await line.getByRole('link', { name: number }).click()
      await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}`))
    })
  })
})
