import { promisesOf, refundDaysOf } from '@/lib/settings/promises'
import { settingsFrom } from '@/lib/settings/registry'
import { eventually } from '@/tests/setup/api-client'
import { mailsTo, pooledProducts } from '@/tests/setup/checkout-client'
import { placeOrder } from '@/tests/setup/order-client'
import type { TestStore } from '@/tests/setup/store'
import { expect, oneOf, open, type Page, test } from './fixtures'

const PROMISES = promisesOf(settingsFrom(new Map()))

type Placed = { number: string; email: string }

async function ordered(store: TestStore): Promise<Placed & { product: string }> {
  const product = oneOf(
    await pooledProducts(store),
    (one) => refundDaysOf(PROMISES, one) === PROMISES.refundDays,
  )
  return { ...(await placeOrder(store, [{ product }], 'card')), product: product.name }
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Refund Request' }).click()

test.describe('2 Screens: Request Refund', () => {
  test('a buyer asks for a refund and hears what happens next', async ({ page, store }) => {
    const order = await ordered(store)
    await open(page, '/returns')
    await page.getByRole('main').getByRole('link', { name: 'Start Refund Request' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request a refund' })).toBeVisible()
    await page.getByLabel('Order Number').fill(order.number)
    await page.getByLabel('Email Address').fill(order.email)
    await page.getByRole('button', { name: 'E-mail me the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    const mail = await eventually(async () =>
      (await mailsTo(store, order.email)).find(({ subject }) =>
        subject.startsWith('The link to your refund request'),
      ),
    )
    await page.goto(mail.text.match(/https?:\S+\/returns\/request#\S+/)?.[0] ?? '')
    await page.getByLabel('Reason').selectOption('The key is invalid or has already been used')
    await page.getByLabel('What would you like to return?').selectOption('Only some products')
    await send(page)
    await expect(page.getByText('Please fill in this field')).toHaveCount(1)
    await page.getByLabel('Which products?').fill(order.product)
    await page.getByLabel('What happened?').fill('Error 0xC004C003\n<b>bold</b>')
    await send(page)

    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused()
    const request = page.getByRole('region', { name: 'Your request' })
    await expect(request).toContainText(order.number)
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
})
