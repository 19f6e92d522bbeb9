import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { firstMailTo, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { fillCard, findProduct, goToPayment, payForShown } from './checkout-steps'
import { accessibilityViolations, expect, open, type Page, test } from './fixtures'

const KEY =
  /\b[A-Z2-9]{5}(?:-[A-Z2-9]{5}){4}\b|\b[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}\b|https:\/\/downloads\.softhaven\.example\/[\w-]+/

async function expectConfirmation(page: Page, email: string): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check Email' })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  return number
}

test('a shopper finds a product, pays by PayPal and receives the key by mail', async ({
  page,
  store,
}) => {
  const email = 'paypal@buyer.example'
  await findProduct(page)
  await payForShown(page, email)
  await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: /Pay .*PayPal/ }).click()
  await expect(
    page.getByText('Redirecting to PayPal for payment approval...').first(),
  ).toBeVisible()
  const number = await expectConfirmation(page, email)

  const mail = await firstMailTo(store, email)
  expect(mail.subject).toContain(number)
  expect(mail.text).toMatch(KEY)
  expect(await page.evaluate(() => localStorage.getItem('checkoutCustomerInfo'))).toBeNull()
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(/0|^Cart$|empty/i)
})

test('a shopper pays by card, after a declined one, and is mailed once', async ({
  page,
  store,
}) => {
  const email = 'card@buyer.example'
  await goToPayment(page, email)
  const pay = page.getByRole('button', { name: /^Pay/ })
  await fillCard(page, '4111 1111 1111 1112')
  await pay.click()
  await expect(page.getByText('Please enter a valid card number').first()).toBeVisible()

  await page.getByLabel('Card Number').fill('4222222222222')
  await expect(page.getByLabel('Card Number')).toHaveValue('4222 2222 2222 2')
  await pay.click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Payment failed: This transaction has been declined.' }),
  ).toBeVisible()

  await page.getByLabel('Card Number').fill('4111111111111111')
  await page.getByLabel('CVV').fill('123')
  await pay.dblclick()
  const number = await expectConfirmation(page, email)
  expect((await firstMailTo(store, email)).subject).toContain(number)
  await page.waitForTimeout(1500)
  expect(await mailsTo(store, email)).toHaveLength(1)
  await expect(page.getByText(/completed/i).first()).toBeVisible()
})

test('a shopper gets a free product by one button, and nothing speaks of a payment', async ({
  page,
  store,
}) => {
  const email = 'free@buyer.example'
  const admin = await adminClient(store)
  const product = (await productDispenser(store))()
  const free = { price: '0.00', originalPrice: null }
  await admin.call(`/api/admin/products/${product.id}`, { method: 'PATCH', body: free })
  await open(page, `/products/${product.slug}`)
  await payForShown(page, email)
  await expect(page.getByText('There is nothing to pay')).toBeVisible()
  await expect(page.getByText(/gift card ending/)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Credit Card' })).toHaveCount(0)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Complete free order' }).dblclick()
  const number = await expectConfirmation(page, email)
  expect((await firstMailTo(store, email)).subject).toContain(number)
  expect((await firstMailTo(store, email)).text).toMatch(KEY)
  await signInOnPage(page, store)
  await page.goto(`/admin/orders/${number}`)
  await expect(page.getByText('Free of charge').first()).toBeVisible()
})

test.describe('an order call that gets no answer', () => {
  // The browser itself reports the calls that the test breaks.
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('a browser that dies after paying finds its order made when it comes back', async ({
    page,
    store,
  }) => {
    const email = 'gone@buyer.example'
    await goToPayment(page, email)
    // The response of the order call never reaches the page.
    await page.route('**/api/orders', (route) => route.abort())
    await fillCard(page, '5555555555554444')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(
      page.getByRole('alert').filter({
        hasText:
          'Payment processed but order creation failed. Please contact support with transaction ID:',
      }),
    ).toBeVisible({ timeout: 40_000 })
    await page.unroute('**/api/orders')
    await page.reload()
    await expectConfirmation(page, email)
    expect((await firstMailTo(store, email)).text).toMatch(KEY)
  })
})
