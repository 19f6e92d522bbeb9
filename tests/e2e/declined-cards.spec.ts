import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { SIMULATED_SECRET, SIMULATED_TOKENS } from '@/scripts/simulators/turnstile'
import { type PluginsOn, turnstileOn } from '@/tests/setup/plugins'
import { fillCard, goToPayment } from './checkout-steps'
import { accessibilityViolations, expect, type Page, test } from './fixtures'
import { stubVendors, withPlugins } from './plugins'

// The browser itself reports the refused calls.
test.use({ expectedConsole: [/Failed to load resource/] })

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const failure = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
const check = (page: Page) => page.getByRole('group', { name: 'Security check' })

async function declineTwice(page: Page, email: string): Promise<void> {
  await goToPayment(page, email)
  for (let attempt = 0; attempt < 2; attempt++) {
    await fillCard(page, '4222222222222')
    await pay(page).click()
    await expect(failure(page, 'This transaction has been declined.')).toBeVisible()
    await expect(page.getByLabel('CVV')).toHaveValue('')
  }
}

test.describe('after declined cards', () => {
  test('a shopper is told to wait or to pay otherwise, and keeps what was typed', async ({
    page,
  }) => {
    await declineTwice(page, 'declined@buyer.example')
    await fillCard(page, '4111111111111111')
    await pay(page).click()
    await expect(failure(page, 'Several cards were declined. Please wait')).toBeVisible()
    await expect(page.getByLabel('Card Number')).toHaveValue('4111 1111 1111 1111')
    await page.getByRole('tab', { name: 'PayPal' }).click()
    await page.getByRole('button', { name: /Pay .*PayPal/ }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
  })

  test('a shopper passes the security check, where the store has one', async ({ page, store }) => {
    const plugin = turnstileOn({ onContact: false, onLogin: false }, SIMULATED_SECRET)
    await withPlugins(store, plugin, async () => {
      await page.exposeFunction('giveToken', (action: string) =>
        SIMULATED_TOKENS.good({ hostname: 'localhost', action }),
      )
      await stubVendors(page)
      await declineTwice(page, 'person@buyer.example')
      await expect(check(page)).toBeHidden()
      await fillCard(page, '4111111111111111')
      await pay(page).click()
      await expect(failure(page, 'Please complete the security check.')).toBeVisible()
      await expect(check(page)).toContainText('Checked')
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByLabel('CVV').fill('123')
      await pay(page).click()
      await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
    })
  })
})

const { clientSecret, ...ids } = SIMULATOR_CREDENTIALS.paypal
const CARDS_BY_PAYPAL: PluginsOn = {
  paypal: { settings: { ...ids, takesCards: true }, secrets: { clientSecret } },
}

async function fillPayPalCard(page: Page, number: string) {
  const panel = page.getByRole('tabpanel', { name: 'Credit Card' })
  await panel.locator('[autocomplete=cc-number]').fill(number)
  await panel.locator('[autocomplete=cc-exp]').fill('1240')
  await panel.locator('[autocomplete=cc-csc]').fill('111')
}

test('PayPal takes a card once its bank has heard from the buyer, and leads to other ways where it wants to', async ({
  page,
  store,
}) => {
  await withPlugins(store, CARDS_BY_PAYPAL, async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(store.url)) sent.push(request.postData() ?? '')
    })
    await goToPayment(page, 'paypal-card@buyer.example')
    await page.getByRole('tab', { name: 'Credit Card' }).click()
    await fillPayPalCard(page, '4000002760003184')
    expect(await accessibilityViolations(page)).toEqual([])
    await pay(page).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Your bank wants to confirm that it is you')
    await alert.getByRole('button', { name: 'PayPal' }).click()
    await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Credit Card' }).click()
    await fillPayPalCard(page, '4868719460707704')
    await pay(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=SH-/)
    for (const text of sent) expect(text).not.toContain('4868719460707704')
  })
})
