import { firstMailTo, keyLikeTexts, simulate } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import { BOTH_DIRECTIONS, expectNoViolationsAtBothWidths, openIn } from './accessible'
import {
  addShownProduct,
  banner,
  drawerOf,
  expect,
  open,
  type Page,
  PHONE,
  THOROUGH,
  test,
} from './fixtures'

const payPal = (page: Page, name = 'Pay with PayPal') =>
  page.getByRole('button', { name, exact: true })

/** Puts a product into the cart, and leaves its drawer open. */
async function fillCart(page: Page): Promise<void> {
  await open(page, '/products/bitdefender-total-security-2024')
  await addShownProduct(page)
  if (!(await drawerOf(page).isVisible()))
    await banner(page).getByRole('button', { name: /^Cart/ }).click()
  await expect(drawerOf(page)).toBeVisible()
}

/** What PayPal says of an order when it is next asked for it. */
const payPalSays = (store: TestStore, outcome: string, order: string) =>
  simulate(store.simulators.paypal, { call: 'get', outcome, for: order })

const orderIn = (address: string) => new URL(address).searchParams.get('token') ?? ''

/** Presses the button, and lets PayPal say that of the order which is made. */
async function payAs(page: Page, store: TestStore, outcome: string): Promise<void> {
  await page.route(
    /\/checkout\/express\?token=/,
    async (route) => {
      await payPalSays(store, outcome, orderIn(route.request().url()))
      await route.continue()
    },
    { times: 1 },
  )
  await payPal(page).click()
}

async function expectConfirmation(page: Page, store: TestStore, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
  const keys = page.getByRole('region', { name: 'Your licence keys' })
  await expect(keys.getByRole('code')).toHaveCount(1)
  const [key = ''] = await keys.getByRole('code').allTextContents()
  expect(keyLikeTexts((await firstMailTo(store, email)).text)).toEqual([key.trim()])
}

// The browser reports the calls that are refused.
test.use({ expectedConsole: [/Failed to load resource/] })

test('is paid from the drawer with nothing to fill in, by a button that moves nothing when it arrives', async ({
  page,
  store,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/payment-methods?*', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/payment-methods?*')
  await fillCart(page)
  await asked
  const checkout = drawerOf(page).getByRole('link', { name: 'Proceed to Checkout' })
  await checkout.click({ trial: true })
  const before = await checkout.boundingBox()
  answer()
  await expect(payPal(page)).toBeEnabled()
  expect(await checkout.boundingBox()).toEqual(before)

  await payAs(page, store, 'payer:drawer@payer.example')
  await expectConfirmation(page, store, 'drawer@payer.example')
  await page.goto('/')
  await expect(banner(page).getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
})

test('is paid on a phone from the top of the checkout, but not as a gift', async ({
  page,
  store,
}) => {
  await page.setViewportSize(PHONE)
  await fillCart(page)
  await open(page, '/checkout/review')
  await expect(page.getByRole('heading', { name: 'Express checkout' })).toBeVisible()
  await expect(payPal(page)).toBeVisible()
  await expectNoViolationsAtBothWidths(page)
  await page.setViewportSize(PHONE)
  await page.getByLabel('Send as a gift').check()
  await expect(payPal(page)).toBeHidden()
  await page.getByLabel('Send as a gift').uncheck()
  await payAs(page, store, 'payer:top@payer.example')
  await expectConfirmation(page, store, 'top@payer.example')
})

test('charges nothing that was not approved, and can be tried again', async ({ page, store }) => {
  await fillCart(page)
  await payAs(page, store, 'not_approved')
  await expect(page.getByRole('heading', { name: 'The payment was not approved' })).toBeVisible()
  await expectNoViolationsAtBothWidths(page)
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout\/review/)

  await payAs(page, store, 'payer:')
  const alert = page.getByRole('alert').filter({ hasText: 'Payment failed' })
  await expect(alert).toContainText('PayPal did not tell us your e-mail address')
  await expectNoViolationsAtBothWidths(page)
  await payPalSays(store, 'payer:again@payer.example', orderIn(page.url()))
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expectConfirmation(page, store, 'again@payer.example')
})

test('says in the drawer why it could not begin', THOROUGH, async ({ page, store }) => {
  await fillCart(page)
  await simulate(store.simulators.paypal, { call: 'create', outcome: 'error500' })
  await payPal(page).click()
  await expect(page.getByText(/PayPal could not be reached/).first()).toBeVisible()
  await expect(payPal(page)).toBeEnabled()
})

test('leads nobody who comes without an order astray', THOROUGH, async ({ page }) => {
  await page.goto('/de/checkout/express')
  await expect(page).toHaveURL(/\/de\/checkout\/review/)
})

// From left to right: where it is paid on a phone.
for (const direction of BOTH_DIRECTIONS)
  test(`has no barriers, ${direction.dir}`, THOROUGH, async ({ page }) => {
    await fillCart(page)
    await openIn(page, direction, '/checkout/review')
    await expect(payPal(page, direction.said('Pay with PayPal'))).toBeVisible()
    await expectNoViolationsAtBothWidths(page)
  })
