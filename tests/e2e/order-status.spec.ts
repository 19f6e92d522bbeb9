import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { keyLikeTexts, mailsTo, productDispenser } from '@/tests/setup/checkout-client'
import { deliveredOrder, orderToken } from '@/tests/setup/order-client'
import type { TestStore } from '@/tests/setup/store'
import { accessibilityViolations, expect, open, type Page, THOROUGH, test } from './fixtures'

type Placed = { number: string; email: string }

async function ordered(store: TestStore, locale?: string): Promise<Placed & { product: string }> {
  const product = (await productDispenser(store))()
  return { ...(await deliveredOrder(store, [{ product }], 'card', locale)), product: product.name }
}

/** Fills in the form of /orders/track and submits it. */
async function askFor(page: Page, { number, email }: Placed): Promise<void> {
  await page.getByLabel('Order Number').fill(number)
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'E-mail me the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
}

/** The path of the link that was mailed, with its token. */
async function mailedPath(store: TestStore, email: string): Promise<string> {
  const text = await eventually(async () => {
    const mails = await mailsTo(store, email)
    return mails.find((mail) => mail.text.includes('/orders/status#'))?.text
  })
  return text.match(/https?:\/\/[^/]+(\S*\/orders\/status#\S+)/)?.[1] ?? ''
}

const deliveriesTo = async (store: TestStore, email: string) =>
  (await mailsTo(store, email)).filter(({ text }) => keyLikeTexts(text).length > 0)

// The browser itself reports the refused calls.
test.use({ expectedConsole: [/Failed to load resource/] })

test.describe('2 Screens: Track Order, View Downloads', () => {
  test('shows the order, sends its keys again, and says how a product is activated', async ({
    page,
    store,
  }) => {
    await test.step('a buyer asks for the link, sees the order and has the keys sent again', async () => {
      const order = await ordered(store)
      await open(page, '/orders/track')
      await askFor(page, order)
      const path = await mailedPath(store, order.email)

      await open(page, path)
      await expect(
        page.getByRole('heading', { level: 1, name: `Order ${order.number}` }),
      ).toBeVisible()
      const products = page.getByRole('region', { name: 'Products and delivery' })
      await expect(products.getByRole('heading', { name: order.product })).toBeVisible()
      await expect(products.getByText(/^Delivered on /)).toBeVisible()
      const mails = page.getByRole('region', { name: 'E-mails that we sent you' })
      await expect(mails.getByRole('listitem')).toHaveCount(2)
      await expect(mails.getByText('Your order with its keys')).toBeVisible()

      const [delivery] = await deliveriesTo(store, order.email)
      const [key] = keyLikeTexts(delivery?.text ?? '')
      expect(key).toBeDefined()
      expect(await page.content()).not.toContain(key)

      await page.getByRole('button', { name: 'Send my keys again' }).dblclick()
      await expect(
        page.getByText(`Done: the e-mail with your keys is on its way to ${order.email}`),
      ).toBeVisible()
      await expect(mails.getByText('Your keys, sent again')).toHaveCount(1)
      const again = await eventually(async () => {
        const all = await deliveriesTo(store, order.email)
        return all.length === 2 && all[0]
      })
      expect(keyLikeTexts(again.text)).toEqual([key])
    })
    await test.step('says where a product is downloaded and how it is activated', async () => {
      const admin = await adminClient(store)
      const product = (await productDispenser(store))()
      const fields = {
        installerUrl: 'https://downloads.example.com/get',
        activationSteps: ['Sign in.', 'Enter your key.'],
      }
      await admin.call(`/api/admin/products/${product.id}`, { method: 'PATCH', body: fields })
      const order = await deliveredOrder(store, [{ product }], 'card')
      await page.goto('about:blank')
      await open(page, `/orders/status#${await orderToken(store, order.number)}`)
      const products = page.getByRole('region', { name: 'Products and delivery' })
      await expect(products.getByText('How to activate')).toBeVisible()
      await expect(products.getByRole('list').getByRole('listitem')).toHaveText([
        /.*/,
        ...fields.activationSteps,
      ])
      await expect(
        products.getByRole('link', { name: `Download ${product.name}` }),
      ).toHaveAttribute('href', fields.installerUrl)
      expect(await accessibilityViolations(page)).toEqual([])

      // The keys were sent often enough elsewhere in the meantime.
      const resend = page.getByRole('button', { name: 'Send my keys again' })
      await expect(resend).toBeVisible()
      await store.sql.query(
        `INSERT INTO "OrderEvent" ("orderId", "kind", "createdAt")
         SELECT "id", 'delivery_resent', now() - make_interval(hours => n)
         FROM "Order", generate_series(1, 3) AS n WHERE "orderNumber" = $1`,
        [order.number],
      )
      await resend.click()
      await expect(
        page.getByText('We have sent your keys again 3 times within a day'),
      ).toBeVisible()
      await expect(resend).toBeHidden()
    })
    await test.step('with a link that does not work says that it has expired, and leads to a new one', async () => {
      await page.goto('about:blank')
      await open(page, '/orders/status#Fe26.2*1*made*up~2')
      await expect(
        page.getByRole('heading', { level: 1, name: 'This link has expired' }),
      ).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page).toHaveURL(/\/orders\/track$/)
    })
  })

  test('says the same about an order that does not exist', THOROUGH, async ({ page, store }) => {
    await open(page, '/orders/track')
    await askFor(page, { number: 'SH-1767225600000-AAAAA', email: 'nobody@nowhere.example' })
    await expect(page.getByText('we do not say here whether it exists')).toBeVisible()
    await page.getByRole('button', { name: 'Enter another order' }).click()
    await expect(page.getByLabel('Order Number')).toHaveValue('')
    expect(await mailsTo(store, 'nobody@nowhere.example')).toEqual([])
  })

  test('shows an order in the language of the link', THOROUGH, async ({ page, store }) => {
    const order = await ordered(store, 'de')
    await open(page, '/de/orders/track')
    await page.getByLabel('Bestellnummer').fill(order.number)
    await page.getByLabel('E-Mail-Adresse').fill(order.email)
    await page.getByRole('button', { name: 'Link zusenden' }).click()
    const path = await mailedPath(store, order.email)
    expect(path).toMatch(/^\/de\/orders\/status#/)
    await open(page, path)
    await expect(
      page.getByRole('heading', { level: 1, name: `Bestellung ${order.number}` }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Schlüssel erneut senden' })).toBeVisible()
  })

  test('without a link says how to get one', THOROUGH, async ({ page }) => {
    await open(page, '/orders/status')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Open the link in your e-mail' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(/\/orders\/track$/)
  })
})
