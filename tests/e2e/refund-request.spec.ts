import { FIGURES } from '@/content/figures'
import { refundDaysOf } from '@/lib/refunds/refund-policy'
import { eventually } from '@/tests/setup/api-client'
import { mailsTo, pooledProducts } from '@/tests/setup/checkout-client'
import { placeOrder } from '@/tests/setup/order-client'
import type { TestStore } from '@/tests/setup/store'
import { expect, oneOf, open, type Page, test } from './fixtures'

type Placed = { number: string; email: string }

async function ordered(
  store: TestStore,
  days: number = FIGURES.refundDays,
): Promise<Placed & { product: string }> {
  const product = oneOf(
    await pooledProducts(store),
    ({ publisher }) => refundDaysOf(publisher) === days,
  )
  return { ...(await placeOrder(store, [{ product }], 'card')), product: product.name }
}

async function fill(page: Page, { number, email }: Placed): Promise<void> {
  await page.getByLabel('Order Number').fill(number)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Reason').selectOption('The key is invalid or has already been used')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Refund Request' }).click()

test.describe('2 Screens: Request Refund', () => {
  test('a buyer asks for a refund and hears what happens next', async ({ page, store }) => {
    const order = await ordered(store)
    await open(page, '/returns')
    await page.getByRole('main').getByRole('link', { name: 'Start Refund Request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request a refund' })).toBeVisible()
    await fill(page, order)
    await page.getByLabel('What would you like to return?').selectOption('Only some products')
    await send(page)
    await expect(page.getByText('Please fill in this field')).toHaveCount(1)
    await page.getByLabel('Which products?').fill(order.product)
    await page.getByLabel('What happened?').fill('Error 0xC004C003\n<b>bold</b>')
    await send(page)

    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused()
    const request = page.getByRole('region', { name: 'Your request' })
    await expect(request).toContainText(order.email)
    await expect(request).toContainText(/1–3 business days/)
    await expect(request).toContainText(/5–7 business days/)
    await expect(request.getByRole('listitem').filter({ hasText: order.product })).toHaveText(
      /until \w+ \d+, \d{4}/,
    )
    const notice = await eventually(async () =>
      (await mailsTo(store, 'refunds@softhaven.example')).find(({ subject }) =>
        subject.includes(order.number),
      ),
    )
    expect(notice.text).toContain('Error 0xC004C003')
    await expect
      .poll(async () => (await mailsTo(store, order.email)).map(({ subject }) => subject))
      .toContain(`We have received your refund request for order ${order.number}`)
  })

  test('wants order, address and reason', async ({ page }) => {
    await open(page, '/returns/request')
    await send(page)
    await expect(page.getByText('Please fill in this field')).toHaveCount(3)
    await expect(page.getByLabel('Order Number')).toBeFocused()
  })

  test.describe('that is refused', () => {
    // The browser itself reports the refused calls.
    test.use({ expectedConsole: [/Failed to load resource/] })

    const alertWith = (page: Page, text: string | RegExp) =>
      page.getByRole('main').getByRole('alert').filter({ hasText: text })

    test('for a wrong address, and keeps what was typed', async ({ page, store }) => {
      const order = await ordered(store)
      await open(page, '/returns/request')
      await fill(page, { ...order, email: 'other@buyer.example' })
      await page.getByLabel('What happened?').fill('It took me an hour to write this.')
      await send(page)
      await expect(
        alertWith(page, 'We could not find an order with this number and e-mail address'),
      ).toBeVisible()
      await expect(page.getByLabel('What happened?')).toHaveValue(
        'It took me an hour to write this.',
      )
      await page.getByLabel('Email Address').fill(order.email)
      await send(page)
      await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible()
    })

    test('while another one is open', async ({ page, store }) => {
      const order = await ordered(store)
      await open(page, '/returns/request')
      await fill(page, order)
      await send(page)
      await page.getByRole('button', { name: 'Send another request' }).click()
      await fill(page, order)
      await send(page)
      await expect(alertWith(page, 'already being reviewed')).toBeVisible()
    })

    test('after its period, naming the day on which that ended', async ({ page, store }) => {
      const order = await ordered(store, FIGURES.shortRefundDays)
      await store.sql.query(
        `UPDATE "Order" SET "createdAt" = '2025-03-10T15:30:00Z' WHERE "orderNumber" = $1`,
        [order.number],
      )
      await open(page, '/returns/request')
      await fill(page, order)
      await send(page)
      await expect(alertWith(page, /ended on March 24, 2025/)).toBeVisible()
    })
  })
})
