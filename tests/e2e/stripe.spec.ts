import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { firstMailTo, keyLikeTexts } from '@/tests/setup/checkout-client'
import type { PluginsOn } from '@/tests/setup/plugins'
import { STRIPE_CARDS } from '@/tests/setup/stripe-client'
import { expectNoSideways } from './boxes'
import { checkOutShown, goToPayment } from './checkout-steps'
import { accessibilityViolations, expect, open, type Page, PHONE, test } from './fixtures'
import { withPlugins } from './plugins'

// The browser itself reports blocked scripts.
test.use({ expectedConsole: [/Failed to load resource/] })

const { publishableKey, ...secrets } = SIMULATOR_CREDENTIALS.stripe
const ON: PluginsOn = { stripe: { settings: { publishableKey }, secrets } }

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const isScript = (url: URL) => url.pathname === '/v3/'
const ordered = (page: Page) => expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)

async function fillStripe(page: Page, number: string) {
  await page.getByRole('tab', { name: 'Card or bank' }).click()
  // The store's own form of cards stands in another tab.
  const panel = page.getByRole('tabpanel', { name: 'Card or bank' })
  await panel.locator('[autocomplete=cc-number]').fill(number)
  await panel.locator('[autocomplete=cc-exp]').fill('1240')
  await panel.locator('[autocomplete=cc-csc]').fill('123')
}

test.describe('Stripe', () => {
  test('takes a card, which never reaches the store', async ({ page, store }) => {
    await withPlugins(store, ON, async () => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith(store.url)) sent.push(request.postData() ?? '')
      })
      await goToPayment(page, 'stripe@buyer.example')
      await fillStripe(page, STRIPE_CARDS.good)
      await expect(page.getByText('They never pass through this store.').last()).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await pay(page).dblclick()
      await ordered(page)
      for (const text of sent) expect(text).not.toContain(STRIPE_CARDS.good)
    })
  })

  test('asks the bank where it wants its customer, on a phone', async ({ page, store }) => {
    await page.setViewportSize(PHONE)
    await withPlugins(store, ON, async () => {
      await goToPayment(page, 'stripe-3ds@buyer.example')
      await fillStripe(page, STRIPE_CARDS.careful)
      await expectNoSideways(page)
      await pay(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      await fillStripe(page, STRIPE_CARDS.careful)
      await pay(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
      await ordered(page)
    })
  })

  test('is paid by a wallet of its buttons, with nothing to fill in', async ({ page, store }) => {
    await withPlugins(store, ON, async () => {
      await open(page, '/products/bitdefender-total-security-2024')
      await checkOutShown(page)
      const buttons = page.getByRole('region', { name: 'Express checkout' })
      const wallet = buttons.getByRole('button', { name: 'Pay with Google Pay' })
      await wallet.click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      expect(await accessibilityViolations(page)).toEqual([])
      await wallet.click()
      await page.getByLabel('E-mail', { exact: true }).fill('wallet@payer.example')
      await page.getByLabel('Card', { exact: true }).selectOption('A card whose bank asks first')
      await page.getByRole('button', { name: /^Pay \d/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
      await ordered(page)
      const mail = await firstMailTo(store, 'wallet@payer.example')
      expect(keyLikeTexts(mail.text)).toHaveLength(1)
    })
  })

  test('says that its script is blocked, while the other ways work', async ({ page, store }) => {
    await withPlugins(store, ON, async () => {
      await page.route(isScript, (route) => route.abort())
      await goToPayment(page, 'stripe-blocked@buyer.example')
      await page.getByRole('tab', { name: 'Card or bank' }).click()
      await expect(page.getByText(/form of Stripe could not be loaded/)).toBeVisible()
      await page.getByRole('tab', { name: 'PayPal' }).click()
      await page.getByRole('button', { name: 'Pay with PayPal' }).click()
      await ordered(page)
    })
  })
})
