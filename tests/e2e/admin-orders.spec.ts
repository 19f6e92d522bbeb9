import type { Page } from '@playwright/test'
import type { Product } from '@/lib/catalog/contracts'
import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import {
  keyLikeTexts,
  leaveKeys,
  mailsTo,
  productDispenser,
  simulate,
} from '@/tests/setup/checkout-client'
import {
  deliveredOrder,
  detailsOf,
  nextRefund,
  orderToken,
  paidBack,
} from '@/tests/setup/order-client'
import { withSetting } from '@/tests/setup/settings'
import type { TestStore } from '@/tests/setup/store'
import { accessibilityViolations, expect, test, violationsOfVariant } from './fixtures'

/** A fully delivered order, with its page open. */
async function openDelivered(page: Page, store: TestStore, product: Product, quantity = 1) {
  const order = await deliveredOrder(store, [{ product, quantity }])
  const admin = await adminClient(store)
  await eventually(async () => (await detailsOf(admin, order.number)).orderStatus === 'completed')
  await openOrder(page, order.number)
  return { ...order, admin }
}

async function openOrder(page: Page, number: string) {
  await page.goto(`/admin/orders/${number}`)
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Items' })).toBeVisible()
}

const mailAbout = (store: TestStore, email: string, subject: RegExp) =>
  eventually(async () => (await mailsTo(store, email)).find((mail) => subject.test(mail.subject)))

// The browser itself reports what the server refuses.
test.use({ expectedConsole: [/status of 4(?:00|09)/] })

let freshProduct: () => Product
test.beforeAll(async ({ store }) => {
  freshProduct = await productDispenser(store)
})
test.beforeEach(({ page, store }) => signInOnPage(page, store))

test.describe('the Orders tab', () => {
  test('are found, and show keys, payment, mails and timeline', async ({ page, store }) => {
    await test.step('figures, a searchable table, and a way back that preserves the list', async () => {
      const { number } = await deliveredOrder(store, [{ product: freshProduct() }])
      await page.goto('/admin/orders')
      await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Order statistics' }).getByText('Last 7 days'),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: number })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])

      await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody@nowhere')
      await expect(page.getByText('No order matches')).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search orders' }).fill(number)
      await expect(page.getByRole('link', { name: number })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`search=${number}`))
      await page.getByRole('link', { name: number }).click()
      await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
      await page.getByRole('link', { name: 'All orders' }).click()
      await expect(page).toHaveURL(new RegExp(`search=${number}`))
      await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue(number)
    })
    await test.step('an order shows masked keys, payment, mails and timeline, and takes notes', async () => {
      const { email } = await openDelivered(page, store, freshProduct())
      const [mail] = await mailsTo(store, email)
      const [key = ''] = keyLikeTexts(mail?.text ?? '')
      await expect(page.getByText(`••••${key.slice(-4)}`)).toBeVisible()
      await expect(page.getByText(key)).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Payment' }).getByText('PayPal')).toBeVisible()
      await expect(
        page
          .getByRole('region', { name: 'Mails', exact: true })
          .getByText('Delivery', { exact: true }),
      ).toBeVisible()
      const timeline = page.getByRole('region', { name: 'Timeline' })
      await timeline.getByLabel('Add a note').fill('<i>Called</i>')
      await timeline.getByRole('button', { name: 'Save note' }).click()
      await expect(timeline.getByText('<i>Called</i>')).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
    })
  })

  test('a refund in part and in full, the first refused at first, with the buyer’s mails and confirmation page', async ({
    page,
    store,
  }) => {
    const product = freshProduct()
    const { number, email, admin } = await openDelivered(page, store, product, 2)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await dialog.getByRole('combobox').selectOption('1')
    await expect(dialog.getByLabel('Amount in US dollars')).not.toHaveValue('')
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Refund \$/ }).click()
    await expect(dialog.getByText('Say why')).toBeVisible()
    await dialog.getByLabel('Reason').fill('One too many')
    await nextRefund(store, 'paypal', 'declined')
    await dialog.getByRole('button', { name: /^Refund \$/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('PayPal refused the refund')
    await expect(dialog.getByLabel('Reason')).toHaveValue('One too many')
    await dialog.getByRole('button', { name: /^Refund \$/ }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Partially refunded').first()).toBeVisible()
    await expect(page.getByText(/^Quarantined/)).toHaveCount(1)
    const first = (await detailsOf(admin, number)).refunds
    expect(first.map(({ status, reason }) => `${status}: ${reason}`).sort()).toEqual([
      'failed: One too many',
      'succeeded: One too many',
    ])
    expect((await mailAbout(store, email, /refund/i)).text).toContain(product.name)

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog.getByRole('combobox').selectOption('1')
    await dialog.getByLabel('Reason').fill('The other, too')
    await expect(dialog.getByText(/every key of this order is withdrawn/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Refund \$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Quarantined/)).toHaveCount(2)
    const order = await detailsOf(admin, number)
    expect(await paidBack(store, order)).toBe(Number(order.totalAmount))

    await page.goto(`/checkout/success?order=${number}`)
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible()
  })

  test('a faulty key is replaced, an address corrected, and an order cancelled with its money', async ({
    page,
    store,
  }) => {
    await test.step('a faulty key is replaced, and only the new one is mailed', async () => {
      const { email } = await openDelivered(page, store, freshProduct())
      const [old = ''] = keyLikeTexts((await mailsTo(store, email))[0]?.text ?? '')
      await page.getByRole('button', { name: /^Replace key/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Replace this key?' })
      await dialog.getByLabel('What is wrong with it?').fill('Already used')
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Replace key' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(/^Quarantined.*Already used/)).toBeVisible()
      const mailed = keyLikeTexts((await mailAbout(store, email, /new licence key/)).text)
      expect(mailed).toHaveLength(1)
      expect(mailed).not.toContain(old)
    })
    await test.step('a wrong address is corrected and the delivery goes there', async () => {
      const { email } = await openDelivered(page, store, freshProduct())
      const right = `right.${email}`
      await page.getByRole('button', { name: 'Correct e-mail' }).click()
      const dialog = page.getByRole('dialog', { name: 'Correct e-mail and resend' })
      await dialog.getByLabel('E-mail address').fill('nobody')
      await dialog.getByRole('button', { name: 'Correct and resend' }).click()
      await expect(dialog.getByText('Enter a valid e-mail address')).toBeVisible()
      await dialog.getByLabel('E-mail address').fill(right)
      await dialog.getByRole('button', { name: 'Correct and resend' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(`from ${email} to ${right}`)).toBeVisible()
      expect(keyLikeTexts((await mailAbout(store, right, /./)).text)).toHaveLength(1)
    })
    await test.step('an order without keys left is cancelled with its money', async () => {
      const product = freshProduct()
      const { number, email } = await placeOrderWithoutKeys(store, product)
      await openOrder(page, number)
      await expect(page.getByText('Waits for keys').first()).toBeVisible()
      await page.getByRole('button', { name: 'Cancel order' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
      await dialog.getByLabel('Reason').fill('No keys to be had')
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Cancel order and refund' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Cancelled').first()).toBeVisible()
      await mailAbout(store, email, /cancelled/)
      await page.goto(`/checkout/success?order=${number}`)
      await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    })
  })
})

/** An order whose keys disappeared between payment and order, so that it waits. */
async function placeOrderWithoutKeys(store: TestStore, product: Product) {
  await leaveKeys(store, product.id, 1)
  const placed = await deliveredOrder(store, [{ product }])
  await store.sql.query(
    `UPDATE "ProductKey" SET "status" = 'quarantined', "quarantinedAt" = now() WHERE "productId" = $1`,
    [product.id],
  )
  await store.sql.query(
    `UPDATE "OrderItem" i SET "deliveredAt" = NULL FROM "Order" o WHERE o."id" = i."orderId" AND o."orderNumber" = $1`,
    [placed.number],
  )
  await store.sql.query(
    `UPDATE "Order" SET "orderStatus" = 'processing', "completedAt" = NULL WHERE "orderNumber" = $1`,
    [placed.number],
  )
  return placed
}

test('a part of a card charge on the day of purchase waits, and is taken back', async ({
  page,
  store,
}) => {
  const { number } = await deliveredOrder(store, [{ product: freshProduct(), quantity: 2 }], 'card')
  await openOrder(page, number)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await expect(dialog.getByRole('note')).toContainText('The card charge has not settled yet')
  await dialog.getByLabel('Amount in US dollars').fill('1.00')
  await expect(dialog.getByText('This refund waits.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Goodwill')
  await dialog.getByRole('button', { name: 'Refund $1.00' }).click()
  await expect(dialog).toBeHidden()
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment.getByText(/^Waits since/)).toBeVisible()
  expect(await violationsOfVariant(page)).toEqual([])
  await payment.getByRole('button', { name: 'Take back the refund of $1.00' }).click()
  await expect(payment.getByText('Taken back')).toBeVisible()
})

test.describe('refund requests', () => {
  const request = async (store: TestStore, order: { number: string; email: string }) =>
    apiClient(store.url).call('/api/refund-requests', {
      method: 'POST',
      body: {
        token: await orderToken(store, order.number),
        reason: 'changed_mind',
        message: 'I <b>changed</b> my mind',
      },
    })

  test('one is accepted with its refund, another declined with an answer', async ({
    page,
    store,
  }) => {
    const [one, other] = [
      await deliveredOrder(store, [{ product: freshProduct() }]),
      await deliveredOrder(store, [{ product: freshProduct() }]),
    ]
    await request(store, one)
    await request(store, other)
    await page.goto('/admin/orders')
    const panel = page.getByRole('region', { name: 'Refund requests', exact: true })
    await expect(panel.getByText('I <b>changed</b> my mind').first()).toBeVisible()
    await panel.getByRole('link', { name: one.number }).click()
    await page.getByRole('button', { name: 'Accept and refund' }).click()
    const accept = page.getByRole('dialog', { name: 'Accept and refund' })
    await expect(accept.getByLabel('Reason')).toHaveValue('Changed their mind')
    await accept.getByLabel('Answer to the buyer').fill('No hard feelings.')
    await accept.getByRole('button', { name: /^Refund \$/ }).click()
    await expect(accept).toBeHidden()
    await expect(page.getByText('Accepted').first()).toBeVisible()
    expect((await mailAbout(store, one.email, /Your refund/)).text).toContain('No hard feelings.')

    await openOrder(page, other.number)
    await page.getByRole('button', { name: 'Decline' }).click()
    const decline = page.getByRole('dialog', { name: 'Decline the refund request' })
    await decline.getByLabel('Answer to the buyer').fill('The key was activated.')
    expect(await violationsOfVariant(page)).toEqual([])
    await decline.getByRole('button', { name: 'Decline and answer' }).click()
    await expect(decline).toBeHidden()
    expect((await mailAbout(store, other.email, /Your refund request/)).text).toBeTruthy()
    await eventually(async () =>
      (await mailsTo(store, other.email)).some(({ text }) =>
        text.includes('The key was activated.'),
      ),
    )
  })
})

test.describe('the email-delivery settings card', () => {
  test('sends a test mail, shows the server’s error, and saves addresses that the store shows', async ({
    page,
    store,
  }) => {
    // Other tests look for the store's own address.
    await withSetting(store, 'supportEmail', 'support@softhaven.example', async () => {
      await page.goto('/admin/orders')
      const card = page.getByRole('region', { name: 'Email Delivery Settings' })
      await expect(card.getByText(new URL(store.simulators.smtp).host)).toBeVisible()
      await card.getByLabel('Send a test mail to').fill('try@buyer.example')
      await card.getByRole('button', { name: 'Send test mail' }).click()
      await expect(card.getByRole('status')).toHaveText(
        'The mail server took the mail to try@buyer.example.',
      )
      await mailAbout(store, 'try@buyer.example', /test mail/)
      await simulate(store.simulators.mail, { outcome: 'reject' })
      await card.getByRole('button', { name: 'Send test mail' }).click()
      await expect(card.getByText(/The mail server said:.*550/)).toBeVisible()
      await simulate(store.simulators.mail, { outcome: 'up' })

      await card.getByLabel('Support e-mail').fill('desk@softhaven.example')
      await card.getByRole('button', { name: 'Save addresses' }).click()
      await expect(page.getByText('Settings Saved').first()).toBeVisible()
      await page.goto('/contact')
      await expect(page.getByText('desk@softhaven.example').first()).toBeVisible()
    })
  })
})
