import { startOwnStore } from '@/tests/setup/store'
import { goToPayment } from './checkout-steps'
import { test as base, expect, type Page, type StoreOf } from './fixtures'

/** A store with an account of PayPal's sandbox, whose buttons and components it shows. */
const test = base.extend<object, { storeOf: StoreOf }>({
  storeOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures it gives named
    async ({}, use) => {
      const store = await startOwnStore({
        env: {
          PAYPAL_API_URL: '',
          PAYPAL_CLIENT_ID: 'sandbox-client',
          PAYPAL_CLIENT_SECRET: 'sandbox-secret',
        },
      })
      await use(async () => store)
      await store.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// The browser reports scripts that do not load, and the store's refusal.
test.use({ expectedConsole: [/Failed to load resource|paypal|No wallet order was created/i] })

/** PayPal's script, as far as the store uses it: an account that is offered these wallets. */
const payPalScript = (offered: string[]) => `
  window.paypalDeviceWallets = {
    version: '6.0.0',
    createInstance: async () => ({
      findEligibleMethods: async () => ({
        isEligible: (method) => ${JSON.stringify(offered)}.includes(method),
        getDetails: () => ({ config: { merchantCountry: 'US', allowedPaymentMethods: [] } }),
      }),
      createGooglePayOneTimePaymentSession: () => ({
        formatConfigForPaymentRequest: (config) => config,
        confirmOrder: async () => ({ status: 'APPROVED' }),
      }),
    }),
  }`

/** Google's script: a device that is ready, whose owner agrees at once. */
const GOOGLE_SCRIPT = `
  window.google = { payments: { api: { PaymentsClient: class {
    constructor({ paymentDataCallbacks }) { this.callbacks = paymentDataCallbacks }
    async isReadyToPay() { return { result: true } }
    createButton({ onClick }) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Google Pay'
      button.onclick = onClick
      return button
    }
    async loadPaymentData() {
      // A callback that fails is shown in Google's own sheet.
      await this.callbacks.onPaymentAuthorized({ paymentMethodData: {} }).catch(() => {})
      return {}
    }
  } } } }`

async function offer(page: Page, offered: string[]): Promise<void> {
  const script = (body: string) => ({ contentType: 'text/javascript', body })
  await page.route(/paypal\.com/, (route) => route.abort())
  await page.route(/web-sdk\/v6\/core/, (route) => route.fulfill(script(payPalScript(offered))))
  await page.route(/pay\.google\.com/, (route) => route.fulfill(script(GOOGLE_SCRIPT)))
}

const googlePay = (page: Page) => page.getByRole('button', { name: 'Google Pay' })

test('Google Pay is offered where the account has it, says when it fails, and is not offered where it has not', async ({
  page,
}) => {
  await offer(page, ['googlepay'])
  await goToPayment(page, 'google@buyer.example')
  await googlePay(page).click()
  // Nobody answers the store where this runs.
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to create PayPal order' }),
  ).toBeVisible({ timeout: 40_000 })
  await expect(googlePay(page)).toBeEnabled()

  // Nothing is offered where the account has none, and cards stay.
  await page.unrouteAll()
  await offer(page, [])
  await page.reload()
  await expect(page.getByText(/PayPal could not be loaded/)).toBeVisible()
  await expect(googlePay(page)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Credit Card' })).toBeEnabled()
})
